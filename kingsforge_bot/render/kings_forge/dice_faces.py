"""Dice and boxes: each kind has a shape, a colour and a letter, so that none of the three is needed."""

from functools import partial
from typing import Final

from kingsforge_bot.games.kings_forge.dice import Die, Kind
from kingsforge_bot.render.art import stencil_of
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.kings_forge.icons import Icon, draw_icon, icon_stencil
from kingsforge_bot.render.palette import Tone
from kingsforge_bot.render.typeface import fit, width

FACE_OF: Final = {
    Kind.METAL: Tone.METAL,
    Kind.WOOD: Tone.WOOD,
    Kind.GEM: Tone.GEM,
    Kind.MAGIC: Tone.MAGIC,
    Kind.LIBRARY: Tone.LIBRARY,
    Kind.CEMETERY: Tone.CEMETERY,
}
_LETTER: Final = 0.48
_VALUE: Final = 0.6
_WIDEST: Final = 0.88
"""What a die's writing takes of its width at the most."""


def draw_die(canvas: Canvas, frame: Frame, kind: Kind, value: int | None, ground: Tone) -> None:
    """A die: each kind has a shape, a colour and a letter; beside it what it shows."""
    canvas.plate((kind, value), frame, ground, partial(_draw_die, kind=kind, value=value, ground=ground))


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
    shape, detail = stencil_of("die", kind.name.lower(), frame.h)
    face = FACE_OF[kind]
    if kind is Kind.LIBRARY:
        # White needs an outline; the folded corner tells it from paper.
        canvas.stamp(shape, frame.x, frame.y, Tone.INK, ground)
        thin = max(2, frame.h // 18)
        inner, _ = stencil_of("die", "library", frame.h - 2 * thin)
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


def draw_box(canvas: Canvas, frame: Frame, box: Die, filled: bool, ground: Tone) -> None:
    """A box of a craft card: full with a tick where a die covers it, else an outline to be filled."""
    side = frame.h + frame.h // 12  # the tick overlaps the die's corner
    whole = Frame(frame.x, frame.y, side, side)
    canvas.plate((box, filled), whole, ground, partial(_draw_box, box=box, filled=filled, ground=ground))


def _draw_box(canvas: Canvas, whole: Frame, box: Die, filled: bool, ground: Tone) -> None:
    side, tone = whole.h * 12 // 13, FACE_OF[box.kind]
    frame = Frame(whole.x, whole.y, side, side)
    if filled:
        draw_die(canvas, frame, box.kind, box.value, ground)
        badge = round(side * 0.36)
        place = Frame(frame.right - badge + side // 12, frame.bottom - badge + side // 12, badge, badge)
        canvas.stamp(icon_stencil(Icon.DISC, badge), place.x, place.y, Tone.GOLD, tone, over=True)
        draw_icon(canvas, place.inset(max(1, badge // 5)), Icon.TICK, Tone.INK, Tone.GOLD)
        return
    thick = max(3, side // 14)
    shape, _ = stencil_of("die", box.kind.name.lower(), side)
    inner, _ = stencil_of("die", box.kind.name.lower(), side - 2 * thick)
    canvas.stamp(shape, frame.x, frame.y, tone, ground)
    canvas.stamp(inner, frame.x + thick, frame.y + thick, Tone.CARD, tone, over=True)
    draw_face_text(canvas, frame.inset(thick), box.kind, str(box.value), tone, Tone.CARD)
