"""Cards left over time: a line of steps a seat, the stops, and the direction cards on the time axis."""

from collections.abc import Iterator

from qwitch.stage.charts.left_data import ChartLine as ChartLine
from qwitch.stage.charts.left_data import LeftChart as LeftChart
from qwitch.stage.charts.left_data import LeftScale
from qwitch.stage.charts.left_data import Legend as Legend
from qwitch.stage.charts.left_lines import draw_lines
from qwitch.stage.charts.left_marks import LeftMarks
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.widgets.body import sheet
from qwitch.table import Box


def left_chart(kit: Kit, chart: LeftChart, box: Box) -> list[Blit]:
    """The chart in this box; put together once, then the same again."""
    return kit.kept(("left chart", chart, box), lambda: [*_blits(kit, LeftScale(chart, box))])


def _blits(kit: Kit, scale: LeftScale) -> Iterator[Blit]:
    size = kit.px_size(scale.box)
    yield sheet(kit, scale.box)
    yield kit.at(scale.box, kit.cache.get(("left chart", scale.chart, size), lambda: draw_lines(kit, scale)))
    yield from LeftMarks(kit, scale).blits()
