import ast
from pathlib import Path

import pytest

from kingsforge_bot.core.errors import Fact, NotationError
from kingsforge_bot.games.kings_forge.rules import reasons
from kingsforge_bot.games.kings_forge.rules.notation import parse
from kingsforge_bot.games.kings_forge.rules.reasons import RULE_OF, Reason, refuse
from kingsforge_bot.games.kings_forge.words.refusals import refusal
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.interaction.answering import explain
from tests.games.kings_forge.words.sentences import SENTENCES


@pytest.mark.parametrize(("reason", "facts", "part"), SENTENCES)
def test_a_refusal_says_why_and_by_which_rule(
    l10n: Localizer, names: tuple[str, ...], reason: Reason, facts: dict[str, Fact], part: str
) -> None:
    text = refusal(l10n, refuse(reason, **facts), names)
    assert part in text
    assert text.endswith(f"(rule {RULE_OF[reason]}).") or f"(rule {RULE_OF[reason]})" in text
    assert len(text) <= 300


def test_every_reason_has_its_sentence() -> None:
    assert {reason for reason, _, _ in SENTENCES} == set(Reason)


def carried() -> set[tuple[str, frozenset[str]]]:
    """Reasons and the facts that the rules really send along, read from their sources."""
    found: set[tuple[str, frozenset[str]]] = set()
    for file in Path(reasons.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse" and node.args:
                reason = node.args[0]
                facts = frozenset(str(keyword.arg) for keyword in node.keywords)
                named = [reason] if isinstance(reason, ast.Attribute) else []
                found |= {(one.attr, facts) for one in named}
    return found


def test_the_sentences_are_tried_with_the_facts_the_rules_carry() -> None:
    tried = {(reason.name, frozenset(facts)) for reason, facts, _ in SENTENCES}
    assert carried() <= tried


def test_a_hostile_item_is_shown_harmless(l10n: Localizer, names: tuple[str, ...]) -> None:
    text = refusal(l10n, refuse(Reason.NOT_ON_DISPLAY, item="x" * 390), names)
    assert len(text) < 100


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("gather nowhere.top", '"nowhere.top" cannot be read in "gather nowhere.top"'),
        ("gather <@1>", '"\\<@\u200b1\\>" cannot be read'),
        ("", "no action"),
        ("x" * 6000, "no action"),
    ],
)
def test_notation_that_cannot_be_read_is_named(l10n: Localizer, text: str, told: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert told in explain(l10n, caught.value)
