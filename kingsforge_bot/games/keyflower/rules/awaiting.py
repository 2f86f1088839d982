"""Who is awaited, and who may act (13.1)."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.building import may_build
from kingsforge_bot.games.keyflower.rules.draft import Table
from kingsforge_bot.games.keyflower.rules.state import Phase


def awaited(table: Table) -> frozenset[Seat]:
    """The seats that the table waits for."""
    match table.phase:
        case Phase.TURNS | Phase.WORK:
            return frozenset((table.turn,))
        case Phase.WINTER_CHOICE:
            return frozenset([Seat(seat) for seat in range(len(table.players)) if not table.players[seat].given])
        case Phase.BOATS | Phase.BUILDING:
            building = [Seat(seat) for seat in range(len(table.players)) if may_build(table, Seat(seat))]
            return frozenset([*table.choosers[:1], *building])
        case Phase.OVER:
            return frozenset()


def may_act(table: Table, seat: Seat) -> bool:
    """Who has given winter tiles may choose again (3.5)."""
    if table.phase is Phase.WINTER_CHOICE:
        return 0 <= seat < len(table.players)
    return seat in awaited(table)
