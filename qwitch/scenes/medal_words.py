"""Medals in words: what each asks for, and what a run has reached."""

from qwitch.match.medals import LADDER, Medal, Standard
from qwitch.scenes.names import Translate, seconds

PLACES = {medal: place for place, medal in enumerate(Medal)}
"""The place of each medal: 0 gold, 1 silver, 2 bronze."""


def medal_name(medal: Medal, tr: Translate) -> str:
    """What a medal is called."""
    return {Medal.GOLD: tr("Gold"), Medal.SILVER: tr("Silver"), Medal.BRONZE: tr("Bronze")}[medal]


def medal_rule(medal: Medal, tr: Translate) -> str:
    """What a medal is for."""
    return tr("faster than a player who reacts in {seconds} s", seconds=seconds(medal.mean_ms, tr, 1))


def speed_line(standard: Standard, run_ms: int, tr: Translate) -> str:
    """Which player a run is as fast as, in one line."""
    reaction_ms = standard.reaction_ms(run_ms)
    if reaction_ms is not None:
        return tr("As fast as a player who reacts in {seconds} s", seconds=seconds(reaction_ms, tr))
    if run_ms < standard.times_ms[0]:
        return tr("Faster than a player who reacts in {seconds} s", seconds=seconds(LADDER[0], tr, 1))
    return tr("Slower than a player who reacts in {seconds} s", seconds=seconds(LADDER[-1], tr, 1))
