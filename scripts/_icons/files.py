"""Icon files of Windows (.ico) and macOS (.icns), put together byte by byte from pictures."""

import struct
from collections.abc import Mapping

BITMAP_HEADER = struct.Struct("<IiiHHIIiiII")

ICNS_KINDS = {
    16: (b"icp4",),
    32: (b"icp5", b"ic11"),
    64: (b"ic12",),
    128: (b"ic07",),
    256: (b"ic08", b"ic13"),
    512: (b"ic09", b"ic14"),
    1024: (b"ic10",),
}
"""Which entries of an .icns hold the picture of each size; the second of two is the doubled half size."""


def ico(pictures: Mapping[int, bytes], pixels: Mapping[int, bytes]) -> bytes:
    """A Windows icon of these sizes: 256 as PNG, smaller ones as bitmaps, which every Windows program reads.

    pictures are PNG files and pixels RGBA rows from the top, each by size.
    """
    entries = {size: pictures[size] if size >= 256 else _bitmap(size, pixels[size]) for size in sorted(pictures)}
    head = struct.pack("<HHH", 0, 1, len(entries))
    at = len(head) + 16 * len(entries)
    for size, data in entries.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + b"".join(entries.values())


def _bitmap(size: int, rgba: bytes) -> bytes:
    """A bitmap as icons hold it: twice as tall as it is, rows from the bottom, blue first, then an empty mask."""
    rows = [rgba[row * size * 4 : (row + 1) * size * 4] for row in reversed(range(size))]
    colours = bytearray(b"".join(rows))
    colours[0::4], colours[2::4] = colours[2::4], colours[0::4]
    mask = bytes((size + 31) // 32 * 4 * size)
    header = BITMAP_HEADER.pack(BITMAP_HEADER.size, size, 2 * size, 1, 32, 0, len(colours) + len(mask), 0, 0, 0, 0)
    return header + bytes(colours) + mask


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """A macOS icon; pictures are PNG files by size, every size of ICNS_KINDS."""
    entries = b"".join(
        kind + struct.pack(">I", len(pictures[size]) + 8) + pictures[size]
        for size, kinds in ICNS_KINDS.items()
        for kind in kinds
    )
    return b"icns" + struct.pack(">I", len(entries) + 8) + entries
