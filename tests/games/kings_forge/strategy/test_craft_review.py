"""Craft turns looked into: what a roll was made to, what would have been kept instead, and why."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules import events as e
from kingsforge_bot.games.kings_forge.rules.actions import Action, End, Roll
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import read_dice, sort_dice
from kingsforge_bot.games.kings_forge.rules.notation import parse
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.strategy.craft_review import CraftTurn, Making, cost_of_crafting
from kingsforge_bot.games.kings_forge.strategy.craft_turns import Turn, craft_turns
from tests.ui.looks import held, made, position

ANA, BEN = Seat(0), Seat(1)
TABLE, AXE = Item("table"), Item("axe")


def crafting(hand: str, rival: str, *, display: tuple[str, ...] = ("table",), **own: object) -> State:
    """Ana has rolled that, and Ben rolls his dice after her."""
    ana = {"hand": hand.split(), **own}
    return position(ana, {"supply": rival}, phase="craft", turn=0, anvil=0, display=list(display))


def test_dice_that_are_easier_to_steal_than_others_cost_what_is_then_lost() -> None:
    """Rule 3.4"""
    low = CraftTurn(crafting("W3 W4 W6 W6", "WW"), (Making(TABLE, read_dice("W3 W4")),), 0, frozenset({TABLE}))
    found, _ = cost_of_crafting(low)
    assert sort_dice(found.better[0].dice) == read_dice("W6 W6")
    assert found.theft is not None
    assert (found.theft.item, found.theft.thief, found.lost, found.more) == (TABLE, BEN, True, 0)
    assert found.cost == pytest.approx(found.risk - found.then)
    assert found.risk > found.then == 0
    high = CraftTurn(low.before, (Making(TABLE, read_dice("W6 W6")),), 0)
    assert cost_of_crafting(high)[0].cost == 0
    best = cost_of_crafting(high)[1]
    assert best.theft is not None
    assert best.cost == pytest.approx(found.cost), "the plainest way gives the least"


def test_a_benefit_that_was_not_spent_on_it_is_counted() -> None:
    """Rules 3.4 and 4.4"""
    state = crafting("W3 W4", "WW", held=held("token-six"))
    found, _ = cost_of_crafting(CraftTurn(state, (Making(TABLE, read_dice("W3 W4")),), 0))
    assert (found.more, found.lost) == (1, False)
    assert found.risk > found.then


def test_nothing_made_of_a_roll_that_was_enough_and_one_item_for_two() -> None:
    """Rule 3.3"""
    state = crafting("W3 W4 M5 W5 W5", "MM", display=("table", "axe"))
    nothing, _ = cost_of_crafting(CraftTurn(state, (), 0))
    assert (nothing.made, len(nothing.better)) == ((), 2)
    assert nothing.theft is None
    assert nothing.cost > 1
    one, _ = cost_of_crafting(CraftTurn(state, (Making(TABLE, read_dice("W3 W4")),), 0))
    assert {making.item for making in one.better} == {TABLE, AXE}


def test_a_steal_counts_for_the_thief_and_against_its_victim() -> None:
    """Rule 3.4"""
    rival = {"made": [made("table", "W3 W4")]}
    state = position({"hand": ["W5", "W5", "W4"]}, rival, phase="craft", turn=0, anvil=1, display=["crown"])
    stolen = CraftTurn(state, (Making(TABLE, read_dice("W5 W5"), BEN),), 0)
    found, best = cost_of_crafting(stolen)
    assert found.cost == 0
    assert best.cost == pytest.approx(2)


def turn(before: State, action: Action | None, *events: e.Event) -> Turn:
    return Turn(before, action, events)


def test_a_craft_turn_is_what_was_made_of_its_last_roll_and_what_was_stolen_of_it_later() -> None:
    """Rules 3.3, 3.4, 4.2"""
    before = crafting("W3 W4 W5", "WW")
    rolled = position({"supply": "WWW"}, {"supply": "WW"}, phase="craft", turn=0, anvil=0, display=["table"])
    theirs = position({"made": [made("table", "W3 W4")]}, {"hand": ["W6", "W6"]}, phase="craft", turn=1, anvil=0)
    again = e.Used(ANA, Held(Source.NORTH_MINE_BOTTOM), read_dice("W1"), read_dice("W5"))
    spent = e.Used(ANA, Held(Source.TOKEN_PLUS), read_dice("W4"), read_dice("W5"))
    found = craft_turns(
        [
            turn(rolled, Roll(), e.Rolled(ANA, read_dice("W3 W4 W5"))),
            turn(crafting("W1 W3 W4", "WW"), parse("use north-mine.bottom on W1"), again),
            turn(before, parse("use token-plus on W4"), spent),
            turn(before, parse("craft table with W3 W4"), e.Crafted(ANA, TABLE, read_dice("W3 W4"))),
            turn(before, End(), e.TurnEnded(ANA, ())),
            turn(theirs, parse("steal table with W6 W6 from 0"), e.Stolen(BEN, ANA, TABLE, read_dice("W6 W6"), ())),
            turn(theirs, None, e.TurnEnded(BEN, ())),
        ]
    )
    assert [(one.before.turn, one.spent) for one in found] == [(ANA, 1), (ANA, 1), (BEN, 0)]
    assert [one.made for one in found[:1]] == [()], "rolled again"
    assert (found[1].before, found[1].lost) == (before, frozenset({TABLE}))
    assert found[1].made == (Making(TABLE, read_dice("W3 W4")),)
    assert found[2].made == (Making(TABLE, read_dice("W6 W6"), ANA),)


def test_what_nobody_chose_is_no_craft_turn() -> None:
    assert craft_turns([turn(crafting("W3", ""), None, e.TurnEnded(ANA, ()))]) == ()
