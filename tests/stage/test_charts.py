"""Charts: read in greyscale as well, nothing on each other, drawn once."""

from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.stage.charts.axes import COUNTS, SECONDS, apart, rows_for, step_for
from qwitch.stage.charts.bars import Bar, bars
from qwitch.stage.charts.dashes import DASHES, draw_steps, pieces
from qwitch.stage.charts.left_chart import ChartLine, LeftChart, Legend, left_chart
from qwitch.stage.charts.left_data import LeftScale
from qwitch.stage.charts.weeks_chart import WeekMark, WeekWords, weeks_chart
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.theme import Theme
from qwitch.table import Box

BOX = Box(90, 208, 1420, 532)
LEGEND = Legend("cards left", "Stop!", "standstill", "direction card")
WORDS = WeekWords("games", "won", "median", "nothing")


@pytest.fixture(scope="module")
def kit() -> Kit:
    return Kit(Theme(), (1280, 720))


def level_lines(names: tuple[str, ...] = ("Ada", "Bo", "Cy", "Di", "Eva")) -> LeftChart:
    """A chart in which every seat keeps a count of its own nearly all the time: lines that lie level."""
    lines = tuple(
        ChartLine(seat, name, ((0, 12), (400, 10 - 2 * seat), (60_000, 10 - 2 * seat)))
        for seat, name in enumerate(names)
    )
    return LeftChart(0, 60_000, lines, ((20_000, 1), (40_000, None)), ((0, "+"), (20_500, "="), (40_500, "-")), LEGEND)


def shown(kit: Kit, blits: list[Blit], grey: bool = True) -> pygame.Surface:
    """What these pictures look like, without colours."""
    screen = pygame.Surface(kit.viewport.window, pygame.SRCALPHA, 32)
    screen.fill((20, 30, 34))
    screen.fblits(blits)
    return pygame.transform.grayscale(screen) if grey else screen


def runs(picture: pygame.Surface, y: int, left: int, right: int) -> list[tuple[bool, int]]:
    """Light and dark stretches along a row of pixels, and how long each is."""
    lights = [picture.get_at((x, y))[0] > 90 for x in range(left, right)]
    starts = [0, *(place for place in range(1, len(lights)) if lights[place] is not lights[place - 1]), len(lights)]
    return [(lights[start], end - start) for start, end in pairwise(starts)]


def test_lines_are_told_apart_in_greyscale(kit: Kit) -> None:
    """Between two shapes each line has its own rhythm of light and dark; only one is drawn through."""
    chart = level_lines()
    scale, picture = LeftScale(chart, BOX), shown(kit, left_chart(kit, chart, BOX))
    rhythms = []
    for seat, line in enumerate(chart.lines):
        y = kit.viewport.to_px((0, scale.y(line.steps[-1][1], seat)))[1]
        # one shape is in the middle of each third: between them lies nothing but the line
        first, second = ((part + (seat + 0.5) / 5) / 3 for part in (0, 1))
        ends = [scale.x(round(60_000 * share)) for share in (first, second)]
        left, right = (kit.viewport.to_px((x, 0))[0] for x in (ends[0] + 24, ends[1] - 24))
        inner = runs(picture, y, left, right)[1:-1]
        rhythms.append(tuple(sorted({length for is_light, length in inner if is_light and length > 2})))
    assert len(set(rhythms)) == 5, rhythms
    assert sum(not rhythm for rhythm in rhythms) == 1, "one line is drawn through"


def test_names_stand_at_the_ends_of_their_lines(kit: Kit) -> None:
    chart = level_lines()
    scale, blits = LeftScale(chart, BOX), left_chart(kit, chart, BOX)
    for seat, line in enumerate(chart.lines):
        x, y = kit.viewport.to_px((scale.plot.right + 30, scale.y(line.steps[-1][1], seat)))
        shape = kit.symbol(line.style, 26, (0, 0))[0]
        [place] = [place for picture, place in blits if picture is shape]
        assert abs(place[1] + shape.get_height() / 2 - y) <= 2
        assert abs(place[0] + shape.get_width() / 2 - x) <= 2


def test_a_chart_is_drawn_once(kit: Kit) -> None:
    chart = level_lines()
    assert left_chart(kit, chart, BOX) is left_chart(kit, chart, BOX)
    other = level_lines(("A", "B", "C", "D", "E"))
    assert left_chart(kit, other, BOX) is not left_chart(kit, chart, BOX)


def test_a_chart_of_nothing_is_drawn_as_well(kit: Kit) -> None:
    """A game that was over before a card was played, and one that is only dealt."""
    line = ChartLine(0, "Ada", ((0, 12), (0, 12)))
    shown(kit, left_chart(kit, LeftChart(0, 0, (line,), (), (), LEGEND), BOX))


def test_letters_and_numbers_are_told_apart_in_greyscale(kit: Kit) -> None:
    """Of two bars of the same length the one of the numbers is hatched."""
    box = Box(100, 200, 600, 200)
    both = tuple(Bar("+", word, word == "letter", 900, "0.90 s", "× 4") for word in ("letter", "number"))
    picture = shown(kit, bars(kit, "median", both, box))
    ys = [box.y + 44 + 72 * (place + 0.5) for place in (0, 1)]
    left, right = (kit.viewport.to_px((box.x + x, 0))[0] for x in (190, 360))
    shades = [{picture.get_at((x, kit.viewport.to_px((0, y))[1]))[0] // 16 for x in range(left, right)} for y in ys]
    assert len(shades[0]) == 1
    assert len(shades[1]) > 1


def test_wins_are_told_from_games_in_greyscale(kit: Kit) -> None:
    weeks = tuple(WeekMark(f"0{week}-01", 4, 2, 900, "0.90 s") for week in range(1, 4))
    box = Box(100, 200, 470, 470)
    picture = shown(kit, weeks_chart(kit, weeks, WORDS, box))
    x = kit.viewport.to_px((box.x + 52 + (470 - 76) / 6, 0))[0]
    column = [picture.get_at((x, y))[0] for y in range(*(kit.viewport.to_px((0, y))[1] for y in (270, 395)))]
    assert max(column) - min(column) > 40
    assert len({shade // 8 for shade in column if shade > 90}) >= 2, "won and not won are two shades"
    assert shown(kit, weeks_chart(kit, (), WORDS, box)) is not None


@pytest.mark.parametrize("style", range(5))
def test_a_line_of_steps_is_as_long_as_its_way(style: int) -> None:
    corners = [(0, 0), (100, 0), (100, 40), (200, 40)]
    drawn = sum(abs(a - c) + abs(b - d) for (a, b), (c, d) in pieces(corners, [4 * dash for dash in DASHES[style]]))
    pattern = DASHES[style]
    share = sum(pattern[::2]) / sum(pattern) if pattern else 1.0
    assert drawn == pytest.approx(240 * share, abs=30)


def test_dashes_go_on_round_corners() -> None:
    target = pygame.Surface((60, 60))
    draw_steps(target, [(5, 5), (45, 5), (45, 45)], 4, (255, 255, 255), (3.0, 3.0))
    lit = [target.get_at((45, y))[0] > 0 for y in range(5, 45)]
    assert True in lit
    assert False in lit


@given(st.lists(st.floats(0, 400), min_size=1, max_size=5))
def test_labels_lie_apart_and_in_their_order(places: list[float]) -> None:
    moved = apart(places, 38, 0, 400)
    inside = sorted(moved)
    assert all(later - earlier >= 38 - 1e-6 for earlier, later in pairwise(inside))
    assert inside[0] >= -1e-6
    assert inside[-1] <= 400
    order = sorted(range(len(places)), key=lambda one: places[one])
    assert [moved[one] for one in order] == inside


def test_rows_are_taken_from_the_first_on() -> None:
    assert rows_for([0, 10, 20, 30], 15, 2) == [0, 1, 0, 1]
    assert rows_for([0, 100], 15, 2) == [0, 0]
    assert rows_for([0, 1, 2], 15, 2) == [0, 1, 0], "where all are full the first gets it"


def test_steps_of_axes_are_round() -> None:
    assert step_for(63, COUNTS, 7) == 10
    assert step_for(12, COUNTS, 7) == 2
    assert step_for(95, SECONDS, 8) == 15
    assert step_for(10**6, SECONDS, 8) == SECONDS[-1]
