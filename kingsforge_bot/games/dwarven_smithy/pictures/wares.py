"""The decks, and the warehouse from its top on."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from kingsforge_bot.drawing.layout import columns
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.art import BENCH, GUILD, GUILD_BACK, SPRITES
from kingsforge_bot.games.dwarven_smithy.pictures.caption import LEAST
from kingsforge_bot.games.dwarven_smithy.pictures.contents import Cell, Wares
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon, draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import GAP, INNER, MARGIN
from kingsforge_bot.games.dwarven_smithy.pictures.palette import TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import draw_card, draw_left, draw_slab
from kingsforge_bot.games.dwarven_smithy.pictures.shelves import SIGN
from kingsforge_bot.games.dwarven_smithy.pictures.signs import draw_row
from kingsforge_bot.render.canvas import Canvas, Frame

HIGH: Final = 148
_SHOWN: Final = 8
"""Cards of the first line; of more than these its last place says how many lie below, or they follow in more lines."""
_IN_LINE: Final = 10
_LINE: Final = 132
_DECK: Final = 108
_PAD: Final = 12


def wares_strip(held: Wares) -> Strip:
    """Both decks and the top of the warehouse."""
    cells = _first(held, whole=False)
    return Strip(HIGH, ("wares", held, cells), partial(_paint, held=held, cells=cells))


def all_wares(held: Wares) -> Iterator[Strip]:
    """The same with the whole warehouse, line by line."""
    cells = _first(held, whole=True)
    yield Strip(HIGH, ("wares", held, cells), partial(_paint, held=held, cells=cells))
    for start in range(len(cells), len(held.row), _IN_LINE):
        line = held.row[start : start + _IN_LINE]
        yield Strip(_LINE, ("wares", line), partial(_paint_more, cells=line))


def _first(held: Wares, *, whole: bool) -> tuple[Cell, ...]:
    """The cards of the first line."""
    return held.row[: _SHOWN if whole or len(held.row) <= _SHOWN else _SHOWN - 1]


def _paint(canvas: Canvas, held: Wares, cells: tuple[Cell, ...]) -> None:
    canvas.planks(TABLE, LEFT)
    frame = Frame(LEFT + MARGIN, GAP, INNER, HIGH - 2 * GAP)
    draw_slab(canvas, frame)
    x = frame.x + _PAD
    for icon, drawing, count in ((Icon.CARDS, GUILD_BACK, held.guild), (Icon.MINE, None, held.mine)):
        _draw_deck(canvas, Frame(x, frame.y + 8, _DECK, frame.h - 12), icon, drawing, count)
        x += _DECK + 8
    draw_icon(canvas, Frame(x + 8, frame.y + 44, SIGN, SIGN), Icon.ROW, Tone.MUTED, Tone.CARD)
    places = [*columns(Frame(x + 56, frame.y + 10, frame.right - x - 60, frame.h - 18), _SHOWN, 4)]
    for place, cell in zip(places, cells, strict=False):
        draw_card(canvas, place, cell, BENCH)
    if len(cells) < min(_SHOWN, len(held.row)):
        draw_row(canvas, places[-1], (Icon.CARDS, f"+{len(held.row) - len(cells)}"), Tone.CARD, centred=True)
    elif len(cells) < _SHOWN:
        right = frame.right - _PAD
        draw_left(canvas, right, frame.y + 40, held.left, right - places[len(cells)].x)


def _paint_more(canvas: Canvas, cells: tuple[Cell, ...]) -> None:
    canvas.planks(TABLE, LEFT)
    frame = Frame(LEFT + MARGIN, 0, INNER, _LINE - GAP)
    draw_slab(canvas, frame)
    for place, cell in zip(columns(frame.inset(8), _IN_LINE, 4), cells, strict=False):
        draw_card(canvas, place, cell, BENCH)


def _draw_deck(canvas: Canvas, frame: Frame, icon: Icon, drawing: str | None, count: int) -> None:
    """A deck: the back of its cards and how many there are."""
    x = frame.x + (frame.w - BENCH) // 2
    if drawing is not None:
        canvas.put(SPRITES.tile(GUILD, drawing, BENCH, Tone.CARD), x, frame.y)
    else:
        canvas.slab(Frame(x, frame.y, BENCH, BENCH), Tone.IRON, Tone.CARD, 10)
        draw_icon(canvas, Frame(x + 14, frame.y + 14, BENCH - 28, BENCH - 28), icon, Tone.GOLD, Tone.IRON)
    place = Frame(frame.x, frame.y + BENCH, frame.w, frame.h - BENCH)
    canvas.label(f"{count}", place, 38, LEAST, Tone.INK, Tone.CARD, centred=True)
