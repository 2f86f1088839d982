"""What is in the box: reads the data files that people edit and hands their contents to the games."""

from functools import cache, partial
from pathlib import Path

from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.data_files import read_toml
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCardEntry, Item, read_craft_cards
from kingsforge_bot.games.kings_forge.rules.game import KingsForge
from kingsforge_bot.games.kings_forge.rules.own_cards import read_item

DATA = Path(__file__).resolve().parents[3] / "data"


def craft_card_entries(file: Path = DATA / "kings_forge" / "craft_cards.toml") -> tuple[CraftCardEntry, ...]:
    """The craft cards with their printed names and sources. Raises PositionError naming the faulty card."""
    written = read_toml(file, partial(PositionError, file.name))
    if "card" not in written:
        raise PositionError(file.name, "has no card")
    return read_craft_cards(written["card"])


def printed_name(item: Item) -> str | None:
    """`Wizard's Goblet`, or what an own card is called; None for a card that is neither."""
    if (printed := _printed().get(item)) is not None:
        return printed
    own = read_item(item)
    return None if own is None else own[0]


def drawn_as(item: Item) -> Item:
    """The printed card that has the same drawing: itself, but for an own card."""
    own = read_item(item)
    return item if own is None else _by_rank().get(own[1], item)


@cache
def _by_rank() -> dict[int, Item]:
    return {entry.card.rank: entry.card.item for entry in craft_card_entries()}


@cache
def _printed() -> dict[Item, str]:
    return {entry.card.item: entry.name for entry in craft_card_entries()}


@cache
def kings_forge() -> KingsForge:
    """King's Forge with the craft cards of the data file, which is read once."""
    return KingsForge([entry.card for entry in craft_card_entries()])
