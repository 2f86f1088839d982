"""The analysis of a game that is over: which decisions cost most, which earned most, and how high that stands."""

from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.wanted import NotWanted, always
from kingsforge_bot.games.dwarven_smithy.advice.bargains import Bargain, given_up
from kingsforge_bot.games.dwarven_smithy.bots import RANDOM_DWARF
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.actions import Fate
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Kind, Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.secrets import event_view, player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck, Stack, State
from kingsforge_bot.games.dwarven_smithy.strategy.analysis import (
    TOLD,
    Analysis,
    BoughtBack,
    Craft,
    Decision,
    ForLittle,
    Left,
    LetGo,
    Tool,
    TooLate,
    Undrawn,
    looked_into,
)
from kingsforge_bot.games.dwarven_smithy.strategy.ended import Moment
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.players.self_play import self_play
from kingsforge_bot.service.types import LogEntry, TableStatus, TableView
from kingsforge_bot.ui.phone import height
from tests.games.dwarven_smithy.advised import CARDS, ONE, TWO
from tests.games.dwarven_smithy.looks import ENGLISH, SCREENS, look
from tests.games.dwarven_smithy.rules.table import game, seat, table
from tests.properties.play import Thrown

GAUNTLETS, SAPPHIRE = Name("regent-gauntlets"), Name("sapphire")
UNDER = (Kind.SILVER, Kind.GOLD, Kind.MITHRIL)
ROOM = 600
"""Points of a phone that the analysis may take."""
COUNTED = "A resource counts as 60% of its refined price, plus 0.2 coins."


def found(*events: ev.Event, before: State | None = None) -> Analysis:
    begun = tuple(ev.TurnBegan(one, (), 0, last=False) for one in (ONE, TWO))
    lies = before or table(seat(), seat(), turn=0, first=0, phase="act").state
    return looked_into(CARDS, 2, [Moment(player_view(lies, CARDS, None), (*begun, *events))])


def test_a_kings_item_sold_for_little_that_the_buyer_crafted_cost_its_value() -> None:
    """Rules 3.8, 5.7, 7.4: its name, hidden as it was crafted, lies open at the end."""
    value = CARDS.guild[GAUNTLETS].full_value
    bought = ev.Bought(TWO, ONE, GAUNTLETS, Area.WORKSHOP, 5)
    made = ev.Crafted(TWO, Stack(UNSEEN, UNDER), covered=True)
    shown = ev.Revealed(TWO, (), (), (Stack(GAUNTLETS, UNDER),))
    told = found(bought, made, shown)
    under = sum(map(Worth(CARDS, table(seat(), seat()).state, ONE).resource, UNDER))
    # The seller would have needed what lies under it as well.
    lost = value - under - 5
    assert told.costliest == (LetGo(ONE, 1, round(lost), Bargain(bought, value, lost)),)
    assert under > 5
    best = told.best
    assert best is not None
    assert (best.seat, best.card, best.seller, best.price, best.worth) == (TWO, GAUNTLETS, ONE, 5, value)
    assert best.coins == value - best.cost - 5
    assert found(bought, ev.Revealed(TWO, (), (), ())).costliest == (), "nobody made it"


def test_a_resource_sold_and_bought_again_for_more_cost_the_difference() -> None:
    """Rules 5.5, 5.6."""
    sold, again = ev.Sold(ONE, SAPPHIRE, 5), ev.BoughtFromRow(ONE, SAPPHIRE, 1, 9)
    assert found(sold, again).costliest == (BoughtBack(ONE, 1, 4, Kind.SAPPHIRE, 5, 9),)
    later = [ev.TurnBegan(ONE, (), 0, last=False)] * 2
    assert found(sold, *later, again).costliest == (), "long after"
    assert found(sold, replace(again, coins=6)).costliest == (), "a coin is no mistake"


def test_what_lay_ready_and_was_never_crafted_cost_its_gain() -> None:
    lies = table(seat(workshop="door-hinges iron iron"), seat(), turn=1, first=0, phase="act").state
    began = ev.TurnBegan(ONE, (), 0, last=False)
    (left,) = found(began, before=lies).costliest
    assert isinstance(left, Left)
    assert (left.seat, left.turn, left.card) == (ONE, 1, "door-hinges")
    made = ev.Crafted(ONE, Stack(Name("door-hinges"), (Kind.IRON, Kind.IRON)), covered=False)
    assert found(began, made, before=lies).costliest == (), "it was crafted after all"


def test_draws_left_with_room_in_hand_cost_what_a_card_of_the_mine_is_worth() -> None:
    """Rules 6.1, 6.2: to draw costs nothing; of several such turns one says it."""
    began, drew = ev.TurnBegan(ONE, (), 0, last=False), ev.Drew(ONE, Deck.MINE, UNSEEN)

    def mine(*events: ev.Event, before: State | None = None) -> tuple[Decision, ...]:
        lies = before or table(seat(), seat(), turn=0, first=0, phase="act").state
        return looked_into(CARDS, 2, [Moment(player_view(lies, CARDS, None), (began, *events))], reader=ONE).costliest

    (left,) = mine(drew, began, drew, drew, began)
    kinds = [kind_of(card) for card in CARDS.mine()]
    mean = sum(given_up(CARDS, kind) for kind in kinds if kind is not None) / len(kinds)
    assert left == Undrawn(ONE, 1, round(3 * mean), 3)
    assert mine(*[drew] * 4, began) == ()
    full = table(seat(hand="gold " * 6), seat(), turn=0, first=0, phase="act").state
    assert mine(began, before=full) == (), "no room (6.1)"
    last = table(seat(), seat(), turn=0, first=0, phase="act", ended_by=1).state
    assert mine(began, before=last) == (), "a last turn (6.5)"


def test_who_played_reads_of_their_own_decisions_alone() -> None:
    """Rules 5.5, 5.6: what others lost is theirs; where nothing cost more than a coin or two, that is said."""
    events = (ev.Sold(ONE, SAPPHIRE, 5), ev.BoughtFromRow(ONE, SAPPHIRE, 1, 9))
    lies = player_view(table(seat(), seat(), turn=0, first=0, phase="act").state, CARDS, None)
    moment = [Moment(lies, (ev.TurnBegan(ONE, (), 0, last=False), *events))]
    assert [one.seat for one in looked_into(CARDS, 2, moment, reader=ONE).costliest] == [ONE]
    assert looked_into(CARDS, 2, moment, reader=TWO).costliest == ()
    seen = look(table(seat(), seat(), turn=0, first=0, phase="act").state)
    led = (LogEntry(1, None, "", (), moment[0].events, 0),)
    assert SCREENS.boards.analysis is not None
    for who, told in (
        (ONE, "Turn 1, 4 coins lost: Sapphire sold for 5"),
        (TWO, "of your crafts, sales, purchases and draws, by what lay open, none cost you more than a coin or two"),
    ):
        text = SCREENS.boards.analysis(ENGLISH, replace(seen, seat=who), [(seen, led)])(always).text
        assert told in text
        assert COUNTED not in text, "what was paid needs no such count"


def test_what_a_resource_counts_as_stands_below_decisions_that_are_reckoned_with_it() -> None:
    """Rule 4.7"""
    dear = ev.Crafted(ONE, Stack(Name("door-hinges"), (Kind.MITHRIL, Kind.RUBY, Kind.SAPPHIRE)), covered=False)
    seen = look(table(seat(), seat(), turn=0, first=0, phase="act").state)
    led = (LogEntry(1, None, "", (), (ev.TurnBegan(ONE, (), 0, last=False), dear), 0),)
    assert SCREENS.boards.analysis is not None
    assert COUNTED in SCREENS.boards.analysis(ENGLISH, seen, [(seen, led)])(always).text


def test_a_craft_too_late_and_one_for_little_and_a_tool_cost() -> None:
    """Rules 4.7, 7.2."""
    late = Stack(GAUNTLETS, UNDER)
    told = found(ev.Crafted(ONE, late, covered=False), ev.Revealed(ONE, (), (late,), ()))
    assert [type(one) for one in told.costliest] == [TooLate]
    dear = ev.Crafted(ONE, Stack(Name("door-hinges"), (Kind.MITHRIL, Kind.RUBY, Kind.SAPPHIRE)), covered=False)
    assert [type(one) for one in found(dear).costliest] == [ForLittle]
    ends = table(seat(), seat(), turn=0, first=0, phase="act", guild="belt-knife").state
    kept = ev.ToolCompleted(ONE, Stack(Name("rune-chisel")), Fate.KEEP, 0, 0)
    (tool,) = found(kept, before=ends).costliest
    assert isinstance(tool, Tool)


def test_no_more_is_told_than_anybody_reads_and_nothing_for_nobody() -> None:
    events = [one for _ in range(5) for one in (ev.Sold(ONE, SAPPHIRE, 1), ev.BoughtFromRow(ONE, SAPPHIRE, 1, 9))]
    assert len(found(*events).costliest) == TOLD
    with pytest.raises(NotWanted):
        looked_into(CARDS, 2, [Moment(table(seat(), seat()).state, ())], lambda: False)


@pytest.mark.parametrize("language", ["en", "es", "fr", "ja"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_analysis_is_not_higher_than_a_phone(language: str, seats: int) -> None:
    l10n = Localizers(strict=True).for_locale(language).of(game().key)
    luck = Thrown(Random(seats))
    step = game().setup(seats, {"mode": "full"}, luck)
    moments: list[tuple[TableView, tuple[LogEntry, ...]]] = []
    led: list[LogEntry] = []
    turn = None
    for one in (step, *(move.step for move in self_play(game(), step.state, (RANDOM_DWARF,), luck))):
        events = tuple(event_view(event, None) for event in one.events)
        led.append(LogEntry(len(led) + 1, None, "", (), events, 0))
        if one.state.turn != turn or one.state.scores:
            seen = look(one.state)
            moments.append((replace(seen, view=player_view(one.state, CARDS, None)), tuple(led)))
            led, turn = [], one.state.turn
    last, _ = moments[-1]
    over = replace(last, table=replace(last.table, status=TableStatus.OVER), awaited=frozenset(), seat=None)
    assert SCREENS.boards.analysis is not None
    text = SCREENS.boards.analysis(l10n, over, moments)(always).text
    assert " -" not in text.replace("\n-#", ""), "a minus is written as everywhere else"
    assert any(sign in text for sign in (" +", " −"))
    assert 0 < height(text, ()) <= ROOM, text
    assert any(isinstance(one, Craft) for one in [looked(moments).best])


def looked(moments: list[tuple[TableView, tuple[LogEntry, ...]]]) -> Analysis:
    pairs = pairwise(moments)
    told = [Moment(then.view, tuple(e for one in led for e in one.events)) for (then, _), (_, led) in pairs]
    return looked_into(CARDS, len(told[0].before.players), told)


def test_the_first_turn_of_who_begins_is_its_first() -> None:
    """Rule 1.3: it begins with the deal, in the first moment of a game."""
    begun = [ev.TurnBegan(one, (), 0, last=False) for one in (ONE, TWO)]
    dear = ev.Crafted(ONE, Stack(Name("door-hinges"), (Kind.MITHRIL, Kind.RUBY, Kind.SAPPHIRE)), covered=False)
    seen = look(table(seat(), seat(), turn=0, first=0, phase="act").state)
    led = [(LogEntry(1, None, "", (), (begun[0],), 0),), (LogEntry(2, ONE, "", (), (dear, begun[1]), 0),)]
    assert SCREENS.boards.analysis is not None
    everybody = replace(seen, seat=None)
    text = SCREENS.boards.analysis(ENGLISH, everybody, [(seen, one) for one in led])(always).text
    assert "Player 0, turn 1," in text
