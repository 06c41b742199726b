"""The program with its window: devices, screens and painter under one loop."""

import os
from collections.abc import Iterable
from time import perf_counter

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from msgspec.structs import replace

from qwitch.controls.commands import CloseWanted, Command, FullscreenToggled, MenuMove, Move, Pointed, WindowChanged
from qwitch.controls.devices import Devices
from qwitch.locale.language import LANGUAGES, language_for, load_language
from qwitch.paths import assets_folder
from qwitch.scenes.desk import GamePlan
from qwitch.scenes.notices import NoticeLine
from qwitch.scenes.scene import Change, Quit, Stack, raw_keys_of
from qwitch.scenes.screens import AllScreens
from qwitch.smoke import smoke
from qwitch.stage.fade import Fade
from qwitch.stage.kit import Kit
from qwitch.stage.looks import theme_of
from qwitch.stage.loop import run
from qwitch.stage.painter import Painter
from qwitch.stage.resizing import Resizing
from qwitch.stage.sound import Sounds
from qwitch.stage.soundmap import Group
from qwitch.stage.voices import Voices
from qwitch.stage.window import Window, start_video
from qwitch.store import Settings, SettingsFile

KEPT_GAME = "kids-game.jsonl"
"""The file of the kids' game that can be taken up again, in the data folder."""


CLIPS_MS = 1.0
"""How much of a frame may go into reading spoken calls, in milliseconds."""


class App:
    """One run of the program: a window, a stack of screens, and what they are drawn with."""

    def __init__(
        self, window: Window, screens: AllScreens, devices: Devices, sounds: Sounds, keep: SettingsFile, at_table: bool
    ) -> None:
        """Open at the title screen, or straight at the table."""
        self._window, self._devices, self._sounds, self._keep = window, devices, sounds, keep
        self._sounds_wait, self._pads_started = True, False
        self._desk = screens.desk
        self._desk.applied = self._settle
        self.notices = NoticeLine()
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
        self._stack = Stack(screens.table(self._desk.plan) if at_table else screens.title())
        self._goes_on = True
        self._fade = Fade(self._desk.theme.durations.fade)
        self._resizing = Resizing()
        self._renew()
        self._stack.top.enter(perf_counter())
        self._listen()

    @property
    def is_lively(self) -> bool:
        """Whether the top screen is, or one screen still gives way to another."""
        return self._stack.top.is_lively or self._fade.is_on or self._resizing.is_on

    @property
    def rest_ms(self) -> int:
        """How long the top screen may stay as it is without input, in milliseconds."""
        return self._devices.rest_ms(self._stack.top.rest_ms, perf_counter())

    def read(self, events: Iterable[pygame.event.Event], at_s: float) -> bool:
        """Hand every command to the top screen, in the order of arrival."""
        acted = False
        for event in events:
            for command in self._devices.commands(event, at_s):
                self._obey(command, at_s)
                acted = acted or _is_press(command)
        return acted

    def tick(self, now_s: float) -> bool:
        """Let time pass for the top screen."""
        for command in self._devices.tick(now_s):
            self._obey(command, now_s)
        self._apply(self._stack.top.tick(now_s), now_s)
        if not self._pads_started:
            self._pads_started = True
            self._devices.pads.start()
        if self._sounds_wait:
            self._sounds_wait = self._sounds.load_some()
        else:
            self._voices.load_some(CLIPS_MS)
        return self._goes_on

    def step(self) -> None:
        """One fixed step of motion."""
        self._stack.top.step()

    def draw(self, now_s: float, alpha: float) -> None:
        """Paint the top screen; the painter touches only what changed."""
        if self._resizing.is_on and not self._resizing.is_settled(now_s):
            self._resizing.show(self._window.screen)
            return
        if self._resizing.is_on:
            self._renew()
        picture = self._stack.top.picture(self._kit, now_s, alpha)
        picture.still.extend(self.notices.blits(self._kit, self._desk.tr, now_s))
        picture.moving.extend(self._fade.blits(now_s))
        self._painter.paint(picture)

    def _obey(self, command: Command, at_s: float) -> None:
        match command:
            case CloseWanted() if self._stack.top.asks_before_closing:
                self._apply(self._stack.top.handle(MenuMove(Move.BACK, at_s)), at_s)
            case CloseWanted():
                self._apply(Quit(), at_s)
            case FullscreenToggled():
                window = replace(self._desk.settings.window, fullscreen=not self._window.is_fullscreen)
                self._desk.change(replace(self._desk.settings, window=window))
            case WindowChanged():
                if self._window.follow():
                    self._resizing.begin(self._painter.layer, at_s)
                self._painter.forget()
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
            self._renew()
        elif not looks_same:
            self._renew()
        self._stack.refresh()
        notice = self._keep.save(settings)
        self.notices.tell([] if notice is None else [notice])

    def _apply(self, change: Change, now_s: float) -> None:
        if change is not None:
            self._fade.start(self._window.screen, now_s)
            self._goes_on = self._stack.apply(change, now_s) and self._goes_on
            self._listen()

    def _listen(self) -> None:
        """Read the keys that the top screen wants."""
        self._devices.assign(self._stack.top.key_sets)
        self._devices.raw_keys = raw_keys_of(self._stack.top)

    def _renew(self) -> None:
        """The window has another surface: art and painter are made anew for its size."""
        self._kit = Kit(self._desk.theme, self._window.screen.get_size())
        self._painter = Painter(self._window.screen)
        self._resizing.end()
        self._fade.stop()


def _is_press(command: Command) -> bool:
    """Whether a player would want to see the answer at once; the pointer merely passing by can wait for its frame."""
    return not isinstance(command, Pointed) or command.down or command.up


def preferred_languages() -> list[str]:
    """The languages the system is set to, most wanted first."""
    return [f"{locale['language']}" for locale in pygame.system.get_pref_locales()]


def play(
    plan: GamePlan,
    keep: SettingsFile,
    lang: str | None = None,
    size: tuple[int, int] | None = None,
    fullscreen: bool = False,
    at_table: bool = False,
    muted: bool = False,
    smokes: bool = False,
) -> None:
    """Open the window and play until the player leaves. What is named here goes before the settings, for this time.

    Raises NoDisplayError, TableError for a broken layout, OSError for a missing catalogue.
    """
    loaded = keep.load()
    settings = loaded.settings
    wanted = [code for code in (lang, settings.language, *preferred_languages()) if code]
    language = load_language(language_for(wanted), assets_folder() / "locale")
    devices = Devices()
    sounds = Sounds(
        assets_folder() / "sounds", {group: getattr(settings.volumes, group.value) for group in Group}, muted
    )
    screens = AllScreens(language, devices.labels, plan, sounds, settings)
    start_video()
    pygame.font.init()
    try:
        window = Window(size or settings.window.size, fullscreen or settings.window.fullscreen)
        if smokes:
            print(smoke(window, screens, sounds))
        else:
            app = App(window, screens, devices, sounds, keep, at_table)
            app.notices.tell(loaded.notices)
            run(app)
    finally:
        sounds.close()
        devices.pads.stop()
        pygame.quit()
