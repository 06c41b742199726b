"""Call it out: cards of one hand are played by typing their letter and number."""

from collections.abc import Sequence

from qwitch.controls.binding import ACTION
from qwitch.controls.calling import Calling, sign_of
from qwitch.controls.keysets import ALONE, SLOTS
from qwitch.engine.cards import NAMES
from qwitch.engine.game import EMPTY
from qwitch.scenes.desk import Desk
from qwitch.scenes.key_words import key_name
from qwitch.stage.signs import SeatLook
from qwitch.stage.soundmap import SoundName

PATIENCE_S = 2.0
"""How long a letter waits for its number, in seconds."""


class Calls:
    """Listens to the keys of one person, and shows on the plate and the caps what it heard."""

    def __init__(self, desk: Desk) -> None:
        """Nothing was typed."""
        self._desk = desk
        self._calling = Calling(PATIENCE_S)

    def hear(self, scancode: int, at_s: float, hand: Sequence[int], look: SeatLook) -> int | None:
        """A key went down, in seconds of the screen's clock: returns the slot of the card that was called, or ACTION.

        None where nothing comes of it: a letter that waits for its number, a card that the hand does not hold.
        """
        if scancode == ALONE.action:
            self._calling.forget()
            return ACTION
        sign = sign_of(scancode, self._desk.labels)
        card = self._calling.hear(sign, at_s)
        if card:
            return self._called(card, at_s, hand, look)
        if sign and self._calling.letter(at_s) == sign:
            self._show(look, f"{sign}…", at_s, [name.startswith(sign) for name in names_of(hand)])
        return None

    def label(self, look: SeatLook, hand: Sequence[int]) -> None:
        """The caps tell what is to be typed."""
        look.labels = names_of(hand)
        look.action_label = key_name(ALONE.action, self._desk.labels, self._desk.tr)

    def _called(self, card: str, at_s: float, hand: Sequence[int], look: SeatLook) -> int | None:
        self._show(look, "", at_s, [False] * SLOTS)
        if card in names_of(hand):
            return names_of(hand).index(card)
        self._show(look, self._desk.tr("{card} is not in your hand", card=card), at_s, [False] * SLOTS)
        self._desk.speaker.play(SoundName.HINT)
        return None

    def _show(self, look: SeatLook, text: str, at_s: float, sunk: Sequence[bool]) -> None:
        """A line beside the plate, and the caps of cards that are half called."""
        look.note, look.note_until_s = text, at_s + PATIENCE_S
        look.pressed_until_s = [at_s + PATIENCE_S if down else at_s for down in sunk]


def can_call(scancode: int, desk: Desk) -> bool:
    """Whether this key means anything to somebody who calls cards out."""
    return scancode == ALONE.action or bool(sign_of(scancode, desk.labels))


def names_of(hand: Sequence[int]) -> tuple[str, ...]:
    """What is typed for each slot: the card's name, nothing for an empty slot."""
    return tuple("" if card == EMPTY else NAMES[card] for card in hand)
