"""The page's own words: four languages alike, nothing said outside of them."""

import ast
import re
from pathlib import Path

import pytest

from kingsforge_bot.sandbox import page, people
from kingsforge_bot.sandbox.page.words import LANGUAGES, WORDS, refusal, word
from kingsforge_bot.sandbox.people.client_rules import _TAKES, ClientRefused

PAGE, PEOPLE = (Path(str(one.__file__)).parent for one in (page, people))
STATIC = PAGE / "static"
ENGLISH = WORDS["en"]
GAP = re.compile(r"\{\w+(?:!r)?\}")
NOT_SAID = {"Escape", "Enter", "Home", "End", "Tab", "Backspace", "English"}
"""Names of keys on a keyboard, and of a language in itself."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_word_with_its_gaps(language: str) -> None:
    for there, english in ((WORDS[language].page, ENGLISH.page), (WORDS[language].refusals, ENGLISH.refusals)):
        assert list(there) == list(english)
        for key, text in there.items():
            assert text.strip(), key
            assert sorted(GAP.findall(text)) == sorted(GAP.findall(english[key])), key


def test_every_language_can_be_chosen_and_is_spoken_to_who_has_no_javascript() -> None:
    listed = (STATIC / "sidebar.js").read_text("utf-8").partition("const LANGUAGES = ")[2].partition(";")[0]
    assert [tag.partition("-")[0] for tag in re.findall(r'\["([\w-]+)", ', listed)] == list(LANGUAGES)
    spoken = (STATIC / "words.js").read_text("utf-8").partition("OTHERS] = ")[2].partition(";")[0]
    assert re.findall(r'"(\w+)"', spoken) == list(LANGUAGES)
    said = (STATIC / "index.html").read_text("utf-8").partition("<noscript>")[2]
    assert re.findall(r'<span lang="(\w+)">', said) == list(LANGUAGES)


def test_french_keeps_its_signs_on_the_line() -> None:
    for text in (*WORDS["fr"].page.values(), *WORDS["fr"].refusals.values()):
        assert not re.search(r"(?<!\u00a0)[:;?!](?![r}])", text), text


def test_every_refusal_that_reaches_a_page_can_be_said() -> None:
    files = [one for folder in (PAGE, PEOPLE) for one in folder.glob("*.py") if one.name != "reply.py"]
    calls = [
        node
        for one in files
        for node in ast.walk(ast.parse(one.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ClientRefused"
    ]
    sentences = {node.args[0].value for node in calls if isinstance(node.args[0], ast.Constant)}
    sentences |= {sentence for _, sentence in _TAKES.values()}
    assert len(sentences) > 30
    assert sentences <= set(ENGLISH.refusals)


def test_no_sentence_stands_in_the_scripts() -> None:
    for file in STATIC.glob("*.js"):
        code = re.sub(r"^\s*(//|/?\*).*$", "", file.read_text(), flags=re.MULTILINE)
        said = set(re.findall(r"""["`>]([A-Z][a-z]+(?: [^"`<]*)?)["`<]""", code)) - NOT_SAID
        assert not {one for one in said if not re.match(r"(Arrow|Digit|Alt)", one)}, file.name


def test_every_word_the_scripts_ask_for_is_there_and_every_word_is_asked_for() -> None:
    code = "".join(one.read_text() for one in STATIC.glob("*.*") if one.suffix in {".js", ".html"})
    asked = set(re.findall(r"""(?:word|woven)\("([\w-]+)\"""", code))
    asked |= set(re.findall(r"""data-(?:word|label)"?[=:] ?"([\w-]+)\"""", code))
    assert asked <= set(ENGLISH.page)
    rest = {one for one in ENGLISH.page if not one.startswith(("fault-", "group-"))} - asked
    assert {one for one in rest if f'"{one}"' not in code} == set()


def test_words_follow_the_locale() -> None:
    assert [word(one, "done") for one in ("en-GB", "es-419", "fr", "ja", "de")] == [
        "Done",
        "Listo",
        "Terminé",
        "完了",
        "Done",
    ]
    assert refusal("es-ES", ClientRefused("option {option} is required", option="thing")) == (
        "la opción thing es obligatoria"
    )
