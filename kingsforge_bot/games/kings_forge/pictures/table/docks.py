"""All docks as one board."""

from collections.abc import Mapping
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import draw_row, draw_seat, row_width
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import (
    ANY_LOST,
    ARROW,
    OR,
    GapSign,
    IconSign,
    SeatSign,
    Signs,
    TextSign,
    gives,
)
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.post_contents import Docks
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS, Space
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_PAYING: Final = (IconSign(Icon.DOCK, Tone.MUTED),)
_DOCKS: Final = tuple(dict.fromkeys(space.value.partition(".")[0] for space in Space))


def draw_docks(canvas: Canvas, frame: Frame, docks: Docks) -> None:
    """Per dock how many dice its spaces take for good, or who has used them, and what both give."""
    canvas.slab(frame, Tone.DIM, Tone.TABLE, 16, (3, Tone.LINE))
    used = dict(docks.used)
    high = frame.h - 12
    paying = row_width(_PAYING, high)
    draw_row(canvas, Frame(frame.x + 14, frame.y + 6, paying, high), _PAYING, Tone.DIM)
    start = frame.x + 14 + paying + 32
    columns = {dock: (*_prices(dock, used), ANY_LOST, ARROW, *gives(Space(f"{dock}.1"))) for dock in _DOCKS}
    taken = [row_width(signs, high) for signs in columns.values()]
    apart = (frame.right - 14 - start - sum(taken)) // (len(_DOCKS) - 1)
    x = start
    for (dock, signs), wide in zip(columns.items(), taken, strict=True):
        canvas.slab(Frame(x - 16, frame.y + 12, 3, high - 12), Tone.LINE, Tone.DIM, 1)
        draw_row(canvas, Frame(x, frame.y + 6, wide, high), signs, Tone.DIM)
        for number, space in enumerate((Space(f"{dock}.1"), Space(f"{dock}.2"))):
            if space in docks.fresh and space in used:
                before = row_width((*_prices(dock, used)[: 2 * number], GapSign(0)), high) if number else 0
                place = Frame(x + before, frame.y + 6, high, high)
                canvas.slab(place, Tone.FLAME, Tone.DIM, high // 2)
                draw_seat(canvas, place.inset(5), used[space], Tone.FLAME)
        x += wide + apart


def _prices(dock: str, used: Mapping[Space, Seat]) -> Signs:
    """Of both spaces."""
    return (*_price(Space(f"{dock}.1"), used), OR, *_price(Space(f"{dock}.2"), used))


def _price(space: Space, used: Mapping[Space, Seat]) -> Signs:
    """Who has used a space, or how many dice it takes."""
    return (SeatSign(used[space]),) if space in used else (TextSign(str(OFFERS[space].cost)),)
