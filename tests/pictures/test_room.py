"""Nothing lies on anything else, and all of it lies on the canvas, on every screen of controls."""

from itertools import combinations

import pytest

from qwitch.locale.language import LANGUAGES
from qwitch.scenes import title
from qwitch.scenes.menu_scene import MenuScene
from qwitch.scenes.panel_scene import PanelScene
from qwitch.table import CANVAS, Box
from tests.pictures.film import open_screens
from tests.pictures.scenes import SCENES

SET_UPS = ("seats", "seats-kids", "solo-set-up", "best-times")
CONTROLS = ("title", *SET_UPS, "options", "how-to", "rules", "pause", "results", "replay", "photo-finish")
"""The screens with controls."""

BACK = ("results-chart", "past-solo", "records", "history", "people", "person", "seat-person", "nobody-yet")
"""Those for looking back."""


def controls_of(name: str, lang: str) -> list[Box]:
    """The boxes of all controls of a screen."""
    scene = SCENES[name](lang).top
    if isinstance(scene, PanelScene):
        return [widget.box for widget in scene.panel.widgets]
    return list(scene.menu.boxes) if isinstance(scene, MenuScene) else []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*CONTROLS, *BACK])
def test_controls_lie_apart_and_on_the_canvas(name: str, lang: str) -> None:
    boxes = controls_of(name, lang)
    assert boxes
    assert all(CANVAS.holds(box) for box in boxes)
    assert not [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])]


def test_every_screen_of_controls_is_looked_at() -> None:
    screens = open_screens()
    assert isinstance(screens.options(), PanelScene)
    assert isinstance(screens.title(), MenuScene)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_title_has_room_for_a_kept_game_as_well(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = controls_of("title", lang)
    monkeypatch.setattr(title, "kept_game", lambda desk: object())
    boxes = controls_of("title", lang)
    assert len(boxes) == len(before) + 1
    assert all(CANVAS.inset(26).holds(box) for box in [*before, *boxes])
    assert not [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])]
