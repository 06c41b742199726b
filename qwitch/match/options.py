"""House options of a match: how long things take, who turns the direction card."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MatchOptions:
    """Milliseconds of game clock throughout.

    first_countdown_ms runs before the first direction card, countdown_ms before each later one (H6);
    hand_turned leaves the turning to the player whose task it is; freezes is the part of a freeze that a misplay costs
    (H3): 1 the whole, 0.5 half, 0 none, as in kids' mode. again_ms runs instead of countdown_ms where the direction
    card just turned brought no card that fits: nobody had anything to look at meanwhile; None makes no difference.
    """

    first_countdown_ms: int = 2400
    countdown_ms: int = 1500
    hand_turned: bool = False
    freezes: float = 1.0
    again_ms: int | None = None


OPTIONS: dict[str, MatchOptions] = {
    "race": MatchOptions(),
    "turns": MatchOptions(countdown_ms=1200, freezes=0.0),
    "solo": MatchOptions(first_countdown_ms=1800, countdown_ms=450, again_ms=150),
}
"""What each mode starts with; a solo game stands still fifty times, so that it turns the cards quickly (L2)."""
