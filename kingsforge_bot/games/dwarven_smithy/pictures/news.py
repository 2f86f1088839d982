"""What is new on the table since the picture before: which cards came and where, which left and to whom."""

from collections import Counter
from collections.abc import Iterable
from enum import Enum, auto
from typing import Final, assert_never

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.actions import Fate
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, refined
from kingsforge_bot.games.dwarven_smithy.rules.state import Area


class CardPlace(Enum):
    """Where a card lies before a seat."""

    MARKET = auto()
    WORKSHOP = auto()
    STACKS = auto()
    HELPERS = auto()
    KINGS = auto()


class Gone(msgspec.Struct, frozen=True):
    """A card that left the market of a seat, or with None the warehouse: for coins, perhaps to somebody."""

    seat: Seat | None
    card: Name
    coins: int = 0
    to: Seat | None = None


class News(msgspec.Struct, frozen=True):
    """What is new, by the place where it lies now."""

    came: tuple[tuple[Seat, CardPlace, Name], ...] = ()
    """Equal cards as often as they came."""
    gone: tuple[Gone, ...] = ()
    row: int = 0
    """So many cards on the top of the warehouse."""

    def at(self, seat: Seat, place: CardPlace) -> Counter[Name]:
        """What came there."""
        return Counter(card for whose, where, card in self.came if (whose, where) == (seat, place))

    def on_top(self, lying: int) -> int:
        """How many of so many cards of the warehouse are told as new; none where most are: that would tell nothing."""
        return self.row if 2 * self.row <= lying else 0

    def left(self, seat: Seat | None) -> tuple[Gone, ...]:
        """What left that market, or the warehouse."""
        return tuple(one for one in self.gone if one.seat == seat)


NO_NEWS: Final = News()
_OF: Final = {Area.MARKET: CardPlace.MARKET, Area.WORKSHOP: CardPlace.WORKSHOP}
_OTHER: Final = {Area.MARKET: CardPlace.WORKSHOP, Area.WORKSHOP: CardPlace.MARKET}
_LOOSE: Final = (CardPlace.WORKSHOP, CardPlace.MARKET)

_Completed = (
    ev.ApprenticeCompleted | ev.ApprenticeReturned | ev.ToolCompleted | ev.ItemCompleted | ev.KingsItemCompleted
)
_Acted = ev.Played | ev.Moved | ev.Discarded | ev.Sold | ev.BoughtFromRow | ev.Bought | ev.Crafted
_NotShown = (
    ev.Dealt
    | ev.AuctionOpened
    | ev.BidMade
    | ev.BidPassed
    | ev.Drew
    | ev.EndTriggered
    | ev.TurnEnded
    | ev.Revealed
    | ev.GameEnded
)
"""What they change is seen without a mark, or comes with an event that has one."""


class _Notes:
    """News being gathered."""

    def __init__(self) -> None:
        self.came: list[tuple[Seat, CardPlace, Name]] = []
        self.gone: list[Gone] = []
        self.row = 0

    def comes(self, seat: Seat, place: CardPlace, card: Name) -> None:
        self.came.append((seat, place, card))

    def leaves(self, seat: Seat, card: Name, *places: CardPlace) -> None:
        """What came and went on is not new where it was."""
        for place in places:
            if (seat, place, card) in self.came:
                self.came.remove((seat, place, card))
                return

    def begins(self, event: ev.TurnBegan) -> None:
        """What the seat did in its turn before is not new any more; what was refined is."""
        self.came = [one for one in self.came if one[0] != event.seat]
        for card in event.refined:
            self.comes(event.seat, CardPlace.WORKSHOP, refined(card))


def news_of(events: Iterable[ev.Event]) -> News:
    """What these events left new on the table."""
    notes = _Notes()
    for event in events:
        if isinstance(event, ev.TurnBegan):
            notes.begins(event)
        elif isinstance(event, ev.MineRenewed):
            notes.row, notes.gone = 0, [one for one in notes.gone if one.seat is not None]
        elif isinstance(event, _Completed):
            _note_completed(notes, event)
        elif not isinstance(event, _NotShown):
            _note_acted(notes, event)
    return News(tuple(notes.came), tuple(notes.gone), notes.row)


def _note_completed(notes: _Notes, event: _Completed) -> None:
    seat, card = event.seat, event.stack.card
    notes.leaves(seat, card, CardPlace.STACKS)
    match event:
        case ev.ApprenticeCompleted(dismissed=dismissed):
            notes.comes(seat, CardPlace.HELPERS, card)
            if dismissed is not None:
                notes.comes(seat, CardPlace.WORKSHOP, dismissed)
        case ev.ToolCompleted(fate=Fate.KEEP):
            notes.comes(seat, CardPlace.HELPERS, card)
        case ev.KingsItemCompleted(moved=moved):
            notes.comes(seat, CardPlace.KINGS, card)
            if moved is not None:
                notes.leaves(seat, moved, CardPlace.MARKET)
                notes.comes(seat, CardPlace.WORKSHOP, moved)
        case ev.ToolCompleted() | ev.ItemCompleted() | ev.ApprenticeReturned():
            pass
        case _:
            assert_never(event)


def _note_acted(notes: _Notes, event: _Acted) -> None:
    seat = event.seat
    match event:
        case ev.Played(card=card, to=to):
            notes.comes(seat, _OF[to], card)
        case ev.Moved(card=card, to=to, swapped=swapped):
            notes.leaves(seat, card, _OTHER[to])
            notes.comes(seat, _OF[to], card)
            if swapped is not None:
                notes.leaves(seat, swapped, _OF[to])
                notes.comes(seat, _OTHER[to], swapped)
        case ev.Discarded(card=card):
            notes.leaves(seat, card, CardPlace.MARKET)
            notes.gone.append(Gone(seat, card))
        case ev.Sold(card=card, coins=coins):
            notes.leaves(seat, card, CardPlace.MARKET)
            notes.gone.append(Gone(seat, card, coins))
            notes.row += 1
        case ev.BoughtFromRow(card=card, place=place, coins=coins):
            notes.row -= place <= notes.row
            notes.gone.append(Gone(None, card, coins, seat))
        case ev.Bought(seller=seller, card=card, to=to, coins=coins):
            notes.leaves(seller, card, CardPlace.MARKET)
            notes.gone.append(Gone(seller, card, coins, seat))
            notes.comes(seat, _OF[to], card)
        case ev.Crafted(stack=stack):
            notes.leaves(seat, stack.card, *_LOOSE)
            for kind in stack.resources:
                notes.leaves(seat, Name(kind.value), CardPlace.WORKSHOP)
            notes.comes(seat, CardPlace.STACKS, stack.card)
        case _:
            assert_never(event)
