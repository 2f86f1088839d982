"""A game of Dwarven Smithy that is over, told in six lines: of what lies open, and right to the coin."""

from random import Random

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.advice.story import (
    Customer,
    First,
    Lead,
    Story,
    course_of,
    purses,
    standings,
    story,
)
from kingsforge_bot.games.dwarven_smithy.bots import RANDOM_DWARF
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck, Score, Stack
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.story import course_told, end_told, story_lines
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.players.self_play import self_play
from tests.games.dwarven_smithy.rules.table import game, seat, table
from tests.properties.play import Thrown

ADA, BEN = Seat(0), Seat(1)
GOLD, BELT, CLOAK = Name("gold"), Name("belt-knife"), Name("doorward")
SAY = Telling(Localizers().english.of(game().key), game().cards, ("Ada", "Ben"))
DEAL = (ev.Dealt(ADA, 15, (), ()), ev.Dealt(BEN, 15, (), ()))


def turn(seat: Seat, *deeds: ev.Event) -> tuple[ev.Event, ...]:
    return ev.TurnBegan(seat, (), 0, last=False), *deeds, ev.TurnEnded(seat)


def score(seat: Seat, total: int) -> Score:
    return Score(seat=seat, coins=total, market=0, kings=0, ends=0, prizes=0, completed=0, best=0)


def told(*events: ev.Event, ada: int = 30, ben: int = 20) -> Story:
    return story(game().cards, (score(ADA, ada), score(BEN, ben)), (*DEAL, *events))


def lines_of(found: Story) -> list[str]:
    return [*story_lines(SAY, found)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_coin_of_a_game_is_in_somebodys_purse(seats: int) -> None:
    """Rules 1.3, 4.2, 4.3, 5.5 to 5.7, 8.5: what events tell comes to what lies before the seats."""
    luck = Thrown(Random(seats))
    step = game().setup(seats, {"mode": "full", "auction": "on"}, luck)
    events = [*step.events]
    for move in self_play(game(), step.state, (RANDOM_DWARF,), luck):
        events += move.step.events
    counted = purses(seats, events)
    assert counted[0] == (15,) * seats
    [ended] = [event for event in events if isinstance(event, ev.GameEnded)]
    # Before the market is counted (7.4).
    assert counted[-1] == tuple(one.coins for one in ended.scores)
    # What comes with the reckoning alone: markets and end texts.
    reckoned = tuple(one.total - one.market - one.ends for one in ended.scores)
    assert standings(game().cards, seats, events)[-1] == reckoned
    *rounds, last, total = zip(*course_of(game().cards, seats, events), strict=True)
    stood = standings(game().cards, seats, events)
    assert [*rounds, last] == [*stood[:-1:seats], stood[-1]], "the deal, each round, and a last one that broke off"
    assert total == tuple(one.total for one in ended.scores)


def test_the_dearest_purchase_the_best_customer_and_the_best_sale_are_told() -> None:
    """Rules 4.8, 5.6, 5.7"""
    bought = ev.Bought(ADA, BEN, GOLD, Area.MARKET, 5)
    row = ev.BoughtFromRow(BEN, GOLD, 1, 7)
    sale = ev.ItemCompleted(ADA, Stack(BELT), 9, 2)
    found = told(*turn(ADA, bought, bought), *turn(BEN, row), *turn(ADA, sale))
    assert (found.dearest, found.customer, found.crafts) == (row, Customer(ADA, BEN, 2, 10), (sale,))
    lines = lines_of(found)
    assert lines[:3] == [
        "Dearest purchase: Ben took gold from the warehouse for 7.",
        "Best customer: Ada bought 2 cards from Ben, 10 coins in all.",
        "Dearest item: Ada got 11 coins for Belt Knife.",
    ]


def test_sales_that_brought_as_much_are_told_together() -> None:
    """Rule 4.8: of two best ones neither is the dearest."""
    mine, theirs = (ev.ItemCompleted(seat, Stack(BELT), 9, 0) for seat in (ADA, BEN))
    lines = lines_of(told(*turn(ADA, mine), *turn(BEN, theirs)))
    assert "Dearest items: 9 coins each for Belt Knife (Ada), Belt Knife (Ben)." in lines


def test_a_kings_item_let_go_is_told_by_what_it_brought_another() -> None:
    """Rules 5.7, 7.4: in six lines it says more than what somebody bought in all."""
    sold = ev.Bought(BEN, ADA, CLOAK, Area.WORKSHOP, 5)
    ends = ev.Revealed(BEN, (), (), (Stack(CLOAK),))
    metal = ev.Bought(BEN, ADA, GOLD, Area.MARKET, 5)
    brought = game().cards.guild[CLOAK].full_value
    lines = lines_of(told(*turn(ADA), *turn(BEN, sold, metal, metal), ends))
    assert f"Let go: Ada sold Doorward for 5 to Ben, who made {brought} coins of it." in lines
    assert not any(line.startswith("Best customer") for line in lines)
    assert told(*turn(ADA), *turn(BEN, sold)).let_go is None, "nobody made it"


def test_one_card_makes_no_customer() -> None:
    assert told(*turn(ADA, ev.Bought(ADA, BEN, GOLD, Area.MARKET, 5))).customer is None


def test_kings_items_are_named_once_they_lie_open() -> None:
    """Rules 3.8, 4.9, 7.4: who completed the first is public at once, which it was at the end."""
    king = ev.KingsItemCompleted(BEN, Stack(CLOAK), None, 0, covered=True)
    found = told(*turn(ADA), *turn(BEN), *turn(ADA), *turn(BEN, king))
    assert (found.first, found.crown) == (First(BEN, 2), None)
    shown = told(*turn(ADA), *turn(BEN, king), ev.Revealed(BEN, (), (), (Stack(CLOAK),)))
    assert shown.first == First(BEN, 1, CLOAK)
    assert "First King's Item: Ben completed Doorward in turn 1." in lines_of(shown)
    assert shown.crown is not None
    assert (shown.crown.seat, shown.crown.card) == (BEN, CLOAK)
    assert shown.crown.coins == game().cards.guild[CLOAK].full_value


def test_the_turning_point_is_where_the_winner_went_ahead_for_good() -> None:
    """Rule 3.7: coins lie open."""
    sold = ev.Sold(ADA, GOLD, 3)
    assert told(*turn(ADA), *turn(BEN), *turn(ADA, sold), *turn(BEN)).lead == Lead(ADA, 2, 10)
    back = ev.Sold(BEN, GOLD, 4)
    assert told(*turn(ADA, sold), *turn(BEN, back)).lead == Lead(ADA, None, 10)
    assert told(*turn(ADA, sold), *turn(BEN), ada=20).lead is None


def test_a_few_coins_ahead_are_no_turning_point() -> None:
    """Of a lead of forty coins at the end ten are a real part: where the lines part, not where one lies above."""
    few, many = ev.Sold(ADA, GOLD, 3), ev.Sold(ADA, GOLD, 9)
    course = (*turn(ADA, few), *turn(BEN), *turn(ADA), *turn(BEN), *turn(ADA, many), *turn(BEN))
    assert told(*course, ada=60).lead == Lead(ADA, 3, 40)
    assert told(*course, ada=32).lead == Lead(ADA, 1, 12)


def test_kings_items_count_for_the_turning_point_from_their_completion_on() -> None:
    """Rules 4.9, 7.5: with its prize, though nobody knew its name yet."""
    king, sold = ev.KingsItemCompleted(ADA, Stack(CLOAK), None, 0, covered=True), ev.Sold(BEN, GOLD, 9)
    shown = ev.Revealed(ADA, (), (), (Stack(CLOAK),))
    found = told(*turn(ADA), *turn(BEN, sold), *turn(ADA, king), *turn(BEN, sold), shown)
    assert found.lead == Lead(ADA, 2, 10)


@pytest.mark.parametrize(
    ("ada", "line"),
    [
        (25, "Close to the end: 5 coins more won it for Ada."),
        (29, "Close to the end: 9 coins more won it for Ada."),
        (30, "Turning point: from turn 2 on Ada was clearly ahead."),
    ],
)
def test_a_close_end_has_no_turning_point(ada: int, line: str) -> None:
    """Rule 7.6: of ten coins fewer one card more would have decided otherwise."""
    found = told(*turn(ADA), *turn(BEN), *turn(ADA, ev.Sold(ADA, GOLD, 3)), *turn(BEN), ada=ada)
    assert lines_of(found)[-1] == line


def test_the_story_has_its_lines_in_the_order_of_a_game() -> None:
    """Rules 4.9, 5.7, 7.1: what somebody let go stands for the dearest purchase; the end with its turn, and by whom."""
    sold = ev.Bought(BEN, ADA, CLOAK, Area.WORKSHOP, 5)
    king = ev.KingsItemCompleted(BEN, Stack(CLOAK), None, 0, covered=True)
    shown = ev.Revealed(BEN, (), (), (Stack(CLOAK),))
    found = told(*turn(ADA), *turn(BEN, sold), *turn(ADA), *turn(BEN, king), shown, ben=60)
    said = [line.split(":")[0] for line in course_told(SAY, found)]
    assert said == ["First King's Item", "Let go", "Turning point"]
    bought = told(*turn(ADA, ev.Bought(ADA, BEN, GOLD, Area.MARKET, 5)), *turn(BEN))
    assert next(line.split(":")[0] for line in course_told(SAY, bought)) == "Dearest purchase"
    state = replace(table(seat(), seat(), guild="").state, ended_by=BEN)
    events = [*turn(BEN), *turn(ADA), *turn(BEN, ev.EndTriggered(BEN, Deck.GUILD)), *turn(ADA), *turn(BEN)]
    assert end_told(SAY, state, events) == "The end: Ben drew the guild deck's last card in turn 2."
    assert end_told(SAY, replace(state, ended_by=None), events) == "The end: nobody did anything for two rounds."
