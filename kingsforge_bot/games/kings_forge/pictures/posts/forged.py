"""What came of craft turns: items made or stolen, or nothing of a roll; where that lies in a post, and how it looks."""

from typing import Final

from kingsforge_bot.drawing.caption import name_of
from kingsforge_bot.drawing.layout import Column, Inset, Over, Row, Space, paint
from kingsforge_bot.games.kings_forge.pictures.art import FORGED, SMALL, TINY
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon
from kingsforge_bot.games.kings_forge.pictures.glyphs.parts import line, look, text, whole_line
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import row_width
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import IconSign, SeatSign, Signs, TextSign, dice
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, item_name, words_of
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.places import POST_GAP, Thing, side_by_side
from kingsforge_bot.games.kings_forge.pictures.post_contents import Forged, Missed
from kingsforge_bot.render.canvas import OVERHANG, Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import width

HIGH: Final = 284
BANNER: Final = 112
"""As high where something else is decided next: a line that tells it, with the dice."""
RIBBON: Final = 56
"""The same where there is little room, without the dice."""
_EDGE: Final = (8, Tone.FLAME)
_LINE: Final = 64
_MISSED: Final = 72
_MOST_WORD: Final = 48
_LEAST_DIE: Final = 40
"""Its number is 9 px high in Discord's box."""
_NAME: Final = 300
"""What a name takes in a banner at least."""


Came = Forged | Missed
"""What came of a craft turn."""


def forged(made: tuple[Came, ...], high: int = HIGH) -> Row[Thing]:
    """A place for each, side by side."""
    return side_by_side("forged", made, POST_GAP, high)


def draw_forged(canvas: Canvas, frame: Frame, one: Forged, caption: BoardCaption) -> None:
    """The item large; who made it or took it from whom, its name, its dice, and how far its maker is."""
    if frame.h < BANNER:
        _draw_ribbon(canvas, frame, one)
        return
    if frame.h < HIGH:
        _draw_banner(canvas, frame, one)
        return
    canvas.slab(frame, Tone.CARD, Tone.TABLE, 16, _EDGE)
    name, how, far = name_of(caption, one.seat), whole_line(_how(one), _LINE), whole_line(_far(one), _LINE)
    room = frame.w - 12 - FORGED - 20 - _LINE - 14 - 16 - how.size - 20 - far.size - 22
    # How it was made stands where the name ends.
    after = Row((Space(min(room, width(name, 52)) + 16), how))
    who = Over((Row((Over((text(name, 52, 27),), room),)), after))
    top = Row((line((SeatSign(one.seat),), size=_LINE), Space(14), who, far), size=_LINE)
    item = text(item_name(one.card.item), 76, 34, high=84)
    beside = Column((Space(20), top, Space(8), item, Space(8), line(dice(one.dice)), Space(18)))
    paint(canvas, Row((Space(12), look("craft", one.card.item, FORGED), Space(20), beside, Space(22))), frame)


def _draw_banner(canvas: Canvas, frame: Frame, one: Forged) -> None:
    """The item, who made it, its name and in a line its dice, where these leave room for the name."""
    canvas.slab(frame, Tone.CARD, Tone.TABLE, 12, (6, Tone.FLAME))
    high = frame.h - 40
    who, used = (whole_line(signs, high) for signs in ((SeatSign(one.seat), *_how(one)), dice(one.dice)))
    far = whole_line(_far(one), high)
    room = frame.w - SMALL - who.size - used.size - far.size - 100
    after = (used, far) if room >= _NAME else (far,)
    inner = Inset(Row((who, text(item_name(one.card.item), 60, 34), *after), 16), 0, 20)
    paint(canvas, Row((Space(14), look("craft", one.card.item, SMALL), Space(16), inner, Space(20))), frame)


def _draw_ribbon(canvas: Canvas, frame: Frame, one: Forged) -> None:
    """The same in a line, without the dice."""
    canvas.slab(frame, Tone.CARD, Tone.TABLE, 10, (4, Tone.FLAME))
    high, item = frame.h - 12, text(item_name(one.card.item), 38, 27)
    who, far = whole_line((SeatSign(one.seat), *_how(one)), high), whole_line(_far(one), high)
    inner = Inset(Row((who, item, far), 12), 0, 6)
    paint(canvas, Row((Space(8), look("craft", one.card.item, TINY), Space(10), inner, Space(14))), frame)


def draw_missed(canvas: Canvas, frame: Frame, one: Missed, caption: BoardCaption) -> None:
    """Who rolled, the dice where there is room for them, and in words that nothing came of it."""
    canvas.slab(frame, Tone.CARD, Tone.TABLE, 12, (6, Tone.MUTED))
    high = min(frame.h - 12, _MISSED)
    who = whole_line((SeatSign(one.seat), IconSign(Icon.ROLL, Tone.EMBER)), high)
    word, size = words_of(caption).nothing, min(_MOST_WORD, high * 7 // 10)
    nothing = text(word, size, size, high=width(word, size) + 2 * OVERHANG)
    if not word:
        nothing = whole_line((IconSign(Icon.BAN, Tone.EMBER),), high)
    room = frame.w - who.size - nothing.size - 2 * 14 - 2 * 14
    rolled = dice(one.dice)
    shown = min(row_width(rolled, high), room) if row_width(rolled, _LEAST_DIE) <= room else 0
    row = Row((who, *((line(rolled, size=shown),) if shown else ()), Space(), nothing), 14 if shown else 0)
    paint(canvas, Inset(row, 14, (frame.h - high) // 2), frame)


def _how(one: Forged) -> Signs:
    if one.victim is None:
        return (IconSign(Icon.HAMMER, Tone.EMBER),)
    return (IconSign(Icon.HAND, Tone.EMBER), TextSign("←"), SeatSign(one.victim))


def _far(one: Forged) -> Signs:
    return (IconSign(Icon.CROWN, Tone.EMBER), TextSign(f"{one.items}/{one.target}"))
