"""Options: every setting at once, applied as it is changed."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from qwitch.locale.language import LANGUAGES
from qwitch.scenes.panel_scene import PanelScene
from qwitch.scenes.scene import Change, Push
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Picture
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.choice import Choice
from qwitch.stage.widgets.panel import Panel
from qwitch.stage.widgets.slider import Slider
from qwitch.stage.widgets.toggle import Toggle
from qwitch.stage.widgets.widget import Widget
from qwitch.table import Box

LEFT, RIGHT, WIDTH = 110, 820, 670
TOP, ROW, HEIGHT = 180, 72, 60

LANGUAGE_NAMES = {"en": "English", "es": "Español"}
"""Each language in itself, so that everybody finds the own one."""

VOLUMES = ("master", "effects", "menu", "voices")


class OptionsScene(PanelScene):
    """The settings of the game."""

    def build(self) -> Panel:
        """Two columns: what it looks and reads like, and how it sounds and plays."""
        tr, settings = self.desk.tr, self.desk.settings
        rows: list[Callable[[Box], Widget]] = [
            self._choice(
                "language",
                tr("Language"),
                [(code, LANGUAGE_NAMES[code]) for code in LANGUAGES],
                self.desk.language.code,
            ),
            self._choice(
                "text_size",
                tr("Text"),
                [("normal", tr("normal")), ("large", tr("large")), ("largest", tr("largest"))],
                settings.text_size,
            ),
            self._choice("motion", tr("Motion"), [("full", tr("full")), ("reduced", tr("reduced"))], settings.motion),
            self._choice(
                "contrast", tr("Contrast"), [("normal", tr("normal")), ("high", tr("high"))], settings.contrast
            ),
            self._choice(
                "palette",
                tr("Colours"),
                [("standard", tr("standard")), ("colour-safe", tr("colour-blind safe"))],
                settings.palette,
            ),
            self._toggle("fullscreen", tr("Whole screen"), settings.window.fullscreen),
            self._toggle("needed_strip", tr("Show what fits"), settings.needed_strip),
            self._toggle("captions", tr("Captions of calls"), settings.captions),
        ]
        other: list[Callable[[Box], Widget]] = [
            *(self._volume(group, text) for group, text in zip(VOLUMES, self._volume_names(), strict=True)),
            self._toggle("voices", tr("Call out cards"), settings.voices),
            self._choice("countdown_ms", tr("Countdown"), self._countdowns(), settings.countdown_ms),
            self._choice(
                "freezes",
                tr("A wrong card freezes"),
                [("full", tr("fully")), ("gentle", tr("gently")), ("off", tr("not at all"))],
                settings.freezes,
            ),
            self._choice(
                "hand_turned",
                tr("Direction cards"),
                [(False, tr("turn themselves")), (True, tr("by hand"))],
                settings.hand_turned,
            ),
        ]
        columns = [(LEFT, rows), (RIGHT, other)]
        widgets = [
            make(Box(x, TOP + ROW * row, WIDTH, HEIGHT)) for x, column in columns for row, make in enumerate(column)
        ]
        last = TOP + ROW * len(rows) + 10
        buttons = [
            Button("keys", Box(LEFT, last, WIDTH, HEIGHT), tr("Keys")),
            Button("back", Box(RIGHT, last, WIDTH, HEIGHT), tr("Done")),
        ]
        return Panel([*widgets, *buttons])

    def changed(self, word: str) -> Change:
        """Apply the new value at once."""
        settings, value = self.desk.settings, self.panel.value(word)
        match word:
            case "fullscreen":
                new = replace(settings, window=replace(settings.window, fullscreen=value))
            case group if group in VOLUMES:
                new = replace(settings, volumes=replace(settings.volumes, **{group: value / 100}))
            case _:
                new = replace(settings, **{word: value})
        self.desk.change(new)
        return None

    def chosen(self, word: str) -> Change:
        """The keys, or done."""
        return Push(self.desk.open.keys()) if word == "keys" else self.back()

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The title and the two columns."""
        self.sees(kit)
        title = kit.heading(self.desk.tr("Options"), 104)
        return Picture(kit.table("race"), [*kit.veil(90), title, *self.panel.blits(kit)])

    def _volume_names(self) -> tuple[str, ...]:
        tr = self.desk.tr
        return tr("Volume"), tr("Cards"), tr("Menus"), tr("Voices")

    def _countdowns(self) -> list[tuple[object, str]]:
        tr = self.desk.tr
        return [(None, tr("usual")), (600, tr("short")), (1500, tr("medium")), (3000, tr("long"))]

    def _choice(
        self, word: str, text: str, options: Sequence[tuple[object, str]], value: object
    ) -> Callable[[Box], Widget]:
        return lambda box: Choice(word, box, text, options, value)

    def _toggle(self, word: str, text: str, value: bool) -> Callable[[Box], Widget]:
        return lambda box: Toggle(word, box, text, value)

    def _volume(self, group: str, text: str) -> Callable[[Box], Widget]:
        level = round(getattr(self.desk.settings.volumes, group) * 100)
        return lambda box: Slider(group, box, text, (0, 100), 5, level, lambda value: f"{value} %")
