"""A strip renderer: strips below each other as one PNG; those that were packed before are not drawn again."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from itertools import accumulate
from threading import local
from typing import Final, NamedTuple

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.palette import Palette
from kingsforge_bot.render.png import Band, assemble, band

LEFT: Final = 1
"""Column of the canvas at which a picture begins: in the one before it stands the number of each row's filter."""
_SAVED: Final = 0.22
"""Share of a strip's bytes that the slow way saves."""
_SCRATCH: Final = local()


class Strip(NamedTuple):
    """A strip, `high` whole rows. `paint` draws them, to the right of `LEFT`; the key says all that is seen there."""

    high: int
    key: Hashable
    paint: Callable[[Canvas], None]
    lasting: bool = False
    """Whether many pictures have the same: it is packed the slow way at once, and kept where others do not oust it."""


class StripRenderer:
    """A cache of packed strips, up to `room` bytes, put together as pictures. Used by any thread."""

    def __init__(self, palette: Palette, wide: int, most_bytes: int, room: int, lasting: int = 0) -> None:
        self._palette, self._wide, self._most = palette, wide, most_bytes
        self._bands, self._lasting = _cache(room), _cache(lasting)

    def picture(self, strips: Sequence[Strip], wide: int | None = None, most_bytes: int | None = None) -> bytes:
        """A PNG, if need be of another width or another size. Strips are packed the slow way where that has to be."""
        wide, most = wide or self._wide, most_bytes or self._most
        sheet = _Sheet(self._palette, wide, strips)
        # What was once packed the slow way is taken so; where the quick way still takes too many bytes, others follow.
        bands = [self._bands.find((key, True)) or self._first(sheet, index) for index, key in enumerate(sheet.keys)]
        most -= len(assemble(wide, (), self._palette.packed))
        while (over := sum(len(one.chunk) for one in bands) - most) > 0:
            at = _to_repack([0 if one.thorough else len(one.chunk) for one in bands], over)
            if at is None:
                break
            bands[at] = self._bands.get((sheet.keys[at], True), partial(sheet.packed, at, True))
        return assemble(wide, bands, self._palette.packed)

    def forget(self) -> None:
        """Keeps no strip but those that last; for measuring."""
        self._bands.clear()

    def _first(self, sheet: "_Sheet", index: int) -> Band:
        key = sheet.keys[index]
        if sheet.strips[index].lasting:
            return self._lasting.get(key, partial(sheet.packed, index, True))
        return self._bands.get((key, False), partial(sheet.packed, index, False))


class _Sheet:
    """The strips of one picture being drawn, and what of them was painted: once, also where a strip is packed twice."""

    def __init__(self, palette: Palette, wide: int, strips: Sequence[Strip]) -> None:
        self.strips: Final = strips
        self.keys: Final = [(wide, strip.high, strip.key) for strip in strips]
        self._palette, self._wide = palette, wide + LEFT
        self._tops = [0, *accumulate(strip.high * self._wide for strip in strips)]
        self._memory = _memory(self._tops[-1])
        self._painted: set[int] = set()

    def packed(self, index: int, thorough: bool) -> Band:
        strip = self.strips[index]
        memory = self._memory[self._tops[index] : self._tops[index + 1]]
        if index not in self._painted:
            # A column of 0 at the left of what is drawn: no filter.
            strip.paint(Canvas(self._wide, strip.high, 0, self._palette, memory))
            self._painted.add(index)
        return band(memory, strip.high, thorough)


def _cache(room: int) -> ByteCache[Band]:
    return ByteCache(room, lambda packed: len(packed.chunk) + 512)


def _to_repack(sizes: Sequence[int], over: int) -> int | None:
    """Which strip to pack the slow way: the smallest that saves enough, else the largest; of 0 bytes is what was."""
    enough = [index for index, size in enumerate(sizes) if size * _SAVED >= over]
    index = min(enough, key=sizes.__getitem__) if enough else max(range(len(sizes)), key=sizes.__getitem__)
    return index if sizes[index] else None


def _memory(size: int) -> memoryview:
    """So many bytes for what this thread draws, the same as for the picture before: fresh ones cost more."""
    kept: bytearray | None = getattr(_SCRATCH, "memory", None)
    if kept is None or len(kept) < size:
        kept = _SCRATCH.memory = bytearray(size)
    return memoryview(kept)[:size]
