"""Deals and events are values: the same setup deals the same, and equal things compare equal."""

import pytest
from hypothesis import given

from qwitch.engine.cards import CARDS, NAMES, card_named, cards_in, letter_of, mask_of, number_of
from qwitch.engine.dice import Dice
from qwitch.engine.directions import Direction, direction_signed
from qwitch.engine.events import (
    Dealt,
    Ended,
    Event,
    Passed,
    Played,
    Redrawn,
    Refilled,
    Reshuffled,
    Rotated,
    Stopped,
    Turned,
    WentOut,
)
from qwitch.engine.game import Game
from qwitch.engine.setup import EDITIONS, Setup
from tests.reference.spoken import state_of_engine
from tests.reference.strategies import effort, setups


@given(setup=setups())
@effort(60)
def test_the_same_setup_deals_the_same_game(setup: Setup) -> None:
    one, other = Game(setup), Game(setup)
    assert one.dealt == other.dealt
    assert one.dealer == other.dealer
    assert state_of_engine(one) == state_of_engine(other)


def test_mode_and_edition_do_not_change_the_cards() -> None:
    deals = [Game(Setup(mode, edition, 3, seed=8)).dealt for mode in ("race", "turns") for edition in EDITIONS]
    assert deals.count(deals[0]) == 4
    assert Game(Setup("solo", "tin", 1, seed=8)).dealt == Game(Setup("race", "boxed", 1, seed=8)).dealt


def test_another_seed_or_number_of_seats_deals_other_cards() -> None:
    assert Game(Setup(seats=3, seed=8)).dealt != Game(Setup(seats=3, seed=9)).dealt
    assert Game(Setup(seats=3, seed=8)).dealt != Game(Setup(seats=4, seed=8)).dealt


@given(setup=setups())
@effort(40)
def test_a_game_of_a_deal_lies_like_the_game_it_is_from(setup: Setup) -> None:
    game = Game(setup)
    again = Game.of_deal(setup, game.dealer, game.dealt, Dice(setup.seed))
    assert state_of_engine(again) == state_of_engine(game)
    assert again.dealt == game.dealt


def test_playing_leaves_the_deal_as_it_was() -> None:
    game = Game(Setup("solo", "boxed", 1, seed=6))
    before = Game(Setup("solo", "boxed", 1, seed=6)).dealt
    for _ in range(400):
        game.turn_direction(0)
        for slot in range(5):
            game.play(0, slot)
    assert game.cards_left(0) < 63
    assert game.dealt == before


def events() -> list[Event]:
    """One event of every kind, and near relations."""
    up, equal = Direction.UP, Direction.EQUAL
    return [
        Dealt(0, ((1,),), ((2,),), (3,), (up,)),
        Dealt(0, ((1,),), ((3,),), (2,), (up,)),
        Turned(0, up),
        Turned(0, equal),
        Turned(1, up),
        Played(0, 1, 2),
        Played(0, 2, 2),
        Passed(0),
        Passed(1),
        Stopped("empty", 0),
        Stopped("empty", 1),
        Stopped("standstill"),
        Refilled(0, ((0, 1), (1, 2))),
        Refilled(0, ((1, 2), (0, 1))),
        Rotated(0),
        Rotated(1),
        Reshuffled((up, equal)),
        Reshuffled((equal, up)),
        Redrawn(0, (1,), (2,)),
        Redrawn(0, (2,), (1,)),
        WentOut(0),
        WentOut(1),
        Ended(((0,), (1,)), (0, 1)),
        Ended(((0,), (1,)), (0, 2)),
    ]


def test_events_equal_their_likes_and_nothing_else() -> None:
    for place, event in enumerate(events()):
        assert [other == event for other in events()] == [number == place for number in range(len(events()))]


def test_cards_have_letters_numbers_and_names() -> None:
    assert [NAMES[card] for card in (0, 1, 8, 63)] == ["A1", "A2", "B1", "H8"]
    for card in CARDS:
        assert NAMES[card] == "ABCDEFGH"[letter_of(card)] + "12345678"[number_of(card)]
        assert card_named(NAMES[card]) == card


@pytest.mark.parametrize("name", ["", "A", "A0", "A9", "I1", "a1", "1A", "A11", " A1", "Á1"])
def test_what_is_no_card_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is no card"):
        card_named(name)


def test_a_mask_is_a_set_of_cards() -> None:
    assert mask_of([]) == 0
    assert list(cards_in(0)) == []
    assert list(cards_in(mask_of([63, 0, 9, 9]))) == [0, 9, 63]
    assert list(cards_in(mask_of(CARDS))) == list(CARDS)


def test_directions_have_signs() -> None:
    assert [direction.sign for direction in Direction] == ["+", "-", "="]
    assert [direction_signed(sign) for sign in "+-="] == list(Direction)


@pytest.mark.parametrize("sign", ["", "+-", "−", "up", "0"])
def test_what_is_no_sign_is_refused(sign: str) -> None:
    with pytest.raises(ValueError, match="is no direction"):
        direction_signed(sign)
