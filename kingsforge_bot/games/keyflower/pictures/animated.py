"""A whole game as one animated picture, half as large as a market: turn by turn what was posted."""

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from kingsforge_bot.core.wanted import StillWanted, always, go_on
from kingsforge_bot.drawing.animation import animation, frame_of
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption
from kingsforge_bot.games.keyflower.pictures.measures import HIGHEST, WIDE
from kingsforge_bot.games.keyflower.pictures.palette import PALETTE
from kingsforge_bot.games.keyflower.pictures.post import strips_of
from kingsforge_bot.games.keyflower.pictures.replay import Step, is_great
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.render.byte_cache import ByteCache

_ROWS: Final[ByteCache[Image.Image]] = ByteCache(4 << 20, lambda image: image.width * image.height)
"""Strips as they are on frames: those of the next one are mostly the same."""


def draw_replay(
    steps: Sequence[Step], tiles: TileSet, caption: BoardCaption, still_wanted: StillWanted = always
) -> bytes:
    """A GIF of those steps, 800 wide, that plays on and on. Takes a while: call it off the event loop.

    Raises NotWanted, between two frames.
    """
    try:
        return animation(_frames(steps, tiles, caption, still_wanted), [is_great(step.events) for step in steps])
    finally:
        _ROWS.clear()


def _frames(
    steps: Sequence[Step], tiles: TileSet, caption: BoardCaption, still_wanted: StillWanted
) -> Iterator[Image.Image]:
    for step in steps:
        go_on(still_wanted)
        yield frame_of(strips_of(step.view, tiles, caption, step.events), WIDE, HIGHEST, PALETTE, _ROWS)
