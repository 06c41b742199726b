"""Six bars: how long a person takes for letters and numbers, up, down and equal."""

from collections.abc import Sequence

from qwitch.match.following import Kind
from qwitch.match.statistics import KindTime
from qwitch.scenes.names import Translate, seconds
from qwitch.stage.charts.bars import Bar, bars
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.table import Box


def six_kinds(kit: Kit, kinds: Sequence[KindTime], tr: Translate, box: Box) -> list[Blit]:
    """A bar for each kind, its median at its end, and of how many cards; letters first."""
    ordered = sorted(kinds, key=lambda time: time.kind is Kind.NUMBER)
    drawn = [
        Bar(
            time.direction.sign,
            tr("letter") if time.kind is Kind.LETTER else tr("number"),
            time.kind is Kind.LETTER,
            time.ms,
            "–" if time.ms is None else seconds(time.ms, tr) + " s",
            f"× {time.cards}",
        )
        for time in ordered
    ]
    return bars(kit, tr("Median by kind of card"), tuple(drawn), box)
