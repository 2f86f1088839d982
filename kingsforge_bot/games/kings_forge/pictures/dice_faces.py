"""Dice and boxes: each kind has a shape, a colour and a letter, so that none of the three is needed."""

from functools import partial
from typing import Final

from kingsforge_bot.games.kings_forge.pictures.art import SPRITES
from kingsforge_bot.games.kings_forge.pictures.icons import Icon, draw_icon, icon_stencil
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.typeface import fit, width

FACE_OF: Final = {
    Kind.METAL: Tone.METAL,
    Kind.WOOD: Tone.WOOD,
    Kind.GEM: Tone.GEM,
    Kind.MAGIC: Tone.MAGIC,
    Kind.LIBRARY: Tone.LIBRARY,
    Kind.CEMETERY: Tone.CEMETERY,
}
_BADGES: Final = {Icon.TICK: (Tone.GOLD, Tone.INK), Icon.CROSS: (Tone.EMBER, Tone.WHITE)}
_LETTER: Final = 0.48
_VALUE: Final = 0.6
_WIDEST: Final = 0.88
"""What a die's writing takes of its width at the most."""


def draw_die(canvas: Canvas, frame: Frame, kind: Kind, value: int | None, ground: Tone) -> None:
    """A die: each kind has a shape, a colour and a letter; beside it what it shows."""
    canvas.cached_tile((kind, value), frame, ground, partial(_draw_die, kind=kind, value=value, ground=ground))


def _draw_die(canvas: Canvas, frame: Frame, kind: Kind, value: int | None, ground: Tone) -> None:
    face = FACE_OF[kind]
    draw_face(canvas, frame, kind, ground)
    side = frame.h
    ink = Tone.INK if kind is Kind.LIBRARY else Tone.WHITE
    place = Frame(frame.x, frame.y + (side // 16 if kind is Kind.CEMETERY else 0), side, side)
    if value is None:
        canvas.label(kind.value, place, round(side * 0.62), 6, ink, face, centred=True)
    else:
        draw_face_text(canvas, place, kind, str(value), ink, face)


def draw_face(canvas: Canvas, frame: Frame, kind: Kind, ground: Tone) -> None:
    """A die's face without its writing."""
    shape, detail = SPRITES.stencil("die", kind.name.lower(), frame.h)
    face = FACE_OF[kind]
    if kind is Kind.LIBRARY:
        # White needs an outline; the folded corner tells it from paper.
        canvas.stamp(shape, frame.x, frame.y, Tone.INK, ground)
        thin = max(2, frame.h // 18)
        inner, _ = SPRITES.stencil("die", "library", frame.h - 2 * thin)
        canvas.stamp(inner, frame.x + thin, frame.y + thin, face, Tone.INK, over=True)
        canvas.stamp(detail, frame.x, frame.y, Tone.INK, face, over=True, share=0.4)
        return
    canvas.stamp(shape, frame.x, frame.y, face, ground)
    canvas.stamp(detail, frame.x, frame.y, Tone.WHITE, face, over=True, share=0.45)


def draw_face_text(canvas: Canvas, frame: Frame, kind: Kind, value: str, ink: Tone, face: Tone) -> None:
    """A die's letter and what it shows."""
    side = frame.h
    shown, size = fit(value, round(side * _VALUE), 6, round(side * 0.48))
    small, gap = round(side * _LETTER), side // 24
    whole = width(kind.value, small) + width(shown, size) + gap
    if whole > side * _WIDEST:
        share = side * _WIDEST / whole
        small, size = round(small * share), round(size * share)
        whole = width(kind.value, small) + width(shown, size) + gap
    x = frame.x + (side - whole) // 2
    x = canvas.write(kind.value, x, frame.middle[1] + (size - small) // 3, small, ink, face) + gap
    canvas.write(shown, x, frame.middle[1], size, ink, face)


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
        draw_badge(canvas, Frame(whole.right - badge, whole.bottom - badge, badge, badge), Icon.TICK, tone, ground)
        return
    thick = max(3, side // 14)
    shape, _ = SPRITES.stencil("die", box.kind.name.lower(), side)
    inner, _ = SPRITES.stencil("die", box.kind.name.lower(), side - 2 * thick)
    canvas.stamp(shape, frame.x, frame.y, tone, ground)
    canvas.stamp(inner, frame.x + thick, frame.y + thick, Tone.CARD, tone, over=True)
    draw_face_text(canvas, frame.inset(thick), box.kind, str(box.value), tone, Tone.CARD)


def draw_badge(canvas: Canvas, frame: Frame, icon: Icon, under: Tone, ground: Tone) -> None:
    """A round mark on the corner of something: a tick, or the X of what is lost. A rim of the ground sets it off."""
    fill, ink = _BADGES[icon]
    canvas.stamp(icon_stencil(Icon.DISC, frame.h), frame.x, frame.y, ground, under, over=True)
    disc = frame.inset(max(2, frame.h // 12))
    canvas.stamp(icon_stencil(Icon.DISC, disc.h), disc.x, disc.y, fill, ground, over=True)
    side = disc.h * 5 // 8
    mark = Frame(disc.x + (disc.w - side) // 2, disc.y + (disc.h - side) // 2, side, side)
    draw_icon(canvas, mark, icon, ink, fill)
