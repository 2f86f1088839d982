"""Dice and boxes: each kind has a shape, a colour and a letter, so that none of the three is needed.

M and W are each other upside down: as 6 and 9 on a die they stand on a line.
"""

from functools import partial
from typing import Final

from kingsforge_bot.games.kings_forge.pictures.art import SPRITES
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon, draw_icon, icon_stencil
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, Tone
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import CAPITALS, fit, width

FACE_OF: Final = {
    Kind.METAL: Tone.METAL,
    Kind.WOOD: Tone.WOOD,
    Kind.GEM: Tone.GEM,
    Kind.MAGIC: Tone.MAGIC,
    Kind.LIBRARY: Tone.LIBRARY,
    Kind.CEMETERY: Tone.CEMETERY,
}
RAMP_OF: Final = {
    Kind.METAL: "iron",
    Kind.WOOD: "leaf",
    Kind.GEM: "ruby",
    Kind.MAGIC: "azure",
    Kind.LIBRARY: "parchment",
    Kind.CEMETERY: "violet",
}
ANY: Final = "any"
"""The drawing of a die that may be of any kind; the others are named after their kinds."""
_ON_A_LINE: Final = (Kind.METAL, Kind.WOOD)
"""Whose letters could be taken for each other on a die that lies upside down."""
_LETTER: Final = 0.48
_VALUE: Final = 0.62
_ON_SOCKET: Final = (0.53, 0.6, 0.96)
"""Letter, value and width on a socket, whose walls take room."""
_WIDEST: Final = 0.88
"""What a die's writing takes of its width at the most."""
_ROOM_FOR_BOTH: Final = 90
_RIM: Final = 26
"""A figure's dark rim is a pixel wide, and one more for each so many pixels of the die."""


def draw_die(canvas: Canvas, frame: Frame, kind: Kind, value: int | None, ground: Tone) -> None:
    """A die: each kind has a shape, a material and a letter; beside it what it shows."""
    canvas.cached_tile((kind, value), frame, ground, partial(_draw_die, kind=kind, value=value, ground=ground))


def _draw_die(canvas: Canvas, frame: Frame, kind: Kind, value: int | None, ground: Tone) -> None:
    draw_face(canvas, frame, kind, ground)
    side = frame.h
    place = Frame(frame.x, frame.y + (side // 24 if kind is Kind.CEMETERY else 0), side, side)
    if value is None:
        draw_letter(canvas, place, kind, round(side * 0.62))
    else:
        _draw_value(canvas, place, kind, str(value))


def draw_face(canvas: Canvas, frame: Frame, kind: Kind, ground: Tone) -> None:
    """A die's face without its writing."""
    shape, light = SPRITES.stencil("die", kind.name.lower(), frame.h)
    canvas.relief(shape, light, frame.x, frame.y, PALETTE.ramps[RAMP_OF[kind]], ground)


def draw_any(canvas: Canvas, frame: Frame, ground: Tone) -> None:
    """A die of bone that stands for any."""
    shape, light = SPRITES.stencil("die", ANY, frame.h)
    canvas.relief(shape, light, frame.x, frame.y, PALETTE.ramps["parchment"], ground)


def draw_letter(canvas: Canvas, place: Frame, kind: Kind, size: int) -> None:
    """A die's letter in the middle of a place on its face."""
    x = place.x + (place.w - width(kind.value, size)) // 2
    _carve_letter(canvas, kind, x, place.middle[1], size, place.h)


def _carve_letter(canvas: Canvas, kind: Kind, x: int, y: int, size: int, side: int) -> int:
    """A kind's letter on a die of that side, on its line if it stands on one. Returns its end."""
    ink, rim = _carved(kind, side)
    line = line_below(kind, x, y, size)
    if line is not None:
        around = line.inset(-rim[0])
        canvas.slab(around, rim[1], rim[1], 0)
    end = canvas.engrave(kind.value, x, y, size, ink, rim)
    if line is not None:
        canvas.slab(line, ink, ink, 0)
    return end


def line_below(kind: Kind, x: int, y: int, size: int) -> Frame | None:
    """The line on which a kind's letter stands, the letter beginning at x with the middle of its height at y."""
    if kind not in _ON_A_LINE:
        return None
    aside, below = size // 14, round(size * CAPITALS / 2) + max(2, size // 11)
    return Frame(x + aside, y + below, width(kind.value, size) - 2 * aside, max(2, size // 9))


def _carved(kind: Kind, side: int) -> tuple[int, tuple[int, int]]:
    """Ink and rim of what is written on a die."""
    if kind is Kind.LIBRARY:
        return Tone.INK, (0, FACE_OF[kind])
    return Tone.WHITE, (1 + side // _RIM, PALETTE.ramps[RAMP_OF[kind]][0])


def _sizes(
    kind: Kind, value: str, side: int, shares: tuple[float, float, float] = (_LETTER, _VALUE, _WIDEST)
) -> tuple[int, int, int]:
    """Sizes of letter and value, and how wide they are together."""
    letter, figure, widest = shares
    _, size = fit(value, round(side * figure), 6, round(side * 0.48))
    small, gap = round(side * letter), side // 24
    whole = width(kind.value, small) + width(value, size) + gap
    if whole > side * widest:
        share = side * widest / whole
        small, size = round(small * share), round(size * share)
        whole = width(kind.value, small) + width(value, size) + gap
    return small, size, whole


def _draw_value(canvas: Canvas, frame: Frame, kind: Kind, value: str) -> None:
    """On a die: its letter and what it shows; a small one has no room for a letter beside two figures."""
    if len(value) > 1 and frame.h < _ROOM_FOR_BOTH:
        _, size = fit(value, round(frame.h * _VALUE), 6, round(frame.h * _WIDEST))
        x = frame.x + (frame.h - width(value, size)) // 2
        canvas.engrave(value, x, frame.middle[1], size, *_carved(kind, frame.h))
        return
    small, size, whole = _sizes(kind, value, frame.h)
    x, y, carved = frame.x + (frame.h - whole) // 2, frame.middle[1], _carved(kind, frame.h)
    x = _carve_letter(canvas, kind, x, y + (size - small) // 3, small, frame.h) + frame.h // 24
    canvas.engrave(value, x, y, size, *carved)


def draw_face_text(canvas: Canvas, frame: Frame, kind: Kind, value: str, ink: Tone, face: Tone) -> None:
    """The same on a flat place."""
    small, size, whole = _sizes(kind, value, frame.h, _ON_SOCKET)
    x, y = frame.x + (frame.h - whole) // 2, frame.middle[1]
    low = y + (size - small) // 3
    line = line_below(kind, x, low, small)
    x = canvas.write(kind.value, x, low, small, ink, face) + frame.h // 24
    if line is not None:
        canvas.slab(line, ink, ink, 0)
    canvas.write(value, x, y, size, ink, face)


def draw_changed(canvas: Canvas, frame: Frame, die: Die, changed: bool) -> None:
    """A die of the hand, on a flame where a benefit changed it."""
    if changed:
        canvas.slab(frame, Tone.FLAME, Tone.CARD, 14)
        draw_die(canvas, frame.inset(6), die.kind, die.value, Tone.FLAME)
    else:
        draw_die(canvas, frame, die.kind, die.value, Tone.CARD)


def draw_box(canvas: Canvas, frame: Frame, box: Die, filled: bool, ground: Tone) -> None:
    """A box of a craft card: full with a tick where a die covers it, else an outline to be filled."""
    side = frame.h + frame.h // 12  # the tick overlaps the die's corner
    whole = Frame(frame.x, frame.y, side, side)
    canvas.cached_tile((box, filled), whole, ground, partial(_draw_box, box=box, filled=filled, ground=ground))


def _draw_box(canvas: Canvas, whole: Frame, box: Die, filled: bool, ground: Tone) -> None:
    side, tone = whole.h * 12 // 13, FACE_OF[box.kind]
    frame = Frame(whole.x, whole.y, side, side)
    if filled:
        draw_die(canvas, frame, box.kind, box.value, ground)
        badge = side * 3 // 8
        draw_tick(canvas, Frame(whole.right - badge, whole.bottom - badge, badge, badge), tone, ground)
        return
    # A socket sunk into the card: its upper left wall lies in the shade.
    thick, name = max(3, side // 16), box.kind.name.lower()
    shape, wall, floor = (SPRITES.stencil("die", name, side - less)[0] for less in (0, 2 * thick, 2 * thick + 4))
    canvas.stamp(shape, frame.x, frame.y, tone, ground)
    canvas.stamp(wall, frame.x + thick, frame.y + thick, Tone.LINE, tone, over=True)
    canvas.stamp(floor, frame.x + thick + 3, frame.y + thick + 3, Tone.CARD, Tone.LINE, over=True)
    draw_face_text(canvas, frame.inset(thick), box.kind, str(box.value), tone, Tone.CARD)


def draw_tick(canvas: Canvas, frame: Frame, under: Tone, ground: Tone) -> None:
    """A round tick on the corner of something that is covered. A rim of the ground sets it off."""
    canvas.stamp(icon_stencil(Icon.DISC, frame.h), frame.x, frame.y, ground, under, over=True)
    disc = frame.inset(max(2, frame.h // 12))
    canvas.stamp(icon_stencil(Icon.DISC, disc.h), disc.x, disc.y, Tone.WOOD, ground, over=True)
    side = disc.h * 5 // 8
    mark = Frame(disc.x + (disc.w - side) // 2, disc.y + (disc.h - side) // 2, side, side)
    draw_icon(canvas, mark, Icon.TICK, Tone.WHITE, Tone.WOOD)


def draw_lost(canvas: Canvas, frame: Frame, under: Tone, ground: Tone) -> None:
    """A bin on the corner of what is lost. A rim of the ground sets it off."""
    canvas.stamp(icon_stencil(Icon.DISC, frame.h), frame.x, frame.y, ground, under, over=True)
    side = frame.h * 7 // 8
    spot = Frame(frame.x + (frame.w - side + 1) // 2, frame.y + (frame.h - side) // 2, side, side)
    canvas.stamp(icon_stencil(Icon.LOST, side), spot.x, spot.y, Tone.EMBER, ground, over=True)
