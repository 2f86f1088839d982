"""Whether dice come back is answered by the clean-up (rule 5.2), whatever else the question names; the answer first.

`kings_forge_back.toml` set how that is found, from 44 % answered first to 97 %. `_aside` was written beforehand and no
miss of it was looked at: before, it was answered first in 42 % (English), 50 % (Spanish), 50 % (French) and 58 %
(Japanese), afterwards in 83, 75, 92 and 92 %.
"""

from pathlib import Path

import pytest

from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import LANGUAGES
from tests.rulebook.measure import FIRST, THREE, answered, read, share

HERE = Path(__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_questions_kept_aside_are_answered_first_and_all_among_three(book: Rulebook, language: str) -> None:
    asked = [one for one in read(HERE / "kings_forge_back_aside.toml") if one.lang == language]
    answers = [answered(book, one) for one in asked]
    assert len(answers) == 12
    assert share(answers, FIRST) >= 0.75
    assert share(answers, THREE) == 1


@pytest.mark.parametrize(
    "query",
    [
        "do I get my dice back when I pass?",
        "¿recupero mis dados al pasar?",
        "est-ce que je récupère mes dés quand je passe ?",
        "パスしたらダイスは戻りますか？",
    ],
)
def test_dice_after_a_pass_are_no_question_of_passing(book: Rulebook, query: str) -> None:
    assert book.find(query)[0].entry.id == "rule-5-2"


def test_what_passing_is_still_is(book: Rulebook) -> None:
    """Rule 2.6."""
    assert book.find("what do I get for passing")[0].entry.id == "rule-2-6"


@pytest.mark.parametrize(("language", "yes"), [("en", "Yes"), ("es", "Sí"), ("fr", "Oui"), ("ja", "はい")])
def test_the_answer_stands_first(book: Rulebook, language: str, yes: str) -> None:
    assert yes in book.entries["rule-5-2"].said(language).text[:30]


@pytest.mark.parametrize(
    ("language", "back"), [("en", "back only"), ("es", "de vuelta"), ("fr", "en retour"), ("ja", "盗み返せる")]
)
def test_whether_one_may_steal_back_is_said_before_how(book: Rulebook, language: str, back: str) -> None:
    """Rule 3.4: each has one craft turn, so that only a later player can."""
    text = book.entries["rule-3-4"].said(language).text
    assert text.index(back) < len(text) / 3
    assert book.find("steal back")[0].entry.id == "rule-3-4"
