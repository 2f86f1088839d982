"""What happened since the picture before: which bids and uses are new, and the last thing done in signs."""

from collections.abc import Iterable

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.pictures.meaning import Pic, Signs
from kingsforge_bot.games.keyflower.rules.events import (
    BidMade,
    BoatTaken,
    Event,
    Passed,
    TileUsed,
    VillageBuilt,
    WinterGiven,
)
from kingsforge_bot.games.keyflower.rules.kinds import Name


class Deed(msgspec.Struct, frozen=True):
    """Who did what, on which tile: the tile's place where it is bid for, else its scene."""

    seat: Seat
    done: Signs
    tile: Name | None = None


class News(msgspec.Struct, frozen=True):
    """What is marked."""

    bids: frozenset[tuple[Seat, Name]] = frozenset()
    used: frozenset[Name] = frozenset()
    deed: Deed | None = None


def news_of(events: Iterable[Event]) -> News:
    """Of the events that led to the picture, in their order."""
    bids, used, deed = set[tuple[Seat, Name]](), set[Name](), None
    for event in events:
        match event:
            case BidMade(seat=seat, tile=tile, number=number):
                bids.add((seat, tile))
                deed = Deed(seat, (f"+{number}",), tile)
            case TileUsed(seat=seat, tile=tile, workers=workers):
                used.add(tile)
                deed = Deed(seat, (f"{workers.total}", Pic("worker")), tile)
            case Passed(seat=seat, automatic=False):
                deed = Deed(seat, (Pic("passed"),))
            case BoatTaken(seat=seat, boat=boat):
                deed = Deed(seat, (), boat)
            case VillageBuilt(seat=seat):
                deed = Deed(seat, (Pic("build"),))
            case WinterGiven(seat=seat):
                deed = Deed(seat, (Pic("winter"),))
            case _:
                pass
    return News(frozenset(bids), frozenset(used), deed)
