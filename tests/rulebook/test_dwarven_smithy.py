"""Dwarven Smithy's rulebook is whole in every language, and answers what players ask.

The 150 questions of `dwarven_smithy_tuned.toml` and `dwarven_smithy_tuned_aside.toml` were written from the rules
before there were entries and split by turns. At first sight the tuned half was answered first in 96 % and among three
in 100 %, the unseen half in 95 % and 99 %; nothing was mended for the misses of the unseen half. But one hand wrote
both halves and the players' words of the entries, and remembered: these figures are an upper bound.

`dwarven_smithy_fresh.toml`, 28 questions, and `dwarven_smithy_fresh_aside.toml`, 48, were written in strangers' manner
by the same hand; both have been tuned by since. `dwarven_smithy_last.toml`, 30 questions by another hand of which many
describe rather than name, was never tuned by: 53 % first and 70 % among three when it was written.

160 questions as two dozen strangers type them on a phone were written before any of the entries' words were read, and
labelled after. Of the first dozen's a coin put half into `dwarven_smithy_strangers.toml`, to tune by, and half into
`dwarven_smithy_strangers_aside.toml`; `dwarven_smithy_strangers_later.toml` is the second dozen's. At first sight they
were answered first in 64, 81 and 73 %, among three in 74, 88 and 88 %. With words for strangers the two that were kept
aside have 95 and 93 %, 100 and 100 %, and `last` has 63 and 80 %: who wrote the strangers' questions also wrote those
words, so of these figures that of `last` is the one to expect. The misses of all three were listed when that was done,
so they are unseen no more.

`dwarven_smithy_chat.toml` and `dwarven_smithy_evening.toml`, 60 questions each, came last, from two more hands that had
read the rules and none of the entries: 83 and 90 % first, 100 % among three, and nothing was mended for what they
missed.

`dwarven_smithy_newcomers.toml` and `dwarven_smithy_newcomers_aside.toml`, 15 and 10 things that somebody asks in a
first game, each in four languages, were written before any answer was seen: 78 and 68 % first, 87 and 85 % among three.
The first half has 93 % now; what it misses is judged from the position. The second half was not looked at.
"""

import re
from pathlib import Path

import msgspec
import pytest

from kingsforge_bot.games.dwarven_smithy.card_data import cards
from kingsforge_bot.games.dwarven_smithy.rulebook.cards import CardWords
from kingsforge_bot.games.dwarven_smithy.rulebook.loading import RULES, entries, load_rulebook, names_of_cards
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.reasons import RULE_OF
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import LANGUAGES, rule_id
from kingsforge_bot.rulebook.loading import load_page_words, load_words
from kingsforge_bot.rulebook.page import page, page_file
from tests.rulebook.measure import FIRST, THREE, answered, missed, read, share

ROOT, HERE = Path(__file__).parents[2], Path(__file__).parent
NUMBER = re.compile(r"^(?:- |## )(\d+(?:\.\d+)?) ")
SAME = re.compile(r"`[^`]+`|\d+(?:\.\d+)?")
QUESTIONS = {"en": 60, "es": 30, "fr": 30, "ja": 30}
LONGEST_TEXT, LONGEST_TITLE = 420, 60


@pytest.fixture(scope="module")
def smithy() -> Rulebook:
    return load_rulebook()


def numbers(*, rulings: bool) -> set[str]:
    """The numbers of docs/rules/dwarven_smithy.md; only those under which something is marked [R]."""
    found: set[str] = set()
    current = ""
    for line in (ROOT / "docs/rules/dwarven_smithy.md").read_text("utf-8").splitlines():
        if match := NUMBER.match(line):
            current = match[1]
        if current and (not rulings or "[R]" in line):
            found.add(current)
    return found


def test_every_rule_has_its_entry_and_rulings_are_marked(smithy: Rulebook) -> None:
    sections = {str(number) for number in range(1, 11)}
    assert {entry.number for entry in smithy.rules} == numbers(rulings=False) - sections
    assert {entry.number for entry in smithy.rules if entry.ruling} == numbers(rulings=True) - sections
    for entry in smithy.rules:
        assert entry.id == rule_id(entry.number)


def test_every_refusal_leads_to_an_entry(smithy: Rulebook) -> None:
    assert {rule_id(number) for number in RULE_OF.values()} <= smithy.entries.keys()


def test_links_resolve_and_are_few(smithy: Rulebook) -> None:
    for entry in smithy.entries.values():
        assert 1 <= len(entry.see) <= 5, entry.id
        assert set(entry.see) | ({entry.what} - {""}) <= smithy.entries.keys(), entry.id


def test_every_card_is_told_with_its_numbers_in_all_languages(smithy: Rulebook) -> None:
    box = cards()
    for card in box.guild.values():
        for language in LANGUAGES:
            said = smithy.entries[f"card-{card.id}"].said(language)
            counts = [card.buy, *([card.value] if card.value is not None else [])]
            assert {str(one) for one in counts} <= set(SAME.findall(said.text)), (card.id, language)
            assert card.name in (said.title, *said.words)
    for kind, resource in box.resources.items():
        for language in LANGUAGES:
            told = set(SAME.findall(smithy.entries[f"card-{kind}"].said(language).text))
            assert {str(resource.copies), str(resource.refined.sell), str(resource.refined.buy)} <= told


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_of_every_card_that_its_values_are_ours(smithy: Rulebook, language: str) -> None:
    note = load_words(RULES, "cards.toml", CardWords)[language].note
    told = [entry for entry in smithy.entries.values() if entry.kind == "card"]
    assert len(told) == 78 + 12
    assert all(entry.ruling and entry.said(language).text.endswith(note) for entry in told)


def test_a_group_that_puts_in_its_own_cards_is_told_of_those(smithy: Rulebook) -> None:
    box = cards()
    first = next(iter(box.guild.values()))
    printed = msgspec.structs.replace(first, id="anvil-ann", name="Anvil Ann", buy=17, status="sourced")
    (entry,) = (one for one in entries(box=CardSet({printed.id: printed}, box.resources)) if one.id == "card-anvil-ann")
    for language in LANGUAGES:
        said = entry.said(language)
        assert said.title == "Anvil Ann"
        assert "17" in said.text
        assert not entry.ruling
        assert load_words(RULES, "cards.toml", CardWords)[language].note not in said.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_are_those_of_the_box_and_tell_them_apart(language: str) -> None:
    words, names = load_words(RULES, "cards.toml", CardWords), names_of_cards(language)
    assert names.keys() == cards().guild.keys()
    assert len(set(names.values())) == len(cards().guild)
    for part in ("says", "called"):
        assert getattr(words[language], part).keys() == getattr(words["en"], part).keys()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_numbers_and_notation_are_the_same_in_all_languages(smithy: Rulebook, language: str) -> None:
    for entry in smithy.entries.values():
        ours, theirs = (set(SAME.findall(entry.said(tag).text)) - {"1", "2", "3", "4"} for tag in (language, "en"))
        assert ours == theirs, (language, entry.id, ours ^ theirs)
        assert entry.said(language).text != entry.said("en").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short_quiet_and_titles_tell_them_apart(smithy: Rulebook, language: str) -> None:
    told = [entry.said(language) for entry in smithy.entries.values()]
    titles = [said.title.casefold() for said in told]
    assert sorted(titles) == sorted(set(titles))
    for said in told:
        assert len(said.title) <= LONGEST_TITLE
        assert len(said.text) <= LONGEST_TEXT, said.title
        assert not re.search(r"[*_~|<>#\[\]@!]", re.sub(r"`[^`]+`", "", f"{said.title} {said.text}")), said.title
    if language == "fr":
        assert not [said.text for said in told if re.search(r" [:;?%]", f"{said.title} {said.text}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_the_documents_are_made_of_the_entries(smithy: Rulebook, language: str) -> None:
    name = "dwarven_smithy_entries"
    made = page(smithy.entries.values(), load_page_words(RULES), language, name)
    assert (ROOT / "docs/rules" / page_file(language, name)).read_text("utf-8") == made


def test_words_are_those_of_the_glossary(smithy: Rulebook) -> None:
    glossary = (ROOT / "docs/glossary/dwarven_smithy.md").read_text("utf-8").partition("## In the four languages")[2]
    rows = re.findall(r"^\| ([^-].+) \|$", glossary.partition("\n## ")[0], re.MULTILINE)
    titles = [tuple(e.said(tag).title.casefold() for tag in LANGUAGES) for e in smithy.entries.values()]
    told = [tuple(cell.casefold() for cell in row.split(" | ")) for row in rows[1:]]
    assert len(told) == 28
    assert set(told) <= set(titles)


def test_half_the_questions_are_kept_aside_and_all_want_what_there_is(smithy: Rulebook) -> None:
    halves = [read(HERE / f"dwarven_smithy_{half}.toml") for half in ("tuned", "tuned_aside")]
    assert [len(half) for half in halves] == [75, 75]
    asked = [question for half in halves for question in half]
    assert {tag: sum(one.lang == tag for one in asked) for tag in LANGUAGES} == QUESTIONS
    for one in asked:
        assert set(one.wanted) <= smithy.entries.keys(), one.query
    assert len({one.query for one in asked}) == 150


@pytest.mark.parametrize("half", ["tuned", "tuned_aside"])
def test_questions_are_answered_first_or_among_three(smithy: Rulebook, half: str) -> None:
    found = [answered(smithy, question) for question in read(HERE / f"dwarven_smithy_{half}.toml")]
    for measure, least in ((FIRST, 0.90), (THREE, 0.98)):
        assert share(found, measure) >= least, "\n".join(missed(found, measure))


@pytest.mark.parametrize(
    ("file", "first", "three"),
    [
        ("fresh", 0.90, 0.98),
        ("fresh_aside", 0.90, 0.98),
        ("strangers", 0.90, 0.98),
        ("strangers_aside", 0.90, 0.98),
        ("strangers_later", 0.90, 0.98),
        ("last", 0.60, 0.76),
        ("chat", 0.80, 0.98),
        ("evening", 0.88, 0.98),
        ("helpers_aside", 0.65, 0.90),
        ("newcomers", 0.93, 0.93),
        ("newcomers_aside", 0.65, 0.85),
    ],
)
def test_other_questions_are_answered_no_worse_than_at_first_sight(
    smithy: Rulebook, file: str, first: float, three: float
) -> None:
    found = [answered(smithy, question) for question in read(HERE / f"dwarven_smithy_{file}.toml")]
    assert {one for answer in found for one in answer.question.wanted} <= smithy.entries.keys()
    for measure, least in ((FIRST, first), (THREE, three)):
        assert share(found, measure) >= least, "\n".join(missed(found, measure))


def test_what_a_first_game_asks_is_answered_first(smithy: Rulebook) -> None:
    """Rules 3.3, 3.5, 4.3, 5.5."""
    found = [answered(smithy, question) for question in read(HERE / "dwarven_smithy_first_game.toml")]
    assert share(found, FIRST) == 1, "\n".join(missed(found, FIRST))


@pytest.mark.parametrize(
    ("rule", "plainly"),
    [
        ("3.3", "With your market full nothing more goes there until you sell, discard, craft or move away"),
        ("3.5", "One that you haven't crafted yet can be bought from your market"),
        ("4.3", "completed as your next turn begins; only then an item brings its coins"),
        ("4.8", "as the turn after its craft begins you get its full value"),
        ("5.5", "Nothing is sold from hand or workshop, and no guild card"),
    ],
)
def test_an_entry_says_yes_or_no_and_when(smithy: Rulebook, rule: str, plainly: str) -> None:
    assert plainly in smithy.entries[rule_id(rule)].said("en").text


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("are crafted cards completed when the game ends", "rule-7-2"),
        ("¿se completan las cartas fabricadas al acabar la partida?", "rule-7-2"),
        ("les cartes fabriquées sont-elles achevées à la fin de la partie ?", "rule-7-2"),
        ("ゲームが終わるとき製作したカードは完成しますか", "rule-7-2"),
        ("when is a crafted card completed", "rule-4-3"),
        ("製作したカードはいつ完成する", "rule-4-3"),
        ("how does the game end", "rule-7-1"),
    ],
)
def test_what_becomes_of_stacks_at_the_end_is_not_when_they_are_completed(
    smithy: Rulebook, query: str, first: str
) -> None:
    """7.2: left over, they are lost; asked so, neither 4.3 nor 7.1 says it."""
    assert smithy.find(query)[0].entry.id == first
