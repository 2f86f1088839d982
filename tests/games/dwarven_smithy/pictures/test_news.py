"""What is new on the table, told from the events of a turn."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.pictures.news import CardPlace, Gone, news_of
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.actions import Fate
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Stack

ONE, TWO = Seat(0), Seat(1)
GOLD, RAW, KNIFE = Name("gold"), Name("raw-gold"), Name("belt-knife")
AXE = Stack(Name("axe"), (Kind.GOLD,))


def test_what_came_is_where_it_lies_now() -> None:
    """Rules 5.2, 5.3: played, then moved, then swapped back."""
    played = ev.Played(ONE, RAW, Area.MARKET)
    moved = ev.Moved(ONE, RAW, Area.WORKSHOP, None)
    swapped = ev.Moved(ONE, RAW, Area.MARKET, KNIFE)
    assert news_of([played]).came == ((ONE, CardPlace.MARKET, RAW),)
    assert news_of([played, moved]).came == ((ONE, CardPlace.WORKSHOP, RAW),)
    assert news_of([played, moved, swapped]).came == ((ONE, CardPlace.MARKET, RAW), (ONE, CardPlace.WORKSHOP, KNIFE))


def test_what_left_says_for_what_or_to_whom() -> None:
    """Rules 5.4 to 5.7."""
    told = news_of(
        [
            ev.Sold(ONE, GOLD, 3),
            ev.Discarded(ONE, KNIFE),
            ev.Bought(ONE, TWO, RAW, Area.WORKSHOP, 4),
            ev.BoughtFromRow(ONE, Name("iron"), 2, 5),
        ]
    )
    assert told.left(ONE) == (Gone(ONE, GOLD, 3), Gone(ONE, KNIFE))
    assert told.left(TWO) == (Gone(TWO, RAW, 4, ONE),)
    assert told.left(None) == (Gone(None, Name("iron"), 5, ONE),)
    assert told.row == 1
    assert news_of([ev.Sold(ONE, GOLD, 3), ev.BoughtFromRow(ONE, GOLD, 1, 5)]).row == 0


def test_a_turn_that_begins_leaves_only_what_it_refined() -> None:
    """Rule 4.2: what the seat did a turn ago is known to all."""
    events: list[ev.Event] = [
        ev.Played(ONE, RAW, Area.WORKSHOP),
        ev.Played(TWO, KNIFE, Area.MARKET),
        ev.TurnBegan(ONE, (RAW,), 0, last=False),
    ]
    assert news_of(events).came == ((TWO, CardPlace.MARKET, KNIFE), (ONE, CardPlace.WORKSHOP, GOLD))


def test_a_craft_takes_its_card_and_what_is_under_it() -> None:
    """Rule 5.8; completed, a tool that is kept lies among the helpers (4.7)."""
    laid: list[ev.Event] = [ev.Played(ONE, AXE.card, Area.MARKET), ev.Moved(ONE, GOLD, Area.WORKSHOP, None)]
    crafted = [*laid, ev.Crafted(ONE, AXE, covered=False)]
    assert news_of(crafted).came == ((ONE, CardPlace.STACKS, AXE.card),)
    kept = [*crafted, ev.ToolCompleted(ONE, AXE, Fate.KEEP, 0, 0)]
    assert news_of(kept).came == ((ONE, CardPlace.HELPERS, AXE.card),)
    assert not news_of([*crafted, ev.ToolCompleted(ONE, AXE, Fate.SELL, 9, 0)]).came
