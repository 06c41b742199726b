"""Keys at the table: those of the plan or of the settings, and new ones at once, in the middle of a game as well."""

from msgspec.structs import replace

from qwitch.controls.commands import SlotPress
from qwitch.controls.keysets import ALL_SETS, KeySet, key_sets
from qwitch.engine.game import EMPTY
from qwitch.match.seats import parse_seats
from qwitch.scenes.desk import GamePlan
from qwitch.scenes.table import TableScene
from qwitch.scenes.table_keys import TableKeys
from qwitch.store import KeyChoices, Keys, Settings
from tests.controls.scancodes import key_set
from tests.scenes.sitting import Sitting

OTHER = key_set("Z X C V B A"), key_set("U I O P 9 8")


def chosen(sets: tuple[KeySet, KeySet]) -> Settings:
    one, two = (Keys(keys.slots, keys.action) for keys in sets)
    return Settings(keys=KeyChoices(two=(one, two)))


def at_table(keys: tuple[KeySet | None, ...] = (), mode: str = "race") -> tuple[Sitting, TableScene]:
    sitting = Sitting()
    table = sitting.screens.table(GamePlan(mode, "tin", parse_seats("me,me2"), seed=5, keys=keys))
    assert isinstance(table, TableScene)
    sitting.open(table)
    return sitting, table


def test_without_a_word_about_it_the_settings_decide() -> None:
    _, table = at_table()
    assert table.key_sets == key_sets(2)


def test_who_joined_with_keys_has_them() -> None:
    _, table = at_table((ALL_SETS[0], ALL_SETS[3]))
    assert table.key_sets == (ALL_SETS[0], ALL_SETS[3])


def test_keys_set_in_the_middle_of_a_game_hold_at_once() -> None:
    sitting, table = at_table((ALL_SETS[0], ALL_SETS[3]))
    sitting.desk.change(chosen(OTHER))
    sitting.waits(0.05)
    assert table.key_sets == OTHER
    sitting.sees()
    assert table._show.looks[1].labels == ("U", "I", "O", "P", "9")
    while table.match.game.direction is None:
        sitting.waits(0.1)
    slot = next(slot for slot, card in enumerate(table.match.game.hands[1]) if card != EMPTY)
    events = len(table.match.history)
    sitting.press("UIOP9"[slot])
    sitting.waits(0.5)
    assert [getattr(each.event, "seat", None) for each in table.match.history[events:]][:1] == [1]


def test_other_settings_leave_the_keys_alone() -> None:
    sitting, table = at_table((ALL_SETS[0], ALL_SETS[3]))
    sitting.desk.change(replace(sitting.desk.settings, motion="reduced"))
    assert table.key_sets == (ALL_SETS[0], ALL_SETS[3])


def test_a_pad_stays_a_pad() -> None:
    desk = Sitting().desk
    plan = GamePlan(seats=parse_seats("me,me2"), keys=(None, ALL_SETS[3]), pads=((0, 7),))
    keys = TableKeys(desk, plan, people=[0, 1])
    assert keys.sets == (None, ALL_SETS[3])
    desk.settings = chosen(OTHER)
    keys.refresh()
    assert keys.sets == (None, OTHER[1])


def test_children_share_the_keys_of_one() -> None:
    sitting, table = at_table(mode="turns")
    assert table.key_sets == key_sets(1)
    own = Keys((20, 26, 8, 21, 23), 44)
    sitting.desk.change(Settings(keys=KeyChoices(one=(own,))))
    assert table.key_sets == (KeySet(own.slots, own.action),)


def test_no_key_of_one_player_plays_for_another() -> None:
    """Two seats must never have the same key [panel-pop 1]."""
    sitting, _ = at_table()
    told = [
        command
        for keys in key_sets(2)
        for scancode in keys.slots
        for command in sitting.devices._plain_key(scancode, 1.0)
    ]
    assert [(press.player, press.slot) for press in told if isinstance(press, SlotPress)] == [
        (player, slot) for player in range(2) for slot in range(5)
    ]
