"""A log played again stands exactly where its events say, at any moment, in any order."""

from dataclasses import replace
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qwitch.engine.events import Dealt, Played, Stopped
from qwitch.engine.game import EMPTY, Phase
from qwitch.match.events import Beaten, Late, Misplayed, Stamped
from qwitch.match.following import Follower, deal_of
from qwitch.match.playback import LONGEST_COUNTDOWN_MS, Playback
from qwitch.match.reading import Log, LogError, read_log
from tests.golden.test_golden import FOLDER, MATCHES
from tests.reference.logged import Logged

LOGS = {name: read_log(FOLDER / f"{name}.jsonl") for name in MATCHES}
"""Whole matches of every mode, with every kind of event."""


def until(log: Log, ms: int) -> list[Stamped]:
    """The events of a log up to this moment; the deal always is one of them."""
    return [stamped for place, stamped in enumerate(log.events) if place == 0 or stamped.t <= ms]


def assert_stands(playback: Playback, events: list[Stamped]) -> None:
    """The playback's game is where these events leave it, and where a follower sees it."""
    game = playback.game
    logged = Logged.after(events, game.variant.spare_joins_pile)
    hands = [{slot: card for slot, card in enumerate(hand) if card != EMPTY} for hand in game.hands]
    assert hands == logged.hands
    assert [list(reversed(draw)) for draw in game.draw] == logged.draw
    assert (game.pile, len(game.stack), game.direction) == (logged.pile, logged.stacked, logged.direction)

    follower = Follower(deal_of(events))
    for stamped in events:
        follower.follow(stamped)
    assert [set(hand.values()) for hand in hands] == follower.hands
    assert [game.cards_left(seat) for seat in range(len(hands))] == follower.left
    assert game.pile[-1] == follower.top
    assert playback.history == events


@pytest.mark.parametrize("name", MATCHES)
def test_deed_by_deed_it_happens_as_it_was_logged(name: str) -> None:
    log = LOGS[name]
    playback, happened = Playback(log), list[Stamped]()
    while playback.next_ms is not None:
        due_ms, deed = playback.next_ms, playback.do_next()
        assert deed.t == due_ms == playback.now_ms
        happened += [Stamped(deed.t, event) for event in deed.events]
        assert happened == list(log.events[: len(happened)])
        assert_stands(playback, happened)
    assert happened == list(log.events)
    assert playback.is_finished
    assert not playback.why_short


@given(name=st.sampled_from(sorted(LOGS)), shares=st.lists(st.floats(0, 1), min_size=1, max_size=6))
@settings(max_examples=60, deadline=None)
def test_it_stands_at_any_moment_forwards_and_back(name: str, shares: list[float]) -> None:
    log = LOGS[name]
    playback = Playback(log)
    for share in shares:
        ms = round(share * playback.ends_ms)
        playback.go(playback.place_at(ms), ms)
        assert playback.now_ms == ms
        assert_stands(playback, until(log, ms))


@given(name=st.sampled_from(sorted(LOGS)), length=st.integers(1, 200), data=st.data())
@settings(max_examples=40, deadline=None)
def test_a_log_that_was_cut_off_stands_as_far_as_it_goes(name: str, length: int, data: st.DataObject) -> None:
    """Where the cut goes through what followed from one deed, the rest of that deed follows all the same."""
    whole = LOGS[name]
    cut = replace(whole, events=whole.events[:length], is_cut=True)
    playback = Playback(cut)
    assert not playback.why_short
    shown = playback.events
    assert shown == list(whole.events[: len(shown)])
    assert len(shown) >= min(length, len(whole.events))
    assert {stamped.t for stamped in shown[length:]} <= {cut.events[-1].t}
    ms = data.draw(st.integers(0, playback.ends_ms))
    playback.go(playback.place_at(ms), ms)
    assert_stands(playback, [stamped for place, stamped in enumerate(shown) if place == 0 or stamped.t <= ms])


@pytest.mark.parametrize("name", MATCHES)
def test_clocks_countdowns_and_freezes_are_those_of_the_match(name: str) -> None:
    log = LOGS[name]
    playback = Playback(log)
    turns = [stamped.t for stamped in log.events if type(stamped.event).__name__ == "Turned"]
    for ms in range(0, playback.ends_ms + 1, 97):
        playback.go(playback.place_at(ms), ms)
        assert playback.played_ms == max(0, ms - turns[0])
        if playback.turn_due_ms is not None:
            assert playback.game.phase is Phase.WAITING
            assert playback.turn_due_ms == min(turn for turn in turns if turn > ms)
            assert 0 < playback.turn_due_ms - ms <= playback.options.countdown_ms <= LONGEST_COUNTDOWN_MS
    stops = {stamped.t for stamped in log.events if isinstance(stamped.event, Stopped)}
    assert playback.stops_ms == tuple(sorted(stops))

    for stamped in log.events:
        if isinstance(stamped.event, Misplayed) and stamped.event.frozen_ms:
            playback.go(playback.place_at(stamped.t), stamped.t)
            discipline = playback.disciplines[stamped.event.seat]
            assert discipline.frozen_ms(stamped.t) == stamped.event.frozen_ms


def test_a_log_is_played_as_far_as_it_follows_from_the_rules() -> None:
    log = LOGS["race-tin-masher"]
    place = next(place for place, one in enumerate(log.events) if isinstance(one.event, Played) and place > 40)
    forged = replace(log, events=(*log.events[:place], *log.events[place + 1 :]))
    playback = Playback(forged)
    assert playback.why_short.startswith(f"{log.path}: line ")
    assert playback.events == list(forged.events[: len(playback.events)])
    assert 40 < len(playback.events) < len(forged.events)
    assert not playback.is_finished


def test_another_deal_than_the_seeds_is_refused() -> None:
    log = LOGS["race-tin-7"]
    deal = log.events[0].event
    assert isinstance(deal, Dealt)
    other = replace(log, events=(Stamped(0, replace_centre(deal)), *log.events[1:]))
    with pytest.raises(LogError, match="line 2: does not follow"):
        Playback(other)


def replace_centre(deal: Dealt) -> Dealt:
    """The deal with another card in the centre."""
    return Dealt((deal.centre + 1) % 64, deal.hands, deal.draw, deal.spare, deal.directions)


def test_going_anywhere_is_quick() -> None:
    """The goal is 50 ms for a long race; it takes one or two, so that a busy machine passes as well."""
    playback = Playback(LOGS["race-tin-masher"])
    best_s = min(_time_to_go(playback) for _ in range(5))
    assert best_s < 0.05


def _time_to_go(playback: Playback) -> float:
    """How long it takes from the end to just before it, which is played from the deal on."""
    playback.go(len(playback.deeds), playback.ends_ms)
    start_s = perf_counter()
    playback.go(len(playback.deeds) - 1, playback.ends_ms)
    return perf_counter() - start_s


def test_every_kind_of_thrown_card_was_among_them() -> None:
    kinds = {type(one.event) for log in LOGS.values() for one in log.events}
    assert kinds >= {Beaten, Late, Misplayed, Played}
