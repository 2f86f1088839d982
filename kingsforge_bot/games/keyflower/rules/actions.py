"""What a seat can decide. `str(action)` is the notation of section 16, its only writer."""

from typing import ClassVar

import msgspec

from kingsforge_bot.core.asking import Decision
from kingsforge_bot.games.keyflower.rules.kinds import (
    NO_GOODS,
    NO_SKILLS,
    Colour,
    Goods,
    Name,
    Resource,
    Skill,
    Skills,
    Workers,
)

Where = str
"""A place of the notation: `2` in the offer, `o1` for a turn-order tile."""


class Bid(Decision, frozen=True, gc=False):
    """Workers beside a tile; `number` counts those of moved groups too (6, 16.3)."""

    verb: ClassVar[str] = "bid"
    tile: Name
    colour: Colour
    number: int
    moving: tuple[Where, ...] = ()

    def __str__(self) -> str:
        return f"bid {self.tile} with {self.number} {self.colour}{_moving(self.moving)}"


class Use(Decision, frozen=True, gc=False):
    """Workers on a tile; several colours only under 11.7. `paying` and `taking` where there is a choice (7, 16.4)."""

    verb: ClassVar[str] = "use"
    tile: Name
    workers: Workers
    moving: tuple[Where, ...] = ()
    paying: Colour | Skill | None = None
    taking: Resource | None = None

    def __str__(self) -> str:
        paying = "" if self.paying is None else f" paying {self.paying}"
        taking = "" if self.taking is None else f" taking {self.taking}"
        return f"use {self.tile} with {self.workers}{_moving(self.moving)}{paying}{taking}"


class Pass(Decision, frozen=True, gc=False):
    """Neither (4.2)."""

    verb: ClassVar[str] = "pass"

    def __str__(self) -> str:
        return "pass"


class Move(Decision, frozen=True, gc=False):
    """Resources along roads of the own village, the shortest way (8.2)."""

    verb: ClassVar[str] = "move"
    resource: Resource
    origin: Name
    to: Name
    number: int

    def __str__(self) -> str:
        return f"move {self.number} {self.resource} from {self.origin} to {self.to}"


class Payment(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What an upgrade is paid with."""

    goods: Goods = NO_GOODS
    skills: Skills = NO_SKILLS

    def __str__(self) -> str:
        return " ".join(filter(None, (str(self.goods), str(self.skills))))


class Upgrade(Decision, frozen=True, gc=False):
    """Turn a tile to its side b (8.5); `paying` is the whole payment, None for exactly what is printed (16.4)."""

    verb: ClassVar[str] = "upgrade"
    tile: Name
    paying: Payment | None = None

    def __str__(self) -> str:
        return f"upgrade {self.tile}" if self.paying is None else f"upgrade {self.tile} paying {self.paying}"


class End(Decision, frozen=True, gc=False):
    """End the work with what is left of it (8.4)."""

    verb: ClassVar[str] = "end"

    def __str__(self) -> str:
        return "end"


class Give(Decision, frozen=True, gc=False):
    """Winter tiles of the own hand, in the order of the box (3.4)."""

    verb: ClassVar[str] = "give"
    tiles: tuple[Name, ...]

    def __str__(self) -> str:
        return f"give {'+'.join(self.tiles)}"


class Take(Decision, frozen=True, gc=False):
    """A boat (9.6)."""

    verb: ClassVar[str] = "take"
    boat: Name

    def __str__(self) -> str:
        return f"take {self.boat}"


class Place(Decision, frozen=True, gc=False):
    """A new tile to a hex of the village (10.4)."""

    verb: ClassVar[str] = "place"
    tile: Name
    q: int
    r: int
    turned: int

    def __str__(self) -> str:
        return f"place {self.tile} at {self.q},{self.r} turned {self.turned}"


class PlaceAside(Decision, frozen=True, gc=False):
    """A new tile that fits nowhere (10.5)."""

    verb: ClassVar[str] = "place"
    tile: Name

    def __str__(self) -> str:
        return f"place {self.tile} aside"


class Lift(Decision, frozen=True, gc=False):
    """Take back the tile that was placed last (10.6)."""

    verb: ClassVar[str] = "lift"

    def __str__(self) -> str:
        return "lift"


class Done(Decision, frozen=True, gc=False):
    """The village stands so for good (10.6)."""

    verb: ClassVar[str] = "done"

    def __str__(self) -> str:
        return "done"


Action = Bid | Use | Pass | Move | Upgrade | End | Give | Take | Place | PlaceAside | Lift | Done


def _moving(places: tuple[Where, ...]) -> str:
    return f" moving {'+'.join(places)}" if places else ""
