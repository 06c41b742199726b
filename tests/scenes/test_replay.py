"""A replay shows every moment of a log as it was; it is played, stepped and sought by keys, pad and pointer."""

from dataclasses import replace

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from qwitch.controls.commands import FocusLost, Move, Scrolled
from qwitch.match.photo_finish import photo_finishes
from qwitch.scenes.projector import SPEEDS, TAIL_MS
from qwitch.scenes.replay_finish import LEAD_MS
from qwitch.stage.soundmap import SoundName
from qwitch.stage.widgets.seek_bar import NUDGE_MS
from tests.golden.test_golden import MATCHES
from tests.scenes.replaying import Watching, golden_log

FIXTURE = [HealthCheck.function_scoped_fixture]


# What lies on the table


@pytest.mark.parametrize("name", MATCHES)
def test_step_by_step_forwards_and_back_it_lies_as_logged(name: str) -> None:
    watching = Watching(name)
    watching.sitting.press("HOME", "SPACE")
    deeds = watching.projector.playback.deeds
    for place in range(2, len(deeds) + 1):
        watching.sitting.press("PERIOD")
        assert watching.projector.playback.place == place
        assert watching.ms == deeds[place - 1].t
        watching.sitting.waits(0.02)
        watching.assert_lies_as_logged()
    assert watching.events_so_far() == list(watching.log.events)
    for place in range(len(deeds) - 1, 0, -1):
        watching.sitting.press("COMMA")
        assert watching.projector.playback.place == place
        watching.assert_lies_as_logged()
        assert not watching.projector.is_moving


@given(name=st.sampled_from(sorted(MATCHES)), shares=st.lists(st.floats(0, 1), min_size=1, max_size=5))
@settings(max_examples=30, deadline=None, suppress_health_check=FIXTURE)
def test_wherever_one_seeks_it_lies_as_logged(name: str, shares: list[float]) -> None:
    """Also while it plays on between, and with cards under way."""
    watching = Watching(name)
    for share in shares:
        ms = round(share * watching.projector.playback.ends_ms)
        watching.projector.seek(ms)
        watching.assert_lies_as_logged()
        assert watching.events_so_far() == [
            one for place, one in enumerate(watching.log.events) if place == 0 or one.t <= ms
        ]
        watching.sitting.waits(0.4)
        watching.assert_lies_as_logged()


@given(name=st.sampled_from(sorted(MATCHES)), length=st.integers(1, 190), share=st.floats(0, 1))
@settings(max_examples=25, deadline=None, suppress_health_check=FIXTURE)
def test_a_log_that_was_cut_off_is_watched_to_where_it_ends(name: str, length: int, share: float) -> None:
    whole = golden_log(name)
    watching = Watching(replace(whole, events=whole.events[:length], is_cut=True))
    watching.projector.seek(share * watching.projector.playback.ends_ms)
    watching.assert_lies_as_logged()
    watching.sitting.press("END", "SPACE")
    watching.assert_lies_as_logged()
    assert watching.events_so_far() == watching.projector.playback.events


@pytest.mark.parametrize("name", ["race-tin-7", "turns-tin", "solo-boxed"])
def test_played_to_the_end_everything_was_shown(name: str) -> None:
    watching = Watching(name)
    watching.sitting.press("4")
    watching.sitting.waits((watching.projector.playback.ends_ms + TAIL_MS) / 2000 + 0.3)
    assert watching.projector.is_at_end
    assert not watching.plays()
    assert watching.events_so_far() == list(watching.log.events)
    watching.assert_lies_as_logged()
    watching.sitting.waits(8)
    assert not watching.is_lively(), "after the end it rests"
    watching.sitting.press("SPACE")
    watching.sitting.waits(0.5)
    assert watching.plays(), "from the end it begins anew"
    assert watching.ms < 2000


def test_every_hand_lies_open() -> None:
    watching = Watching("race-tin-7", at_ms=9000)
    faces = [
        sprite.pose.face for hand in watching.projector.show.tableau.hands for sprite in hand if sprite is not None
    ]
    assert faces
    assert set(faces) == {1.0}


def test_in_turns_the_hand_of_whoever_plays_lies_in_front() -> None:
    watching = Watching("turns-boxed")
    watching.sitting.press("SPACE")
    fronts = set()
    for deed in watching.projector.playback.deeds:
        watching.projector.seek(deed.t)
        game, show = watching.projector.playback.game, watching.projector.show
        if game.to_act is not None and watching.projector.playback.next_ms is not None:
            assert show.tableau.shown == {game.to_act}
            fronts.add(game.to_act)
    assert fronts == {0, 1, 2, 3}


# Play, pause, speeds


@pytest.mark.parametrize("speed", SPEEDS)
def test_it_plays_as_fast_as_wanted(speed: float) -> None:
    watching = Watching("race-boxed-by-hand")
    watching.sitting.press(str(SPEEDS.index(speed) + 1))
    start_ms = watching.projector.film_ms
    watching.sitting.waits(4)
    assert watching.projector.film_ms - start_ms == pytest.approx(4000 * speed, abs=50 * max(1, speed))


def test_cards_fly_as_slowly_as_time_goes() -> None:
    """A card that takes a fifth of a second takes four fifths in slow motion, and stands still in a pause."""
    frames = dict[float, int]()
    for key, speed in (("3", 1.0), ("1", 0.25)):
        watching = Watching("race-tin-7")
        play_ms = next(one.t for one in watching.log.events if type(one.event).__name__ == "Played")
        watching.projector.seek(play_ms - 1)
        watching.sitting.press(key)
        tableau = watching.projector.show.tableau
        while not tableau.pile[-1].is_moving:
            watching.sitting.waits(1 / 60)
        frames[speed] = 0
        while tableau.pile[-1].is_moving:
            watching.sitting.waits(1 / 60)
            frames[speed] += 1
            if frames[speed] == 6:
                watching.sitting.press("SPACE")
                pose = tableau.pile[-1].pose
                watching.sitting.waits(1)
                assert tableau.pile[-1].pose is pose
                watching.sitting.press("SPACE")
    assert frames[0.25] == pytest.approx(4 * frames[1.0], abs=5)


def test_a_pause_stops_clock_and_cards_and_rests() -> None:
    watching = Watching("race-tin-7")
    watching.sitting.waits(6)
    watching.sitting.press("SPACE")
    ms = watching.projector.film_ms
    watching.sitting.waits(2)
    assert watching.projector.film_ms == ms
    assert not watching.is_lively()
    watching.sitting.press("SPACE")
    watching.sitting.waits(1)
    assert watching.projector.film_ms > ms + 900


def test_a_stall_and_another_program_are_no_time_of_the_film() -> None:
    watching = Watching("race-tin-7")
    watching.sitting.waits(3)
    ms = watching.projector.film_ms
    watching.sitting.now_s += 30
    watching.sitting.waits(0.1)
    assert watching.projector.film_ms < ms + 400
    watching.sitting.wants(FocusLost())
    assert not watching.plays()


def test_it_is_heard_and_silent_when_sought() -> None:
    watching = Watching("race-tin-7")
    watching.sitting.waits(8)
    assert {SoundName.DEAL, SoundName.GO, SoundName.LAND} <= set(watching.sitting.ear.heard)
    watching.sitting.press("SPACE")
    watching.sitting.ear.heard.clear()
    for ms in range(0, watching.projector.playback.ends_ms, 700):
        watching.projector.seek(ms)
        watching.sitting.waits(0.1)
    assert watching.sitting.ear.heard == []


# Keys, pad, pointer


def test_keys_seek_and_jump() -> None:
    watching = Watching("race-tin-masher")
    ends_ms, stops = watching.projector.playback.ends_ms, watching.projector.playback.stops_ms
    watching.sitting.press("SPACE", "HOME")
    assert (watching.ms, watching.focus()) == (0, "seek")
    watching.sitting.press("RIGHT", "RIGHT", "LEFT")
    assert watching.ms == NUDGE_MS
    watching.sitting.press("END")
    assert watching.ms == ends_ms
    watching.sitting.press("RIGHT")
    assert watching.ms == ends_ms
    watching.sitting.press("HOME", "LEFT")
    assert watching.ms == 0
    for stop_ms in stops:
        watching.sitting.press("PAGEDOWN")
        assert watching.ms == stop_ms
    watching.sitting.press("PAGEUP")
    assert watching.ms == stops[-2]
    watching.sitting.wants(Scrolled(2))
    assert watching.ms == stops[-2] + 1000
    assert not watching.plays()


def test_escape_goes_back_to_where_one_came_from() -> None:
    watching = Watching("race-tin-7")
    watching.sitting.press("ESCAPE")
    assert watching.has_left()
    assert not watching.plays()


def test_every_button_works_by_pad() -> None:
    """Down leaves the seek bar for the buttons, left and right go through them, A presses."""
    watching = Watching("race-tin-7")
    watching.sitting.waits(5)
    watching.move(Move.ACCEPT)
    assert not watching.plays()
    watching.move(Move.DOWN)
    assert watching.focus() == "play"
    place = watching.projector.playback.place
    watching.move(Move.RIGHT, Move.ACCEPT)
    assert (watching.focus(), watching.projector.playback.place) == ("forth", place + 1)
    watching.move(Move.LEFT, Move.LEFT, Move.ACCEPT, Move.ACCEPT)
    assert (watching.focus(), watching.projector.playback.place) == ("back", place - 1)
    watching.move(Move.RIGHT, Move.ACCEPT)
    assert watching.plays()
    watching.move(Move.RIGHT, Move.RIGHT)
    speeds = []
    for _ in SPEEDS:
        watching.move(Move.ACCEPT)
        speeds.append(watching.projector.speed)
    assert (watching.focus(), sorted(speeds)) == ("speed", list(SPEEDS))
    watching.move(Move.RIGHT, Move.ACCEPT)
    assert watching.scene.film.finish is not None
    watching.move(Move.UP)
    assert watching.focus() == "seek"
    ms = watching.ms
    watching.move(Move.RIGHT)
    assert watching.ms == ms + NUDGE_MS
    watching.move(Move.BACK)
    assert watching.has_left()


def test_space_plays_and_pauses_wherever_the_focus_is_and_never_twice() -> None:
    watching = Watching("race-tin-7")
    for word in ("seek", "play", "forth", "leave"):
        watching.scene.panel.focus_on(word)
        was = watching.plays()
        watching.sitting.press("SPACE")
        assert watching.plays() is not was
        assert not watching.has_left()


@pytest.mark.parametrize("plays", [True, False])
def test_the_pointer_drags_the_seek_bar_and_what_played_plays_on(plays: bool) -> None:
    watching = Watching("race-tin-7")
    if not plays:
        watching.sitting.press("SPACE")
    bar = watching.scene.seek_bar
    middle = bar.track.centre[1]
    half_ms = watching.projector.playback.ends_ms / 2
    watching.points(pygame.MOUSEBUTTONDOWN, (bar.track.x + bar.track.w * 0.2, middle))
    watching.sitting.waits(0.3)
    held_ms = watching.ms
    assert not watching.plays()
    assert held_ms == pytest.approx(half_ms * 0.4, abs=200)
    for share in (0.3, 0.7, 0.5):
        watching.points(pygame.MOUSEMOTION, (bar.track.x + bar.track.w * share, middle - 80))
    watching.sitting.waits(0.02)
    assert watching.ms == pytest.approx(half_ms, abs=200)
    watching.assert_lies_as_logged()
    watching.points(pygame.MOUSEBUTTONUP, (bar.track.centre[0], middle))
    assert watching.plays() is plays
    assert watching.ms == pytest.approx(half_ms, abs=250)


def test_a_press_on_the_table_plays_and_pauses_and_the_buttons_are_pressed() -> None:
    watching = Watching("race-tin-7")
    watching.sitting.waits(4)
    for plays in (False, True):
        watching.points(pygame.MOUSEBUTTONDOWN, (800, 360))
        watching.points(pygame.MOUSEBUTTONUP, (800, 360))
        assert watching.plays() is plays
    place = watching.projector.playback.place
    for word, plays in (("forth", False), ("play", True), ("leave", False)):
        middle = watching.scene.panel.widget(word).box.centre
        watching.points(pygame.MOUSEBUTTONDOWN, middle)
        watching.points(pygame.MOUSEBUTTONUP, middle)
        assert watching.plays() is plays
    assert watching.projector.playback.place == place + 1
    assert watching.has_left()


# Photo finish


@pytest.mark.parametrize("name", ["race-tin-7", "race-tin-masher"])
def test_a_photo_finish_is_played_in_slow_motion_and_freezes(name: str) -> None:
    for moment in photo_finishes(golden_log(name).events):
        watching = Watching(name, at_ms=moment.t)
        assert watching.ms == pytest.approx(moment.t - LEAD_MS, abs=50)
        assert watching.projector.speed == SPEEDS[0]
        assert not watching.is_frozen()
        watching.sitting.waits(LEAD_MS / 1000 * 4 - 0.5)
        watching.sitting.press("SPACE")
        watching.sitting.waits(0.5)
        assert not watching.is_frozen(), "a pause before the moment is none of it"
        watching.sitting.press("SPACE")
        watching.sitting.waits(3)
        assert watching.is_frozen()
        assert watching.projector.playback.place >= watching.projector.playback.place_at(moment.t)
        assert not watching.is_lively()

        finish = watching.scene.film.finish
        assert finish is not None
        first, *others = finish.runners(watching.projector.show.looks, watching.sitting.desk.tr)
        assert (first.card, first.behind_ms) == (moment.first.card, 0)
        assert [(one.card, one.behind_ms) for one in others] == [(one.card, one.apart_ms) for one in moment.others]
        assert all(f"{one.behind_ms} ms" in one.words for one in others)
        watching.sitting.press("SPACE")
        assert (watching.scene.film.finish, watching.projector.speed) == (None, 1.0)
        assert watching.plays()


def test_one_photo_finish_leads_to_the_next_and_round() -> None:
    watching = Watching("race-tin-7")
    moments = [finish.moment.t for finish in watching.scene.film.finishes]
    assert list(watching.scene.seek_bar.finishes_ms) == moments
    seen = []
    for _ in range(len(moments) + 1):
        watching.scene.chosen("photo")
        assert watching.scene.film.finish is not None
        seen.append(watching.scene.film.finish.moment.t)
    assert seen == [*moments, moments[0]]


def test_where_there_is_none_nothing_offers_it() -> None:
    watching = Watching("turns-tin")
    assert not watching.scene.film.finishes
    assert "photo" not in [widget.word for widget in watching.scene.panel.widgets]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_it_says_why_it_ends_before_the_match_did(lang: str) -> None:
    whole = golden_log("race-tin-7")
    watching = Watching(replace(whole, events=whole.events[:30]), lang=lang)
    watching.sitting.press("END", "SPACE")
    watching.sitting.sees()
    tr = watching.sitting.desk.tr
    assert watching.projector.show.closing == tr("The game was not played to its end.")
    watching.sitting.press("HOME")
    watching.sitting.sees()
    assert watching.projector.show.closing == ""
