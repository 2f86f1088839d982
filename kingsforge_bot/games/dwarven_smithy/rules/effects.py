"""What apprentices, tools and King's Items do: one small frozen type per verb of section 11."""

from enum import StrEnum
from typing import Final

import msgspec

from kingsforge_bot.games.dwarven_smithy.rules.resources import Class, Icon


class CardType(StrEnum):
    """Rule 2.1, in the order of completion (4.3)."""

    APPRENTICE = "apprentice"
    TOOL = "tool"
    ITEM = "item"
    KINGS_ITEM = "kings-item"


class Subtype(StrEnum):
    """Rule 2.1; in this order the prizes are given (7.5)."""

    WEAPON = "weapon"
    ARMOR = "armor"
    SHIELD = "shield"


class Limited(StrEnum):
    """Areas whose limit a text may raise (3.1)."""

    HAND = "hand"
    MARKET = "market"
    WORKSHOP = "workshop"
    TOOLS = "tools"


class Per(StrEnum):
    """What an end text counts (7.4)."""

    TOOL = "tool"
    APPRENTICE = "apprentice"
    OTHER_KINGS_ITEM = "other-kings-item"
    SUBTYPE = "subtype"
    RUNE_UNDER = "rune-under"


ANY: Final = "any"
"""Of a saving: whatever the icon asks for (5.9)."""


class _Effect(msgspec.Struct, frozen=True, tag_field="verb", forbid_unknown_fields=True):
    """Base of all effects; the verb of the data file is the tag."""


class Limit(_Effect, frozen=True, tag="limit"):
    """The limit of the area is higher by that much (3.1)."""

    area: Limited
    by: int


class Income(_Effect, frozen=True, tag="income"):
    """Paid at the start of each own turn (4.2)."""

    coins: int


class Sale(_Effect, frozen=True, tag="sale"):
    """Added to each sale (5.5)."""

    coins: int


class Warehouse(_Effect, frozen=True, tag="warehouse"):
    """Added to each price of the row (5.6); negative."""

    by: int


class Completion(_Effect, frozen=True, tag="completion"):
    """Paid for each card of that type one completes (4.3)."""

    type: CardType
    coins: int


class NoTilt(_Effect, frozen=True, tag="no-tilt"):
    """Cards that enter the market aren't tilted (3.6)."""


class StandIn(_Effect, frozen=True, tag="stand-in", rename={"of": "class", "crafts": "for"}):
    """Once per craft of these types a resource may stand for another kind of its class (5.11)."""

    of: Class
    crafts: tuple[CardType, ...]


class Less(_Effect, frozen=True, tag="less", rename={"scope": "for"}):
    """May take one such icon off each craft within its scope (5.9)."""

    resource: Icon
    """A kind, a class, or `ANY`."""
    scope: tuple[str, ...]
    """Types and subtypes."""


class Bonus(_Effect, frozen=True, tag="bonus"):
    """Coins at the end for each of these (7.4)."""

    coins: int
    per: Per


Effect = Limit | Income | Sale | Warehouse | Completion | NoTilt | StandIn | Less | Bonus
