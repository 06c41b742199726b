"""Components and setting up: C1, C2, S1 to S7."""

import pytest

from qwitch.engine.cards import CARDS, NAMES
from qwitch.engine.dice import Dice
from qwitch.engine.directions import DIRECTION_CARDS, Direction
from qwitch.engine.game import EMPTY, Game
from qwitch.engine.setup import EDITIONS, Setup, SetupError
from qwitch.engine.variants import is_printed
from qwitch.engine.view import view_of

SEATS = (1, 2, 3, 4, 5)
EACH = {1: 63, 2: 31, 3: 21, 4: 15, 5: 12}
SPARE = {1: 0, 2: 1, 3: 0, 4: 3, 5: 3}


def test_C1_each_letter_with_each_number_once() -> None:
    assert list(NAMES) == [letter + number for letter in "ABCDEFGH" for number in "12345678"]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_C1_every_card_is_dealt_once(edition: str, seats: int) -> None:
    dealt = Game(Setup("race", edition, seats, seed=64)).dealt
    lying = [dealt.centre, *dealt.spare, *sum(dealt.hands, ()), *sum(dealt.draw, ())]
    assert sorted(lying) == list(CARDS)


def test_C2_four_direction_cards_of_each_sign() -> None:
    assert sorted(card.sign for card in DIRECTION_CARDS) == list("++++----====")


def test_S1_the_seed_chooses_any_seat_as_first_dealer() -> None:
    dealers = {Game(Setup(seats=4, seed=seed)).dealer for seed in range(60)}
    assert dealers == {0, 1, 2, 3}


def test_S1_a_named_dealer_deals_the_very_same_cards() -> None:
    chosen = Game(Setup(seats=4, seed=9))
    for dealer in range(4):
        named = Game(Setup(seats=4, seed=9, dealer=dealer))
        assert named.dealer == dealer
        assert named.dealt == chosen.dealt


def test_S2_the_twelve_direction_cards_are_shuffled() -> None:
    stacks = [Game(Setup(seed=seed)).dealt.directions for seed in range(50)]
    assert all(sorted(stack) == sorted(DIRECTION_CARDS) for stack in stacks)
    assert len(set(stacks)) == 50
    assert {stack[0] for stack in stacks} == set(Direction)


def test_S3_tin_the_centre_card_lies_hidden_until_the_first_direction_card() -> None:
    game = Game(Setup("race", "tin", 3, dealer=1, seed=3))
    hidden, tops = [game.centre_hidden], [view_of(game, 0).top]
    game.turn_direction(1)
    hidden, tops = [*hidden, game.centre_hidden], [*tops, view_of(game, 0).top]
    assert hidden == [True, False]
    assert tops == [None, game.dealt.centre]


def test_S3_boxed_the_centre_card_lies_open_at_once() -> None:
    game = Game(Setup("race", "boxed", 3, dealer=1, seed=3))
    assert not game.centre_hidden
    assert view_of(game, 0).top == game.pile[-1] == game.dealt.centre


def test_S3_the_cards_are_shuffled_anew_for_every_seed() -> None:
    centres = {Game(Setup(seed=seed)).dealt.centre for seed in range(400)}
    assert len(centres) > 60


@pytest.mark.parametrize("seats", SEATS)
def test_S4_every_player_has_an_equal_draw_pile(seats: int) -> None:
    game = Game(Setup("race", "tin", seats, seed=4))
    assert [game.cards_left(seat) for seat in range(seats)] == [EACH[seats]] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_S5_tin_leftover_cards_are_out_of_the_game(seats: int) -> None:
    game = Game(Setup("race", "tin", seats, seed=5))
    assert len(game.spare) == SPARE[seats]
    assert game.pile == [game.dealt.centre]


@pytest.mark.parametrize("seats", SEATS)
def test_S5_boxed_leftover_cards_lie_under_the_centre_card(seats: int) -> None:
    game = Game(Setup("race", "boxed", seats, seed=5))
    assert len(game.spare) == SPARE[seats]
    assert game.pile == [*game.spare, game.dealt.centre]


@pytest.mark.parametrize("seats", SEATS)
def test_S6_the_hand_is_the_top_five_of_the_own_draw_pile(seats: int) -> None:
    dice = Dice(6)
    dice.below(seats)
    dice.shuffle(list(DIRECTION_CARDS))
    deck = list(CARDS)
    dice.shuffle(deck)

    game = Game(Setup("race", "tin", seats, seed=6))
    for seat in range(seats):
        first = 1 + seat * EACH[seats]
        pile = deck[first : first + EACH[seats]]
        assert game.hands[seat] == pile[:5]
        assert game.draw[seat][::-1] == pile[5:]


def test_S6_a_player_may_look_at_the_hand_before_the_first_direction_card() -> None:
    game = Game(Setup(seats=3, seed=6))
    for seat in range(3):
        assert view_of(game, seat).hand == tuple(game.hands[seat])
        assert EMPTY not in game.hands[seat]


@pytest.mark.parametrize("mode", ["race", "turns"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_S7_one_to_five_seats_play(mode: str, edition: str) -> None:
    assert [len(Game(Setup(mode, edition, seats)).hands) for seats in SEATS] == [1, 2, 3, 4, 5]
    for seats in (-1, 0, 6):
        with pytest.raises(SetupError, match=r"^seats: .*expected 1 to 5"):
            Setup(mode, edition, seats)


@pytest.mark.parametrize("edition", EDITIONS)
def test_S7_solo_is_played_by_one(edition: str) -> None:
    assert len(Game(Setup("solo", edition, 1)).hands) == 1
    with pytest.raises(SetupError, match=r"^seats: .*solo"):
        Setup("solo", edition, 2)


def test_S7_what_the_printed_rules_cover() -> None:
    def covered(mode: str, edition: str) -> list[int]:
        return [seats for seats in SEATS if is_printed(Setup(mode, edition, seats))]

    assert covered("race", "tin") == covered("turns", "tin") == [3, 4, 5]
    assert covered("race", "boxed") == covered("turns", "boxed") == [1, 2, 3, 4, 5]
    assert is_printed(Setup("solo", "boxed", 1))
    assert not is_printed(Setup("solo", "tin", 1))
