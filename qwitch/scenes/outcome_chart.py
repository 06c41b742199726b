"""The chart page of the results: a match as the chart draws it, in the player's words."""

from collections.abc import Callable

from qwitch.scenes.names import Translate
from qwitch.scenes.outcome import Outcome
from qwitch.scenes.outcome_words import names_of
from qwitch.stage.charts.left_chart import ChartLine, LeftChart, Legend, left_chart
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.table import Box


def chart_page(outcome: Outcome, tr: Translate) -> Callable[[Kit, Box], list[Blit]]:
    """What draws the chart of this game, again and again at no cost."""
    chart, names = outcome.chart, names_of(outcome, tr)
    lines = tuple(
        ChartLine(outcome.styles[seat], names[seat], tuple((point.t, point.left) for point in line))
        for seat, line in enumerate(chart.lines)
    )
    stops = tuple((mark.t, None if mark.seat is None else outcome.styles[mark.seat]) for mark in chart.stops)
    turned = tuple((mark.t, mark.direction.sign) for mark in chart.directions)
    legend = Legend(tr("cards left"), tr("Stop! by this player"), tr("nobody can play"), tr("direction card"))
    drawn = LeftChart(chart.begins_ms, chart.ends_ms, lines, stops, turned, legend)
    return lambda kit, box: left_chart(kit, drawn, box)
