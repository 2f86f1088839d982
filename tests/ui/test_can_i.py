"""Can I, asked in words: the way it is done, what the stock would not give, who has no turn left, who only looks on."""

import pytest

from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.custom_id import Press

from .counter import Counter
from .looks import STRANGER, held, made, position
from .positions import ANA, BEN, CRAFT, GATHER, unchanged

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
        text = (await counter.press(STRANGER, Press(look.table.id, look.table.seq, f"why {what}"))).text
        assert said in text
        assert "- You" not in text
