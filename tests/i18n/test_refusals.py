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

R = Reason
SENTENCES: list[tuple[Reason, dict[str, Fact], str]] = [
    (R.GAME_OVER, {}, "The game is over"),
    (R.NOT_YOUR_TURN, {"awaited": 1}, "It is not your turn. **Ben** is to play"),
    (
        R.NOT_YOUR_TURN,
        {"awaited": 1, "done": "passed"},
        "It is not your turn: you have passed this round. **Ben** is to play",
    ),
    (
        R.NOT_YOUR_TURN,
        {"awaited": 1, "done": "crafted"},
        "It is not your turn: your craft turn this round has ended. **Ben** is to play",
    ),
    (R.WRONG_PHASE, {"verb": "gather", "phase": "craft"}, "claimed in the gather phase"),
    (R.WRONG_PHASE, {"verb": "dock", "phase": "craft"}, "Docks are used in the gather phase"),
    (R.WRONG_PHASE, {"verb": "pass", "phase": "craft"}, "You pass in the gather phase"),
    (R.WRONG_PHASE, {"verb": "roll", "phase": "gather"}, "You roll in the craft phase"),
    (R.WRONG_PHASE, {"verb": "craft", "phase": "gather"}, "You craft in the craft phase"),
    (R.WRONG_PHASE, {"verb": "steal", "phase": "gather"}, "You steal in the craft phase"),
    (R.WRONG_PHASE, {"verb": "end", "phase": "gather"}, "You can pass"),
    (R.ROLL_FIRST, {}, "Roll"),
    (R.ALREADY_ROLLED, {}, "rolled already"),
    (R.DECIDE_FIRST, {"awaited": "tavern.top"}, "Tavern (top)"),
    (R.DECIDE_FIRST, {"awaited": "workshop.top"}, "Workshop (top)"),
    (R.NOTHING_TO_KEEP, {}, "No rolled die"),
    (R.NOT_FACE_UP, {"card": "mill"}, "Mill is not face up"),
    (R.SQUARES, {"side": "mill.bottom", "wanted": 4, "given": 3}, "Mill (bottom) takes 4 dice, not 3"),
    (R.SQUARES, {"side": "mill.bottom", "wanted": 0, "given": 3}, "Mill (bottom) is free"),
    (
        R.SQUARE_KIND,
        {"side": "mill.bottom", "square": 1, "takes": ("G", "B"), "given": "M"},
        "Square 1 of Mill (bottom) takes gem (G) or magic (B), not metal (M)",
    ),
    (R.NOT_IN_SUPPLY, {"kind": "W", "wanted": 2, "have": 1}, "You need 2 wood (W) in your supply and have 1"),
    (R.NOT_IN_SUPPLY, {"kind": "W", "wanted": 2, "have": 0}, "have none"),
    (R.NO_SUPPLY_TO_POUR, {"side": "caravan.bottom"}, "Caravan (bottom)"),
    (
        R.SQUARE_LACKS,
        {"side": "mill.bottom", "square": 1, "takes": ("G", "B")},
        "Square 1 of Mill (bottom) takes gem (G) or magic (B); your supply has none left for it",
    ),
    (R.DICE_SHORT, {"side": "mill.top", "wanted": 2, "have": 1}, "Mill (top) takes 2 dice; your supply has 1"),
    (R.DICE_SHORT, {"side": "mill.top", "wanted": 2, "have": 0}, "takes 2 dice; your supply has none"),
    (R.DICE_SHORT, {"side": "tavern.bottom", "wanted": 1, "have": 0}, "takes 1 die; your supply has none"),
    (R.NOTHING_TO_COPY, {}, "has been claimed this round yet"),
    (R.COPIES_NOTHING, {"side": "mill.top"}, "Mill (top) copies nothing"),
    (R.COPY_NEEDED, {}, "Workshop"),
    (R.NOT_CLAIMED_YET, {"side": "shrine.top"}, "Shrine (top)"),
    (R.TRADE_NEEDED, {"side": "peddler.bottom"}, "Peddler (bottom)"),
    (R.NO_TRADE, {"side": "mill.top"}, "Mill (top) has no trade"),
    (R.TRADE_SIZE, {"wanted": 4, "given": 2}, "exactly 4 dice; you named 2"),
    (R.TRADE_PARTNER, {"seat": 0}, "**Ana**"),
    (R.TRADE_PARTNER, {"seat": 9}, "seat 9"),
    (R.TRADE_TAKES, {"kind": "B", "seat": 2}, "**Cleo** has no magic (B) die"),
    (R.SPACE_USED, {"space": "gem.1"}, "Gem dock, space 1 is already used"),
    (R.SPACE_COST, {"space": "gem.1", "wanted": 3, "given": 2}, "costs 3 dice, not 2"),
    (R.NO_FACE_UP_CARD, {}, "No card is face up"),
    (R.FIRST_PASS_TAKES, {"metal": 1}, "first to pass: take 1 metal or a +1/+1 token"),
    (R.FIRST_PASS_TAKES, {"metal": 0}, "first to pass: take a +1/+1 token, as the stock has no metal"),
    (R.LATER_PASS_TAKES_NOTHING, {}, "Only the first"),
    (R.NO_METAL_LEFT, {}, "no metal"),
    (R.NOT_HELD, {"source": "token-six"}, "automatic-6 token"),
    (R.NOT_HELD, {"source": "workshop.top"}, "Workshop"),
    (R.NO_ROLLED_DICE, {}, "no rolled dice"),
    (R.DIE_NOT_IN_HAND, {"die": "W4"}, "W4"),
    (R.TOO_MANY_DICE, {"source": "token-plus", "most": 2}, "+1/+1 token goes on 2 dice"),
    (R.NO_DICE_NAMED, {"source": "west-forest.bottom"}, "West Forest"),
    (R.CANNOT_FLIP, {"die": "M7"}, "M7"),
    (R.NOT_A_ONE, {"die": "M2"}, "M2"),
    (R.GIVES_NO_WOOD, {"source": "token-six"}, "gives no wood"),
    (R.NO_WOOD_LEFT, {"source": "garden.bottom"}, "The stock has no wood. Garden can still raise a die"),
    (R.NOT_ON_DISPLAY, {"item": "wizards-goblet"}, "Wizard's Goblet is not on display"),
    (R.BOXES, {"item": "crown", "wanted": 6, "given": 5}, "Crown takes 6 dice, not 5"),
    (R.BOX_COLOUR, {"item": "table", "box": 2, "wanted": "W", "given": "M"}, "Box 2 of Table takes wood (W)"),
    (
        R.BOX_TOO_LOW,
        {"item": "table", "box": 1, "wanted": "W3", "given": "W1", "short": 2},
        "Box 1 of Table needs W3; W1 is 2 too low",
    ),
    (R.NOT_THERE_TO_STEAL, {"item": "table", "seat": 1}, "**Ben** does not have Table from this round"),
    (R.OWN_ITEM, {"item": "table"}, "Table is your own item"),
    (
        R.STEAL_TOO_LOW,
        {"item": "table", "box": 1, "wanted": 5, "given": "W3", "short": 2},
        "Table, box 1: you need at least 5; W3 is 2 too low",
    ),
    (R.STEAL_NOT_HIGHER, {"item": "table"}, "one die must be higher"),
]


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
