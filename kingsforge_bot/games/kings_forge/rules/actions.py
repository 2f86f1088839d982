"""What a seat can decide. `str(action)` is the notation of section 10, its only writer."""

from collections.abc import Iterable
from enum import StrEnum
from typing import ClassVar

from kingsforge_bot.core.asking import Decision
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.benefits import Source
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import Space


class PassBenefit(StrEnum):
    """What the first player to pass takes (2.6)."""

    METAL = "metal"
    TOKEN = "token"


class Gather(Decision, frozen=True, gc=False):
    """Claim a face-up card (2.2). `giving`, `to`, `taking` belong to Peddler's trade (7.5)."""

    verb: ClassVar[str] = "gather"
    side: Side
    copying: Side | None = None
    paying: tuple[Kind, ...] = ()
    giving: Pool | None = None
    to: Seat | None = None
    taking: Kind | None = None

    def __str__(self) -> str:
        text = f"gather {self.side}"
        if self.copying is not None:
            text += f" copying {self.copying}"
        if self.paying:
            text += f" paying {''.join(self.paying)}"
        if self.giving is not None:
            text += f" giving {self.giving} to {self.to} taking {self.taking}"
        return text


class Dock(Decision, frozen=True, gc=False):
    """Turn a face-up card down and pay a dock space (2.4)."""

    verb: ClassVar[str] = "dock"
    space: Space
    discarding: Card
    paying: Pool

    def __str__(self) -> str:
        return f"dock {self.space} discarding {self.discarding} paying {self.paying}"


class Pass(Decision, frozen=True, gc=False):
    """No further action this phase (2.6)."""

    verb: ClassVar[str] = "pass"
    taking: PassBenefit | None = None

    def __str__(self) -> str:
        return "pass" if self.taking is None else f"pass taking {self.taking}"


class Keep(Decision, frozen=True, gc=False):
    """Leave a gather roll as it is (4.4), or keep Garden bottom for later (4.7)."""

    verb: ClassVar[str] = "keep"

    def __str__(self) -> str:
        return "keep"


class Use(Decision, frozen=True, gc=False):
    """Spend a benefit on rolled dice, named as they show before the change (4.4)."""

    verb: ClassVar[str] = "use"
    source: Source
    on: tuple[Die, ...]

    def __str__(self) -> str:
        return f"use {self.source} on {_dice(self.on)}"


class TakeWood(Decision, frozen=True, gc=False):
    """Garden bottom's other half: a wood die (4.7)."""

    verb: ClassVar[str] = "use"
    source: Source

    def __str__(self) -> str:
        return f"use {self.source} taking wood"


class Roll(Decision, frozen=True, gc=False):
    """The craft roll (3.1)."""

    verb: ClassVar[str] = "roll"

    def __str__(self) -> str:
        return "roll"


class Craft(Decision, frozen=True, gc=False):
    """Make an item of the display; dice in the order of its boxes (3.3)."""

    verb: ClassVar[str] = "craft"
    item: Item
    dice: tuple[Die, ...]

    def __str__(self) -> str:
        return f"craft {self.item} with {_dice(self.dice)}"


class Steal(Decision, frozen=True, gc=False):
    """Take an item from another player with better dice (3.4)."""

    verb: ClassVar[str] = "steal"
    item: Item
    seat: Seat
    dice: tuple[Die, ...]

    def __str__(self) -> str:
        return f"steal {self.item} with {_dice(self.dice)} from {self.seat}"


class End(Decision, frozen=True, gc=False):
    """End the craft turn; dice not placed go to the smithy (3.5)."""

    verb: ClassVar[str] = "end"

    def __str__(self) -> str:
        return "end"


Action = Gather | Dock | Pass | Keep | Use | TakeWood | Roll | Craft | Steal | End


def _dice(dice: Iterable[Die]) -> str:
    return " ".join([die.text for die in dice])
