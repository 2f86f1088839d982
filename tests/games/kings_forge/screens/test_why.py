"""Why not, and can I, at a table of King's Forge: which square, which box, which rule."""

import pytest

from kingsforge_bot.ui.custom_id import ComponentId
from tests.ui.counter import Answered, Counter
from tests.ui.looks import position
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


async def test_can_i_in_japanese_ends_the_question(counter: Counter) -> None:
    look = await counter.place(GATHER)
    query = "\u6c34\u8eca\u5c0f\u5c4b\u306e\u4e0a\u6bb5\u306f\u53d6\u308c\u307e\u3059\u304b\uff1f"
    answered = await counter.command(ANA, "rules", query=query)
    assert "Mill (top): you can do this now." in await unchanged(counter, look, answered)
    assert "Why not?" not in answered.text


async def test_a_square_for_any_die_does_not_list_them_all(counter: Counter) -> None:
    look = await counter.place(GATHER)
    refused = await counter.command(ANA, "gather", card="shrine.top", table=str(look.table.id))
    answered = await counter.press(ANA, why_id(refused), own=True)
    assert "Shrine (top): 1 more die of any kind is needed." in answered.text


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
