"""What signs mean, a word or two for each in the table's language: for what no drawing tells by itself."""

from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

from kingsforge_bot.drawing.layout import Drawn, Grid, Part, paint
from kingsforge_bot.drawing.portraits import draw_flag
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import GAP, LEAST, MARGIN, POSTED
from kingsforge_bot.games.dwarven_smithy.pictures.palette import TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import draw_slab
from kingsforge_bot.games.dwarven_smithy.pictures.signs import (
    FURTHER,
    MORE_ROOM,
    TIGHT,
    Coins,
    Price,
    Sign,
    draw_row,
    row_width,
)
from kingsforge_bot.games.dwarven_smithy.pictures.tiles import draw_new
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import width

_ON_POST: Final[dict[str, Sign]] = {
    "mine": Icon.MINE,
    "guild": Icon.CARDS,
    "coins": Coins("9"),
    "hand": Icon.HAND,
    "kings": Icon.CROWN,
    "market": Icon.MARKET,
    "workshop": Icon.WORKSHOP,
    "price": Price("9"),
}
"""What a posted board is full of, by the ends of their message ids."""
SIGNS: Final[dict[str, Sign]] = {
    **_ON_POST,
    "gain": Coins("+"),
    "row": Icon.ROW,
    "refine": Icon.REFINE,
    "tilted": Icon.TILT,
    "crafted": Icon.HAMMER,
    "tool": Icon.TOOL,
    "apprentice": Icon.PERSON,
    "item": Icon.ITEM,
    "weapon": Icon.WEAPON,
    "armor": Icon.ARMOR,
    "shield": Icon.SHIELD,
    "room": MORE_ROOM,
    "income": Icon.CYCLE,
    "upright": Icon.UPRIGHT,
    "bonus": Icon.BONUS,
    "last": Icon.FLAG,
}
"""All that has a word, in the order in which the words stand in a caption."""
MARKS: Final = ("leads", "new", "more")
"""Signs of a posted board that nothing else explains, by the ends of their message ids."""
_IN_A_ROW: Final = 3
_ROW: Final = 56
_ACROSS: Final = 4
_SIGN: Final = 48
_MARK: Final = 44


def on_stone(caption: BoardCaption, high: int) -> Part[Drawn] | None:
    """The signs of a posted board, in two rows so high together, to be drawn on stone."""
    words = _words(caption)
    if not words:
        return None
    return Grid(tuple(Drawn(_draw_on_stone, (SIGNS[name], words[name])) for name in _ON_POST), _ACROSS, high // 2)


def legend_strip(caption: BoardCaption) -> list[Strip]:
    """All of them on parchment; nothing where the caption has no words."""
    words = _words(caption)
    if not words:
        return []
    part: Part[Drawn] = Grid(tuple(Drawn(_draw, (SIGNS[name], words[name])) for name in SIGNS), _IN_A_ROW, _ROW, GAP)
    high = -(-len(SIGNS) // _IN_A_ROW) * (_ROW + GAP) + 28
    return [Strip(high, part, partial(_paint, part=part, high=high))]


def told_marks(caption: BoardCaption, there: Collection[str]) -> tuple[tuple[str, str], ...]:
    """Those of the marks that are there, with their words."""
    said = caption.words.marks if caption.words is not None else ()
    return tuple((name, word) for name, word in zip(MARKS, said, strict=False) if name in there)


def marks_width(marks: Sequence[tuple[str, str]]) -> int:
    """How wide they are side by side."""
    return sum(_MARK + 10 + width(word, POSTED) for _, word in marks) + 24 * (len(marks) - 1)


def draw_marks(canvas: Canvas, frame: Frame, marks: Sequence[tuple[str, str]]) -> None:
    """Side by side on parchment, as many as there is room for."""
    x = frame.x
    for name, word in marks:
        wide = marks_width(((name, word),))
        if x + wide > frame.right:
            return
        sign = Frame(x, frame.middle[1] - _MARK // 2, _MARK, _MARK)
        if name == "leads":
            ribbon = Frame(sign.x + 4, sign.y - 1, sign.w - 8, sign.h + 2)
            draw_flag(canvas, ribbon, 1, Tone.CARD, (Tone.GOLD, Tone.INK))
        elif name == "new":
            draw_new(canvas, sign, Tone.CARD)
        else:
            draw_row(canvas, sign, (FURTHER,), Tone.CARD, centred=True, scale=TIGHT)
        canvas.write(word, x + _MARK + 10, frame.middle[1], POSTED, Tone.INK, Tone.CARD)
        x += wide + 24


def _words(caption: BoardCaption) -> dict[str, str]:
    said = caption.words.legend if caption.words is not None else ()
    return dict(zip(SIGNS, said, strict=False))


def _paint(canvas: Canvas, part: Part[Drawn], high: int) -> None:
    canvas.planks(TABLE, LEFT)
    frame = Frame(LEFT + MARGIN, 4, canvas.indices.width - LEFT - 2 * MARGIN, high - 16)
    draw_slab(canvas, frame)
    paint(canvas, part, frame.inset(10))


def _draw(canvas: Canvas, frame: Frame, entry: tuple[Sign, str]) -> None:
    sign, word = entry
    wide = row_width((sign,), _SIGN, scale=TIGHT)
    draw_row(canvas, Frame(frame.x, frame.y + 4, wide, _SIGN), (sign,), Tone.CARD, scale=TIGHT)
    said = Frame(frame.x + _SIGN + 14, frame.y, frame.w - _SIGN - 14, frame.h)
    canvas.label(word, said, Script(34, LEAST, Tone.INK, Tone.CARD))


def _draw_on_stone(canvas: Canvas, frame: Frame, entry: tuple[Sign, str]) -> None:
    sign, word = entry
    wide, top = row_width((sign,), _SIGN, scale=TIGHT), frame.y + (frame.h - _SIGN) // 2
    draw_row(canvas, Frame(frame.x, top, wide, _SIGN), (sign,), Tone.WALL, Tone.WHITE, scale=TIGHT)
    said = Frame(frame.x + _SIGN + 10, frame.y, frame.w - _SIGN - 14, frame.h)
    canvas.label(word, said, Script(POSTED + 2, POSTED, Tone.WHITE, Tone.WALL))
