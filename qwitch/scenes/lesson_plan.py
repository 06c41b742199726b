"""The lessons of "How to play": real positions, what is said about them, and what is to be done."""

from dataclasses import dataclass

from qwitch.engine import events as engine
from qwitch.match.events import Beaten, Event
from qwitch.scenes.names import Translate


@dataclass(frozen=True, slots=True)
class Step:
    """One position to play: what is said, the kind of event that is to happen, and what is said then.

    The learner is seat 0; rival_slot is the slot that another seat plays just before the learner's card lands.
    """

    position: str
    say: str
    goal: type[Event]
    done: str
    rival_slot: int | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A few steps about one thing; word is the name under which it counts as seen."""

    word: str
    title: str
    steps: tuple[Step, ...]


def lessons(tr: Translate) -> tuple[Lesson, ...]:
    """All lessons, in the order in which they are learned."""
    return _directions(tr) + _edges(tr) + _race(tr) + _turns(tr)


def _directions(tr: Translate) -> tuple[Lesson, ...]:
    """Up, down, equal (M1 to M3)."""
    up = Step(
        "turns boxed running act=0\npile B2\ndirection +\n0 C7 F6 H4 A3 D5 | G1 G2 G4",
        tr("Up: a letter one further, or a number one higher. On B2 that is any C or any 3. Play one!"),
        engine.Played,
        tr("That is all there is to up. Letter or number: one of them is enough."),
    )
    down = Step(
        "turns boxed running act=0\npile E5\ndirection -\n0 G7 D1 F8 B2 A4 | G1 G2 G3",
        tr("Down: one letter back, or one number lower. On E5 that is any D or any 4."),
        engine.Played,
        tr("Well done! Down goes back by exactly one."),
    )
    equal = Step(
        "turns boxed running act=0\npile G3\ndirection =\n0 B1 G8 F5 C3 H6 | G1 G2 A4",
        tr("Equal: the same letter, or the same number. On G3 that is any G or any 3."),
        engine.Played,
        tr("Right! Now you know all three directions."),
    )
    return (
        Lesson("up", tr("Up"), (up,)),
        Lesson("down", tr("Down"), (down,)),
        Lesson("equal", tr("Equal"), (equal,)),
    )


def _edges(tr: Translate) -> tuple[Lesson, ...]:
    """There is no wraparound (M4)."""
    top = Step(
        "turns boxed running act=0\npile H3\ndirection +\n0 A2 B7 G6 F4 C1 | G1 G2 D5",
        tr("Nothing comes after H. So on H3, up, only a 4 will do."),
        engine.Played,
        tr("Yes. And nothing comes after 8 either."),
    )
    bottom = Step(
        "turns boxed running act=0\npile B1\ndirection -\n0 C6 H8 A6 E5 D3 | G1 G2 G3",
        tr("Nothing comes before 1. So on B1, down, only an A will do."),
        engine.Played,
        tr("Exactly. A and 1 are the bottom, H and 8 the top."),
    )
    return (Lesson("edges", tr("The edges"), (top, bottom)),)


def _race(tr: Translate) -> tuple[Lesson, ...]:
    """Everybody at once: beaten cards (R2, R6, H2), and the stop with its refill (R7, R9)."""
    beaten = Step(
        "race boxed running\npile D4\ndirection +\n0 E1 H2 G7 A8 C3 | B1 B2\n1 E6 H1 A1 B3 C8 | D1 D2",
        tr("In a race nobody waits for a turn. Play E1, as fast as you can!"),
        Beaten,
        tr("Beaten! E6 landed first, and E1 came back. That costs nothing: look at the new card."),
        rival_slot=0,
    )
    again = Step(
        "race boxed running\npile D4 E6\ndirection +\n0 E1 H2 G7 A8 C3 | B1 B2\n1 -- H1 A1 B3 C8 | D1 D2",
        tr("Now E6 lies there. What goes up from it: an F, or a 7?"),
        engine.Played,
        tr("Good eyes! A card that never fitted would have frozen your hand for a moment."),
    )
    stop = Step(
        "turns boxed running act=0\npile C3\ndirection =\n0 C8 -- -- -- -- | A1 B2 D4 E5 F6 G7",
        tr("Your last card! With an empty hand you call: Stop! Play it."),
        engine.Turned,
        tr("All hands fill up to five from the draw piles, and a new direction card is turned."),
    )
    return (
        Lesson("race", tr("Racing"), (beaten, again)),
        Lesson("stop", tr("Stop and refill"), (stop,)),
    )


def _turns(tr: Translate) -> tuple[Lesson, ...]:
    """Passing (T2), and how a game is won (R11)."""
    passing = Step(
        "turns boxed running act=0\npile F6\ndirection +\n0 A1 B2 C3 D4 E5 | H1 H2\n1 G2 A3 B4 C5 H8 | D1 D2",
        tr("Taking turns: here you need a G or a 7, and you have none. Then you pass."),
        engine.Passed,
        tr("Passing is no shame. Now it is the next player's turn."),
    )
    out = Step(
        "turns boxed running act=0\npile F6\ndirection -\n0 -- -- E2 -- -- |\n1 G2 A3 B4 C5 H8 | D1 D2",
        tr("No draw pile, one card left. Play it, and you are out: you win!"),
        engine.WentOut,
        tr("Whoever is out of cards first has won. That is all of Qwitch!"),
    )
    return (Lesson("turns", tr("Turns and winning"), (passing, out)),)
