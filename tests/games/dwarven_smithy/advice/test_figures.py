"""What each player did in a game of Dwarven Smithy that is over, counted, for Stats."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.advice.figures import Figures, figures
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck, Stack
from kingsforge_bot.games.dwarven_smithy.screens.screens import screens
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.service.types import LogEntry
from tests.games.dwarven_smithy.looks import look
from tests.games.dwarven_smithy.rules.table import game, seat, table

ADA, BEN = Seat(0), Seat(1)
GOLD, BELT = Name("gold"), Name("belt-knife")
DEEDS = (
    ev.TurnBegan(ADA, (), 0, last=False),
    ev.ItemCompleted(ADA, Stack(BELT), 9, 0),
    ev.KingsItemCompleted(ADA, Stack(Name("emberjaw-maul")), None, 0, covered=False),
    ev.Sold(ADA, GOLD, 3),
    ev.Bought(ADA, BEN, GOLD, Area.WORKSHOP, 6),
    ev.Drew(ADA, Deck.MINE, GOLD),
    ev.Drew(ADA, Deck.GUILD, BELT),
    ev.TurnEnded(ADA),
    ev.TurnBegan(BEN, (), 0, last=False),
    ev.BoughtFromRow(BEN, GOLD, 1, 6),
)


def test_turns_and_what_was_completed_traded_and_drawn_are_counted() -> None:
    """Rules 4.3, 5.5 to 5.7, 6.1."""
    assert figures(2, DEEDS) == (
        Figures(ADA, turns=1, completed=2, kings=1, sold=1, bought=1, drawn=2),
        Figures(BEN, turns=1, bought=1),
    )


def test_stats_have_a_line_of_them_for_each_seat() -> None:
    boards = screens(game()).boards
    assert boards.figures is not None
    entries = [LogEntry(1, ADA, "", (), DEEDS, 0)]
    told = boards.figures(Localizers(strict=True).english.of(game().key), look(table(seat(), seat()).state), entries)
    assert told == {
        ADA: "turns 1, completed 2 (King's Items 1), sold 1, bought 1, drawn 2",
        BEN: "turns 1, completed 0 (King's Items 0), sold 0, bought 1, drawn 0",
    }
