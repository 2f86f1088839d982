"""Signs side by side on a canvas, as large as their frame allows."""

from functools import lru_cache, partial
from typing import Final, assert_never

from PIL import Image

from kingsforge_bot.drawing.portraits import PortraitPalette
from kingsforge_bot.drawing.seats import Badge, draw_badge
from kingsforge_bot.games.kings_forge.card_data import drawn_as
from kingsforge_bot.games.kings_forge.pictures.art import SPRITES
from kingsforge_bot.games.kings_forge.pictures.glyphs.dice_faces import (
    FACE_OF,
    draw_any,
    draw_die,
    draw_face,
    draw_letter,
    draw_lost,
    draw_tick,
)
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon, draw_icon, icon_stencil
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import (
    ARROW,
    ChipSign,
    DieSign,
    GapSign,
    IconSign,
    RankSign,
    SeatSign,
    Sign,
    Signs,
    SquareSign,
    TextSign,
    TickSign,
)
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, SEAT_TONES, Tone
from kingsforge_bot.games.kings_forge.rules.cards import GEM_OR_MAGIC
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import RESOURCES, Kind
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import width

_BADGES: Final = tuple(Badge(tone, Tone.WHITE) for tone in SEAT_TONES)
_GAP: Final = 0.12
_TEXT: Final = 0.66
CHIP_TEXT: Final = 0.62
_ICON: Final = 0.84
_ROUND: Final = 0.18
_STEP: Final = 2
_TIGHT: Final = 40
"""Texts of rows lower than this may come close to the edge of what they lie on, which must stay."""
_SIGNS_TIGHT: Final = 76
"""The same of signs."""
_EITHER: Final = 1.4
_EITHER_LOST: Final = 1.8
"""A square that takes either of two kinds is so many times as wide as others, for both letters and the X."""


def draw_row(canvas: Canvas, frame: Frame, signs: Signs, ground: Tone, centred: bool = False) -> None:
    """The signs from the left edge of the frame, as high as it, lower where they would be too wide."""
    high = height(signs, frame.w, frame.h)
    gap = round(high * _GAP)
    widths = [_width(sign, high) for sign in signs]
    whole = sum(widths) + gap * (len(signs) - 1)
    x = frame.x + ((frame.w - whole) // 2 if centred else 0)
    y = frame.y + (frame.h - high) // 2
    for sign, wide in zip(signs, widths, strict=True):
        _place(canvas, Frame(x, y, wide, high), sign, ground)
        x += wide + gap


@lru_cache(maxsize=4096)
def height(signs: Signs, room: int, most: int) -> int:
    """The largest height up to `most` at which the signs take at most `room` pixels."""
    wide = row_width(signs, most)
    if wide <= room:
        return most
    high = min(most, most * room // wide + 2)  # widths grow with heights, but for rounding
    while high > 1 and row_width(signs, high) > room:
        high -= 1
    # Few different sizes: each is drawn only once.
    return max(1, high - high % _STEP)


@lru_cache(maxsize=4096)
def row_width(signs: Signs, high: int) -> int:
    """How many pixels the signs take at a height."""
    return sum(_width(sign, high) for sign in signs) + round(high * _GAP) * max(0, len(signs) - 1)


@lru_cache(maxsize=256)
def folded(signs: Signs, room: int, high: int) -> tuple[Signs, Signs]:
    """The signs in two lines so high, cut where both can be largest: before an arrow, or at a gap, which then goes."""
    cuts = [place for place, sign in enumerate(signs) if place and (sign == ARROW or isinstance(sign, GapSign))]
    if not cuts:
        return signs, ()
    lines = [(signs[:cut], signs[cut + isinstance(signs[cut], GapSign) :]) for cut in cuts]

    def size(two: tuple[Signs, Signs]) -> tuple[int, int]:
        """The lower line's height; of equal ones the more even."""
        return min(height(line, room, high) for line in two), -max(row_width(line, high) for line in two)

    return max(lines, key=size)


def _width(sign: Sign, high: int) -> int:
    match sign:
        case SquareSign(square=square) if square.takes == GEM_OR_MAGIC.takes:
            return round(high * (_EITHER_LOST if square.lost else _EITHER))
        case DieSign() | SquareSign() | SeatSign():
            return high
        case TextSign(text=text):
            return width(text, max(1, round(high * _TEXT)))
        case IconSign():
            return round(high * _ICON)
        case ChipSign(text=text, icon=icon):
            return high if icon else max(high, width(text, max(1, round(high * CHIP_TEXT))) + round(high * 0.3))
        case RankSign() | TickSign():
            return high
        case GapSign(share=share):
            return round(high * share)
        case _:
            assert_never(sign)


def _place(canvas: Canvas, frame: Frame, sign: Sign, ground: Tone) -> None:
    """A sign as kept; a text is kept by the canvas and may be wider than its place."""
    if isinstance(sign, TextSign):
        at, size = (frame.x, frame.middle[1]), round(frame.h * _TEXT)
        if frame.h < _TIGHT:
            canvas.engrave(sign.text, *at, size, sign.tone, (0, ground))
        else:
            canvas.write(sign.text, *at, size, sign.tone, ground)
    elif not isinstance(sign, GapSign):
        keep = canvas.cached_cutting if frame.h < _SIGNS_TIGHT else canvas.cached_tile
        keep(sign, frame, ground, partial(_draw, sign=sign, ground=ground))


_Drawn = DieSign | SquareSign | IconSign | SeatSign | ChipSign | RankSign | TickSign


def _draw(canvas: Canvas, frame: Frame, sign: _Drawn, ground: Tone) -> None:
    high = frame.h
    match sign:
        case DieSign(kind=kind, value=value, fresh=True):
            canvas.slab(frame, Tone.FLAME, ground, high // 6)
            draw_die(canvas, frame.inset(max(3, high // 14)), kind, value, Tone.FLAME)
        case DieSign(kind=kind, value=value):
            draw_die(canvas, frame, kind, value, ground)
        case SquareSign():
            _draw_square(canvas, frame, sign, ground)
        case IconSign(icon=icon, tone=tone):
            draw_icon(canvas, frame, icon, tone, ground)
        case SeatSign(seat=seat):
            draw_seat(canvas, frame, seat, ground)
        case ChipSign() as chip:
            _draw_chip(canvas, frame, chip, ground)
        case TickSign():
            draw_tick(canvas, frame.inset(high // 10), ground, ground)
        case RankSign(rank=rank):
            canvas.slab(frame, Tone.LINE, ground, high // 2)
            canvas.label(str(rank), frame.inset(high // 16), Script(round(high * 0.76), 6, Tone.INK, Tone.LINE, True))
        case _:
            assert_never(sign)


def _draw_chip(canvas: Canvas, frame: Frame, chip: ChipSign, ground: Tone) -> None:
    """What is done to a die: an iron plate, or a token of gold."""
    high = frame.h
    fill, ink = (Tone.GOLD, Tone.INK) if chip.gold else (Tone.IRON, Tone.WHITE)
    inner = Frame(frame.x, frame.y + high // 20, frame.w, high - 2 * (high // 20))
    canvas.slab(inner, fill, ground, inner.h // 2 if chip.gold else round(high * _ROUND))
    if chip.icon is not None:
        draw_icon(canvas, inner.inset(round(high * 0.16)), chip.icon, ink, fill)
    else:
        canvas.label(chip.text, inner, Script(round(high * CHIP_TEXT), 6, ink, fill, centred=True))


def draw_tile(canvas: Canvas, folder: str, name: str, x: int, y: int, side: int, ground: Tone) -> None:
    """An illustration with its corner at x, y; none for a card that was never drawn."""
    name = drawn_as(Item(name))
    if name in SPRITES.known(folder):
        canvas.put(SPRITES.tile(folder, name, side, ground), x, y)


FACES: Final = PortraitPalette(_BADGES, Tone.GOLD, Tone.CARD)
"""What goes with the portraits here."""
draw_seat: Final = partial(draw_badge, badges=_BADGES)
"""A seat's badge: round, where dice are square."""


def _draw_square(canvas: Canvas, frame: Frame, sign: SquareSign, ground: Tone) -> None:
    """A square of a cost in the shape of the die it takes; any kind: a plain square with a question mark."""
    square, side = sign.square, frame.h
    size = round(side * (0.56 if square.lost else 0.6))
    low = frame
    if square.lost:
        low = Frame(frame.x, frame.y + round(side * 0.26), round(side * 0.7), round(side * 0.7))
    fill: Tone
    if square.takes == RESOURCES:
        fill = Tone.CARD
        draw_any(canvas, frame, ground)
        x = low.x + (low.w - width("?", size)) // 2
        canvas.engrave("?", x, low.middle[1], size, Tone.INK, (0, fill))
    elif square.takes == GEM_OR_MAGIC.takes:
        fill = FACE_OF[Kind.MAGIC]
        _draw_either(canvas, frame, ground, square.lost)
    else:
        fill = FACE_OF[square.takes[0]]
        draw_face(canvas, frame, square.takes[0], ground)
        draw_letter(canvas, low, square.takes[0], size)
    if square.lost:
        half = side * 7 // 13
        badge = Frame(frame.right - half, frame.y, half, half)
        x, y = badge.middle
        canvas.slab(Frame(x, frame.y, frame.right - x, y - frame.y), ground, ground, 1)
        draw_lost(canvas, badge, fill, ground)


def _draw_either(canvas: Canvas, frame: Frame, ground: Tone, lost: bool) -> None:
    """Gem or magic: the left half of the one die and the right half of the other, each drawn out to the middle."""
    half, letter_wide = frame.h // 2, round(frame.h * 0.62)
    middle = frame.x + frame.h * 7 // 10
    for kind, x, right in ((Kind.GEM, frame.x, middle), (Kind.MAGIC, middle, frame.right)):
        whole = Canvas(frame.h, frame.h, ground, PALETTE)
        draw_face(whole, Frame(0, 0, frame.h, frame.h), kind, ground)
        part = Image.new("L", (right - x, frame.h))
        part.paste(whole.indices.crop((half, 0, half + 1, frame.h)).resize(part.size, Image.Resampling.NEAREST))
        outer, end = (0, 0) if x == frame.x else (frame.h - half, part.width - half)
        part.paste(whole.indices.crop((outer, 0, outer + half, frame.h)), (end, 0))
        canvas.put(part, x, frame.y)
    for kind, x in ((Kind.GEM, middle - letter_wide), (Kind.MAGIC, middle)):
        draw_letter(canvas, Frame(x, frame.y, letter_wide, frame.h), kind, round(frame.h * (0.6 if lost else 0.54)))


def draw_hand(canvas: Canvas, frame: Frame) -> None:
    """The mark of what may still be stolen: a hand on ember, set off by a rim."""
    canvas.stamp(icon_stencil(Icon.DISC, frame.h), frame.x, frame.y, Tone.CARD, Tone.CARD, over=True)
    disc = frame.inset(max(2, frame.h // 14))
    canvas.stamp(icon_stencil(Icon.DISC, disc.h), disc.x, disc.y, Tone.EMBER, Tone.CARD, over=True)
    draw_icon(canvas, disc.inset(disc.h // 5), Icon.HAND, Tone.WHITE, Tone.EMBER)
