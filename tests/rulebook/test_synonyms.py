"""What else things are called, in which form, and what only makes a question of a query."""

from pathlib import Path

import pytest

from kingsforge_bot.games.dwarven_smithy.rulebook.loading import RULES as DWARVEN_SMITHY
from kingsforge_bot.games.kings_forge.rulebook.loading import RULES
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import LANGUAGES
from kingsforge_bot.rulebook.lexicon import Lexicon
from kingsforge_bot.rulebook.loading import load_asking
from kingsforge_bot.rulebook.synonyms import Synonyms
from kingsforge_bot.rulebook.words import fold, unspaced


def first(book: Rulebook, query: str) -> str:
    return book.find(query)[0].entry.id


@pytest.mark.parametrize(
    ("query", "entry"),
    [
        ("gravyard bottom", "card-cemetery-bottom"),
        ("posada abajo", "card-tavern-bottom"),
        ("bijoutier bas", "card-jeweler-bottom"),
        ("お墓の下段", "card-cemetery-bottom"),
        ("さかば 上段", "card-tavern-top"),
    ],
)
def test_a_card_is_found_by_another_name_that_no_entry_has_with_its_side(
    book: Rulebook, query: str, entry: str
) -> None:
    assert first(book, query) == entry


def test_a_number_may_be_a_word(book: Rulebook) -> None:
    assert first(book, "2 player deck") == first(book, "two player deck") == "rule-2-8"


def test_a_word_is_found_in_another_form(book: Rulebook) -> None:
    assert first(book, "flipping") == "term-flip"


def test_what_only_asks_changes_nothing_in_a_language_without_spaces(book: Rulebook) -> None:
    assert book.find("金床って何ですか") == book.find("金床")


def test_a_query_that_only_asks_is_still_a_query(book: Rulebook) -> None:
    synonyms = Synonyms(load_asking(RULES).values())
    assert synonyms.asked("どうする", ()) == synonyms.tokens("どうする") != ()


def test_a_word_brings_none_along_that_no_entry_has() -> None:
    lexicon = Lexicon({"shop", "stall"}, {"stall": {"stall", "shop", "booth"}})
    assert [word for word, _ in lexicon.meant("stall", False)] == ["stall", "shop"]


@pytest.mark.parametrize("rules", [RULES, DWARVEN_SMITHY], ids=["kings_forge", "dwarven_smithy"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_mean_the_same_stand_in_one_group_and_ask_nothing(language: str, rules: Path) -> None:
    way = load_asking(rules)[language]
    groups = [fold(group).split() for group in way.same]
    words = [word for group in groups for word in group]
    assert all(len(group) > 1 for group in groups)
    assert len(words) == len(set(words))
    assert not set(words) & set(way.fillers.split())


@pytest.mark.parametrize("rules", [RULES, DWARVEN_SMITHY], ids=["kings_forge", "dwarven_smithy"])
def test_what_signs_are_read_as_is_not_read_as_something_else(rules: Path) -> None:
    """Else the second reading would never be reached: signs are replaced once."""
    groups = [fold(group).split() for group in load_asking(rules)["ja"].same]
    synonyms = Synonyms(load_asking(rules).values())
    for group in groups:
        if unspaced(group[0][-1]):
            for word in group[1:]:
                assert synonyms.tokens(word) == synonyms.tokens(group[0]), word
