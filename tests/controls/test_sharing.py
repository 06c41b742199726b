"""People at one keyboard: who chose keys keeps them, the others get free ones on their own side."""

from itertools import permutations, product

import pytest

from qwitch.controls.keysets import ALL_SETS, KeySet, key_sets
from qwitch.controls.sharing import crossings, shared


@pytest.mark.parametrize("people", range(1, 6))
def test_where_nobody_chose_the_usual_sets_stay(people: int) -> None:
    usual = key_sets(people)
    assert shared([None] * people, usual) == usual
    assert shared([None] * people, usual[::-1]) == usual[::-1]


@pytest.mark.parametrize("people", range(2, 6))
def test_nobody_shares_a_key_whoever_chose_what(people: int) -> None:
    """Two seats must never have the same key [panel-pop 1]."""
    for chosen in range(1, people + 1):
        for sets in permutations(ALL_SETS, chosen):
            for taken in product([True, False], repeat=people):
                if sum(taken) != chosen:
                    continue
                own = iter(sets)
                asked: list[KeySet | None] = [next(own) if yes else None for yes in taken]
                given = shared(asked, key_sets(people))
                keys = [key for one in given for key in one.keys]
                assert len(keys) == len(set(keys)) == 6 * people
                assert all(wanted in (None, got) for wanted, got in zip(asked, given, strict=True))


@pytest.mark.parametrize("joined", ALL_SETS)
def test_the_hands_of_two_do_not_cross_where_that_can_be_helped(joined: KeySet) -> None:
    assert crossings(shared([None, joined], key_sets(2))) == 0
    assert crossings(shared([joined, None], key_sets(2))) == 0


def test_crossed_hands_are_counted() -> None:
    left, right = key_sets(2)
    assert crossings([left, right]) == 0
    assert crossings([right, left]) == 1


def test_foreign_sets_that_leave_too_few_are_refused() -> None:
    wide = KeySet(tuple(sets.slots[0] for sets in ALL_SETS), ALL_SETS[0].action)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="own key sets: expected some of ALL_SETS"):
        shared([wide, None], [wide, wide])
