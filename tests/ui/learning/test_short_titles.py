"""A rule on a button is called by a whole phrase, in each language and of each game."""

import pytest

from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.i18n.widths import ELLIPSIS, WIDE
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.ui.game.rulebooks import GameRules
from kingsforge_bot.ui.learning.rules import BESIDE_ANOTHER, rule_label
from tests.ui.counter import TITLES

GAMES = TITLES.rulebooks.games
LANGUAGES = Localizers().languages


def numbered(rules: GameRules) -> list[Entry]:
    return [entry for entry in rules.entries.values() if entry.kind == "rule"]


def read_in_lesson(rules: GameRules) -> list[Entry]:
    steps = rules.lesson.script.steps if rules.lesson else ()
    return [rules.entries[one] for step in steps for one in step.reads if one in rules.entries]


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> Localizer:
    return Localizers(strict=True).for_locale(request.param)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.game)
def test_every_rule_is_named_whole_on_a_button_of_its_own(spoken: Localizer, rules: GameRules) -> None:
    labels = {entry.id: rule_label(spoken, entry, WIDE) for entry in numbered(rules)}
    assert [one for one, label in labels.items() if label.endswith(ELLIPSIS)] == []
    assert len(set(labels.values())) == len(labels)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.game)
def test_rules_of_a_tutorial_are_named_whole_two_in_a_row(spoken: Localizer, rules: GameRules) -> None:
    entries = read_in_lesson(rules)
    assert entries
    labels = {entry.id: rule_label(spoken, entry, BESIDE_ANOTHER) for entry in entries}
    assert [label for label in labels.values() if label.endswith(ELLIPSIS)] == []


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.game)
def test_a_short_title_is_shorter(spoken: Localizer, rules: GameRules) -> None:
    for entry in numbered(rules):
        said = entry.said(spoken.language)
        assert len(said.short) < len(said.title), entry.id
