"""A village as it is drawn, with all that one has to know of it."""

from functools import partial
from typing import Final

from kingsforge_bot.games.keyflower.pictures.art import draw_scene
from kingsforge_bot.games.keyflower.pictures.ground import Ground, draw_ground
from kingsforge_bot.games.keyflower.pictures.hexes import Plan, high
from kingsforge_bot.games.keyflower.pictures.meaning import Pic
from kingsforge_bot.games.keyflower.pictures.measures import LEAST
from kingsforge_bot.games.keyflower.pictures.palette import Tone
from kingsforge_bot.games.keyflower.pictures.parts import draw_plate, draw_signs, write
from kingsforge_bot.games.keyflower.pictures.signs import draw_pic, draw_row
from kingsforge_bot.games.keyflower.pictures.small import draw_small
from kingsforge_bot.games.keyflower.pictures.villages import Lot, Village, planned
from kingsforge_bot.games.keyflower.rules.kinds import Goods, Resource
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import fit, width

PLAIN: Final = 60
"""Radius below which tiles are drawn small: with scenes and goods alone."""
_NAMED: Final = 112
"""Radius from which on a tile has room for its name."""
_NAME: Final = 30
_BEYOND: Final = 12
"""How far a star or a lock stands out of its hexagon's box, at most."""
_ROOMY: Final = 84
"""Radius from which on goods are a little larger."""
_ASIDE: Final = 58
"""Radius of a tile that was laid aside."""
_TREES, _TREE = 7, 58
"""Places for trees in a row, and how large one is."""
_SCATTER: Final = (20, 640, 260, 470, 90, 380, 560)
"""How far to the right and down of its place a tree grows, so that they stand in no rows."""
_GOODS: Final = {Resource.WOOD: (0, 1), Resource.STONE: (1, 1), Resource.IRON: (0, 0), Resource.GOLD: (1, 0)}
"""Fixed places: left or right, above or below."""


def draw_village(canvas: Canvas, frame: Frame, village: Village) -> None:
    """All of it, each tile with its scene, name, effect and goods; trees where there is room."""
    if village.aside:
        frame = _draw_aside(canvas, frame, village.aside)
    lying = planned(village, frame)
    if lying.radius < PLAIN:
        _draw_hexes(canvas, lying, village)
        for lot in village.lots:
            draw_small(canvas, lying.frame(lot.q, lot.r), lot)
        return
    _draw_trees(canvas, frame, village, lying)
    _draw_hexes(canvas, lying, village)
    for lot in village.lots:
        _draw_land(canvas, lying.frame(lot.q, lot.r), lot)
    for lot in village.lots:
        _draw_said(canvas, lying.frame(lot.q, lot.r), lot)


def _draw_hexes(canvas: Canvas, lying: Plan, village: Village) -> None:
    for q, r, code in village.free:
        _draw_free(canvas, lying.frame(q, r), code, shore=(q, r) in village.shores)


def _draw_trees(canvas: Canvas, frame: Frame, village: Village, lying: Plan) -> None:
    taken = [lying.frame(lot.q, lot.r) for lot in village.lots] + [lying.frame(q, r) for q, r, _ in village.free]
    for index in range(_TREES * _TREES):
        row, column = divmod(index, _TREES)
        x, y = (column * frame.w + _SCATTER[index % 7]) // _TREES, (row * frame.h + _SCATTER[index % 5]) // _TREES
        place = Frame(frame.x + x, frame.y + y, _TREE, _TREE)
        if index % 3 and frame.holds(place) and not any(place.meets(one) for one in taken):
            draw_pic(canvas, place, f"tree-{village.season}")


def _draw_land(canvas: Canvas, frame: Frame, lot: Lot) -> None:
    draw_ground(canvas, frame, lot.ground)
    high = round(frame.h * 0.56)
    draw_scene(canvas, Frame(frame.x, frame.y + round(frame.h * 0.14), frame.w, high), lot.scene)


def _draw_said(canvas: Canvas, frame: Frame, lot: Lot) -> None:
    """What stands on a tile, some of it a little beyond its edges."""
    around = frame.inset(-_BEYOND)
    canvas.cached_cutting(("said", lot), around, Tone.CUT, partial(_draw_written, lot=lot))


def _draw_written(canvas: Canvas, around: Frame, lot: Lot) -> None:
    frame = around.inset(_BEYOND)
    radius = frame.w // 2
    large = radius >= _NAMED
    if large:
        _draw_name(canvas, frame, lot)
    wide, tall = round(radius * (1.28 if large else 1.4)), 56 if large else 44
    if lot.effect:
        plate = Frame(frame.middle[0] - wide // 2, frame.y + round(frame.h * 0.83) - tall, wide, tall)
        draw_signs(canvas, plate, lot.effect, deep=4 if large else 2)
    star = max(50, round(radius * 0.46))
    if lot.upgraded:
        place = Frame(frame.x + radius // 2 - star * 3 // 4, frame.y - star // 8, star, star)
        draw_pic(canvas, place, "star" if lot.points else "upgrade")
        if lot.points:
            write(canvas, Frame(place.x, place.y + star // 12, star, star), f"{lot.points}", LEAST + 2, centred=True)
    if lot.lock is not None:
        place = Frame(frame.right - radius // 2 - star // 3, frame.y - star // 8, star, star)
        draw_pic(canvas, place, lot.lock.value)
        _draw_uses(canvas, place, lot)
    _draw_goods(canvas, frame, lot.goods)


def _draw_uses(canvas: Canvas, place: Frame, lot: Lot) -> None:
    """How many workers lie on it, use by use."""
    if not lot.uses:
        return
    said = "+".join(f"{one.number}" for one in lot.uses)
    wide = width(said, LEAST + 1) + 16
    plate = Frame(min(place.x, place.right - wide), place.bottom - 4, wide, 34)
    draw_plate(canvas, plate, Tone.INK, Tone.CARD, 2)
    write(canvas, plate, said, LEAST + 1, Tone.CARD, centred=True)


def _draw_name(canvas: Canvas, frame: Frame, lot: Lot) -> None:
    """Along the upper edge, on dark, where there is room beside star and lock."""
    radius = frame.w // 2
    left = frame.x + radius // 2 + (radius // 7 if lot.upgraded else -6)
    right = frame.right - radius // 2 - (radius // 6 if lot.lock is not None else -6)
    shown, size = fit(lot.name, _NAME, LEAST, right - left - 12)
    if shown == lot.name:
        plate = Frame(left, frame.y + 5, right - left, 36)
        draw_plate(canvas, plate, Tone.BARK, Tone.BARK)
        write(canvas, plate, shown, size, Tone.CARD, centred=True)


def _draw_goods(canvas: Canvas, frame: Frame, goods: Goods) -> None:
    """Each kind at its place, inside the tile: iron and gold beside the scene, wood and stone below the effect."""
    radius, middle = frame.w // 2, frame.middle[0]
    wide, tall, side = (64, 42, 34) if radius >= _NAMED else (58, 38, 34) if radius >= _ROOMY else (50, 34, 28)
    for kind, number in goods.each():
        right, below = _GOODS[kind]
        aside = 7 if below else radius - wide - radius // 14
        y = frame.y + round(frame.h * (0.83 if below else 0.34))
        plate = Frame(middle + aside if right else middle - aside - wide, y, wide, tall)
        draw_plate(canvas, plate, Tone.INK, Tone.CARD, 2)
        room = Frame(plate.x + 2, plate.y + (tall - side) // 2, wide - 4, side)
        draw_row(canvas, room, (Pic(kind), f"{number}"), Tone.CARD)


def _draw_aside(canvas: Canvas, frame: Frame, aside: tuple[Lot, ...]) -> Frame:
    """Tiles that nowhere fitted, below the village at the left (10.5). Returns what is left of the frame."""
    tall = round(high(_ASIDE))
    for index, lot in enumerate(aside):
        place = Frame(frame.x + index * (2 * _ASIDE + 8), frame.bottom - tall, 2 * _ASIDE, tall)
        draw_ground(canvas, place, lot.ground)
        draw_scene(canvas, place.inset(20), lot.scene)
    return frame._replace(h=frame.h - tall - 8)


def _draw_free(canvas: Canvas, frame: Frame, code: str, *, shore: bool) -> None:
    """A hexagon on which something could be built; with waves where the home's water edge looks."""
    draw_ground(canvas, frame, Ground((), Tone.LIGHT, Tone.MUTED))
    write(canvas, frame, code, 60, Tone.INK, centred=True)
    if shore:
        side = frame.h // 4
        draw_pic(canvas, Frame(frame.middle[0] - side // 2, frame.bottom - side - 12, side, side), "line")
