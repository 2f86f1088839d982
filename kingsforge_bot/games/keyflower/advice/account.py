"""What each seat did in a game that is over, counted from what everybody may know."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules import events as ev


class Account(msgspec.Struct, frozen=True):
    """One seat's game in numbers; of workers those that paid for what it won, and drawn ones."""

    seat: Seat
    won: int = 0
    paid: int = 0
    own: int = 0
    """Uses in its own village."""
    offered: int = 0
    """Uses of tiles on offer."""
    abroad: int = 0
    """Uses in others' villages."""
    visited: int = 0
    """Uses by others in its village."""
    upgrades: int = 0
    steps: int = 0
    drawn: int = 0
    """Workers drawn from the bag and got from boats."""


def accounts(seats: int, events: Iterable[ev.Event]) -> Sequence[Account]:
    """One by seat."""
    found = [Account(Seat(seat)) for seat in range(seats)]

    def add(seat: Seat, **more: int) -> None:
        one = found[seat]
        found[seat] = replace(one, **{name: getattr(one, name) + count for name, count in more.items()})

    for event in events:
        match event:
            case ev.TileWon(seat=seat, paid=paid):
                add(seat, won=1, paid=paid.total)
            case ev.TileUsed(seat=seat, owner=None):
                add(seat, offered=1)
            case ev.TileUsed(seat=seat, owner=owner) if owner == seat:
                add(seat, own=1)
            case ev.TileUsed(seat=seat, owner=owner) if owner is not None:
                add(seat, abroad=1)
                add(owner, visited=1)
            case ev.Upgraded(seat=seat):
                add(seat, upgrades=1)
            case ev.GoodsMoved(seat=seat, steps=steps):
                add(seat, steps=steps)
            case ev.WorkersDrawn(seat=seat, workers=workers) | ev.BoatTaken(seat=seat, workers=workers):
                add(seat, drawn=workers.total)
            case _:
                pass
    return found
