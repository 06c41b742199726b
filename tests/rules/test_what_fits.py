"""What fits: M1 to M5, every card on every top card, the corners and edges, and the printed example."""

from string import ascii_uppercase

import pytest

from qwitch.engine.cards import CARDS, NAMES, card_named, cards_in
from qwitch.engine.directions import FITS, FITS_ANY, Direction, direction_signed, fits
from qwitch.engine.needed import needed

SIGNS = "+-="


def fitting(sign: str, top: str) -> set[str]:
    """The names of all cards that fit on this top card."""
    return {NAMES[card] for card in cards_in(FITS[direction_signed(sign)][card_named(top)])}


def cards(*lines: str) -> set[str]:
    """All cards of these letters and numbers: "C" is C1 to C8, "3" is A3 to H3."""
    return {name for name in NAMES for line in lines if line in name}


def test_M1_up_the_next_letter_or_the_next_number() -> None:
    assert fitting("+", "D5") == cards("E", "6")
    for name in NAMES:
        for top in NAMES:
            letter_after = ascii_uppercase.index(name[0]) == ascii_uppercase.index(top[0]) + 1
            assert (name in fitting("+", top)) == (letter_after or int(name[1]) == int(top[1]) + 1)


def test_M2_down_the_letter_or_the_number_before() -> None:
    assert fitting("-", "D5") == cards("C", "4")
    for name in NAMES:
        for top in NAMES:
            letter_before = ascii_uppercase.index(name[0]) == ascii_uppercase.index(top[0]) - 1
            assert (name in fitting("-", top)) == (letter_before or int(name[1]) == int(top[1]) - 1)


def test_M3_equal_the_same_letter_or_the_same_number() -> None:
    assert fitting("=", "D5") == cards("D", "5") - {"D5"}
    for top in NAMES:
        assert fitting("=", top) == cards(top[0], top[1]) - {top}


@pytest.mark.parametrize(
    ("top", "up", "down", "equal"),
    [
        ("A1", cards("B", "2"), set(), cards("A", "1")),
        ("H8", set(), cards("G", "7"), cards("H", "8")),
        ("A8", cards("B"), cards("7"), cards("A", "8")),
        ("H1", cards("2"), cards("G"), cards("H", "1")),
        ("H3", cards("4"), cards("G", "2"), cards("H", "3")),
        ("B1", cards("C", "2"), cards("A"), cards("B", "1")),
        ("A4", cards("B", "5"), cards("3"), cards("A", "4")),
        ("E8", cards("F"), cards("D", "7"), cards("E", "8")),
    ],
)
def test_M4_no_wraparound_in_corners_and_at_edges(top: str, up: set[str], down: set[str], equal: set[str]) -> None:
    assert fitting("+", top) == up
    assert fitting("-", top) == down
    assert fitting("=", top) == equal - {top}


@pytest.mark.parametrize(
    ("sign", "taken"), [("+", cards("C", "3")), ("-", cards("A", "1")), ("=", cards("B", "2") - {"B2"})]
)
def test_M5_the_printed_example_on_B2(sign: str, taken: set[str]) -> None:
    assert fitting(sign, "B2") == taken


def test_M5_one_query_answers_like_the_table() -> None:
    for direction in Direction:
        for top in CARDS:
            assert {card for card in CARDS if fits(card, top, direction)} == set(cards_in(FITS[direction][top]))


def test_M4_the_needed_letter_and_number_are_what_fits() -> None:
    """What the "needed" strip says: nothing where letters or numbers end."""
    assert needed(card_named("B2"), Direction.UP) == ("C", "3")
    assert needed(card_named("H3"), Direction.UP) == (None, "4")
    assert needed(card_named("H8"), Direction.UP) == (None, None)
    assert needed(card_named("B1"), Direction.DOWN) == ("A", None)
    for direction in Direction:
        for top in NAMES:
            wanted = [line for line in needed(card_named(top), direction) if line is not None]
            assert fitting(direction.sign, top) == cards(*wanted) - {top}


def test_N1_a_card_that_fits_under_any_direction() -> None:
    for top in NAMES:
        under_any = set().union(*(fitting(sign, top) for sign in SIGNS))
        assert {NAMES[card] for card in cards_in(FITS_ANY[card_named(top)])} == under_any
