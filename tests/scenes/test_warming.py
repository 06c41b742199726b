"""What the next heat needs is drawn beforehand, one picture a frame, also where a new window size came in between."""

from contextlib import suppress
from math import inf

from qwitch.stage.cache import NotNowError
from qwitch.stage.kit import Kit
from tests.scenes.tables import Seated

FRAMES = 150
SIZE = (800, 500)


def drawn(seated: Seated, kit: Kit, is_hurried: bool) -> list[int]:
    """How many pictures there are after each frame while everybody waits for the deal."""
    counts = []
    for frame in range(FRAMES):
        kit.cache.draws_until_s = 0.0 if is_hurried and frame < 40 else inf
        with suppress(NotNowError):
            seated.table.picture(kit, seated.sitting.now_s, 1.0)
        counts.append(len(kit.cache))
    return counts


def test_sides_are_drawn_beforehand_one_a_frame() -> None:
    seated = Seated()
    counts = drawn(seated, Kit(seated.sitting.desk.theme, SIZE), is_hurried=False)
    assert counts[-1] > counts[5] + 30


def test_it_goes_on_after_a_time_without_time() -> None:
    seated = Seated()
    theme = seated.sitting.desk.theme
    usual, hurried = (drawn(seated, Kit(theme, SIZE), is_hurried) for is_hurried in (False, True))
    assert max(hurried[:40]) < usual[0]
    assert hurried[-1] == usual[-1]
