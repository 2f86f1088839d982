"""The analysis of a game that is over: luck, and what coins came from; its decisions: `strategy/test_analysis`."""

from kingsforge_bot.games.dwarven_smithy.advice.account import accounts, average
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.actions import Fate
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck, Stack
from tests.games.dwarven_smithy.advised import CARDS, ONE, TWO


def test_the_analysis_tells_luck_from_what_was_bought() -> None:
    """Dealt, played from the hand or held at the end: luck, but for what came from the warehouse."""
    knife = Stack(Name("belt-knife"), (Kind.SILVER,))
    told: list[ev.Event] = [
        ev.Dealt(ONE, 15, (Name("raw-gold"), Name("iron")), ()),
        ev.Drew(ONE, Deck.MINE, Name("?")),
        ev.Played(ONE, Name("silver"), Area.WORKSHOP),
        ev.BoughtFromRow(ONE, Name("ruby"), 1, 10),
        ev.Played(ONE, Name("ruby"), Area.MARKET),
        ev.Sold(ONE, Name("iron"), 2),
        ev.Bought(TWO, ONE, Name("ruby"), Area.MARKET, 6),
        ev.ItemCompleted(ONE, knife, 9, 1),
        ev.ToolCompleted(TWO, knife, Fate.KEEP, 0, 0),
        ev.Revealed(ONE, (Name("emerald"),), (Stack(Name("door-hinges"), (Kind.IRON,)),), ()),
    ]
    mine, theirs = accounts(CARDS, 2, told)
    values = sum(CARDS.buy_value(Name(kind)) for kind in ("gold", "iron", "silver", "emerald"))
    assert (mine.drawn, mine.worth) == (4, values)
    assert (mine.crafted, mine.sales, mine.bought_from, mine.warehouse) == (10, 2, 6, 10)
    assert theirs.players == 6
    whole = [card for card in CARDS.mine() if kind_of(card) is not None]
    assert average(CARDS) == sum(map(CARDS.buy_value, whole)) / 116
