"""The keyboard check finds the combinations that a keyboard swallows, and blames the smallest ones."""

from collections.abc import Iterable, Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.controls.holding import Combination
from qwitch.controls.keysets import key_sets
from qwitch.controls.trial import Step, Trial, first_combinations, parts


class Keyboard:
    """A keyboard that does not report a key while it would complete one of these combinations."""

    def __init__(self, swallows: Iterable[Combination] = ()) -> None:
        self.swallows = list(swallows)

    def hold(self, trial: Trial) -> list[Step]:
        """Hold all that is asked for, then let go."""
        down: list[int] = []
        steps: list[Step | None] = []
        for key in sorted(trial.asked):
            if not any(bad <= {*down, key} for bad in self.swallows):
                down.append(key)
                steps.append(trial.press(key))
        steps += [trial.release(key) for key in down]
        return [step for step in steps if step is not None]

    def run(self, trial: Trial) -> list[Step]:
        """Do all that is asked for."""
        steps: list[Step] = []
        while not trial.is_over:
            steps += self.hold(trial)
            assert len(steps) < 400
        return steps


@pytest.mark.parametrize("people", range(1, 6))
def test_a_good_keyboard_passes_every_combination(people: int) -> None:
    trial = Trial(key_sets(people))
    asked = list(first_combinations(key_sets(people)))
    assert Keyboard().run(trial) == [Step.PASSED] * len(asked)
    assert (trial.swallowed, trial.delivered, trial.done, trial.total) == ([], asked, len(asked), len(asked))


@pytest.mark.parametrize("people", range(1, 6))
def test_every_key_is_tried_in_a_combination_of_at_least_three(people: int) -> None:
    asked = list(first_combinations(key_sets(people)))
    assert min(map(len, asked)) >= 3
    everybody = {key for keys in key_sets(people) for key in keys.slots}
    assert everybody <= frozenset().union(*asked)


@pytest.mark.parametrize("people", range(3, 6))
def test_one_key_of_each_person_is_held(people: int) -> None:
    """Holding one key per seat must not stop others' taps [stk-code 2998]."""
    sets = key_sets(people)
    for asked in first_combinations(sets):
        assert [len(asked & set(keys.keys)) for keys in sets] == [1] * people


@pytest.mark.parametrize("size", [2, 3])
@pytest.mark.parametrize("people", range(3, 6))
def test_the_smallest_swallowed_combination_is_found(people: int, size: int) -> None:
    """[stk-code 2998, pygame-ce 2611]."""
    for bad in combinations(sorted(next(first_combinations(key_sets(people)))), size):
        trial = Trial(key_sets(people))
        steps = Keyboard([frozenset(bad)]).run(trial)
        assert trial.swallowed == [frozenset(bad)]
        assert Step.SWALLOWED in steps


def test_a_slip_of_the_fingers_is_forgiven() -> None:
    trial = Trial(key_sets(3))
    first, *others = sorted(trial.asked)
    trial.press(first)
    assert trial.release(first) is Step.AGAIN
    assert Keyboard().run(trial)[0] is Step.PASSED
    assert trial.swallowed == []
    assert others


def test_it_goes_on_when_the_window_lost_the_keyboard() -> None:
    trial = Trial(key_sets(3))
    key = min(trial.asked)
    trial.press(key)
    trial.let_go()
    assert trial.down == frozenset()
    assert trial.release(key) is None
    assert Keyboard().run(trial) == [Step.PASSED] * 11


def test_after_the_end_keys_mean_nothing() -> None:
    trial = Trial(key_sets(1))
    Keyboard().run(trial)
    assert trial.asked == frozenset()
    assert trial.press(30) is None
    assert trial.release(30) is None


def test_what_contains_a_swallowed_pair_is_not_asked_for_any_more() -> None:
    sets = key_sets(2)
    pair = frozenset({sets[0].slots[0], sets[1].slots[0]})
    trial = Trial(sets)
    Keyboard([pair]).run(trial)
    assert trial.swallowed == [pair]
    assert trial.done < len(list(first_combinations(sets))) + 4


@pytest.mark.parametrize(
    ("asked", "missing", "wanted"),
    [
        ({1, 2, 3, 4, 5}, {5}, [{1, 2, 5}, {1, 3, 5}, {1, 4, 5}, {2, 3, 5}, {2, 4, 5}, {3, 4, 5}]),
        ({1, 2, 3, 4}, {3, 4}, [{1, 2, 3}, {1, 2, 4}]),
        ({1, 2, 3, 4}, {2, 3, 4}, [{1, 2}, {1, 3}, {1, 4}]),
        ({1, 2, 3}, {3}, [{1, 3}, {2, 3}]),
        ({1, 2}, {2}, []),
    ],
)
def test_parts_to_look_at_more_closely(asked: set[int], missing: set[int], wanted: list[set[int]]) -> None:
    assert list(map(set, parts(frozenset(asked), frozenset(missing)))) == wanted


@given(
    people=st.integers(1, 5),
    events=st.lists(st.tuples(st.booleans(), st.integers(0, 29)), max_size=300),
)
def test_whatever_arrives_it_stays_in_order(people: int, events: Sequence[tuple[bool, int]]) -> None:
    trial = Trial(key_sets(people))
    keys = [key for sets in key_sets(people) for key in sets.keys]
    for is_press, place in events:
        before = trial.done
        step = (trial.press if is_press else trial.release)(keys[place % len(keys)])
        assert (trial.done > before) == (step in (Step.PASSED, Step.SWALLOWED))
        assert trial.done <= trial.total
        assert trial.down <= trial.asked
    assert not any(bad <= fine for bad in trial.swallowed for fine in trial.delivered)
