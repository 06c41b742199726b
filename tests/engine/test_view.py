"""What a seat sees, and that it sees nothing more (H7)."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from qwitch.engine.directions import Direction
from qwitch.engine.game import EMPTY, Game
from qwitch.engine.notation import read_position
from qwitch.engine.setup import Setup
from qwitch.engine.view import SeatView, view_of, views_of
from tests.reference.pair import Pair
from tests.reference.pictures import hand
from tests.reference.strategies import SEEDS, effort, setups


def reorder_the_hidden(game: Game, seat: int, random: Random) -> None:
    """Exchange all cards that this seat cannot see: other hands, draw piles, stack, the pile but its top."""
    hands = [list(cards) for cards in game.hands]
    places = [(hands[other], slot) for other in range(len(hands)) if other != seat for slot in range(5)]
    places = [(cards, slot) for cards, slot in places if cards[slot] != EMPTY]
    places += [(cards, place) for cards in game.draw for place in range(len(cards))]
    seen_of_pile = 0 if game.centre_hidden else 1
    places += [(game.pile, place) for place in range(len(game.pile) - seen_of_pile)]

    hidden = [cards[place] for cards, place in places]
    random.shuffle(hidden)
    for (cards, place), card in zip(places, hidden, strict=True):
        cards[place] = card
    game.take_hands(hands)
    random.shuffle(game.stack)


@given(setup=setups(), actions=st.integers(0, 120), seed=SEEDS, data=st.data())
@effort(120)
def test_H7_games_that_differ_in_the_hidden_alone_look_equal(
    setup: Setup, actions: int, seed: int, data: st.DataObject
) -> None:
    pair, random = Pair(Game(setup)), Random(seed)
    for _ in range(actions):
        if not pair.over:
            pair.act_legally(random)
    seat = data.draw(st.integers(0, setup.seats - 1))

    before = [view_of(pair.engine, seat, by_hand) for by_hand in (False, True)]
    reorder_the_hidden(pair.engine, seat, random)
    assert [view_of(pair.engine, seat, by_hand) for by_hand in (False, True)] == before


def test_H7_the_first_centre_card_is_hidden_in_the_tin_edition() -> None:
    for seed in range(20):
        game = Game(Setup("race", "tin", 3, dealer=0, seed=seed))
        before = view_of(game, 1)
        assert before.top is None
        game.pile[0], game.draw[0][0] = game.draw[0][0], game.pile[0]
        assert view_of(game, 1) == before


TABLE = """
    pile C5 B2
    direction + next = -
    0  C3 H8 -- A4 B8 | D4 F1
    1  -- D6 D1 -- -- |
"""


def test_a_view_while_play_runs() -> None:
    game = read_position(f"turns tin running act=1 {TABLE}")
    assert hand(game, 1) == "-- D6 D1 -- --"
    assert view_of(game, 1) == SeatView(
        seat=1,
        hand=tuple(game.hands[1]),
        top=game.pile[-1],
        direction=Direction.UP,
        running=True,
        my_turn=True,
        takes_turns=True,
        turns_direction=False,
        counts=(6, 2),
    )
    assert not view_of(game, 0).my_turn
    assert view_of(game, 0).hand == tuple(game.hands[0])


def test_in_a_race_it_is_everybodys_turn() -> None:
    game = read_position(f"race tin running {TABLE}")
    assert [view_of(game, seat).my_turn for seat in (0, 1)] == [True, True]
    assert not view_of(game, 0).takes_turns


def test_a_view_while_a_direction_card_is_due() -> None:
    game = read_position(f"turns tin waiting turner=0 act=1 {TABLE}")
    for seat in (0, 1):
        view = view_of(game, seat)
        assert (view.running, view.my_turn, view.direction) == (False, False, Direction.UP)


def test_who_turns_by_hand_is_told_so() -> None:
    game = read_position(f"turns tin waiting turner=1 act=1 {TABLE}")
    assert [view_of(game, seat, hand_turned=True).turns_direction for seat in (0, 1)] == [False, True]
    assert [view_of(game, seat).turns_direction for seat in (0, 1)] == [False, False]
    game.turn_direction(1)
    assert not view_of(game, 1, hand_turned=True).turns_direction


def test_a_view_after_the_end() -> None:
    view = view_of(read_position(f"race tin over {TABLE}"), 0, hand_turned=True)
    assert [view.running, view.my_turn, view.turns_direction] == [False] * 3


def test_the_views_of_many_are_the_views_of_each() -> None:
    for head in ("turns tin running act=1", "turns tin waiting turner=1", "race boxed over", "race tin running"):
        game = read_position(f"{head} {TABLE}")
        for by_hand in (False, True):
            each = [view_of(game, seat, by_hand) for seat in (1, 0)]
            assert views_of(game, (1, 0), by_hand) == each


def test_a_view_does_not_change_with_the_game() -> None:
    game = read_position(f"race tin running {TABLE}")
    before, again = view_of(game, 0), view_of(game, 0)
    game.play(0, 0)
    assert before == again
    assert view_of(game, 0) != before
