"""A whole game as one animated picture, half as large as a board: turn by turn what was posted."""

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from kingsforge_bot.core.wanted import StillWanted, always, go_on
from kingsforge_bot.drawing.animation import animation, frame_of
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.measures import HIGHEST, WIDE
from kingsforge_bot.games.dwarven_smithy.pictures.palette import PALETTE, TABLE
from kingsforge_bot.games.dwarven_smithy.pictures.post import strips_of
from kingsforge_bot.games.dwarven_smithy.pictures.replay import Step, is_great
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.secrets import event_view, player_view
from kingsforge_bot.render.byte_cache import ByteCache

_ROWS: Final[ByteCache[Image.Image]] = ByteCache(4 << 20, lambda image: image.width * image.height)
"""Strips as they are on frames: those of the next one are mostly the same."""


def draw_replay(
    steps: Sequence[Step], cards: CardSet, caption: BoardCaption, still_wanted: StillWanted = always
) -> bytes:
    """A GIF of those steps, 800 wide, that plays on and on. Takes a while: call it off the event loop.

    Raises NotWanted, between two frames.
    """
    try:
        return animation(_frames(steps, cards, caption, still_wanted), [is_great(step.events) for step in steps])
    finally:
        _ROWS.clear()


def _frames(
    steps: Sequence[Step], cards: CardSet, caption: BoardCaption, still_wanted: StillWanted
) -> Iterator[Image.Image]:
    for step in steps:
        go_on(still_wanted)
        known = tuple(event_view(event, None) for event in step.events)
        yield _frame(strips_of(player_view(step.view, cards, None), cards, caption, known))


def _frame(strips: list[Strip]) -> Image.Image:
    """All frames are equally high: below what is lower lies the table."""
    rest = HIGHEST - sum(strip.high for strip in strips)
    below = [Strip(rest, "table", lambda canvas: canvas.planks(TABLE, LEFT))] if rest > 0 else []
    return frame_of([*strips, *below], WIDE, HIGHEST, PALETTE, _ROWS)
