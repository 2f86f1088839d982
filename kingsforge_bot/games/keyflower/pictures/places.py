"""A place of the offer, and a turn-order tile: what it does, who is on it, who bids how much."""

from functools import partial
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.games.keyflower.pictures.art import draw_scene, draw_sign
from kingsforge_bot.games.keyflower.pictures.bids import draw_bids
from kingsforge_bot.games.keyflower.pictures.contents import Men, Place
from kingsforge_bot.games.keyflower.pictures.ground import draw_fresh_ground
from kingsforge_bot.games.keyflower.pictures.hexes import high
from kingsforge_bot.games.keyflower.pictures.measures import DECISIVE
from kingsforge_bot.games.keyflower.pictures.palette import LETTERS, Tone
from kingsforge_bot.games.keyflower.pictures.parts import draw_disc, draw_plate, draw_ribbon, draw_signs, write
from kingsforge_bot.games.keyflower.pictures.signs import TONE_OF, draw_on_worker, draw_pic
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

PLACE_HIGH: Final = 356
"""Of a place with all its bids."""
ORDER_HIGH: Final = 240
"""Of a turn-order tile with its own."""
ORDER_WIDE: Final = 140
"""Width that it takes at most."""
RADIUS: Final = 104
_TALL: Final = round(high(RADIUS))
_TOP: Final = 50
"""How far below the upper edge of its frame the hexagon begins."""
_RIBBON: Final = 57
_NAME: Final = 33
_EFFECT: Final = (200, DECISIVE)
_STAR: Final = 58
_LOCK: Final = 62
_MAN: Final = 48
_ON_STEP: Final = 38
_STAYS: Final = 248
"""Height of what stays: the tile with its name and effect."""
_BIDS: Final = 240
"""Where the bids begin."""
ORDER: Final = 52
"""Radius of a turn-order tile."""
_ORDER_TALL: Final = round(high(ORDER))
_SCENE: Final = 104
_HALO: Final = 4
"""What is new has so much flame round it."""


def draw_place(canvas: Canvas, frame: Frame, place: Place) -> None:
    """A tile of the offer with all that lies on it and beside it; what stays through turns is kept as drawn."""
    stays = replace(place, uses=(), least=None, chips=())
    canvas.cached_tile(("place", stays), frame._replace(h=_STAYS), place.meadow, partial(_draw_stand, place=stays))
    tile, left = _tile_in(frame), _left_of(frame)
    draw_men(canvas, Frame(left, tile.bottom - 44 - _MAN - 4, 0, _MAN), place.uses)
    right = min(frame.right, tile.right + 8)
    draw_next(canvas, Frame(right - 68, tile.bottom - 46 - DECISIVE, 68, DECISIVE), place.least)
    wide = min(frame.right - left, 2 * RADIUS + 14) - 2 * _HALO
    draw_bids(canvas, Frame(left + _HALO, frame.y + _BIDS, wide, frame.h - _BIDS - 4), place.chips)


def _tile_in(frame: Frame) -> Frame:
    return Frame(frame.x + (frame.w - 2 * RADIUS) // 2, frame.y + _TOP, 2 * RADIUS, _TALL)


def _left_of(frame: Frame) -> int:
    return max(frame.x, _tile_in(frame).x - 10)


def _draw_stand(canvas: Canvas, frame: Frame, place: Place) -> None:
    tile, left = _tile_in(frame), _left_of(frame)
    draw_fresh_ground(canvas, tile, place.ground)
    draw_scene(canvas, Frame(tile.x, tile.y + 16, tile.w, _SCENE), place.scene)
    end = min(frame.right, tile.right + 18)
    draw_ribbon(canvas, Frame(left + 30, frame.y + 2, end - left - 30, _RIBBON), place.name, 31, _NAME)
    draw_disc(canvas, Frame(left, frame.y, DECISIVE, DECISIVE), place.place)
    wide, tall = _EFFECT
    effect = Frame(tile.x + (tile.w - wide) // 2, tile.bottom - 44, wide, tall)
    if place.effect:
        draw_signs(canvas, effect, place.effect)
    if place.points:
        star = Frame(left, tile.y + 8, _STAR, _STAR)
        draw_pic(canvas, star, "star")
        write(canvas, Frame(star.x, star.y + 3, star.w, star.h), f"{place.points}", 28, centred=True)
    draw_lock(canvas, Frame(min(frame.right, tile.right + 8) - _LOCK, tile.y + 8, _LOCK, _LOCK), place)


def draw_lock(canvas: Canvas, frame: Frame, place: Place) -> None:
    """A worker with the letter of the tile's colour."""
    if place.lock is not None:
        draw_pic(canvas, frame, place.lock.value)


def draw_next(canvas: Canvas, frame: Frame, least: int | None) -> None:
    """The fewest workers of the next use, or that there is none."""
    if least is None:
        return
    if least == 0:
        draw_pic(canvas, frame, "closed")
        return
    draw_plate(canvas, frame, Tone.INK, Tone.CARD, 3)
    write(canvas, frame, f"{least}+", 44, Tone.CARD, centred=True)


def draw_men(canvas: Canvas, frame: Frame, uses: tuple[Men, ...]) -> None:
    """The workers on a tile from the left, use by use."""
    for index, one in enumerate(uses):
        place = Frame(frame.x + index * _ON_STEP, frame.y, _MAN, _MAN)
        if one.fresh:
            halo = Frame(place.x - 3, place.y - 3, _MAN + 6, _MAN + 6)
            draw_plate(canvas, halo, Tone.FLAME, Tone.FLAME)
        _draw_man(canvas, place, one)


def _draw_man(canvas: Canvas, place: Frame, one: Men) -> None:
    """So many workers, of one colour or of several."""
    name, tone = ("worker", Tone.GREY) if one.colour is None else (one.colour.value, TONE_OF[one.colour])
    draw_sign(canvas, place, name)
    draw_on_worker(canvas, place, f"{one.number}", LETTERS[tone])


def draw_order(canvas: Canvas, frame: Frame, place: Place) -> None:
    """A turn-order tile with its bids; the start tile's number is white on violet."""
    stays = replace(place, uses=(), least=None, chips=())
    tall = _ORDER_TALL + 4
    canvas.cached_tile(("order", stays), frame._replace(h=tall), place.meadow, partial(_draw_order, place=stays))
    wide = min(frame.w, ORDER_WIDE) - 2 * _HALO
    top = frame.y + tall - 6
    draw_bids(canvas, Frame(frame.middle[0] - wide // 2, top, wide, frame.bottom - top), place.chips)


def _draw_order(canvas: Canvas, frame: Frame, place: Place) -> None:
    tile = Frame(frame.x + (frame.w - 2 * ORDER) // 2, frame.y + 4, 2 * ORDER, _ORDER_TALL)
    draw_fresh_ground(canvas, tile, place.ground)
    fill, ink = (Tone.START, Tone.WHITE) if place.start else (Tone.CARD, Tone.INK)
    aside = 18 if place.lock is not None else 0
    disc = Frame(tile.middle[0] - DECISIVE // 2 - aside, tile.middle[1] - DECISIVE // 2, DECISIVE, DECISIVE)
    draw_disc(canvas, disc, place.place, fill, ink)
    draw_lock(canvas, Frame(min(frame.right, tile.right + 20) - DECISIVE + 6, frame.y, DECISIVE, DECISIVE), place)
