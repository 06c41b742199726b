"""The notes on the used up direction stack (N2), and on where the printed rules end (N3)."""

import pytest

from qwitch.engine.directions import DIRECTION_CARDS, Direction
from qwitch.engine.game import Phase
from qwitch.engine.notation import read_position
from tests.reference.pictures import draw_pile, hand, low_hands, pile, told


def test_N2_the_twelve_turned_direction_cards_become_the_new_stack() -> None:
    game = read_position("""
        race tin running
        pile B2
        direction = next
        0  B3 A1 H8 -- -- | C5
        1  A8 G7 H6 -- -- |
    """)
    *before, stack = told(game.play(0, 0))
    assert before == ["0 plays B3", "stop: standstill", "0 refills 0:C5"]
    assert sorted(stack.removeprefix("new stack ").split()) == list("++++----====")
    assert game.direction is None
    assert sorted(game.stack) == sorted(DIRECTION_CARDS)

    first = stack.split()[2]
    assert told(game.turn_direction(1))[0] == f"1 turns {first}"
    assert len(game.stack) == 11


def test_N2_the_new_stack_is_shuffled() -> None:
    def new_stack(seed: int) -> str:
        game = read_position("solo tin running\npile B2\ndirection = next\n0  B3 A1 H8 -- -- | C5", seed=seed)
        return told(game.play(0, 0))[-1]

    assert len({new_stack(seed) for seed in range(20)}) == 20
    assert new_stack(7) == new_stack(7)


def test_N2_the_stack_lasts_for_all_twelve() -> None:
    game = read_position("""
        race tin running
        pile B2
        direction = next +
        0  B3 A1 H8 -- -- | C5
        1  A8 G7 H6 -- -- |
    """)
    assert told(game.play(0, 0)) == ["0 plays B3", "stop: standstill", "0 refills 0:C5"]
    assert told(game.turn_direction(1)) == ["1 turns +"]


def test_N2_a_dead_position_needs_no_direction_card_and_so_no_new_stack() -> None:
    game = read_position("""
        race tin running
        pile C6 H7
        direction + next
        0  H8 A2 A3 A4 A5 | A1
        1  B1 B2 B3 B4 D4 |
    """)
    assert told(game.play(0, 0))[1:] == ["stop: standstill", "0 refills 0:A1", "C6 comes up"]
    assert game.direction is Direction.UP
    assert game.stack == []


def redraw_words(line: str) -> tuple[str, list[str], list[str]]:
    """Who redraws, the new hand and the new draw pile of a line such as "0 redraws A1 A2 | A3"."""
    who, cards = line.split(" redraws ")
    hand_cards, _, draw_cards = cards.partition(" |")
    return who, hand_cards.split(), draw_cards.split()


DEAD_WHOLE_PILE = [
    "G8 comes up",
    "stop: standstill",
    "H7 comes up",
    "stop: standstill",
    "H8 comes up",
    "stop: standstill",
]


@pytest.mark.parametrize("head", ["race tin", "race boxed", "turns tin", "turns boxed"])
def test_N3_after_the_whole_pile_has_come_up_hands_with_a_draw_pile_are_redrawn(head: str) -> None:
    game = low_hands(head, "G8 H7 H8", "-", draw="G1 G2 G3 G4 G5 G6")
    *before, redraw = told(game.turn_direction(0))
    assert before == ["0 turns -", "stop: standstill", *DEAD_WHOLE_PILE]

    who, new_hand, new_draw = redraw_words(redraw)
    assert who == "0"
    assert len(new_hand) == 5
    assert sorted(new_hand + new_draw) == ["A1", "A2", "A3", "A4", "A5", "G1", "G2", "G3", "G4", "G5", "G6"]
    assert hand(game, 0).split() == new_hand
    assert draw_pile(game, 0).split() == new_draw
    assert hand(game, 1) == "B1 B2 B3 B4 B5"
    assert pile(game) == "G8 H7 H8"


def test_N3_the_hand_is_shuffled_into_the_draw_pile_and_may_come_back() -> None:
    came_back: set[str] = set()
    for seed in range(20):
        game = low_hands("race tin", "H8", "-", draw="G1 G2 G3 G4 G5 G6", seed=seed)
        _, new_hand, _ = redraw_words(told(game.turn_direction(0))[2])
        came_back |= {name for name in new_hand if name.startswith("A")}
    assert came_back == {"A1", "A2", "A3", "A4", "A5"}


def test_N3_with_one_card_in_the_pile_at_once() -> None:
    game = low_hands("race tin", "H8", "-", draw="G1 G2 G3 G4 G5 G6")
    *before, redraw = told(game.turn_direction(0))
    assert before == ["0 turns -", "stop: standstill"]
    assert redraw_words(redraw)[0] == "0"
    assert pile(game) == "H8"


def test_N3_after_it_the_next_direction_card_is_due_even_if_the_old_one_would_do() -> None:
    game = low_hands("race tin", "H8", "-", draw="G1 G2 G3 G4 G5 G6")
    game.turn_direction(0)
    assert any(name.startswith("G") for name in hand(game, 0).split())
    assert (game.phase, game.turner) == (Phase.WAITING, 1)
    assert told(game.play(0, 0)) == ["refused: play is stopped"]


def test_N3_the_position_is_looked_at_again_after_it() -> None:
    """One living card among many dead ones: it seldom comes at the first redraw."""
    redraws = set()
    for seed in range(40):
        game = read_position(
            """
            solo tin waiting
            pile H8
            direction . next - + =
            0  A1 A2 A3 A4 A5 | A6 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4 C5 C6 G1
            """,
            seed=seed,
        )
        lines = told(game.turn_direction(0))[2:]
        assert all(line.startswith("0 redraws") for line in lines)
        assert ["G1" in redraw_words(line)[1] for line in lines] == [False] * (len(lines) - 1) + [True]
        redraws.add(len(lines))
    assert {1, 2, 3} <= redraws


def test_N3_the_pile_comes_up_anew_after_a_redraw_that_did_not_help() -> None:
    """Two cards in the pile and one living card: between two redraws both come up again."""
    repeated = 0
    for seed in range(20):
        game = read_position(
            """
            solo tin waiting
            pile H7 H8
            direction . next - + =
            0  A1 A2 A3 A4 A5 | B1 B2 B3 B4 B5 C1 C2 C3 C4 C5 D1 G1
            """,
            seed=seed,
        )
        lines = [line.partition(" redraws ")[1] or line for line in told(game.turn_direction(0))[2:]]
        both = ["H7 comes up", "stop: standstill", "H8 comes up", "stop: standstill", " redraws "]
        assert lines == both * (len(lines) // 5)
        repeated += len(lines) > 5
    assert repeated


def test_N3_a_played_card_ends_the_row() -> None:
    """F6 comes up and E6 is played on it; then all three cards of the pile have to come up, F6 once more."""
    game = read_position("""
        race tin waiting turner=0
        pile F6 H8
        direction . next - + =
        0  A1 A2 A3 A4 B1 | D1 D2 D3
        1  E6 C3 -- -- -- |
    """)
    assert told(game.turn_direction(0)) == ["0 turns -", "stop: standstill", "F6 comes up"]
    *lines, redraw = told(game.play(1, 0))
    assert lines == [
        "1 plays E6",
        "stop: standstill",
        "H8 comes up",
        "stop: standstill",
        "F6 comes up",
        "stop: standstill",
        "E6 comes up",
        "stop: standstill",
    ]
    assert redraw_words(redraw)[0] == "0"


def test_N3_in_turns_the_turn_stays_where_it_was() -> None:
    game = low_hands("turns tin", "G8 H7 H8", "-", draw="G1 G2 G3 G4 G5 G6")
    game.turn_direction(0)
    assert (game.turner, game.to_act) == (0, 1)
