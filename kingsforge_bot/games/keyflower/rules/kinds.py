"""Workers, resources and skill tiles: their kinds, and how many of each there are somewhere (1.1).

`Workers`, `Goods` and `Skills` are written out each, although they read alike: bot players add and compare them
millions of times, and a loop over the names of fields takes several times as long as sums that name them.
"""

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import Final, NewType, TypeAlias

import msgspec

Name = NewType("Name", str)
"""A tile in the notation (16.1): its id in the data file."""

UNSEEN: Final = Name("?")
"""A tile that whoever looks may not know."""
ANY: Final = "any"
"""In the data file: of whichever kind is chosen."""


class Colour(StrEnum):
    """Of a worker, in the order of the notation."""

    BLUE = "blue"
    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"


class Resource(StrEnum):
    """What is made, carried and paid."""

    WOOD = "wood"
    STONE = "stone"
    IRON = "iron"
    GOLD = "gold"


class Skill(StrEnum):
    """The tool on a skill tile."""

    SAW = "saw"
    PICKAXE = "pickaxe"
    ANVIL = "anvil"


Kind: TypeAlias = Colour | Resource | Skill

COLOURS: Final = tuple(Colour)
RESOURCES: Final = tuple(Resource)
SKILLS: Final = tuple(Skill)
BAGGED: Final = (Colour.BLUE, Colour.RED, Colour.YELLOW)
"""What is in the bag at the start (1.6)."""
MATERIALS: Final = (Resource.WOOD, Resource.STONE, Resource.IRON)
"""What gold may stand in for (8.7)."""


class Workers(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """How many workers of each colour; `unseen` are those whose colour whoever looks may not know."""

    blue: int = 0
    red: int = 0
    yellow: int = 0
    green: int = 0
    unseen: int = 0

    def of(self, colour: Colour) -> int:
        number: int = getattr(self, colour)
        return number

    @property
    def total(self) -> int:
        return self.blue + self.red + self.yellow + self.green + self.unseen

    def each(self) -> Iterator[tuple[Colour, int]]:
        """Colours there are, with their numbers."""
        return ((colour, number) for colour in COLOURS if (number := getattr(self, colour)))

    def covered(self) -> "Workers":
        return Workers(unseen=self.total)

    def less(self, other: "Workers") -> "Workers":
        """So many fewer of each, but none below 0 (2.3)."""
        return Workers(
            max(0, self.blue - other.blue),
            max(0, self.red - other.red),
            max(0, self.yellow - other.yellow),
            max(0, self.green - other.green),
        )

    def __add__(self, other: "Workers") -> "Workers":
        return Workers(
            self.blue + other.blue,
            self.red + other.red,
            self.yellow + other.yellow,
            self.green + other.green,
            self.unseen + other.unseen,
        )

    def __sub__(self, other: "Workers") -> "Workers":
        return Workers(
            self.blue - other.blue,
            self.red - other.red,
            self.yellow - other.yellow,
            self.green - other.green,
            self.unseen - other.unseen,
        )

    def __le__(self, other: "Workers") -> bool:
        """No more of any kind than there; those unseen do not count, since nothing is paid with them."""
        return (
            self.blue <= other.blue
            and self.red <= other.red
            and self.yellow <= other.yellow
            and self.green <= other.green
        )

    def __str__(self) -> str:
        return " ".join([f"{number} {colour}" for colour, number in self.each()])


class Goods(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """How many resources of each kind; they are always public."""

    wood: int = 0
    stone: int = 0
    iron: int = 0
    gold: int = 0

    def of(self, resource: Resource) -> int:
        number: int = getattr(self, resource)
        return number

    @property
    def total(self) -> int:
        return self.wood + self.stone + self.iron + self.gold

    def each(self) -> Iterator[tuple[Resource, int]]:
        """Kinds there are, with their numbers."""
        return ((kind, number) for kind in RESOURCES if (number := getattr(self, kind)))

    def __add__(self, other: "Goods") -> "Goods":
        return Goods(self.wood + other.wood, self.stone + other.stone, self.iron + other.iron, self.gold + other.gold)

    def __sub__(self, other: "Goods") -> "Goods":
        return Goods(self.wood - other.wood, self.stone - other.stone, self.iron - other.iron, self.gold - other.gold)

    def __le__(self, other: "Goods") -> bool:
        return (
            self.wood <= other.wood
            and self.stone <= other.stone
            and self.iron <= other.iron
            and self.gold <= other.gold
        )

    def __str__(self) -> str:
        return " ".join([f"{number} {kind}" for kind, number in self.each()])


class Skills(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """How many skill tiles of each kind; `unseen` are those whose kind whoever looks may not know."""

    saw: int = 0
    pickaxe: int = 0
    anvil: int = 0
    unseen: int = 0

    def of(self, skill: Skill) -> int:
        number: int = getattr(self, skill)
        return number

    @property
    def total(self) -> int:
        return self.saw + self.pickaxe + self.anvil + self.unseen

    def each(self) -> Iterator[tuple[Skill, int]]:
        """Kinds there are, with their numbers."""
        return ((kind, number) for kind in SKILLS if (number := getattr(self, kind)))

    def covered(self) -> "Skills":
        return Skills(unseen=self.total)

    def less(self, other: "Skills") -> "Skills":
        """So many fewer of each, but none below 0 (2.3)."""
        return Skills(
            max(0, self.saw - other.saw), max(0, self.pickaxe - other.pickaxe), max(0, self.anvil - other.anvil)
        )

    def __add__(self, other: "Skills") -> "Skills":
        return Skills(
            self.saw + other.saw,
            self.pickaxe + other.pickaxe,
            self.anvil + other.anvil,
            self.unseen + other.unseen,
        )

    def __sub__(self, other: "Skills") -> "Skills":
        return Skills(
            self.saw - other.saw,
            self.pickaxe - other.pickaxe,
            self.anvil - other.anvil,
            self.unseen - other.unseen,
        )

    def __le__(self, other: "Skills") -> bool:
        """No more of any kind than there; those unseen do not count, since nothing is paid with them."""
        return self.saw <= other.saw and self.pickaxe <= other.pickaxe and self.anvil <= other.anvil

    def __str__(self) -> str:
        return " ".join([f"{number} {kind}" for kind, number in self.each()])


NO_WORKERS: Final = Workers()
NO_GOODS: Final = Goods()
NO_SKILLS: Final = Skills()


@lru_cache(maxsize=1 << 10)
def workers_of(colour: Colour, number: int) -> Workers:
    """So many of one colour."""
    return Workers(**{colour.value: number})


def goods_of(resource: Resource, number: int) -> Goods:
    """So many of one kind."""
    return Goods(**{resource.value: number})


def skills_of(skill: Skill, number: int = 1) -> Skills:
    """So many of one kind."""
    return Skills(**{skill.value: number})
