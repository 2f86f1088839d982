"""What mattered of what happened: a season's end with what each seat won, a boat taken with what it carried."""

from collections.abc import Sequence

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules import events as ev
from kingsforge_bot.games.keyflower.rules.meta import Season


class Harvest(msgspec.Struct, frozen=True):
    """The tiles that were won when a season's turns ended (9.3)."""

    season: Season
    won: tuple[ev.TileWon, ...]

    def of(self, seat: Seat) -> tuple[ev.TileWon, ...]:
        """What that seat won."""
        return tuple(one for one in self.won if one.seat == seat)


Deed = Harvest | ev.BoatTaken


def deed_of(events: Sequence[ev.Event]) -> Deed | None:
    """The end of a season's turns, else the boat with the most on it; None where there was neither."""
    ended = [one.season for one in events if isinstance(one, ev.TurnsEnded)]
    won = tuple(one for one in events if isinstance(one, ev.TileWon))
    if ended and won:
        return Harvest(ended[-1], won)
    boats = [one for one in events if isinstance(one, ev.BoatTaken)]
    return max(boats, key=lambda one: one.workers.total + 2 * one.skills.total, default=None)
