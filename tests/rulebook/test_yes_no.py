"""What befalls a thing at others' hands is answered by its rule, not by the thing's own entry; a yes begins with yes.

`kings_forge_yes_no.toml` set how that is found. `_aside` was written with it and never looked at: at first sight it was
answered first in 33 % (English), 33 % (Spanish), 50 % (French) and 17 % (Japanese), with the rule of what befalls a
thing in 67, 83, 67 and 67 %.
"""

import tomllib
from pathlib import Path

import pytest

from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import LANGUAGES

HERE = Path(__file__).parent


def right(book: Rulebook, name: str, language: str) -> tuple[int, int]:
    """How many questions of that list are answered first, of how many."""
    asked = [one for one in tomllib.loads((HERE / name).read_text("utf-8"))["question"] if one["lang"] == language]
    return sum(book.find(one["query"])[0].entry.id in one["wanted"] for one in asked), len(asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_questions_kept_aside_are_answered_first(book: Rulebook, language: str) -> None:
    first, asked = right(book, "kings_forge_yes_no_aside.toml", language)
    assert asked == 6
    assert first >= 4


@pytest.mark.parametrize("query", ["can they steal my shield back?", "¿puede otro robarme el Shield?"])
def test_a_thing_and_its_theft_are_answered_by_the_rule_and_the_thing_comes_next(book: Rulebook, query: str) -> None:
    assert [hit.entry.id for hit in book.find(query)[:2]] == ["rule-3-4", "item-shield"]


def test_a_thing_alone_is_answered_by_itself(book: Rulebook) -> None:
    assert book.find("shield")[0].entry.id == "item-shield"
    assert book.find("how do I craft a shield")[0].entry.id != "rule-3-4"


@pytest.mark.parametrize(("language", "yes"), [("en", "Yes"), ("es", "Sí"), ("fr", "Oui"), ("ja", "はい")])
def test_whether_it_can_be_is_said_first(book: Rulebook, language: str, yes: str) -> None:
    for rule in ("rule-3-4", "rule-4-3"):
        assert yes in book.entries[rule].said(language).text[:30]
