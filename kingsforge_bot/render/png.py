"""PNG with a palette, put together from bands that are packed once and may be used in many pictures.

Each band is an IDAT chunk that ends on a byte of the deflate stream and refers to no band before it, so a picture of
which one band changed is the old chunks and one new one. Only the checksum of the whole is put together afresh.
"""

import struct
import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

try:
    from isal import isal_zlib
except ImportError:  # no wheel for this platform: the standard library packs the same, slower
    QUICK = False
else:
    QUICK = True

try:
    from zlib_ng import zlib_ng
except ImportError:  # the same
    THOROUGH = False
else:
    THOROUGH = True

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_ZLIB_HEADER: Final = b"\x78\x01"
_LAST_BLOCK: Final = b"\x03\x00"
"""An empty deflate block that ends the stream."""
_ADLER: Final = 65521
_FAST: Final = 2
"""isal knows levels 0 to 3."""
_THOROUGH: Final = 5
"""zlib-ng, at which zlib would need 6 and twice the time for as few bytes."""
_MEMORY: Final = 9
"""Fewer, larger blocks: a quarter of the time less than by itself."""
_SLOW: Final = 6


class Band(NamedTuple):
    """Some whole rows of a picture, packed: an IDAT chunk, and the checksum and length of what it holds.

    `thorough`: it cannot be packed any smaller.
    """

    chunk: bytes
    adler: int
    size: int
    high: int
    thorough: bool


def band(raw: bytes | bytearray | memoryview, high: int, thorough: bool = False) -> Band:
    """Packs so many rows of palette indices, each after a zero: the number of its filter, none.

    `thorough` takes five times as long for a quarter fewer bytes.
    """
    adler = isal_zlib.adler32(raw) if QUICK else zlib.adler32(raw)
    return Band(_chunk(b"IDAT", deflate(raw, thorough)), adler, len(raw), high, thorough or not QUICK)


def deflate(raw: bytes | bytearray | memoryview, thorough: bool = False) -> bytes:
    """A part of a deflate stream that stands alone and is not the last; by zlib where what packs it is missing."""
    if thorough or not QUICK:
        if THOROUGH:
            better = zlib_ng.compressobj(_THOROUGH, zlib_ng.DEFLATED, -zlib_ng.MAX_WBITS, _MEMORY)
            return better.compress(raw) + better.flush(zlib_ng.Z_FULL_FLUSH)
        packer = zlib.compressobj(_SLOW, zlib.DEFLATED, -zlib.MAX_WBITS)
        return packer.compress(raw) + packer.flush(zlib.Z_FULL_FLUSH)
    fast = isal_zlib.compressobj(_FAST, isal_zlib.DEFLATED, -zlib.MAX_WBITS)
    return fast.compress(raw) + fast.flush(isal_zlib.Z_FULL_FLUSH)


def assemble(wide: int, bands: Sequence[Band], palette: bytes) -> bytes:
    """The bands below each other as a PNG; the palette has three bytes a colour."""
    adler = 1
    for one in bands:
        adler = _joined(adler, one.adler, one.size)
    head = struct.pack(">IIBBBBB", wide, sum(one.high for one in bands), 8, 3, 0, 0, 0)
    start = _chunk(b"IDAT", _ZLIB_HEADER)
    end = _chunk(b"IDAT", _LAST_BLOCK + struct.pack(">I", adler))
    chunks = (_chunk(b"IHDR", head), _chunk(b"PLTE", palette), start, *(one.chunk for one in bands), end, _END)
    return _SIGNATURE + b"".join(chunks)


def _joined(first: int, second: int, size: int) -> int:
    """The Adler-32 of two parts in a row, from those of each and the length of the second."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + size * ((first & 0xFFFF) - 1)
    return (high % _ADLER) << 16 | (low % _ADLER)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))


_END: Final = _chunk(b"IEND", b"")
