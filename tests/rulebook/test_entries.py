"""The corpus is whole: every rule, card, dock, token, die and word in every language, within Discord's limits."""

import re
import tomllib
from pathlib import Path

import pytest

from kingsforge_bot.games.kings_forge.card_data import craft_card_entries
from kingsforge_bot.games.kings_forge.rulebook.loading import RULES
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS, Space
from kingsforge_bot.games.kings_forge.rules.reasons import RULE_OF
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import LANGUAGES, Enforced, Wording, rule_id
from kingsforge_bot.rulebook.loading import load_page_words
from kingsforge_bot.rulebook.page import page, page_file
from kingsforge_bot.ui.learning.rules import entry_text

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "data" / "kings_forge" / "rules"
NUMBER = re.compile(r"^(?:- |## )(\d+(?:\.\d+)?) ")
LONGEST_TEXT, LONGEST_TITLE = 900, 60
"""A card is read on a phone, and must leave room for its buttons' names within 2,000 characters."""


def numbers(*, rulings: bool) -> set[str]:
    """The numbers of docs/rules/kings_forge.md; only those under which something is marked [R]."""
    found: set[str] = set()
    current = ""
    for line in (ROOT / "docs/rules/kings_forge.md").read_text("utf-8").splitlines():
        if match := NUMBER.match(line):
            current = match[1]
        if current and (not rulings or "[R]" in line):
            found.add(current)
    return found


def test_every_rule_has_its_entry(book: Rulebook) -> None:
    sections = {"1", "2", "3", "4", "5"}
    ours = {entry.number for entry in book.entries.values() if entry.id.startswith("rule-")}
    assert ours == numbers(rulings=False) - sections
    for number in ours:
        assert book.rule(number).number == number


def test_rulings_are_marked_where_the_rules_mark_them(book: Rulebook) -> None:
    ours = {entry.number for entry in book.entries.values() if entry.id.startswith("rule-") and entry.ruling}
    assert ours == numbers(rulings=True)


def test_every_refusal_leads_to_an_entry(book: Rulebook) -> None:
    assert {rule_id(number) for number in RULE_OF.values()} <= book.entries.keys()


def test_every_side_dock_token_and_die_has_its_entry(book: Rulebook) -> None:
    wanted = {f"card-{side.value.replace('.', '-')}" for side in Side}
    wanted |= {f"dock-{space.value.partition('.')[0]}" for space in Space}
    wanted |= {"token-plus", "token-six"}
    wanted |= {f"die-{kind}" for kind in ("metal", "wood", "gem", "magic", "library", "cemetery")}
    assert len(wanted) == 36 + 4 + 2 + 6
    assert wanted <= book.entries.keys()


def test_every_word_of_the_glossary_has_its_entry(book: Rulebook) -> None:
    glossary = (ROOT / "docs/glossary/kings_forge.md").read_text("utf-8").partition("## In the four")[0]
    words = re.findall(r"^\| ([^|]+?) \|", glossary.partition("|---|")[2], re.MULTILINE)
    titles = {
        word.casefold()
        for entry in book.entries.values()
        if entry.id.startswith("term-")
        for word in (entry.said("en").title, *entry.said("en").words)
    }
    assert len(words) > 20
    missing = [word for cell in words for word in cell.split(", ") if word.casefold() not in titles]
    assert not missing


def test_gather_cards_are_called_as_in_the_glossary(book: Rulebook) -> None:
    rows = [
        row.split(" | ")
        for row in re.findall(r"^\| (.+) \|$", (ROOT / "docs/glossary/kings_forge.md").read_text("utf-8"), re.MULTILINE)
    ]
    names = {row[0]: dict(zip(LANGUAGES, row, strict=True)) for row in rows if len(row) == len(LANGUAGES)}
    for side in Side:
        entry = book.entries[f"card-{side.value.replace('.', '-')}"]
        english = entry.said("en").title.partition(" (")[0]
        for language in LANGUAGES:
            assert re.split(r"[(（]", entry.said(language).title)[0].strip() == names[english][language], entry.id


@pytest.mark.parametrize("word", ["stock", "supply", "smithy", "display", "queue", "anvil", "rank", "item", "edition"])
def test_words_are_those_of_the_glossary(book: Rulebook, word: str) -> None:
    row = next(
        line
        for line in (ROOT / "docs/glossary/kings_forge.md").read_text("utf-8").splitlines()
        if line.startswith(f"| {word} | ") and line.count(" | ") == len(LANGUAGES) - 1
    )
    for language, cell in zip(LANGUAGES, row.strip("| ").split(" | "), strict=True):
        assert book.entries[f"term-{word}"].said(language).title.casefold() == cell.casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_status_of_ours_is_told_as_somebodys_note(book: Rulebook, language: str) -> None:
    words = tomllib.loads((RULES / language / "craft_cards.toml").read_text(encoding="utf-8"))
    note = words["status"]["other"].partition("{")[0]
    assert note
    for card in craft_card_entries():
        assert note not in book.entries[f"item-{card.card.item}"].said(language).text


def test_every_craft_card_is_told_with_its_numbers_and_status(book: Rulebook) -> None:
    for card in craft_card_entries():
        entry = book.entries[f"item-{card.card.item}"]
        assert entry.ruling == (card.status != "sourced")
        for language in LANGUAGES:
            said = entry.said(language)
            assert str(card.card.rank) in said.text
            assert " ".join(box.text for box in card.card.boxes) in said.text
            assert card.name in (said.title, *said.words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_craft_card_has_a_name_of_its_own(language: str) -> None:
    names = tomllib.loads((FOLDER / language / "craft_cards.toml").read_text("utf-8"))["names"]
    assert names.keys() == {card.card.item for card in craft_card_entries()}
    assert len(set(names.values())) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short_and_say_no_more_than_fits(book: Rulebook, language: str) -> None:
    for entry in book.entries.values():
        said = entry.said(language)
        assert 0 < len(said.title) <= LONGEST_TITLE, (entry.id, len(said.title))
        assert 0 < len(f"{said.text}{said.example}") <= LONGEST_TEXT, (entry.id, len(said.text))
        assert 1 <= len(entry.see) <= 5
        for words in said.words:
            assert 0 < len(words) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_tell_entries_apart(book: Rulebook, language: str) -> None:
    """A word of the rules and a craft card may share a name: the list then says which is which by its text."""
    titles = [e.said(language).title.casefold() for e in book.entries.values() if not e.id.startswith("item-")]
    assert len(set(titles)) == len(titles), sorted(title for title in titles if titles.count(title) > 1)


def test_no_text_is_left_in_english(book: Rulebook) -> None:
    for entry in book.entries.values():
        for language in LANGUAGES[1:]:
            assert entry.said(language).text != entry.said("en").text, (language, entry.id)
            if not entry.id.startswith("item-"):
                ours, english = entry.said(language).title, entry.said("en").title
                assert ours != english or ours in ("Bonus", "Notation"), (language, entry.id)


SAME = re.compile(r"`[^`]+`|\d+")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_numbers_and_notation_are_the_same_in_all_languages(book: Rulebook, language: str) -> None:
    """What was translated wrongly shows first in the numbers. `one` may be a word here and a number there."""
    for entry in book.entries.values():
        ours, theirs = (set(SAME.findall(_all(entry.said(tag)))) - {"1", "2", "3", "4"} for tag in (language, "en"))
        assert ours == theirs or _spelt(ours ^ theirs), (language, entry.id, ours ^ theirs)


def _all(said: Wording) -> str:
    return f"{said.text} {said.example}"


def _spelt(difference: set[str]) -> bool:
    """`the 8th claim` against `the eighth`, `the other 14`: small numbers may be written out."""
    return all(number in {"7", "8", "9"} for number in difference)


@pytest.mark.parametrize("language", LANGUAGES)
def test_prices_are_those_of_the_rules(book: Rulebook, language: str) -> None:
    for dock in ("wood", "token", "gem", "magic"):
        text = book.entries[f"dock-{dock}"].said(language).text
        for number in (1, 2):
            assert str(OFFERS[Space(f"{dock}.{number}")].cost) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_shouts_or_formats_by_accident(book: Rulebook, language: str) -> None:
    for entry in book.entries.values():
        said = entry.said(language)
        text = f"{said.title} {said.text} {said.example}"
        assert not re.search(r"[*_~|<>#\[\]@]", re.sub(r"`[^`]+`", "", text)), entry.id
        # The one use of an exclamation mark is the rules' own sign for an X square.
        assert not re.search(r"![!?]|^!|! *$", said.text), entry.id


def test_japanese_has_no_spaces_between_its_words(book: Rulebook) -> None:
    gap = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff] +[\u3040-\u30ff\u4e00-\u9fff]")
    for entry in book.entries.values():
        said = entry.said("ja")
        assert not gap.search(f"{said.title}\n{said.text}\n{said.example}"), entry.id


def test_most_rules_are_seen_to_by_the_bot(book: Rulebook) -> None:
    assert {e.id for e in book.entries.values() if e.enforced is not Enforced.FULLY} == {"rule-1-5", "rule-8"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_the_documents_are_made_of_the_entries(book: Rulebook, language: str) -> None:
    name = "kings_forge_entries"
    made = page(book.entries.values(), load_page_words(RULES), language, name)
    assert (ROOT / "docs/rules" / page_file(language, name)).read_text("utf-8") == made


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_says_what_the_printed_rules_leave_open(book: Rulebook, language: str) -> None:
    l10n = Localizers().for_locale(language)
    told = [entry for entry in book.entries.values() if entry.ruling and entry.kind != "item"]
    assert len(told) == 20
    for entry in told:
        assert entry.said(language).open
        assert entry.said(language).open in entry_text(l10n, entry).splitlines()[-1]
