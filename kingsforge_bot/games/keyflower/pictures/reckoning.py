"""A seat's final reckoning: what each tile brought, printed and scored, and of which items.

`draw_reckoning(view, tiles, seat, caption)`: 1200 wide, as high as its lines take, when the game is over; off the event
loop.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced, name_of, table_of
from kingsforge_bot.drawing.layout import Drawn, Grid, Inset, Part, Row, Space, shown
from kingsforge_bot.drawing.slicing import slices
from kingsforge_bot.drawing.strip_renderer import LEFT
from kingsforge_bot.games.keyflower.pictures.art import draw_scene
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption, tile_name
from kingsforge_bot.games.keyflower.pictures.head import HIGH, draw_table, page
from kingsforge_bot.games.keyflower.pictures.meaning import STAR, UPGRADE, Pic, Signs
from kingsforge_bot.games.keyflower.pictures.measures import GAP, LEAST, MARGIN, SQUARE, SQUARE_RENDERER
from kingsforge_bot.games.keyflower.pictures.parts import draw_plate, write
from kingsforge_bot.games.keyflower.pictures.signs import draw_row
from kingsforge_bot.games.keyflower.pictures.village import Owner, draw_owner
from kingsforge_bot.games.keyflower.rules.kinds import Name, Resource
from kingsforge_bot.games.keyflower.rules.state import Line, Score, State
from kingsforge_bot.games.keyflower.rules.tiles import Side, TileSet
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_COLUMNS: Final = 2
_TALLEST: Final = 160
_SUM: Final = 96


class Item(msgspec.Struct, frozen=True):
    """A line of the reckoning."""

    scene: Name | None
    name: str
    points: int
    used: Signs


def draw_reckoning(view: State, tiles: TileSet, seat: Seat, caption: BoardCaption) -> bytes:
    """A PNG of one seat's points. The game must be over."""
    part = reckoning(view, tiles, seat, caption)
    rows = _rows(items(_score(view, seat), view, tiles))
    tall = HIGH + 2 * MARGIN + rows * (_line_high(rows) + GAP) - GAP
    return SQUARE_RENDERER.picture([*slices(part, Frame(LEFT, 0, SQUARE, tall), (HIGH,))])


def _score(view: State, seat: Seat) -> Score:
    return next(one for one in view.scores if one.seat == seat)


def _rows(found: Sequence[Item]) -> int:
    return max(1, -(-len(found) // _COLUMNS))


def _line_high(rows: int) -> int:
    """Of one of so many lines, which have room in a square."""
    return min(_TALLEST, (SQUARE - HIGH - 2 * MARGIN - GAP * (rows - 1)) // rows)


def reckoning(view: State, tiles: TileSet, seat: Seat, caption: BoardCaption) -> Part[Drawn]:
    """Who, the total, a line for each tile that brought something, gold last."""
    score = _score(view, seat)
    found = items(score, view, tiles)
    high = _line_high(_rows(found))
    owner = Owner(faced(caption, seat), name_of(caption, seat), (f"{score.total}", STAR))
    above = Row((shown(draw_owner, owner, 780), Space(), shown(draw_table, table_of(caption), 260)), GAP)
    lines = Grid(tuple(Drawn(draw_item, one) for one in found), _COLUMNS, high, GAP)
    return page(view.season, above, Inset(lines, MARGIN, MARGIN))


def items(score: Score, view: State, tiles: TileSet) -> tuple[Item, ...]:
    """The lines from most points to least; gold that is used nowhere else at the end."""
    sides = {one.name: one.side for one in view.players[score.seat].village}
    lines = sorted(score.lines, key=lambda line: -(line.printed + line.scored))
    found = [_item(line, tiles, sides.get(line.tile, Side.A), score.upgraded) for line in lines]
    if score.gold:
        start: tuple[Pic | str, ...] = ("1", Pic("start")) if score.start else ()
        found.append(Item(None, "", score.gold, (f"{score.gold}", Pic(Resource.GOLD), *start)))
    return tuple(found)


def _item(line: Line, tiles: TileSet, side: Side, upgraded: Name | None) -> Item:
    counted: list[tuple[int, str]] = [(number, kind.value) for kind, number in line.goods.each()]
    counted += [(number, kind.value) for kind, number in line.skills.each()]
    counted += [(number, colour.value) for colour, number in line.workers.each()]
    used: list[Pic | str] = [sign for number, name in counted for sign in (f"{number}", Pic(name))]
    if line.start:
        used += ["1", Pic("start")]
    if line.tiles:
        used += [f"{len(line.tiles)}", Pic("hex")]
    if line.tile == upgraded:
        used.append(UPGRADE)
    return Item(line.tile, _named(tiles, line.tile, side), line.printed + line.scored, tuple(used))


def _named(tiles: TileSet, name: Name, side: Side) -> str:
    facts = tiles[name]
    return facts.name if facts.number else tile_name(facts, side)


def draw_item(canvas: Canvas, frame: Frame, item: Item) -> None:
    """A tile's scene and name, its points at the right, what they are for below the name."""
    draw_plate(canvas, frame)
    side = frame.h - 8
    if item.scene is not None:
        draw_scene(canvas, Frame(frame.x + 6, frame.y + 4, side, side), item.scene)
    left, right = frame.x + min(side, 124) + 14, frame.right - _SUM
    if item.scene is None:
        draw_row(canvas, Frame(frame.x + 20, frame.y, right - frame.x - 20, frame.h), item.used, centred=False)
    else:
        write(canvas, Frame(left, frame.y + 4, right - left, frame.h // 2 - 4), item.name, 34)
        draw_row(canvas, Frame(left, frame.middle[1], right - left, frame.h // 2 - 6), item.used, centred=False)
    write(canvas, Frame(right, frame.y, _SUM - 8, frame.h), f"{item.points}", min(56, frame.h - LEAST), centred=True)
