"""People, what their games add up to, and that nothing of them stays once they are deleted."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from qwitch.store.history import History
from qwitch.store.rows import GameFilter, Profile, ReactionRow, Tally, Totals, Week
from tests.store.games import LIMA, NOON, Clock, computer, database, opened, person, race, solo

LOG = '{"qwitch": 1}\n'
NOBODY = Totals(0, 0, 0, ())


def added(history: History, name: str, style: int = 0) -> int:
    profile = history.add_profile(name, style)
    assert profile is not None
    return profile.id


def test_people_are_added_changed_and_listed_in_the_order_they_came(tmp_path: Path) -> None:
    history = opened(tmp_path)
    one = history.add_profile("  Ñandú 日本 ", 2)
    other = added(history, "Zoë")
    assert one == Profile(one.id if one else 0, "Ñandú 日本", 2, NOON)
    assert history.change_profile(other, "Zoe", 4)
    assert not history.change_profile(99, "x", 0)
    history.close()
    assert opened(tmp_path).profiles() == [one, Profile(other, "Zoe", 4, NOON)]


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "two\nlines"])
def test_names_that_no_plate_can_show_are_refused(tmp_path: Path, name: str) -> None:
    history = opened(tmp_path)
    with pytest.raises(ValueError, match="profile name"):
        history.add_profile(name, 0)
    with pytest.raises(ValueError, match="profile name"):
        history.change_profile(1, name, 0)
    assert history.profiles() == []


def test_games_show_a_persons_present_name(tmp_path: Path) -> None:
    history = opened(tmp_path)
    one = added(history, "Zoë")
    history.add_game(race(person(profile=one), computer()), LOG)
    history.change_profile(one, "Zoe", 0)
    assert [seat.name for seat in history.games()[0].game.seats] == ["Zoe", "Bot"]


def test_a_game_of_a_person_whom_the_other_instance_deleted_meanwhile_is_kept(tmp_path: Path) -> None:
    history, other = opened(tmp_path), opened(tmp_path)
    one = added(history, "Zoë")
    assert other.delete_profile(one)
    number = history.add_game(race(person(profile=one), computer()), LOG)
    assert number is not None
    assert [seat.profile for seat in history.games()[0].game.seats] == [None, None]


def test_who_is_deleted_goes_with_all_games_but_those_of_others(tmp_path: Path) -> None:
    history = opened(tmp_path)
    one, other = added(history, "Quetzalcóatl"), added(history, "Zoë")
    alone = history.add_game(race(person(profile=one, times=(812,)), computer()), LOG + "alone")
    shared = history.add_game(
        race(person(1, 0, one, times=(813,)), person(2, 4, other, times=(900,)), computer()), LOG + "shared"
    )
    without = history.add_game(race(person(profile=other), computer()), LOG)
    nobodys = history.add_game(race(), LOG)
    assert alone is not None
    assert shared is not None
    assert history.delete_profile(one)

    assert [profile.id for profile in history.profiles()] == [other]
    assert [game.id for game in history.games()] == [nobodys, without, shared]
    assert history.log_of(alone) is None
    assert history.log_of(shared) == LOG + "shared"
    first, second, _ = history.games(GameFilter(profile=other))[1].game.seats
    assert (first.name, first.profile, first.rank, first.left) == ("", None, 1, 0)
    assert (second.name, second.profile) == ("Zoë", other)
    assert (history.totals(one), history.reactions(one)) == (NOBODY, [])
    assert [row.ms for row in history.reactions(other)] == [900]
    with database(history.path) as connection:
        assert connection.execute("SELECT ms FROM reactions").fetchall() == [(900,)]
        assert connection.execute("SELECT game FROM logs ORDER BY game").fetchall() == [(2,), (3,), (4,)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def test_of_who_is_deleted_not_a_byte_stays_and_nobody_gets_the_number(tmp_path: Path) -> None:
    history = opened(tmp_path)
    name = "Quetzalcóatl"
    one = added(history, name)
    for _ in range(50):
        history.add_game(race(person(profile=one), computer()), LOG)

    def mentions() -> list[str]:
        return [path.name for path in tmp_path.iterdir() if name.encode() in path.read_bytes()]

    assert mentions() != []
    assert history.delete_profile(one)
    assert mentions() == []
    assert not history.delete_profile(one)
    assert added(history, "Zoë") > one


def test_totals_tell_games_and_wins_by_mode_and_level(tmp_path: Path) -> None:
    history = opened(tmp_path)
    one, other = added(history, "Zoë"), added(history, "Ñandú")
    me = person(1, 0, one)
    lost = person(2, 5, one)
    for game in (
        race(me, computer("hard+300"), computer("hard")),
        race(lost, computer("hard", 1, 0)),
        race(computer("easy"), me, computer("hard")),
        race(me, person(2, 1, other)),
        race(me, computer("easy"), mode="turns"),
        solo(60_000, profile=one),
    ):
        assert history.add_game(game, LOG) is not None
    assert history.totals(one) == Totals(
        games=6,
        wins=4,
        played_ms=5 * 61_234 + 61_800,
        tallies=(
            Tally("race", (), 1, 1),
            Tally("race", ("easy", "hard"), 1, 1),
            Tally("race", ("hard",), 2, 1),
            Tally("solo", (), 1, 0),
            Tally("turns", ("easy",), 1, 1),
        ),
    )
    assert history.totals(other) == Totals(1, 0, 61_234, (Tally("race", (), 1, 0),))
    assert history.totals(99) == NOBODY


def test_weeks_begin_on_mondays_where_the_player_is_and_have_no_gaps(tmp_path: Path) -> None:
    clock = Clock()
    history = History(tmp_path, now=clock, zone=LIMA)
    history.open()
    one = added(history, "Zoë")
    monday = datetime(2025, 1, 20, 5, tzinfo=UTC)  # midnight in Lima
    for when, game in [
        (monday - timedelta(seconds=1), race(person(profile=one, times=(5000,)), computer())),
        (monday, race(person(2, 1, one, times=(900, 1000)), computer(rank=1))),
        (monday, solo(70_000, profile=one)),
        (monday, solo(65_000, profile=one)),
        (monday, solo(50_000, profile=one, helped=True)),
        (monday + timedelta(days=6, hours=23), race(person(profile=one, times=(700,)), computer())),
        (monday + timedelta(days=14), race(person(profile=one), computer())),
    ]:
        clock.now = when
        history.add_game(game, LOG)
    clock.now = monday + timedelta(days=20)
    assert history.weeks(one, 3) == [
        Week(date(2025, 1, 20), games=5, wins=1, reaction_ms=900, best_solo_ms=65_000),
        Week(date(2025, 1, 27), games=0, wins=0, reaction_ms=None, best_solo_ms=None),
        Week(date(2025, 2, 3), games=1, wins=1, reaction_ms=None, best_solo_ms=None),
    ]
    assert len(history.weeks(one)) == 12
    assert history.weeks(one)[-4].reaction_ms == 5000
    assert history.weeks(one, 0) == []


def test_reactions_come_back_oldest_first_since_a_moment(tmp_path: Path) -> None:
    clock = Clock()
    history = opened(tmp_path, clock)
    one, other = added(history, "Zoë"), added(history, "Ñandú")
    history.add_game(race(person(profile=one, times=(900, 800)), person(2, 1, other, times=(1,))), LOG)
    clock.now += timedelta(days=1)
    history.add_game(race(person(profile=one, times=(700,)), computer()), LOG)
    assert [row.ms for row in history.reactions(one)] == [900, 800, 700]
    assert history.reactions(one, clock.now) == [ReactionRow("B2", "+", "letter", 700)]
