"""A player on a post: name, dice and benefits in a line, and how far in the race."""

from functools import partial
from typing import Final

from kingsforge_bot.drawing.caption import name_of
from kingsforge_bot.drawing.layout import Inset, Row, Space, paint, shown
from kingsforge_bot.drawing.lettering import fitted
from kingsforge_bot.games.kings_forge.pictures.art import SMALL, TINY, TROPHY
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon, draw_icon
from kingsforge_bot.games.kings_forge.pictures.glyphs.parts import line
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import draw_hand, draw_row, draw_tile, row_width
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import IconSign, Sign
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
from kingsforge_bot.games.kings_forge.pictures.palette import SEAT_TONES, Tone
from kingsforge_bot.games.kings_forge.pictures.post_contents import Gained, InHand, Plate, Purse, Slots
from kingsforge_bot.games.kings_forge.pictures.posts.pools import line_of
from kingsforge_bot.render.canvas import OVERHANG, Canvas, Script
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import fit

_NAME: Final = 42
_LEAST_NAME: Final = 27
_TWO_LINES: Final = 25


def draw_plate(canvas: Canvas, frame: Frame, plate: Plate, caption: BoardCaption) -> None:
    """A name in white on the seat's colour; then the anvil, two arrows and a bar, a pointer."""
    tone = SEAT_TONES[plate.seat]
    canvas.slab(frame, tone, Tone.CARD, 12)
    signs: list[Sign] = [IconSign(Icon.ANVIL, Tone.GOLD)] if plate.anvil else []
    if plate.done:
        signs.append(IconSign(Icon.SKIP, Tone.GOLD if plate.fresh else Tone.WHITE))
    if plate.awaited:
        signs.append(IconSign(Icon.TURN, Tone.GOLD))
    known = (Space(8), Inset(line(tuple(signs), tone), 0, 5, row_width(tuple(signs), frame.h - 10))) if signs else ()
    named = shown(_draw_name, (name_of(caption, plate.seat), tone))
    paint(canvas, Row((Space(12), named, *known, Space(8))), frame)


def _draw_name(canvas: Canvas, frame: Frame, one: tuple[str, Tone]) -> None:
    """In one line; in two where it would be cut."""
    name, tone = one
    if fit(name, _NAME, _LEAST_NAME, frame.w - 2 * OVERHANG)[0] == name:
        canvas.label(name, frame, Script(_NAME, _LEAST_NAME, Tone.WHITE, tone))
        return
    lines = fitted(name, frame.w - 2 * OVERHANG, _TWO_LINES, _TWO_LINES)
    high = frame.h // len(lines)
    for number, part in enumerate(lines):
        y = frame.y + number * high + high // 2
        canvas.write(part.text, frame.x + OVERHANG, y, part.size, Tone.WHITE, tone)


def draw_line(canvas: Canvas, frame: Frame, line: Purse | InHand | Gained) -> None:
    """A player's dice, or what is in hand, as much of them as there is room for."""
    draw_row(canvas, frame, line_of(line, frame.w, frame.h), Tone.CARD)


def draw_slots(canvas: Canvas, frame: Frame, slots: Slots) -> None:
    """Won items in a row, then those that may still be taken, each with the hand; a crown lies in the last slot."""
    fitting = [side for side in (TROPHY, SMALL, TINY) if side <= frame.h]
    side = next((side for side in fitting if slots.count * (side + 6) - 6 <= frame.w), fitting[-1])
    step = min(side + 6, (frame.w - side) // max(1, slots.count - 1))
    filled = [*((card, False) for card in slots.won), *slots.made]
    y = frame.y + (frame.h - side) // 2
    for index in range(slots.count):
        place = Frame(frame.x + index * step, y, side, side)
        if index >= len(filled):
            last = index == slots.target - 1
            canvas.cached_tile(("slot", last), place, Tone.CARD, partial(_draw_slot, last=last))
            continue
        card, reached_for = filled[index]
        draw_tile(canvas, "craft", card.item, place.x, place.y, side, Tone.CARD)
        if reached_for:
            mark = side // 2
            draw_hand(canvas, Frame(place.right - mark, place.bottom - mark, mark, mark))


def _draw_slot(canvas: Canvas, frame: Frame, last: bool) -> None:
    """An empty slot; a crown lies in the last one."""
    canvas.slab(frame, Tone.PAPER, Tone.CARD, frame.h // 8, (3, Tone.LINE))
    if last:
        draw_icon(canvas, frame.inset(frame.h // 4), Icon.CROWN, Tone.MUTED, Tone.PAPER)
