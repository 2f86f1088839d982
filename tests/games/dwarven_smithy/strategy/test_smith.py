"""The smith does what a beginner can learn from: it finishes, buys and lays out what it can use, and wastes no end."""

from collections import Counter

import pytest

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.dwarven_smithy.bots import bots
from kingsforge_bot.games.dwarven_smithy.rules.actions import Buy
from kingsforge_bot.games.dwarven_smithy.rules.state import Area
from kingsforge_bot.games.dwarven_smithy.strategy.goals import goals, guild_cards, sources
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth
from kingsforge_bot.players.self_play import self_play
from tests.games.dwarven_smithy.rules.table import Table, game, seat, table
from tests.games.dwarven_smithy.stuck import (
    a_card_without_a_space,
    mithril_put_in_to_be_refined,
    three_cards_short_of_silver,
)

CRAFT_DOORWARD = "craft doorward with iron silver gold mithril moonstone"
SMITH = bots(game().cards)["smith"]


def chosen(t: Table, who: int = 0) -> str:
    view = game().player_view(t.state, Seat(who))
    return str(SMITH.choose(view, tuple(game().legal_actions(view, Seat(who))), Replayed()))


def aims(t: Table) -> list[str]:
    """The cards that the first seat plans for."""
    worth = Worth(game().cards, game().player_view(t.state, Seat(0)), Seat(0))
    return [goal.card for goal in goals(worth, guild_cards(worth.player), sources(worth.player))]


def the_turn(t: Table, who: int = 0) -> list[str]:
    """What the seat does until it draws or ends, or does again, carried out."""
    done: list[str] = []
    while not done or not (done[-1].startswith(("draw", "end")) or done[-1] in done[:-1]):
        done.append(chosen(t, who))
        t.play(f"{who} {done[-1]}")
    return done


def test_a_card_that_can_be_finished_is_crafted() -> None:
    t = table(seat(workshop="belt-knife silver"), seat(), turn=0, first=0, phase="act")
    assert chosen(t) == "craft belt-knife with silver"


def test_a_card_of_the_hand_is_played_to_be_crafted_in_the_same_turn() -> None:
    t = table(seat(hand="door-hinges", workshop="iron iron gold"), seat(), turn=0, first=0, phase="act")
    assert the_turn(t)[:2] == ["play door-hinges to workshop", "craft door-hinges with iron iron"]


def test_a_full_workshop_is_no_reason_to_leave_a_card_unfinished() -> None:
    hand, workshop = "ring-shirt door-hinges regent-gauntlets", "iron iron silver silver gold gold mithril"
    t = table(seat(hand=hand, workshop=workshop), seat(), turn=0, first=0, phase="act")
    assert "craft ring-shirt with silver silver mithril" in the_turn(t)


def test_what_lies_ready_on_a_full_bench_is_crafted_before_a_lesser_card_is_made_space_for() -> None:
    # Rule 5.8: what is crafted stays in its places, so that nothing is won by clearing the King's Item away.
    hand = "drop-hammer mirrorlake-disc belt-knife gold mithril ice"
    workshop = "mithril undermount-plate iron iron emerald mithril silver"
    t = table(seat(48, hand=hand, workshop=workshop, market="earth"), seat(), turn=0, first=0, phase="act")
    done = the_turn(t)
    assert done[0] == "craft undermount-plate with iron iron mithril mithril"
    assert "craft belt-knife with silver" in done


def test_of_two_cards_for_the_same_resources_the_kings_item_is_crafted() -> None:
    hand = "tavern-bell emberjaw-maul"
    t = table(seat(hand=hand, workshop="iron gold thunder"), seat(), turn=0, first=0, phase="act")
    assert "craft emberjaw-maul with iron gold thunder" in the_turn(t)


def test_a_rune_that_a_card_lacks_is_bought_and_used_at_once() -> None:
    t = table(
        seat(30, hand="emberjaw-maul", workshop="iron gold"), seat(), row="iron earth", turn=0, first=0, phase="act"
    )
    done = the_turn(t)
    assert "buy warehouse 2" in done
    assert "craft emberjaw-maul with iron gold earth" in done


def test_a_kings_item_that_its_resources_would_finish_is_bought_from_a_market() -> None:
    t = table(seat(workshop="gold gold ruby"), seat(market="regent-gauntlets"), turn=0, first=0, phase="act")
    assert "buy regent-gauntlets from seat 1 to workshop" in the_turn(t)


def test_a_metal_that_a_card_waits_for_is_laid_out_to_be_refined() -> None:
    t = table(seat(hand="belt-knife silver"), seat(), turn=0, first=0, phase="act")
    assert chosen(t) == "play silver to workshop"


@pytest.mark.parametrize(("guild", "draws"), [("long-tongs", False), ("long-tongs gem-vice", True)])
def test_who_has_a_card_crafted_leaves_the_last_one_of_the_deck(guild: str, draws: bool) -> None:
    """Rule 7.2: who ends the game so has no other turn, and loses what lies crafted."""
    t = table(seat(stacks="belt-knife: silver"), seat(), guild=guild, mine="iron", turn=0, first=0, phase="act")
    assert (chosen(t) == "draw guild") == draws


def test_in_its_last_turn_it_fills_the_market() -> None:
    """Rule 7.4: resources of a market bring their buy value, all others nothing."""
    t = table(seat(hand="belt-knife", workshop="silver mithril gold"), seat(), turn=0, first=0, phase="act", ended_by=1)
    done = the_turn(t)
    assert set(done) == {"move mithril to market", "move gold to market", "move silver to market", "end"}
    t.is_over((0,), (1,))


def test_a_card_is_not_exchanged_for_its_like() -> None:
    t = table(
        seat(),
        seat(
            66,
            hand="bellows-mantle joiner-kett gold mithril",
            workshop="gold iron",
            stacks="frostlink-hauberk: silver silver mithril ice",
            market="~silver ~iron",
            kings="cinder-oath: iron gold thunder lightning",
            apprentices="alloyer-lodd",
            tools="guild-slate",
        ),
        row="ruby iron iron iron iron iron sapphire moonstone",
        turn=1,
        first=1,
        phase="act",
    )
    assert "move iron to market with iron" not in the_turn(t, 1)


def test_what_a_card_lacks_is_not_offered_to_others_but_takes_the_place_of_what_the_least_card_needs() -> None:
    """Rules 3.1, 5.7: a third gold makes way for the silver without which none of three cards is crafted."""
    done = the_turn(three_cards_short_of_silver())
    assert done.index("move gold to market") < done.index("play silver to workshop")
    assert "play silver to market" not in done


def test_what_is_bought_raw_goes_where_it_is_refined() -> None:
    """Rule 4.2"""
    done = the_turn(three_cards_short_of_silver(offered="raw-silver"))
    assert [one for one in done if one.startswith("buy")] == ["buy raw-silver from seat 1 to workshop"]


def test_what_was_put_in_to_be_refined_stays_while_its_like_lies_in_the_market() -> None:
    """Rules 4.2, 5.5: that one is sold at its refined price."""
    done = the_turn(mithril_put_in_to_be_refined())
    assert "move raw-mithril to market" not in done
    assert "sell mithril" in done


def test_a_card_that_lacks_nothing_but_a_space_is_made_space_for_first() -> None:
    """Rules 3.1, 5.8"""
    first, *_, last = (done := the_turn(a_card_without_a_space()))[: done.index(CRAFT_DOORWARD) + 1]
    assert (first, last) == ("move gold to market", CRAFT_DOORWARD)


def test_nothing_is_bought_into_the_market_where_the_other_would_buy_it_back() -> None:
    """Rule 5.7: whatever lies in a market is for sale."""
    bought = Counter[Area]()
    for number in range(6):
        luck = Thrown(f"bought {number}")
        state = game().setup(2, {"mode": "full"}, luck).state
        for move in self_play(game(), state, (SMITH,), luck):
            if isinstance(move.action, Buy):
                bought[move.action.to] += 1
    assert set(bought) == {Area.WORKSHOP}


def test_nothing_is_planned_for_a_craft_that_would_be_lost() -> None:
    """Rules 4.3, 7.1, 7.2: a rival completes the fourth King's Item next turn, and then comes one's own last one: what
    is crafted now is still completed, what is refined only then is not.
    """
    kings = "saltvein-sabre: iron silver earth; hearthmail: iron iron gold earth; stormnotch-axe: iron mithril"
    third, fourth = seat(9, kings=kings), seat(9, kings=kings, stacks="regent-gauntlets: gold gold moonstone")
    late, ready = (
        seat(9, workshop="emberjaw-maul raw-iron gold thunder"),
        seat(9, workshop="emberjaw-maul iron gold ice"),
    )
    assert aims(table(late, third)) == ["emberjaw-maul"]
    assert aims(table(late, fourth)) == []
    assert aims(table(ready, fourth)) == ["emberjaw-maul"]


@pytest.mark.parametrize(("coins", "offered"), [(5, False), (0, True)])
def test_no_card_is_offered_that_a_rival_has_the_resources_and_coins_for(coins: int, offered: bool) -> None:
    """Rule 5.7: nobody can refuse to sell. A hand of four cards has room for two draws all the same (3.1)."""
    hand = "regent-gauntlets saltvein-sabre vaultkeeper-coat bellows-mantle"
    rival = seat(coins, workshop="gold gold moonstone")
    plays = [line for line in the_turn(table(seat(0, hand=hand), rival, turn=0, first=0)) if line.endswith("to market")]
    assert bool([line for line in plays if "regent-gauntlets" in line]) is offered


KINGS = "hearthmail: iron; saltvein-sabre: iron; cinder-oath: iron"


def test_a_full_market_is_no_reason_to_leave_a_card_unfinished() -> None:
    """Rules 5.5, 7.1 c: what lies there is sold, so that the workshop has room for the item that ends the game."""
    workshop = "iron iron silver gold mithril sapphire"
    own = seat(100, hand="thunder kilnface", workshop=workshop, market="raw-silver", kings=KINGS)
    t = table(own, seat(), turn=0, first=0, phase="act")
    done = the_turn(t)
    assert "sell raw-silver" in done
    assert "craft kilnface with iron mithril thunder" in done


@pytest.mark.parametrize(("coins", "first"), [(200, "regent-gauntlets"), (0, "betrothal-ring")])
def test_who_is_ahead_ends_the_game_before_all_else(coins: int, first: str) -> None:
    """Rule 7.1 c: both cards want the gold, and the ring brings more for it."""
    workshop = "regent-gauntlets betrothal-ring tavern-bell gold gold ruby iron"
    t = table(seat(coins, kings=KINGS, workshop=workshop), seat(150), turn=0, first=0, phase="act")
    assert chosen(t).startswith(f"craft {first} ")
