"""From when on a reaction counts, and what it counts as: told by hand."""

import pytest

from qwitch.engine.cards import NAMES
from qwitch.match.statistics import reactions_in
from tests.match.stories import story


def reactions(centre: str, *seats: str, events: str, takes_turns: bool = False) -> list[str]:
    found = reactions_in(story(centre, *seats, events=events), takes_turns)
    return [f"{one.seat} {NAMES[one.card]} {one.direction.sign} {one.kind} {one.ms}" for one in found]


def test_a_card_that_fits_at_once_counts_from_the_direction_card() -> None:
    events = """
    1000 turn 0 +
    1700 play 0 C5
    """
    assert reactions("B2", "C5 A1", "H8", events=events) == ["0 C5 + letter 700"]


def test_a_card_counts_from_the_top_card_on_which_it_began_to_fit() -> None:
    events = """
    1000 turn 0 +
    1700 play 1 C5
    2000 play 0 D1
    """
    assert reactions("B2", "D1 A1", "C5 A2", events=events) == ["1 C5 + letter 700", "0 D1 + letter 300"]


def test_a_card_that_goes_on_fitting_by_the_same_counts_from_when_it_began() -> None:
    events = """
    1000 turn 0 =
    1700 play 1 B5
    2000 play 0 B7
    """
    assert reactions("B2", "B7 A1", "B5 A2", events=events)[1] == "0 B7 = letter 1000"


def test_a_card_that_fits_by_the_number_after_it_did_by_the_letter_begins_anew() -> None:
    events = """
    1000 turn 0 +
    1700 play 1 C4
    2000 play 0 C5
    """
    assert reactions("B2", "C5 A1", "C4 A2", events=events)[-1] == "0 C5 + number 300"


def test_a_card_that_stopped_fitting_in_between_begins_anew() -> None:
    events = """
    1000 turn 0 =
    1700 play 1 G2
    2100 play 1 G5
    2600 play 0 B5
    """
    assert reactions("B2", "B5 A1", "G2 G5 A2", events=events)[-1] == "0 B5 = number 500"


def test_a_card_that_fits_by_letter_and_number_counts_as_the_letter() -> None:
    events = """
    1000 turn 0 -
    1700 play 0 A1
    """
    assert reactions("B2", "A1 H8", events=events) == ["0 A1 - letter 700"]


@pytest.mark.parametrize(
    ("before", "ms"),
    [
        ("1400 play 0 B7", 600),
        ("1400 beaten 0 H8", 600),
        ("1400 misplay 0 H8 500", 100),
        ("1400 misplay 0 H8 0", 600),
    ],
)
def test_the_hand_is_free_once_its_last_card_is_down_and_its_freeze_over(before: str, ms: int) -> None:
    events = f"""
    1000 turn 0 =
    {before}
    2000 play 0 B5
    """
    assert reactions("B2", "B5 B7 H8", "A1", events=events)[-1] == f"0 B5 = letter {ms}"


def test_h3_a_freeze_that_outlasts_a_stop_counts_on_after_it() -> None:
    events = """
    1000 turn 0 +
    1400 misplay 0 H8 1000
    1700 play 1 C3
    1700 stop 1
    1700 refill 1 A1
    3000 turn 1 +
    4000 play 0 D5
    """
    # 700 ms of the freeze were left when play stopped: the hand is free at 3700.
    assert reactions("B2", "D5 H8", "C3 | A1", events=events)[-1] == "0 D5 + letter 300"


def test_after_a_stop_and_a_refill_all_counts_from_the_direction_card() -> None:
    events = """
    1000 turn 0 +
    1700 play 1 C3
    1700 stop 1
    1700 refill 1 D1
    3000 turn 1 +
    3400 play 1 D1
    3900 play 0 E8
    """
    assert reactions("B2", "E8 D5", "C3 | D1", events=events)[1:] == ["1 D1 + letter 400", "0 E8 + letter 500"]


def test_n1_a_card_that_comes_up_from_below_begins_play_under_the_old_direction() -> None:
    events = """
    1000 turn 0 +
    1700 play 0 C3
    1700 stop
    1700 rotate B2
    1900 play 0 C7
    """
    assert reactions("B2", "C3 C7 H1", events=events)[-1] == "0 C7 + letter 200"


def test_n3_new_hands_are_looked_at_with_the_next_direction_card() -> None:
    events = """
    1000 turn 0 +
    1000 stop
    1000 redraw 0 C4 H1
    2000 turn 0 +
    2300 play 0 C4
    """
    assert reactions("B2", "H7 | C4 H1", events=events) == ["0 C4 + letter 300"]


def test_t4_in_turns_a_card_counts_from_when_the_turn_came() -> None:
    events = """
    1000 turn 0 =
    3000 play 1 B5
    5000 pass 2
    5800 play 0 B7
    """
    seats = ("B7 A1", "B5 A2", "H8")
    assert reactions("B2", *seats, events=events, takes_turns=True)[-1] == "0 B7 = letter 800"
    assert reactions("B2", *seats, events=events)[-1] == "0 B7 = letter 4800"


def test_cards_that_came_back_are_no_reactions() -> None:
    events = """
    1000 turn 0 +
    1500 play 1 C5
    1600 beaten 0 C7
    1700 misplay 0 H8 1000
    1800 play 1 D1
    1800 stop 1
    1900 late 0 E3
    """
    assert [line[0] for line in reactions("B2", "C7 H8 E3", "C5 D1 | A1", events=events)] == ["1", "1"]


def test_events_that_do_not_begin_with_the_deal_are_refused() -> None:
    for history in ([], story("B2", "C3", events="1000 turn 0 +")[1:]):
        with pytest.raises(ValueError, match="begin with the deal"):
            reactions_in(history)
