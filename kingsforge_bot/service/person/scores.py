"""What is told of plays that are over: results, records, ratings, and the dice that were met."""

from collections.abc import Mapping, Sequence

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.records import OwnRecord, Rating, Records, Result, Row
from kingsforge_bot.service.types import GuildId, TableId, UserId


class DiceMet(msgspec.Struct, frozen=True):
    """The dice somebody threw in a whole play, and the sum of what they showed."""

    dice: int
    pips: int


class Scores:
    """Results, records and ratings, read; writing is the committer's. Raises StoreFailed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def results(self, table: TableId) -> tuple[Result, ...]:
        """How the play ended, best first; nothing where it was not played to its end."""
        return await self._store.results(table)

    async def dice(self, table: TableId) -> Mapping[Seat, DiceMet]:
        """By seat, all dice thrown in actions of theirs. Of a play that goes on it would tell too much."""
        return dice_met(await self._store.log(table))

    async def own(self, guild: GuildId | None, user: UserId) -> tuple[OwnRecord, ...]:
        """What the user has played there, or in all servers, against persons alone, the most played game first."""
        return await self._store.own_records(guild, user)

    async def records(self, guild: GuildId) -> tuple[Records, ...]:
        """Of each game that persons alone have played there."""
        return await self._store.records(guild)

    async def ratings(self, guild: GuildId) -> tuple[Rating, ...]:
        """Of all who take part there, game by game, the strongest first."""
        return await self._store.ratings(guild)


def dice_met(rows: Sequence[Row]) -> Mapping[Seat, DiceMet]:
    """Counted from what entries asked their luck for: `r5` is five dice; shuffles and draws are no dice."""
    found: dict[Seat, DiceMet] = {}
    for row in rows:
        if row.seat is None:
            continue
        start = 0
        for asked in row.draws.split():
            count = int(asked[1:].partition("/")[0])
            if asked[0] == "r":
                before = found.get(row.seat, DiceMet(0, 0))
                shown = sum(row.luck[start : start + count])
                found[row.seat] = DiceMet(before.dice + count, before.pips + shown)
            start += count
    return found
