"""Counted games, as chess programs count positions: how many sequences of the first n plays a deal has.

Only cards played are counted. In between the direction card is turned by the seat whose task it is, and who
has to pass passes. A checksum of every event on all these ways stands beside the counts, because the editions
differ in who turns more than in what can be played. Both implementations count for themselves;
`python -m tests.reference.counted` counts anew and writes tests/data/counted.json.
"""

import copy
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol, Self, TypeVar
from zlib import crc32

from qwitch.engine.game import Game, Phase
from qwitch.engine.position import Position
from qwitch.engine.setup import EDITIONS, Setup
from tests.reference.pair import Action, act_in_engine, act_in_plain, legal_actions
from tests.reference.plain import Happening, Plain, plain_game
from tests.reference.spoken import outcomes, spoken

DATA = Path(__file__).parents[1] / "data" / "counted.json"

ENOUGH = 200
"""A deal is counted up to the depth that has so many sequences."""

TABLES = [(mode, seats) for mode in ("race", "turns") for seats in (2, 3, 4, 5)] + [("solo", 1)]

SEEDS = (1, 2)

Way = tuple[Action, ...]
"""The plays so far; with the deal they name the cards."""

Shuffles = dict[Way, list[list[str]]]
"""How the shuffles after the last play of a way came out (N2, N3)."""


Table = TypeVar("Table", Game, Plain)


class Side(Protocol):
    """One implementation's table after some plays, when the next card can be played or the game is over."""

    happened: list[Happening]

    def plays(self) -> list[Action]:
        """Every card that can be played, ordered by seat and slot."""

    def after(self, play: Action) -> Self:
        """Another table, after this play and everything up to the next one."""


class EngineSide:
    """The engine's table; notes how shuffles came out."""

    def __init__(self, game: Game, way: Way, shuffles: Shuffles) -> None:
        self.game, self.way, self.shuffles = game, way, shuffles
        self.happened: list[Happening] = []
        if way:
            self._act(way[-1])
        while not self.plays() and game.phase is not Phase.OVER:
            waiting = game.phase is Phase.WAITING
            self._act(Action("turn", game.turner) if waiting else Action("pass", game.to_act or 0))
        shuffles[way] = outcomes(self.happened)

    def _act(self, action: Action) -> None:
        happened = act_in_engine(self.game, action)
        assert happened is not None, action
        self.happened += happened

    def plays(self) -> list[Action]:
        return [Action("play", seat, slot) for seat, slot in sorted(self.game.legal_plays())]

    def after(self, play: Action) -> "EngineSide":
        game = _copied(self.game, Position.__slots__)
        game.dice = copy.copy(game.dice)
        game.dice._random = copy.copy(game.dice._random)  # many times faster than a deep copy
        return EngineSide(game, (*self.way, play), self.shuffles)


class PlainSide:
    """The plain implementation's table; is told how shuffles came out."""

    def __init__(self, game: Plain, way: Way, shuffles: Shuffles) -> None:
        self.game, self.way, self.shuffles = game, way, shuffles
        self.happened: list[Happening] = []
        game.told = list(shuffles[way])
        if way:
            self._act(way[-1])
        while (actions := legal_actions(game)) and actions[0].verb != "play":
            self._act(actions[0])
        assert not game.told

    def _act(self, action: Action) -> None:
        happened = act_in_plain(self.game, action)
        assert happened is not None, action
        self.happened += happened

    def plays(self) -> list[Action]:
        return legal_actions(self.game)

    def after(self, play: Action) -> "PlainSide":
        return PlainSide(_copied(self.game, vars(self.game)), (*self.way, play), self.shuffles)


def _copied(game: Table, names: Iterable[str]) -> Table:
    """A game that goes on from here by itself: its lists are copied, and what never changes is shared."""
    other = copy.copy(game)
    for name in names:
        if isinstance(things := getattr(game, name), list):
            setattr(other, name, [list(thing) if isinstance(thing, list) else thing for thing in things])
    return other


def count(side: Side, depth: int, enough: int | None = None) -> tuple[list[int], int]:
    """How many sequences of 1, 2, … plays there are, to this depth or to enough, and the events' checksum."""
    level, counts, checksum = [side], list[int](), 0
    while len(counts) < depth and (enough is None or not counts or counts[-1] < enough):
        level = [table.after(play) for table in level for play in table.plays()]
        counts.append(len(level))
        for table in level:
            checksum = crc32(json.dumps(table.happened, sort_keys=True).encode(), checksum)
    return counts, checksum


def count_both(setup: Setup, depth: int, enough: int | None = None) -> tuple[tuple[list[int], int], ...]:
    """The counts by the engine, and then by the plain implementation to the same depth."""
    game, shuffles = Game(setup), Shuffles()
    plain = plain_game(setup.mode, setup.edition, game.dealer, spoken(game.dealt))
    by_engine = count(EngineSide(game, (), shuffles), depth, enough)
    return by_engine, count(PlainSide(plain, (), shuffles), len(by_engine[0]))


def recount() -> list[dict[str, Any]]:
    """All counted games, each as deep as it takes to find ENOUGH sequences."""
    rows = []
    for mode, seats in TABLES:
        for edition in EDITIONS:
            for seed in SEEDS:
                by_engine, by_plain = count_both(Setup(mode, edition, seats, seed=seed), 63, ENOUGH)
                assert by_engine == by_plain, (mode, edition, seats, seed)
                counts, checksum = by_engine
                row = {"mode": mode, "edition": edition, "seats": seats, "seed": seed}
                rows.append(row | {"sequences": counts, "events": f"{checksum:08x}"})
    return rows


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(row) for row in recount())
    DATA.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
