"""Everything true at a table of King's Forge. Immutable; text in JSON is the notation's.

`gc=False`: what never changes cannot come to refer to itself, so the collector need not look for circles.
"""

from enum import StrEnum

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Die, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.meta import LIBRARY_DICE, Edition


class Phase(StrEnum):
    """Rule 1.6; clean-up asks nothing of anybody, so no state stands in it."""

    GATHER = "gather"
    CRAFT = "craft"
    OVER = "over"


class Claim(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A gather card taken this round (2.2): the side, the dice on its squares in their order, what Workshop copied.

    Dice beyond the squares are those that Caravan took (7.3).
    """

    side: Side
    paid: tuple[Kind, ...] = ()
    copying: Side | None = None

    @property
    def acting(self) -> Side:
        """The side whose effect was used."""
        return self.copying or self.side


class Visit(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A dock space used this round (2.4), and the gather card turned down for it."""

    space: Space
    discarded: Card
    paid: Pool


class Made(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An item in front of a player since this round, with its dice in the order of its boxes (3.3)."""

    card: CraftCard
    dice: tuple[Die, ...]


class Player(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """One seat's side of the table."""

    supply: Pool = NO_DICE
    smithy: Pool = NO_DICE
    claims: tuple[Claim, ...] = ()
    visits: tuple[Visit, ...] = ()
    held: tuple[Held, ...] = ()
    library: int = 0
    """Library dice waiting for the craft roll (7.1)."""
    passed: bool = False
    hand: tuple[Die, ...] | None = None
    """Dice rolled and not yet placed; None outside one's own craft turn and before its roll."""
    made: tuple[Made, ...] = ()
    items: tuple[CraftCard, ...] = ()
    """Won for good (5.1)."""


class Undecided(msgspec.Struct, frozen=True, gc=False, tag="die"):
    """The turn waits: use a benefit on the die that `side` rolled, or keep it (4.4)."""

    side: Side
    die: Die


class WoodNow(msgspec.Struct, frozen=True, gc=False, tag="wood"):
    """The turn waits: take the wood of a Garden bottom claimed just now, or keep the benefit (4.7)."""

    source: Source


Owed = Undecided | WoodNow


class State(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A table at rest: somebody is awaited, or the game is over."""

    round: int
    phase: Phase
    anvil: Seat
    turn: Seat
    """Whose turn it is; the one seat awaited."""
    players: tuple[Player, ...]
    stock: Pool
    face_up: tuple[Card | None, ...]
    """The four slots; None where a slot could not be refilled."""
    deck: tuple[Card, ...]
    """Face-down gather cards, the next one first. The order is secret, which cards they are is not (1.5)."""
    display: tuple[CraftCard, ...]
    queue: tuple[CraftCard, ...]
    """Craft cards waiting, the lowest rank first."""
    library: int = LIBRARY_DICE
    """Library dice in the stock."""
    cemetery: int | None = None
    """What the purple die shows, while it lies on a card (7.4)."""
    owed: Owed | None = None
    edition: Edition = Edition.THIRD
