"""What players type finds what they mean."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import LANGUAGES

HERE = Path(__file__).parent
FIRST, AMONG_THREE = 0.90, 0.98
FIRST_LATER, AMONG_THREE_LATER = 0.85, 0.95
FIRST_STRANGERS, AMONG_THREE_STRANGERS = 0.70, 0.90


def questions(name: str) -> dict[str, str]:
    return {asked: str(wanted) for asked, wanted in tomllib.loads((HERE / name).read_text("utf-8")).items()}


def missed(book: Rulebook, asked: dict[str, str], among: int) -> list[str]:
    found = {query: [hit.entry.id for hit in book.find(query)[:among]] for query in asked}
    return [f"{query}: {wanted}, not {found[query]}" for query, wanted in asked.items() if wanted not in found[query]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_fifty_questions_per_language(book: Rulebook, language: str) -> None:
    asked = questions(f"kings_forge_questions_{language}.toml")
    assert len(asked) == 50
    assert set(asked.values()) <= book.entries.keys()
    first, three = missed(book, asked, 1), missed(book, asked, 3)
    assert len(asked) - len(first) >= len(asked) * FIRST, "\n".join(first)
    assert len(asked) - len(three) >= len(asked) * AMONG_THREE, "\n".join(three)


def test_a_hundred_more_questions(book: Rulebook) -> None:
    asked = questions("kings_forge_questions_more.toml")
    first, three = missed(book, asked, 1), missed(book, asked, 3)
    assert len(asked) - len(first) >= len(asked) * FIRST, "\n".join(first)
    assert len(asked) - len(three) >= len(asked) * AMONG_THREE, "\n".join(three)


@pytest.mark.parametrize(
    ("name", "least_first", "least_three"),
    [
        ("kings_forge_questions_later.toml", FIRST_LATER, AMONG_THREE_LATER),
        ("kings_forge_questions_fresh.toml", FIRST_LATER, AMONG_THREE_LATER),
        ("kings_forge_questions_held_out.toml", FIRST_STRANGERS, AMONG_THREE_STRANGERS),
    ],
)
def test_questions_that_were_not_tuned_for(book: Rulebook, name: str, least_first: float, least_three: float) -> None:
    asked = questions(name)
    assert set(asked.values()) <= book.entries.keys()
    first, three = missed(book, asked, 1), missed(book, asked, 3)
    assert len(asked) - len(first) >= len(asked) * least_first, "\n".join(first)
    assert len(asked) - len(three) >= len(asked) * least_three, "\n".join(three)


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("horse shoes", "item-horseshoes"),
        ("westforest bottom", "card-west-forest-bottom"),
        ("きゃらばん", "card-caravan-top"),
        ("Gardenの下段", "card-garden-bottom"),
        ("ほうせきのさんばし", "dock-gem"),
        ("ぬすめる？", "rule-3-4"),
    ],
)
def test_words_written_another_way_are_known(book: Rulebook, typed: str, entry: str) -> None:
    assert book.find(typed)[0].entry.id == entry


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_finds_its_entry(book: Rulebook, language: str) -> None:
    """Craft cards may share their name with a word of the rules (Anvil): they come second, as words for deeds do."""
    for entry in book.entries.values():
        found = [hit.entry.id for hit in book.find(entry.said(language).title)]
        assert entry.id in found[:2], (entry.id, found[:4])
        if not entry.id.startswith("item-") and not entry.deed:
            assert entry.id == found[0], (entry.id, found[:4])


@pytest.mark.parametrize("asked", ["2.4", "rule 2.4", "regla 2.4", "règle 2.4", "ルール2.4", "2-4", "2,4", " 2 . 4 ?"])
def test_a_number_finds_its_rule(book: Rulebook, asked: str) -> None:
    entry = book.clear(asked)
    assert entry is not None
    assert entry.id == "rule-2-4"


def test_ten_and_one_are_told_apart(book: Rulebook) -> None:
    for number in ("2.1", "2.10", "6", "10"):
        entry = book.clear(number)
        assert entry is not None
        assert entry.number == number


def test_a_rule_that_does_not_exist_is_not_guessed(book: Rulebook) -> None:
    assert book.clear("9.9") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_language_finds_whatever_the_reader_speaks(book: Rulebook, language: str) -> None:
    title = book.entries["card-cemetery-bottom"].said(language).title
    assert book.find(title)[0].entry.said("ja").title == "墓地（下段）"


def test_a_word_that_is_being_typed_is_completed(book: Rulebook) -> None:
    for typed in ("cem", "cemet", "sout", "buho", "ense", "moul"):
        assert book.find(typed), typed
    assert book.find("peddl")[0].entry.id.startswith("card-peddler")
    assert book.find("占星")[0].entry.id.startswith("card-astrologer")


def test_full_width_letters_and_accents_make_no_difference(book: Rulebook) -> None:
    assert book.find("ＤＯＣＫ")[0] == book.find("dock")[0]
    assert book.find("REGLA ESPECIAL 2 JUGADORES")[0] == book.find("regla especial 2 jugadores")[0]
    assert book.find("herrería")[0] == book.find("herreria")[0]


@pytest.mark.parametrize(
    ("asked", "about"),
    [
        ("why mill bottom", "mill bottom"),
        ("Why can't I dock gem?", "dock gem"),
        ("why", ""),
        ("¿Por qué no puedo molino abajo?", "molino abajo"),
        ("xq no me deja molino abajo", "molino abajo"),
        ("pourquoi moulin bas", "moulin bas"),
        ("なぜ王冠", "王冠"),
        ("宝石の桟橋が使えないのはなぜ？", "宝石の桟橋が使えない"),
        ("mill bottom", None),
        ("", None),
    ],
)
def test_questions_to_the_referee_are_told_apart(book: Rulebook, asked: str, about: str | None) -> None:
    assert book.cues.asked_why(asked) == about


@pytest.mark.parametrize(
    ("asked", "entry"),
    [
        ("can I claim mill bottom?", "card-mill-bottom"),
        ("¿Puedo reclamar molino abajo?", "card-mill-bottom"),
        ("puedo tomar mill abajo", "card-mill-bottom"),
        ("puedo hacer la mesa?", "item-table"),
        ("puedo hacer dos objetos", None),
        ("est-ce que je peux moulin bas", "card-mill-bottom"),
        ("水車小屋の下段は取れますか？", "card-mill-bottom"),
        ("Libraryの下段は取れますか", "card-library-bottom"),
        ("Mill上段とれる？", "card-mill-top"),
        ("魔法の桟橋を使える", "dock-magic"),
        ("同じ目で盗める?", None),
        ("できますか", None),
        ("can a die be 7", None),
        ("can I steal with the same dice", None),
        ("can I", None),
        ("can I pass?", "rule-2-6"),
        ("Puedo pasar ya", "rule-2-6"),
        ("est-ce que je peux passer ?", "rule-2-6"),
        ("パスできますか？", "rule-2-6"),
        ("can I pass dice to others", None),
    ],
)
def test_can_i_goes_to_the_referee_if_one_thing_is_meant(book: Rulebook, asked: str, entry: str | None) -> None:
    found = book.at_the_table(asked)
    assert ([one.id for one in found] if found else None) == ([entry] if entry else None)


def test_what_is_clear_and_what_is_not(book: Rulebook) -> None:
    assert (one := book.clear("mill bottom")) is not None
    assert one.id == "card-mill-bottom"
    assert book.clear("mill") is None
    assert book.clear("card-mill-top") is book.entries["card-mill-top"]
    for nothing in ("", "   ", "qwrtzpsdf", "!!!", "🔥", "@everyone"):
        assert book.clear(nothing) is None


@given(st.text(max_size=300))
def test_no_text_breaks_the_search(book: Rulebook, text: str) -> None:
    hits = book.find(text)
    assert len(hits) <= 25
    assert sorted((hit.score for hit in hits), reverse=True) == [hit.score for hit in hits]
    book.clear(text)
    book.cues.asked_why(text)
