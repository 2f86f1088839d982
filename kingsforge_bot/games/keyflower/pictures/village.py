"""A seat's village as a picture of its own, and the draft that its owner alone sees while building.

`draw_village_of(view, tiles, seat, caption)` shows what stands; `draw_draft(view, tiles, seat, caption, free)` also
what is placed so far, and needs that seat's view. Both 1200 by 1200; off the event loop.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced, name_of, table_of
from kingsforge_bot.drawing.layout import Drawn, Inset, Over, Part, Row, Space, shown
from kingsforge_bot.drawing.portraits import Faced
from kingsforge_bot.drawing.slicing import slices
from kingsforge_bot.drawing.strip_renderer import LEFT
from kingsforge_bot.games.keyflower.advice.leading import leaders
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption
from kingsforge_bot.games.keyflower.pictures.contents import least_of
from kingsforge_bot.games.keyflower.pictures.head import HIGH, draw_lane, draw_table, page
from kingsforge_bot.games.keyflower.pictures.land import draw_village
from kingsforge_bot.games.keyflower.pictures.meaning import SKILL, STAR, STEP, UPGRADE, WORKER, Pic, Signs
from kingsforge_bot.games.keyflower.pictures.measures import GAP, MARGIN, SQUARE, SQUARE_RENDERER
from kingsforge_bot.games.keyflower.pictures.parts import draw_head, draw_leader, draw_plate, draw_signs, write
from kingsforge_bot.games.keyflower.pictures.signs import draw_row, row_width
from kingsforge_bot.games.keyflower.pictures.villages import Village, village_of
from kingsforge_bot.games.keyflower.rules.kinds import NO_GOODS
from kingsforge_bot.games.keyflower.rules.secrets import player_view
from kingsforge_bot.games.keyflower.rules.state import Built, Player, State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_FOOT: Final = 116
_NAME: Final = 54


class Owner(msgspec.Struct, frozen=True):
    """Who lives there, and how many workers and skill tiles are behind the screen."""

    who: Faced
    name: str
    counts: Signs
    leads: bool = False


def draw_village_of(view: State, tiles: TileSet, seat: Seat, caption: BoardCaption) -> bytes:
    """What everybody may see of a seat's village, whoever looks."""
    public = player_view(view, None)
    player = public.players[seat]
    return _picture(public, tiles, seat, caption, player.village, village_of(tiles, player.village, view.season))


def draw_draft(
    view: State, tiles: TileSet, seat: Seat, caption: BoardCaption, free: Sequence[tuple[int, int, str]] = ()
) -> bytes:
    """The same with what its owner has placed so far, and free hexagons with what they are called."""
    player = view.players[seat]
    placed = frozenset(one.name for one in player.draft)
    village = replace(village_of(tiles, player.standing, view.season, placed), free=tuple(free))
    return _picture(view, tiles, seat, caption, player.standing, village)


def _picture(
    view: State, tiles: TileSet, seat: Seat, caption: BoardCaption, standing: tuple[Built, ...], village: Village
) -> bytes:
    part = layout(view, tiles, seat, caption, standing, village)
    return SQUARE_RENDERER.picture([*slices(part, Frame(LEFT, 0, SQUARE, SQUARE), (HIGH, SQUARE - _FOOT))])


def layout(
    view: State, tiles: TileSet, seat: Seat, caption: BoardCaption, standing: tuple[Built, ...], village: Village
) -> Part[Drawn]:
    """All that lies on it: who lives there, the village, below it what it offers and holds."""
    player = view.players[seat]
    owner = Owner(faced(caption, seat), name_of(caption, seat), _counts(player), seat in leaders(view, tiles))
    said = name_row(owner, table_of(caption))
    return page(
        view.season,
        said,
        Inset(shown(draw_village, village), 12, 10),
        Over((shown(draw_lane, None), Inset(_foot(tiles, standing), MARGIN, 14)), _FOOT),
    )


def name_row(owner: Owner, table: str) -> Part[Drawn]:
    """Who, at the left, and the table at the right."""
    return Row((shown(draw_owner, owner, 780), Space(), shown(draw_table, table, 260)), GAP)


def _counts(player: Player) -> Signs:
    return f"{player.workers.total}", WORKER, f"{player.skills.total}", SKILL


def _foot(tiles: TileSet, standing: tuple[Built, ...]) -> Part[Drawn]:
    """Steps and upgrades that anyone can use there yet, printed points; all goods in it."""
    faces = [tiles.face(one.name, one.side) for one in standing]
    open_ = [face for face, one in zip(faces, standing, strict=True) if least_of(one.uses)]
    work = [face.transport for face in open_ if face.transport is not None]
    offered: Signs = (
        *(f"{sum(one.steps for one in work)}", STEP, " "),
        *(f"{sum(one.upgrades for one in work)}", UPGRADE, " "),
        *(f"{sum(face.vp for face in faces)}", STAR),
    )
    goods = sum((one.goods for one in standing), NO_GOODS)
    held = tuple(sign for kind, number in goods.each() for sign in (Pic(kind), f"{number}"))
    return Row((shown(draw_signs, offered), shown(draw_signs, held or ("–",))), GAP)


def draw_owner(canvas: Canvas, frame: Frame, owner: Owner) -> None:
    """A badge, a name, what is behind the screen."""
    draw_plate(canvas, frame)
    inner = frame.inset(10)
    head = Frame(inner.x - 2, inner.y - 2, inner.h + 4, inner.h + 4)
    draw_head(canvas, head, owner.who)
    if owner.leads:
        draw_leader(canvas, head)
    wide = row_width(owner.counts, 58)
    draw_row(canvas, Frame(inner.right - wide, inner.y, wide, inner.h), owner.counts)
    x = inner.x + inner.h + 14
    write(canvas, Frame(x, inner.y, inner.right - wide - x - 16, inner.h), owner.name, _NAME)
