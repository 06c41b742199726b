"""Cards on their way: from where they are, never linearly, and exactly to where they go."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qwitch.stage.motion import GLIDE, RISE, SETTLE, SPRING, Easing, Leg, Motion, Pose

EASINGS = {"glide": GLIDE, "settle": SETTLE, "spring": SPRING, "rise": RISE}

numbers = st.integers(-2000, 2000).map(float)
shares = st.integers(0, 8).map(lambda eighths: eighths / 8)
poses = st.builds(Pose, numbers, numbers, st.integers(20, 400).map(float), numbers, shares, shares)
legs = st.builds(Leg, poses, st.integers(1, 900).map(float), st.sampled_from(list(EASINGS.values())), shares)
motions = st.lists(legs, min_size=1, max_size=4)

HERE, THERE = Pose(100, 200, 150), Pose(900, 400, 240, 30, 0, 0)


def numbers_of(pose: Pose) -> list[float]:
    return [pose.x, pose.y, pose.height, pose.angle, pose.lift, pose.face]


@pytest.mark.parametrize("ease", EASINGS.values(), ids=EASINGS)
def test_nothing_moves_linearly(ease: Easing) -> None:
    assert (ease(0), ease(1)) == pytest.approx((0, 1))
    assert max(abs(ease(place / 20) - place / 20) for place in range(21)) > 0.1


def test_a_landing_springs_a_little_beyond() -> None:
    assert 1.02 < max(SPRING(place / 50) for place in range(51)) < 1.2
    assert all(0 <= ease(place / 50) <= 1 for ease in (GLIDE, SETTLE, RISE) for place in range(51))


@given(poses, motions)
@settings(deadline=None)
def test_it_starts_where_the_card_is(start: Pose, way: list[Leg]) -> None:
    assert Motion(start, way).run(0) == start


@given(poses, motions, st.integers(0, 500))
@settings(deadline=None)
def test_it_ends_exactly_where_it_goes(start: Pose, way: list[Leg], beyond: int) -> None:
    motion = Motion(start, way)
    assert motion.run(sum(leg.ms for leg in way) + beyond) == way[-1].to
    assert motion.is_over


@given(poses, motions, st.lists(st.integers(1, 300), max_size=12))
@settings(deadline=None)
def test_steps_of_any_length_lead_the_same_way(start: Pose, way: list[Leg], steps: list[int]) -> None:
    slowly = Motion(start, way)
    assert slowly.run(0) == start
    for ms in steps:
        pose = slowly.run(ms)
    if steps:
        assert numbers_of(pose) == pytest.approx(numbers_of(Motion(start, way).run(sum(steps))), abs=1e-6)


def test_it_waits_before_it_starts() -> None:
    motion = Motion(HERE, [Leg(THERE, 100)], wait_ms=50)
    waiting = [(motion.run(ms), motion.waits) for ms in (49, 1)]
    assert waiting == [(HERE, True), (HERE, False)]
    assert motion.run(50) != HERE
    assert motion.run(50) == THERE


def test_legs_follow_each_other_without_a_stop() -> None:
    motion = Motion(HERE, [Leg(THERE, 100), Leg(HERE, 100)])
    assert motion.run(100) == THERE
    assert not motion.is_over
    assert motion.run(100) == HERE


def test_a_hop_lifts_the_card_and_lays_it_down() -> None:
    motion = Motion(HERE, [Leg(THERE, 100, GLIDE, hop=0.8)])
    lifts = [motion.run(ms).lift for ms in (0, 25, 25, 25, 25)]
    assert lifts[0] == lifts[-1] == 0
    assert max(lifts) == lifts[2] == pytest.approx(0.8)


def test_a_thrown_card_slows_down_as_it_arrives() -> None:
    motion = Motion(HERE, [Leg(THERE, 100)])
    places = [HERE.x, *(motion.run(20).x for _ in range(5))]
    strides = [after - before for before, after in pairwise(places)]
    assert strides == sorted(strides, reverse=True)
    assert strides[0] > 3 * strides[-1]
