"""What then happened: facts in order, from which the log, the board's headline and the tests speak.

What not all may know has a field of its own for it; `event_view` puts `UNSEEN` there for the others (3.7, 3.8).
"""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.actions import Fate
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck, Score, Stack


class _Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Base of all events; the class name is the tag in JSON."""


class Dealt(_Event, frozen=True):
    """A seat's coins, workshop and hand at the start (1.3); the hand is its own."""

    seat: Seat
    coins: int
    workshop: tuple[Name, ...]
    hand: tuple[Name, ...]


class TurnBegan(_Event, frozen=True):
    """Phase 1: what was refined, and what texts pay (4.2); `last` where the seat has no other turn (7.2)."""

    seat: Seat
    refined: tuple[Name, ...]
    income: int
    last: bool


class ApprenticeCompleted(_Event, frozen=True):
    """It works from now on (4.4); `dismissed` comes loose into the workshop (4.5). `bonus` is what texts pay (4.3)."""

    seat: Seat
    stack: Stack
    dismissed: Name | None
    bonus: int


class ApprenticeReturned(_Event, frozen=True):
    """No exchange was possible: shuffled into the guild deck, its resources into the mine (4.6)."""

    seat: Seat
    stack: Stack


class ToolCompleted(_Event, frozen=True):
    """Kept, or sold for `coins` (4.7, 4.8)."""

    seat: Seat
    stack: Stack
    fate: Fate
    coins: int
    bonus: int


class ItemCompleted(_Event, frozen=True):
    """Sold for its full value (4.8)."""

    seat: Seat
    stack: Stack
    coins: int
    bonus: int


class KingsItemCompleted(_Event, frozen=True):
    """It lies face down in the market (4.9); which one, and on what, its owner knows (3.8)."""

    seat: Seat
    stack: Stack
    moved: Name | None
    """The card that made room."""
    bonus: int
    covered: bool
    """Whether the name is for the owner alone."""


class Played(_Event, frozen=True):
    """A card of the hand to the table (5.2); metals and gems raw."""

    seat: Seat
    card: Name
    to: Area


class Moved(_Event, frozen=True):
    """A loose card to the other area, perhaps in a swap (5.3)."""

    seat: Seat
    card: Name
    to: Area
    swapped: Name | None


class Discarded(_Event, frozen=True):
    """A guild card of the market (5.4)."""

    seat: Seat
    card: Name


class Sold(_Event, frozen=True):
    """A resource to the top of the row (5.5)."""

    seat: Seat
    card: Name
    coins: int


class BoughtFromRow(_Event, frozen=True):
    """A card of the row to the hand (5.6)."""

    seat: Seat
    card: Name
    place: int
    coins: int


class Bought(_Event, frozen=True):
    """A card of a market, for its buy value (5.7) or the highest bid (8.5)."""

    seat: Seat
    seller: Seat
    card: Name
    to: Area
    coins: int


class Crafted(_Event, frozen=True):
    """A stack was formed (5.8); a King's Item is turned face down (3.8)."""

    seat: Seat
    stack: Stack
    covered: bool
    """Whether the name is for the owner alone."""


class AuctionOpened(_Event, frozen=True):
    """A card was named (8.1)."""

    seat: Seat
    seller: Seat
    card: Name


class BidMade(_Event, frozen=True):
    """An answer (8.3)."""

    seat: Seat
    coins: int
    to: Area


class BidPassed(_Event, frozen=True):
    """An answer (8.3)."""

    seat: Seat


class Drew(_Event, frozen=True):
    """A card to the hand, seen by its owner alone (6.1, 10.3)."""

    seat: Seat
    deck: Deck
    card: Name


class MineRenewed(_Event, frozen=True):
    """Its discard and the row are the mine again (8.7)."""

    cards: int


class EndTriggered(_Event, frozen=True):
    """Rule 7.1: by the last card of that deck, or by King's Items."""

    seat: Seat
    deck: Deck | None


class TurnEnded(_Event, frozen=True):
    """Rule 6.6."""

    seat: Seat


class Revealed(_Event, frozen=True):
    """What a seat had in secret at the end: its hand, lost, and its King's Items (7.4)."""

    seat: Seat
    hand: tuple[Name, ...]
    lost: tuple[Stack, ...]
    kings: tuple[Stack, ...]


class GameEnded(_Event, frozen=True):
    """The scores by seat, and the places, best first; tied seats share one (7.6)."""

    scores: tuple[Score, ...]
    places: tuple[tuple[Seat, ...], ...]
    standstill: bool


Public = (
    TurnBegan
    | ApprenticeCompleted
    | ApprenticeReturned
    | ToolCompleted
    | ItemCompleted
    | Played
    | Moved
    | Discarded
    | Sold
    | BoughtFromRow
    | Bought
    | AuctionOpened
    | BidMade
    | BidPassed
    | MineRenewed
    | EndTriggered
    | TurnEnded
    | Revealed
    | GameEnded
)
"""Everybody hears them as they are."""
Secret = Dealt | Drew | Crafted | KingsItemCompleted
"""Others hear less of them: `rules/secrets.py` says what of each."""
Event = Public | Secret
