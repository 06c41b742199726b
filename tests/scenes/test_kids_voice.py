"""Children hear whose turn it is and what they need, and only while it is true."""

from dataclasses import dataclass, field

from msgspec.structs import replace

from qwitch.engine.cards import LETTERS
from qwitch.engine.needed import needed
from qwitch.match.seats import parse_seats
from qwitch.scenes.desk import GamePlan
from qwitch.scenes.kids import KidsScene
from qwitch.stage.soundmap import Group
from qwitch.stage.voicemap import HELP_CLIPS, Word, need_clips
from tests.scenes.sitting import Sitting


@dataclass
class Ear:
    """Hears what is called and said."""

    is_silent: bool = False
    heard: list[object] = field(default_factory=list)

    def call(self, seat: int, card: int, pan: float = 0.0) -> None:
        self.heard.append((seat, card))

    def say(self, word: Word, seat: int | None = None, pan: float = 0.0) -> None:
        self.heard.append((word, seat))

    def teach(self, letter: str, number: str) -> None:
        self.heard.append((letter, number))

    def prepare(self, seats: int) -> None:
        """Nothing is to be read."""

    def set_volume(self, group: Group, volume: float) -> None:
        """Nothing is louder here."""

    def stop_all(self) -> None:
        """Nothing goes on."""


def at_table(seats: str, help_wanted: str, seed: int = 5) -> tuple[Sitting, KidsScene, Ear]:
    sitting, ear = Sitting(seats=seats), Ear()
    sitting.desk.settings = replace(sitting.desk.settings, help=help_wanted, help_fades=False)
    sitting.desk.caller = ear
    table = sitting.screens.table(GamePlan("turns", "tin", parse_seats(seats), seed=seed))
    assert isinstance(table, KidsScene)
    sitting.open(table)
    return sitting, table, ear


def until_turn(sitting: Sitting, table: KidsScene) -> int:
    """Wait until somebody has the turn, and give the seat."""
    for _ in range(600):
        sitting.waits(1 / 60)
        if table.match.game.to_act is not None and table.match.game.direction is not None:
            return table.match.game.to_act
    raise AssertionError("nobody has the turn")


def what_is_needed(table: KidsScene) -> tuple[str, str]:
    game = table.match.game
    assert game.direction is not None
    letter, number = needed(game.pile[-1], game.direction)
    return letter or "", number or ""


def seed_with(fits: bool) -> int:
    """A deal in which the first child holds a card that fits, or none."""
    for seed in range(100):
        sitting, table, _ = at_table("me,me2", "none", seed)
        if table.match.game.holds_fitting(until_turn(sitting, table)) is fits:
            return seed
    raise AssertionError("no such deal")


def test_the_childs_own_voice_claims_the_turn_then_the_announcer_says_what_is_needed() -> None:
    sitting, table, ear = at_table("me,me2", "full", seed_with(fits=True))
    turn = until_turn(sitting, table)
    ear.heard.clear()
    sitting.waits(1.2)
    assert (Word.TURN, turn) in ear.heard
    sitting.waits(1.5)
    assert ear.heard[-1] == what_is_needed(table)
    count = len(ear.heard)
    sitting.waits(1.0)
    assert len(ear.heard) == count, "it is said once"


def test_the_only_child_is_spoken_to_by_the_announcer() -> None:
    sitting, table, ear = at_table("me,bot:20000", "full")
    while until_turn(sitting, table) != 0:
        sitting.waits(2.0)
    sitting.waits(1.2)
    assert (Word.TURN, None) in ear.heard


def test_without_help_nothing_is_given_away() -> None:
    sitting, table, ear = at_table("me,me2", "none", seed_with(fits=True))
    until_turn(sitting, table)
    sitting.waits(12.0)
    assert not [one for one in ear.heard if isinstance(one, tuple) and isinstance(one[0], str)]


def test_gentle_help_speaks_when_the_card_stirs() -> None:
    sitting, table, ear = at_table("me,me2", "gentle", seed_with(fits=True))
    until_turn(sitting, table)
    sitting.waits(4.0)
    assert what_is_needed(table) not in ear.heard
    sitting.waits(5.0)
    assert what_is_needed(table) in ear.heard


def test_a_quick_child_is_not_told_what_it_has_done_already() -> None:
    sitting, table, ear = at_table("me,me2", "full", seed_with(fits=True))
    turn = until_turn(sitting, table)
    game, before = table.match.game, what_is_needed(table)
    slot = next(place for place, card in enumerate(game.hands[turn]) if card >= 0 and game.fits_now(card))
    sitting.press(str(slot + 1))
    ear.heard.clear()
    sitting.waits(5.0)
    assert (Word.TURN, turn) not in ear.heard
    assert before not in ear.heard or before == what_is_needed(table)


def test_a_pause_is_silent() -> None:
    sitting, table, ear = at_table("me,me2", "full", seed_with(fits=True))
    until_turn(sitting, table)
    sitting.press("ESCAPE")
    assert not sitting.is_at(table)
    ear.heard.clear()
    sitting.waits(5.0)
    assert ear.heard == []


def test_every_need_has_its_clips() -> None:
    for letter in ("", *LETTERS):
        for number in ("", *"12345678"):
            clips = need_clips(letter, number)
            assert set(clips) <= set(HELP_CLIPS)
            assert len(clips) == bool(letter) + bool(number)
