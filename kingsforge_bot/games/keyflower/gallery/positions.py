"""Tables as full as they can be, which chance hardly ever brings: every seat bids for everything."""

from collections.abc import Iterator
from itertools import cycle, islice

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.card_data import tiles
from kingsforge_bot.games.keyflower.gallery.games import crowded
from kingsforge_bot.games.keyflower.rules.kinds import COLOURS, Name, workers_of
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.state import Group, Offered, State
from kingsforge_bot.games.keyflower.rules.tiles import TileKind


def full(seats: int, season: Season) -> State:
    """A crowded table of a season on which every seat bids for every tile, and each tile is used three times."""
    state = crowded(seats, seats, season).state
    return replace(state, offer=_contested(state.offer, seats), orders=_contested(state.orders, seats))


def offered(count: int, seats: int = 6) -> State:
    """A winter in which so many tiles were given."""
    state = crowded(seats, seats, Season.WINTER).state
    names = islice(tiles().of(TileKind.WINTER), count)
    return replace(state, offer=_contested([Offered(name) for name in names], seats))


def _contested(offer: tuple[Offered, ...] | list[Offered], seats: int) -> tuple[Offered, ...]:
    return tuple(_contest(offer, seats))


def _contest(offer: tuple[Offered, ...] | list[Offered], seats: int) -> Iterator[Offered]:
    """The bids of each tile are one higher than one another, up to 13; who leads goes round."""
    for number, (tile, colour) in enumerate(zip(offer, cycle(COLOURS), strict=False)):
        order = [Seat((number + seat) % seats) for seat in range(seats)]
        bids = tuple(Group(seat, colour, 13 - place) for place, seat in enumerate(order))
        uses = tuple(workers_of(colour, workers) for workers in (1, 2, 3)) if _usable(tile.name) else ()
        yield replace(tile, lock=colour, bids=bids, uses=uses)


def _usable(name: Name) -> bool:
    facts = tiles()[name]
    return bool(facts.a.use) and facts.kind is not TileKind.ORDER
