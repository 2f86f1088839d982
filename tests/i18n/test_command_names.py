"""Texts and pages name commands as their reader's client shows them, and tell to type what the bot understands."""

import re
from pathlib import Path

import pytest

from kingsforge_bot.games.kings_forge.rulebook.loading import load_rulebook
from tests.i18n.catalogue import LANGUAGES, OTHERS, ROOMS, english, messages
from tests.i18n.command_names import COMMAND, LOCALIZERS, commands

ROOT = Path(__file__).parents[2]
BOOK = load_rulebook()
QUOTED = re.compile(r"[\"«「]\s?([^\"»」]+?)\s?[\"»」]")
TUTORIAL = {"en": "tutorial", "es": "tutorial", "fr": "tutoriel", "ja": "チュートリアル"}
ASKED = {"en": "mill bottom", "es": "muelle de madera", "fr": "quai bois", "ja": "木の桟橋"}


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_name_commands_by_reference_only(language: str, room: str) -> None:
    """A command written out would stay behind when its name changes."""
    written = [
        (name, text)
        for name, one in messages(language, room).items()
        for text in one.texts
        if COMMAND.search(text) and not name.startswith("slash-")
    ]
    assert written == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_make_a_command(language: str) -> None:
    l10n = LOCALIZERS.for_locale(language)
    whole = {l10n(name) for name in english() if name.startswith("slash-")}
    assert whole
    assert whole <= commands(l10n)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", OTHERS)
def test_no_text_names_an_option_in_english(language: str, room: str) -> None:
    l10n = LOCALIZERS.for_locale(language)
    options = {name.removeprefix("name-option-") for name in english() if name.startswith("name-option-")}
    foreign = {option for option in options if l10n(f"name-option-{option}") != option}
    for name, one in messages(language, room).items():
        for text in one.texts:
            assert not foreign & set(re.findall(r"\b([a-z]+):", text)), (name, text)


def pages(language: str) -> list[Path]:
    rules = "kings_forge_entries.md" if language == "en" else f"kings_forge_entries.{language}.md"
    players = ROOT / "docs" / "players"
    return [players / f"{language}.md", *sorted(players.glob(f"*.{language}.md")), ROOT / "docs" / "rules" / rules]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_name_commands_as_their_reader_sees_them(language: str) -> None:
    known = commands(LOCALIZERS.for_locale(language))
    for page in pages(language):
        text = page.read_text("utf-8")
        named = re.findall(r"`(/[^`]+)`", text)
        assert named
        assert set(named) <= known, page.name
        assert not COMMAND.search(re.sub(r"`[^`]*`|\]\([^)]*\)", "", text)), page.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_query_may_hold_is_understood(language: str) -> None:
    """Its description says how to ask why, and how to be taught."""
    l10n = LOCALIZERS.for_locale(language)
    why, tutorial = QUOTED.findall(l10n("option-rules-query"))
    assert tutorial == TUTORIAL[language]
    assert BOOK.cues.asked_tutorial(tutorial)
    assert why[-1] in ".…"
    word = why.rstrip(" .…")
    assert word in QUOTED.findall(l10n("rules-why-what"))
    assert BOOK.cues.asked_why(f"{word} {ASKED[language]}") == ASKED[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_page_tells_to_type_is_understood(language: str) -> None:
    text = (ROOT / "docs" / "players" / f"{language}.md").read_text("utf-8")
    typed = {*re.findall(r"`([^`]+)`", text), *QUOTED.findall(text)}
    assert [word for word in typed if BOOK.cues.asked_tutorial(word)] == [TUTORIAL[language]]
    assert any(BOOK.cues.asked_why(word) == "" for word in typed)
