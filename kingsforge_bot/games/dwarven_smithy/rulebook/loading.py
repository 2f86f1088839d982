"""Reads Dwarven Smithy's rulebook from data/dwarven_smithy/rules, its cards from their own data file."""

from pathlib import Path
from typing import Final

from kingsforge_bot.games.dwarven_smithy.card_data import DATA, cards
from kingsforge_bot.games.dwarven_smithy.rulebook.asking import is_doable
from kingsforge_bot.games.dwarven_smithy.rulebook.cards import CARD, CardWords, card_entries
from kingsforge_bot.games.dwarven_smithy.rulebook.measures import measures
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.i18n.messages import UnreadableError, messages_of
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import LANGUAGES, Entry, RulebookError
from kingsforge_bot.rulebook.loading import Made, load_asking, load_entries, load_words

RULES: Final = DATA / "dwarven_smithy" / "rules"
_CARDS: Final = "cards.toml"
_NAMES: Final = DATA / "dwarven_smithy" / "locale"
_OWN: Final = "own-"
"""Before the id of what is called so."""


def load_rulebook() -> Rulebook:
    """The rulebook of the data folder. Raises RulebookError naming file and entry, PositionError naming a card."""
    box = cards()
    return Rulebook(entries(box=box), load_asking(RULES), doable=is_doable, measures=measures(box))


def entries(folder: Path = RULES, box: CardSet | None = None) -> tuple[Entry, ...]:
    """All entries, the cards last. Raises RulebookError or PositionError."""
    words = load_words(folder, _CARDS, CardWords)
    names = {language: names_of_cards(language) for language in LANGUAGES}
    made = tuple(card_entries(cards() if box is None else box, words, names))
    return load_entries(folder, Made(CARD, _CARDS, made))


def names_of_cards(language: str) -> dict[str, str]:
    """What guild cards are called in that language, by their ids: in menus and the log, too. Raises RulebookError."""
    file = _NAMES / language / "guild.ftl"
    try:
        said = messages_of(file.read_text("utf-8"))
        return {name.removeprefix(_OWN): text.partition("=")[2].strip() for name, text in said if name.startswith(_OWN)}
    except (OSError, UnicodeDecodeError, UnreadableError) as error:
        raise RulebookError(f"{language}/{file.name}", "", str(error)) from error
