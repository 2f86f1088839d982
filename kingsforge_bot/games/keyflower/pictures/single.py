"""A single tile, for looking up: `draw_one_tile(name, tiles)`, with both sides; 1600 wide."""

from typing import Final

from kingsforge_bot.drawing.layout import Column, Drawn, Inset, Over, Part, Row, Space, shown
from kingsforge_bot.drawing.slicing import slices
from kingsforge_bot.drawing.strip_renderer import LEFT
from kingsforge_bot.games.keyflower.pictures.cards import Card, card_of, draw_card
from kingsforge_bot.games.keyflower.pictures.ground import GROUND_OF
from kingsforge_bot.games.keyflower.pictures.measures import GAP, MARGIN, RENDERER, WIDE
from kingsforge_bot.games.keyflower.pictures.palette import Tone
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.tiles import Side, TileSet
from kingsforge_bot.render.canvas import Canvas, Frame

_HIGH: Final = 452
_CARD: Final = 560


def draw_one_tile(name: Name, tiles: TileSet) -> bytes:
    """A PNG of a tile as one reads it; of a summer boat both faces beside each other."""
    return RENDERER.picture([*slices(single(name, tiles), Frame(LEFT, 0, WIDE, _HIGH), ())])


def single(name: Name, tiles: TileSet) -> Part[Drawn]:
    """The tile on its season's ground."""
    facts = tiles[name]
    sides = tuple(Side) if facts.is_summer_boat else (Side.A,)
    cards: list[Card] = [card_of(tiles, name, side) for side in sides]
    row: Row[Drawn] = Row((Space(), *(shown(draw_card, one, _CARD) for one in cards), Space()), GAP)
    ground = shown(draw_plain, GROUND_OF[facts.kind])
    return Over((ground, Inset(Column((row,)), MARGIN, MARGIN)))


def draw_plain(canvas: Canvas, frame: Frame, tone: Tone) -> None:
    """Ground of one tone."""
    canvas.slab(frame, tone, tone, 0)
