"""The rulebook's entries: in four languages, one for each rule that players ask about, cited by its number."""

import re
from pathlib import Path

from kingsforge_bot.games.keyflower.rulebook.loading import entries
from kingsforge_bot.rulebook.entry import LANGUAGES

ROOT = Path(__file__).parents[4]
ENTRIES = entries()
LONGEST = 300
"""Characters: what a phone shows without scrolling."""


def numbers() -> set[str]:
    """Of the rules page, and of its sections."""
    page = (ROOT / "docs" / "rules" / "keyflower.md").read_text("utf-8")
    return {*re.findall(r"^- (\d+\.\d+) ", page, re.MULTILINE), *re.findall(r"^## (\d+) ", page, re.MULTILINE)}


def test_every_entry_tells_a_rule_there_is() -> None:
    assert {one.number for one in ENTRIES} <= numbers()


def test_the_rules_that_are_played_by_have_an_entry_each() -> None:
    played = {number for number in numbers() if number.count(".") and int(number.split(".")[0]) <= 12}
    assert played <= {one.number for one in ENTRIES if one.kind == "rule"}


def test_rulings_are_marked_as_on_the_page() -> None:
    page = (ROOT / "docs" / "rules" / "keyflower.md").read_text("utf-8")
    rules = re.split(r"^- (?=\d+\.\d+ )", page, flags=re.MULTILINE)[1:]
    ours = {rule.split(" ", 1)[0] for rule in rules if "[R]" in rule.split("\n##")[0]}
    marked = {one.number for one in ENTRIES if one.ruling}
    told = {one.number for one in ENTRIES if one.kind == "rule"}
    assert marked == ours & told


def test_none_is_longer_than_a_screen_of_a_phone() -> None:
    texts = [(one.id, language, one.said(language).text) for one in ENTRIES for language in LANGUAGES]
    assert [(name, language) for name, language, text in texts if len(text) > LONGEST] == []
