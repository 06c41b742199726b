"""What every screen needs: texts, tables, key labels, and how the next game is to be played."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol, cast

from msgspec import structs

from qwitch.controls.gamepads import Gamepads
from qwitch.controls.keysets import KeySet, key_sets
from qwitch.controls.labels import KeyLabels
from qwitch.locale.language import Language
from qwitch.match.match import Match
from qwitch.match.medals import Standards
from qwitch.match.options import OPTIONS, MatchOptions
from qwitch.match.reading import Log
from qwitch.match.seats import PERSONS, is_seat
from qwitch.scenes.key_words import key_name
from qwitch.scenes.plan import GamePlan as GamePlan
from qwitch.scenes.remembered import Held, held_at, seating_of, setup_of
from qwitch.scenes.scene import Scene
from qwitch.scenes.seating import Seating
from qwitch.stage.caller import Caller, Nobody
from qwitch.stage.speaker import Speaker
from qwitch.stage.theme import FeltName, Theme
from qwitch.store import History, Keys, LastSetup, Notice, Settings
from qwitch.store.players import Mode


class Screens(Protocol):
    """Opens screens by name, so that no screen needs to know another's file."""

    def title(self) -> Scene:
        """The title screen."""

    def table(self, plan: GamePlan) -> Scene:
        """A freshly dealt game; raises TableError or OSError."""

    def pause(self, felt: FeltName, restart: Callable[[], Scene], leave: Callable[[], Scene], why: str = "") -> Scene:
        """The pause of a game; `why` is a line that tells the reason, if it was not the players' own wish."""

    def seats(self, mode: str) -> Scene:
        """Who plays the next game of this mode."""

    def solo(self) -> Scene:
        """Which deal is played against the clock."""

    def best_times(self, seed: int | None = None, edition: str = "") -> Scene:
        """The quickest solo runs: of this deal, of today, of all; first those of an edition, else of the last one."""

    def options(self) -> Scene:
        """The settings."""

    def how_to(self) -> Scene:
        """Lessons and rules."""

    def keys(self) -> Scene:
        """Who plays with which keys."""

    def keyboard_check(self, people: int) -> Scene:
        """Which keys arrive together; the guided test tries those of so many people."""

    def results(self, plan: GamePlan, match: Match, felt: FeltName) -> Scene:
        """The results of a match that is over."""

    def replay(
        self, log: Log, names: Sequence[str] = (), styles: Sequence[int] = (), at_ms: int | None = None
    ) -> Scene:
        """A game watched again, from this millisecond of game clock on where one is named."""

    def people(self) -> Scene:
        """Best times, history and people: where to look back from."""

    def history(self) -> Scene:
        """The games that were played."""


SEVERITIES = {"off": 0.0, "gentle": 0.5, "full": 1.0}
"""What part of a freeze a misplay costs, by the setting's word (H3)."""


@dataclass(slots=True)
class Desk:
    """Handed to every screen. `tables` is the folder of layouts, `plan` what the command line asked to play.

    Settings change through `change` alone; `applied` is told of each change, by whoever owns window and files.
    """

    language: Language
    tables: Path
    labels: KeyLabels
    plan: GamePlan
    open: Screens
    speaker: Speaker
    caller: Caller = field(default_factory=Nobody)
    kept_game: Path | None = None
    """Where a kids' game is kept while it is played; None where nothing can be kept."""
    history: History | None = None
    """Games, people and records; None where there are none to be had, as before the first picture."""
    standards: Standards = field(default_factory=Standards)
    """What medals ask for on each solo deal."""
    tell: Callable[[Iterable[Notice]], None] = lambda notices: None
    """Shows the players, line by line, what there is to say about files."""
    pads: Gamepads = field(default_factory=Gamepads)
    settings: Settings = field(default_factory=Settings)
    theme: Theme = field(default_factory=Theme)
    applied: Callable[[Settings], None] = lambda settings: None
    _held: dict[str, tuple[Held, ...]] = field(default_factory=dict)

    @property
    def tr(self) -> Callable[..., str]:
        """The text for an English one, in the player's language."""
        return self.language.tr

    def seating(self, mode: str) -> Seating:
        """Who the command line named, or who sat there the last time this mode was played, or its usual seats."""
        if self.plan.is_asked_for and self.plan.mode == mode:
            return Seating.of_words(mode, self.plan.edition, [spec.text for spec in self.plan.seats])
        last = self.settings.last.of(cast(Mode, mode))
        if last is None or not all(is_seat(seat.word) for seat in last.seats):
            return Seating.usual(mode)
        return self.last_seating(mode, last)

    def last_seating(self, mode: str, last: LastSetup) -> Seating:
        """Who sat there by this set-up, with the keys and pads that they have."""
        return seating_of(mode, last, self._held.get(mode, ()), self.pads)

    def start(self, seating: Seating) -> GamePlan:
        """The plan of this seating, which is about to play: the suggestion for the next game as well.

        Seed and log that the command line named are for its own mode; further games get seeds and logs of their own.
        """
        self._remember(seating)
        asked = self.plan if self.plan.mode == seating.mode else GamePlan(log=self.plan.log)
        keys = seating.key_sets(self.key_sets(len(seating.people)))
        pads = tuple(seating.pads().items())
        names, styles = seating.names(), seating.styles()
        plan = GamePlan(
            seating.mode, seating.edition, seating.specs(), asked.seed, asked.log, keys, pads, names, styles
        )
        self.plan = plan.again()
        return plan

    def _remember(self, seating: Seating) -> None:
        self._held[seating.mode] = held_at(seating)
        last = self.settings.last.played(cast(Mode, seating.mode), setup_of(seating))
        self.change(structs.replace(self.settings, last=last))

    def change(self, settings: Settings) -> None:
        """These are the settings from now on."""
        self.settings = settings
        self.applied(settings)

    @property
    def people_last(self) -> int:
        """How many people played the last game; 0 before the first."""
        last = self.settings.last.of(self.settings.last.mode) if self.settings.last.mode else None
        return 0 if last is None else sum(seat.word in PERSONS for seat in last.seats)

    def key_sets(self, people: int) -> tuple[KeySet, ...]:
        """The keys of so many people: those that were set, or the usual ones."""
        chosen = self.settings.keys.of(people) if people else None
        return key_sets(people) if chosen is None else tuple(KeySet(keys.slots, keys.action) for keys in chosen)

    def set_keys(self, people: int, sets: tuple[KeySet, ...]) -> None:
        """So many people have these keys from now on; the game's own ones are not written down."""
        chosen = None if sets == key_sets(people) else tuple(Keys(keys.slots, keys.action) for keys in sets)
        self.change(structs.replace(self.settings, keys=self.settings.keys.with_sets(people, chosen)))

    def key_labels(self, keys: KeySet | None, pad: int | None) -> tuple[str, ...]:
        """What is printed on a person's keys or pad buttons: five slots, then pass."""
        if pad is not None or keys is None:
            labels = self.pads.labels(pad or 0)
            return *labels.slots, labels.action
        return tuple(key_name(scancode, self.labels, self.tr) for scancode in keys.keys)

    def options_for(self, mode: str) -> MatchOptions:
        """The house options of a mode, with what the player has set.

        Solo runs are compared: there nobody gets direction cards sooner than others, by the program or by hand.
        """
        usual, settings = OPTIONS[mode], self.settings
        countdown_ms = usual.countdown_ms if settings.countdown_ms is None else settings.countdown_ms
        freezes = usual.freezes * SEVERITIES[settings.freezes]
        if mode == "solo":
            return replace(usual, countdown_ms=max(countdown_ms, usual.countdown_ms), freezes=freezes)
        return replace(usual, countdown_ms=countdown_ms, hand_turned=settings.hand_turned, freezes=freezes)
