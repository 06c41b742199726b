"""The log of a running game, read as it is written, and what a player knows from it."""

import json
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from qwitch.engine.cards import card_named
from qwitch.engine.directions import Direction, direction_signed, fits
from tests.app.screen import LOOK_S, SOON_S

Record = dict[str, Any]


class LiveLog:
    """The lines of a log that grows; the first is its header."""

    def __init__(self, path: Path) -> None:
        """Read from this path, which need not be there yet."""
        self.path = path
        self.records: list[Record] = []
        self._read = 0

    def look(self) -> int:
        """Read whole lines that are new; returns how many there are in all."""
        try:
            with self.path.open("rb") as file:
                file.seek(self._read)
                lines = file.read().split(b"\n")[:-1]
        except FileNotFoundError:  # not there yet; the program also tries for a moment whether it can be written
            return len(self.records)
        self._read += sum(len(line) + 1 for line in lines)
        self.records += [json.loads(line) for line in lines]
        return len(self.records)

    def grows(self, within_s: float) -> bool:
        """Wait for a new line; whether one came in that time."""
        before, deadline_s = len(self.records), monotonic() + within_s
        while self.look() == before:
            if monotonic() >= deadline_s:
                return False
            sleep(LOOK_S / 2)
        return True

    def await_record(
        self, wanted: Callable[[Record], bool], what: str, since: int = 0, within_s: float = SOON_S
    ) -> Record:
        """Wait for the first line from number `since` on that is wanted; fail if none comes."""
        deadline_s = monotonic() + within_s
        while True:
            self.look()
            found = next(filter(wanted, self.records[since:]), None)
            if found is not None:
                return found
            assert monotonic() < deadline_s, f"within {within_s:g} s: expected {what} in the log"
            sleep(LOOK_S / 2)

    def await_event(self, kind: str, since: int = 0, within_s: float = SOON_S, **fields: object) -> Record:
        """Wait for an event of this kind with these fields."""
        wanted = {"e": kind, **fields}
        return self.await_record(lambda record: wanted.items() <= record.items(), str(wanted), since, within_s)

    def of_game(self, number: int) -> "LiveLog":
        """Give the log of a later game of the same run: game-2.jsonl, game-3.jsonl."""
        return LiveLog(self.path.with_stem(f"{self.path.stem}-{number}"))


class Seen:
    """What the person in a seat knows: the own hand, the top card, the direction, whether cards may be played."""

    def __init__(self, log: LiveLog, seat: int = 0) -> None:
        """Follow this log from its beginning."""
        self._log, self._seat, self._told = log, seat, 0
        self.hand: list[int | None] = []
        self.top = 0
        self.direction: Direction | None = None
        self.running = False
        self.over = False
        self.plays = 0

    def look(self) -> None:
        """Take in all that has happened."""
        self._log.look()
        for record in self._log.records[self._told :]:
            if "e" in record:
                self._take(record)
        self._told = len(self._log.records)

    def slots(self, fitting: bool) -> list[int]:
        """Give the slots whose cards fit now, or those whose cards do not; none while play is stopped."""
        if not self.running or self.direction is None:
            return []
        direction = self.direction
        return [
            slot
            for slot, card in enumerate(self.hand)
            if card is not None and fits(card, self.top, direction) is fitting
        ]

    def _take(self, record: Record) -> None:
        match record:
            case {"e": "deal", "centre": centre, "hands": hands}:
                self.top, self.hand = card_named(centre), [card_named(name) for name in hands[self._seat]]
            case {"e": "turn", "direction": sign}:
                self.direction, self.running = direction_signed(sign), True
            case {"e": "play", "seat": seat, "slot": slot, "card": name}:
                assert self.direction is not None
                assert fits(card_named(name), self.top, self.direction), f"{record} does not fit"
                self.top, self.plays = card_named(name), self.plays + 1
                if seat == self._seat:
                    self.hand[slot] = None
            case {"e": "stop"}:
                self.running = False
            case {"e": "rotate", "card": name}:
                self.top, self.running = card_named(name), True
            case {"e": "refill" | "redraw", "seat": seat} if seat == self._seat:
                new = record.get("slots") or {str(slot): name for slot, name in enumerate(record["hand"])}
                for slot, name in new.items():
                    self.hand[int(slot)] = card_named(name)
            case {"e": "end"}:
                self.running, self.over = False, True
