"""Who sits where, as heads on the pictures of any game, and the gold flag of who leads.

A head is stored once, large and without a ground. It is laid on the colour of its seat when it is first needed, in
each game's own palette: the drawings keep to the ramps that all palettes share.
"""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final

import msgspec
from PIL import Image, ImageChops

from kingsforge_bot.core.portraits import Portrait
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.seats import ASSETS, Badge, draw_badge
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.palette import RGB, Palette, ToneIndex
from kingsforge_bot.render.smooth import TIMES, rounded, smooth

SIDE: Final = 448
"""Of a head as it is stored, in pixels: none is drawn larger."""
FIGURES: Final = ASSETS / "sprites"
FOLDER: Final = "portrait"
_GROUND: Final = 0.45
"""Share of white in the ground behind a head; the rest is the seat's colour."""
_GLOW: Final = 0.62
"""The same in the light disc on it."""
_LIT: Final = (0.02, -0.06, 0.86, 0.78)
"""Where the light disc lies, in sides."""
_ROUND: Final = 0.14
_BADGE: Final = 0.38
_LEAST: Final = 25
"""Height of a figure that is 9 px high in Discord's box."""
_TAIL: Final = 0.22
"""How deep a flag is cut in below, of its height."""


class Faced(msgspec.Struct, frozen=True):
    """A seat and the head it has; None: nobody sits there, and its emblem stands for it."""

    seat: Seat
    head: Portrait | None


class PortraitPalette(msgspec.Struct, frozen=True):
    """The tones of a game's palette that go with its portraits."""

    badges: tuple[Badge, ...]
    frame: ToneIndex
    """Of the line around a head."""
    rim: ToneIndex
    """What sets a badge off from its head."""


def draw_portrait(canvas: Canvas, frame: Frame, who: Faced, ground: ToneIndex, look: PortraitPalette) -> None:
    """A head in a frame, on its seat's colour, with the seat's badge on the lower left corner; the frame is square."""
    draw = partial(_draw_framed, who=who, ground=ground, look=look)
    canvas.cached_tile(("portrait", who), frame, ground, draw)


def draw_head(
    canvas: Canvas, frame: Frame, head: Portrait, tone: ToneIndex, ground: ToneIndex, line: ToneIndex
) -> None:
    """A head in a frame, on a tone, where nobody sits at a table: without a badge; the frame is square."""

    def draw(part: Canvas, place: Frame) -> None:
        _put(part, _framed(part.palette, place.h, head, tone, ground, line), place, ground)

    canvas.cached_tile(("head", head, tone, line), frame, ground, draw)


def draw_bust(canvas: Canvas, frame: Frame, who: Faced, ground: ToneIndex, look: PortraitPalette) -> None:
    """A head without a frame before a disc of its seat's colour, to be looked at; the frame is square."""
    draw = partial(_draw_bust, who=who, ground=ground, look=look)
    canvas.cached_tile(("bust", who), frame, ground, draw)


def corner_of(head: Frame) -> Frame:
    """Where the flag of who leads hangs on a head: at its upper right corner."""
    wide = head.h * 3 // 8
    return Frame(head.right - wide - head.h // 30, head.y, wide, wide * 5 // 4)


def draw_flag(canvas: Canvas, frame: Frame, place: int, ground: ToneIndex, tones: tuple[ToneIndex, ToneIndex]) -> None:
    """A hanging flag with a place, for who leads; `tones` are those of the cloth and of what is written on it.

    A small one is a flag and nothing else: its figure could not be read.
    """
    cloth, ink = tones
    canvas.stamp(_flag(frame.w, frame.h, 0), frame.x, frame.y, ink, ground, over=True)
    line = max(2, frame.w // 16)
    inner = Frame(frame.x + line, frame.y, frame.w - 2 * line, frame.h - line)
    canvas.stamp(_flag(inner.w, inner.h, line), inner.x, inner.y, cloth, ink, over=True)
    room = Frame(inner.x, inner.y, inner.w, round(inner.h * (1 - _TAIL)))
    if (size := round(room.h * 0.72)) >= _LEAST:
        canvas.label(str(place), room, Script(size, _LEAST, ink, cloth, centred=True))


def _draw_framed(canvas: Canvas, frame: Frame, who: Faced, ground: ToneIndex, look: PortraitPalette) -> None:
    if who.head is None:
        draw_badge(canvas, frame, who.seat, ground, look.badges)
        return
    palette, side = canvas.palette, frame.h
    whole = _framed(palette, side, who.head, look.badges[who.seat].fill, ground, look.frame)
    _lay_badge(whole, who.seat, palette, look, round(side * _BADGE))
    _put(canvas, whole, frame, ground)


def _framed(
    palette: Palette, side: int, head: Portrait, tone: ToneIndex, ground: ToneIndex, line: ToneIndex
) -> Image.Image:
    """A head on a tone, in a frame of another."""
    edge = max(2, round(side * 0.04))
    inner = side - 2 * edge
    whole = Image.new("RGB", (side, side), palette.tones[ground])
    whole.paste(palette.tones[line], (0, 0), _rounded(side, round(side * _ROUND)))
    lit = _on_tone(head, inner, palette.tones[tone])
    whole.paste(lit, (edge, edge), _rounded(inner, round(side * _ROUND) - edge))
    return whole


def _draw_bust(canvas: Canvas, frame: Frame, who: Faced, ground: ToneIndex, look: PortraitPalette) -> None:
    if who.head is None:
        draw_badge(canvas, frame, who.seat, ground, look.badges)
        return
    palette, side = canvas.palette, frame.h
    whole = Image.new("RGB", (side, side), palette.tones[ground])
    disc = _disc(round(side * 0.96))
    whole.paste(_tinted(palette.tones[look.badges[who.seat].fill], _GROUND), (side // 50, 0), disc)
    figure = _figure(who.head, side)
    whole.paste(figure.convert("RGB"), (0, 0), figure.getchannel("A"))
    _lay_badge(whole, who.seat, palette, look, round(side * 0.26))
    _put(canvas, whole, frame, ground)


def _lay_badge(whole: Image.Image, seat: Seat, palette: Palette, look: PortraitPalette, side: int) -> None:
    """The seat's badge on the lower left corner, within a rim."""
    rim = max(2, side // 12)
    badge = Canvas(side, side, look.rim, palette)
    draw_badge(badge, Frame(rim, rim, side - 2 * rim, side - 2 * rim), seat, look.rim, look.badges)
    whole.paste(badge.image().convert("RGB"), (0, whole.height - side), _disc(side))


def _put(canvas: Canvas, whole: Image.Image, frame: Frame, ground: ToneIndex) -> None:
    """The picture in the canvas's colours; its ground stays that one tone, and nothing else becomes it."""
    part = Image.frombytes("L", whole.size, canvas.palette.quantized(whole).tobytes())
    bare = Image.new("RGB", whole.size, canvas.palette.tones[ground])
    part.paste(ground, (0, 0), ImageChops.difference(whole, bare).convert("L").point([255] + [0] * 255))
    canvas.put(part, frame.x, frame.y)


def _on_tone(head: Portrait, side: int, colour: RGB) -> Image.Image:
    """A head on a colour, lit from the upper left."""
    whole = Image.new("RGB", (side, side), _tinted(colour, _GROUND))
    left, top, wide, high = (round(side * share) for share in _LIT)
    whole.paste(_tinted(colour, _GLOW), (left, top), _disc(max(wide, high)))
    figure = _figure(head, side)
    whole.paste(figure.convert("RGB"), (0, 0), figure.getchannel("A"))
    return whole


def _tinted(colour: RGB, white: float) -> RGB:
    red, green, blue = (round(channel + (255 - channel) * white) for channel in colour)
    return red, green, blue


def _figure(head: Portrait, side: int) -> Image.Image:
    """A head without ground (mode RGBA)."""
    with Image.open(FIGURES / f"{FOLDER}-{head}.png") as image:
        return image.convert("RGBA").resize((side, side), Image.Resampling.LANCZOS, reducing_gap=2.0)


@lru_cache(maxsize=32)
def _rounded(side: int, radius: int) -> Image.Image:
    return rounded(side, radius)


@lru_cache(maxsize=32)
def _disc(side: int) -> Image.Image:
    return _rounded(side, side // 2)


@lru_cache(maxsize=32)
def _flag(wide: int, high: int, line: int) -> Image.Image:
    """A flag as a stencil, which hangs from its upper edge."""
    right, bottom = wide * TIMES, high * TIMES
    notch = (wide // 2 * TIMES, round(bottom * (1 - _TAIL)) + line * TIMES // 2)
    points: Sequence[tuple[int, int]] = ((0, 0), (right, 0), (right, bottom), notch, (0, bottom))
    return smooth(wide, high, lambda pen: pen.polygon(points, 255))
