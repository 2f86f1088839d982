"""The mine: how many cards both decks have, then the warehouse from its top, each card with its price."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import msgspec

from kingsforge_bot.drawing.layout import Drawn, Grid, Inset, Over, Part, Row, paint, shown
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.area_contents import Left
from kingsforge_bot.games.dwarven_smithy.pictures.art import TILES
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.chips import CHIP, chip_width, draw_chip
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon, draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.legend import on_stone
from kingsforge_bot.games.dwarven_smithy.pictures.measures import POSTED
from kingsforge_bot.games.dwarven_smithy.pictures.palette import TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.plan import EDGE
from kingsforge_bot.games.dwarven_smithy.pictures.signs import FURTHER, TIGHT, draw_row
from kingsforge_bot.games.dwarven_smithy.pictures.table_contents import Wares
from kingsforge_bot.games.dwarven_smithy.pictures.tiles import DRAW_TILE, Tile
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame

FEWEST: Final = 8
MOST: Final = {156: 8, 118: 10, 92: 13}
"""Places for the warehouse by the size of a tile; where it has more cards the last says how many lie below."""
_DECK: Final = 104
_WHOLE: Final = TILES[-1]
"""Of a tile of the whole board."""
_FIRST: Final = 7
_IN_LINE: Final = 9
"""There as many lie beside the decks, and in a line below them."""
_BEAM: Final = 11
_MORE: Final = 46


class Deck(msgspec.Struct, frozen=True):
    """A deck's sign and how many cards it has."""

    icon: Icon
    count: int


def mine_strip(held: Wares, side: int, high: int, caption: BoardCaption | None = None) -> Strip:
    """Both decks and the top of the warehouse, in tiles so large; where nothing lies there what signs mean."""
    places = min(MOST[side], max(FEWEST, len(held.row)))
    part = _mine(held, side, caption, places)
    return Strip(high, part, partial(_paint, part=part, high=high))


def whole_mine(held: Wares) -> Iterator[Strip]:
    """The same in a narrower picture with the whole warehouse, line by line."""
    high = _WHOLE + 26
    part = _mine(msgspec.structs.replace(held, row=held.row[:_FIRST]), _WHOLE, None, _FIRST)
    yield Strip(high, part, partial(_paint, part=part, high=high))
    for start in range(_FIRST, len(held.row), _IN_LINE):
        tiles = tuple(Drawn(DRAW_TILE[_WHOLE], Tile(cell)) for cell in held.row[start : start + _IN_LINE])
        row = Over((shown(_draw_face, None), Inset(Grid(tiles, _IN_LINE, _WHOLE), _BEAM + 8, _BEAM + 1)))
        yield Strip(high, row, partial(_paint, part=row, high=high))


def _mine(held: Wares, side: int, caption: BoardCaption | None, places: int) -> Part[Drawn]:
    counts = (Deck(Icon.MINE, held.mine), Deck(Icon.CARDS, held.guild))
    decks = Row(tuple(shown(_draw_deck, one) for one in counts), 8, 2 * _DECK)
    more = len(held.row) - (places - 1) if len(held.row) > places else 0
    lying = held.row[: places - 1] if more else held.row
    things = [Drawn(DRAW_TILE[side], Tile(cell)) for cell in lying]
    if more:
        things.append(Drawn(_draw_more, more))
    elif held.left and len(lying) < places:
        things.append(Drawn(_draw_gone, held.left[-1]))
    told = on_stone(caption, side) if caption is not None and not things else None
    row = told or Grid(tuple(things), places, side)
    return Over((shown(_draw_face, None), Inset(Row((decks, row), 12), _BEAM + 8, _BEAM + 1)))


def _paint(canvas: Canvas, part: Part[Drawn], high: int) -> None:
    canvas.planks(TABLE, LEFT)
    paint(canvas, part, Frame(LEFT + EDGE, 2, canvas.indices.width - LEFT - 2 * EDGE, high - 4))


def _draw_face(canvas: Canvas, frame: Frame, _: None) -> None:
    """Stone in a frame of beams."""
    canvas.slab(frame, Tone.WALL, Tone.TABLE, 10, (_BEAM, Tone.TABLE))


def _draw_deck(canvas: Canvas, frame: Frame, deck: Deck) -> None:
    """Its sign above its count."""
    canvas.slab(frame, Tone.IRON, Tone.WALL, 10)
    sign = min(frame.h - POSTED - 12, frame.w - 24)
    place = Frame(frame.x + (frame.w - sign) // 2, frame.y + (frame.h - POSTED - sign) // 2, sign, sign)
    draw_icon(canvas, place, deck.icon, Tone.GOLD, Tone.IRON)
    count = Frame(frame.x, frame.bottom - POSTED - 8, frame.w, POSTED + 4)
    canvas.label(f"{deck.count}", count, Script(POSTED + 2, POSTED, Tone.WHITE, Tone.IRON, centred=True))


def _draw_more(canvas: Canvas, frame: Frame, count: int) -> None:
    """So many cards below those that are shown."""
    line = Frame(frame.x, frame.middle[1] - _MORE // 2, frame.w, _MORE)
    draw_row(canvas, line, (f"{FURTHER}{count}",), Tone.WALL, Tone.WHITE, centred=True, scale=TIGHT)


def _draw_gone(canvas: Canvas, frame: Frame, one: Left) -> None:
    wide = chip_width(one)
    draw_chip(canvas, Frame(frame.x + (frame.w - wide) // 2, frame.middle[1] - CHIP // 2, wide, CHIP), one)
