"""One seat, looked at closely: name, colour and shape, handicap."""

from collections.abc import Iterator
from dataclasses import replace

from qwitch.engine.setup import MAX_SEATS
from qwitch.scenes.desk import Desk
from qwitch.scenes.name import NameScene
from qwitch.scenes.names import handicap_text, seat_names, style_names
from qwitch.scenes.panel_scene import PanelScene
from qwitch.scenes.scene import Change, Pop, Push
from qwitch.scenes.seating import Chair, Seating
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit, Picture
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.choice import Choice
from qwitch.stage.widgets.panel import Panel
from qwitch.stage.widgets.slider import Slider
from qwitch.stage.widgets.widget import Widget
from qwitch.store import Profile
from qwitch.table import Box

LEFT, WIDTH, TOP, ROW, HEIGHT = 400, 800, 330, 92, 70
HANDICAPS = (0, 2000, 100)
"""The handicaps offered and the step between them, in milliseconds."""


class SeatScene(PanelScene):
    """Changes a seat of a seating at once."""

    def __init__(self, desk: Desk, seating: Seating, place: int) -> None:
        """Look at the chair of this place."""
        self._seating, self._place = seating, place
        super().__init__(desk)

    def build(self) -> Panel:
        """Name, colour; for people who they are, where somebody is known here; the handicap where it matters."""
        tr, chair = self.desk.tr, self._chair()
        rows = iter(Box(LEFT, TOP + ROW * row, WIDTH, HEIGHT) for row in range(5))
        widgets: list[Widget] = [
            Button("name", next(rows), tr("Name"), self._name()),
            Choice("style", next(rows), tr("Colour and shape"), self._styles(), self._style()),
        ]
        if chair.is_person and len(people := self._people()) > 1:
            widgets.append(Choice("who", next(rows), tr("Who is it?"), people, chair.name))
        if not chair.is_person or self._seating.mode == "race":
            bounds, step = HANDICAPS[:2], HANDICAPS[2]
            text = tr("Handicap")
            widgets.append(
                Slider("handicap", next(rows), text, bounds, step, chair.handicap_ms, lambda ms: handicap_text(ms, tr))
            )
        return Panel([*widgets, Button("back", next(rows), tr("Done"))], focus="who")

    def changed(self, word: str) -> Change:
        """Somebody else, another colour or handicap."""
        value, chair = self.panel.value(word), self._chair()
        match word:
            case "who":
                self._put(replace(chair, name=value, style=self._style_of(value)))
                self.refresh()
            case "style":
                self._put(replace(chair, style=value))
            case _:
                self._put(replace(chair, handicap_ms=value))
        return None

    def chosen(self, word: str) -> Change:
        """Write a name, or go back."""
        if word != "name":
            return Pop()
        return Push(NameScene(self.desk, self._chair().name, lambda name: self._put(replace(self._chair(), name=name))))

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The seat's symbol and name, large, and what can be changed."""
        self.sees(kit)
        return Picture(kit.table("race"), [*kit.veil(80), *self._heading(kit), *self.panel.blits(kit)])

    def _heading(self, kit: Kit) -> Iterator[Blit]:
        yield kit.symbol(self._style(), 96, (800, 130))
        yield kit.heading(self._name(), 246, 76)

    def _chair(self) -> Chair:
        return self._seating.chairs[self._place]

    def _put(self, chair: Chair) -> None:
        self._seating.put(self._place, chair)

    def _index(self) -> int:
        return self._seating.taken.index(self._place)

    def _name(self) -> str:
        return seat_names(self._seating.specs(), self.desk.tr, self._seating.names())[self._index()]

    def _style(self) -> int:
        return self._seating.styles()[self._index()]

    def _people(self) -> list[tuple[object, str]]:
        """The guest, everybody who is known here and sits nowhere else, and a name that is new."""
        others = {chair.name.casefold() for place, chair in enumerate(self._seating.chairs) if place != self._place}
        known = [profile.name for profile in self._profiles() if profile.name.casefold() not in others]
        mine = self._chair().name
        names = [name for name in known if name.casefold() != mine.casefold()] + [mine] * bool(mine)
        guest = seat_names(self._seating.specs(), self.desk.tr)[self._index()]
        return [("", self.desk.tr("{name} (guest)", name=guest)), *((name, name) for name in sorted(names))]

    def _profiles(self) -> list[Profile]:
        return [] if self.desk.history is None else self.desk.history.profiles()

    def _style_of(self, name: str) -> int | None:
        """The colour and shape of somebody who is known here, unless another seat has it."""
        own = next((one.style for one in self._profiles() if one.name.casefold() == name.casefold()), None)
        return own if own in {style for style, _ in self._styles()} else None

    def _styles(self) -> list[tuple[object, str]]:
        """The styles that nobody else has chosen, and the present one."""
        names = style_names(self.desk.tr)
        others = {chair.style for place, chair in enumerate(self._seating.chairs) if place != self._place}
        return [(style, names[style]) for style in range(MAX_SEATS) if style not in others]
