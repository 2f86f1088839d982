"""A ground of planks whose grain depends on the row alone: whatever lies on it may move, and it packs to nothing.

A shadow on it is the same rows in darker tones, so that nothing has to be mixed while drawing.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from kingsforge_bot.render.palette import ToneIndex

HIGHEST_PLANK: Final = 1200
"""Rows up to which a plank is kept as laid."""


class Grain(NamedTuple):
    """What planks consist of: runs of rows (how many, which tone), over and over, and the joint at a plank's end.

    `tone` stands for all of them where a ground of one tone is asked for.
    `darker`: the tone that each tone becomes in a shadow; in the heart of the shadow it becomes so twice.
    """

    tone: ToneIndex
    runs: tuple[tuple[int, ToneIndex], ...]
    joint: tuple[ToneIndex, ...]
    darker: tuple[tuple[ToneIndex, ToneIndex], ...]


@lru_cache(maxsize=64)
def plank(grain: Grain, high: int) -> tuple[tuple[int, int, ToneIndex], ...]:
    """The runs of a plank so high: from which row, up to which, and the tone."""
    once = b"".join(bytes([tone]) * count for count, tone in grain.runs)
    rows = (once * (high // len(once) + 1))[: max(0, high - len(grain.joint))]
    rows = (rows + bytes(grain.joint))[-high:]
    found, start = list[tuple[int, int, ToneIndex]](), 0
    for row in range(1, high + 1):
        if row == high or rows[row] != rows[start]:
            found.append((start, row, rows[start]))
            start = row
    return tuple(found)


@lru_cache(maxsize=4)
def laid(grain: Grain, wide: int, left: int) -> memoryview:
    """The highest plank without its joint, row by row; of each row the first `left` pixels are 0."""
    runs = plank(grain._replace(joint=()), HIGHEST_PLANK)
    return memoryview(b"".join((bytes(left) + bytes([tone]) * (wide - left)) * (end - top) for top, end, tone in runs))


@lru_cache(maxsize=8)
def in_shadow(grain: Grain) -> bytes:
    """For each index what it becomes in a shadow."""
    table = bytearray(range(256))
    for tone, darker in grain.darker:
        table[tone] = darker
    return bytes(table)
