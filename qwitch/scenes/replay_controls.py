"""The controls of a replay: what lies on the bar, and how it shows what the film is doing."""

from qwitch.scenes.names import Translate, clock_text
from qwitch.scenes.projector import Projector
from qwitch.scenes.replay_layout import BAR
from qwitch.stage.film_signs import Sign
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.widgets.film_button import FilmButton
from qwitch.stage.widgets.panel import Panel
from qwitch.stage.widgets.seek_bar import SeekBar
from qwitch.table import Box

INSET, GAP, HIGH, WIDE = 12, 8, 46, 54
"""Room at the bar's ends, room between buttons, a button's height and width, in logical units."""

PLAY_WIDE, SPEED_WIDE, PHOTO_WIDE, TIME_WIDE = 70, 86, 190, 200
"""How wide play, the speed, the way to the next photo finish, and the time are, in logical units."""

ROW = BAR.inset(0, (BAR.h - HIGH) / 2)


class ReplayControls:
    """Buttons from the left, then the seek bar, up to the time."""

    def __init__(self, projector: Projector, finishes_ms: list[int], tr: Translate) -> None:
        """Control this film, whose photo finishes are at these moments."""
        self._projector, self._tr = projector, tr
        self._play = FilmButton("play", ROW, Sign.PLAY)
        self._speed = FilmButton("speed", ROW, None)
        row = [
            (FilmButton("leave", ROW, Sign.LEAVE), WIDE),
            (FilmButton("back", ROW, Sign.BACK), WIDE),
            (self._play, PLAY_WIDE),
            (FilmButton("forth", ROW, Sign.FORTH), WIDE),
            (self._speed, SPEED_WIDE),
        ]
        if finishes_ms:
            row.append((FilmButton("photo", ROW, Sign.CAMERA, tr("Photo finish")), PHOTO_WIDE))
        left = BAR.x + INSET
        for button, wide in row:
            button.box = Box(left, ROW.y, wide, ROW.h)
            left += wide + GAP
        self.time_box = Box(BAR.right - INSET - TIME_WIDE, ROW.y, TIME_WIDE - GAP, ROW.h)
        track = Box(left + GAP, ROW.y, self.time_box.x - left - 2 * GAP, ROW.h)
        playback = projector.playback
        self.seek_bar = SeekBar("seek", track, playback.ends_ms, playback.stops_ms, finishes_ms)
        self.panel = Panel([*(button for button, _ in row), self.seek_bar], "seek")

    def follow(self, is_sought: bool) -> None:
        """Show what the film is doing; while it is being sought, the pointer has the knob."""
        self._play.sign = Sign.PAUSE if self._projector.is_playing else Sign.PLAY
        self._speed.text = f"×{self._projector.speed:g}".replace(".", self._tr("."))
        if not is_sought:
            self.seek_bar.value_ms = self._projector.ms

    def time(self, kit: Kit) -> Blit:
        """Where the film is, to the tenth while it plays, and how long it is."""
        now = clock_text(self._projector.ms, self._tr, digits=1 if self._projector.is_playing else 2)
        whole = clock_text(self._projector.playback.ends_ms, self._tr, digits=0)
        size, colour = kit.theme.text.name, kit.palette.text
        return kit.line(f"{now} / {whole}", Typeface.BOLD, size, colour, self.time_box, "right")
