"""What one seat alone sees of itself: its screen by colour and tool, its winter hand, its groups that may move.

`draw_screen(view, tiles, seat, caption)` needs that seat's view; 1600 wide; off the event loop.
"""

from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced, name_of, table_of
from kingsforge_bot.drawing.layout import Drawn, Inset, Over, Part, Row, Space, shown
from kingsforge_bot.drawing.measures import WIDE
from kingsforge_bot.drawing.slicing import slices
from kingsforge_bot.drawing.strip_renderer import LEFT
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption
from kingsforge_bot.games.keyflower.pictures.cards import LEAST_HIGH, Card, card_of, draw_card
from kingsforge_bot.games.keyflower.pictures.head import HIGH, draw_lane, draw_table, page
from kingsforge_bot.games.keyflower.pictures.meaning import SKILL, WORKER, Pic, Signs
from kingsforge_bot.games.keyflower.pictures.measures import GAP, MARGIN, RENDERER
from kingsforge_bot.games.keyflower.pictures.palette import Tone
from kingsforge_bot.games.keyflower.pictures.parts import draw_disc, draw_plate
from kingsforge_bot.games.keyflower.pictures.signs import draw_row
from kingsforge_bot.games.keyflower.pictures.village import Owner, draw_owner
from kingsforge_bot.games.keyflower.rules.kinds import COLOURS, SKILLS
from kingsforge_bot.games.keyflower.rules.meta import Screens
from kingsforge_bot.games.keyflower.rules.state import Player, State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_COUNTS: Final = 148
_MOVING: Final = 106
_PLACE: Final = 72
_FULL: Final = 3
"""Winter tiles side by side at most."""


class Counted(msgspec.Struct, frozen=True):
    """So many of a kind behind the screen, and how many of them everybody can tell (2.3)."""

    kind: str
    number: int
    known: int


class Moving(msgspec.Struct, frozen=True):
    """A losing group: where it lies, its colour, how many."""

    where: str
    colour: str
    number: int


class Dealt(msgspec.Struct, frozen=True):
    """A winter tile of the hand, and whether it is given (3.4)."""

    card: Card
    given: bool


def draw_screen(view: State, tiles: TileSet, seat: Seat, caption: BoardCaption) -> bytes:
    """A PNG for nobody but that seat."""
    part, high = screen(view, tiles, seat, caption), _high(view.players[seat])
    frame = Frame(LEFT, 0, WIDE, high)
    return RENDERER.picture([*slices(part, frame, (HIGH, HIGH + _COUNTS, HIGH + _COUNTS + _MOVING))])


def _high(player: Player) -> int:
    return HIGH + _COUNTS + _MOVING + (LEAST_HIGH + 2 * GAP if player.hand else GAP)


def screen(view: State, tiles: TileSet, seat: Seat, caption: BoardCaption) -> Part[Drawn]:
    """Workers and skill tiles, groups that may move, the winter hand."""
    player = view.players[seat]
    counts: Signs = (f"{player.workers.total}", WORKER, f"{player.skills.total}", SKILL)
    owner = Owner(faced(caption, seat), name_of(caption, seat), counts)
    above = Row((shown(draw_owner, owner, 780), Space(), shown(draw_table, table_of(caption), 300)), GAP)
    moving = [Moving(where, one.colour.value, one.number) for where, one in view.losing(seat).items()]
    dealt = [shown(draw_dealt, Dealt(card_of(tiles, name), name in player.given)) for name in player.hand]
    hand: Row[Drawn] = Row((*dealt, *[Space()] * (_FULL - len(dealt))), GAP)
    return page(
        view.season,
        above,
        Inset(Row(tuple(shown(draw_counted, one) for one in counted(view, seat)), GAP), MARGIN, 8, _COUNTS),
        Over((shown(draw_lane, None), Inset(_moving(moving), MARGIN, 12)), _MOVING),
        Inset(hand, MARGIN, GAP),
    )


def counted(view: State, seat: Seat) -> tuple[Counted, ...]:
    """Workers by colour, then skill tiles by kind."""
    player, told = view.players[seat], view.screens is Screens.KNOWN
    workers = [Counted(one, player.workers.of(one), told * player.known_workers.of(one)) for one in COLOURS]
    return *workers, *(Counted(one, player.skills.of(one), told * player.known_skills.of(one)) for one in SKILLS)


def _moving(moving: list[Moving]) -> Part[Drawn]:
    return Row((*(shown(draw_moving, one, 190) for one in moving), Space()), GAP)


def draw_counted(canvas: Canvas, frame: Frame, held: Counted) -> None:
    """A worker or a tool and its number, below them what others know of it."""
    draw_plate(canvas, frame, Tone.CARD if held.number else Tone.PAPER)
    low = 44 if held.known else 0
    signs: Signs = (Pic(held.kind), f"{held.number}")
    draw_row(canvas, Frame(frame.x + 8, frame.y + 8, frame.w - 16, frame.h - 16 - low), signs)
    if held.known:
        known: Signs = (f"≥{held.known}",)
        draw_row(canvas, Frame(frame.x + 8, frame.bottom - low - 8, frame.w - 16, low), known, Tone.MUTED)


def draw_moving(canvas: Canvas, frame: Frame, moving: Moving) -> None:
    """The place of a losing group, its workers."""
    draw_plate(canvas, frame)
    disc = Frame(frame.x + 6, frame.middle[1] - _PLACE // 2, _PLACE, _PLACE)
    draw_disc(canvas, disc.inset(4), moving.where)
    room = Frame(disc.right + 4, frame.y + 8, frame.right - disc.right - 12, frame.h - 16)
    draw_row(canvas, room, (f"{moving.number}", Pic(moving.colour)))


def draw_dealt(canvas: Canvas, frame: Frame, dealt: Dealt) -> None:
    """A winter tile as one reads it, with a tick where it is given."""
    draw_card(canvas, frame, dealt.card)
    if dealt.given:
        draw_row(canvas, Frame(frame.x + 10, frame.y + 10, 72, 72), (Pic("tick"),))
