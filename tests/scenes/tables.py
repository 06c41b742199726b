"""A table with a game on it, in the hands of a test."""

from collections.abc import Callable

from qwitch.controls.commands import WindowChanged
from qwitch.engine.cards import NAMES
from qwitch.engine.game import EMPTY, Phase
from qwitch.match.events import Event
from qwitch.match.log import record_of
from qwitch.match.seats import parse_seats
from qwitch.scenes.desk import GamePlan
from qwitch.scenes.scene import Reset
from qwitch.scenes.table import TableScene
from qwitch.stage.signs import SeatLook
from qwitch.stage.tableau import Tableau
from tests.scenes.sitting import Sitting

SLOW = "me,bot:20000,bot:20000,bot:20000"
"""Computer players who leave a person all the time in the world."""


class Seated:
    """People at a table; what they see is asked of the show, what happened of the match."""

    def __init__(
        self, seats: str = SLOW, mode: str = "race", edition: str = "tin", seed: int = 5, plan: GamePlan | None = None
    ) -> None:
        """Deal this game, or this plan's."""
        self.sitting = Sitting(seats=seats)
        table = self.sitting.screens.table(plan or GamePlan(mode, edition, parse_seats(seats), seed=seed))
        self.sitting.stack.apply(Reset(table), self.sitting.now_s)
        self.sitting.wants(WindowChanged())
        self.table = self.at_table()

    def at_table(self) -> TableScene:
        """The table in front, which may be another one than at first."""
        table = self.sitting.top
        assert isinstance(table, TableScene)
        return table

    # What happened

    @property
    def events(self) -> list[Event]:
        """All that has happened."""
        return [stamped.event for stamped in self.table.match.history]

    @property
    def kinds(self) -> list[str]:
        """What has happened, by the log's words."""
        return [record_of(stamped)["e"] for stamped in self.table.match.history]

    def of_seat(self, seat: int, *kinds: str) -> list[tuple[str, int, int]]:
        """A seat's cards of these kinds (play, misplay, beaten, late), as kind, slot and milliseconds."""
        records = map(record_of, self.table.match.history)
        return [(each["e"], each["slot"], each["t"]) for each in records if each["e"] in kinds and each["seat"] == seat]

    def await_(self, happened: Callable[[], bool], within_s: float = 60.0) -> None:
        """Let time pass, frame by frame, until it has happened."""
        end_s = self.sitting.now_s + within_s
        while not happened():
            assert self.sitting.now_s < end_s, f"it never happened: {self.kinds}"
            self.sitting.waits(1 / 60)

    def await_go(self, seat: int = 0, fitting: bool = True) -> list[int]:
        """Wait until this seat holds cards that fit (or cards that do not), and give their slots."""
        self.await_(lambda: bool(self.slots(seat, fitting)))
        return self.slots(seat, fitting)

    def await_stop(self) -> None:
        """Wait until play stops, playing whatever fits for everybody who sits here."""
        game = self.table.match.game
        people = [seat for seat, spec in enumerate(self.table.match.seats) if spec.is_person]
        while game.phase is not Phase.WAITING or game.last_turner is None:
            for seat in people:
                for slot in self.slots(seat, fitting=True)[:1]:
                    self.table.match.press(seat, slot, self.table.match.now_ms)
            self.sitting.waits(0.2)

    def slots(self, seat: int, fitting: bool) -> list[int]:
        """The slots of this seat whose cards fit now, or do not; none while play is stopped."""
        game = self.table.match.game
        if game.phase is not Phase.RUNNING:
            return []
        return [slot for slot, card in enumerate(game.hands[seat]) if card != EMPTY and game.fits_now(card) is fitting]

    # What is seen

    @property
    def tableau(self) -> Tableau:
        """The cards on the table."""
        return self.table._show.tableau

    def look(self, seat: int) -> SeatLook:
        """What a seat's plate says."""
        return self.table._show.looks[seat]

    def hand(self, seat: int) -> str:
        """A seat's five slots by the names of their cards."""
        return " ".join("--" if card == EMPTY else NAMES[card] for card in self.table.match.game.hands[seat])
