"""What cannot be set up is refused by naming the field and what was expected."""

from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from qwitch.engine.setup import EDITIONS, MAX_SEED, MODES, Setup, SetupError

GOOD: dict[str, Any] = {"mode": "race", "edition": "tin", "seats": 4, "dealer": None, "seed": 0}


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("mode", "rush", "race, turns, solo"),
        ("mode", "", "race, turns, solo"),
        ("mode", "Race", "race, turns, solo"),
        ("edition", "paper", "tin, boxed"),
        ("edition", "", "tin, boxed"),
        ("seats", 0, "1 to 5"),
        ("seats", -1, "1 to 5"),
        ("seats", 6, "1 to 5"),
        ("dealer", -1, "0 to 3"),
        ("dealer", 4, "0 to 3"),
        ("seed", -1, f"0 to {MAX_SEED}"),
        ("seed", MAX_SEED + 1, f"0 to {MAX_SEED}"),
    ],
)
def test_one_wrong_field_is_named(field: str, value: object, expected: str) -> None:
    with pytest.raises(SetupError) as refusal:
        Setup(**(GOOD | {field: value}))
    line = str(refusal.value)
    assert line.startswith(f"{field}: ")
    assert line.endswith(expected)
    assert str(value) in line
    assert "\n" not in line


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_solo_is_for_one(seats: int) -> None:
    with pytest.raises(SetupError, match=f"^seats: {seats} players; solo has exactly 1$"):
        Setup("solo", "boxed", seats)


def test_a_refused_setup_is_a_value_error() -> None:
    assert issubclass(SetupError, ValueError)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_else_is_set_up(mode: str, edition: str) -> None:
    for seats in range(1, 2 if mode == "solo" else 6):
        for dealer in (None, *range(seats)):
            for seed in (0, MAX_SEED):
                assert Setup(mode, edition, seats, dealer, seed).seats == seats


def test_a_setup_is_a_value() -> None:
    assert Setup("turns", "boxed", 3, 1, 7) == Setup("turns", "boxed", 3, 1, 7)
    assert len({Setup(seed=1), Setup(seed=1), Setup(seed=2)}) == 2
    with pytest.raises(FrozenInstanceError):
        Setup().seed = 3  # type: ignore[misc]
