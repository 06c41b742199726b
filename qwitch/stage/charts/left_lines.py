"""The lines of the chart of cards left, with rules behind them, at the window's own pixels."""

import pygame

from qwitch.stage.charts.dashes import DASHES, Pixel, draw_steps
from qwitch.stage.charts.left_data import ChartLine, LeftScale
from qwitch.stage.kit import Kit

LINE, EDGE = 5, 1.5
"""How thick a line is, and the dark edge that parts it from those it crosses."""

Point = tuple[float, float]


def draw_lines(kit: Kit, scale: LeftScale) -> pygame.Surface:
    """Rules and lines, as large as the box of the chart."""
    picture = pygame.Surface(kit.px_size(scale.box), pygame.SRCALPHA)
    palette, px, plot = kit.palette, kit.viewport.px, scale.plot
    for count in scale.counts:
        _rule(kit, scale, picture, (plot.x, scale.y(count)), (plot.right, scale.y(count)), 46)
    for t, _ in scale.chart.stops:
        _rule(kit, scale, picture, (scale.x(t), plot.y - 8), (scale.x(t), plot.bottom), 70)
    _rule(kit, scale, picture, (plot.x, plot.bottom), (plot.right, plot.bottom), 130)
    for seat, line in enumerate(scale.chart.lines):
        corners = _corners(kit, scale, seat, line)
        draw_steps(picture, corners, px(LINE) + 2 * px(EDGE), palette.plate)
        draw_steps(picture, corners, px(LINE), palette.seats[line.style].colour, DASHES[line.style])
    return picture


def _corners(kit: Kit, scale: LeftScale, seat: int, line: ChartLine) -> list[Pixel]:
    corners = list[Pixel]()
    for t, left in line.steps:
        x, y = _pixel(kit, scale, (scale.x(t), scale.y(left, seat)))
        if corners:
            corners.append((x, corners[-1][1]))
        corners.append((x, y))
    return corners


def _rule(kit: Kit, scale: LeftScale, picture: pygame.Surface, start: Point, end: Point, alpha: int) -> None:
    (x, y), (to_x, to_y) = _pixel(kit, scale, start), _pixel(kit, scale, end)
    thick = kit.viewport.px(1.2)
    picture.fill((*kit.palette.text, alpha), (x, y, max(thick, to_x - x), max(thick, to_y - y)))


def _pixel(kit: Kit, scale: LeftScale, point: Point) -> Pixel:
    """A point of the box in pixels of its picture."""
    (left, top), (x, y) = kit.viewport.to_px((scale.box.x, scale.box.y)), kit.viewport.to_px(point)
    return x - left, y - top
