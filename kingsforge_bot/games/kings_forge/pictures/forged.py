"""The moment of a craft or a steal: which items a post celebrates, where they lie in it, and how they look."""

from typing import Final

from kingsforge_bot.drawing.caption import name_of
from kingsforge_bot.drawing.layout import Row
from kingsforge_bot.games.kings_forge.pictures.art import FORGED, TINY
from kingsforge_bot.games.kings_forge.pictures.boxes import POST_GAP, Placed, side_by_side
from kingsforge_bot.games.kings_forge.pictures.icons import Icon
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, item_name
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.post_contents import Forged
from kingsforge_bot.games.kings_forge.pictures.row import draw_row, draw_seat, draw_tile, row_width
from kingsforge_bot.games.kings_forge.pictures.signs import IconSign, SeatSign, Signs, TextSign, dice
from kingsforge_bot.render.canvas import Canvas, Frame, Script
from kingsforge_bot.render.typeface import width

HIGH: Final = 284
RIBBON: Final = 56
"""As high where something else is decided next: a line that tells it."""
_EDGE: Final = (8, Tone.FLAME)
_LINE: Final = 64


def forged(made: tuple[Forged, ...], high: int = HIGH) -> Row[Placed]:
    """A place for each, side by side."""
    return side_by_side("forged", made, POST_GAP, high)


def draw_forged(canvas: Canvas, frame: Frame, one: Forged, caption: BoardCaption) -> None:
    """The item large; who made it or took it from whom, its name, its dice, and how far its maker is."""
    if frame.h < HIGH:
        _draw_ribbon(canvas, frame, one)
        return
    canvas.slab(frame, Tone.CARD, Tone.TABLE, 16, _EDGE)
    draw_tile(canvas, "craft", one.card.item, frame.x + 12, frame.y + (frame.h - FORGED) // 2, FORGED, Tone.CARD)
    x, right = frame.x + FORGED + 32, frame.right - 22
    far = _far(one)
    wide = row_width(far, _LINE)
    top = Frame(x, frame.y + 20, right - x, _LINE)
    draw_row(canvas, Frame(right - wide, top.y, wide, top.h), far, Tone.CARD)
    draw_seat(canvas, Frame(x, top.y, top.h, top.h), one.seat, Tone.CARD)
    how = _how(one)
    sign_wide = row_width(how, top.h)
    room = right - wide - 20 - sign_wide - 16 - (x + top.h + 14)
    name = name_of(caption, one.seat)
    canvas.label(name, Frame(x + top.h + 14, top.y, room, top.h), Script(52, 27, Tone.INK, Tone.CARD))
    beside = x + top.h + 14 + min(room, width(name, 52)) + 16
    draw_row(canvas, Frame(beside, top.y, sign_wide, top.h), how, Tone.CARD)
    title = Frame(x, top.bottom + 8, right - x, 84)
    canvas.label(item_name(one.card.item), title, Script(76, 34, Tone.INK, Tone.CARD))
    draw_row(
        canvas, Frame(x, title.bottom + 8, right - x, frame.bottom - 18 - title.bottom - 8), dice(one.dice), Tone.CARD
    )


def _draw_ribbon(canvas: Canvas, frame: Frame, one: Forged) -> None:
    """The same in a line, without the dice."""
    canvas.slab(frame, Tone.CARD, Tone.TABLE, 10, (4, Tone.FLAME))
    draw_tile(canvas, "craft", one.card.item, frame.x + 8, frame.y + (frame.h - TINY) // 2, TINY, Tone.CARD)
    y, high = frame.y + 6, frame.h - 12
    x, right = frame.x + TINY + 18, frame.right - 14
    who: Signs = (SeatSign(one.seat), *_how(one))
    far = _far(one)
    for signs, left in ((who, x), (far, right - row_width(far, high))):
        draw_row(canvas, Frame(left, y, row_width(signs, high), high), signs, Tone.CARD)
    x += row_width(who, high) + 12
    name = Frame(x, y, right - row_width(far, high) - 12 - x, high)
    canvas.label(item_name(one.card.item), name, Script(38, 27, Tone.INK, Tone.CARD))


def _how(one: Forged) -> Signs:
    if one.victim is None:
        return (IconSign(Icon.HAMMER, Tone.EMBER),)
    return (IconSign(Icon.HAND, Tone.EMBER), TextSign("←"), SeatSign(one.victim))


def _far(one: Forged) -> Signs:
    return (IconSign(Icon.CROWN, Tone.EMBER), TextSign(f"{one.items}/{one.target}"))
