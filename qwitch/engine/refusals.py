"""Why the engine refuses a player's action. A refusal is returned, never raised, and changes nothing."""

from enum import Enum


class Refusal(Enum):
    """The reason an action did not happen."""

    NOT_RUNNING = "play is stopped"
    EMPTY_SLOT = "no card lies in that slot"
    DOES_NOT_FIT = "the card does not fit"
    NOT_YOUR_TURN = "another seat has the turn"
    NOTHING_TO_PASS = "nobody takes turns in this mode"
    HOLDS_FITTING = "the seat holds a card that fits"
    NOT_WAITING = "no direction card is due"
    NOT_YOUR_TASK = "another seat turns the direction card"
