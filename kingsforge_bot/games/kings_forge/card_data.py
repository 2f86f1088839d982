"""What is in the box: reads the data files that people edit and hands their contents to the games."""

import tomllib
from functools import cache
from pathlib import Path

from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCardEntry, Item, read_craft_cards
from kingsforge_bot.games.kings_forge.rules.game import KingsForge

DATA = Path(__file__).resolve().parents[3] / "data"


def craft_card_entries(file: Path = DATA / "kings_forge" / "craft_cards.toml") -> tuple[CraftCardEntry, ...]:
    """The craft cards with their printed names and sources. Raises PositionError naming the faulty card."""
    try:
        rows = tomllib.loads(file.read_text(encoding="utf-8"))["card"]
    except (tomllib.TOMLDecodeError, KeyError, UnicodeDecodeError) as error:
        raise PositionError(file.name, str(error)) from error
    return read_craft_cards(rows)


def printed_name(item: Item) -> str | None:
    """`Wizard's Goblet`; None for a card that is not in the data file."""
    return _printed().get(item)


@cache
def _printed() -> dict[Item, str]:
    return {entry.card.item: entry.name for entry in craft_card_entries()}


@cache
def kings_forge() -> KingsForge:
    """King's Forge with the craft cards of the data file, which is read once."""
    return KingsForge([entry.card for entry in craft_card_entries()])
