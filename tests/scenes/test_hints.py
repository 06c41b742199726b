"""The hint line: what fits now, whose turn it is, whose task the next direction card is; in both languages."""

import pytest

from qwitch.engine.notation import read_position
from qwitch.engine.setup import Setup
from qwitch.locale.language import load_language
from qwitch.match.match import Match
from qwitch.match.seats import parse_seats
from qwitch.paths import assets_folder
from qwitch.scenes.hints import Hints
from qwitch.scenes.names import seat_names
from qwitch.stage.theme import Palette

PALETTE = Palette()
COLOURS = {PALETTE.letter_on_dark: "letter", PALETTE.number_on_dark: "number"}


def hint(position: str, seats: str = "me,easy", lang: str = "en", shows_needed: bool = True) -> str:
    """Give the hint in this position as one line."""
    return " ".join(text for text, _ in parts(position, seats, lang, shows_needed))


def parts(position: str, seats: str, lang: str = "en", shows_needed: bool = True) -> list[tuple[str, str]]:
    """Give the hint in its parts, each with what its colour stands for."""
    game = read_position(position)
    specs = parse_seats(seats)
    match = Match(Setup(game.setup.mode, game.setup.edition, len(specs)), specs)
    match.game = game
    tr = load_language(lang, assets_folder() / "locale").tr
    hints = Hints(match, tr, seat_names(specs, tr))
    told = hints.parts(PALETTE, shows_needed, ["SPACE", "SPACE"])
    return [(text, COLOURS.get(colour, "")) for text, colour in told]


def running(top: str, sign: str, mode: str = "race", act: int | None = None, hand: str = "D4") -> str:
    """A position in which play runs."""
    turn = "" if act is None else f" act={act}"
    return f"""
        {mode} tin running{turn}
        pile G7 {top}
        direction {sign}
        0  {hand} -- -- -- -- | A1
        1  E5 -- -- -- -- | A2
    """


@pytest.mark.parametrize(
    ("top", "sign", "line"),
    [
        ("B2", "+", "play C or 3"),
        ("B2", "-", "play A or 1"),
        ("B2", "=", "play B or 2"),
        ("H3", "+", "play 4"),
        ("B1", "-", "play A"),
        ("C8", "+", "play D"),
        ("A5", "-", "play 4"),
        ("C7", "+", "play D or 8"),
    ],
)
def test_M4_M5_in_a_race_the_letter_and_the_number_that_fit_are_named(top: str, sign: str, line: str) -> None:
    assert hint(running(top, sign)) == line


def test_they_have_the_colours_of_the_cards() -> None:
    assert parts(running("B2", "+"), "me,easy") == [("play", ""), ("C", "letter"), ("or", ""), ("3", "number")]


def test_in_spanish_eight_is_spoken_well() -> None:
    assert hint(running("C6", "+"), lang="es").endswith("D o 7")
    assert hint(running("C7", "+"), lang="es").endswith("D u 8")


def test_who_wants_no_help_gets_none() -> None:
    assert hint(running("B2", "+"), shows_needed=False) == ""


WAITING = """
    race tin waiting turner={turner}
    pile G7 B2
    direction +
    0  D4 -- -- -- -- | A1
    1  E5 -- -- -- -- | A2
"""


@pytest.mark.parametrize(
    ("seats", "turner", "line"),
    [
        ("me,easy", 0, "You turn the next card"),
        ("me,easy", 1, "Otto turns the next card"),
        ("easy,me", 1, "You turn the next card"),
        ("me,me2", 0, "Blue turns the next card"),
    ],
)
def test_H6_between_heats_whose_task_the_direction_card_is(seats: str, turner: int, line: str) -> None:
    assert hint(WAITING.format(turner=turner), seats) == line


@pytest.mark.parametrize(
    ("seats", "act", "line"),
    [
        ("me,easy", 0, "Your turn: E or 5"),
        ("me,easy", 1, "Otto: E or 5"),
        ("me,me2", 1, "Coral: E or 5"),
    ],
)
def test_T1_whose_turn_it_is(seats: str, act: int, line: str) -> None:
    assert hint(running("D4", "+", "turns", act, hand="E1"), seats) == line


def test_T2_who_holds_nothing_that_fits_is_told_how_to_pass() -> None:
    assert hint(running("D4", "+", "turns", 0, hand="A3")) == "Your turn nothing fits: Pass [SPACE]"


def test_before_the_first_direction_card_and_after_the_end_nothing_is_needed() -> None:
    over = running("B2", "+").replace("running", "over")
    assert hint(over) == ""


@pytest.mark.parametrize(
    ("act", "lang", "line"),
    [
        (0, "en", "Your turn"),
        (0, "es", "Te toca"),
        (1, "en", "It is Otto's turn"),
        (1, "es", "Le toca a Otto"),
    ],
)
def test_whose_turn_it_is_makes_a_whole_line_where_nothing_is_shown(act: int, lang: str, line: str) -> None:
    """A name with a colon behind it, and nothing more, asks what is missing."""
    assert hint(running("B2", "+", "turns", act, "C4"), lang=lang, shows_needed=False) == line
