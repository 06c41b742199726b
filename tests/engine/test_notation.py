"""Positions as text: what is written is read back, and what is malformed is refused and named."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.engine.game import Game, Phase
from qwitch.engine.notation import read_position, write_position
from qwitch.engine.setup import Setup
from tests.reference.pair import Action, Pair, act_in_engine, legal_actions
from tests.reference.spoken import outcomes, state_of_engine
from tests.reference.strategies import SEEDS, effort, setups

POSITION = """
    race tin running dealer=0 turner=0 turned=0
    pile F1 B2
    direction + next - = +
    0  C3 H4 -- A3 E5 | D4 G7
    1  A1 -- -- -- -- |
"""


def some_way_into(setup: Setup, actions: int, seed: int) -> Pair:
    """A game after this many legal actions, or at its end."""
    pair, random = Pair(Game(setup)), Random(seed)
    for _ in range(actions):
        if not pair.over:
            pair.act_legally(random)
    return pair


def test_a_position_is_read_as_it_looks() -> None:
    game = read_position(POSITION)
    assert state_of_engine(game) == {
        "phase": "running",
        "hands": [["C3", "H4", None, "A3", "E5"], ["A1", None, None, None, None]],
        "draw": [["D4", "G7"], []],
        "pile": ["F1", "B2"],
        "spare": [],
        "stack": ["-", "=", "+"],
        "turned": list("++---===+"),
        "direction": "+",
        "turner": None,
        "turn of": None,
        "face down": False,
        "holds fitting": [True, False],
        "fitting": ["A3", "B3", "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "D3", "E3", "F3", "G3", "H3"],
        "plays": [(0, 0), (0, 3)],
        "left": [6, 1],
    }


def test_a_position_is_written_as_it_was_read() -> None:
    lines = [line.strip() for line in POSITION.strip().splitlines()]
    assert write_position(read_position(POSITION)).splitlines() == lines


def test_the_tasks_of_the_first_line() -> None:
    head = "turns tin waiting dealer=1 turner=2 act=0 turned=3 played=4"
    seats = "\n".join(f"{seat} -- -- -- -- -- |" for seat in range(5))
    game = read_position(f"{head}\npile B2\ndirection +\n{seats}")
    assert (game.dealer, game.turner, game.to_act, game.last_turner, game.last_player) == (1, 2, 0, 3, 4)
    assert write_position(game).splitlines()[0] == head


def test_the_phases_and_the_hidden_centre_card() -> None:
    game = read_position("race tin waiting\npile B2\ndirection .\n0 A1 A2 A3 A4 A5 | C1")
    assert (game.phase, game.direction, game.centre_hidden) == (Phase.WAITING, None, True)
    assert len(game.stack) == 12
    game = read_position("race tin waiting turned=0\npile B2\ndirection .\n0 A1 A2 A3 A4 A5 | C1")
    assert not game.centre_hidden
    game = read_position("race tin over\npile B2\ndirection +\n0 -- -- -- -- -- |")
    assert (game.phase, len(game.stack), game.fitting) == (Phase.OVER, 11, 0)


@given(setup=setups(), actions=st.integers(0, 150), seed=SEEDS)
@effort(120)
def test_round_trip_of_any_position(setup: Setup, actions: int, seed: int) -> None:
    game = some_way_into(setup, actions, seed).engine
    text = write_position(game)
    again = read_position(text)
    assert write_position(again) == text

    before, after = state_of_engine(game), state_of_engine(again)
    assert sorted(before.pop("turned")) == sorted(after.pop("turned"))
    del before["spare"], after["spare"]
    assert after == before


@given(setup=setups(), actions=st.integers(0, 120), seed=SEEDS)
@effort(60)
def test_a_position_read_back_plays_on_alike(setup: Setup, actions: int, seed: int) -> None:
    pair, random = some_way_into(setup, actions, seed), Random(seed)
    again = read_position(write_position(pair.engine))
    while not pair.over:
        action = random.choice(legal_actions(pair.plain))
        happened = pair.act(action) or []
        told_again = act_in_engine(again, action)
        if outcomes(happened):
            return
        assert told_again == happened


@pytest.mark.parametrize(
    ("head", "turner", "act"),
    [
        ("race tin waiting dealer=2", 2, None),
        ("race boxed waiting dealer=2", 2, None),
        ("race tin waiting dealer=2 turned=0", 1, None),
        ("turns tin waiting dealer=1", 1, 2),
        ("turns boxed waiting dealer=2", 2, 0),
        ("turns tin waiting dealer=2 turned=2 played=0 act=1", 0, 1),
    ],
)
def test_who_turns_follows_from_the_head_where_it_is_not_named(head: str, turner: int, act: int | None) -> None:
    seats = "\n".join(f"{seat} -- -- -- -- -- |" for seat in range(3))
    game = read_position(f"{head}\npile B2\ndirection .\n{seats}")
    assert (game.turner, game.to_act) == (turner, act)


MALFORMED = [
    ("nothing at all", "", "a line"),
    ("no seat", "race tin running\npile B2\ndirection +", "a line"),
    ("no pile", "race tin running\nB2\ndirection +\n0 -- -- -- -- -- |", "pile"),
    ("an empty pile", "race tin running\npile\ndirection +\n0 -- -- -- -- -- |", "pile"),
    ("no direction", "race tin running\npile B2\n+\n0 -- -- -- -- -- |", "direction"),
    ("no sign", "race tin running\npile B2\ndirection\n0 -- -- -- -- -- |", "direction"),
    ("a short head", "race tin\npile B2\ndirection +\n0 -- -- -- -- -- |", "race tin"),
    ("an unknown mode", "rush tin running\npile B2\ndirection +\n0 -- -- -- -- -- |", "rush"),
    ("an unknown edition", "race paper running\npile B2\ndirection +\n0 -- -- -- -- -- |", "paper"),
    ("an unknown phase", "race tin asleep\npile B2\ndirection +\n0 -- -- -- -- -- |", "asleep"),
    ("an unknown task", "race tin running cook=0\npile B2\ndirection +\n0 -- -- -- -- -- |", "cook=0"),
    ("a task for no seat", "race tin running dealer=1\npile B2\ndirection +\n0 -- -- -- -- -- |", "dealer=1"),
    ("a task without seat", "race tin running dealer\npile B2\ndirection +\n0 -- -- -- -- -- |", "dealer"),
    ("no such card in the pile", "race tin running\npile B9\ndirection +\n0 -- -- -- -- -- |", "B9"),
    ("no such card in a hand", "race tin running\npile B2\ndirection +\n0 b3 -- -- -- -- |", "b3"),
    ("no such card in a draw pile", "race tin running\npile B2\ndirection +\n0 -- -- -- -- -- | --", "--"),
    ("no such direction", "race tin running\npile B2\ndirection ~\n0 -- -- -- -- -- |", "~"),
    ("no such next direction", "race tin running\npile B2\ndirection + next ~\n0 -- -- -- -- -- |", "~"),
    ("no word next", "race tin running\npile B2\ndirection + - =\n0 -- -- -- -- -- |", "next"),
    ("five of a sign", "race tin running\npile B2\ndirection + next + + + +\n0 -- -- -- -- -- |", r"\+"),
    ("four cards in a hand", "race tin running\npile B2\ndirection +\n0 -- -- -- -- |", "five cards|no card"),
    ("six cards in a hand", "race tin running\npile B2\ndirection +\n0 -- -- -- -- -- -- |", "five cards"),
    ("a wrong seat", "race tin running\npile B2\ndirection +\n1 -- -- -- -- -- |", "expected 0"),
    ("two in solo", "solo tin running\npile B2\ndirection +\n0 -- -- -- -- -- |\n1 -- -- -- -- -- |", "solo"),
    ("a card twice", "race tin running\npile B2\ndirection +\n0 B2 -- -- -- -- |", "B2"),
]


@pytest.mark.parametrize(("text", "named"), [row[1:] for row in MALFORMED], ids=[row[0] for row in MALFORMED])
def test_malformed_text_is_refused_by_naming_it(text: str, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        read_position(text)


@given(setup=setups(), actions=st.integers(0, 100), seed=SEEDS, data=st.data())
@effort(120)
def test_spoilt_text_is_read_or_refused_and_nothing_else(
    setup: Setup, actions: int, seed: int, data: st.DataObject
) -> None:
    lines = [line.split(" ") for line in write_position(some_way_into(setup, actions, seed).engine).splitlines()]
    for _ in range(data.draw(st.integers(1, 3))):
        line = data.draw(st.sampled_from(lines))
        words = st.sampled_from(["", "B2", "--", "|", "=", "+", "next", "0", "7", "-1", "race", "dealer=²", "ñ"])
        place = data.draw(st.integers(0, len(line)))
        line[place : place + data.draw(st.integers(0, 2))] = [data.draw(words)]
    try:
        game = read_position("\n".join(" ".join(line) for line in lines))
    except ValueError:
        return
    assert read_position(write_position(game)).hands == game.hands


def test_the_seed_feeds_later_shuffles() -> None:
    text = "solo tin running\npile B2\ndirection = next\n0 B3 A1 H8 -- -- | C5"
    ends = {write_position(game) for seed in range(9) for game in [read_position(text, seed)] if game.play(0, 0)}
    assert len(ends) == 9
    assert act_in_engine(read_position(text, 4), Action("play", 0, 0)) == act_in_engine(
        read_position(text, 4), Action("play", 0, 0)
    )
