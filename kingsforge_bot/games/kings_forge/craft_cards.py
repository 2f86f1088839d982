"""Craft cards: what a game is given, rules section 8."""

from collections.abc import Iterable, Mapping
from typing import NewType

import msgspec

from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.games.kings_forge.dice import Die, read_die

Item = NewType("Item", str)
"""A craft card's name in the notation: `wizards-goblet`."""


class CraftCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An item to make: per box a die of its colour with at least its value. `rank` orders, it is never points (1.3)."""

    item: Item
    rank: int
    boxes: tuple[Die, ...]


class CraftCardEntry(msgspec.Struct, frozen=True):
    """A craft card as its data file tells it: the printed name, and whether it is sourced or reconstructed."""

    name: str
    card: CraftCard
    status: str


def item_name(name: str) -> Item:
    """`Wizard's Goblet` as `wizards-goblet` (section 10)."""
    letters = "".join(letter for letter in name.lower() if letter.isalnum() or letter in " -")
    return Item("-".join(letters.replace("-", " ").split()))


def read_craft_cards(rows: Iterable[Mapping[str, object]]) -> tuple[CraftCardEntry, ...]:
    """The rows of the craft card file. Raises PositionError naming the row; names and ranks must differ."""
    entries: list[CraftCardEntry] = []
    for number, row in enumerate(rows, 1):
        where = f"card {number}"
        try:
            raw = msgspec.convert(row, _Row)
            boxes = tuple(read_die(box) for box in raw.boxes)
        except (msgspec.ValidationError, ValueError) as error:
            raise PositionError(where, str(error)) from error
        card = CraftCard(item_name(raw.name), raw.rank, boxes)
        if any(card.item == other.card.item or card.rank == other.card.rank for other in entries):
            raise PositionError(where, "name or rank stands twice")
        if not boxes or any(box.kind.value not in "MWGB" or box.value > 6 for box in boxes):
            raise PositionError(where, "boxes are M, W, G or B with 1 to 6")
        entries.append(CraftCardEntry(raw.name, card, raw.status))
    return tuple(entries)


class _Row(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    rank: int
    boxes: list[str]
    status: str
