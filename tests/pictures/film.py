"""Plays screens without a window's clock: time is what the test says, frame by frame."""

from collections.abc import Callable
from pathlib import Path

import pygame

from qwitch.controls.commands import Command, SlotPress
from qwitch.controls.labels import KeyLabels
from qwitch.locale.language import load_language
from qwitch.match.seats import parse_seats
from qwitch.paths import assets_folder
from qwitch.scenes.desk import GamePlan
from qwitch.scenes.kids import KidsScene
from qwitch.scenes.scene import Scene, Stack
from qwitch.scenes.screens import AllScreens
from qwitch.scenes.table import TableScene
from qwitch.stage.kit import Kit
from qwitch.stage.soundmap import Group, SoundName

FRAME_S = 1 / 60


class Silence:
    """A speaker that remembers what it was asked to play."""

    is_silent = True

    def __init__(self) -> None:
        self.played: list[SoundName] = []

    def play(self, name: SoundName, pan: float = 0.0, streak: int = 0) -> None:
        self.played.append(name)

    def set_volume(self, group: Group, volume: float) -> None:
        pass

    def stop_all(self) -> None:
        pass


def open_screens(lang: str = "en", plan: GamePlan | None = None) -> AllScreens:
    """All screens in a language, with the game's own settings."""
    language = load_language(lang, assets_folder() / "locale")
    return AllScreens(language, KeyLabels(), plan or GamePlan(seed=5), Silence())


class Film:
    """One screen and those it leads to, in the hands of a test."""

    def __init__(self, screens: AllScreens, first: Scene, size: tuple[int, int] = (1280, 720)) -> None:
        pygame.font.init()
        self.screens, self.size = screens, size
        self.kit = Kit(screens.desk.theme, size)
        self.stack = Stack(first)
        self.now_s = 100.0
        self.top.enter(self.now_s)

    @property
    def top(self) -> Scene:
        return self.stack.top

    def go(self, ms: float) -> None:
        """Let this much time pass, frame by frame."""
        end = self.now_s + ms / 1000
        while self.now_s < end - 1e-9:
            self.now_s += FRAME_S
            self.stack.apply(self.top.tick(self.now_s), self.now_s)
            self.top.step()

    def go_until(self, done: Callable[[], bool], most_ms: float = 120_000) -> None:
        """Let time pass until something is so."""
        end = self.now_s + most_ms / 1000
        while not done():
            assert self.now_s < end, "it never came to that"
            self.go(16)

    def do(self, command: Command) -> None:
        """A player wants something."""
        self.stack.apply(self.top.handle(command), self.now_s)

    def press(self, slot: int, player: int = 0) -> None:
        """A player presses the key of a slot."""
        self.do(SlotPress(player, slot, self.now_s))

    def picture(self) -> pygame.Surface:
        """What the screen shows now."""
        picture = self.top.picture(self.kit, self.now_s, 1.0)
        shown = picture.ground.whole()
        shown.fblits([*picture.still, *picture.moving])
        return shown


def table_film(mode: str, seats: str, lang: str = "en", seed: int = 5, size: tuple[int, int] = (1280, 720)) -> Film:
    """A game on its table, just dealt."""
    plan = GamePlan(mode, "tin", parse_seats(seats), seed)
    screens = open_screens(lang, plan)
    return Film(screens, screens.table(plan), size)


def table_of(film: Film) -> TableScene:
    """The table that the film shows."""
    assert isinstance(film.top, TableScene | KidsScene)
    return film.top


REFERENCES = Path(__file__).parent / "references"
"""The pictures that the screens are compared with."""
