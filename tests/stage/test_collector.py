"""Garbage collection waits for the end of a heat, then looks at what is new, and in menus at everything."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from qwitch.stage.collector import Collector, Pace


class Knot:
    """Something that only the collector can free: it holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def collector() -> Iterator[Collector]:
    collector = Collector()
    yield collector
    collector.release()


@pytest.fixture
def runs() -> Iterator[list[int]]:
    """Give the generations that were collected, as they are."""
    seen: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            seen.append(info["generation"])

    gc.callbacks.append(note)
    yield seen
    gc.callbacks.remove(note)


def many_knots(count: int = 5000) -> None:
    for _ in range(count):
        Knot()


def test_nothing_is_collected_during_a_heat(collector: Collector, runs: list[int]) -> None:
    many_knots()
    assert runs, "without a heat Python collects by its own habits"
    collector.follow(Pace.HEAT)
    runs.clear()
    for _ in range(3):
        collector.follow(Pace.HEAT)
        many_knots()
    assert runs == []


def test_what_a_heat_left_over_goes_right_after_it(collector: Collector) -> None:
    collector.follow(Pace.HEAT)
    left_over = ref(Knot())
    assert left_over() is not None
    collector.follow(Pace.TABLE)
    assert left_over() is None
    assert gc.isenabled()


def test_what_was_there_before_a_heat_is_not_looked_at_again_until_a_menu(collector: Collector) -> None:
    knot = Knot()
    watched = ref(knot)
    collector.follow(Pace.HEAT)
    del knot
    collector.follow(Pace.TABLE)
    assert watched() is not None
    collector.follow(Pace.HEAT)
    collector.follow(Pace.MENU)
    assert watched() is None
    assert gc.get_freeze_count() == 0


def test_the_same_pace_again_collects_nothing(collector: Collector, runs: list[int]) -> None:
    for pace in (Pace.TABLE, Pace.MENU):
        collector.follow(pace)
        runs.clear()
        gc.disable()
        collector.follow(pace)
        assert runs == []
        gc.enable()
