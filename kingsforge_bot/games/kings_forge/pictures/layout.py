"""Where everything of a board lies: a pure function from a view to named boxes, no pixels.

A name says what a box lies in: `player.0.claim.1` in `player.0`. All measures are pixels of a picture 1600 wide; its
height grows with what lies on the table.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from kingsforge_bot.drawing.layout import grid
from kingsforge_bot.games.kings_forge.pictures.boxes import (
    DISPLAY_HIGH,
    GAP,
    HEADER,
    INNER,
    MARGIN,
    PLATE_HIGH,
    WIDE,
    Box,
    Layout,
)
from kingsforge_bot.games.kings_forge.pictures.contents import (
    AnvilAt,
    Awaited,
    Cancelled,
    Coverer,
    FaceDown,
    FaceUp,
    Header,
    InQueue,
    LeftOver,
    OnDisplay,
    Round,
    Stock,
    TableName,
    Task,
)
from kingsforge_bot.games.kings_forge.pictures.covering import covered
from kingsforge_bot.games.kings_forge.pictures.legend import Named, legend_of
from kingsforge_bot.games.kings_forge.pictures.news import NO_NEWS, News
from kingsforge_bot.games.kings_forge.pictures.panel_layout import players, ranking
from kingsforge_bot.games.kings_forge.pictures.post_contents import Pier
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.gathering import used_spaces
from kingsforge_bot.games.kings_forge.rules.meta import DISPLAY_SIZE, FACE_UP
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.render.canvas import Frame

_QUEUE_COLUMNS: Final = 3
_QUEUE_HIGH: Final = 110
_GATHER_HIGH: Final = 268
_LEFT_OVER_HIGH: Final = 64
_STOCK_HIGH: Final = 84
_DECK_WIDE: Final = 230
_DOCK_HIGH: Final = 70


def layout(view: State, news: News = NO_NEWS, words: Sequence[Named] = ()) -> Layout:
    """The boxes of a board, what is new since the picture before marked in them; last what its signs mean."""
    boxes = [*header(view)]
    y = HEADER + GAP
    for section in _SECTIONS[view.phase]:
        part = list(section(view, news, y))
        boxes += part
        if part:
            y = max(box.frame.bottom for box in part) + GAP
    if legend := legend_of(words, INNER):
        boxes.append(Box("legend", Frame(MARGIN, y, INNER, legend.high), legend))
        y += legend.high + GAP
    return Layout(WIDE, y - GAP + MARGIN, tuple(boxes))


def header(view: State) -> Iterator[Box]:
    """The band at the top: whom the table awaits, round, phase, anvil, table."""
    over = view.phase is Phase.OVER
    yield Box("header", Frame(0, 0, WIDE, HEADER), Header(view.phase))
    y, high = 8, PLATE_HIGH
    awaited = places(view)[0] if over else (view.turn,)
    waits = Awaited(awaited, over, view.owed, None if over else task_of(view))
    yield Box("header.awaited", Frame(MARGIN, y, 620, high), waits)
    yield Box("header.round", Frame(676, y, high, high), Round(view.round))
    yield Box("header.anvil", Frame(796, y, 136, high), AnvilAt(view.anvil))
    left = 944
    if view.cemetery is not None:
        yield Box("header.cancelled", Frame(left, y, 130, high), Cancelled(view.cemetery))
        left += 142
    yield Box("header.table", Frame(left, y, WIDE - MARGIN - left, high), TableName())


def task_of(view: State) -> Task:
    """What the player on turn does next."""
    if view.phase is Phase.GATHER:
        return Task.GATHER if any(view.face_up) else Task.PASS
    return Task.ROLL if view.players[view.turn].hand is None else Task.CRAFT


def display(view: State, news: News, y: int) -> Iterator[Box]:
    """The craft cards on display."""
    frames = grid(MARGIN, y, INNER, DISPLAY_SIZE, len(view.display), DISPLAY_HIGH, gap=GAP)
    for index, (card, frame) in enumerate(zip(view.display, frames, strict=True)):
        if view.phase is Phase.OVER:
            yield Box(f"display.{index}", frame, OnDisplay(card))
            continue
        player = view.players[view.turn]
        boxes = covered(card, player)
        ready = player.hand is not None and all(boxes)
        yield Box(f"display.{index}", frame, OnDisplay(card, boxes, card.item in news.displayed, ready))
        spot = Frame(frame.right - 76, frame.y + 74, 64, 110)
        coverer = Coverer(sum(boxes), len(boxes), player.hand is not None)
        yield Box(f"display.{index}.by", spot, coverer)


def _never_made(view: State, _: News, y: int) -> Iterator[Box]:
    cards = (*view.display, *view.queue)
    for index, frame in enumerate(grid(MARGIN, y, INNER, _QUEUE_COLUMNS, len(cards), _QUEUE_HIGH, gap=GAP)):
        yield Box(f"queue.{index}", frame, InQueue(cards[index]))


def _queue(view: State, _: News, y: int) -> Iterator[Box]:
    frames = grid(MARGIN, y, INNER, _QUEUE_COLUMNS, len(view.queue), _QUEUE_HIGH, gap=GAP)
    for index, (card, frame) in enumerate(zip(view.queue, frames, strict=True)):
        yield Box(f"queue.{index}", frame, InQueue(card))


def _gather(view: State, news: News, y: int) -> Iterator[Box]:
    cards = [(slot, card) for slot, card in enumerate(view.face_up) if card is not None]
    frames = grid(MARGIN, y, INNER, 2, len(cards), _GATHER_HIGH, gap=GAP)
    for (slot, card), frame in zip(cards, frames, strict=True):
        yield Box(f"gather.{slot}", frame, FaceUp(card, card in news.dealt))


def _left_over(view: State, _: News, y: int) -> Iterator[Box]:
    left = [card for card in view.face_up if card is not None]
    for index, frame in enumerate(grid(MARGIN, y, INNER, FACE_UP, len(left), _LEFT_OVER_HIGH, gap=GAP)):
        yield Box(f"gather.{index}", frame, LeftOver(left[index]))


def _stock(view: State, _: News, y: int) -> Iterator[Box]:
    yield Box("deck", Frame(MARGIN, y, _DECK_WIDE, _STOCK_HIGH), FaceDown(len(view.deck)))
    x = MARGIN + _DECK_WIDE + GAP
    yield Box("stock", Frame(x, y, WIDE - MARGIN - x, _STOCK_HIGH), Stock(view.stock, view.library))


def docks(view: State, news: News, y: int, high: int = _DOCK_HIGH) -> Iterator[Box]:
    """All docks as one board."""
    yield Box("docks", Frame(MARGIN, y, INNER, high), Pier(tuple(sorted(used_spaces(view).items())), news.docked))


_SECTIONS: Final[dict[Phase, tuple[Callable[[State, News, int], Iterator[Box]], ...]]] = {
    Phase.GATHER: (display, _queue, _gather, _stock, docks, players),
    Phase.CRAFT: (display, _queue, players, _left_over),
    Phase.OVER: (ranking, _never_made),
}
"""What matters now comes first; docks and stock are of no use once the dice are rolled."""
