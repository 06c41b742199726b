"""Who sits where, as text."""

import pytest

from qwitch.bots.levels import LEVELS
from qwitch.match.seats import USUAL_SEATS, SeatError, SeatSpec, computer_player, parse_seat, parse_seats


@pytest.mark.parametrize(
    "text", ["me", "me5", "masher", "easy", "bot:100", "bot:20000", "hard+300", "me+20000", "bot:900+1"]
)
def test_a_seat_is_written_as_it_was_read(text: str) -> None:
    assert parse_seat(text).text == text
    assert parse_seat(parse_seat(text).text) == parse_seat(text)


def test_what_sits_there() -> None:
    assert parse_seat("me2").is_person
    assert not parse_seat("masher").is_person
    assert parse_seat("hard").level == LEVELS["hard"]
    bot = parse_seat("bot:900+250").level
    assert bot is not None
    assert (bot.mean_ms, bot.handicap_ms, bot.looks_ahead) == (900, 250, False)
    assert parse_seat("easy+0") == parse_seat("easy")


@pytest.mark.parametrize(
    "text",
    [
        *("", "cat", "me1", "me6", "Me", "bot", "bot:", "bot:99", "bot:20001", "bot:9e2", "bot:-5", "bot:٩٠٠"),
        *("bot:" + "9" * 50, "hard+", "hard+-1", "hard+20001", "hard+1.5", "hard+1+1", "+5", "easy 5", "easy+²"),
    ],
)
def test_other_words_are_refused_by_name(text: str) -> None:
    with pytest.raises(SeatError) as caught:
        parse_seat(text)
    assert str(caught.value).startswith(f"seat {text!r}: expected ")


def test_a_table() -> None:
    assert [seat.word for seat in parse_seats("me, easy ,bot:900")] == ["me", "easy", "bot:900"]
    for mode, seats in USUAL_SEATS.items():
        assert parse_seats(seats)[0] == SeatSpec("me"), mode


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("easy,easy,easy,easy,easy,easy", "6 seats; expected 1 to 5"),
        ("me,easy,me", "seat 'me' is named twice; further people are me2…me5"),
        ("me3,me3+50", "seat 'me3' is named twice"),
        ("me,,easy", "seat '': expected "),
    ],
)
def test_tables_that_cannot_be(text: str, expected: str) -> None:
    with pytest.raises(SeatError) as caught:
        parse_seats(text)
    assert str(caught.value).startswith(expected)


def test_people_have_no_computer_player() -> None:
    assert computer_player(parse_seat("me"), 0, 1) is None
    assert computer_player(parse_seat("masher"), 0, 1) is not None
