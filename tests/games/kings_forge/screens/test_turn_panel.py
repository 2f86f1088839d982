"""The workbench: whatever it offers is carried out, and one's own dice can always be chosen."""

import random
from random import Random

import pytest

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.games.kings_forge.advice.making.offers import proposals
from kingsforge_bot.games.kings_forge.rules.actions import Craft, Steal, Use
from kingsforge_bot.games.kings_forge.rules.benefits import change_of
from kingsforge_bot.games.kings_forge.rules.choices import dice_to_change, dice_to_craft, dice_to_steal
from kingsforge_bot.games.kings_forge.rules.effects import may_change
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.turn_panel.dice import (
    can_choose,
    dice_for_benefit,
    dice_for_item,
    made_of,
    use_of,
)
from kingsforge_bot.games.kings_forge.screens.turn_panel.panel import turn_panel
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.message import Menu
from kingsforge_bot.ui.paging import page_of
from tests.games.kings_forge.screens.samples import rolled
from tests.games.kings_forge.screens.turn_panel import menu, whats
from tests.properties.play import Thrown
from tests.ui.limits import check
from tests.ui.looks import GAME, LOUD_NAMES, crowded, held, look_at, made, position, sampled


def test_before_the_roll_it_says_that_the_roll_is_final(l10n: Localizer) -> None:
    message = turn_panel(l10n, look_at(position("MMMW", {"library": 0}, phase="craft", display=["anvil"])))
    assert whats(message) == ["roll", "text"]
    assert "3×M 1×W" in message.text
    [row] = message.rows
    assert not isinstance(row, Menu)
    assert row[0].label == "Roll (can't be undone)"


def test_library_and_smithy_dice_that_roll_too_are_counted(l10n: Localizer) -> None:
    """Rule 3.1"""
    one = {"supply": "M", "smithy": "WW", "library": 1, "claims": [{"side": "astrologer.bottom", "paid": list("MM")}]}
    state = position(one, "M", phase="craft")
    assert "You roll 1×M 2×W 1×L." in turn_panel(l10n, look_at(state)).text
    state = position({"library": 1}, "M", phase="craft")
    assert "You roll 1×L." in turn_panel(l10n, look_at(state)).text


def test_with_nothing_to_roll_but_wood_to_take_both_are_offered(l10n: Localizer) -> None:
    """Rule 3.5"""
    state = position({"held": held("garden.bottom")}, "M", phase="craft")
    message = turn_panel(l10n, look_at(state))
    assert "use garden.bottom taking wood" in whats(message)
    assert whats(message) == ["use garden.bottom taking wood", "roll", "text"]
    assert "You have no dice to roll." in message.text
    assert "can't be undone" not in message.text
    check(message)


def test_what_could_still_bring_dice_is_not_forgotten(l10n: Localizer) -> None:
    """Rules 4.2, 4.7: a re-roll and Garden's wood come after the roll."""
    for benefit, end in (("north-mine.bottom", " yet."), ("garden.bottom", " yet."), ("token-six", ".")):
        state = position({"hand": ["M1"], "held": held(benefit)}, "M", phase="craft", display=["crown"])
        assert f"No item is possible with these dice{end}" in turn_panel(l10n, look_at(state)).text


def test_every_offer_is_carried_out_step_by_step(l10n: Localizer) -> None:
    carried = 0
    for state in (*rolled(), crowded()):
        for offer in proposals(state):
            for proposal in {offer.cheapest, offer.safest}:
                after = state
                for action in proposal.actions:
                    after = GAME.apply(after, state.turn, action, Thrown(Random(0))).state
                assert any(one.card.item == offer.item for one in after.players[state.turn].made) or (
                    after.turn != state.turn or after.phase is not state.phase
                )
                carried += 1
    assert carried > 50


def test_the_dice_of_the_cheapest_offer_stand_in_the_text(l10n: Localizer) -> None:
    state = position({"hand": ["W3", "W5", "M1"]}, "M", phase="craft", display=["table"])
    assert "Table: W3 W5" in turn_panel(l10n, look_at(state)).text


def test_what_lies_before_others_is_offered_with_its_owner_and_both_values(l10n: Localizer) -> None:
    state = position(
        {"hand": ["W4", "W5"]}, {"supply": "M", "made": [made("table", "W3 W5")]}, phase="craft", display=["axe"]
    )
    assert "Table of **💧 Ben** (yours 4 5 against 3 5): W4 W5" in turn_panel(l10n, look_at(state)).text


def test_a_steal_says_which_benefits_it_needs(l10n: Localizer) -> None:
    mine = {"hand": ["G4", "M1"], "held": held("token-plus")}
    state = position(mine, {"made": [made("ruby-collar", "G4")]}, phase="craft")
    text = turn_panel(l10n, look_at(state)).text
    assert "Ruby Collar of **💧 Ben** (yours 5 against 4): G5 (+1/+1 token on G4)" in text


def test_benefits_that_change_no_die_in_hand_are_not_asked_about(l10n: Localizer) -> None:
    state = position(
        {"hand": ["W4"], "held": held("south-mine.bottom", "garden.bottom")}, "M", phase="craft", display=["axe"]
    )
    values = [option.value for option in menu(turn_panel(l10n, look_at(state)), "use").options]
    assert values == ["d garden.bottom", "w garden.bottom"]


def test_any_dice_that_may_be_chosen_for_a_benefit_are_accepted(l10n: Localizer) -> None:
    chooser = random.Random(2)
    used = 0
    for state in (*rolled(), crowded()):
        look = look_at(state)
        for one in dict.fromkeys(state.players[state.turn].held):
            if not any(may_change(change_of(one), die) for die in state.players[state.turn].hand or ()):
                with pytest.raises(UnknownPress):
                    dice_for_benefit(l10n, look, one.source)
                continue
            found = menu(dice_for_benefit(l10n, look, one.source), "on")
            lines = [option.value for option in found.options if page_of([option.value]) is None]
            for count in {found.least, min(found.most, len(lines)), chooser.randint(1, min(found.most, len(lines)))}:
                chosen = chooser.sample(lines, count)
                GAME.apply(state, state.turn, use_of(look, one.source, chosen), Thrown(Random(3)))
                used += 1
    assert used > 100


def test_whoever_chooses_dice_reads_for_what(l10n: Localizer) -> None:
    mine = {"hand": ["W4", "W5", "M6", "M6"], "held": held("east-forest.bottom", "west-forest.bottom")}
    theirs = {"supply": "M", "made": [made("shield", "M5 M6")]}
    look = look_at(position(mine, theirs, phase="craft", display=["table"]))
    title = "**#12 Oak** · "
    for message, said in (
        (dice_for_benefit(l10n, look, "west-forest.bottom"), "West Forest: +2 to one die"),
        (dice_for_benefit(l10n, look, "east-forest.bottom"), "East Forest: +1 to three dice"),
        (dice_for_item(l10n, look, "table"), "Table #7: W3 W4"),
        (dice_for_item(l10n, look, "shield"), "Shield of **💧 Ben**: M5 M6"),
    ):
        assert message.text == title + said


def faces_offered(l10n: Localizer, state: State, source: str) -> set[str]:
    """The faces on all pages of the dice for that benefit."""
    start: int | None = 0
    faces: set[str] = set()
    while start is not None:
        page = dice_for_benefit(l10n, look_at(state), source, start)
        check(page)
        values = [option.value for option in menu(page, "on").options]
        faces |= {value.split("*")[0].split(":")[0] for value in values if page_of([value]) is None}
        start = page_of(values)
    return faces


@pytest.mark.parametrize(
    "source",
    [
        "token-six",
        "token-plus",
        "tavern.bottom",
        "north-mine.bottom",
        "east-forest.bottom",
        "south-mine.bottom",
        "workshop.top",
    ],
)
def test_with_forty_dice_every_face_is_within_reach_of_every_benefit(l10n: Localizer, source: str) -> None:
    state = crowded()
    change = next(change_of(one) for one in state.players[0].held if one.source == source)
    hand = state.players[0].hand or ()
    assert faces_offered(l10n, state, source) == {one.text for one in hand if may_change(change, one)}


def test_a_menu_of_dice_says_what_they_are_for(l10n: Localizer) -> None:
    """It takes the place of the workbench, where boxes and benefits were to be read."""
    state = position(
        {"hand": ["M5", "M6", "W3", "W4"], "held": held("token-plus")},
        {"supply": "M", "made": [made("shield", "M5 M5")]},
        phase="craft",
        display=["table"],
    )
    look = look_at(state)
    for message, said in (
        (dice_for_benefit(l10n, look, "token-plus"), "+1/+1 token: +1 to two dice"),
        (dice_for_item(l10n, look, "table"), "Table #7: W3 W4"),
        (dice_for_item(l10n, look, "shield"), "Shield of **💧 Ben**: M5 M5"),
    ):
        assert message.text.endswith(said), message.text


def test_a_re_roll_of_many_dice_takes_faces_whole(l10n: Localizer) -> None:
    state = position({"hand": ["M1"] * 20 + ["W2"] * 10, "held": held("north-mine.bottom")}, "M", phase="craft")
    found = menu(dice_for_benefit(l10n, look_at(state), "north-mine.bottom"), "on")
    assert [option.value for option in found.options] == ["M1*20", "W2*10"]
    assert found.most == 2
    action = use_of(look_at(state), "north-mine.bottom", ["M1*20", "W2*10"])
    assert len(action.on) == 30
    GAME.apply(state, state.turn, action, Thrown(Random(1)))


def test_what_the_dice_are_for_stands_above_their_menu(l10n: Localizer) -> None:
    state = position(
        {"hand": ["M5", "M6", "W2"], "held": held("token-plus")},
        {"made": [made("shield", "M5 M5")]},
        phase="craft",
        display=["anvil", "table"],
    )
    look = look_at(state, names=("Ana", "*Ben*"))
    text = dice_for_benefit(l10n, look, "token-plus").text
    assert text == "**#12 Oak** \u00b7 +1/+1 token: +1 to two dice"
    text = dice_for_item(l10n, look, "shield").text
    assert text == "**#12 Oak** \u00b7 Shield of **💧 \\*Ben\\***: M5 M5"
    look = look_at(position({"hand": ["M5", "M6", "M2"]}, "M", phase="craft", display=["anvil"]))
    assert dice_for_item(l10n, look, "anvil").text == "**#12 Oak** \u00b7 Anvil #1: M2 M2 M2"


def test_a_small_benefit_among_many_dice_takes_single_ones(l10n: Localizer) -> None:
    """+1/+1 goes on two different dice, also on two of the same face."""
    state = position({"hand": ["M1"] * 20 + ["W2"] * 10, "held": held("token-plus")}, "M", phase="craft")
    found = menu(dice_for_benefit(l10n, look_at(state), "token-plus"), "on")
    assert sorted(option.value for option in found.options) == ["M1:0", "M1:1", "W2:0", "W2:1"]
    assert found.most == 2
    assert str(use_of(look_at(state), "token-plus", ["M1:0", "M1:1"])) == "use token-plus on M1 M1"


def test_every_benefit_use_with_few_dice_can_be_said_by_choosing(l10n: Localizer) -> None:
    state = position(
        {"hand": ["M1", "M1", "W2", "G6", "L3"], "held": held("token-plus", "tavern.bottom")}, "M", phase="craft"
    )
    look = look_at(state)
    for one in state.players[0].held:
        lines = [option.value for option in menu(dice_for_benefit(l10n, look, one.source), "on").options]
        by_face = {value.split(":")[0] for value in lines}
        for dice in dice_to_change(change_of(one), state.players[0].hand or ()):
            assert {die.text for die in dice} <= by_face
            counted = [f"{die.text}:{dice[:index].count(die)}" for index, die in enumerate(dice)]
            assert set(counted) <= set(lines)
            assert use_of(look, one.source, counted).on == dice


def test_every_set_for_an_item_can_be_said_by_choosing(l10n: Localizer) -> None:
    """All sets of dice that make or steal an item are among the lines, and are read back as a legal action."""
    said = 0
    for state in rolled(1500):
        look = look_at(state)
        hand = state.players[state.turn].hand or ()
        sets = [(card.item, dice) for card in state.display for dice in list(dice_to_craft(card, hand))[:30]]
        for index, other in enumerate(state.players):
            if index != state.turn:
                sets += [(one.card.item, dice) for one in other.made for dice in list(dice_to_steal(one, hand))[:30]]
        for item, dice in sets:
            found = menu(dice_for_item(l10n, look, item), "with")
            assert can_choose(state, item) is (len(found.options) > len(dice)), item
            assert found.least == found.most == len(dice)
            counted = [f"{die.text}:{dice[:place].count(die)}" for place, die in enumerate(dice)]
            assert set(counted) <= {option.value for option in found.options}, (item, dice)
            action = made_of(look, item, counted)
            assert sorted(map(str, action.dice)) == sorted(map(str, dice))
            GAME.apply(state, state.turn, action, Thrown(Random(0)))
            said += 1
    assert said > 100


def test_a_library_die_goes_where_the_set_needs_it(l10n: Localizer) -> None:
    """Rule 7.1: the white 3 on the low box, though the wood die would fit there too."""
    state = position({"hand": ["W4", "L3"]}, "M", phase="craft", display=["table"])
    action = made_of(look_at(state), "table", ["W4:0", "L3:0"])
    assert str(action) == "craft table with L3 W4"
    GAME.apply(state, state.turn, action, Thrown(Random(0)))


def test_dice_that_cannot_make_it_are_refused_by_the_rules(l10n: Localizer) -> None:
    """Rule 3.3"""
    state = position({"hand": ["W4", "M6", "W1"]}, "M", phase="craft", display=["table"])
    look = look_at(state)
    for values, reason in ((["W4:0", "M6:0"], "box-colour"), (["W4:0", "W1:0"], "box-too-low")):
        action = made_of(look, "table", values)
        assert isinstance(action, Craft | Steal)
        with pytest.raises(Refused) as refused:
            GAME.apply(state, state.turn, action, Thrown(Random(0)))
        assert refused.value.reason == reason


def test_the_fullest_hand_can_still_choose_a_set_for_every_item(l10n: Localizer) -> None:
    state = crowded()
    look = look_at(state, names=LOUD_NAMES)
    for offer in proposals(state):
        if offer.cheapest.uses:
            continue
        found = menu(dice_for_item(l10n, look, offer.item), "with")
        check(dice_for_item(l10n, look, offer.item))
        for proposal in (offer.cheapest, offer.safest):
            dice = proposal.dice
            counted = [f"{die.text}:{dice[:place].count(die)}" for place, die in enumerate(dice)]
            assert set(counted) <= {option.value for option in found.options}, offer.item


def on_token_six(look: TableView, values: list[str]) -> Use | None:
    """What a press does with these values: the next page, or the benefit."""
    return use_of(look, "token-six", values) if page_of(values) is None else None


@pytest.mark.parametrize(
    "values",
    [
        ["x"],
        [""],
        ["M0"],
        ["M99"],
        ["M\u00b2"],
        ["M1*"],
        ["M1*x"],
        ["M1*\u0661"],
        ["M1*999"],
        ["more:"],
        ["more:x"],
        ["W" * 6000],
    ],
)
def test_made_up_dice_are_no_press(values: list[str]) -> None:
    look = look_at(position({"hand": ["M1"], "held": held("token-six")}, "M", phase="craft"))
    with pytest.raises(UnknownPress):
        on_token_six(look, values)


def test_dice_one_does_not_have_are_refused_by_the_rules() -> None:
    """Rule 3.2"""
    state = position({"hand": ["M1"], "held": held("token-six")}, "M", phase="craft")
    action = use_of(look_at(state), "token-six", ["M6:0"])
    with pytest.raises(Refused, match=r"rule 3\.2"):
        GAME.apply(state, state.turn, action, Thrown(Random(0)))


def test_an_item_that_is_nowhere_is_no_press(l10n: Localizer) -> None:
    look = look_at(crowded())
    for item in ("", "nothing", "iron-golem", "x" * 6000):
        with pytest.raises(UnknownPress):
            dice_for_item(l10n, look, item)
        with pytest.raises(UnknownPress):
            made_of(look, item, ["M1:0"])


def test_sampled_positions_have_a_turn_panel_that_fits(l10n: Localizer) -> None:
    for state in sampled():
        if state.phase is Phase.CRAFT:
            check(turn_panel(l10n, look_at(state, names=LOUD_NAMES)))
