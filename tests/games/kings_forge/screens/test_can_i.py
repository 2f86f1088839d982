"""Can I, asked in words: the way it is done, what the stock would not give, who has no turn left, who only looks on."""

import pytest

from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.custom_id import ComponentId
from tests.ui.counter import Counter
from tests.ui.looks import STRANGER, held, made, position
from tests.ui.positions import ANA, BEN, CRAFT, GATHER, unchanged

WHITE = position(
    {"hand": ["W3", "L4", "M6", "M6"]},
    {"supply": "M", "made": [made("shield", "M5 M6")]},
    phase="craft",
    display=["table", "axe", "crown"],
)


async def asked(counter: Counter, state: State, query: str, user: UserId = ANA) -> str:
    look = await counter.place(state)
    return await unchanged(counter, look, await counter.command(user, "rules", query=query))


@pytest.mark.parametrize(
    ("query", "answer"),
    [
        ("can I craft table?", "Table: you can craft it now with W3 L4."),
        ("why table", "Table: you can craft it now with W3 L4."),
        ("can I steal shield?", "Shield: you can steal it from **💧 Ben** now with M6 M6."),
    ],
)
async def test_an_item_is_crafted_or_stolen_and_the_dice_are_named(counter: Counter, query: str, answer: str) -> None:
    """Rules 3.3, 3.4: a Library die stands in for the wood die that is too low."""
    assert answer in await asked(counter, WHITE, query)


async def test_what_the_stock_cannot_give_is_said_with_the_yes(counter: Counter) -> None:
    """Rule 2.3: allowed, and for less."""
    state = position("MM", "M", face_up=["mill", "garden"], deck=["shrine"], stock="W", display=["table"])
    text = await asked(counter, state, "can I claim mill top?")
    assert "Mill (top): you can do this now.\n- The stock cannot give 1 wood." in text


async def test_a_refusal_is_not_said_twice(counter: Counter) -> None:
    """Rule 2.2: a no with the rule's number, then what lacks."""
    text = await asked(counter, GATHER, "can I claim mill bottom?")
    assert "Mill (bottom): not now (rule 2.2).\n- Your supply: 2×M 1×W\n- Mill (bottom), square 1 takes" in text
    assert text.count("takes gem") == 1


async def test_both_spaces_of_a_dock_are_refused_in_one_line(counter: Counter) -> None:
    """Rules 2.4, 6"""
    taken = {"supply": "M", "visits": [{"space": "gem.1", "discarded": "shrine", "paid": "MMM"}]}
    state = position("M", taken, face_up=["mill"], deck=["garden"], display=["table"])
    text = await asked(counter, state, "why gem dock")
    assert "Gem dock: not now (rule 2.4, 6)." in text
    assert text.count("**💧 Ben** used Gem dock, space 1") == text.count("Your supply: 1×M") == 1


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (
            position("MM", {"supply": "M", "passed": True}, face_up=["mill"], deck=["garden"]),
            "you have passed this round.",
        ),
        (position({"hand": ["M2"]}, "M", phase="craft", anvil=1, turn=0), "your craft turn this round has ended."),
    ],
)
async def test_who_has_no_turn_left_is_told_so_wherever_it_is_refused(
    counter: Counter, state: State, said: str
) -> None:
    """Rules 2.6, 3.1: not only that another is on turn."""
    assert said in await asked(counter, state, "can I pass?", BEN)
    look = await counter.place(state)
    refused = await counter.command(BEN, "pass", table=str(look.table.id))
    assert said in refused.text
    why = await counter.press(BEN, next(one for one in refused.ids if "|why " in one), own=True)
    assert f"- {said[0].upper()}{said[1:]}" in why.text


@pytest.mark.parametrize(
    ("state", "query"),
    [
        (GATHER, "why mill bottom"),
        (CRAFT, "why table"),
        (GATHER, "can I claim mill top?"),
        (WHITE, "can I craft table?"),
    ],
)
async def test_somebody_without_a_seat_reads_of_nothing_as_their_own(
    counter: Counter, state: State, query: str
) -> None:
    text = await asked(counter, state, query, STRANGER)
    assert "You have no seat here. This is about **🔥 Ana**, who is to play." in text
    rest = text.replace("You have no seat here", "")
    assert "you" not in rest.casefold()
    assert ("Supply of **🔥 Ana**: 2×M 1×W" in text) is (query == "why mill bottom")
    assert ("**🔥 Ana** can do this now" in text) is query.startswith("can")


async def test_under_a_why_button_too(counter: Counter) -> None:
    look = await counter.place(position({"hand": ["M2"], "held": held("token-six")}, "M", phase="craft"))
    for what, said in (("not-held", "- **🔥 Ana** holds"), ("die-not-in-hand", "- Rolled dice of **🔥 Ana**: M2")):
        text = (await counter.press(STRANGER, ComponentId(look.table.id, look.table.seq, f"why {what}"))).text
        assert said in text
        assert "- You" not in text


# Tokens, the phase, and what is gone

SIX = position({"hand": ["W3", "M2"], "held": held("token-six")}, "M", phase="craft")
TOO_SOON = position({"supply": "MMM", "held": held("token-six")}, "M")
WINNER = {"supply": "M", "items": ["crown"]}
WON = position("MMM", WINNER, display=["table", "axe"])
WON_CRAFTING = position({"hand": ["M2"]}, WINNER, phase="craft")


@pytest.mark.parametrize(
    ("query", "answer"),
    [
        ("can i use my automatic 6", "Automatic-6 token: you can do this now."),
        ("puedo usar mi 6 automatico", "Automatic-6 token: you can do this now."),
        ("je peux utiliser mon 6 automatique", "Automatic-6 token: you can do this now."),
        ("自動6使える？", "Automatic-6 token: you can do this now."),
        ("can i use my +1 token", "You do not hold +1/+1 token"),
    ],
)
async def test_a_token_that_is_held_is_meant_and_not_the_dock_that_sells_it(
    counter: Counter, query: str, answer: str
) -> None:
    """Rules 4.2, 4.4."""
    text = await asked(counter, SIX, query)
    assert answer in text
    assert "Dock" not in text


@pytest.mark.parametrize(("user", "said"), [(ANA, "no rolled dice"), (STRANGER, "has not rolled any dice yet")])
async def test_a_token_needs_rolled_dice(counter: Counter, user: UserId, said: str) -> None:
    """Rule 4.4."""
    assert said in await asked(counter, TOO_SOON, "can i use my automatic 6", user)


@pytest.mark.parametrize("state", [WON, WON_CRAFTING])
@pytest.mark.parametrize(("user", "query"), [(ANA, "craft the crown"), (BEN, "steal the crown"), (STRANGER, "")])
async def test_an_item_that_is_won_is_said_to_be_in_either_phase_and_to_anybody(
    counter: Counter, state: State, query: str, user: UserId
) -> None:
    """Rule 5.1."""
    text = await asked(counter, state, f"why can't I {query or 'steal the crown'}", user)
    assert "Crown is **💧 Ben**'s for good." in text


@pytest.mark.parametrize(
    ("state", "query", "phase"),
    [
        (GATHER, "can i craft table", "this is the gather phase"),
        (GATHER, "can i steal axe", "this is the gather phase"),
        (CRAFT, "can i claim mill bottom", "this is the craft phase"),
        (CRAFT, "can i use the gem dock", "this is the craft phase"),
        (CRAFT, "can i pass", "this is the craft phase"),
    ],
)
async def test_off_turn_in_the_wrong_phase_both_are_said(
    counter: Counter, state: State, query: str, phase: str
) -> None:
    """Rules 1.5, 1.6."""
    text = await asked(counter, state, query, BEN)
    assert "It is not your turn" in text
    assert phase in text


@pytest.mark.parametrize(
    ("state", "query", "reason"),
    [
        (
            position({"smithy": "MMM"}, "M", phase="craft", display=["table"]),
            "can i craft table",
            "has not rolled any dice yet",
        ),
        (CRAFT, "can i pass", "Passing belongs to the gather phase; this is the craft phase."),
        (GATHER, "can i claim mill bottom", "Supply of"),
        (position("", "M", face_up=["caravan"]), "can i claim caravan bottom", "has no die left in the supply"),
    ],
)
async def test_an_onlooker_is_told_the_reason_too(counter: Counter, state: State, query: str, reason: str) -> None:
    text = await asked(counter, state, query, STRANGER)
    assert reason in text
    assert "you" not in text.replace("You have no seat here", "").casefold()


async def test_a_gem_that_lacks_is_not_offered_where_it_would_come_too_late(counter: Counter) -> None:
    """Rule 2.3: what a dock gives comes to the smithy."""
    text = await asked(counter, position("MMMM", "M", face_up=["mill"]), "can i claim mill bottom")
    assert "no such die is left" in text
    assert "Dock" not in text
