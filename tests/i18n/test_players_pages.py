"""The pages for players name the buttons as they stand in the bot."""

import re
from pathlib import Path

import pytest

from kingsforge_bot.i18n.speech import Voices

from .catalogue import LANGUAGES, english

PAGES = Path(__file__).parents[2] / "docs" / "players"
COMMAND = re.compile(r"`/([a-z]+)(?: ([a-z]+))?`")


def page(language: str) -> str:
    return (PAGES / f"{language}.md").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_page_and_leads_to_the_others(language: str) -> None:
    assert {*re.findall(r"\]\(([a-z]+)\.md\)", page(language))} == set(LANGUAGES) - {language}


@pytest.mark.parametrize("language", LANGUAGES)
def test_bold_words_are_buttons_of_the_bot(language: str) -> None:
    voice = Voices(strict=True).for_locale(language)
    buttons = {voice(name) for name in english() if "button-" in name}
    # The roll's button says in brackets that it is final.
    buttons |= {re.split(r" ?[(（]", button)[0] for button in buttons}
    bold = re.findall(r"\*\*(.+?)\*\*", page(language))
    assert len(bold) >= 11
    assert set(bold) <= buttons


def test_all_pages_name_the_same_commands() -> None:
    named = {language: COMMAND.findall(page(language)) for language in LANGUAGES}
    assert all(commands == named["en"] for commands in named.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_shouts(language: str) -> None:
    assert not re.search(r"(?<!`)[!！](?!`)", page(language))
