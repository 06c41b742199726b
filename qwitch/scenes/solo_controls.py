"""The controls of the solo screen: the deal on the left; edition, ghost, help, keys and player on the right."""

from collections.abc import Iterator

from qwitch.match.deal_codes import SIGNS
from qwitch.scenes.desk import Desk
from qwitch.scenes.key_plan import way_alone, way_names
from qwitch.scenes.names import seat_names
from qwitch.scenes.seating import Seating
from qwitch.scenes.solo_deal import ASKED, DealChoice
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.choice import Choice
from qwitch.stage.widgets.seat_button import SeatButton
from qwitch.stage.widgets.sign_button import SignButton
from qwitch.stage.widgets.toggle import Toggle
from qwitch.stage.widgets.widget import Widget
from qwitch.table import Box

LEFT, RIGHT, WIDTH, HEIGHT = 84, 844, 672, 62
TOP, ROW = 150, 76
KEY, KEY_STEP = (76, 54), 85.1
"""Width and height of a sign to press, and the step from one to the next."""

Options = list[tuple[object, str]]


def solo_controls(desk: Desk, seating: Seating, deal: DealChoice) -> list[Widget]:
    """All of them, with their present values."""
    return [*_deal(desk, deal), *_signs(), *_ways(desk, seating), *_buttons(desk, seating)]


def _deal(desk: Desk, deal: DealChoice) -> Iterator[Widget]:
    tr = desk.tr
    kinds: Options = [("day", tr("deal of the day")), ("random", tr("a new one")), ("code", tr("by its code"))]
    if deal.asked is not None:
        kinds = [(ASKED, tr("as asked for")), *kinds]
    yield Choice("deal", Box(LEFT, TOP, WIDTH, HEIGHT), tr("Deal"), kinds, deal.kind, 0.62)
    if deal.kind == "code":
        erase = Button("erase", Box(LEFT + 500, 246, WIDTH - 500, 58), tr("Delete"))
        erase.is_enabled = bool(deal.code)
        yield erase


def _signs() -> Iterator[Widget]:
    """Letters above, numbers below."""
    for place, sign in enumerate(SIGNS):
        row, column = divmod(place, len(SIGNS) // 2)
        yield SignButton(f"sign {sign}", Box(LEFT + KEY_STEP * column, 346 + 66 * row, *KEY), sign)


def _ways(desk: Desk, seating: Seating) -> Iterator[Widget]:
    tr, settings = desk.tr, desk.settings
    boxes = [Box(RIGHT, TOP + ROW * row, WIDTH, HEIGHT) for row in range(4)]
    editions: Options = [("tin", tr("tin")), ("boxed", tr("boxed"))]
    ghosts: Options = [("off", tr("off")), ("bar", tr("as a bar")), ("cards", tr("bar and cards"))]
    yield Choice("edition", boxes[0], tr("Edition"), editions, seating.edition)
    yield Choice("ghost", boxes[1], tr("Ghost of the best run"), ghosts, settings.solo.ghost, 0.44)
    yield Toggle("strip", boxes[2], tr("Show what fits (ranks apart)"), settings.solo.strip)
    way = way_alone(settings, desk.key_sets(1)[0])
    yield Choice("way", boxes[3], tr("Keys"), way_names(way, tr), way)


def _buttons(desk: Desk, seating: Seating) -> Iterator[Widget]:
    tr, half = desk.tr, (WIDTH - 20) / 2
    name = seat_names(seating.specs(), tr, seating.names())[0]
    yield SeatButton("player", Box(RIGHT, 546, half, HEIGHT), seating.styles()[0], name, "")
    yield Button("best", Box(RIGHT + half + 20, 546, half, HEIGHT), tr("Best times"))
    yield Button("start", Box(RIGHT, 650, WIDTH, 84), tr("Start"))
    yield Button("back", Box(RIGHT, 754, WIDTH, HEIGHT), tr("Back"))
