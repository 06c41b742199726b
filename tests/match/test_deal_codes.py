"""Codes of deals: easy to read out, one for each of 65,536 seeds, and nothing else is taken for one (L3)."""

from collections import Counter
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.engine.cards import NAMES
from qwitch.engine.deal import deal
from qwitch.engine.dice import Dice
from qwitch.engine.setup import EDITIONS, MAX_SEED, Setup
from qwitch.match.deal_codes import (
    DEALS,
    LENGTH,
    SIGNS,
    DealCodeError,
    code_of,
    deal_name,
    has_code,
    random_seed,
    seed_of,
    seed_of_day,
)

FIRST_DAY = date(2025, 1, 1)


def test_every_seed_has_its_own_code_and_back() -> None:
    codes = [code_of(seed) for seed in range(DEALS)]
    assert DEALS == len(set(codes)) == 65_536
    assert [seed_of(code) for code in codes] == list(range(DEALS))


def test_signs_are_those_of_the_cards() -> None:
    assert set(SIGNS) == set("".join(NAMES))
    assert {len(code_of(seed)) for seed in (0, 1, 4711, DEALS - 1)} == {LENGTH}
    assert (code_of(0), code_of(1), code_of(16), code_of(DEALS - 1)) == ("AAAA", "AAAB", "AABA", "8888")


@given(st.integers(0, DEALS - 1), st.data())
def test_case_spaces_and_hyphens_do_not_matter(seed: int, data: st.DataObject) -> None:
    between = st.text(" -", max_size=2)
    written = data.draw(between)
    for sign in code_of(seed):
        written += data.draw(st.sampled_from([sign, sign.lower()])) + data.draw(between)
    assert seed_of(written) == seed


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "0 signs in ''; expected 4"),
        (" - ", "0 signs in ' - '; expected 4"),
        ("A3F", "3 signs in 'A3F'; expected 4"),
        ("A3F77", "5 signs in 'A3F77'; expected 4"),
        ("A3I7", "'I' in 'A3I7'; expected letters A to H and numbers 1 to 8"),
        ("A3F9", "'9' in 'A3F9'; expected letters A to H and numbers 1 to 8"),
        ("A3F0", "'0' in 'A3F0'; expected letters A to H and numbers 1 to 8"),
        ("A3_F", "'_' in 'A3_F'; expected letters A to H and numbers 1 to 8"),
        ("A3F٣", "'٣' in 'A3F٣'; expected letters A to H and numbers 1 to 8"),
        ("A\n3F", "'\\n' in 'A\\n3F'; expected letters A to H and numbers 1 to 8"),
    ],
)
def test_anything_else_is_refused_in_one_clear_line(text: str, why: str) -> None:
    with pytest.raises(DealCodeError) as refused:
        seed_of(text)
    assert str(refused.value) == why


@given(st.text(max_size=8))
def test_no_text_is_taken_for_another_deal(text: str) -> None:
    try:
        seed = seed_of(text)
    except DealCodeError:
        return
    assert code_of(seed) == text.upper().replace(" ", "").replace("-", "")


@pytest.mark.parametrize("seed", [-1, DEALS, MAX_SEED])
def test_other_seeds_have_no_code_but_a_name(seed: int) -> None:
    assert not has_code(seed)
    assert deal_name(seed) == str(seed)
    with pytest.raises(DealCodeError, match=f"seed {seed}; expected 0 to 65535"):
        code_of(seed)


def test_a_deal_with_a_code_is_called_by_it() -> None:
    assert deal_name(seed_of("a3f7")) == "A3F7"


# The deal of the day


@pytest.mark.parametrize("edition", EDITIONS)
def test_L3_the_deal_of_a_day_is_the_same_for_everybody_and_has_a_code(edition: str) -> None:
    days = [FIRST_DAY + timedelta(day) for day in range(1000)]
    seeds = [seed_of_day(day, edition) for day in days]
    assert seeds == [seed_of_day(day, edition) for day in days]
    assert all(map(has_code, seeds))
    assert len(set(seeds)) > 980, "another one nearly every day"


def test_L3_the_deals_of_days_never_change() -> None:
    """A player of another version must get the same cards on the same day."""
    assert [code_of(seed_of_day(FIRST_DAY, edition)) for edition in EDITIONS] == ["578A", "DC62"]


def test_the_editions_have_deals_of_their_own() -> None:
    days = [FIRST_DAY + timedelta(day) for day in range(100)]
    assert sum(seed_of_day(day, "tin") == seed_of_day(day, "boxed") for day in days) <= 1


def test_random_deals_have_codes_and_differ() -> None:
    seeds = Counter(random_seed() for _ in range(200))
    assert all(map(has_code, seeds))
    assert len(seeds) > 150


def test_L3_different_codes_are_different_cards() -> None:
    def cards(code: str) -> str:
        return str(deal(Setup("solo", "boxed", 1, seed=seed_of(code)), Dice(seed_of(code))))

    assert len({cards(code) for code in ("AAAA", "AAAB", "BAAA", "1AAA", "8888")}) == 5
