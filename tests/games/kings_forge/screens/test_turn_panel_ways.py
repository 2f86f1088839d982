"""What can be made at the workbench: buttons with names, two items at once, and when nothing can be made at all."""

from random import Random

import pytest
from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.advice.making.offers import proposals
from kingsforge_bot.games.kings_forge.advice.making.pairs import pairs
from kingsforge_bot.games.kings_forge.advice.reach import is_hopeless
from kingsforge_bot.games.kings_forge.rules.actions import End, Roll
from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.hints.best_moves import done
from kingsforge_bot.games.kings_forge.screens.turn_panel.crafting import craft_turn
from kingsforge_bot.games.kings_forge.screens.turn_panel.panel import end_asked, turn_panel
from kingsforge_bot.games.kings_forge.screens.turn_panel.ways import offered_actions
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.message import Button, ButtonStyle, Menu, Message
from tests.games.kings_forge.screens.samples import rolled
from tests.games.kings_forge.screens.turn_panel import menu, whats
from tests.properties.play import Thrown
from tests.ui.limits import check
from tests.ui.looks import GAME, Json, crowded, held, look_at, made, position, seen_by, user_of, whole_game


def offered(message: Message) -> dict[str, str]:
    """What can be made with one press, by what stands behind it; the buttons, and the lines of the menu."""
    found: dict[str, str] = {}
    for row in message.rows:
        if isinstance(row, Menu):
            if row.custom_id.payload == "offer":
                found |= {option.value: option.label for option in row.options}
        else:
            ways = [one for one in row if one.custom_id.payload.startswith("offer ")]
            found |= {one.custom_id.payload.partition(" ")[2]: one.label for one in ways}
    return found


def test_every_offer_has_a_button_or_a_line(l10n: Localizer) -> None:
    for state in (*rolled()[:60], crowded()):
        offers = proposals(state)
        found = offered(turn_panel(l10n, look_at(state)))
        if not offers:
            assert l10n("workbench-nothing-possible").rstrip(".") in turn_panel(l10n, look_at(state)).text
        cheapest = {f"{number}c" for number, _ in enumerate(offers)}
        safer = {f"{number}s" for number, offer in enumerate(offers) if offer.safest != offer.cheapest}
        both = {value for value in found if "+" in value}
        assert len(both) == len(pairs(state, offers))
        assert found.keys() == cheapest | safer | both


SHELF = position(
    {"hand": ["W3", "W4", "W6", "W6", "M5", "M5"]},
    "WWMM",
    phase="craft",
    display=["table", "shield", "crown"],
    queue=["axe"],
)
"""Table with low or high dice, and Shield beside it."""


def labels(message: Message) -> list[list[str]]:
    """The buttons row by row."""
    return [[one.label for one in row] for row in message.rows if not isinstance(row, Menu)]


def test_items_are_buttons_with_their_names(l10n: Localizer) -> None:
    """Two that can be made together have one as well; below it what is harder to steal."""
    message = turn_panel(l10n, look_at(SHELF))
    assert labels(message)[:2] == [
        ["Craft Table (W3 W4)", "Craft Shield"],
        ["Both: Table + Shield", "Craft Table (W6 W6), safest"],
    ]
    check(message)


def test_what_lies_before_another_is_stolen_by_a_button_of_that_name(l10n: Localizer) -> None:
    state = position(
        {"hand": ["W4", "W5"]}, {"supply": "M", "made": [made("table", "W3 W5")]}, phase="craft", display=["axe"]
    )
    assert labels(turn_panel(l10n, look_at(state)))[0] == ["Steal Table of 💧 Ben"]


def test_more_than_five_items_are_a_menu(l10n: Localizer) -> None:
    message = turn_panel(l10n, look_at(crowded()))
    assert len(proposals(crowded())) > 5
    assert menu(message, "offer").options[0].value == "0c"
    check(message)


def test_both_items_are_made_one_after_the_other() -> None:
    """Rule 3.3: each is an action of the log; of dice that would go back to the smithy anyway the best (3.4, 3.5)."""
    (pair,) = pairs(SHELF, proposals(SHELF))
    assert [str(action) for action in pair.actions] == ["craft table with W6 W6", "craft shield with M5 M5"]
    assert offered_actions(SHELF, "0+1") == pair.actions
    for made_up in ("", "0", "9c", "1+0", "0+0", "x"):
        with pytest.raises(UnknownPress):
            offered_actions(SHELF, made_up)


@pytest.mark.parametrize(
    ("theirs", "display", "spent"),
    [
        ("MM", ["table", "shield"], ["use token-six on M5"]),
        ("M", ["table", "shield"], []),
        ("MM", ["table", "shield", "axe"], []),
    ],
    ids=["spent, for it is lost with the round", "nobody can steal either", "kept for what may be made besides"],
)
def test_two_items_are_made_hard_to_steal_with_benefits_that_nothing_else_needs(
    theirs: str, display: list[str], spent: list[str]
) -> None:
    """Rules 3.4, 5.2"""
    hand = ["W3", "W3", "W3", "W4", "M5", "M5", "M1"] if "axe" in display else ["W3", "W4", "M5", "M5"]
    state = position(
        {"hand": hand, "held": [{"source": "token-six"}]}, theirs, phase="craft", display=display, queue=[]
    )
    (pair,) = [
        one for one in pairs(state, proposals(state)) if {one.first.item, one.second.item} == {"table", "shield"}
    ]
    assert [str(one) for one in pair.actions if str(one).startswith("use")] == spent


def test_no_two_items_are_offered_that_need_the_same_die(l10n: Localizer) -> None:
    state = position({"hand": ["W4", "W5", "W6"]}, "M", phase="craft", display=["table", "axe"], queue=[])
    two = [offer.item for offer in proposals(state)]
    assert len(two) < 2 or not pairs(state, proposals(state))


def test_every_pair_is_carried_out_and_none_is_missed() -> None:
    """Against making one and looking what can be made then."""
    carried = 0
    for state in (*rolled(1500), crowded(), SHELF):
        offers = proposals(state)[:5]
        found = {frozenset({pair.first.item, pair.second.item}): pair for pair in pairs(state, offers)}
        for pair in found.values():
            after = state
            for action in pair.actions:
                after = GAME.apply(after, state.turn, action, Thrown(Random(0))).state
            carried += 1
        for offer in offers:
            after = state
            for action in offer.cheapest.actions:
                after = GAME.apply(after, state.turn, action, Thrown(Random(0))).state
            if after.turn == state.turn and after.phase is state.phase:
                then = {one.item for one in proposals(after)} & {one.item for one in offers}
                assert all(frozenset({offer.item, other}) in found for other in then)
    assert carried > 10


def test_end_turn_is_red_and_asks_while_something_could_be_made(l10n: Localizer) -> None:
    for hand, more, payload, drawn in (
        (["W3", "W4"], {}, "finish", ButtonStyle.DANGER),
        (["W1", "W1"], {}, "end", ButtonStyle.PRIMARY),
        (["W1", "W1"], {"held": held("north-mine.bottom")}, "finish", ButtonStyle.DANGER),
        (["M1", "M1"], {"held": held("north-mine.bottom")}, "end", ButtonStyle.PRIMARY),
        (["W4"], {"held": held("garden.bottom")}, "finish", ButtonStyle.DANGER),
    ):
        look = look_at(position({"hand": hand, **more}, "M", phase="craft", display=["table"]))
        (end,) = [
            one
            for row in turn_panel(l10n, look).rows
            if not isinstance(row, Menu)
            for one in row
            if one.label == "End turn"
        ]
        assert (end.custom_id.payload, end.style) == (payload, drawn), hand


def test_the_question_names_what_would_be_left(l10n: Localizer) -> None:
    message = end_asked(l10n, look_at(SHELF))
    assert message.text.endswith("You can still make Table, Shield. End the turn?")
    assert whats(message) == ["end", "bench"]


def test_the_question_tells_how_likely_a_theft_is_that_dice_may_still_bring(l10n: Localizer) -> None:
    """Rules 3.4, 4.2: W5 stays, and the other wood must be 4 or more against W3 W5; sure ones have no odds."""
    player = {"hand": ["M1", "W1", "W5"], "held": held("north-mine.bottom")}
    owner = {"made": [made("table", "W3 W5")]}
    state = position(player, owner, phase="craft", display=["crown"], anvil=1, turn=0)
    look = seen_by(look_at(state), user_of(0))
    assert "an item (Table of **💧 Ben** 50%). End the turn?" in end_asked(l10n, look).text
    assert "-# Best: North Mine on M1 W1 for Table of **💧 Ben** 50%" in turn_panel(l10n, look).text
    state = position({**player, "hand": ["M1", "W4", "W5"]}, owner, phase="craft", display=["crown"], anvil=1, turn=0)
    look = seen_by(look_at(state), user_of(0))
    assert "%" not in end_asked(l10n, look).text
    assert "%" not in turn_panel(l10n, look).text


def test_a_turn_that_no_roll_can_save_is_one_press(l10n: Localizer) -> None:
    """Rule 3.5 asks for a roll all the same."""
    look = look_at(position("MMMW", "M", phase="craft", display=["table", "crown"]))
    plays = craft_turn(l10n, look)
    assert isinstance(plays, Plays)
    assert (plays.actions, plays.why) == ((Roll(), End()), "")
    assert labels(turn_panel(l10n, look))[0] == ["Roll and end turn", "Text board"]


@pytest.mark.parametrize(
    ("mine", "theirs", "hopeless"),
    [
        ({"supply": "MW"}, {}, True),
        ({"supply": "MWW"}, {}, False),
        ({"supply": "MW", "library": 1}, {}, False),
        ({"supply": "MW", "held": held("garden.bottom")}, {}, False),
        ({"supply": "MMM"}, {"made": [made("shield", "M5 M5")]}, False),
        ({"supply": "MMM"}, {"made": [made("shield", "M6 M6")]}, True),
        ({"supply": "MMM", "held": held("token-plus")}, {"made": [made("shield", "M6 M6")]}, False),
        ({"supply": "M", "held": held("garden.bottom")}, {}, False),
        ({}, {}, False),
    ],
)
def test_hopeless_is_only_what_no_roll_and_no_benefit_can_make(mine: Json, theirs: Json, hopeless: bool) -> None:
    assert is_hopeless(position(mine, theirs, phase="craft", display=["table"])) == hopeless


def test_no_roll_of_a_hopeless_turn_ever_makes_anything() -> None:
    seen = 0
    for state in (one for seed in (3, 4) for one in whole_game(seed, 3) if one.phase is Phase.CRAFT):
        if not is_hopeless(state):
            continue
        seen += 1
        for seed in range(8):
            after = GAME.apply(state, state.turn, Roll(), Thrown(Random(seed))).state
            assert after.turn != state.turn or after.phase is not Phase.CRAFT or not proposals(after)
    assert seen > 3


def buttons(message: Message) -> list[Button]:
    return [one for row in message.rows if not isinstance(row, Menu) for one in row]


def test_a_press_that_makes_two_items_says_which_benefit_it_spends(l10n: Localizer) -> None:
    """Rule 4: a benefit is used once; its button has no room for it."""
    state = position(
        {"hand": ["W4", "W3", "M3", "M5"], "held": held("west-forest.bottom")},
        "M",
        phase="craft",
        display=["table", "shield"],
        queue=["axe"],
    )
    look = seen_by(look_at(state), user_of(0))
    [green] = [one.label for one in buttons(turn_panel(l10n, look)) if one.style is ButtonStyle.SUCCESS]
    assert green == "Both: Table + Shield"
    assert "-# Best: Table, Shield, both with one roll (spends West Forest)" in turn_panel(l10n, look).text
    unhinted = replace(look, table=replace(look.table, hints=False))
    assert "; Both: Table + Shield (West Forest)" in turn_panel(l10n, unhinted).text


def test_what_is_green_has_a_reason_and_a_hint(l10n: Localizer) -> None:
    """Where a table allows hints, however full the workbench is."""
    greens = 0
    for state in (*rolled()[:60], crowded()):
        look = seen_by(look_at(state), user_of(state.turn))
        message = turn_panel(l10n, look)
        green = [one for one in buttons(message) if one.style is ButtonStyle.SUCCESS]
        assert len(green) == message.text.count("-# Best: ")
        greens += len(green)
        if proposals(state):
            assert "hint" in {one.custom_id.payload for one in buttons(message)}
    assert greens > 5


def test_without_an_item_the_best_reroll_is_green_and_tells_for_what(l10n: Localizer) -> None:
    """Rule 4.2: Table asks for W3 and W4 (3.3), so that two in three rolls of the other wood bring it."""
    state = position(
        {"hand": ["W1", "W4", "M2"], "held": held("north-mine.bottom")}, "M", phase="craft", display=["table"]
    )
    look = seen_by(look_at(state), user_of(0))
    message = turn_panel(l10n, look)
    [green] = [one for one in buttons(message) if one.style is ButtonStyle.SUCCESS]
    assert (green.label, green.custom_id.payload) == ("North Mine on M2 W1", "best 0")
    assert "-# Best: North Mine on M2 W1 for Table 67%" in message.text
    plays = done(l10n, look, "0")
    assert isinstance(plays, Plays)
    assert [str(one) for one in plays.actions] == ["use north-mine.bottom on M2 W1"]
    for table in (replace(look.table, hints=False), look.table):
        unhinted = replace(look, table=table, unadvised=frozenset({0}) if table.hints else frozenset())
        assert not [one for one in buttons(turn_panel(l10n, unhinted)) if one.style is ButtonStyle.SUCCESS]


def test_gardens_wood_is_green_once_where_it_may_bring_an_item(l10n: Localizer) -> None:
    """Rule 4.7: it is rolled at once."""
    state = position({"hand": ["W3"], "held": held("garden.bottom")}, "M", phase="craft", display=["table"], queue=[])
    message = turn_panel(l10n, seen_by(look_at(state), user_of(0)))
    assert [one.custom_id.payload for one in buttons(message) if one.style is ButtonStyle.SUCCESS] == ["best 0"]
    assert "-# Best: Garden: take the wood; Table 50%" in message.text
    assert not [one for one in whats(message) if "w garden" in one]


def test_dice_of_the_smithy_that_are_rolled_too_are_said(l10n: Localizer) -> None:
    """Rule 3.1: Astrologer's bottom."""
    claim = {"side": "astrologer.bottom", "paid": ["M", "M"]}
    for claims, said in (([claim], True), ([], False)):
        state = position({"supply": "W", "smithy": "MG", "claims": claims}, "M", phase="craft", display=["table"])
        text = turn_panel(l10n, seen_by(look_at(state), user_of(0))).text
        assert ("Of them 1×M 1×G from your smithy (Astrologer)." in text) == said


def test_of_two_items_the_one_that_can_be_stolen_is_guarded() -> None:
    """Rule 3.4: who has no wood takes no table, whatever lies on it; benefits go where a thief may come."""
    own = {"hand": ["M5", "M6", "W3", "W4"], "held": held("west-forest.bottom")}
    state = position(own, "MMMMMM", phase="craft", display=["table", "shield"])
    [pair] = [one for one in pairs(state, proposals(state)) if {one.first.item, one.second.item} == {"table", "shield"}]
    dice = {str(one.item): one.dice for one in (pair.first, pair.second)}
    assert dice["table"] == read_dice("W3 W4"), "as it was rolled"
    assert max(one.value for one in dice["shield"]) > 6
