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


async def test_why_names_the_square_that_lacks_its_die(counter: Counter) -> None:
    look = await counter.place(GATHER)
    answered = await counter.command(ANA, "rules", query="why mill bottom")
    text = await unchanged(counter, look, answered)
    assert "Mill (bottom), square 1 takes gem (G) or magic (B): no such die is left for it." in text
    assert "Your supply: 2×M 1×W" in text
    assert "kf1|0|0|rule rule-2-2" in answered.ids


async def test_why_of_what_is_possible_says_so(counter: Counter) -> None:
    look = await counter.place(GATHER)
    answered = await counter.command(ANA, "rules", query="why mill top")
    assert "Mill (top): you can do this now." in await unchanged(counter, look, answered)


async def test_why_out_of_turn_names_who_is_awaited(counter: Counter) -> None:
    look = await counter.place(GATHER)
    for user in (BEN,):
        answered = await counter.command(user, "rules", query="why gem dock")
        text = await unchanged(counter, look, answered)
        assert "It is not your turn. **🔥 Ana** is to play (rule 1.5)." in text
        assert text.count("not your turn") == text.count("**🔥 Ana**") == 1


async def test_why_not_yet_does_not_tell_who_is_to_play_that_it_is_their_turn(counter: Counter) -> None:
    look = await counter.place(GATHER)
    text = await unchanged(counter, look, await counter.command(ANA, "rules", query="why table"))
    assert "You craft in the craft phase" in text
    assert "It is your turn" not in text
    assert "**Ana**" not in text


async def test_why_says_once_what_refuses_both_sides_of_a_card(counter: Counter) -> None:
    look = await counter.place(GATHER)
    text = await unchanged(counter, look, await counter.command(ANA, "rules", query="why dragon lair"))
    assert text.count("Dragon Lair is not face up") == text.count("- ") == 1


async def test_why_of_an_item_names_the_box_and_by_how_much(counter: Counter) -> None:
    look = await counter.place(CRAFT)
    answered = await counter.command(ANA, "rules", query="why table")
    text = await unchanged(counter, look, answered)
    assert "Table, box 2 needs W4: your best, W3, is 1 too low." in text


@pytest.mark.parametrize("asked", ["why pass", "can I pass?", "パスできる？"])
async def test_whether_one_can_pass(counter: Counter, asked: str) -> None:
    """Rule 2.6."""
    look = await counter.place(GATHER)
    assert "not your turn" in (await counter.command(BEN, "rules", query=asked)).text
    assert "you can do this now" in await unchanged(counter, look, await counter.command(ANA, "rules", query=asked))


async def test_can_i_is_answered_by_the_rules_themselves(counter: Counter) -> None:
    look = await counter.place(GATHER)
    answered = await counter.command(ANA, "rules", query="can I claim mill top?")
    assert "you can do this now" in await unchanged(counter, look, answered)
    answered = await counter.command(ANA, "rules", query="can I claim mill bottom?")
    assert "no such die is left" in await unchanged(counter, look, answered)


@pytest.mark.parametrize(
    "asked", ["can i steal table", "jpeux fabriquer la table", "me da pa hacer la mesa", "tsukue tsukureru"]
)
async def test_what_can_be_made_is_told_from_the_dice_however_it_is_asked(counter: Counter, asked: str) -> None:
    look = await counter.place(CRAFT)
    answered = await counter.command(ANA, "rules", query=asked)
    assert "Table, box 2 needs W4: your best, W3, is 1 too low." in await unchanged(counter, look, answered)


async def test_a_why_about_a_rule_finds_the_rule(counter: Counter) -> None:
    await counter.place(GATHER)
    answered = await counter.command(ANA, "rules", query="why does the game end at 4 items")
    assert "5.3 \u00b7 End of the game" in answered.text
    assert "Why not?" not in answered.text


async def test_can_i_in_japanese_ends_the_question(counter: Counter) -> None:
    look = await counter.place(GATHER)
    query = "\u6c34\u8eca\u5c0f\u5c4b\u306e\u4e0a\u6bb5\u306f\u53d6\u308c\u307e\u3059\u304b\uff1f"
    answered = await counter.command(ANA, "rules", query=query)
    assert "Mill (top): you can do this now." in await unchanged(counter, look, answered)
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


async def test_a_square_for_any_die_does_not_list_them_all(counter: Counter) -> None:
    look = await counter.place(GATHER)
    refused = await counter.command(ANA, "gather", card="shrine.top", table=str(look.table.id))
    answered = await counter.press(ANA, why_id(refused), own=True)
    assert "Shrine (top): 1 more die of any kind is needed." in answered.text


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


async def test_where_nothing_can_be_claimed_or_docked_a_why_tells_the_supply(counter: Counter) -> None:
    look = await counter.place(position("", "MM", face_up=["caravan"]))
    for verb, number in (("gather", "2.2"), ("dock", "2.4")):
        refused = await counter.command(ANA, verb)
        answered = await counter.press(ANA, why_id(refused), own=True)
        assert "Your supply: none" in await unchanged(counter, look, answered)
        assert f"**{number} \u00b7" in answered.text


async def test_a_refused_dock_leads_to_the_rule_that_was_named(counter: Counter) -> None:
    """Dice that are not there are refused by 2.2 for a claim, by 2.4 for a dock."""
    look = await counter.place(GATHER)
    refused = await counter.command(ANA, "dock", space="gem.1", paying="GGG")
    assert "(rule 2.4)" in refused.text
    answered = await counter.press(ANA, why_id(refused), own=True)
    assert "**2.4 \u00b7" in await unchanged(counter, look, answered)


async def test_who_would_craft_too_early_is_told_who_holds_the_phase_up(counter: Counter) -> None:
    await counter.place(GATHER)
    refused = await counter.command(ANA, "craft")
    answered = await counter.press(BEN, why_id(refused))
    assert "**🔥 Ana** is to play." in answered.text
    assert "1.6 \u00b7 A round has three phases" in answered.text


async def test_a_refused_press_has_a_why_below_the_workbench(counter: Counter) -> None:
    look = await counter.place(CRAFT)
    refused = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "craft axe with M2 W3 W3"), own=True)
    assert len(refused.rows) <= 5
    answered = await counter.press(ANA, why_id(refused), own=True)
    assert "Axe, box 1 needs M5: your best, M2, is 3 too low." in answered.text


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
