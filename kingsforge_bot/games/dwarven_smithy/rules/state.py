"""Everything true at a table of Dwarven Smithy. Immutable; cards in JSON are words of the notation."""

from enum import StrEnum

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.meta import Mode
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name


class Phase(StrEnum):
    """Rule 4.1; refining asks nothing of anybody, so no state stands in it."""

    COMPLETE = "complete"
    """A stack waits for a choice (4.5, 4.7, 4.9): the first in the order of completion."""
    ACT = "act"
    DRAW = "draw"
    OVER = "over"


class Area(StrEnum):
    """Where a card goes on the table."""

    MARKET = "market"
    WORKSHOP = "workshop"


class Deck(StrEnum):
    """What is drawn from (6.1)."""

    GUILD = "guild"
    MINE = "mine"


class Stack(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A crafted card and the resources under it (5.8)."""

    card: Name
    resources: tuple[Kind, ...] = ()

    @property
    def size(self) -> int:
        """Places it takes in a workshop (3.2)."""
        return 1 + len(self.resources)


class Player(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """One seat's side of the table."""

    coins: int = 0
    hand: tuple[Name, ...] = ()
    market: tuple[Name, ...] = ()
    """What lies there loose; `kings` lie there too."""
    tilted: tuple[Name, ...] = ()
    """Those of the market that came this turn (3.6)."""
    workshop: tuple[Name, ...] = ()
    """What lies there loose."""
    stacks: tuple[Stack, ...] = ()
    """In the order of crafting."""
    apprentices: tuple[Name, ...] = ()
    """In the order of completion."""
    tools: tuple[Name, ...] = ()
    kings: tuple[Stack, ...] = ()
    """Completed King's Items, face down in the market (4.9)."""
    idle: int = 0
    """Turns running that ended with nothing drawn, crafted or completed (7.7)."""


class Bid(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The highest so far (8.3)."""

    seat: Seat
    coins: int
    to: Area


class Lot(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """An open auction: the turn waits for `asked` (8.3)."""

    card: Name
    seller: Seat
    asked: Seat
    best: Bid | None = None


class Named(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A card put up for auction this turn (8.6)."""

    card: Name
    seller: Seat


class Score(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a seat's coins come from (7.4)."""

    seat: Seat
    coins: int
    """Before scoring."""
    market: int
    kings: int
    ends: int
    """End texts."""
    prizes: int
    completed: int
    """King's Items; with `best`, their highest full value, they break ties (7.6)."""
    best: int

    @property
    def total(self) -> int:
        return self.coins + self.market + self.kings + self.ends + self.prizes


class State(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A table at rest: somebody is awaited, or the game is over."""

    mode: Mode
    phase: Phase
    first: Seat
    turn: Seat
    players: tuple[Player, ...]
    guild: tuple[Name, ...]
    """Face-down guild cards, the next one first. The order is secret (3.7)."""
    mine: tuple[Name, ...]
    row: tuple[Name, ...] = ()
    """The warehouse, the top first."""
    guild_discard: tuple[Name, ...] = ()
    """The top first."""
    mine_discard: tuple[Name, ...] = ()
    drawn: int = 0
    """Cards drawn this turn (6.1)."""
    acted: bool = False
    """Whether the seat on turn decided last: not at the beginning, nor once others have answered in its auction."""
    stirred: bool = False
    """Whether something was drawn, crafted or completed this turn (7.7)."""
    lot: Lot | None = None
    named: tuple[Named, ...] = ()
    turns: int = 0
    """How many have ended."""
    ended_by: Seat | None = None
    """Who triggered the end (7.1); the turns of the others are their last ones."""
    scores: tuple[Score, ...] = ()
    """By seat, when the game is over."""
    auction: bool = False
    endless: bool = False
    open_kings: bool = False
    """Rule 3.8."""
