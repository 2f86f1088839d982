"""The last board of a game, and the turn it tells."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from kingsforge_bot.games.kings_forge.rules.events import Crafted, Rolled, RoundBegan, Stolen, TurnEnded, Used, Won
from kingsforge_bot.service.person.result_records import Result
from kingsforge_bot.service.post.publisher import BoardPost, PlayEnd
from kingsforge_bot.service.types import LogEntry, TableView
from tests.ui.looks import look_at, position

OVER = position({"items": ["axe"]}, {"items": ["table", "crown"]}, {}, phase="over")


MADE = Crafted(Seat(0), Item("axe"), ())


PLAYED = (
    LogEntry(
        4,
        Seat(0),
        "",
        (),
        (
            RoundBegan(2, Seat(0), ()),
            Rolled(Seat(0), read_dice("M6 W6 W5")),
            MADE,
            Stolen(Seat(1), Seat(0), Item("crown"), (), ()),
            Won(Seat(0), Item("axe")),
            Won(Seat(1), Item("crown")),
        ),
        1,
    ),
    LogEntry(9, Seat(1), "", (), (RoundBegan(3, Seat(1), ()), Won(Seat(1), Item("table"))), 2),
)
"""What counted of a game that Ben won."""


MANY = read_dice("M1 M4 M5 M5 M6 M6 W3 W4 W5 G2 G3 G4 B2 B3")


LATEST = (
    LogEntry(
        29,
        Seat(1),
        "",
        (),
        (
            Rolled(Seat(1), MANY),
            Used(Seat(1), Held(Source.TOKEN_PLUS), read_dice("M5 M4"), read_dice("M6 M5")),
            Crafted(Seat(1), Item("ice-sword"), read_dice("M5 M6 B3 B4")),
            Stolen(Seat(1), Seat(0), Item("crown"), read_dice("M6 M5 G4 G4 G4 B4"), ()),
            TurnEnded(Seat(1), ()),
        ),
        3,
    ),
    LogEntry(30, Seat(1), "", (), (Won(Seat(1), Item("ice-sword")), Won(Seat(1), Item("crown"))), 3),
)
"""A last turn of many dice."""


def result(look: TableView, seat: int, place: int, wait: int) -> Result:
    sitter = look.table.sitters[seat]
    return Result(
        table=look.table.id,
        seat=Seat(seat),
        game="kings_forge",
        place=place,
        tied=False,
        seats=3,
        entries=100,
        started=0,
        ended=400_000,
        longest_wait=wait,
        persons_only=True,
        name=sitter.name,
        user=sitter.user,
    )


def ending(*waits: int) -> BoardPost:
    """The last board, with how long the others waited for each seat."""
    look = look_at(OVER)
    results = tuple(result(look, seat, seat + 1, wait) for seat, wait in enumerate(waits))
    return BoardPost(look, (), "n", PlayEnd(results, PLAYED))
