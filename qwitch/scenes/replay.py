"""A replay: a match played again on its own table, with the controls of a film."""

from collections.abc import Sequence

import pygame

from qwitch.controls.commands import (
    Command,
    FocusLost,
    KeyPressed,
    MenuMove,
    Move,
    Pointed,
    RawKeys,
    Scrolled,
)
from qwitch.match.reading import Log
from qwitch.scenes.desk import Desk
from qwitch.scenes.names import clock_text
from qwitch.scenes.panel_scene import PanelScene
from qwitch.scenes.projector import SPEEDS
from qwitch.scenes.replay_controls import ReplayControls
from qwitch.scenes.replay_film import ReplayFilm
from qwitch.scenes.replay_layout import BAR
from qwitch.scenes.scene import Change, Pop
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Picture
from qwitch.stage.soundmap import SoundName
from qwitch.stage.widgets.panel import Panel
from qwitch.stage.widgets.seek_bar import SeekBar
from qwitch.stage.widgets.widget import Changed

SPEED_KEYS = dict(zip((pygame.KSCAN_1, pygame.KSCAN_2, pygame.KSCAN_3, pygame.KSCAN_4), SPEEDS, strict=True))
"""Keys that set a speed, slowest first."""

STEP_KEYS = {pygame.KSCAN_COMMA: -1, pygame.KSCAN_PERIOD: 1}
"""Keys that go from one thing that happened to the one before or after it."""

END_KEYS = {pygame.KSCAN_HOME: 0.0, pygame.KSCAN_END: 1.0}
"""Keys that go to the start and to the end."""

WHEEL_MS = 1000
"""So far a notch of the wheel goes, in milliseconds of game clock."""

SLACK_MS = 1000
"""While the film plays, a stop is behind it only after so many milliseconds: else nobody could go past one."""


class ReplayScene(PanelScene):
    """A match that can be watched again, as fast as one likes, from any moment on."""

    raw_keys = RawKeys.ALSO

    def __init__(
        self, desk: Desk, log: Log, names: Sequence[str] = (), styles: Sequence[int] = (), at_ms: int | None = None
    ) -> None:
        """Play this log from the deal on, or from before the photo finish at at_ms; without one there, stand there.

        names and styles are the seats' own, empty for the usual ones. Raises LogError for a log whose deal does not
        follow from its seed, TableError for a broken layout.
        """
        self.film = ReplayFilm(desk, log, names, styles)
        self.projector = self.film.projector
        self._plays_after_drag: bool | None = None
        self._wanted_ms: int | None = None
        self._space_s = 0.0
        super().__init__(desk)
        self.film.begin(at_ms)

    # The controls

    def build(self) -> Panel:
        """The controls in the desk's language."""
        moments = [finish.moment.t for finish in self.film.finishes]
        self._controls = ReplayControls(self.projector, moments, self.desk.tr)
        return self._controls.panel

    @property
    def seek_bar(self) -> SeekBar:
        """The whole match at a glance."""
        return self._controls.seek_bar

    def _follow(self) -> None:
        """Controls and table show what the film is doing."""
        self._controls.follow(is_sought=self._wanted_ms is not None)
        is_over = self.projector.playback.next_ms is None
        self.projector.show.closing = self._closing() if is_over else ""

    def _closing(self) -> str:
        """Why the film ends before the match did; nothing where it did not."""
        tr, playback = self.desk.tr, self.projector.playback
        if playback.why_short:
            return tr("The rest of this log does not follow from the rules.")
        return "" if playback.is_finished else tr("The game was not played to its end.")

    # What is wanted

    def handle(self, command: Command) -> Change:
        """Play and pause, steps, speeds, moments; all else is the panel's."""
        self._follow()
        match command:
            case KeyPressed(scancode, at_s, False):
                self._key(scancode, at_s)
                return None
            case FocusLost():
                self.projector.pause()
                return None
            case MenuMove(Move.ACCEPT, at_s, None) if at_s == self._space_s:
                return None  # the space bar has played or paused already, wherever the focus is
            case MenuMove(Move.ACCEPT) if self.panel.focused is self.seek_bar:
                self.film.toggle()
                return None
            case MenuMove(Move.UP | Move.DOWN):
                self.panel.focus_on("play" if self.panel.focused is self.seek_bar else "seek")
                self.desk.speaker.play(SoundName.MOVE)
                return None
            case Scrolled(by, pages):
                self._scroll(by, pages)
                return None
            case Pointed(pixel, down, up) if self._viewport is not None:
                return self._point(self._viewport.to_logical(pixel), down, up)
        return super().handle(command)

    def _key(self, scancode: int, at_s: float) -> None:
        if scancode == pygame.KSCAN_SPACE:
            self._space_s = at_s
            self.film.toggle()
        elif scancode in STEP_KEYS:
            self.film.step(STEP_KEYS[scancode])
        elif scancode in SPEED_KEYS:
            self.projector.speed = SPEED_KEYS[scancode]
        elif scancode in END_KEYS:
            self.film.seek(END_KEYS[scancode] * self.projector.playback.ends_ms)

    def _scroll(self, by: int, pages: bool) -> None:
        """The wheel goes by seconds, the page keys from stop to stop."""
        now_ms = self.projector.ms
        if not pages:
            self.film.seek(now_ms + (WHEEL_MS if by > 0 else -WHEEL_MS))
            return
        slack = SLACK_MS if self.projector.is_playing else 0
        stops = (0, *self.projector.playback.stops_ms, self.projector.playback.ends_ms)
        before, after = [ms for ms in stops if ms < now_ms - slack], [ms for ms in stops if ms > now_ms]
        self.film.seek(min(after, default=stops[-1]) if by > 0 else max(before, default=0))

    def _point(self, point: tuple[float, float], down: bool, up: bool) -> Change:
        """A press on the table plays and pauses; the seek bar follows the pointer, and what played plays on."""
        answer = self.panel.point(point, down, up)
        if down and self.panel.held is None and not BAR.contains(point):
            self.film.toggle()
        if down and self._is_dragged:
            self._plays_after_drag = self.projector.is_playing
            self.film.end_finish()
            self.projector.pause()
        if answer == Changed("seek"):
            self._wanted_ms = self.seek_bar.value_ms
            return None
        if self._plays_after_drag is not None and not self._is_dragged:
            self._let_go()
        return self._answer(answer)

    @property
    def _is_dragged(self) -> bool:
        return self.panel.held is not None and self.panel.widgets[self.panel.held] is self.seek_bar

    def _let_go(self) -> None:
        self._go_where_wanted()
        if self._plays_after_drag and not self.projector.is_at_end:
            self.projector.play()
        self._plays_after_drag = None

    def _go_where_wanted(self) -> None:
        """However often the pointer moved since the last frame, the table is laid out once."""
        if self._wanted_ms is not None:
            self.projector.seek(self._wanted_ms)
            self._wanted_ms = None

    def changed(self, word: str) -> Change:
        """The seek bar was moved by keys or a pad."""
        self.film.seek(self.seek_bar.value_ms)
        return None

    def chosen(self, word: str) -> Change:
        """A button was pressed."""
        match word:
            case "play":
                self.film.toggle()
            case "back":
                self.film.step(-1)
            case "forth":
                self.film.step(1)
            case "speed":
                self.film.change_speed()
            case "photo":
                self.film.watch_next()
            case _:
                return self.back()
        return None

    def back(self) -> Change:
        """Escape goes to where one came from."""
        self.projector.pause()
        return Pop()

    # Time

    def enter(self, now_s: float) -> None:
        """The film goes on where it was."""
        super().enter(now_s)
        self.projector.wake()
        self.desk.caller.prepare(len(self.projector.playback.seats))

    def refresh(self) -> None:
        """Language or look are others."""
        self.projector.show.translate(self.desk.tr)
        super().refresh()

    def tick(self, now_s: float) -> Change:
        """Time passes, at the film's speed."""
        self._go_where_wanted()
        self.projector.tick(now_s)
        self.is_lively = self.projector.is_moving
        return None

    def step(self) -> None:
        """One fixed step of motion."""
        self.projector.motion()

    # The picture

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The table, the controls, and the picture of a photo finish."""
        self.sees(kit)
        self._follow()
        projector, show = self.projector, self.projector.show
        finish = self.film.finish if self.film.is_frozen else None
        show.covered = None if finish is None else finish.box(show.places.layout)
        picture = show.picture(kit, projector.show_s, projector.alpha(alpha))
        picture.still.append(kit.pill(BAR))
        if finish is not None:
            when = clock_text(finish.moment.t, self.desk.tr, digits=3)
            picture.moving.extend(finish.blits(kit, show.places.layout, show.looks, when, self.desk.tr))
        picture.moving.extend(self.panel.blits(kit))
        picture.moving.append(self._controls.time(kit))
        return picture
