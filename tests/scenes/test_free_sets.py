"""The seats screen: joining with keys gives everybody keys of their own, and free ones are shown as caps."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.controls.keysets import ALL_SETS, key_sets
from qwitch.scenes.seating import Seating
from qwitch.scenes.seats import SeatsScene
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.table import Box
from tests.scenes.sitting import Sitting


def at_seats(mode: str = "race") -> tuple[Sitting, SeatsScene]:
    sitting = Sitting()
    scene = SeatsScene(sitting.desk, Seating.usual(mode))
    sitting.open(scene)
    return sitting, scene


@given(joins=st.lists(st.integers(0, 4), max_size=8))
def test_however_people_join_and_leave_nobody_shares_a_key(joins: list[int]) -> None:
    """[panel-pop 1]."""
    seating = Seating.usual("race")
    for place in joins:
        seating.join(ALL_SETS[place], key_sets(len(seating.people)))
        sets = [keys for keys in seating.key_sets(key_sets(len(seating.people))) if keys is not None]
        keys = [key for one in sets for key in one.keys]
        assert len(keys) == len(set(keys)) == 6 * len(seating.people)
        free = seating.free_sets(key_sets(len(seating.people)))
        assert not {key for one in free for key in one.keys} & set(keys)


def test_a_free_set_takes_a_seat_with_one_press() -> None:
    sitting, scene = at_seats()
    before = len(scene.seating.people)
    sitting.press("N")
    assert len(scene.seating.people) == before + 1
    sitting.press("N")
    assert len(scene.seating.people) == before


def test_free_sets_are_those_nobody_has_a_key_of() -> None:
    seating = Seating.usual("race")
    free = seating.free_sets(key_sets(1))
    assert free == tuple(keys for keys in ALL_SETS if not keys.clashes_with(key_sets(1)[0]))
    assert len(free) >= 3


def test_free_sets_are_drawn_as_caps_in_the_own_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    """[pygame-ce 2745, Mindustry 1151]."""
    drawn, keycap = list[str](), Kit.keycap

    def noted(kit: Kit, label: str, box: Box, pressed: bool = False) -> Blit:
        drawn.append(label)
        return keycap(kit, label, box, pressed)

    monkeypatch.setattr(Kit, "keycap", noted)
    sitting, _ = at_seats()
    sitting.types_on({"Z": "w"})
    sitting.press("Z", "Z")
    drawn.clear()
    sitting.sees()
    assert "".join(drawn).count("WXCVB") == 1
    assert "".join(drawn).count("NM,./") == 1


def test_alone_against_the_clock_nobody_joins() -> None:
    sitting, scene = at_seats("solo")
    sitting.press("N")
    assert len(scene.seating.people) == 1
    sitting.sees()
