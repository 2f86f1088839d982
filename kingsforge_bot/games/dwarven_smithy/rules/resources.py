"""Metals, gems and runes: their kinds, their states, and how the notation writes them (2.2, 2.3, section 12)."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, NewType, TypeAlias

Name = NewType("Name", str)
"""A card in the notation: a guild card's id, a kind (`gold`), or with `raw-` before it an unrefined one."""

UNSEEN: Final = Name("?")
"""A card that whoever looks may not know."""


class Class(StrEnum):
    """What kinds belong to; an icon of it is met by any of them."""

    METAL = "metal"
    GEM = "gem"
    RUNE = "rune"


class Kind(StrEnum):
    """The twelve resources of rule 1.1."""

    IRON = "iron"
    SILVER = "silver"
    GOLD = "gold"
    MITHRIL = "mithril"
    EMERALD = "emerald"
    RUBY = "ruby"
    SAPPHIRE = "sapphire"
    MOONSTONE = "moonstone"
    THUNDER = "thunder"
    LIGHTNING = "lightning"
    ICE = "ice"
    EARTH = "earth"


Icon: TypeAlias = str
"""One resource of a cost (2.2): the word of a kind or of a class. Text, as the data file has it."""

CLASS_OF: Final[dict[Kind, Class]] = {
    **dict.fromkeys((Kind.IRON, Kind.SILVER, Kind.GOLD, Kind.MITHRIL), Class.METAL),
    **dict.fromkeys((Kind.EMERALD, Kind.RUBY, Kind.SAPPHIRE, Kind.MOONSTONE), Class.GEM),
    **dict.fromkeys((Kind.THUNDER, Kind.LIGHTNING, Kind.ICE, Kind.EARTH), Class.RUNE),
}
ICONS: Final = frozenset((*Kind, *Class))
_PLACE: Final = {kind: place for place, kind in enumerate(Kind)}
_RAW: Final = "raw-"
_REFINED: Final = {Name(kind.value): kind for kind in Kind}
_UNREFINED: Final = {Name(_RAW + kind): kind for kind in Kind if CLASS_OF[kind] is not Class.RUNE}


def kind_of(card: Name) -> Kind | None:
    """The resource that the card is, in whichever state; None for a guild card."""
    return _REFINED.get(card) or _UNREFINED.get(card)


def refined_kind(card: Name) -> Kind | None:
    """The resource if it is refined, or a rune (2.3); None for all else."""
    return _REFINED.get(card)


def is_raw(card: Name) -> bool:
    """Whether it is a metal or gem that still has to be refined (4.2)."""
    return card in _UNREFINED


def entering(card: Name) -> Name:
    """The card as it comes from a hand to the table: metals and gems raw (2.4)."""
    raw = Name(_RAW + card)
    return raw if raw in _UNREFINED else card


def refined(card: Name) -> Name:
    """The card after 4.2."""
    return Name(_UNREFINED[card].value) if card in _UNREFINED else card


def in_order(kinds: Iterable[Kind]) -> tuple[Kind, ...]:
    """In the order of rule 1.1, however they were named."""
    return tuple(sorted(kinds, key=_PLACE.__getitem__))


def meets(kind: Kind, icon: Icon) -> bool:
    """Whether a resource of that kind is what the icon asks for."""
    return icon in (kind, CLASS_OF[kind])
