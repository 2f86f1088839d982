"""One word, typed in the middle of a turn: what one can do comes first, then what the word means.

Of the 55 words that were tuned by, 37 were answered so before deeds were told from things, all of them since; of the
14 that were kept aside, 5 before and 13 since.
"""

from pathlib import Path

import pytest

from kingsforge_bot.rulebook.book import Rulebook
from tests.rulebook.measure import BOOKS, FIRST, answered, missed, read, share

HERE = Path(__file__).parent
ASIDE = {"kings_forge": 6, "dwarven_smithy": 3, "keyflower": 4}
"""How many of those kept aside are answered first."""


@pytest.fixture(scope="module")
def books() -> dict[str, Rulebook]:
    return {game: load() for game, load in BOOKS.items()}


@pytest.mark.parametrize("game", BOOKS)
def test_a_word_is_answered_by_what_one_can_do(books: dict[str, Rulebook], game: str) -> None:
    answers = [answered(books[game], one) for one in read(HERE / f"{game}_words.toml")]
    assert share(answers, FIRST) == 1, "\n".join(missed(answers, FIRST))


@pytest.mark.parametrize("game", BOOKS)
def test_words_that_were_not_tuned_for(books: dict[str, Rulebook], game: str) -> None:
    answers = [answered(books[game], one) for one in read(HERE / f"{game}_words_aside.toml")]
    assert sum(one.right[FIRST] for one in answers) >= ASIDE[game]


@pytest.mark.parametrize("typed", ["steal", "Steal?", "robar", "voler", "盗む"])
def test_the_definition_is_next(books: dict[str, Rulebook], typed: str) -> None:
    book = books["kings_forge"]
    assert [hit.entry.id for hit in book.find(typed)[:2]] == ["rule-3-4", "term-steal"]
    assert book.find(typed, 1)[0].entry.id == "rule-3-4"


def test_who_asks_for_the_definition_has_it_first(books: dict[str, Rulebook]) -> None:
    for typed, entry in (
        ("what is a dock", "term-dock"),
        ("qué es robar", "term-steal"),
        ("パス（用語）", "term-pass"),
    ):
        assert books["kings_forge"].find(typed)[0].entry.id == entry


def test_a_thing_is_told_before_its_rule(books: dict[str, Rulebook]) -> None:
    for typed, entry in (("smithy", "term-smithy"), ("anvil", "term-anvil"), ("stock", "term-stock")):
        assert books["kings_forge"].find(typed)[0].entry.id == entry
