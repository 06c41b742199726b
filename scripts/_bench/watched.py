"""The real program in a window, watched from inside: `python -m scripts._bench.watched MODE WxH DATA [SECONDS]`.

It tells what it finds line by line, as JSON, on standard output; times are those of the system's steady clock, which
all processes share. Modes: "keys" tells when presses are read, "rate" counts the frames of a race for so many seconds,
"title" and "table" tell when art is drawn anew.
"""

import gc
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from time import perf_counter
from typing import Any

import pygame

from qwitch import app, program
from qwitch.match.seats import parse_seats
from qwitch.scenes.plan import GamePlan
from qwitch.scenes.scene import pace_of
from qwitch.stage.collector import Pace
from qwitch.stage.loop import Came
from qwitch.store import SettingsFile

WARM_S = 3.0
"""How long the program runs before that."""

SEATS = {"keys": "me,bot:20000,bot:20000,bot:20000", "rate": "lightning,hard,hard,hard"}


def tell(**values: object) -> None:
    print(json.dumps(values), flush=True)


class Watched(program.App):
    """The program; what it does is what it does unwatched."""

    mode, steady_s = "", 0.0

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._frames: list[float] = []
        self._heat_s = self._seen_s = 0.0
        self._collections = 0
        gc.callbacks.append(self._note_collection)

    def read(self, events: Iterable[pygame.event.Event], at_s: float) -> Came:
        events = list(events)
        if self.mode == "keys" and any(event.type == pygame.KEYDOWN for event in events):
            tell(key=at_s)
        return super().read(events, at_s)

    def tick(self, now_s: float) -> bool:
        goes_on = super().tick(now_s)
        if self._is_heat():
            self._heat_s += now_s - self._seen_s
        self._seen_s = now_s
        return goes_on and not (self.mode == "rate" and self._has_told_rate())

    def draw(self, now_s: float, alpha: float) -> None:
        was_resizing = self._view.is_resizing
        super().draw(now_s, alpha)
        self._frames.append(perf_counter())
        if was_resizing and not self._view.is_resizing:
            tell(crisp=perf_counter(), art=self._view.kit.cache.size)

    def _is_heat(self) -> bool:
        return pace_of(self._stack.top) is Pace.HEAT

    def _note_collection(self, phase: str, _: dict[str, int]) -> None:
        self._collections += phase == "start" and self._is_heat()

    def _has_told_rate(self) -> bool:
        steady = [at_s for at_s in self._frames if at_s >= self._frames[0] + WARM_S]
        if steady[-1:] < [self._frames[0] + WARM_S + self.steady_s]:
            return False
        rate = (len(steady) - 1) / (steady[-1] - steady[0])
        tell(rate=rate, heat_s=self._heat_s, collections=self._collections, art=self._view.kit.cache.size)
        return True


def main(mode: str, size: str, data: str, steady_s: str = "0") -> None:
    width, height = map(int, size.split("x"))
    Watched.mode, Watched.steady_s = mode, float(steady_s)
    program.App = Watched  # type: ignore[assignment, misc]
    plan = GamePlan(seats=parse_seats(SEATS.get(mode, "me,hard,hard,hard")), seed=7)
    app.play(plan, SettingsFile(Path(data)), "en", (width, height), at_table=mode != "title", muted=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
