"""Other key sets for keyboards that swallow some: none of them holds what is known to be swallowed."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.controls.arrangements import KEYS, arrangements, gap, proposal
from qwitch.controls.binding import doubt, reserved
from qwitch.controls.keysets import key_sets
from qwitch.controls.sharing import crossings
from qwitch.controls.trial import Trial, first_combinations
from tests.controls.test_trial import Keyboard


@pytest.mark.parametrize("people", range(1, 6))
def test_every_arrangement_can_be_played(people: int) -> None:
    """No key twice [panel-pop 1], none that laptops lack or that needs Fn [TIC-80 196]."""
    for sets in arrangements(people):
        keys = [key for one in sets for key in one.keys]
        assert len(keys) == len(set(keys)) == 6 * people
        assert [key for key in keys if reserved(key, people) or doubt(key)] == []


@pytest.mark.parametrize(("people", "at_least"), [(1, 3), (2, 10), (3, 20), (4, 30), (5, 20)])
def test_there_are_many_and_none_twice(people: int, at_least: int) -> None:
    ways = list(arrangements(people))
    assert len(ways) == len(set(ways)) >= at_least
    assert ways[0] == key_sets(people)


@pytest.mark.parametrize("people", range(2, 6))
def test_hands_do_not_cross_and_the_farthest_apart_come_first(people: int) -> None:
    _, *others = arrangements(people)
    assert sum(map(crossings, others)) == 0
    distances = [min(gap(one.slots, two.slots) for one, two in combinations(sets, 2)) for sets in others]
    assert distances == sorted(distances, reverse=True)


@given(people=st.integers(1, 5), swallowed=st.lists(st.frozensets(st.sampled_from(KEYS), min_size=2, max_size=3)))
def test_a_proposal_holds_nothing_that_is_swallowed(people: int, swallowed: list[frozenset[int]]) -> None:
    sets = proposal(people, swallowed)
    if sets is None:
        everywhere = [{key for one in way for key in one.keys} for way in arrangements(people)]
        assert all(any(bad <= keys for bad in swallowed) for keys in everywhere)
    else:
        assert not any(bad <= {key for one in sets for key in one.keys} for bad in swallowed)


@pytest.mark.parametrize("people", range(2, 6))
def test_tests_and_proposals_end_at_keys_that_the_keyboard_brings(people: int) -> None:
    """It proposes sets that it delivers [stk-code 2998, pygame-ce 2611]."""
    keyboard = Keyboard([list(first_combinations(key_sets(people)))[place] for place in (0, 3)])
    sets, swallowed = key_sets(people), list[frozenset[int]]()
    for _ in range(100):
        trial = Trial(sets)
        keyboard.run(trial)
        if not trial.swallowed:
            break
        swallowed += trial.swallowed
        other = proposal(people, swallowed)
        assert other is not None
        sets = other
    assert trial.swallowed == []
    assert sets != key_sets(people)
