"""The loop under watch: a fault of the program's own is written down, shown to the player, and ends the program."""

from datetime import datetime
from typing import Protocol

from msgspec import to_builtins

from qwitch.crash import CrashedError, report_of, write_report
from qwitch.scenes.desk import Desk
from qwitch.stage.loop import Player, run
from qwitch.stage.sorry import show_sorry
from qwitch.stage.window import NoDisplayError
from qwitch.store import SettingsFile
from qwitch.table import TableError


class Watched(Player, Protocol):
    """What the loop drives, and what is known of it when it breaks."""

    @property
    def last_events(self) -> list[str]:
        """What happened last, a line each, oldest first; no names in them."""


def run_watched(app: Watched, desk: Desk, keep: SettingsFile) -> None:
    """Run to the end; raises CrashedError after a fault of the program's own.

    The game's log is left as it is, whole up to the last event: a kids' game can be taken up again.
    """
    try:
        run(app)
    except (NoDisplayError, TableError, OSError):
        raise  # not the program's own faults: the command line has one line for each
    except Exception as error:
        when = datetime.now()
        text = report_of(error, when, to_builtins(desk.settings), app.last_events)
        crash = CrashedError(write_report(text, keep.path.parent, when))
        _show(crash, desk)
        raise crash from error


def _show(crash: CrashedError, desk: Desk) -> None:
    """Say it on the screen, in the player's language."""
    tr = desk.tr
    texts = [tr("Qwitch came upon a fault of its own and has to stop. A kids' game can be taken up again.")]
    if crash.report is not None:
        texts += [tr("What is known of it stands here, for whoever can mend it:"), str(crash.report)]
    show_sorry(tr("Sorry, something broke"), [*texts, tr("Press any key to leave.")])
