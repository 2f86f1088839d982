"""Pages on one topic for players, each in all languages: short, found from the main page, in their reader's words."""

import re
from pathlib import Path

import pytest

from tests.i18n.catalogue import LANGUAGES
from tests.i18n.command_names import COMMAND, LOCALIZERS, commands

PAGES = Path(__file__).parents[2] / "docs" / "players"
TOPICS = sorted({page.name.partition(".")[0] for page in PAGES.glob("*.*.md")})
MOST_LINES = 60
"""The longest is that of a whole game."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_each_topic_has_a_short_page_in_every_language(topic: str, language: str) -> None:
    text = (PAGES / f"{topic}.{language}.md").read_text("utf-8")
    assert len(text.splitlines()) <= MOST_LINES
    others = {f"{topic}.{other}.md" for other in LANGUAGES if other != language}
    assert others <= set(re.findall(r"\]\(([^)]+)\)", text))
    assert f"({topic}.{language}.md)" in (PAGES / f"{language}.md").read_text("utf-8"), "nothing leads there"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_they_name_commands_as_their_reader_sees_them(topic: str, language: str) -> None:
    text = (PAGES / f"{topic}.{language}.md").read_text("utf-8")
    assert set(re.findall(r"`(/[^`]+)`", text)) <= commands(LOCALIZERS.for_locale(language))
    assert not COMMAND.search(re.sub(r"`[^`]*`|\]\([^)]*\)", "", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_on_undo_names_its_buttons(language: str) -> None:
    l10n = LOCALIZERS.for_locale(language)
    named = re.findall(r"\*\*(.+?)\*\*", (PAGES / f"undo.{language}.md").read_text("utf-8"))
    buttons = ("button-undo", "button-take-back", "button-ask-table", "button-agree", "button-refuse")
    assert named == [l10n(button) for button in buttons]
