"""Reads King's Forge's rulebook from data/kings_forge/rules, its craft cards from their numbers."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.card_data import DATA, craft_card_entries
from kingsforge_bot.games.kings_forge.rulebook.crafts import CraftWords, craft_entries
from kingsforge_bot.games.kings_forge.rulebook.feasibility import targets_of
from kingsforge_bot.games.kings_forge.rulebook.measures import measures
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCardEntry
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.rulebook.loading import Made, load_asking, load_entries, load_words

RULES: Final = DATA / "kings_forge" / "rules"
_CRAFTS: Final = "craft_cards.toml"
_CARD: Final = "card"


def load_rulebook() -> Rulebook:
    """The rulebook of the data folder. Raises RulebookError naming file and entry."""
    cards = tuple(craft_card_entries())
    compared = measures(entry.card for entry in cards)
    return Rulebook(entries(cards=cards), load_asking(RULES), doable=targets_of, common=_CARD, measures=compared)


def entries(folder: Path = RULES, cards: Iterable[CraftCardEntry] | None = None) -> tuple[Entry, ...]:
    """All entries, the craft cards last, by rank. Raises RulebookError."""
    words = load_words(folder, _CRAFTS, CraftWords)
    crafts = tuple(craft_entries(craft_card_entries() if cards is None else cards, words))
    found = load_entries(folder, Made("item", _CRAFTS, crafts))
    return tuple(replace(entry, printed=True) if entry.kind == _CARD else entry for entry in found)
