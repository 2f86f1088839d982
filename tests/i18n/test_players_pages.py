"""The pages for players name the buttons as they stand in the bot."""

import re
from pathlib import Path

import pytest

from kingsforge_bot.i18n.localizer import Localizers
from tests.i18n.catalogue import LANGUAGES, english

GAME = "kings_forge"
"""Whose words the pages use."""
PAGES = Path(__file__).parents[2] / "docs" / "players"
COMMAND = re.compile(r"`/(\S+?)(?: (\S+?))?`")


def page(language: str) -> str:
    return (PAGES / f"{language}.md").read_text("utf-8")


def pages(language: str) -> str:
    """How a table goes, and at King's Forge."""
    return page(language) + (PAGES / f"{GAME}.{language}.md").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_page_and_leads_to_the_others(language: str) -> None:
    assert {*re.findall(r"\]\(([a-z]+)\.md\)", page(language))} == set(LANGUAGES) - {language}


@pytest.mark.parametrize("language", LANGUAGES)
def test_bold_words_are_buttons_of_the_bot(language: str) -> None:
    l10n = Localizers(strict=True).for_locale(language).of(GAME)
    buttons = {l10n(name) for name in english(GAME) if "button-" in name or name == "menu-happened"}
    # The roll's button says in brackets that it is final.
    buttons |= {re.split(r" ?[(（]", button)[0] for button in buttons}
    bold = re.findall(r"\*\*(.+?)\*\*", pages(language))
    assert len(bold) >= 11
    assert set(bold) <= buttons


def test_all_pages_name_the_same_commands() -> None:
    assert all(named(language) == named("en") for language in LANGUAGES)


def named(language: str) -> list[str]:
    """The commands of a page in their order, by the ids of their names."""
    l10n = Localizers(strict=True).for_locale(language)
    paths = [name.removeprefix("name-command-") for name in english() if name.startswith("name-command-")]
    ids = {(l10n(f"name-command-{path.partition('-')[0]}"), l10n(f"name-command-{path}")): path for path in paths}
    return [ids[group, command or group] for group, command in COMMAND.findall(pages(language))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_shouts(language: str) -> None:
    assert not re.search(r"(?<!`)[!！](?!`)", pages(language))


# The second game


def smithy_page(language: str) -> str:
    return (PAGES / f"dwarven_smithy.{language}.md").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_games_pages_name_its_commands(language: str) -> None:
    l10n, text = Localizers(strict=True).for_locale(language), smithy_page(language)
    group, words = l10n("name-command-dwarven"), ("play", "move", "discard", "sell", "buy", "craft", "draw", "end")
    for word in (*words, "auction", "bid"):
        assert f"`/{group} {l10n(f'name-command-dwarven-{word}')}`" in text
    for button in ("rules-button-why", "button-my-turn"):
        assert f"**{l10n(button)}**" in text
