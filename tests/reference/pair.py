"""The engine and the plain implementation side by side: one action goes into both, and nothing may differ."""

from random import Random
from typing import Literal, NamedTuple

from qwitch.engine.game import Game
from qwitch.engine.refusals import Refusal
from tests.reference.plain import Happening, Plain, Refused, plain_game
from tests.reference.spoken import outcomes, spoken, state_of_engine, state_of_plain

Verb = Literal["turn", "play", "pass"]

VERBS: tuple[Verb, ...] = ("turn", "play", "pass")


class Action(NamedTuple):
    """What somebody tries: a verb, a seat, and for a play a slot."""

    verb: Verb
    seat: int
    slot: int = 0


def act_in_engine(game: Game, action: Action) -> list[Happening] | None:
    """What happens in the engine, in the log's words; None where it refuses."""
    match action.verb:
        case "turn":
            events = game.turn_direction(action.seat)
        case "play":
            events = game.play(action.seat, action.slot)
        case "pass":
            events = game.pass_turn(action.seat)
    return None if isinstance(events, Refusal) else [spoken(event) for event in events]


def act_in_plain(game: Plain, action: Action) -> list[Happening] | None:
    """What happens in the plain implementation; None where it refuses."""
    try:
        match action.verb:
            case "turn":
                return game.turn(action.seat)
            case "play":
                return game.play(action.seat, action.slot)
            case "pass":
                return game.call_pass(action.seat)
    except Refused:
        return None


def legal_actions(game: Plain) -> list[Action]:
    """Everything that is allowed now, by the plain implementation."""
    seats = range(game.seats)
    if game.phase == "waiting":
        return [Action("turn", game.who_turns())]
    plays = [Action("play", seat, slot) for seat in seats for slot in range(5) if game.can_play(seat, slot)]
    if plays or game.phase == "over":
        return plays
    assert game.turn_of is not None, "play goes on in a race, and nobody can play"
    return [Action("pass", game.turn_of)]


class Pair:
    """Both implementations on the same deal. `seen` counts the kinds of events."""

    def __init__(self, game: Game) -> None:
        self.engine = game
        self.plain = plain_game(game.setup.mode, game.setup.edition, game.dealer, spoken(game.dealt))
        self.seen: dict[str, int] = {}
        self.agree()

    @property
    def over(self) -> bool:
        return self.plain.phase == "over"

    def agree(self) -> None:
        """Fail where the two tables differ in anything."""
        self.table = state_of_plain(self.plain)
        assert state_of_engine(self.engine) == self.table

    def act(self, action: Action) -> list[Happening] | None:
        """Do this in both; fail where the events or the tables differ, or a refusal changed something."""
        before = self.table
        happened = act_in_engine(self.engine, action)
        self.plain.told = outcomes(happened or [])
        assert happened == act_in_plain(self.plain, action), action
        assert not self.plain.told, f"the engine shuffled, the rules ask for none: {self.plain.told}"
        self.agree()
        if happened is None:
            assert self.table == before, f"{action} was refused and yet changed something"
        for happening in happened or []:
            self.seen[happening["e"]] = self.seen.get(happening["e"], 0) + 1
        return happened

    def act_anyhow(self, random: Random) -> None:
        """Try anything at all, allowed or not."""
        verb = random.choice(VERBS)
        self.act(Action(verb, random.randrange(self.plain.seats), random.randrange(5)))

    def act_legally(self, random: Random) -> None:
        """Do something that is allowed; fail where it is refused."""
        action = random.choice(legal_actions(self.plain))
        assert self.act(action) is not None, f"{action} is allowed and was refused"
