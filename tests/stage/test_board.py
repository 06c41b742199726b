"""The drawn keyboard: whose a key is, and what it is doing, can be seen without colours as well."""

from itertools import combinations

import pygame
import pytest

from qwitch.stage.board import PLAIN, KeyLook, board_ground, board_key, tray
from qwitch.stage.kit import Kit
from qwitch.stage.looks import theme_of
from qwitch.table import Box

BOX = Box(100, 100, 72, 54)


@pytest.fixture(scope="module")
def kit() -> Kit:
    return Kit(theme_of(), (1280, 720))


def drawn(kit: Kit, look: KeyLook, label: str = "W") -> pygame.Surface:
    [(picture, _)] = board_key(kit, BOX, label, look)
    return picture


def differences(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels differ clearly when there are no colours."""
    first, second = (pygame.transform.grayscale(picture) for picture in (one, other))
    width, height = one.get_size()
    places = [(x, y) for x in range(width) for y in range(height)]
    return sum(abs(first.get_at(place).r - second.get_at(place).r) > 40 for place in places)


@pytest.mark.parametrize("palette", ["standard", "colour-safe"])
def test_people_are_told_apart_without_colours(palette: str) -> None:
    kit = Kit(theme_of(palette), (1280, 720))
    keys = [drawn(kit, KeyLook(seat=seat)) for seat in range(5)]
    assert min(differences(*pair) for pair in combinations(keys, 2)) > 15


@pytest.mark.parametrize(
    "look",
    [KeyLook(seat=0), KeyLook(is_seen=True), KeyLook(is_down=True), KeyLook(is_wanted=True)],
    ids=["somebody's", "seen", "down", "wanted"],
)
def test_what_a_key_is_doing_shows_without_colours(kit: Kit, look: KeyLook) -> None:
    assert differences(drawn(kit, PLAIN), drawn(kit, look)) > 60


def test_the_action_key_is_marked(kit: Kit) -> None:
    assert differences(drawn(kit, KeyLook(seat=2)), drawn(kit, KeyLook(seat=2, is_action=True))) > 20


@pytest.mark.parametrize("label", ["W", "10", "F12", "Space", "Retroceso", ""])
@pytest.mark.parametrize("size", [(800, 500), (1920, 1080)])
def test_a_sign_stays_on_its_key(label: str, size: tuple[int, int]) -> None:
    """The left and right edges of the key stay bare, whatever is written on it."""
    kit = Kit(theme_of(), size)
    bare, key = drawn(kit, KeyLook(seat=4), ""), drawn(kit, KeyLook(seat=4), label)
    assert key.get_size() == kit.px_size(BOX)
    edge = max(1, key.get_width() // 20)
    for left in (0, key.get_width() - edge):
        strip = pygame.Rect(left, 0, edge, key.get_height())
        assert differences(bare.subsurface(strip), key.subsurface(strip)) == 0


def test_the_ground_reaches_round_the_keys(kit: Kit) -> None:
    picture, place = board_ground(kit, BOX)
    key = kit.viewport.box_to_px((BOX.x, BOX.y, BOX.w, BOX.h))
    assert picture.get_rect(topleft=place).contains(key)
    assert picture.get_rect(topleft=place).size > key.size


def test_a_tray_lets_the_table_shine_through(kit: Kit) -> None:
    picture, _ = tray(kit, BOX)
    assert 0 < picture.get_at((picture.get_width() // 2, picture.get_height() // 2)).a < 255
