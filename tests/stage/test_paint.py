import pygame
import pytest

from qwitch.stage import paint
from qwitch.stage.paint import (
    WHITE,
    clear,
    frame,
    gradient,
    inner_shadow,
    mix,
    quartered,
    rounded,
    soft_shadow,
    supersampled,
    tinted,
)

CREAM = (253, 247, 234)


def alphas(surface: pygame.Surface) -> list[int]:
    return [surface.get_at((x, y)).a for y in range(surface.get_height()) for x in range(surface.get_width())]


@pytest.mark.parametrize("radius", [1, 7, 20, 500])
def test_a_rounded_box_is_full_inside_clear_in_its_corners_and_never_fringed(radius: int) -> None:
    box = rounded((90, 50), radius, CREAM)
    assert tuple(box.get_at((45, 25))) == (*CREAM, 255)
    assert tuple(box.get_at((45, 0))) == (*CREAM, 255)
    if radius > 3:
        assert {box.get_at(corner).a for corner in ((0, 0), (89, 0), (0, 49), (89, 49))} == {0}
        assert len(set(alphas(box))) > 6, "the corners are antialiased"
    colours = {tuple(box.get_at((x, y)))[:3] for y in range(50) for x in range(90) if box.get_at((x, y)).a > 8}
    assert all(abs(part - want) <= 2 for colour in colours for part, want in zip(colour, CREAM, strict=True))


def test_a_rounded_box_is_symmetric() -> None:
    box = rounded((61, 40), 13, CREAM)
    for mirrored in (pygame.transform.flip(box, True, False), pygame.transform.flip(box, False, True)):
        assert all(abs(a - b) <= 24 for a, b in zip(alphas(box), alphas(mirrored), strict=True))


def test_a_frame_is_hollow() -> None:
    ring = frame((60, 40), 10, 3, CREAM)
    assert [ring.get_at((30, y)).a for y in (0, 2, 3, 20, 36, 37, 39)] == [255, 255, 0, 0, 0, 255, 255]
    assert ring.get_at((0, 0)).a == 0


def test_a_shadow_fades_to_nothing_at_its_border() -> None:
    shadow = soft_shadow((40, 60), 6, 8, (0, 0, 0), 150)
    assert shadow.get_size() == (40 + 32, 60 + 32)
    assert 130 < shadow.get_at((36, 46)).a <= 150
    row = [shadow.get_at((x, 46)).a for x in range(37)]
    assert row == sorted(row)
    assert row[0] <= 2


def test_an_inner_shadow_is_deepest_at_the_upper_edge() -> None:
    shade = inner_shadow((80, 80), 10, 12, (0, 0, 0), 200)
    top, middle, bottom = (shade.get_at((40, y)).a for y in (1, 40, 78))
    assert top > bottom > middle
    assert middle == 0
    assert shade.get_at((0, 0)).a == 0


def test_a_gradient_runs_from_its_first_colour_to_its_last() -> None:
    band = gradient((5, 33), (200, 0, 100), (0, 100, 200))
    assert band.get_at((4, 0))[:3] == (200, 0, 100)
    assert band.get_at((0, 16))[:3] == (100, 50, 150)
    assert band.get_at((2, 32))[:3] == (0, 100, 200)


def test_mixing_stays_between_both_colours() -> None:
    assert mix((0, 10, 255), (100, 20, 55), 0.5) == (50, 15, 155)
    assert mix((1, 2, 3), (9, 9, 9), 0) == (1, 2, 3)
    assert mix((1, 2, 3), (9, 9, 9), 1) == (9, 9, 9)


@pytest.mark.parametrize("side", [20, 400, 900])
def test_a_supersampled_shape_covers_the_same_place_at_every_size(side: int) -> None:
    def half(large: pygame.Surface, factor: int) -> None:
        large.fill(CREAM, (0, 0, side * factor // 2, side * factor))

    shape = supersampled((side, side), CREAM, half)
    assert shape.get_size() == (side, side)
    assert shape.get_at((side // 2 - 1, 5)).a == 255
    assert shape.get_at((side // 2 + 1, 5)).a == 0


def test_clear_hides_its_colour() -> None:
    assert tuple(clear((2, 2), CREAM).get_at((1, 1))) == (*CREAM, 0)


@pytest.mark.parametrize("size", [(64, 30), (41, 40), (27, 39), (300, 411)], ids=str)
def test_a_quarter_drawn_and_mirrored_is_the_whole(size: tuple[int, int]) -> None:
    width, height = size

    def draw(large: pygame.Surface, factor: int) -> None:
        # Lozenges round all four corners and the middle.
        across, down = width * factor * 0.3, height * factor * 0.25
        for x, y in ((0, 0), (width, 0), (0, height), (width, height), (width / 2, height / 2)):
            x, y = x * factor, y * factor
            pygame.draw.polygon(large, (30, 200, 90), [(x - across, y), (x, y - down), (x + across, y), (x, y + down)])

    quarter, whole = quartered(size, (30, 200, 90), draw), supersampled(size, (30, 200, 90), draw)
    assert quarter.get_size() == size
    apart = [abs(a - b) for a, b in zip(alphas(quarter), alphas(whole), strict=True)]
    assert sum(apart) <= 12 * width * height, "alike but for the rounding of edges"
    for flips in ((True, False), (False, True)):
        assert alphas(pygame.transform.flip(quarter, *flips)) == alphas(quarter)
    assert {tuple(quarter.get_at((x, y)))[:3] for x in range(width) for y in range(height)} <= {(30, 200, 90)}


def test_a_shape_is_tinted_and_stays_as_it_was() -> None:
    mask = rounded((9, 9), 4, WHITE)
    before = alphas(mask)
    assert tuple(tinted(mask, CREAM).get_at((4, 4))) == (*CREAM, 255)
    assert alphas(tinted(mask, CREAM)) == before == alphas(mask)
    assert tuple(mask.get_at((4, 4)))[:3] == WHITE


def test_a_large_blur_looks_as_one_made_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    coarse = soft_shadow((300, 200), 30, 34, (0, 0, 0), 150)
    monkeypatch.setattr(paint, "FINE_BLUR", 1000)
    fine = soft_shadow((300, 200), 30, 34, (0, 0, 0), 150)
    assert max(abs(a - b) for a, b in zip(alphas(coarse), alphas(fine), strict=True)) <= 12
