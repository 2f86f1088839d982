"""The seats of a table that has not begun: where they lie, and how they are drawn."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced, name_of
from kingsforge_bot.drawing.layout import Column, Row, Space, paint
from kingsforge_bot.drawing.portraits import draw_portrait
from kingsforge_bot.drawing.seats import EMBLEMS, draw_emblem
from kingsforge_bot.games.kings_forge.pictures.art import FORGED, SHOWN, SMALL
from kingsforge_bot.games.kings_forge.pictures.contents import Header, TableName
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon, draw_icon
from kingsforge_bot.games.kings_forge.pictures.glyphs.parts import draw_card_ground, look, text
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import FACES, draw_row
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import IconSign, TextSign
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.places import GAP, PLATE_HIGH, Layout, page, place, side_by_side
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Chair, Chairs, Signboard
from kingsforge_bot.games.kings_forge.pictures.table.layout import band
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import width

_SIGNBOARD_HIGH: Final = 292
_CHAIR_HIGH: Final = 260
_RADIUS: Final = 16
_EDGE: Final = (3, Tone.LINE)
_FIRST: Final = "anvil"
_LAST: Final = "crown"
_BETWEEN: Final = ("horseshoes", "swift-sword", "platemail-of-loyalty", "bow-of-fire", "wizards-goblet", "iron-golem")


def lobby(capacity: int, taken: Sequence[Seat]) -> Layout:
    """The seats of a table that has not begun."""
    chairs = place("header.chairs", Chairs(len(taken), capacity), 400)
    plates = Row((chairs, Space(), place("header.table", TableName(), 398)), size=PLATE_HIGH)
    seats = (Chair(seat, seat in taken) for seat in map(Seat, range(capacity)))
    signboard = place("signboard", Signboard(), _SIGNBOARD_HIGH)
    return page(band(Header(), plates), (signboard, side_by_side("chair", seats, GAP, _CHAIR_HIGH)))


def draw_chairs(canvas: Canvas, frame: Frame, chairs: Chairs) -> None:
    """A person, and how many of how many."""
    signs = (IconSign(Icon.PERSON, Tone.DIM), TextSign(f"{chairs.taken}/{chairs.capacity}", Tone.WHITE))
    draw_row(canvas, frame.inset(12), signs, Tone.IRON)


def draw_signboard(canvas: Canvas, frame: Frame, _: Signboard, caption: BoardCaption) -> None:
    """Where it begins and where it ends, large; between them the game's name and some of what lies on the way."""
    draw_card_ground(canvas, frame)
    first, last = (look("craft", item, FORGED) for item in (_FIRST, _LAST))
    between = Row(tuple(look("craft", item, SMALL) for item in _BETWEEN), 20, len(_BETWEEN) * (SMALL + 20) - 20)
    named = text(caption.game, 128, 60, high=128, centred=True)
    inner = Column((Space(26), named, Space(18), Row((Space(), between, Space()), size=SMALL)))
    paint(canvas, Row((Space(14), first, Space(20), inner, Space(20), last, Space(14))), frame)


def draw_chair(canvas: Canvas, frame: Frame, chair: Chair, caption: BoardCaption) -> None:
    """A seat: whoever sits there, or its emblem while it is free."""
    seat, ground = chair.seat, Tone.CARD if chair.taken else Tone.PAPER
    canvas.slab(frame, ground, Tone.TABLE, _RADIUS, _EDGE)
    x, y = frame.x + (frame.w - SHOWN) // 2, frame.y + 22
    name = Frame(frame.x + 16, y + SHOWN + 10, frame.w - 32, frame.bottom - y - SHOWN - 22)
    if chair.taken:
        draw_portrait(canvas, Frame(x, y, SHOWN, SHOWN), faced(caption, seat), ground, FACES)
        canvas.label(name_of(caption, seat), name, Script(44, 26, Tone.INK, ground, centred=True))
    else:
        ring = Frame(x, y, SHOWN, SHOWN)
        canvas.slab(ring, Tone.MUTED, ground, SHOWN // 2)
        draw_icon(canvas, ring.inset(SHOWN // 5), Icon.PLUS, Tone.CARD, Tone.MUTED)
        sign = Frame(name.x, name.y + (name.h - 52) // 2, 52, 52)
        wide = min(name.w, 52 + 14 + width(caption.free, 44)) if caption.free else 52
        left = frame.x + (frame.w - wide) // 2
        draw_emblem(canvas, Frame(left, sign.y, 52, 52), EMBLEMS[seat], Tone.MUTED, ground)
        if caption.free:
            canvas.label(caption.free, Frame(left + 66, name.y, wide - 66, name.h), Script(44, 26, Tone.MUTED, ground))
