"""What there is to say about a refusal beside its own sentence, as values: `screens/explanation.py` says them."""

from enum import StrEnum

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.resources import Icon, Name


class Spot(StrEnum):
    """Where a card lies."""

    HAND = "hand"
    MARKET = "market"
    WORKSHOP = "workshop"
    STACK = "stack"
    KINGS = "kings"
    APPRENTICES = "apprentices"
    TOOLS = "tools"
    ROW = "row"
    DISCARD = "discard"
    UNSEEN = "unseen"
    """Where the asker can't look: a deck, the hand of another, face down."""
    OUT = "out"
    """Of the box, but not of this mode (1.2)."""


class Awaited(msgspec.Struct, frozen=True):
    """Whom the table waits for."""

    seat: Seat


class Lies(msgspec.Struct, frozen=True):
    """Where a card is, as far as the asker can see; of a market or the row with what it costs there."""

    card: Name
    spot: Spot
    seat: Seat | None = None
    """Whose it is, where it is somebody's."""
    price: int | None = None


class Filled(msgspec.Struct, frozen=True):
    """What fills one of the asker's areas (3.1)."""

    area: Limited
    cards: tuple[Name, ...]
    used: int
    limit: int


class Stays(msgspec.Struct, frozen=True):
    """Completed King's Items that keep places of the asker's market (3.5)."""

    count: int


class Lacks(msgspec.Struct, frozen=True):
    """The icons of a cost that the asker can't meet now, and after its workshop has been refined (5.8, 4.2)."""

    card: Name
    icons: tuple[Icon, ...]
    later: tuple[Icon, ...]


class NothingTo(msgspec.Struct, frozen=True):
    """There is no card with which that could be done: the verb of the notation, and the rule about it."""

    verb: str
    rule: str


class NotOffered(msgspec.Struct, frozen=True):
    """No market of another and not the row has the card (5.6, 5.7)."""

    card: Name


Part = Awaited | Lies | Filled | Stays | Lacks | NothingTo | NotOffered
Parts = tuple[Part, ...]
