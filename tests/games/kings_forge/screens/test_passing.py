"""Passing cannot be taken back: a press asks once while anything else is possible (rules 2.6, 2.7)."""

from typing import Any

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.actions import Pass
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.gather.path import Path
from kingsforge_bot.games.kings_forge.screens.gather.questions import follow
from kingsforge_bot.service.types import TableView, UserId
from tests.ui.counter import Answered, Counter
from tests.ui.looks import bot_but, held, look_at, position, seen_by, user_of
from tests.ui.positions import unchanged

CARDS: dict[str, Any] = {"face_up": ["north-mine", "mill"], "deck": ["shrine"]}
BEN = user_of(1)
LATER = position({"supply": "MM", "passed": True}, "MMM", "MM", {"supply": "M", "passed": True}, turn=1, **CARDS)
LAST = position({"supply": "MM", "passed": True}, "MMM", {"passed": True}, turn=1, **CARDS)
STUCK = position({"supply": "MM", "passed": True}, "", "MM", turn=1, **CARDS)
WOOD = position({"passed": True}, {"held": held("garden.bottom")}, "MM", turn=1, **CARDS)
NO_WOOD = position({"passed": True}, {"held": held("garden.bottom")}, "MM", turn=1, stock="MMM", **CARDS)
FIRST = position("MMM", "MMM", "MM", turn=1, **CARDS)
FIRST_NO_METAL = position("MMM", "MMM", "MM", turn=1, stock="WWW", **CARDS)


def labels(answered: Answered) -> dict[str, str]:
    """The buttons by their labels."""
    return {part["label"]: part["custom_id"] for row in answered.rows for part in row["components"] if "label" in part}


async def pressed(counter: Counter, look: TableView, user: UserId = BEN) -> Answered:
    return await counter.press(user, f"kf1|{look.table.id}|{look.table.seq}|ask pass")


async def has_passed(counter: Counter, look: TableView) -> bool:
    state: State = (await counter.look(look.table.id)).view
    return state.players[1].passed


async def test_the_press_asks_and_says_what_passing_means(counter: Counter) -> None:
    look = await counter.place(LATER)
    answered = await pressed(counter, look)
    text = await unchanged(counter, look, answered)
    assert text.endswith(
        "A pass lasts until the round ends (rule 2.6). Still in: 🦋 Cleo. "
        "You could still claim North Mine, Mill, or use a dock. You would roll 3×M."
    )
    assert list(labels(answered)) == ["Pass", "Claim", "Dock", "Back"]
    await counter.press(BEN, labels(answered)["Pass"], own=True)
    assert await has_passed(counter, look)


def test_alone_with_bots_it_is_not_asked_about() -> None:
    """Rule 2.6: there it can be taken back."""
    state = replace(LATER, turn=Seat(0), players=LATER.players[1:] + LATER.players[:1])
    look = seen_by(look_at(state), user_of(0))
    solo = replace(look, table=replace(look.table, sitters=tuple(bot_but(one, 0) for one in look.table.sitters)))
    assert isinstance(follow(look, Path("pass")), tuple)
    assert follow(solo, Path("pass")) == Pass()


async def test_instead_of_passing_a_card_can_still_be_gathered(counter: Counter) -> None:
    look = await counter.place(LATER)
    answered = await pressed(counter, look)
    question = await counter.press(BEN, labels(answered)["Claim"], own=True)
    assert "Which card and side?" in await unchanged(counter, look, question)


async def test_the_last_one_in_is_told_that_the_phase_ends(counter: Counter) -> None:
    look = await counter.place(LAST)
    text = await unchanged(counter, look, await pressed(counter, look))
    assert "A pass ends the gather phase (rule 2.7). You could still claim " in text


async def test_without_a_card_face_up_the_phase_ends_too(counter: Counter) -> None:
    """Rule 2.7, where wood is all that could be done."""
    player = {"supply": "MM", "held": held("garden.bottom")}
    look = await counter.place(position("MM", player, "MM", turn=1, face_up=[], deck=[]))
    text = await unchanged(counter, look, await pressed(counter, look))
    assert "A pass ends the gather phase (rule 2.7). You could still take the wood: Garden." in text
    assert text.endswith("The token: after the roll, two of your dice get +1. What do you take?")


@pytest.mark.parametrize(("state", "asks"), [(WOOD, True), (NO_WOOD, False), (STUCK, False)])
async def test_it_passes_at_once_when_nothing_else_is_possible(counter: Counter, state: State, *, asks: bool) -> None:
    look = await counter.place(state)
    await pressed(counter, look)
    assert await has_passed(counter, look) is not asks


async def test_the_first_to_pass_chooses_between_two_buttons(counter: Counter) -> None:
    look = await counter.place(FIRST)
    answered = await pressed(counter, look)
    text = await unchanged(counter, look, answered)
    assert "Still in: 🔥 Ana, 🦋 Cleo. You could still claim North Mine, Mill, or use a dock. " in text
    assert text.endswith("The token: after the roll, two of your dice get +1. What do you take?")
    assert list(labels(answered)) == [
        "Pass: 1 metal, usable now",
        "Pass: a +1/+1 token",
        "Claim",
        "Dock",
        "Back",
    ]
    await counter.press(BEN, labels(answered)["Pass: a +1/+1 token"], own=True)
    assert (await counter.log(look.table.id))[-1].action == "pass taking token"


async def test_without_metal_there_is_one_button(counter: Counter) -> None:
    look = await counter.place(FIRST_NO_METAL)
    answered = await pressed(counter, look)
    await unchanged(counter, look, answered)
    assert list(labels(answered)) == ["Pass: a +1/+1 token", "Claim", "Dock", "Back"]


@pytest.mark.parametrize(("state", "action"), [(LATER, "pass"), (FIRST_NO_METAL, "pass taking token")])
async def test_the_command_is_one_step(counter: Counter, state: State, action: str) -> None:
    look = await counter.place(state)
    await counter.command(BEN, "pass")
    assert (await counter.log(look.table.id))[-1].action == action


async def test_short_answers_are_buttons_and_more_of_them_a_menu(counter: Counter) -> None:
    state = position("MMMMM", "MM", "MM", face_up=["peddler", "mill"], deck=["shrine"])
    look = await counter.place(state)
    question = await counter.command(user_of(0), "gather", card="peddler.bottom")
    assert list(labels(question)) == ["💧 Ben", "🦋 Cleo", "Back"]
    more = await counter.command(user_of(0), "dock")
    assert list(labels(more)) == ["Other dice", "Back"]
    assert len(more.rows[0]["components"][0]["options"]) == 4
    discards = await counter.command(user_of(0), "dock", space="wood.1")
    assert list(labels(discards)) == ["Peddler", "Mill", "Back"]
    await unchanged(counter, look, discards)
