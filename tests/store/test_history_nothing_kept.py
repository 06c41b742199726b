"""Where nothing can be kept [Freight-Fate 92, nbsdgames 33]: the game plays on and says so once."""

from pathlib import Path

from qwitch.store import NoticeKind
from tests.store.disk import locked, open_to_all
from tests.store.games import (
    is_whole,
    numbered,
    opened,
    plays_on_in_memory,
    posix,
    seeds,
    with_games,
    with_notices,
)
from tests.store.samples import names


@posix
def test_freight_fate_92_in_a_locked_folder_the_game_plays_on_with_what_is_there() -> None:
    with open_to_all() as folder:
        with locked(folder, 0o555):
            history, (notice,) = with_notices(folder / "new")
            assert (notice.kind, notice.file) == (NoticeKind.HISTORY_NOT_KEPT, str(folder / "new"))
            assert notice.reason
            plays_on_in_memory(history)
        path = with_games(folder, 1, 2)
        before = path.read_bytes()
        with locked(folder, 0o555):
            history, (notice,) = with_notices(folder)
            assert (notice.kind, notice.file) == (NoticeKind.HISTORY_NOT_KEPT, str(folder))
            plays_on_in_memory(history, 2, 1)
        assert path.read_bytes() == before
        assert names(folder) == ["history.db"]


@posix
def test_a_read_only_file_is_shown_and_not_written_to() -> None:
    with open_to_all() as folder:
        path = with_games(folder, 1)
        before = path.read_bytes()
        folder.chmod(0o777)
        with locked(path, 0o444):
            history, (notice,) = with_notices(folder)
            assert notice.kind == NoticeKind.HISTORY_NOT_KEPT
            plays_on_in_memory(history, 1)
        assert path.read_bytes() == before


@posix
def test_a_file_that_may_not_be_read_is_left_alone() -> None:
    with open_to_all() as folder:
        path = with_games(folder, 1)
        folder.chmod(0o777)
        with locked(path, 0):
            history, (notice,) = with_notices(folder)
            assert notice.kind == NoticeKind.HISTORY_NOT_KEPT
            plays_on_in_memory(history)
        assert seeds(opened(folder)) == [1]


def test_a_file_in_the_place_of_the_folder_and_a_folder_in_that_of_the_file_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"mine")
    (tmp_path / "b" / "history.db" / "inside").mkdir(parents=True)
    for name in ("a", "b"):
        history, (notice,) = with_notices(tmp_path / name)
        assert notice.kind == NoticeKind.HISTORY_NOT_KEPT
        plays_on_in_memory(history)
    assert (tmp_path / "a").read_bytes() == b"mine"
    assert (tmp_path / "b" / "history.db" / "inside").is_dir()


def test_nbsdgames_33_a_full_disk_refuses_games_tells_once_and_keeps_what_it_has(tmp_path: Path) -> None:
    history = opened(tmp_path)
    found = [history.add_game(*numbered(1))]

    def limit(pages: int) -> None:
        statement = f"PRAGMA max_page_count = {pages}"
        history._database.read(lambda connection: connection.execute(statement).fetchone(), None)

    limit(1)  # SQLite takes the present size for it
    while len(found) < 100 and found[-2:] != [None, None]:
        found.append(history.add_game(*numbered(2)))
    assert found[-2:] == [None, None]
    (notice,) = history.take_notices()
    assert (notice.kind, notice.reason) == (NoticeKind.HISTORY_NOT_KEPT, "database or disk is full")
    confirmed = [number for number in found if number is not None]
    assert [game.id for game in history.games(limit=-1)] == confirmed[::-1]
    limit(10_000)
    assert history.add_game(*numbered(3)) is not None
    assert history.take_notices() == ()
    assert all(is_whole(history, number) for number in confirmed)
