"""The table of modes and editions: whose task is what, and where leftovers go. Ranks stand here too."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.engine.ranks import ranks_by
from qwitch.engine.setup import EDITIONS, MODES, Setup
from qwitch.engine.variants import PRINTED_SEATS, VARIANTS, Tasks, is_printed, variant_of
from tests.reference.strategies import effort

EVERY = [(mode, edition) for mode in MODES for edition in EDITIONS]

FIRST = Tasks(seats=4, dealer=3, last_turner=None, last_player=None)
"""Seat 3 dealt, and nothing has happened yet."""

NO_CARD_YET = Tasks(seats=4, dealer=3, last_turner=3, last_player=None)
"""Seat 3 dealt and turned, and nobody could play."""

LATER = Tasks(seats=4, dealer=3, last_turner=0, last_player=2)
"""Seat 3 dealt, seat 0 turned last, seat 2 played last."""


def test_every_mode_and_edition_has_a_variant() -> None:
    assert set(VARIANTS) == set(PRINTED_SEATS) == set(EVERY)
    for mode, edition in EVERY:
        assert variant_of(Setup(mode, edition, 1)) is VARIANTS[mode, edition]


@pytest.mark.parametrize(
    ("mode", "edition", "first", "no_card_yet", "later"),
    [
        ("race", "tin", 3, 0, 1),
        ("race", "boxed", 3, 3, 3),
        ("turns", "tin", 3, 3, 2),
        ("turns", "boxed", 3, 3, 3),
    ],
)
def test_who_turns_the_next_direction_card(mode: str, edition: str, first: int, no_card_yet: int, later: int) -> None:
    turner = VARIANTS[mode, edition].turner
    assert [turner(FIRST), turner(NO_CARD_YET), turner(LATER)] == [first, no_card_yet, later]


@pytest.mark.parametrize(("mode", "edition"), EVERY)
def test_alone_one_turns_every_direction_card(mode: str, edition: str) -> None:
    for last_turner, last_player in ((None, None), (0, None), (0, 0)):
        assert VARIANTS[mode, edition].turner(Tasks(1, 0, last_turner, last_player)) == 0


@pytest.mark.parametrize(("mode", "edition"), EVERY)
def test_whose_turn_it_is(mode: str, edition: str) -> None:
    variant = VARIANTS[mode, edition]
    turns = mode == "turns"
    assert variant.first_to_act(FIRST) == (0 if turns else None)
    assert [variant.next_to_act(LATER, seat) for seat in range(4)] == ([1, 2, 3, 0] if turns else [None] * 4)


@pytest.mark.parametrize(("mode", "edition"), EVERY)
def test_where_the_centre_card_and_leftovers_lie(mode: str, edition: str) -> None:
    variant = VARIANTS[mode, edition]
    assert variant.centre_starts_hidden == (edition == "tin")
    assert variant.spare_joins_pile == (edition == "boxed")


@pytest.mark.parametrize(
    ("mode", "edition", "covered"),
    [
        ("race", "tin", {3, 4, 5}),
        ("turns", "tin", {3, 4, 5}),
        ("race", "boxed", {1, 2, 3, 4, 5}),
        ("turns", "boxed", {1, 2, 3, 4, 5}),
        ("solo", "boxed", {1}),
        ("solo", "tin", set()),
    ],
)
def test_how_many_players_the_printed_rules_cover(mode: str, edition: str, covered: set[int]) -> None:
    numbers = range(1, 2 if mode == "solo" else 6)
    assert {seats for seats in numbers if is_printed(Setup(mode, edition, seats))} == covered


@pytest.mark.parametrize(
    ("left", "ranks"),
    [
        ([0], ((0,),)),
        ([3, 0], ((1,), (0,))),
        ([0, 4, 2, 4], ((0,), (2,), (1, 3))),
        ([7, 7, 0, 7, 7], ((2,), (0, 1, 3, 4))),
        ([12, 3, 5, 0, 1], ((3,), (4,), (1,), (2,), (0,))),
        ([5, 5], ((0, 1),)),
    ],
)
def test_ranks(left: Sequence[int], ranks: tuple[tuple[int, ...], ...]) -> None:
    assert ranks_by(left) == ranks


@given(st.lists(st.integers(0, 8), min_size=1, max_size=5))
@effort(100)
def test_ranks_hold_every_seat_once_and_only_ties_together(left: list[int]) -> None:
    ranks = ranks_by(left)
    assert sorted(seat for rank in ranks for seat in rank) == list(range(len(left)))
    assert all(len({left[seat] for seat in rank}) == 1 and list(rank) == sorted(rank) for rank in ranks)
    counts = [left[rank[0]] for rank in ranks]
    assert counts == sorted(set(counts))
