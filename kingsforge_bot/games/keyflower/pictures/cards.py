"""A tile as one reads it: its ground and scene, name, what it does, and what its other side costs, does and brings."""

from typing import Final

import msgspec

from kingsforge_bot.games.keyflower.pictures.art import draw_scene
from kingsforge_bot.games.keyflower.pictures.caption import tile_name
from kingsforge_bot.games.keyflower.pictures.ground import GROUND_OF, Ground, draw_ground
from kingsforge_bot.games.keyflower.pictures.hexes import high
from kingsforge_bot.games.keyflower.pictures.meaning import UPGRADE, Signs, of_cost, of_face
from kingsforge_bot.games.keyflower.pictures.palette import Tone
from kingsforge_bot.games.keyflower.pictures.parts import draw_disc, draw_plate, draw_ribbon, write
from kingsforge_bot.games.keyflower.pictures.signs import draw_pic, draw_row
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.tiles import Side, TileSet
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

LEAST_HIGH: Final = 420
"""Height below which a card has no room for all that is on it."""
_RADIUS: Final = 112
_TALL: Final = round(high(_RADIUS))
_DISC: Final = 60
_STAR: Final = 66
_NAME: Final = 40
_RIBBON: Final = 58
_SIDE: Final = 62
_BELOW: Final = 62


class Card(msgspec.Struct, frozen=True):
    """All that is printed on a tile, and its place if it has one."""

    scene: Name
    name: str
    ground: Ground
    effect: Signs
    cost: Signs = ()
    upgraded: Signs = ()
    points: int = 0
    place: str = ""


def card_of(tiles: TileSet, name: Name, side: Side = Side.A, place: str = "") -> Card:
    """A tile from its printed side a; a summer boat from its drawn face alone."""
    facts = tiles[name]
    ground = Ground(facts.edges, GROUND_OF[facts.kind])
    shown = Card(name, tile_name(facts, side), ground, of_face(facts.face(side)), place=place)
    if facts.b is None or facts.cost is None:
        return shown
    changes = {"cost": of_cost(facts.cost), "upgraded": of_face(facts.b), "points": facts.b.vp}
    return msgspec.structs.replace(shown, **changes)


def draw_card(canvas: Canvas, frame: Frame, card: Card) -> None:
    """On a plate, as large as it has room."""
    draw_plate(canvas, frame)
    tile = Frame(frame.middle[0] - _RADIUS, frame.y + 34, 2 * _RADIUS, _TALL)
    draw_ground(canvas, tile, card.ground)
    draw_scene(canvas, Frame(tile.x, tile.y + 20, tile.w, 152), card.scene)
    if card.place:
        draw_disc(canvas, Frame(frame.x + 10, frame.y + 10, _DISC, _DISC), card.place)
    if card.points and card.cost:
        star = Frame(frame.right - _STAR - 8, frame.y + 8, _STAR, _STAR)
        draw_pic(canvas, star, "star")
        write(canvas, star._replace(y=star.y + 4), f"{card.points}", 36 if card.points < 10 else 29, centred=True)
    ribbon = Frame(frame.x + 8, tile.bottom + 4, frame.w - 16, _RIBBON)
    draw_ribbon(canvas, ribbon, card.name, 10, _NAME)
    above = frame.bottom - (_BELOW + 10 if card.cost else 0)
    room = above - ribbon.bottom
    draw_row(canvas, Frame(frame.x + 12, ribbon.bottom + (room - _SIDE) // 2, frame.w - 24, _SIDE), card.effect)
    if card.cost:
        _draw_other(canvas, Frame(frame.x + 6, frame.bottom - _BELOW - 6, frame.w - 12, _BELOW), card)


def _draw_other(canvas: Canvas, frame: Frame, card: Card) -> None:
    """What the other side costs, an arrow, what it does."""
    draw_plate(canvas, frame, Tone.PAPER, Tone.PAPER)
    draw_row(canvas, frame.inset(6), (*card.cost, UPGRADE, *card.upgraded))
