"""Rounds of leagues run by themselves: opened, drawn, started, ended; whatever was cut off goes on at the next look."""

import asyncio
import logging
from typing import Final, assert_never

from kingsforge_bot.league.draws import next_round
from kingsforge_bot.league.events import Ended
from kingsforge_bot.league.league import Stage
from kingsforge_bot.league.refusals import LeagueRefused
from kingsforge_bot.league.seating import table_sizes
from kingsforge_bot.service.league.current import Current, current
from kingsforge_bot.service.league.ladders import Ladders
from kingsforge_bot.service.league.league_log import LeagueLog
from kingsforge_bot.service.league.league_luck import luck_after
from kingsforge_bot.service.league.league_tables import CARD_AFTER, ROOM_AFTER, LeagueTables
from kingsforge_bot.service.league.played_tables import PlayedTables, given_up
from kingsforge_bot.service.ports import Clock, Sleep, Store
from kingsforge_bot.service.time.timekeeping import AGAIN_AFTER, LOOKS_EVERY
from kingsforge_bot.service.types import LeagueId, Table, TableStatus

SIGNED_UP_FOR: Final = 28 * 24 * 60 * 60
"""Seconds after which a league is given up that nobody started."""

log = logging.getLogger(__name__)


class Rounds:
    """The loop over leagues that are due: after each change at once, then when there is something to do."""

    def __init__(self, store: Store, tables: LeagueTables, league_log: LeagueLog, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._log = league_log
        self._clock = clock
        self._played = PlayedTables(store, tables, league_log)
        self._ladders = Ladders(store, tables, self._played, league_log)

    async def run(self, sleep: Sleep) -> None:
        """Look after leagues until cancelled. Raises StoreFailed."""
        while True:
            await self.attend_due()
            await sleep(LOOKS_EVERY)

    async def attend_due(self) -> None:
        """One look at the leagues that are due, the longest due first."""
        now = self._clock()
        for league, version in (await self._store.leagues.due(now)).items():
            try:
                again = await self._attend(league, now)
            except LeagueRefused as refusal:
                # Somebody dropped out, or came, while it was looked at.
                log.info("league %s is looked at again: %s", league, refusal)
                again = now + 1
            except Exception:
                # A bug too: other leagues do not wait for it.
                log.exception("league %s is not looked after", league)
                again = now + AGAIN_AFTER
            async with self._store.writing() as writing:
                await writing.leagues.come_back(league, None if again is None else max(again, now + 1), version)

    async def _attend(self, league: LeagueId, at: int) -> int | None:
        now = await current(self._store.leagues, league)
        match now.kept.stage:
            case Stage.OPEN:
                ends = now.kept.opened + SIGNED_UP_FOR
                if at < ends:
                    return ends
                await self._log.happened(now, Ended(), at)
                return None
            case Stage.RUNNING:
                return await self._running(now, at)
            case Stage.ENDED:
                for held in await self._store.leagues.tables(league):
                    await self._tables.close(held.table)
                return None
            case other:
                assert_never(other)

    async def _running(self, now: Current, at: int) -> int | None:
        if now.league.ladder is not None:
            return await self._ladders.attend(now, now.league.ladder, at)
        wanted = list[int]()
        for held in await self._store.leagues.tables(now.id):
            if held.round == len(now.league.groups[held.group].rounds) - 1:
                now, again = await self._played.attend(now, held, at)
                wanted += [] if again is None else [again]
        if now.league.is_played:
            await self._log.happened(now, Ended(), at)
            return at
        for group, rounds in enumerate([one.rounds for one in now.league.groups]):
            if group in now.league.to_draw:
                wanted.append(await self._to_draw(now, group, at))
            elif rounds and not rounds[-1].is_over:
                wanted += await self._late_tables(now, group, at)
        return min(wanted, default=None)

    async def _to_draw(self, now: Current, group: int, at: int) -> int:
        """The tables of the next round are opened, and once their seals stand it is drawn."""
        number = len(now.league.groups[group].rounds)
        sizes = table_sizes(len(now.league.present(group)), now.league.options.seats)
        missing, waiting = await self._lobbies(
            now, group, number, [place for place, size in enumerate(sizes) if size > 1]
        )
        if missing == len([size for size in sizes if size > 1]):
            return at + ROOM_AFTER
        if waiting:
            return at + waiting
        luck = luck_after(await self._store.leagues.seals(now.id), now.events)
        drawn = await asyncio.to_thread(next_round, now.league, group, luck)
        await self._log.happened(now, drawn, at)
        return at

    async def _late_tables(self, now: Current, group: int, at: int) -> list[int]:
        """Tables of the round for which there was no room when it was drawn."""
        tables = now.league.groups[group].rounds[-1].tables
        number = len(now.league.groups[group].rounds) - 1
        places = [place for place, table in enumerate(tables) if table.places is None]
        missing, waiting = await self._lobbies(now, group, number, places)
        return [*([at + ROOM_AFTER] if missing else []), *([at + waiting] if waiting else [])]

    async def _lobbies(self, now: Current, group: int, number: int, places: list[int]) -> tuple[int, int]:
        """See that these places have tables: for how many there is no room, and how long to wait for cards, if so."""
        there = {
            held.place: await self._store.table(held.table)
            for held in await self._store.leagues.tables(now.id)
            if (held.group, held.round) == (group, number)
        }
        usable = {place: table for place, table in there.items() if table is not None and not given_up(table)}
        lacking = [place for place in places if place not in usable]
        opened = await self._tables.open(now, group, number, lacking) if lacking else 0
        waits = [CARD_AFTER] if opened else []
        for place in places:
            table = usable.get(place)
            if table is not None and table.status is TableStatus.LOBBY and not await self._tables.may_begin(table):
                waits.append(CARD_AFTER)
        return len(lacking) - opened, min(waits, default=0)


class LeagueJob:
    """The timekeeper's job that has a league looked at when something happened at one of its tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def attend(self, table: Table, now: int) -> int | None:
        """Have its league looked at once the table is over, or somebody left it."""
        stirs = table.status in (TableStatus.OVER, TableStatus.CLOSED) or any(one.user is None for one in table.sitters)
        if table.league is not None and stirs:
            async with self._store.writing() as writing:
                await writing.leagues.attend(table.league, now)
        return None
