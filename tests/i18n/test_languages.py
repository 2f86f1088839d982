"""All languages say the same things, each in its own words and within Discord's limits."""

import re

import pytest

from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.i18n.widths import WIDE, width
from tests.i18n.catalogue import LANGUAGES, OTHERS, ROOMS, english, own, variables

LOCALIZERS = Localizers(strict=True)
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> Localizer:
    """Each language in turn."""
    return LOCALIZERS.for_locale(request.param).of("kings_forge")


def test_four_languages_are_spoken() -> None:
    assert LANGUAGES == ("en", "es", "fr", "ja")


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_there_in_the_same_file_with_the_same_variables(language: str, room: str) -> None:
    assert {name: one.file for name, one in own(language, room).items()} == {
        name: one.file for name, one in own("en", room).items()
    }
    for name in own("en", room):
        assert variables(name, language, room) == variables(name, "en", room), name


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_choice_by_word_knows_all_words(language: str, room: str) -> None:
    """Only plural forms and numbers differ between languages."""
    for name, one in own("en", room).items():
        for variable, keys in one.choices.items():
            words = {key for key in keys if not key.isdigit()} - PLURALS
            there = {key for key in own(language, room)[name].choices.get(variable, set()) if not key.isdigit()}
            assert there - PLURALS == words, (name, variable)


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("es-ES", "es"),
        ("es-419", "es"),
        ("en-US", "en"),
        ("en-GB", "en"),
        ("fr", "fr"),
        ("ja", "ja"),
        ("de", "en"),
        (None, "en"),
    ],
)
def test_discords_locales_find_their_language(locale: str | None, language: str) -> None:
    assert LOCALIZERS.for_locale(locale).language == language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_texts_with_a_limit_keep_it(language: str, room: str) -> None:
    limits = {"command-": 100, "option-": 100, "choice-": 100, "question-": 100}
    limits |= {"workbench-choose-": 100, "answer-": 100, "verb-": 100}
    spoken = LOCALIZERS.for_locale(language).of(room)
    for name in english(room):
        for prefix, most in limits.items():
            if name.startswith(prefix):
                assert 1 <= len(spoken(name)) <= most, name
        if name.startswith(("button-", "workbench-button-")):
            assert 1 <= width(spoken(name)) <= WIDE, f"{name}: a phone cuts it"


@pytest.mark.parametrize(
    ("language", "none", "one", "many"),
    [
        ("en", "0 dice", "1 die", "2 dice"),
        ("es", "0 dados", "1 dado", "2 dados"),
        ("fr", "0 dé", "1 dé", "2 dés"),
        ("ja", "ダイス0個", "ダイス1個", "ダイス2個"),
    ],
)
def test_plurals(language: str, none: str, one: str, many: str) -> None:
    """French counts nothing as it counts one."""
    say = LOCALIZERS.for_locale(language).of("kings_forge")
    assert [say("dice-number", count=count) for count in (0, 1, 2)] == [none, one, many]


@pytest.mark.parametrize(
    ("language", "number"), [("en", "12,345"), ("es", "12.345"), ("fr", "12\u202f345"), ("ja", "12,345")]
)
def test_large_numbers_are_written_as_in_the_language(language: str, number: str) -> None:
    assert re.search(rf"(?<!\d){number}(?!\d)", LOCALIZERS.for_locale(language)("list-more", count=12345))


def test_lists_and_sentences_are_joined_as_in_the_language() -> None:
    french, japanese = LOCALIZERS.for_locale("fr"), LOCALIZERS.for_locale("ja")
    assert french.steps(["a", "b"]) == "a\u00a0; b"
    assert japanese.listing(["a", "b"]) == "a、b"
    assert japanese.sentences(["一。", "二。"]) == "一。二。"
