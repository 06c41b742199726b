"""Figures of a running clock: nothing is drawn anew for another time, and no digit jumps."""

import pytest

from qwitch.stage.figures import figures
from qwitch.stage.kit import Kit
from qwitch.table import Box

BOX = Box(100, 100, 400, 80)
WHITE = (255, 255, 255)


def test_all_times_are_put_together_from_the_same_few_pictures(kit: Kit) -> None:
    list(figures(kit, "0:00.00", 60, WHITE, BOX))
    for digit in range(10):
        list(figures(kit, str(digit), 60, WHITE, BOX))
    drawn = len(kit.cache)
    for hundredths in range(0, 600_000, 777):
        list(figures(kit, f"{hundredths // 6000}:{hundredths // 100 % 60:02}.{hundredths % 100:02}", 60, WHITE, BOX))
    assert len(kit.cache) == drawn


@pytest.mark.parametrize("align", ["left", "centre", "right"])
def test_every_sign_keeps_its_place_whatever_the_digits(kit: Kit, align: str) -> None:
    def middles(text: str) -> list[int]:
        return [picture.get_rect(topleft=at).centerx for picture, at in figures(kit, text, 60, WHITE, BOX, align)]

    narrow, wide = middles("1:11.11"), middles("8:48.08")
    assert all(abs(one - other) <= 1 for one, other in zip(narrow, wide, strict=True))
    assert narrow == sorted(narrow)


def test_they_stand_where_they_are_wanted(kit: Kit) -> None:
    room = kit.viewport.box_to_px((BOX.x, BOX.y, BOX.w, BOX.h))
    for align in ("left", "centre", "right"):
        blits = list(figures(kit, "888", 60, WHITE, BOX, align))
        rects = [picture.get_rect(topleft=at) for picture, at in blits]
        all_of_it = rects[0].unionall(rects)
        assert room.contains(all_of_it)
        near = {"left": all_of_it.left - room.left, "right": room.right - all_of_it.right}
        near["centre"] = abs(all_of_it.centerx - room.centerx)
        assert near[align] <= 2
