"""What the places of the board hold: one small type per kind of place. `fresh` is new since the picture before."""

from enum import Enum, auto

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.benefits import Held
from kingsforge_bot.games.kings_forge.rules.cards import Card
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Die, Pool
from kingsforge_bot.games.kings_forge.rules.state import Claim, Made, Owed, Phase, Visit


class Task(Enum):
    """What the awaited player does next."""

    GATHER = auto()
    PASS = auto()
    ROLL = auto()
    CRAFT = auto()


class Content(msgspec.Struct, frozen=True):
    """What can lie in a place of a picture; `painters` says how each kind of it is drawn."""


class Header(Content, frozen=True):
    """The band at the top: a hearth that glows, burns or is cold, as the phase is."""

    phase: Phase = Phase.GATHER


class Herald(Content, frozen=True):
    """Who must act now, and on what the turn waits; at the end of the game who has won."""

    seats: tuple[Seat, ...]
    over: bool
    owed: Owed | None = None
    task: Task | None = None


class Round(Content, frozen=True):
    """Which round it is."""

    number: int


class AnvilAt(Content, frozen=True):
    """Who has the anvil."""

    seat: Seat


class Cancelled(Content, frozen=True):
    """Which value the purple die cancels."""

    value: int


class TableName(Content, frozen=True):
    """What the table is called."""


class OnDisplay(Content, frozen=True):
    """A craft card on display.

    `covered`: per box, whether the awaited player's dice do it; empty when nobody is awaited. `ready`: as rolled they
    do it for all.
    """

    card: CraftCard
    covered: tuple[bool, ...] = ()
    fresh: bool = False
    ready: bool = False


class Coverer(Content, frozen=True):
    """How many boxes of how many the awaited player's dice cover, and whether as they were rolled."""

    boxes: int
    of: int
    rolled: bool


class InQueue(Content, frozen=True):
    """A craft card that waits."""

    card: CraftCard


class FaceUp(Content, frozen=True):
    """A gather card to claim."""

    card: Card
    fresh: bool = False


class FaceDown(Content, frozen=True):
    """How many gather cards are face down."""

    count: int


class Stock(Content, frozen=True):
    """Dice in the stock: common ones and Library dice."""

    dice: Pool
    library: int


class LeftOver(Content, frozen=True):
    """A gather card that nobody claimed, when it is too late."""

    card: Card


class Panel(Content, frozen=True):
    """One player's part of the board."""

    seat: Seat
    awaited: bool
    best: bool = False


class Nameplate(Content, frozen=True):
    """A seat's name."""

    seat: Seat


class Head(Content, frozen=True):
    """Who sits there, drawn; with a flag who leads."""

    seat: Seat
    leads: bool = False


class Progress(Content, frozen=True):
    """How far a player is: items won of those that end the game; the place at the end, 1 first."""

    awaited: bool
    items: int
    target: int
    anvil: bool
    done: bool
    """Nothing more to do in this phase: passed, or the craft turn is over."""
    place: int | None
    fresh: bool = False


class Supply(Content, frozen=True):
    """Dice usable now, and those of them that came just now."""

    dice: Pool
    gained: Pool = NO_DICE


class Smithy(Content, frozen=True):
    """Dice of the next round, and those of them that came just now."""

    dice: Pool
    gained: Pool = NO_DICE
    rolls: bool = False
    """Whether these dice are rolled this round too."""


class Deciding(Content, frozen=True):
    """What the turn waits for (4.4, 4.7)."""

    owed: Owed


class RolledDie(Content, frozen=True):
    """A die rolled and not placed."""

    die: Die
    fresh: bool = False


class Tokens(Content, frozen=True):
    """Tokens in hand, where there is little room all benefits, and Library dice that wait for the craft roll.

    `late`: the craft turn in which they could have been used is over.
    """

    held: tuple[Held, ...]
    library: int
    late: bool = False


class ClaimTile(Content, frozen=True):
    """A gather card claimed this round.

    `held` is its benefit while that is unspent, `late` once it is too late for it, `purple` what the Cemetery die lying
    on it shows.
    """

    claim: Claim
    held: Held | None
    purple: int | None
    fresh: bool = False
    late: bool = False


class VisitTile(Content, frozen=True):
    """A gather card turned down for a dock."""

    visit: Visit
    fresh: bool = False


class MadeTile(Content, frozen=True):
    """An item made this round, with its dice; `reached`: somebody may still steal it."""

    made: Made
    fresh: bool = False
    reached: bool = False


class WonTile(Content, frozen=True):
    """An item won for good."""

    card: CraftCard
    fresh: bool = False
