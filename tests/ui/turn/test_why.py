"""Why: asked in words, and under a refusal."""

import pytest

from kingsforge_bot.games.kings_forge.rules.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.screens.asking.why import WHY
from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
from kingsforge_bot.service.types import TableId
from kingsforge_bot.ui.custom_id import ComponentId, read_press
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.turn.why import why_press
from tests.ui.counter import Answered, Counter
from tests.ui.looks import STRANGER, look_at, position
from tests.ui.positions import ANA, BEN, CRAFT, GATHER, unchanged


def why_id(answered: Answered) -> str:
    return next(one for one in answered.ids if "|why " in one)


async def test_a_why_about_a_rule_finds_the_rule(counter: Counter) -> None:
    await counter.place(GATHER)
    answered = await counter.command(ANA, "rules", query="why does the game end at 4 items")
    assert "5.3 \u00b7 End of the game" in answered.text
    assert "Why not?" not in answered.text


@pytest.mark.parametrize("query", ["why mill", "why mill bottom", "why table", "can I pass", ""])
async def test_what_was_asked_is_kept_while_the_table_is_asked_for(counter: Counter, query: str) -> None:
    await counter.place(CRAFT)
    look = await counter.place(GATHER)
    table = str(look.table.id)
    asked = await counter.command(ANA, "rules", query=query)
    assert "Which table?" in asked.text
    [which] = [one for one in asked.ids if "|which" in one]
    chosen = await counter.press(ANA, which, table, own=True)
    assert chosen.text == (await counter.command(ANA, "rules", query=query, table=table)).text
    assert "Mill" in chosen.text or "mill" not in query


@pytest.mark.parametrize("made_up", ["rules why nothing-at-all", "rules hello", "rules why rule-2-2", "rules why"])
async def test_a_question_that_somebody_made_up_is_answered(counter: Counter, made_up: str) -> None:
    look = await counter.place(GATHER)
    press = ComponentId(look.table.id, 0, f"which {made_up}")
    answered = await counter.press(ANA, press, str(look.table.id), own=True)
    assert await unchanged(counter, look, answered)


async def test_why_without_a_table_shows_what_was_meant(counter: Counter) -> None:
    answered = await counter.command(ANA, "rules", query="why mill bottom")
    assert answered.deferred == {"ephemeral": True, "thinking": True}
    assert "Mill (bottom)" in answered.text


async def test_why_nothing_asks_what_is_meant(counter: Counter) -> None:
    await counter.place(GATHER)
    assert "Why not what?" in (await counter.command(ANA, "rules", query="why")).text


async def test_every_refusal_has_a_why_and_it_stays_beside_it(counter: Counter) -> None:
    look = await counter.place(GATHER)
    refused = await counter.command(ANA, "gather", card="mill.bottom", paying="MMWM")
    custom_id = why_id(refused)
    assert custom_id == f"kf1|{look.table.id}|{look.table.seq}|why square-kind side=mill.bottom"
    answered = await counter.press(ANA, custom_id, own=True)
    assert answered.deferred == {"ephemeral": True, "thinking": True}
    text = await unchanged(counter, look, answered)
    assert "square 1 takes gem (G) or magic (B)" in text
    assert "**2.2 \u00b7 Claim a gather card**" in text
    assert "kf1|0|0|rule card-mill-bottom" in answered.ids


async def test_a_why_long_after_is_about_the_table_as_it_is(counter: Counter) -> None:
    look = await counter.place(GATHER)
    press = ComponentId(look.table.id, 1, "why not-face-up card=garden")
    for user in (ANA, BEN, STRANGER):
        assert "Garden lies face down and may still come." in (await counter.press(user, press)).text


@pytest.mark.parametrize("state", [GATHER, CRAFT], ids=["gather", "craft"])
async def test_a_why_that_somebody_made_up_is_answered(counter: Counter, state: object) -> None:
    look = await counter.place(state)  # type: ignore[arg-type]
    whats = [f"why {reason.value}" for reason in Reason]
    whats += [f"why {reason.value} item=nothing" for reason in Reason]
    whats += ["why", "why nothing", "why boxes item=", "why boxes =x", "why boxes a b", "why boxes side=mill.bottom"]
    for what in whats:
        answered = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, what))
        assert "fault" not in await unchanged(counter, look, answered), what


async def test_a_why_at_a_lobby_or_elsewhere_is_answered(counter: Counter) -> None:
    table = await counter.lobby()
    assert "This button is not known." in (await counter.press(ANA, ComponentId(table.id, 0, "why boxes"))).text
    assert "There is no table" in (await counter.press(ANA, ComponentId(TableId(99), 0, "why boxes"))).text


def test_a_why_always_fits_a_button() -> None:
    look = look_at(position("MM", "MM"), number=999_999_999, seq=999_999_999)
    for reason in Reason:
        for facts in ({}, {"item": "x" * 90}, {"item": "a b"}, {"item": "\u00e9"}, {"side": "dragon-lair.bottom"}):
            press = why_press(SCREENS, look, refuse(reason, **facts))
            assert read_press(str(press)) == press
            WHY.read(press.payload.split()[1:])
    with pytest.raises(UnknownPress):
        WHY.read(["because"])
