"""What a seat can decide. `str(action)` is the notation of section 12, its only writer."""

from enum import StrEnum
from typing import ClassVar

from kingsforge_bot.core.asking import Decision
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck


class Fate(StrEnum):
    """What becomes of a completed tool (4.7)."""

    KEEP = "keep"
    SELL = "sell"


class CompleteTool(Decision, frozen=True, gc=False):
    """Keep the tool or sell it (4.7)."""

    verb: ClassVar[str] = "complete"
    card: Name
    fate: Fate

    def __str__(self) -> str:
        return f"complete {self.card} {self.fate}"


class CompleteApprentice(Decision, frozen=True, gc=False):
    """The new apprentice replaces that one (4.5)."""

    verb: ClassVar[str] = "complete"
    card: Name
    dismissing: Name

    def __str__(self) -> str:
        return f"complete {self.card} for {self.dismissing}"


class CompleteKingsItem(Decision, frozen=True, gc=False):
    """A card makes room for it in the market (4.9)."""

    verb: ClassVar[str] = "complete"
    card: Name
    moving: Name

    def __str__(self) -> str:
        return f"complete {self.card} moving {self.moving}"


class Play(Decision, frozen=True, gc=False):
    """A card of the hand to the table (5.2)."""

    verb: ClassVar[str] = "play"
    card: Name
    to: Area

    def __str__(self) -> str:
        return f"play {self.card} to {self.to}"


class Move(Decision, frozen=True, gc=False):
    """A loose card to the other area, in a swap with one from there (5.3)."""

    verb: ClassVar[str] = "move"
    card: Name
    to: Area
    swapped: Name | None = None

    def __str__(self) -> str:
        text = f"move {self.card} to {self.to}"
        return text if self.swapped is None else f"{text} with {self.swapped}"


class Discard(Decision, frozen=True, gc=False):
    """A guild card of the market to its discard (5.4)."""

    verb: ClassVar[str] = "discard"
    card: Name

    def __str__(self) -> str:
        return f"discard {self.card}"


class Sell(Decision, frozen=True, gc=False):
    """A resource of the market to the top of the row (5.5)."""

    verb: ClassVar[str] = "sell"
    card: Name

    def __str__(self) -> str:
        return f"sell {self.card}"


class BuyWarehouse(Decision, frozen=True, gc=False):
    """A card of the row; place 1 is its top (5.6)."""

    verb: ClassVar[str] = "buy"
    place: int

    def __str__(self) -> str:
        return f"buy warehouse {self.place}"


class Buy(Decision, frozen=True, gc=False):
    """A card of another seat's market (5.7)."""

    verb: ClassVar[str] = "buy"
    card: Name
    seat: Seat
    to: Area

    def __str__(self) -> str:
        return f"buy {self.card} from seat {self.seat} to {self.to}"


class Craft(Decision, frozen=True, gc=False):
    """A guild card with resources of the workshop, in any order (5.8)."""

    verb: ClassVar[str] = "craft"
    card: Name
    resources: tuple[Kind, ...]

    def __str__(self) -> str:
        return f"craft {self.card} with {' '.join(self.resources) or 'nothing'}"


class Auction(Decision, frozen=True, gc=False):
    """Put a card of another seat's market up for auction (8.1)."""

    verb: ClassVar[str] = "auction"
    card: Name
    seat: Seat

    def __str__(self) -> str:
        return f"auction {self.card} from seat {self.seat}"


class MakeBid(Decision, frozen=True, gc=False):
    """Answer an auction with coins (8.3)."""

    verb: ClassVar[str] = "bid"
    coins: int
    to: Area

    def __str__(self) -> str:
        return f"bid {self.coins} to {self.to}"


class Pass(Decision, frozen=True, gc=False):
    """Answer an auction with none (8.3)."""

    verb: ClassVar[str] = "pass"

    def __str__(self) -> str:
        return "pass"


class Draw(Decision, frozen=True, gc=False):
    """The top card of a deck (6.1)."""

    verb: ClassVar[str] = "draw"
    deck: Deck

    def __str__(self) -> str:
        return f"draw {self.deck}"


class End(Decision, frozen=True, gc=False):
    """End the turn (6.3)."""

    verb: ClassVar[str] = "end"

    def __str__(self) -> str:
        return "end"


class EndByClock(End, frozen=True, gc=False):
    """The turn of somebody whose time was over: nobody waited on purpose (7.7)."""

    by_clock: ClassVar[bool] = True

    def __str__(self) -> str:
        return "end by clock"


Action = (
    CompleteTool
    | CompleteApprentice
    | CompleteKingsItem
    | Play
    | Move
    | Discard
    | Sell
    | BuyWarehouse
    | Buy
    | Craft
    | Auction
    | MakeBid
    | Pass
    | Draw
    | End
    | EndByClock
)
