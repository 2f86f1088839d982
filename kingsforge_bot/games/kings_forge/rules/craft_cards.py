"""Craft cards: what a game is given, rules section 8."""

from collections.abc import Iterable, Mapping
from typing import NewType

import msgspec

from kingsforge_bot.core.chance import FACES
from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.games.kings_forge.rules.dice import RESOURCES, Die, read_die

Item = NewType("Item", str)
"""A craft card's name in the notation: `wizards-goblet`."""

_LONGEST_NAME, _HIGHEST_RANK, _MOST_BOXES = 60, 10_000, 8
"""Far beyond any card, and small enough for the notation."""


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


def fault_of(card: CraftCard) -> str | None:
    """What keeps the card out of any game, or None."""
    if card.item != item_name(card.item) or not 1 <= len(card.item) <= _LONGEST_NAME:
        return f"not a name of the notation: {card.item[:_LONGEST_NAME]!r}"
    if not 1 <= card.rank <= _HIGHEST_RANK:
        return f"ranks go from 1 to {_HIGHEST_RANK}"
    if not 1 <= len(card.boxes) <= _MOST_BOXES:
        return f"a card has 1 to {_MOST_BOXES} boxes"
    if any(box.kind not in RESOURCES or box.value > FACES for box in card.boxes):
        return f"boxes are M, W, G or B with 1 to {FACES}"
    return None


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
        if fault := fault_of(card):
            raise PositionError(where, fault)
        entries.append(CraftCardEntry(raw.name, card, raw.status))
    return tuple(entries)


class _Row(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    rank: int
    boxes: list[str]
    status: str
