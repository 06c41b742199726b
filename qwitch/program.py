"""The running program: devices, screens and painter under one loop."""

from collections.abc import Iterable, Sequence
from time import perf_counter

from msgspec.structs import replace

from qwitch.controls.commands import (
    CloseWanted,
    Command,
    FullscreenToggled,
    Pointed,
    WindowChanged,
)
from qwitch.controls.devices import Devices
from qwitch.locale.language import LANGUAGES, language_for, load_language
from qwitch.match.reading import Log
from qwitch.paths import assets_folder
from qwitch.recall import Recall
from qwitch.scenes.notices import NoticeLine
from qwitch.scenes.plan import GamePlan
from qwitch.scenes.scene import Change, Quit, Scene, Stack, close, is_played, is_writing, pace_of, raw_keys_of
from qwitch.scenes.screens import AllScreens, all_code
from qwitch.stage.collector import Collector, Pace
from qwitch.stage.ending import Ending
from qwitch.stage.kit import Kit
from qwitch.stage.looks import theme_of
from qwitch.stage.loop import Came, Event
from qwitch.stage.painter import Picture
from qwitch.stage.sound import Sounds
from qwitch.stage.soundmap import Group
from qwitch.stage.view import View
from qwitch.stage.voices import Voices
from qwitch.stage.window import Window
from qwitch.store import History, Loaded, Settings, SettingsFile
from qwitch.watch import run_watched

KEPT_GAME = "kids-game.jsonl"
"""The file of the kids' game that can be taken up again, in the data folder."""


CLIPS_MS = 1.0
"""How much of a frame may go into reading spoken calls, in milliseconds."""


HELD_S = 1.0
"""After a game has asked whether to close, so long without another wish to close, in seconds, until the next counts."""


class App:
    """One run of the program: a window, a stack of screens, and what they are drawn with."""

    def __init__(
        self,
        window: Window,
        kit: Kit,
        screens: AllScreens,
        devices: Devices,
        sounds: Sounds,
        keep: SettingsFile,
        ending: Ending,
        at_table: bool,
        watched: Log | None = None,
    ) -> None:
        """Open at the title screen, or straight at the table, or with this log's replay, which is all there is then.

        The kit is one for the window as it is. Where the system wants it to end, it ends.
        """
        self._view = View(window, kit)
        self._window, self._devices, self._sounds, self._keep = window, devices, sounds, keep
        self._sounds_wait, self._is_ready = True, False
        self._asked_s = -HELD_S
        self._history = History(keep.path.parent)
        self._code = all_code()
        self._collector = Collector()
        self._desk = screens.desk
        self._desk.applied = self._settle
        self.notices = NoticeLine()
        self._desk.tell = self.notices.tell
        self._desk.pads = devices.pads
        self._voices = Voices(
            assets_folder() / "voices",
            keep.path.with_name("voices"),
            self._desk.language.code,
            {group: getattr(self._desk.settings.volumes, group.value) for group in Group},
            muted=sounds.is_muted or not self._desk.settings.voices,
        )
        self._desk.caller = self._voices
        self._desk.kept_game = keep.path.with_name(KEPT_GAME)
        self._recall = Recall()
        self._stack = Stack(_first_screen(screens, at_table, watched))
        self._goes_on, self._ending = True, ending
        self._stack.top.enter(perf_counter())
        self._listen()

    @property
    def is_lively(self) -> bool:
        """Whether the top screen is, or one screen still gives way to another."""
        return self._stack.top.is_lively or self._view.is_busy

    @property
    def rest_ms(self) -> int:
        """How long the top screen may stay as it is without input, in milliseconds."""
        return self._devices.rest_ms(self._stack.top.rest_ms, perf_counter())

    @property
    def last_events(self) -> list[str]:
        """What happened last, oldest first, for a crash report: commands, then the game's log; nothing written."""
        return self._recall.lines(self._stack.top, self._view.size)

    def read(self, events: Iterable[Event], at_s: float) -> Came:
        """Hand every command to the top screen, in the order of arrival."""
        came = Came.NOTHING
        for event in events:
            for command in self._devices.commands(event, at_s):
                self._obey(command, at_s)
                came = max(came, _what_came(command))
        return came

    def tick(self, now_s: float) -> bool:
        """Let time pass for the top screen."""
        for command in self._devices.tick(now_s):
            self._obey(command, now_s)
        self._apply(self._stack.top.tick(now_s), now_s)
        self._collector.follow(pace_of(self._stack.top))
        if not self._is_ready:
            self._get_ready()
        if self._sounds_wait:
            self._sounds_wait = self._sounds.load_some()
        elif pace_of(self._stack.top) is Pace.HEAT or next(self._code, None) is None:
            self._voices.load_some(CLIPS_MS)
        return self._goes_on and not self._ending.is_wanted

    def _get_ready(self) -> None:
        """What the first picture need not wait for: pads, and the history."""
        self._is_ready = True
        self._devices.pads.start()
        self.notices.tell(self._history.open())
        self._desk.history = self._history

    def close(self) -> None:
        """The program ends: a game that is over is kept, and the history let go."""
        close(self._stack.top)
        self._history.close()

    def step(self) -> None:
        """One fixed step of motion."""
        self._stack.top.step()

    def draw(self, now_s: float, alpha: float) -> None:
        """Show the top screen."""
        self._view.show(lambda kit: self._picture(kit, now_s, alpha), now_s)

    def _picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The top screen, and over it what the player is told."""
        picture = self._stack.top.picture(kit, now_s, alpha)
        picture.still.extend(self.notices.blits(kit, self._desk.tr, now_s))
        return picture

    def _obey(self, command: Command, at_s: float) -> None:
        self._recall.hear(command)
        match command:
            case CloseWanted() if self._stack.top.asks_before_closing or at_s < self._asked_s + HELD_S:
                self._asked_s = at_s  # keys that are held, as a child does, close nothing
                self._apply(self._stack.top.handle(command), at_s)
            case CloseWanted():
                self._apply(Quit(), at_s)
            case FullscreenToggled():
                window = replace(self._desk.settings.window, fullscreen=not self._window.is_fullscreen)
                self._desk.change(replace(self._desk.settings, window=window))
            case WindowChanged():
                self._view.follow(at_s)
            case _:
                self._apply(self._stack.top.handle(command), at_s)
        self._devices.raw_keys = raw_keys_of(self._stack.top)

    def _settle(self, settings: Settings) -> None:
        """Settings were changed: apply them to everything at once, and keep them."""
        desk = self._desk
        if settings.language in LANGUAGES and settings.language != desk.language.code:
            desk.language = load_language(settings.language, assets_folder() / "locale")
            self._voices.use(settings.language)
        theme = theme_of(settings.palette, settings.contrast, settings.motion, settings.text_size)
        looks_same = theme == desk.theme
        desk.theme = theme
        for group in Group:
            self._sounds.set_volume(group, getattr(settings.volumes, group.value))
            self._voices.set_volume(group, getattr(settings.volumes, group.value))
        self._voices.mute(self._sounds.is_muted or not settings.voices)
        if settings.window.fullscreen != self._window.is_fullscreen:
            self._window.toggle_fullscreen()
            self._view.renew(theme)
            self._devices.write(False)  # a window that opens anew has no text input
            self._listen()
        elif not looks_same:
            self._view.renew(theme)
        self._stack.refresh()
        notice = self._keep.save(settings)
        self.notices.tell([] if notice is None else [notice])

    def _apply(self, change: Change, now_s: float) -> None:
        if change is not None:
            self._view.fade(now_s)
            self._goes_on = self._stack.apply(change, now_s) and self._goes_on
            self._listen()

    def _listen(self) -> None:
        """Read the keys that the top screen wants."""
        self._devices.assign(self._stack.top.key_sets, is_played(self._stack.top))
        self._devices.write(is_writing(self._stack.top))
        self._devices.raw_keys = raw_keys_of(self._stack.top)


def _what_came(command: Command) -> Came:
    """A player would want to see the answer at once; the pointer merely passing by can wait for its frame."""
    return Came.SOON if isinstance(command, Pointed) and not (command.down or command.up) else Came.AT_ONCE


def _first_screen(screens: AllScreens, at_table: bool, watched: Log | None) -> Scene:
    """Where the program starts: with the replay of a log, at the table, or at the title."""
    if watched is not None:
        return screens.replay(watched)
    return screens.table(screens.desk.plan) if at_table else screens.title()


def go_on(
    window: Window,
    kit: Kit,
    plan: GamePlan,
    keep: SettingsFile,
    loaded: Loaded,
    ending: Ending,
    languages: Sequence[str],
    at_table: bool,
    muted: bool,
    smokes: bool,
    watched: Log | None = None,
) -> None:
    """Play in this window, with a kit for it, until the player leaves; languages are those wanted, most of all first.

    Raises as `play` does.
    """
    settings = loaded.settings
    language = load_language(language_for(languages), assets_folder() / "locale")
    devices = Devices()
    sounds = Sounds(
        assets_folder() / "sounds", {group: getattr(settings.volumes, group.value) for group in Group}, muted
    )
    screens = AllScreens(language, devices.labels, plan, sounds, settings)
    try:
        if smokes:
            from qwitch.smoke import smoke

            print(smoke(window, screens, sounds))
        else:
            app = App(window, kit, screens, devices, sounds, keep, ending, at_table, watched)
            app.notices.tell(loaded.notices)
            run_watched(app, screens.desk, keep)
            app.close()
    finally:
        Collector().release()
        sounds.close()
        devices.pads.stop()
