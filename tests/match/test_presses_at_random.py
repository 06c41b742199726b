"""The referee, proved: whatever is pressed whenever, one card wins, the others return, and nothing is lost.

Presses come at the same millisecond, after stops, during freezes, on empty slots, for seats that do not have the turn,
during the countdown, after the end. Every log of such a match verifies.
"""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.bots.player import PASS, TURN_DIRECTION
from qwitch.engine.cards import CARDS
from qwitch.engine.directions import fits
from qwitch.engine.events import Dealt, Ended, Played, Rotated, Stopped, Turned
from qwitch.engine.game import EMPTY
from qwitch.engine.setup import EDITIONS, Setup
from qwitch.match.discipline import CARD_INTERVAL_MS
from qwitch.match.events import Beaten, Late, Misplayed, Stamped
from qwitch.match.log import LogWriter, header_of
from qwitch.match.match import Match
from qwitch.match.options import MatchOptions
from qwitch.match.reading import read_log
from qwitch.match.seats import parse_seats
from qwitch.match.verify import Finding, verify
from tests.reference.strategies import SEEDS, effort

KEYS = (0, 1, 2, 3, 4, PASS, TURN_DIRECTION)

TABLES = [
    ("race", "me,me2"),
    ("race", "me,me2,me3,me4,me5"),
    ("race", "me,normal,me2+300,masher"),
    ("turns", "me,me2,me3"),
    ("turns", "me,relaxed"),
    ("solo", "me"),
]

OPTIONS = st.builds(
    MatchOptions,
    first_countdown_ms=st.sampled_from((0, 40)),
    countdown_ms=st.sampled_from((0, 1, 200)),
    hand_turned=st.booleans(),
    freezes=st.sampled_from((0.0, 0.5, 1.0)),
)


@st.composite
def bursts(draw: st.DrawFn) -> list[list[tuple[int, int, int]]]:
    """Bursts of presses: milliseconds after the burst's start, seat and key; many at the very same time."""
    press = st.tuples(st.sampled_from((0, 0, 0, 1, 2, 149, 150, 151, 400)), st.integers(0, 4), st.sampled_from(KEYS))
    return draw(st.lists(st.lists(press, min_size=1, max_size=8), min_size=1, max_size=25))


def play(match: Match, plan: list[list[tuple[int, int, int]]], rounds: int) -> list[Stamped]:
    """Press all of this, over and over; gives everything that happened."""
    seats = [seat for seat, spec in enumerate(match.seats) if spec.is_person]
    for _ in range(rounds):
        for burst in plan:
            start = match.now_ms
            for after, seat, key in burst:
                match.press(seats[seat % len(seats)], key, start + after)
            match.advance(start + 450)
            cards_are_all_there(match)
    return match.history


def cards_are_all_there(match: Match) -> None:
    """The 64 cards are in hands, draw piles, centre pile or out of the game, each once (C1)."""
    game = match.game
    held = [card for cards in [*game.hands, *game.draw] for card in cards if card != EMPTY]
    spare = () if game.variant.spare_joins_pile else game.spare
    assert sorted([*held, *game.pile, *spare]) == list(CARDS)


class Oracle:
    """Follows a history and judges every card by itself, from the words of H2, H3, H4 and R5."""

    def __init__(self, history: list[Stamped]) -> None:
        self.tops: list[tuple[int, int]] = []
        self.direction = 0
        self.running = self.stopped_before = False
        self.last_throw: dict[int, int] = {}
        self.kinds = Counter[str]()
        before_ms = 0
        for stamped in history:
            assert stamped.t >= before_ms, "time ran back"
            before_ms = stamped.t
            self.follow(stamped.t, stamped.event)
            self.kinds[type(stamped.event).__name__] += 1

    def follow(self, t: int, event: object) -> None:
        match event:
            case Dealt(centre):
                self.tops = [(0, centre)]
            case Turned(_, direction):
                self.direction, self.running = direction, True
                self.tops = [(t, self.tops[-1][1])]
            case Rotated(card):
                self.running = True
                self.tops.append((t, card))
            case Stopped():
                self.running, self.stopped_before = False, True
            case Played(seat, _, card):
                assert self.running
                assert self.fitted_now(card)
                self.throw(seat, t)
                self.tops.append((t, card))
            case Beaten(seat, _, card):
                assert self.running
                assert not self.fitted_now(card)
                assert self.fitted_lately(card, t)
                self.throw(seat, t)
            case Misplayed(seat, _, card):
                assert self.running
                assert not self.fitted_now(card)
                assert not self.fitted_lately(card, t)
                self.throw(seat, t)
            case Late(seat):
                assert self.stopped_before
                assert not self.running
                self.throw(seat, t)
            case Ended():
                self.running = False

    def fitted_now(self, card: int) -> bool:
        return fits(card, self.tops[-1][1], self.direction)

    def fitted_lately(self, card: int, t: int) -> bool:
        """Whether it fitted a card that was covered within the last 400 ms, under this direction."""
        covered = zip(self.tops, self.tops[1:], strict=False)
        return any(fits(card, top, self.direction) for (_, top), (until, _) in covered if until >= t - 400)

    def throw(self, seat: int, t: int) -> None:
        assert t - self.last_throw.get(seat, -CARD_INTERVAL_MS) >= CARD_INTERVAL_MS
        self.last_throw[seat] = t


@given(
    table=st.sampled_from(TABLES),
    edition=st.sampled_from(EDITIONS),
    seed=SEEDS,
    options=OPTIONS,
    plan=bursts(),
    rounds=st.integers(1, 12),
)
@effort(120)
def test_one_card_wins_the_others_return_and_nothing_is_lost(
    tmp_path_factory: pytest.TempPathFactory,
    table: tuple[str, str],
    edition: str,
    seed: int,
    options: MatchOptions,
    plan: list[list[tuple[int, int, int]]],
    rounds: int,
) -> None:
    """Two players are never credited with one card, whatever they press at one time [setwithfriends 2]."""
    mode, seats = table
    specs = parse_seats(seats)
    match = Match(Setup(mode, edition, len(specs), seed=seed), specs, options)
    path = tmp_path_factory.getbasetemp() / "pressed.jsonl"
    log = LogWriter.to_path(path)
    log.header(header_of(match.game.setup, match.game.dealer, [spec.text for spec in specs]))
    match.listen(log)

    history = play(match, plan, rounds)
    log.close()
    Oracle(history)
    verdict = verify(read_log(path))
    assert verdict.finding is (Finding.SOUND if match.is_over else Finding.UNFINISHED), verdict.why


@pytest.mark.parametrize("backwards", [False, True])
def test_presses_at_the_very_same_time_favour_no_seat(backwards: bool) -> None:
    """Ties are not decided by a number that nobody sees [setwithfriends 153]: everybody plays a card that fits at once.

    Counted is whose card lands first where all three have one, in whatever order the presses are handed over.
    """
    firsts = Counter[int]()
    for seed in range(40):
        match = Match(Setup("race", "tin", 3, seed=seed), parse_seats("me,me2,me3"), MatchOptions(0, 0))
        while not match.is_over:
            fitting = dict(match.game.legal_plays()[::-1])
            for seat in sorted(fitting, reverse=backwards):
                match.press(seat, fitting[seat], match.now_ms + 1)
            played = [stamped.event for stamped in match.advance(match.now_ms + 401)]
            if len(fitting) == 3:
                firsts[next(event.seat for event in played if isinstance(event, Played))] += 1
    fair, deviation = firsts.total() / 3, (firsts.total() * 2 / 9) ** 0.5
    assert firsts.total() > 300
    assert all(abs(firsts[seat] - fair) < 4 * deviation for seat in range(3)), firsts


@given(seed=SEEDS, press=st.tuples(st.integers(0, 1), st.sampled_from(KEYS), st.integers(-500, 5000)))
@effort(60)
def test_nothing_happens_after_the_end(seed: int, press: tuple[int, int, int]) -> None:
    """Neither presses nor computer players act once it is over [teti 7]."""
    seat, key, after = press
    match = Match(Setup("race", "tin", 2, seed=seed), parse_seats("me,me2"), MatchOptions(countdown_ms=0))
    play_to_the_end(match)
    told, now = len(match.history), match.now_ms
    match.press(seat, key, now + after)
    assert match.advance(now + 100_000) == []
    assert (len(match.history), match.now_ms) == (told, now)


def play_to_the_end(match: Match) -> None:
    """Press whatever fits, card by card."""
    while not match.is_over:
        match.advance(match.now_ms + 160)
        for seat, slot in match.game.legal_plays()[:1]:
            match.press(seat, slot, match.now_ms)
    assert isinstance(match.history[-1].event, Ended)


def test_all_kinds_of_judgements_come_up() -> None:
    """The presses above are worth something: between them they lead to every judgement there is."""
    kinds = Counter[str]()
    for seed in range(12):
        match = Match(Setup("race", "tin", 3, seed=seed), parse_seats("me,me2,me3"), MatchOptions(0, 200))
        everything = [[(0, seat, key) for seat in range(3) for key in KEYS], [(150, 1, 2), (150, 2, 2), (151, 0, 2)]]
        kinds += Oracle(play(match, everything, 60)).kinds
    assert {"Played", "Beaten", "Misplayed", "Late", "Stopped", "Turned"} <= set(kinds), kinds
    match = Match(Setup("turns", "tin", 3, seed=1), parse_seats("me,me2,me3"))
    assert Oracle(play(match, everything, 60)).kinds["Hinted"] > 0
