"""Reads Dwarven Smithy's rulebook from data/dwarven_smithy/rules, its cards from their own data file."""

from pathlib import Path
from typing import Final

from kingsforge_bot.games.dwarven_smithy.box import DATA, cards
from kingsforge_bot.games.dwarven_smithy.rulebook.asking import is_doable
from kingsforge_bot.games.dwarven_smithy.rulebook.cards import CARD, CardWords, card_entries
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.rulebook.loading import Made, load_asking, load_entries, load_words

RULES: Final = DATA / "dwarven_smithy" / "rules"
_CARDS: Final = "cards.toml"


def load_rulebook() -> Rulebook:
    """The rulebook of the data folder. Raises RulebookError naming file and entry, PositionError naming a card."""
    return Rulebook(entries(), load_asking(RULES), doable=is_doable)


def entries(folder: Path = RULES, box: CardSet | None = None) -> tuple[Entry, ...]:
    """All entries, the cards last. Raises RulebookError or PositionError."""
    words = load_words(folder, _CARDS, CardWords)
    made = tuple(card_entries(cards() if box is None else box, words))
    return load_entries(folder, Made(CARD, _CARDS, made))
