"""Things on the table that are not cards: what they say, for how long, and where."""

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from qwitch.paths import assets_folder
from qwitch.stage import signs
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.signs import Banner, SeatLook
from qwitch.stage.theme import Theme
from qwitch.table import Box, SeatPlace, load_table

TABLE = load_table(assets_folder() / "tables" / "race-4.tmx")
MINE, OTHER = TABLE.seats[:2]


@pytest.fixture
def kit() -> Kit:
    return Kit(Theme(), (800, 450))


@pytest.fixture
def written(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give all that the kit writes."""
    words: list[str] = []

    def noting(write: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        def note(string: str, *how: object) -> pygame.Surface:
            words.append(string)
            return write(string, *how)

        return note

    for name in ("text", "fit", "outlined"):
        monkeypatch.setattr(kit.lettering, name, noting(getattr(kit.lettering, name)))
    return words


def rects(blits: list[Blit]) -> list[pygame.Rect]:
    return [picture.get_rect(topleft=place) for picture, place in blits]


def pixels(kit: Kit, box: Box) -> pygame.Rect:
    return kit.viewport.box_to_px((box.x, box.y, box.w, box.h))


# Plates


@pytest.mark.parametrize("place", TABLE.seats, ids=["mine", "left", "far", "right"])
def test_a_plate_says_name_level_and_cards_left(place: SeatPlace, kit: Kit, written: list[str]) -> None:
    blits = [*signs.plate(kit, place, SeatLook(1, "Otto", "easy · 1.9 s", count=15))]
    assert sorted(written) == ["15", "Otto", "easy · 1.9 s"]
    pill, *things = rects(blits)
    assert all(pill.contains(thing) for thing in things)


def test_a_long_name_stays_clear_of_the_count(kit: Kit) -> None:
    blits = [*signs.plate(kit, OTHER, SeatLook(1, "Bartholomäus Ñúñez-Wilhelm", "", count=63))]
    *_, count, name = rects(blits)
    assert name.right <= count.left


def test_a_plate_is_drawn_anew_when_it_says_something_else(kit: Kit) -> None:
    def plate(**says: object) -> list[int]:
        look = SeatLook(1, "Otto", "easy", count=15)
        for name, value in says.items():
            setattr(look, name, value)
        return [id(picture) for picture, _ in signs.plate(kit, OTHER, look)]

    assert plate() == plate()
    for change in ({"count": 14}, {"name": "Lupe"}, {"active": True}, {"frozen_share": 0.5}, {"detail": "hard"}):
        assert plate(**change) != plate(), change


# Key caps, notes, ice


def test_a_pressed_key_sinks_for_a_moment(kit: Kit) -> None:
    look = SeatLook(0, labels=("1", "2", "3", "4", "5"))
    at_rest = [picture for picture, _ in signs.keycaps(kit, MINE, look, 10.0)]
    look.pressed_until_s[2] = 10.1
    pressed = [picture for picture, _ in signs.keycaps(kit, MINE, look, 10.05)]
    after = [picture for picture, _ in signs.keycaps(kit, MINE, look, 10.1)]
    assert [one is other for one, other in zip(at_rest, pressed, strict=True)] == [True, True, False, True, True]
    assert [one is other for one, other in zip(at_rest, after, strict=True)] == [True] * 5


def test_nobody_else_has_keys_on_this_screen(kit: Kit) -> None:
    look = SeatLook(1, labels=("1", "2", "3", "4", "5"))
    assert list(signs.keycaps(kit, OTHER, look, 0.0)) == []


def test_a_note_stays_for_a_moment(kit: Kit, written: list[str]) -> None:
    look = SeatLook(0, note="Beaten!", note_until_s=5.0)
    for now_s in (4.9, 5.0):
        list(signs.note(kit, MINE, look, now_s))
    assert written == ["Beaten!"]
    assert list(signs.note(kit, MINE, SeatLook(0), 0.0)) == []


def test_H3_ice_covers_the_hand_of_a_frozen_seat_and_no_other(kit: Kit) -> None:
    assert list(signs.frost(kit, MINE, SeatLook(0))) == []
    ice, ring = rects([*signs.frost(kit, MINE, SeatLook(0, frozen_share=0.6))])
    assert all(ice.contains(pixels(kit, slot).inflate(-2, -2)) for slot in MINE.slots)
    assert ice.contains(ring)


# Countdown, hint, banner


@pytest.mark.parametrize(
    ("share", "digit"), [(1.0, "3"), (0.99, "3"), (0.67, "3"), (0.66, "2"), (0.34, "2"), (0.33, "1"), (0.0, "1")]
)
def test_H6_the_countdown_says_three_two_one(share: float, digit: str, kit: Kit, written: list[str]) -> None:
    ring, word = rects([*signs.countdown(kit, TABLE.direction, share)])
    assert written == [digit]
    assert pixels(kit, TABLE.direction).contains(ring)
    assert ring.contains(word)


def test_a_hint_stands_in_one_line_in_its_pill(kit: Kit, written: list[str]) -> None:
    white = (255, 255, 255)
    pill, *words = rects([*signs.hint(kit, TABLE.hint, [("play", white), ("C", white), ("or", white), ("3", white)])])
    assert written == ["play", "C", "or", "3"]
    assert all(pill.contains(word) for word in words)
    assert all(left.right <= right.left for left, right in pairwise(words))
    assert abs((words[0].left + words[-1].right) / 2 - pixels(kit, TABLE.hint).centerx) <= 2
    assert list(signs.hint(kit, TABLE.hint, [])) == []


def test_a_banner_is_up_from_when_it_is_said_for_as_long_as_it_is_said(kit: Kit, written: list[str]) -> None:
    banner = Banner()
    assert not banner.is_up(0.0)
    banner.say("Stop!", "Otto has an empty hand", 10.0, 900)
    assert [banner.is_up(now_s) for now_s in (9.9, 10.0, 10.89, 10.9)] == [False, True, True, False]
    assert list(banner.blits(kit, TABLE.hint, 9.0)) == []
    box = TABLE.hint.inset(-380, -14)
    ribbon, *words = rects([*banner.blits(kit, box, 10.5)])
    assert written == ["Stop!", "Otto has an empty hand"]
    assert all(ribbon.contains(word.inflate(0, -word.h * 0.4)) for word in words)


def test_its_word_springs_in(kit: Kit) -> None:
    banner = Banner()
    banner.say("Stop!", "", 10.0, 900)
    heights = [rects([*banner.blits(kit, TABLE.hint, 10 + after_s)])[1].h for after_s in (0, 0.05, 0.5)]
    assert heights[0] < heights[1]
    assert heights[0] < heights[2]
