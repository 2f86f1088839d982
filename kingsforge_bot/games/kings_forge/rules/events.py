"""What then happened: facts in order, from which the log, the board's headline and the tests speak."""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.actions import PassBenefit
from kingsforge_bot.games.kings_forge.rules.benefits import Held
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.state import Phase


class _Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Base of all events; the class name is the tag in JSON."""


class RoundBegan(_Event, frozen=True):
    """A round begins (1.6): its number, the first player, the four cards dealt (2.1)."""

    round: int
    anvil: Seat
    dealt: tuple[Card, ...]


class PhaseBegan(_Event, frozen=True):
    """A phase begins (1.6)."""

    phase: Phase


class Claimed(_Event, frozen=True):
    """A card was claimed (2.2); `paid` as the claim keeps it."""

    seat: Seat
    side: Side
    copying: Side | None
    paid: tuple[Kind, ...]


class Docked(_Event, frozen=True):
    """A dock space was used (2.4)."""

    seat: Seat
    space: Space
    discarded: Card
    paid: Pool


class Passed(_Event, frozen=True):
    """A seat passed (2.6); `taking` is what the first to pass took."""

    seat: Seat
    taking: PassBenefit | None


class Gained(_Event, frozen=True):
    """Dice from the stock to the smithy, or usable at once; `missing` is what the stock could not give (2.3)."""

    seat: Seat
    dice: Pool
    missing: Pool
    usable: bool


class BenefitGained(_Event, frozen=True):
    """A benefit or token is held (4.4)."""

    seat: Seat
    held: Held


class LibraryGained(_Event, frozen=True):
    """A Library die waits for the craft roll (7.1); `given` is False when the stock had none."""

    seat: Seat
    given: bool


class Traded(_Event, frozen=True):
    """Peddler: dice given to an opponent, one taken from there (7.5)."""

    seat: Seat
    to: Seat
    given: Pool
    taken: Kind


class GambleRolled(_Event, frozen=True):
    """A gather roll: a Garden, Tavern or Cemetery die (7.4)."""

    seat: Seat
    side: Side
    die: Die


class GambleMissed(_Event, frozen=True):
    """The stock had no die to roll (2.3)."""

    seat: Seat
    side: Side


class GambleSettled(_Event, frozen=True):
    """A Garden or Tavern die was decided: kept on the smithy or gone back."""

    seat: Seat
    side: Side
    die: Die
    kept: bool


class PurplePlaced(_Event, frozen=True):
    """From now on this value is cancelled (7.4)."""

    seat: Seat
    value: int


class Cancelled(_Event, frozen=True):
    """These rolled dice showed the purple value (7.4)."""

    seat: Seat
    dice: tuple[Die, ...]


class Used(_Event, frozen=True):
    """A benefit was spent: the dice before, and after in the same order (4.4)."""

    seat: Seat
    held: Held
    before: tuple[Die, ...]
    after: tuple[Die, ...]


class WoodTaken(_Event, frozen=True):
    """Garden bottom's wood (4.7): rolled in the craft phase, else on the smithy; in old logs perhaps not `given`."""

    seat: Seat
    held: Held
    given: bool
    die: Die | None


class BenefitKept(_Event, frozen=True):
    """Garden bottom's wood was left: the benefit stays for later (4.7)."""

    seat: Seat
    held: Held


class Refilled(_Event, frozen=True):
    """The empty slot shows the next card of the deck (2.5)."""

    card: Card


class Rolled(_Event, frozen=True):
    """The craft roll (3.1)."""

    seat: Seat
    dice: tuple[Die, ...]


class Crafted(_Event, frozen=True):
    """An item was made (3.3)."""

    seat: Seat
    item: Item
    dice: tuple[Die, ...]


class Displayed(_Event, frozen=True):
    """The lowest card of the queue joined the display (3.3)."""

    card: CraftCard


class Stolen(_Event, frozen=True):
    """An item changed hands (3.4); `freed` dice went back to the former owner's smithy."""

    seat: Seat
    victim: Seat
    item: Item
    dice: tuple[Die, ...]
    freed: tuple[Die, ...]


class TurnEnded(_Event, frozen=True):
    """A craft turn is over; `unused` dice went to the smithy (3.5)."""

    seat: Seat
    unused: tuple[Die, ...]


class TurnSkipped(_Event, frozen=True):
    """Nothing could be rolled (3.5)."""

    seat: Seat


class Won(_Event, frozen=True):
    """An item nobody stole is won for good (5.1)."""

    seat: Seat
    item: Item


class BenefitsLost(_Event, frozen=True):
    """Benefits not used by clean-up (4.1)."""

    seat: Seat
    held: tuple[Held, ...]


class GameEnded(_Event, frozen=True):
    """The places, best first; tied seats share one (5.4)."""

    places: tuple[tuple[Seat, ...], ...]


Event = (
    RoundBegan
    | PhaseBegan
    | Claimed
    | Docked
    | Passed
    | Gained
    | BenefitGained
    | LibraryGained
    | Traded
    | GambleRolled
    | GambleMissed
    | GambleSettled
    | PurplePlaced
    | Cancelled
    | Used
    | WoodTaken
    | BenefitKept
    | Refilled
    | Rolled
    | Crafted
    | Displayed
    | Stolen
    | TurnEnded
    | TurnSkipped
    | Won
    | BenefitsLost
    | GameEnded
)
