"""Where everything of a board lies: a pure function from a view to named boxes, no pixels.

A name says what a box lies in: `player.0.claim.1` in `player.0`. All measures are pixels of a picture 1600 wide; its
height grows with what lies on the table.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.cards import Side
from kingsforge_bot.games.kings_forge.cleanup import places
from kingsforge_bot.games.kings_forge.docks import Space
from kingsforge_bot.games.kings_forge.meta import DISPLAY_SIZE, FACE_UP, target
from kingsforge_bot.games.kings_forge.state import Phase, Player, State
from kingsforge_bot.render.canvas import Frame
from kingsforge_bot.render.kings_forge.contents import (
    AnvilAt,
    Awaited,
    Cancelled,
    ClaimTile,
    Content,
    Deciding,
    DockSpace,
    FaceDown,
    FaceUp,
    Header,
    InQueue,
    LeftOver,
    MadeTile,
    Nameplate,
    OnDisplay,
    Panel,
    Phases,
    RolledDie,
    Round,
    Smithy,
    Standing,
    Stock,
    Supply,
    TableName,
    Tokens,
    VisitTile,
    WonTile,
)
from kingsforge_bot.render.kings_forge.signs import TOKENS

WIDE: Final = 1600
MARGIN: Final = 32
GAP: Final = 14
HEADER: Final = 124
_INNER: Final = WIDE - 2 * MARGIN
_DISPLAY_HIGH: Final = 160
_QUEUE_COLUMNS: Final = 5
_QUEUE_HIGH: Final = 96
_GATHER_HIGH: Final = 262
_LEFT_OVER_HIGH: Final = 64
_STOCK_HIGH: Final = 84
_DECK_WIDE: Final = 230
_DOCK_HIGH: Final = 70
_PLATE_WIDE: Final = 340
_PLATE_HIGH: Final = 76
_PAD: Final = 16
_DIE: Final = 62
_TILE_COLUMNS: Final = 3


class Box(msgspec.Struct, frozen=True):
    """A named place and what lies there."""

    name: str
    frame: Frame
    holds: Content


class Layout(msgspec.Struct, frozen=True):
    """A whole board; boxes that lie in others come after them."""

    wide: int
    high: int
    boxes: tuple[Box, ...]


def layout(view: State) -> Layout:
    """The boxes of a board."""
    boxes = [*_header(view)]
    y = HEADER + GAP
    for section in _SECTIONS[view.phase]:
        part = list(section(view, y))
        boxes += part
        if part:
            y = max(box.frame.bottom for box in part) + GAP
    return Layout(WIDE, y - GAP + MARGIN, tuple(boxes))


def _header(view: State) -> Iterator[Box]:
    over = view.phase is Phase.OVER
    yield Box("header", Frame(0, 0, WIDE, HEADER), Header())
    y, high = 14, HEADER - 28
    awaited = places(view)[0] if over else (view.turn,)
    yield Box("header.awaited", Frame(MARGIN, y, 620, high), Awaited(awaited, over, view.owed))
    yield Box("header.round", Frame(676, y, high, high), Round(view.round))
    yield Box("header.phases", Frame(796, y, 264, high), Phases(view.phase))
    yield Box("header.anvil", Frame(1080, y, 136, high), AnvilAt(view.anvil))
    if view.cemetery is not None:
        yield Box("header.cancelled", Frame(1228, y, 130, high), Cancelled(view.cemetery))
    yield Box("header.table", Frame(1370, y, WIDE - MARGIN - 1370, high), TableName())


def _display(view: State, y: int) -> Iterator[Box]:
    for index, frame in enumerate(_grid(MARGIN, y, _INNER, DISPLAY_SIZE, DISPLAY_SIZE, _DISPLAY_HIGH)):
        card = view.display[index] if index < len(view.display) else None
        yield Box(f"display.{index}", frame, OnDisplay(card))


def _queue(view: State, y: int) -> Iterator[Box]:
    frames = _grid(MARGIN, y, _INNER, _QUEUE_COLUMNS, len(view.queue), _QUEUE_HIGH)
    for index, (card, frame) in enumerate(zip(view.queue, frames, strict=True)):
        yield Box(f"queue.{index}", frame, InQueue(card, next=index == 0))


def _gather(view: State, y: int) -> Iterator[Box]:
    for index, frame in enumerate(_grid(MARGIN, y, _INNER, 2, FACE_UP, _GATHER_HIGH)):
        card = view.face_up[index] if index < len(view.face_up) else None
        yield Box(f"gather.{index}", frame, FaceUp(card))


def _left_over(view: State, y: int) -> Iterator[Box]:
    for index, frame in enumerate(_grid(MARGIN, y, _INNER, FACE_UP, len(view.face_up), _LEFT_OVER_HIGH)):
        yield Box(f"gather.{index}", frame, LeftOver(view.face_up[index]))


def _stock(view: State, y: int) -> Iterator[Box]:
    yield Box("deck", Frame(MARGIN, y, _DECK_WIDE, _STOCK_HIGH), FaceDown(len(view.deck)))
    x = MARGIN + _DECK_WIDE + GAP
    yield Box("stock", Frame(x, y, WIDE - MARGIN - x, _STOCK_HIGH), Stock(view.stock, view.library))


def _docks(view: State, y: int) -> Iterator[Box]:
    used = {visit.space: Seat(index) for index, player in enumerate(view.players) for visit in player.visits}
    spaces = sorted(Space, key=lambda space: space.value.partition(".")[2])
    for space, frame in zip(spaces, _grid(MARGIN, y, _INNER, 4, len(spaces), _DOCK_HIGH), strict=True):
        yield Box(f"dock.{space.value.replace('.', '-')}", frame, DockSpace(space, used.get(space)))


def _players(view: State, y: int) -> Iterator[Box]:
    for index in range(len(view.players)):
        panel, *on_it = _player(view, Seat(index), y)
        yield panel
        yield from on_it
        y = panel.frame.bottom + GAP


def _player(view: State, seat: Seat, y: int) -> Iterator[Box]:
    """The panel first, then what lies on it."""
    player = view.players[seat]
    awaited = view.phase is not Phase.OVER and view.turn == seat
    name = f"player.{seat}"
    boxes = list(_on_panel(view, seat, player, awaited, y + _PAD))
    high = max(box.frame.bottom for box in boxes) + _PAD - y
    yield Box(name, Frame(MARGIN, y, _INNER, high), Panel(seat, awaited))
    yield from boxes


def _on_panel(view: State, seat: Seat, player: Player, awaited: bool, y: int) -> Iterator[Box]:
    name = f"player.{seat}"
    left = MARGIN + _PAD
    yield Box(f"{name}.name", Frame(left, y, _PLATE_WIDE, _PLATE_HIGH), Nameplate(seat))
    place = next((n for n, seats in enumerate(places(view), 1) if seat in seats), None)
    standing = Standing(
        awaited,
        len(player.items),
        target(len(view.players)),
        view.anvil == seat,
        player.passed,
        place if view.phase is Phase.OVER else None,
    )
    yield Box(f"{name}.standing", Frame(left, y + _PLATE_HIGH + 8, _PLATE_WIDE, 60), standing)

    tokens = tuple(held for held in player.held if held.source in TOKENS)
    if tokens or player.library:
        spot = Frame(left, y + _PLATE_HIGH + 76, _PLATE_WIDE, 68)
        yield Box(f"{name}.tokens", spot, Tokens(tokens, player.library))

    x = left + _PLATE_WIDE + _PAD
    room = WIDE - MARGIN - _PAD - x
    supply, smithy = _grid(x, y, room, 2, 2, _PLATE_HIGH)
    yield Box(f"{name}.supply", supply, Supply(player.supply))
    yield Box(f"{name}.smithy", smithy, Smithy(player.smithy))
    y += _PLATE_HIGH + 10

    rows: list[tuple[str, Sequence[Content], int, int]] = [
        ("owed", (Deciding(view.owed),) if awaited and view.owed is not None else (), 2, 88),
        ("hand", tuple(RolledDie(die) for die in player.hand or ()), room // (_DIE + 8), _DIE),
        ("made", tuple(map(MadeTile, player.made)), _TILE_COLUMNS, 112),
        ("claim", (*_claims(view, player), *map(VisitTile, player.visits)), _TILE_COLUMNS, 100),
        ("won", tuple(map(WonTile, player.items)), _TILE_COLUMNS, 54),
    ]
    for row, contents, columns, high in rows:
        frames = tuple(_grid(x, y, room, columns, len(contents), high, gap=8))
        for index, (content, frame) in enumerate(zip(contents, frames, strict=True)):
            yield Box(f"{name}.{row}.{index}", frame, content)
        if frames:
            y = frames[-1].bottom + 10


def _claims(view: State, player: Player) -> Iterator[ClaimTile]:
    """The purple die lies on the card that rolled it last: a Workshop that copied Cemetery, else Cemetery (7.4)."""
    rolling = [claim for one in view.players for claim in one.claims if claim.acting is Side.CEMETERY_BOTTOM]
    last = max(rolling, key=lambda claim: claim.copying is not None, default=None)
    for claim in player.claims:
        held = next((held for held in player.held if held.source.value == claim.side.value), None)
        yield ClaimTile(claim, held, view.cemetery if claim is last else None)


_SECTIONS: Final[dict[Phase, tuple[Callable[[State, int], Iterator[Box]], ...]]] = {
    Phase.GATHER: (_display, _queue, _gather, _stock, _docks, _players),
    Phase.CRAFT: (_display, _queue, _players, _stock, _left_over, _docks),
    Phase.OVER: (_players, _display, _queue, _stock),
}
"""What matters now comes first."""


def _grid(x: int, y: int, room: int, columns: int, count: int, high: int, gap: int = GAP) -> Iterator[Frame]:
    """Frames of equal size, row by row."""
    wide = (room - gap * (columns - 1)) // columns
    for index in range(count):
        row, column = divmod(index, columns)
        yield Frame(x + column * (wide + gap), y + row * (high + gap), wide, high)
