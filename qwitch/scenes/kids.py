"""A game in turns at the kids' table: everybody shares one set of keys, and nobody leaves by accident."""

from dataclasses import replace

from qwitch.bots.player import PASS, TURN_DIRECTION
from qwitch.controls.commands import (
    ActionPress,
    CloseWanted,
    Command,
    KeyPressed,
    PadPressed,
    Pointed,
    SlotPress,
    SystemKey,
)
from qwitch.engine.game import Phase
from qwitch.scenes.calls import can_call
from qwitch.scenes.kids_show import KidsShow
from qwitch.scenes.scene import Change
from qwitch.scenes.table import TableScene
from qwitch.scenes.table_keys import TableKeys
from qwitch.table import TableLayout


class KidsScene(TableScene):
    """A match in turns."""

    _show: KidsShow

    @property
    def asks_before_closing(self) -> bool:
        """As long as it goes on: what is over can be left."""
        return self._over_s is None

    def make_show(self, layout: TableLayout) -> KidsShow:
        """The kids' picture of the match."""
        return KidsShow(self.match, layout, self._desk, self._plan.names, self._plan.styles)

    def make_keys(self) -> TableKeys:
        """One set for all: whoever's turn it is plays with it."""
        return TableKeys(self._desk, self._plan, self._people, is_shared=True)

    def refresh(self) -> None:
        """Language, help or curtain are others."""
        super().refresh()
        settings = self._desk.settings
        self._show.help, self._show.help_fades = settings.help, settings.help_fades
        self._show.curtain_wanted = settings.curtain

    def handle(self, command: Command) -> Change:
        """Any press lifts the curtain; else it belongs to the child whose turn it is."""
        is_press = isinstance(command, SlotPress | ActionPress) or (isinstance(command, Pointed) and command.down)
        is_press = is_press or (
            isinstance(command, KeyPressed) and self._keys.is_calling and can_call(command.scancode, self._desk)
        )
        if is_press and self._show.curtain is not None:
            self._show.lift_curtain()
            return None
        if isinstance(command, PadPressed):
            self._keys.pads[self._free_number()] = command.pad
            self._plan = replace(self._plan, pads=tuple(self._keys.pads.items()))
            self._desk.pads.assign_pads(self._keys.pads)
            return None
        if isinstance(command, SystemKey | CloseWanted) and self._over_s is None:
            return self._ask(leaves=isinstance(command, CloseWanted))
        return super().handle(command)

    def _ask(self, leaves: bool) -> Change:
        """A child has hit upon a way out of the game: pause, and say how it would go on."""
        return self._pause(self._seen_s, self._desk.tr("Close once more to leave. The game is kept.") if leaves else "")

    def _free_number(self) -> int:
        """For a pad that nobody has: each plays for whoever's turn it is, by whatever number."""
        return next(number for number in range(len(self._keys.pads) + 1) if number not in self._keys.pads)

    def _seat_of(self, player: int) -> int:
        """The child in front; the one key set is nobody's own."""
        front = self._show.front
        return self._people[0] if front is None else front

    def _act_press(self, player: int, at_s: float) -> None:
        game = self.match.game
        if game.phase is Phase.WAITING:
            self._act(game.turner if game.turner in self._people else self._seat_of(player), TURN_DIRECTION, at_s)
        else:
            self._act(self._seat_of(player), PASS, at_s)

    def _point(self, pixel: tuple[int, int], at_s: float) -> None:
        """A press on a card plays it, one on the big button passes."""
        layout, point = self._show.places.layout, self._to_logical(pixel)
        if point is None or self._show.front is None:
            return
        if layout.passing is not None and layout.passing.contains(point):
            self._act_press(0, at_s)
        for slot, box in enumerate(self._show.places.of(self._show.front).slots):
            if box.contains(point):
                self._press(self._show.front, slot, at_s)
