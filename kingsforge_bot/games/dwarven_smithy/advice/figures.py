"""A game in figures, seat by seat: turns, what was completed, traded and drawn; from public events."""

from collections.abc import Iterable

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules import events as ev


class Figures(msgspec.Struct):
    """Of one seat."""

    seat: Seat
    turns: int = 0
    completed: int = 0
    kings: int = 0
    """Of those that were completed."""
    sold: int = 0
    bought: int = 0
    drawn: int = 0


def figures(seats: int, events: Iterable[ev.Event]) -> tuple[Figures, ...]:
    """One for each seat."""
    found = tuple(Figures(Seat(seat)) for seat in range(seats))
    for event in events:
        match event:
            case ev.TurnBegan(seat=seat):
                found[seat].turns += 1
            case ev.KingsItemCompleted(seat=seat):
                found[seat].completed += 1
                found[seat].kings += 1
            case ev.ApprenticeCompleted(seat=seat) | ev.ToolCompleted(seat=seat) | ev.ItemCompleted(seat=seat):
                found[seat].completed += 1
            case ev.Sold(seat=seat):
                found[seat].sold += 1
            case ev.Bought(seat=seat) | ev.BoughtFromRow(seat=seat):
                found[seat].bought += 1
            case ev.Drew(seat=seat):
                found[seat].drawn += 1
            case _:
                pass
    return found
