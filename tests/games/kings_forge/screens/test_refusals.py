"""What the rules of King's Forge forbid is answered with a sentence and the rule's number, and changes nothing."""

import pytest

from kingsforge_bot.games.kings_forge.rules.state import State
from tests.ui.counter import Counter
from tests.ui.looks import held, position, user_of
from tests.ui.positions import ANA, CRAFT, GATHER, LONG, unchanged


async def said(counter: Counter, state: State, name: str, **options: str) -> str:
    """What the player on turn reads after a command in that position."""
    look = await counter.place(state)
    answered = await counter.command(user_of(state.turn), name, **options, table=str(look.table.id))
    return await unchanged(counter, look, answered)


NOTHING_CLAIMED = position("MMM", "M", face_up=["workshop", "mill"], deck=["garden"])
DEAR_TO_COPY = position(
    "MM",
    {"claims": [{"side": "shrine.top", "paid": ["M"] * 4}, {"side": "bazaar.bottom", "paid": ["M"] * 5}]},
    face_up=["workshop", "mill"],
    deck=["garden"],
)


@pytest.mark.parametrize(
    ("state", "name", "options", "sentence"),
    [
        # Wrong colours for a square, and dice one does not have.
        (GATHER, "gather", {"card": "mill.top", "paying": "WW"}, "(rule 2.2)"),
        (GATHER, "gather", {"card": "mill.bottom", "paying": "GMMM"}, "in your supply"),
        # Dice that were not named: what the supply lacks.
        (
            GATHER,
            "gather",
            {"card": "mill.bottom"},
            "Square 1 of Mill (bottom) takes gem (G) or magic (B); your supply has none left for it (rule 2.2).",
        ),
        (GATHER, "gather", {"card": "shrine.bottom"}, "Shrine (bottom) takes 7 dice; your supply has 3 (rule 2.2)."),
        (GATHER, "gather", {"card": "shrine"}, "Shrine (top) takes 4 dice; your supply has 3 (rule 2.2)."),
        # Workshop.
        (NOTHING_CLAIMED, "gather", {"card": "workshop.top"}, "has been claimed this round yet (rule 7.2)."),
        (
            DEAR_TO_COPY,
            "gather",
            {"card": "workshop.top"},
            "Workshop (top) takes 5 dice; your supply has 2 (rule 2.2).",
        ),
        (GATHER, "gather", {"card": "shrine.top", "paying": "MMMMM"}, "takes 4 dice, not 5 (rule 2.2)"),
        # A card that is not there.
        (GATHER, "gather", {"card": "tavern.top"}, "Tavern is not face up (rule 2.2)"),
        (GATHER, "gather", {"card": "tavern.top", "paying": "M"}, "Tavern is not face up (rule 2.2)"),
        (GATHER, "gather", {"card": "mill.top", "paying": "MM", "copying": "library.top"}, "copies nothing (rule 7.2)"),
        # Docks.
        (GATHER, "dock", {"space": "gem.1", "discarding": "tavern"}, "Tavern is not face up (rule 2.4)"),
        (GATHER, "dock", {"space": "gem.2"}, "Gem dock, space 2"),
        (
            GATHER,
            "dock",
            {"space": "gem.1", "discarding": "mill", "paying": "MM"},
            "costs 3 dice, not 2 (rule 6)",
        ),
        (GATHER, "dock", {"space": "gem.1", "discarding": "mill", "paying": "BBB"}, "have none"),
        # Passing.
        (GATHER, "craft", {}, "this is the gather phase (rule 1.6)"),
        (CRAFT, "gather", {}, "this is the craft phase (rule 1.6)"),
        (CRAFT, "dock", {}, "this is the craft phase (rule 1.6)"),
        (CRAFT, "pass", {}, "You can end your turn (rule 1.6)"),
        # Items.
        (CRAFT, "craft", {"item": "Table"}, "needs W4; W3 is 1 too low (rule 3.3)"),
        (CRAFT, "craft", {"item": "Iron Golem"}, "Iron Golem is not on display (rule 3.3)"),
        (CRAFT, "craft", {"item": "Shield"}, "Box 2 of Shield takes metal (M), not wood (W) (rule 3.3)"),
        (CRAFT, "craft", {"item": "axe"}, "(rule 3.3)"),
        (CRAFT, "craft", {"item": "no such thing"}, "is not on display (rule 3.3)"),
    ],
)
async def test_the_rules_say_no_with_their_number(
    counter: Counter, state: State, name: str, options: dict[str, str], sentence: str
) -> None:
    text = await said(counter, state, name, **options)
    assert sentence in text, text
    assert "(rule " in text, text


@pytest.mark.parametrize("paying", [LONG, "MMX", "M2", "LL", "C", "2X", "M 2", "\u216f", "\u00df", "m!m", "99×M"])
async def test_letters_that_are_no_dice_are_named_back(counter: Counter, paying: str) -> None:
    look = await counter.place(GATHER)
    for name, options in (("gather", {"card": "mill.top"}), ("dock", {"space": "gem.1", "discarding": "mill"})):
        text = await unchanged(counter, look, await counter.command(ANA, name, paying=paying, **options))
        assert text.startswith('paying: "'), text


async def test_no_face_up_card_no_dock(counter: Counter) -> None:
    """Rule 2.4"""
    state = position("MMM", "MM", face_up=[], deck=[])
    assert "No card is face up to turn down for a dock (rule 2.4)." in await said(
        counter, state, "dock", space="wood.1"
    )
    assert "(rule 2.4)" in await said(counter, state, "dock")


async def test_a_used_space_is_named(counter: Counter) -> None:
    """Rule 2.4"""
    visited = {"supply": "MM", "visits": [{"space": "wood.1", "discarded": "garden", "paid": "M"}]}
    state = position("MMM", visited, face_up=["mill"], deck=["shrine"])
    text = await said(counter, state, "dock", space="wood.1")
    assert "Wood dock, space 1 is already used this round (rule 2.4)." in text


async def test_nothing_to_claim_or_to_visit_is_said_with_a_rule(counter: Counter) -> None:
    state = position("", "MM", face_up=["mill", "shrine"], deck=[])
    for name in ("gather", "dock"):
        assert "(rule " in await said(counter, state, name), name


async def test_a_later_pass_takes_nothing(counter: Counter) -> None:
    """Rule 2.6"""
    state = position("MMM", {"passed": True}, face_up=["mill", "shrine"], deck=[])
    assert "Only the first to pass takes something (rule 2.6)." in await said(counter, state, "pass", taking="metal")


async def test_a_die_that_waits_comes_first(counter: Counter) -> None:
    """Rule 2.5"""
    state = position(
        {"supply": "MMM", "held": held("token-six")},
        "M",
        owed={"type": "die", "side": "tavern.top", "die": "G3"},
        face_up=["mill", "shrine"],
        deck=[],
    )
    for name, options in (
        ("gather", {"card": "mill.top", "paying": "MM"}),
        ("dock", {"space": "wood.1"}),
        ("pass", {}),
    ):
        look = await counter.place(state)
        answered = await counter.command(ANA, name, **options, table=str(look.table.id))
        text = await unchanged(counter, look, answered)
        assert "Decide about Tavern (top) first (rule 2.5)." in text
        assert f"kf1|{look.table.id}|{look.table.seq}|keep" in answered.ids
    for name in ("gather", "dock"):
        look = await counter.place(state)
        answered = await counter.command(ANA, name, table=str(look.table.id))
        assert f"kf1|{look.table.id}|{look.table.seq}|keep" in answered.ids


async def test_a_refusal_while_crafting_comes_with_the_workbench(counter: Counter) -> None:
    look = await counter.place(CRAFT)
    for name, options in (("pass", {}), ("craft", {"item": "axe"})):
        answered = await counter.command(ANA, name, **options)
        assert "Your craft turn" in await unchanged(counter, look, answered)
        assert f"kf1|{look.table.id}|{look.table.seq}|end" in answered.ids
        assert answered.attachments == 0
    before = await counter.place(position("MWW", "M", phase="craft", display=["table"]))
    refused = await counter.command(ANA, "craft", item="table", table=str(before.table.id))
    assert f"kf1|{before.table.id}|{before.table.seq}|roll" in refused.ids


async def test_rolling_comes_before_crafting(counter: Counter) -> None:
    """Rule 3.1"""
    state = position("MMM", "M", phase="craft", display=["table"])
    assert "Roll your dice first (rule 3.1)." in await said(counter, state, "craft", item="table")
