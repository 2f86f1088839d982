"""What Hint answers: the moves, what speaks for them, and a button for each."""

import re

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.games.dwarven_smithy.advice.draws import draws
from kingsforge_bot.games.dwarven_smithy.rules.resources import Class, Name
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.message import ButtonStyle
from tests.games.dwarven_smithy.advised import CARDS, ONE, asked, two_crafts
from tests.games.dwarven_smithy.looks import ENGLISH, SCREENS, buttons, look
from tests.games.dwarven_smithy.rules.table import game, seat, table
from tests.games.dwarven_smithy.stuck import (
    a_card_without_a_space,
    one_gold_too_many,
    three_cards_short_of_silver,
)


def test_a_hint_names_up_to_three_moves_that_can_be_done_by_a_press() -> None:
    view = look(two_crafts())
    told = asked("hint", view)
    lines = told.text.splitlines()[1:]
    assert [line[0] for line in lines] == ["1", "2", "3"][: len(lines)]
    offered = [*buttons(told).values()]
    assert len(offered) == len(lines)
    legal = set(game().legal_actions(view.view, ONE))
    for one in offered:
        done = SCREENS.turn.press(ENGLISH, view, one.custom_id.payload.split(), [])
        assert isinstance(done, Plays)
        assert set(done.actions) <= legal
    assert [one.style is ButtonStyle.SUCCESS for one in offered] == [True, False, False][: len(lines)]


def test_a_hint_says_what_a_purchase_is_for() -> None:
    state = table(
        seat(30, hand="emberjaw-maul", workshop="iron gold"), seat(), row="iron earth", turn=0, first=0, phase="act"
    ).state
    told = asked("hint", look(state)).text
    assert "1. Buy earth rune from the warehouse (2)." in told
    assert "You aim for Emberjaw Maul, worth 23 coins at the end." in told
    own = seat(30, hand="bridgeholder", workshop="silver sapphire")
    last = table(own, seat(market="silver"), mode="starter").state
    assert "You aim for Bridgeholder, worth 25 coins at the end." in asked("hint", look(last)).text


def test_a_resource_is_not_bought_while_another_is_lacking() -> None:
    """Rules 5.5, 5.6: what waits for a third one is sold for less than it cost, once there is no room for it."""
    lacking = table(seat(30, hand="bridgeholder", workshop="silver"), seat(market="silver"), mode="starter").state
    told = asked("hint", look(lacking)).text
    assert "Buy silver" not in told
    assert "You lack silver, sapphire for Bridgeholder: 3% with 3 of the 4 cards you may draw." in told


def test_what_leaves_for_the_market_is_told_with_what_it_may_bring_another() -> None:
    """Rules 5.7, 6.1: how many more cards can be drawn, what the card would bring and lacks, and how near others are
    to crafting it.
    """
    hand = "regent-gauntlets saltvein-sabre vaultkeeper-coat bellows-mantle hearthmail"
    rich, poor = (
        asked("hint", look(table(seat(0, hand=hand), seat(coins), turn=0, first=0, phase="act").state)).text
        for coins in (20, 0)
    )
    told = "You may then draw 3, not 1. Kept, Hearthmail would bring 29, but still lacks iron, silver, 2 × any rune. "
    # Hands are secret (3.7): what another lacks is what does not lie open.
    lacks = "💧 Player 1, nearest to crafting it, lacks iron, silver, 2 × any rune unless in hand."
    assert f"{told}Others may buy Hearthmail for 6; {lacks}" in rich, rich
    assert f"{told}Nobody else has the 6 coins that Hearthmail costs them." in poor, poor
    able = table(seat(0, hand="door-hinges iron iron gold ruby"), seat(20), turn=0, first=0, phase="act").state
    assert "Others may buy" not in asked("hint", look(able)).text, "it goes nowhere"


def test_a_whole_turn_says_what_others_may_buy_of_it() -> None:
    """Rule 5.7: of all its steps this is the one that is regretted."""
    hand = "regent-gauntlets saltvein-sabre vaultkeeper-coat bellows-mantle"
    view = look(table(seat(0, hand=hand), seat(20), turn=0, first=0, phase="act").state)
    first, whole, *_ = asked("hint", view).text.splitlines()[1:]
    assert "Others may buy" in first
    assert re.search(r"^2\. The same, then: Draw \d .*\.$", whole), "it is told once"


def test_a_hint_for_a_draw_says_what_it_is_to_bring() -> None:
    """Rule 6.1: each draw is from the mine or the guild deck, as one likes."""
    hand = "emberjaw-maul iron gold"
    state = table(seat(30, hand=hand), seat(), turn=0, first=0, phase="draw", drawn=1).state
    lines = asked("hint", look(state)).text.splitlines()
    chance = round(dict(draws(look(state).view, CARDS, ONE, 2).classes)[Class.RUNE] * 100)
    short = f"Draw 2 mine, 1 guild. You lack a rune for Emberjaw Maul: {chance}% with 2 of the 3 cards you may draw."
    assert [line for line in lines if short in line]
    two = table(seat(30, hand="emberjaw-maul iron"), seat(), turn=0, first=0, phase="draw", drawn=1).state
    assert re.search(r"You lack gold, a rune for Emberjaw Maul: \d+% with", asked("hint", look(two)).text)
    many = table(seat(30, hand=hand, workshop="iron iron iron"), seat(), turn=0, first=0, phase="draw", drawn=1).state
    assert "A new guild card may take what you can spare: iron." in asked("hint", look(many)).text
    none = table(seat(30), seat(), turn=0, first=0, phase="draw", drawn=1).state
    assert "A new guild card gives you more to craft." in asked("hint", look(none)).text


@pytest.mark.parametrize(("coins", "told"), [(200, "ahead"), (0, "behind")])
def test_of_the_kings_item_that_ends_the_game_it_is_said_how_one_stands_then(coins: int, told: str) -> None:
    """Rule 7.1 c: the fourth; what it and the prizes bring is counted, of others what may lie face down."""
    kings = "hearthmail: iron; saltvein-sabre: iron; cinder-oath: iron"
    mine = seat(coins, kings=kings, workshop="emberjaw-maul iron gold thunder")
    state = table(mine, seat(150, kings="kilnface: iron"), turn=0, first=0, phase="act").state
    line = asked("hint", look(state)).text.splitlines()[1]
    ends = "It ends the game after your next turn: with prizes and the two turns each of the others still has, you end"
    assert f"{ends} about" in line
    assert re.search(rf"you end about \d+ coins {told}", line)
    fewer = table(seat(coins, workshop="emberjaw-maul iron gold thunder"), seat(100), turn=0, first=0, phase="act")
    assert "ends the game" not in asked("hint", look(fewer.state)).text


def test_a_kings_item_that_would_end_the_game_and_is_left_for_later_is_told_with_how_it_would_end() -> None:
    """Rule 7.1 c: what takes its gold first, and what the seat and the best other one may have then."""
    kings = "hearthmail: iron; saltvein-sabre: iron; cinder-oath: iron"
    workshop = "regent-gauntlets betrothal-ring tavern-bell gold gold ruby iron"
    ready = table(seat(30, kings=kings, workshop=workshop), seat(250), turn=0, first=0, phase="act").state
    first = asked("hint", look(ready)).text.splitlines()[1]
    assert re.search(
        r"Crafting Regent Gauntlets would end the game, with about \d+ coins for you and \d+ for 💧 Player 1; "
        r"its resources are for Betrothal Ring first\.",
        first,
    )
    fewer = table(seat(30, kings="hearthmail: iron", workshop=workshop), seat(250), turn=0, first=0, phase="act").state
    assert "would end the game" not in asked("hint", look(fewer)).text


@pytest.mark.parametrize(("under", "told"), [("silver silver mithril ruby", False), ("silver", True)])
def test_a_kings_item_for_which_the_workshop_has_no_room_is_not_said_to_be_left_for_later(
    under: str, told: bool
) -> None:
    """Rules 3.1, 5.8: the stack of this turn leaves too little room for another."""
    kings, workshop = "hearthmail: iron; cinder-oath: iron", "iron gold"
    own = seat(30, kings=kings, stacks=f"saltvein-sabre: {under}", workshop=workshop, hand="emberjaw-maul ice")
    state = table(own, seat(250), turn=0, first=0, phase="act").state
    text = asked("hint", look(state)).text
    assert any(one in text for one in ("would end the game", "ends the game")) is told, text


def test_who_is_told_to_draw_reads_why_not_to_craft_what_could_be_crafted() -> None:
    """Rule 6.1: after the first draw it is too late."""
    hand, workshop = "emberjaw-maul", "door-hinges iron iron thunder silver"
    state = table(seat(30, hand=hand, workshop=workshop), seat(), turn=0, first=0, phase="act").state
    advice = asked("hint", look(state)).text
    assert ("Craft Door Hinges" in advice) or ("Door Hinges could be crafted, but" in advice)


def test_a_hint_for_a_tool_weighs_keeping_against_selling() -> None:
    """Rule 4.7"""
    state = table(seat(stacks="long-tongs: iron iron"), seat(), turn=0, first=0, phase="complete", turns=2).state
    assert re.search(
        r"Kept, Long Tongs saves about \d+ coins? by the end; sold, it brings 8\.", asked("hint", look(state)).text
    )


def test_what_is_given_away_is_spare_or_needed_by_no_card() -> None:
    """Three cards need gold, of which there are four; no card needs an earth rune."""
    told = asked("hint", look(one_gold_too_many().state)).text
    assert "1. Sell gold. 3 gold stay for your cards. Gold brings 4 coins." in told
    assert "needs it" not in told
    rune = table(seat(hand="door-hinges", market="earth earth earth earth"), seat(), turn=0, first=0, phase="act")
    assert "No card of yours needs earth rune. Earth rune brings 4 coins." in asked("hint", look(rune.state)).text


def test_who_makes_space_is_told_what_for() -> None:
    """Rules 3.1, 5.8: the card takes a space of the workshop itself."""
    told = asked("hint", look(a_card_without_a_space().state)).text
    assert "1. Move gold to the market. You then have room to craft Doorward (35)." in told
    metal = asked("hint", look(three_cards_short_of_silver().state)).text
    assert "1. Move gold to the market. Your workshop then has room for silver." in metal


def test_a_hint_says_why_the_first_comes_before_the_next() -> None:
    """Rule 6.1: after a draw there are only draws; that a turn can be ended is no advice where there is other."""
    told = asked("hint", look(one_gold_too_many().state)).text
    assert "Number 3 can wait: after a draw you can only draw (rule 6.1)." in told
    assert "End turn" not in told
    hand, workshop = (
        "mirrorlake-disc lodestone-greaves silver gold gold iron",
        "mithril gold iron mithril mithril silver",
    )
    own = seat(30, hand=hand, workshop=workshop, market="undermount-plate ice", apprentices="clerk-wyn")
    two = table(own, seat(), mode="starter", turn=0, first=0, phase="act").state
    assert re.search(r"1\. Play iron .* Number 3 brings about \d+ coins? less\.", asked("hint", look(two)).text)


def test_others_get_no_hint() -> None:
    with pytest.raises(Refused):
        asked("hint", look(two_crafts(), 1))


@pytest.mark.parametrize("word", ["odds", "hint"])
def test_advice_tells_nothing_of_hands_and_decks(word: str) -> None:
    """Rule 3.7: the same table with other secrets is told the same."""
    one = two_crafts()
    held = replace(one.players[1], hand=(Name("gold"), Name("cinder-oath")))
    other = replace(held, hand=(Name("ruby"), Name("sevenfold-ward")))
    states = [replace(one, players=(one.players[0], them)) for them in (held, other)]
    states[1] = replace(states[1], guild=states[1].guild[::-1], mine=states[1].mine[::-1])
    first, second = (asked(word, look(state)).text for state in states)
    assert first == second
