"""A clip as an OGG file, the same bytes on every run."""

import struct
from io import BytesIO
from pathlib import Path

import numpy as np

from scripts._voices.clip import RATE, Wave

QUALITY = 3
"""Of Vorbis, 0 to 10: some 40 kbit a second."""
SERIAL = 64
"""Every page of an OGG file carries its stream's number, for which the encoder takes a random one."""
_HEADER = struct.Struct("<4sBBqIIIB")


def write(file: Path, wave: Wave) -> None:
    """Write a clip."""
    file.write_bytes(encoded(wave))


def read(file: Path) -> Wave:
    """The samples of a clip; raises OSError where it cannot be read, and ValueError as decoded does."""
    return decoded(file.read_bytes())


def encoded(wave: Wave) -> bytes:
    """A clip as Vorbis, one channel, 24 kHz; the same samples give the same bytes."""
    import soundfile  # late: the tests try the rest without it

    ogg, level = BytesIO(), 1 - QUALITY / 10
    soundfile.write(ogg, wave.astype(np.float32), RATE, format="OGG", subtype="VORBIS", compression_level=level)
    return renumbered(ogg.getvalue(), SERIAL)


def decoded(ogg: bytes) -> Wave:
    """The samples of a clip; raises ValueError where it is none of one channel and 24 kHz."""
    import soundfile

    samples, rate = soundfile.read(BytesIO(ogg), dtype="float64", always_2d=True)
    if rate != RATE or samples.shape[1] != 1:
        raise ValueError(f"a clip has {samples.shape[1]} channel(s), {rate} Hz, expected 1 channel, {RATE} Hz")
    return np.asarray(samples[:, 0], np.float64)


def renumbered(ogg: bytes, serial: int) -> bytes:
    """The same stream under another number, its checksums made anew."""
    pages, at = bytearray(), 0
    while at < len(ogg):
        sign, version, kind, place, _, page, _, segments = _HEADER.unpack_from(ogg, at)
        body_at = at + _HEADER.size
        end = body_at + segments + sum(ogg[body_at : body_at + segments])
        body = ogg[body_at:end]
        blank = _HEADER.pack(sign, version, kind, place, serial, page, 0, segments) + body
        pages += _HEADER.pack(sign, version, kind, place, serial, page, checksum(blank), segments) + body
        at = end
    return bytes(pages)


def checksum(page: bytes) -> int:
    """Ogg's checksum of a page whose own place for it is zero: CRC-32 with the high bit first, nothing inverted."""
    crc = 0
    for byte in page:
        crc = (crc << 8 & 0xFFFFFFFF) ^ _CRC[crc >> 24 ^ byte]
    return crc


def _table() -> tuple[int, ...]:
    table = []
    for byte in range(256):
        crc = byte << 24
        for _ in range(8):
            crc = (crc << 1 & 0xFFFFFFFF) ^ (0x04C11DB7 if crc >> 31 else 0)
        table.append(crc)
    return tuple(table)


_CRC = _table()
