"""The board as a picture: everything public about a table, for all languages the same.

A board is drawn strip by strip: things that lie side by side are one strip, so what changes in one leaves the others
as they are, even where they move up or down. Strips are kept packed, their parts as drawn.
"""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from PIL import Image

from kingsforge_bot.games.kings_forge.events import Event
from kingsforge_bot.games.kings_forge.state import State
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.kings_forge.boxes import Box, Layout
from kingsforge_bot.render.kings_forge.caption import BoardCaption
from kingsforge_bot.render.kings_forge.contents import Content, Header, OnBand, OnOffer, Panel
from kingsforge_bot.render.kings_forge.header import draw_on_band
from kingsforge_bot.render.kings_forge.layout import layout
from kingsforge_bot.render.kings_forge.news import news_of
from kingsforge_bot.render.kings_forge.offers import draw_on_offer
from kingsforge_bot.render.kings_forge.panels import draw_of_player
from kingsforge_bot.render.palette import Tone
from kingsforge_bot.render.png import Band, assemble, band
from kingsforge_bot.render.shelf import Shelf

__all__ = ["BoardCaption", "draw_board"]

_PLATES: Final[Shelf[Image.Image]] = Shelf(10 << 20, lambda image: image.width * image.height)
"""Parts of boards as drawn."""
_MOST_BYTES: Final = 196 << 10
_BANDS: Final[Shelf[Band]] = Shelf(6 << 20, lambda packed: len(packed.chunk) + 512)
"""Strips of boards, packed."""


def draw_board(view: State, caption: BoardCaption, events: Iterable[Event] = ()) -> bytes:
    """A PNG, 1600 pixels wide; what `events` changed is marked. Pure CPU work: call it off the event loop."""
    return draw_layout(layout(view, news_of(events)), caption)


def draw_layout(plan: Layout, caption: BoardCaption) -> bytes:
    """The boxes of a layout as a PNG."""
    keys = [(plan.wide, high, boxes, caption) for high, boxes in strips(plan)]
    bands = [_BANDS.get(key, partial(_packed, *key, False)) for key in keys]
    # Where the quick way takes too many bytes, the largest strips are packed the slow way.
    for index in sorted(range(len(bands)), key=lambda index: -len(bands[index].chunk)):
        if sum(len(one.chunk) for one in bands) <= _MOST_BYTES:
            break
        bands[index] = _BANDS.get((*keys[index], True), partial(_packed, *keys[index], True))
    return assemble(plan.wide, bands)


def _packed(wide: int, high: int, boxes: tuple[Box, ...], caption: BoardCaption, thorough: bool) -> Band:
    return band(_drawn(wide, high, boxes, caption), thorough)


def strips(plan: Layout) -> Iterator[tuple[int, tuple[Box, ...]]]:
    """The layout cut between the boxes: heights, and the boxes with their places in the strip."""
    top, bottom, held = 0, 0, list[Box]()
    for box in plan.boxes:
        if box.frame.y >= bottom and held:
            yield box.frame.y - top, _within(held, top)
            top, held = box.frame.y, []
        held.append(box)
        bottom = max(bottom, box.frame.bottom)
    yield plan.high - top, _within(held, top)


def _within(boxes: list[Box], top: int) -> tuple[Box, ...]:
    return tuple(Box(box.name, box.frame._replace(y=box.frame.y - top), box.holds) for box in boxes)


def _drawn(wide: int, high: int, boxes: tuple[Box, ...], caption: BoardCaption) -> Image.Image:
    canvas = Canvas(wide, high, Tone.PAPER)
    for box in boxes:
        if isinstance(box.holds, Panel | Header):
            _draw(canvas, box.frame, box.holds, caption)
        else:
            key = (box.frame.w, box.frame.h, box.holds, None if isinstance(box.holds, OnOffer) else caption)
            canvas.put(_PLATES.get(key, partial(_plate, box, caption)), box.frame.x, box.frame.y)
    return canvas.indices


def _plate(box: Box, caption: BoardCaption) -> Image.Image:
    """One box on the ground on which it lies."""
    ground = Tone.PAPER
    if not isinstance(box.holds, OnOffer):
        ground = Tone.IRON if isinstance(box.holds, OnBand) else Tone.CARD
    canvas = Canvas(box.frame.w, box.frame.h, ground)
    _draw(canvas, Frame(0, 0, box.frame.w, box.frame.h), box.holds, caption)
    return canvas.indices


def _draw(canvas: Canvas, frame: Frame, holds: Content, caption: BoardCaption) -> None:
    if isinstance(holds, OnBand):
        draw_on_band(canvas, frame, holds, caption)
    elif isinstance(holds, OnOffer):
        draw_on_offer(canvas, frame, holds)
    else:
        draw_of_player(canvas, frame, holds, caption)
