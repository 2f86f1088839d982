"""A strip renderer: strips below each other as one PNG; those that were packed before are not drawn again."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Final, NamedTuple

from kingsforge_bot.render.byte_cache import ByteCache
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.palette import Palette
from kingsforge_bot.render.png import Band, assemble, band

LEFT: Final = 1
"""Column of the canvas at which a picture begins: in the one before it stands the number of each row's filter."""


class Strip(NamedTuple):
    """So many whole rows. `paint` draws them, to the right of `LEFT`; the key says all that is seen there."""

    high: int
    key: Hashable
    paint: Callable[[Canvas], None]


class StripRenderer:
    """A cache of packed strips, up to `room` bytes, put together as pictures. Used by any thread."""

    def __init__(self, palette: Palette, wide: int, most_bytes: int, room: int) -> None:
        self._palette, self._wide, self._most = palette, wide, most_bytes
        self._bands: ByteCache[Band] = ByteCache(room, lambda packed: len(packed.chunk) + 512)

    def picture(self, strips: Sequence[Strip]) -> bytes:
        """A PNG. Where it has too many bytes, strips are packed the slow way, the largest first."""
        painted: dict[Hashable, memoryview] = {}
        bands = [self._bands.find((strip[:2], True)) or self._made(strip, False, painted) for strip in strips]
        for index in sorted(range(len(bands)), key=lambda one: -len(bands[one].chunk)):
            if sum(len(one.chunk) for one in bands) <= self._most:
                break
            bands[index] = self._made(strips[index], True, painted)
        return assemble(self._wide, bands, self._palette.packed)

    def forget(self) -> None:
        """Keeps no strip; for measuring."""
        self._bands.clear()

    def _made(self, strip: Strip, thorough: bool, painted: dict[Hashable, memoryview]) -> Band:
        return self._bands.get((strip[:2], thorough), partial(self._packed, strip, thorough, painted))

    def _packed(self, strip: Strip, thorough: bool, painted: dict[Hashable, memoryview]) -> Band:
        """What was painted for this picture, packed quickly, is not painted again to be packed the slow way."""
        memory = painted.get(strip[:2])
        if memory is None:
            memory = painted[strip[:2]] = memoryview(bytearray(strip.high * (self._wide + LEFT)))
            strip.paint(Canvas(self._wide + LEFT, strip.high, 0, self._palette, memory))
        return band(memory, strip.high, thorough)
