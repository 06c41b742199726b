"""The icon files are whole, in every size that a system looks for, and are the game's own drawing."""

import io
import struct
from collections.abc import Iterator

import pygame
import pytest

from qwitch.stage.icon import PIXELS, SIZE
from scripts._build import linux
from scripts._build.recipe import ROOT
from scripts._icons import making
from scripts._icons.drawing import IconArt
from scripts._icons.files import ICNS_KINDS, icns, ico

FOLDER = ROOT / "assets" / "icons"


@pytest.fixture(autouse=True)
def fonts() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


def picture(data: bytes) -> pygame.Surface:
    return pygame.image.load(io.BytesIO(data), "icon.png")


def entries_of_icns(data: bytes) -> dict[bytes, bytes]:
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8])[0] == len(data)
    found, at = {}, 8
    while at < len(data):
        kind, length = data[at : at + 4], struct.unpack(">I", data[at + 4 : at + 8])[0]
        found[kind] = data[at + 8 : at + length]
        at += length
    return found


@pytest.mark.parametrize("size", making.LINUX)
def test_linux_has_a_picture_of_each_size(size: int) -> None:
    found = picture((FOLDER / f"qwitch-{size}.png").read_bytes())
    assert found.get_size() == (size, size)
    assert found.get_at((0, 0)).a < 128, "the corners show what is behind"
    assert found.get_at((size // 2, size * 2 // 3)).a > 250


def test_the_package_takes_exactly_the_pictures_that_are_made() -> None:
    assert linux.SIZES == making.LINUX


def test_windows_finds_all_sizes_in_one_file() -> None:
    data = (FOLDER / "qwitch.ico").read_bytes()
    _, kind, count = struct.unpack("<HHH", data[:6])
    assert (kind, count) == (1, len(making.WINDOWS))
    end = 6 + 16 * count
    for number, size in enumerate(making.WINDOWS):
        wide, tall, _, _, _, bits, length, at = struct.unpack("<BBBBHHII", data[6 + 16 * number : 22 + 16 * number])
        assert (wide or 256, tall or 256, bits, at) == (size, size, 32, end)
        end += length
    assert end == len(data)


def test_macos_finds_all_sizes_in_one_file() -> None:
    found = entries_of_icns((FOLDER / "qwitch.icns").read_bytes())
    for size, kinds in ICNS_KINDS.items():
        for kind in kinds:
            assert picture(found[kind]).get_size() == (size, size)


def test_a_bitmap_of_a_windows_icon_stands_on_its_head_with_blue_first() -> None:
    red, blue = b"\xff\x00\x00\xff", b"\x00\x00\xff\x80"
    data = ico({2: b""}, {2: red * 2 + blue * 2})
    bitmap = data[22:]
    assert struct.unpack("<Iii", bitmap[:12]) == (40, 2, 4)
    assert bitmap[40:56] == b"\xff\x00\x00\x80" * 2 + b"\x00\x00\xff\xff" * 2


def test_an_icns_refuses_to_lack_a_size() -> None:
    with pytest.raises(KeyError):
        icns({16: b"x"})


def test_the_window_has_the_icon_that_is_drawn() -> None:
    kept = (FOLDER / PIXELS).read_bytes()
    assert (making.WINDOW, making.WINDOW) == SIZE
    assert len(kept) == SIZE[0] * SIZE[1] * 4
    drawn = pygame.image.tobytes(IconArt().draw(making.WINDOW), "RGBA")
    off = sum(abs(one - other) for one, other in zip(kept, drawn, strict=True)) / len(kept)
    assert off < 2, "make the icons anew: python3 scripts/make_icons.py"


@pytest.mark.parametrize("size", [16, 20, 24, 32])
def test_the_q_is_clear_at_the_smallest_sizes(size: int) -> None:
    drawn = IconArt().draw(size)
    row = [drawn.get_at((x, round(size * 0.45))) for x in range(size)]
    bright = [pixel.r > 150 for pixel in row]
    runs = [now for before, now in zip([None, *bright], bright, strict=False) if now is not before]
    assert runs == [True, False, True, False, True, False, True], "rim, blue, Q, its hole, Q, blue, rim"


def test_the_folder_holds_what_the_script_makes_and_nothing_else() -> None:
    made = {f"qwitch-{size}.png" for size in making.LINUX} | {"qwitch.ico", "qwitch.icns", PIXELS}
    assert {file.name for file in FOLDER.iterdir()} == made
