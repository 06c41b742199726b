"""A panel of controls: one has the focus, which moves in space by keys and pads and follows the pointer."""

from collections.abc import Iterator, Sequence
from typing import Any

from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.plates import Press
from qwitch.stage.widgets.choice import Choice
from qwitch.stage.widgets.list import ListWidget
from qwitch.stage.widgets.slider import Slider
from qwitch.stage.widgets.toggle import Toggle
from qwitch.stage.widgets.widget import Answer, Point, TakesPoints, Widget
from qwitch.table import Box

ASIDE = 3.0
"""How much worse a control lies if it is one unit aside of the way than one unit further along it."""


class Panel:
    """Controls anywhere on the screen; the first that is enabled has the focus."""

    def __init__(self, widgets: Sequence[Widget], focus: str = "") -> None:
        """Hold these controls; `focus` is the word of the one to start at."""
        self.widgets = list(widgets)
        self.focus = next((place for place, widget in enumerate(widgets) if widget.is_enabled), 0)
        self.focus_on(focus)
        self.held: int | None = None

    @property
    def focused(self) -> Widget:
        """The control in focus."""
        return self.widgets[self.focus]

    def widget(self, word: str) -> Widget:
        """The control of this word; raises KeyError."""
        for widget in self.widgets:
            if widget.word == word:
                return widget
        raise KeyError(word)

    def value(self, word: str) -> Any:
        """The value of the control of this word; raises KeyError for a control without one."""
        widget = self.widget(word)
        if isinstance(widget, Choice | Slider | Toggle):
            return widget.value
        raise KeyError(word)

    def focus_on(self, word: str) -> None:
        """Move the focus to the control of this word; it stays where there is none, or none that is enabled."""
        for place, widget in enumerate(self.widgets):
            if widget.word == word and widget.is_enabled:
                self.focus = place
                return

    def go_on_from(self, before: "Panel") -> None:
        """Be as this panel was, as far as the same controls are there: its focus, and where its lists stand."""
        self.focus_on(before.focused.word)
        for widget in self._lists():
            for old in before._lists():
                if old.word == widget.word:
                    widget.top = old.top
                    widget.look_at(old.place)

    def scroll(self, rows: int, pages: bool) -> None:
        """The list in focus, else the first one, moves by so many rows or pages; without lists nothing does."""
        lists = [widget for widget in self._lists() if widget.is_enabled]
        if lists:
            (self.focused if isinstance(self.focused, ListWidget) else lists[0]).scroll(rows, pages)

    def move(self, right: int, down: int) -> Answer:
        """Left and right change a value where there is one, up and down go through a list; else the focus moves."""
        if down and isinstance(self.focused, ListWidget) and self.focused.step(down):
            return None
        if right and (answer := self.focused.nudge(right)) is not None:
            return answer
        self.focus = self._neighbour(right, down)
        return None

    def accept(self) -> Answer:
        """Enter on the control in focus."""
        return self.focused.accept()

    def point(self, point: Point, down: bool, up: bool) -> Answer:
        """The pointer is here: the focus follows it; a control counts where it went down and was let go on it."""
        under = self._under(point)
        if self.held is None and under is not None:
            self.focus = under
            if isinstance(self.focused, ListWidget):
                self.focused.hover(point)
        if down:
            self.held = under
            return None if under is None else self._grab(self.widgets[under], point)
        if up:
            held, self.held = self.held, None
            return self._let_go(held, point) if held is not None and held == under else None
        return None if self.held is None else self.widgets[self.held].drag(point)

    def blits(self, kit: Kit) -> Iterator[Blit]:
        """All controls."""
        for place, widget in enumerate(self.widgets):
            press = Press.DOWN if place == self.held else Press.FOCUSED if place == self.focus else Press.NORMAL
            yield from widget.blits(kit, press)

    def _lists(self) -> list[ListWidget]:
        return [widget for widget in self.widgets if isinstance(widget, ListWidget)]

    def _grab(self, widget: Widget, point: Point) -> Answer:
        if isinstance(widget, ListWidget):
            widget.grab(point)
            return None
        return widget.drag(point)

    def _let_go(self, held: int, point: Point) -> Answer:
        widget = self.widgets[held]
        return widget.press_at(point) if isinstance(widget, TakesPoints) else widget.accept()

    def _under(self, point: Point) -> int | None:
        for place, widget in enumerate(self.widgets):
            if widget.is_enabled and widget.box.contains(point):
                return place
        return None

    def _neighbour(self, right: int, down: int) -> int:
        """The nearest control that way; where there is none, the furthest the other way, so that it goes round."""
        here = self.focused.box
        ahead = [(place, _way(here, widget.box, right, down)) for place, widget in self._others()]
        nearer = [(along + ASIDE * aside, place) for place, (along, aside) in ahead if along > 0]
        if nearer:
            return min(nearer)[1]
        around = [(along + ASIDE * aside, place) for place, (along, aside) in ahead if along < 0]
        return min(around)[1] if around else self.focus

    def _others(self) -> Iterator[tuple[int, Widget]]:
        for place, widget in enumerate(self.widgets):
            if place != self.focus and widget.is_enabled:
                yield place, widget


def _way(here: Box, there: Box, right: int, down: int) -> tuple[float, float]:
    """How far a box lies along a direction from another, and how far aside; boxes beside each other are not aside."""
    across = there.centre[0] - here.centre[0]
    along = there.centre[1] - here.centre[1]
    if right:
        return across * right, _gap(here.y, here.bottom, there.y, there.bottom)
    return along * down, _gap(here.x, here.right, there.x, there.right)


def _gap(low: float, high: float, other_low: float, other_high: float) -> float:
    return max(0.0, other_low - high, low - other_high)
