"""Whole decisions through commands and presses: what is asked, what is carried out, what its player reads."""

import re
from typing import Any

import pytest

from kingsforge_bot.games.kings_forge.rules.actions import Craft, End, Roll
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Kind, read_dice
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.turn.carrying_out import answered
from tests.ui.counter import LOCALIZERS, Answered, Counter, asker
from tests.ui.looks import held, made, position, seen_by, user_of

ANA = user_of(0)
GATHER = position(
    "MMMMWW",
    "MMMM",
    face_up=["north-mine", "mill", "library", "shrine"],
    deck=["garden", "tavern"],
    display=["table", "axe", "crown"],
)
CRAFT = position(
    {"hand": ["W2", "W3", "W4", "M5", "M6"], "held": held("tavern.bottom", "token-six")},
    {"supply": "M", "made": [made("shield", "M5 M5")]},
    phase="craft",
    display=["table", "axe", "crown"],
)


def select(answered: Answered, what: str) -> tuple[str, list[str]]:
    """A menu's id and the values of its lines."""
    for row in answered.rows:
        for part in row["components"]:
            if part["custom_id"].split("|")[3].split()[0] == what:
                options: list[dict[str, Any]] = part["options"]
                return str(part["custom_id"]), [option["value"] for option in options]
    raise AssertionError(answered)


def button(answered: Answered, label: str) -> str:
    """The id of the button with that label."""
    (custom_id,) = (
        str(part["custom_id"]) for row in answered.rows for part in row["components"] if part.get("label") == label
    )
    return custom_id


async def state_of(counter: Counter, look: TableView) -> State:
    state: State = (await counter.look(look.table.id)).view
    return state


async def test_a_claim_said_in_full_is_made_and_told(counter: Counter) -> None:
    look = await counter.place(GATHER)
    answered = await counter.command(ANA, "gather", card="mill.top", paying="MM")
    claims = (await state_of(counter, look)).players[0].claims
    assert [claim.side for claim in claims] == ["mill.top"]
    assert answered.text.startswith("You claimed Mill (top): 2 wood for the next round.\n")
    assert "Ben to play" in answered.text
    assert answered.mentions == []


async def test_a_claim_is_asked_for_step_by_step(counter: Counter) -> None:
    look = await counter.place(GATHER)
    answered = await counter.press(ANA, f"kf1|{look.table.id}|{look.table.seq}|ask gather")
    assert answered.deferred == {"ephemeral": True, "thinking": True}
    for _ in range(6):
        if "Ben to play" in answered.text:
            break
        custom_id, lines = select(answered, "ask")
        answered = await counter.press(ANA, custom_id, lines[-1], own=True)
        assert answered.deferred == {}, "a menu of one's own is changed, not answered anew"
    assert (await state_of(counter, look)).players[0].claims


async def test_back_from_a_question_asks_the_one_before(counter: Counter) -> None:
    look = await counter.place(GATHER)
    first = await counter.press(ANA, f"kf1|{look.table.id}|{look.table.seq}|ask dock")
    custom_id, lines = select(first, "ask")
    second = await counter.press(ANA, custom_id, lines[0], own=True)
    again = await counter.press(ANA, button(second, "Back"), own=True)
    assert select(again, "ask") == (custom_id, lines)


async def test_passing_first_asks_what_to_take(counter: Counter) -> None:
    look = await counter.place(GATHER)
    asked = await counter.command(ANA, "pass")
    assert not (await state_of(counter, look)).players[0].passed
    await counter.press(ANA, button(asked, "Pass: 1 metal, usable now"), own=True)
    assert (await state_of(counter, look)).players[0].passed


async def test_the_turn_panel_crafts_an_offer_with_its_benefits(counter: Counter) -> None:
    look = await counter.place(CRAFT)
    answered = await counter.command(ANA, "craft")
    after = await counter.press(ANA, button(answered, "Craft Table"), own=True)
    assert after.deferred == {}
    assert "Table" in after.text.splitlines()[0]
    state = await state_of(counter, look)
    assert [one.card.item for one in state.players[0].made] == ["table"]


async def test_an_item_by_name_is_made_for_the_least(counter: Counter) -> None:
    look = await counter.place(CRAFT)
    await counter.command(ANA, "craft", item="Table")
    (one,) = (await state_of(counter, look)).players[0].made
    assert [die.text for die in one.dice] == ["W3", "W4"]


async def test_an_item_of_another_is_stolen_by_name(counter: Counter) -> None:
    """Rule 3.4"""
    look = await counter.place(CRAFT)
    answered = await counter.command(ANA, "craft", item="shield")
    state = await state_of(counter, look)
    assert [one.card.item for one in state.players[0].made] == ["shield"]
    assert state.players[1].made == ()
    assert "Ben" in answered.text


async def test_steps_before_an_item_are_taken_in_one_press_and_logged_one_by_one(counter: Counter) -> None:
    state = position(
        {"hand": ["W3", "W1", "M1"], "held": held("token-six")}, "M", phase="craft", display=["table"], queue=["axe"]
    )
    look = await counter.place(state)
    await counter.command(ANA, "craft", item="table")
    now = await counter.look(look.table.id)
    assert now.table.seq == look.table.seq + 2
    assert [entry.action for entry in (await counter.log(look.table.id))[-2:]] == [
        "use token-six on W1",
        "craft table with W3 W6",
    ]


async def test_an_item_made_is_seen_by_its_maker_where_no_workbench_is_needed_any_more(counter: Counter) -> None:
    """Alone with bots its board stands until the end and folds nowhere; a claim is no moment."""
    last = position({"hand": ["W4", "W3"]}, {"supply": "M"}, phase="craft", display=["table"], queue=["axe"])
    await counter.place(last)
    assert (await counter.command(ANA, "craft", item="table")).attachments == 1
    await counter.place(GATHER)
    assert (await counter.command(ANA, "gather", card="mill.top", paying="MM")).attachments == 0


async def test_who_claims_next_sees_the_board_and_not_the_item_alone(counter: Counter) -> None:
    """The last to craft has the anvil next (5.3): the item must not hide the cards to choose from."""
    last = position(
        {"hand": ["W4", "W3"]},
        {"supply": "M"},
        phase="craft",
        anvil=1,
        turn=0,
        display=["table"],
        queue=["axe", "pick", "crown"],
        face_up=["mill"],
        deck=["garden", "tavern", "shrine", "library", "north-mine"],
    )
    look = seen_by(await counter.place(last), ANA)
    plays = Plays((Craft(Item("table"), read_dice("W3 W4")), End()), last_may_be_moot=True)
    told = await answered(asker(counter.app, ANA, LOCALIZERS.english.of("kings_forge")), look, plays)
    now = await state_of(counter, look)
    assert (now.phase, now.turn, told.drawing and told.drawing.file) == (Phase.GATHER, 0, "board.png")
    assert [one.item for one in now.players[0].items] == ["table"]


async def test_a_benefit_is_used_on_chosen_dice(counter: Counter) -> None:
    look = await counter.place(CRAFT)
    panel = await counter.press(ANA, f"kf1|{look.table.id}|{look.table.seq}|bench")
    uses, lines = select(panel, "use")
    dice = await counter.press(ANA, uses, next(line for line in lines if "tavern" in line), own=True)
    custom_id, faces = select(dice, "on")
    back = await counter.press(ANA, button(dice, "Back"), own=True)
    assert select(back, "use") == (uses, lines)
    await counter.press(ANA, custom_id, next(face for face in faces if face.startswith("W2")), own=True)
    hand = (await state_of(counter, look)).players[0].hand or ()
    assert [die.text for die in hand] == ["M5", "M6", "W3", "W4", "W5"]


async def test_an_item_is_made_with_dice_of_ones_own_choice(counter: Counter) -> None:
    look = await counter.place(CRAFT)
    panel = await counter.command(ANA, "craft")
    dice = await counter.press(ANA, button(panel, "Choose dice"), own=True)
    custom_id, faces = select(dice, "with")
    assert not any(face.startswith("W2") for face in faces), "too low for every box"
    await counter.press(ANA, custom_id, "W4:0", "W3:0", "M6:0", own=True)
    [axe] = (await state_of(counter, look)).players[0].made
    assert (axe.card.item, sorted(die.text for die in axe.dice)) == ("axe", ["M6", "W3", "W4"])


async def test_both_items_are_made_with_one_press_and_logged_one_by_one(counter: Counter) -> None:
    look = await counter.place(CRAFT)
    answered = await counter.command(ANA, "craft")
    after = await counter.press(ANA, button(answered, "Both: Table + Shield"), own=True)
    assert [one.card.item for one in (await state_of(counter, look)).players[0].made] == ["table", "shield"]
    assert [entry.action.split()[0] for entry in (await counter.log(look.table.id))[-2:]] == ["craft", "steal"]
    assert "You crafted Table with W3 W4." in after.text
    assert "Can still be stolen" in after.text or "Nobody" in after.text


async def test_ending_a_turn_asks_once_while_something_could_be_made(counter: Counter) -> None:
    look = await counter.place(CRAFT)
    panel = await counter.command(ANA, "craft")
    asked = await counter.press(ANA, button(panel, "End turn"), own=True)
    assert "You can still make Table, Axe, Shield of **💧 Ben**. End the turn?" in asked.text
    assert (await counter.look(look.table.id)).table.seq == look.table.seq
    back = await counter.press(ANA, button(asked, "Back"), own=True)
    assert back.text == panel.text
    after = await counter.press(ANA, button(asked, "End turn"), own=True)
    state = await state_of(counter, look)
    assert state.turn == 1 or state.phase is not Phase.CRAFT or state.round > 1
    assert "to play" in after.text


HOPELESS = position("MM", "MMMWW", phase="craft", display=["table", "axe", "crown"])


@pytest.mark.parametrize("way", ["button", "command"])
async def test_a_turn_that_no_roll_can_save_rolls_and_ends_by_itself(counter: Counter, way: str) -> None:
    look = await counter.place(HOPELESS)
    if way == "button":
        told = await counter.press(ANA, f"kf1|{look.table.id}|{look.table.seq}|bench")
    else:
        told = await counter.command(ANA, "craft")
    rolled = told.text.partition("\n")[0]
    assert re.fullmatch(r"Nothing can be made of M\d M\d: your turn is over\.", rolled)
    assert [entry.action for entry in (await counter.log(look.table.id))[-2:]] == ["roll", "end"]
    assert (await state_of(counter, look)).turn == 1


async def test_whoever_makes_forced_moves_themselves_rolls_and_ends_by_a_button(counter: Counter) -> None:
    look = await counter.place(HOPELESS)
    await counter.service.preferences.change(ANA, plays_forced=False)
    shown = await counter.press(ANA, f"kf1|{look.table.id}|{look.table.seq}|bench")
    assert (await counter.look(look.table.id)).table.seq == look.table.seq
    told = await counter.press(ANA, button(shown, "Roll and end turn"), own=True)
    assert "Nothing can be made of M" in told.text
    assert (await state_of(counter, look)).turn == 1


async def test_a_turn_with_hope_is_not_ended_by_a_made_up_press(counter: Counter) -> None:
    look = await counter.place(position("MWW", "M", phase="craft", display=["table"]))
    await counter.press(ANA, f"kf1|{look.table.id}|{look.table.seq}|hopeless", own=True)
    assert (await counter.look(look.table.id)).table.seq == look.table.seq


@pytest.mark.parametrize("moot", [True, False])
async def test_a_last_action_that_came_too_late_is_told_unless_it_may_be_moot(counter: Counter, moot: bool) -> None:
    """Rule 7.4: where the purple die cancels every die the roll has ended the turn already."""
    look = await counter.place(HOPELESS)
    plays = Plays((Roll(), End(), End()), last_may_be_moot=moot)
    told = await answered(asker(counter.app, ANA, LOCALIZERS.english.of("kings_forge")), look, plays)
    assert (await state_of(counter, look)).turn == 1
    assert "Nothing can be made of M" in told.text
    assert ("not your turn" in told.text) == (not moot)


# Nothing but a six of the one gem would do
UNLUCKY = position("MMMG", "MMMWW", phase="craft", display=["bracelet"])


async def test_a_roll_that_makes_nothing_ends_the_turn_and_is_told_in_public(counter: Counter) -> None:
    look = await counter.place(UNLUCKY)
    told = await counter.command(ANA, "turn", do="roll")
    assert told.text.startswith("Nothing can be made of M")
    assert ": your turn is over." in told.text
    log = await counter.log(look.table.id)
    assert [entry.action for entry in log[-2:]] == ["roll", "end"]
    assert (await state_of(counter, look)).turn == 1


async def test_whoever_makes_forced_moves_themselves_ends_a_fruitless_turn_themselves(counter: Counter) -> None:
    look = await counter.place(UNLUCKY)
    await counter.service.preferences.change(ANA, plays_forced=False)
    told = await counter.command(ANA, "turn", do="roll")
    assert "the turn ends" not in told.text
    assert (await state_of(counter, look)).turn == 0


@pytest.mark.parametrize("stock", ["MMWGB", "MMGB"])
async def test_a_fruitless_roll_does_not_end_the_turn_where_wood_can_be_taken(counter: Counter, stock: str) -> None:
    """Rule 3.5: Garden's wood is something to roll, and lies on the smithy after the turn; not where none is left."""
    player = {"supply": "MMM", "held": held("garden.bottom")}
    look = await counter.place(position(player, "MMMWW", phase="craft", display=["bracelet"], stock=stock))
    await counter.command(ANA, "turn", do="roll")
    state = await state_of(counter, look)
    assert state.turn == (0 if "W" in stock else 1)
    if "W" in stock:
        await counter.command(ANA, "turn", do="use garden.bottom taking wood")
        await counter.command(ANA, "turn", do="end")
        assert (await state_of(counter, look)).players[0].smithy.count(Kind.WOOD) == 1


async def test_a_roll_with_a_reroll_in_hand_does_not_end_the_turn(counter: Counter) -> None:
    hopeful = position({"supply": "MMMG", "held": held("north-mine.bottom")}, "M", phase="craft", display=["bracelet"])
    look = await counter.place(hopeful)
    await counter.command(ANA, "turn", do="roll")
    assert (await state_of(counter, look)).turn == 0


async def test_a_benefit_wasted_on_the_wrong_die_does_not_end_the_turn(counter: Counter) -> None:
    rolled = {"hand": ["M5", "M4"], "held": held("west-forest.bottom")}
    look = await counter.place(position(rolled, "M", phase="craft", display=["shield"]))
    await counter.command(ANA, "turn", do="use west-forest.bottom on M5")
    assert (await state_of(counter, look)).turn == 0


async def test_rolling_shows_the_dice(counter: Counter) -> None:
    hopeful = {"supply": "MMMWW", "held": held("north-mine.bottom")}
    look = await counter.place(position(hopeful, "MM", phase="craft", display=["table"]))
    panel = await counter.command(ANA, "craft")
    after = await counter.press(ANA, button(panel, "Roll (can't be undone)"), own=True)
    hand = (await state_of(counter, look)).players[0].hand or ()
    assert len(hand) == 5
    assert " ".join(die.text for die in hand) in after.text


async def test_the_board_in_words_leaves_the_turn_panel_where_it_is(counter: Counter) -> None:
    look = await counter.place(CRAFT)
    panel = await counter.command(ANA, "craft")
    for own in (True, False):
        words = await counter.press(ANA, button(panel, "Text board"), own=own)
        assert words.deferred == {"ephemeral": True, "thinking": True}
    assert (await counter.look(look.table.id)).table.seq == look.table.seq
