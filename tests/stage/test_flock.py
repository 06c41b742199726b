"""Particles: how they move, how long they live, and that each is drawn where it is."""

from dataclasses import replace

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.stage.flock import FLOOR, STEP_S, Flock, Particle
from qwitch.stage.kit import Kit
from qwitch.stage.theme import Theme

PAPER = Particle(400, 300, 60, -30, 2.0, 22, (250, 200, 40), "paper")


@pytest.fixture(scope="module")
def kit(theme: Theme) -> Kit:
    return Kit(theme, (1200, 800))


def flown(particle: Particle, steps: int) -> list[tuple[float, float]]:
    """Where a single particle is after each of so many steps, as long as it is there."""
    flock, places = Flock(), []
    flock.add(particle)
    for _ in range(steps):
        flock.step()
        places += [(x, y) for _, _, x, y in flock]
    return places


def test_left_alone_it_flies_straight_on() -> None:
    x, y = flown(PAPER, 60)[-1]
    assert [x, y] == pytest.approx([400 + 60, 300 - 30])


def test_weight_pulls_it_down_and_drag_slows_it() -> None:
    falling = flown(replace(PAPER, weight=420), 60)
    assert falling[-1][1] == pytest.approx(300 - 30 + 420 / 2, abs=5)
    slowed = flown(replace(PAPER, drag=7), 60)
    assert 400 < slowed[-1][0] < 400 + 60 / 7 + 1


def test_it_lives_as_long_as_it_should() -> None:
    assert len(flown(PAPER, 300)) == pytest.approx(2.0 / STEP_S, abs=1)


def test_below_the_floor_it_is_gone() -> None:
    places = flown(replace(PAPER, y=FLOOR - 10, down=120), 300)
    assert 0 < len(places) < 10
    assert all(y < FLOOR for _, y in places)


def test_it_waits_for_its_birth(kit: Kit) -> None:
    flock = Flock()
    flock.add(replace(PAPER, wait_s=0.5))
    for _ in range(29):
        flock.step()
    assert (len(flock), list(flock), flock.blits(kit)) == (1, [], [])
    for _ in range(2):
        flock.step()
    assert [(x, y) for _, _, x, y in flock] == [(400, 300)]


@given(
    st.lists(st.tuples(st.floats(0, 1600), st.floats(0, 900), st.floats(-9, 9)), min_size=1, max_size=8),
    st.integers(0, 110),
    st.sampled_from(["paper", "chip", "dot"]),
)
def test_each_is_drawn_round_its_place(
    kit: Kit, births: list[tuple[float, float, float]], steps: int, shape: str
) -> None:
    flock = Flock()
    for x, y, spin in births:
        flock.add(replace(PAPER, x=x, y=y, spin=spin, shape=shape))
    for _ in range(steps):
        flock.step()
        flock.blits(kit)
    blits = flock.blits(kit)
    assert len(blits) == len(list(flock))
    for (picture, corner), (_, _, x, y) in zip(blits, flock, strict=True):
        middle, wanted = picture.get_rect(topleft=corner).center, kit.viewport.to_px((x, y))
        assert abs(middle[0] - wanted[0]) <= 2
        assert abs(middle[1] - wanted[1]) <= 2


@pytest.mark.parametrize("shape", ["paper", "chip", "dot"])
def test_it_dwindles_before_it_goes(kit: Kit, shape: str) -> None:
    """Paper and ice grow small, dust fades: less and less covers the table."""
    flock, covered = Flock(), list[int]()
    flock.add(replace(PAPER, shape=shape))
    while len(flock):
        [(picture, _)] = flock.blits(kit)

        covered.append(sum(pygame.image.tobytes(picture, "RGBA")[3::4]))
        flock.step()
    assert covered == sorted(covered, reverse=True)
    assert 0 < covered[-1] < covered[0] / 5
    assert len(set(covered)) >= 5, "in steps too small to be seen"


def test_another_window_size_dresses_them_anew(kit: Kit, theme: Theme) -> None:
    flock = Flock()
    flock.add(PAPER)
    large = Kit(theme, (2400, 1600))
    sizes: list[tuple[int, int]] = []
    for one in (kit, large, kit):
        [(picture, corner)] = flock.blits(one)
        sizes.append(picture.get_size())
        assert picture.get_rect(topleft=corner).inflate(4, 4).collidepoint(one.viewport.to_px((400, 300)))
    assert sizes[0] == sizes[2]
    assert sizes[1][0] > 1.6 * sizes[0][0]


def test_many_share_few_pictures(kit: Kit) -> None:
    flock = Flock()
    for x in range(0, 1600, 10):
        flock.add(replace(PAPER, x=x))
    pictures: set[pygame.Surface] = set()
    for picture, _ in flock.blits(kit):
        pictures.add(picture)
    assert len(pictures) == 1
