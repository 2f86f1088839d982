"""What happened at tables that a league waits for, and what is to be done there."""

from typing import assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.league.events import ChallengeEnded, LeagueEvent, Replaced, TableEnded
from kingsforge_bot.league.league import League
from kingsforge_bot.league.round import Table as Drawn
from kingsforge_bot.service.league.current import Current
from kingsforge_bot.service.league.league_log import LeagueLog
from kingsforge_bot.service.league.league_tables import DAY, REMINDED, LeagueTables
from kingsforge_bot.service.league.records import HeldTable
from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.records import Listed
from kingsforge_bot.service.types import Table, TableStatus


class PlayedTables:
    """Tables of rounds and of challenges, once it is known who sits there."""

    def __init__(self, store: Store, tables: LeagueTables, league_log: LeagueLog) -> None:
        self._store = store
        self._tables = tables
        self._log = league_log

    async def attend(self, now: Current, held: HeldTable, at: int) -> tuple[Current, int | None]:
        """What follows from how the table stands; when to look again, if not only after something happened there."""
        listed = await self._store.listed(held.table)
        if listed is None:
            return now, None
        table, drawn = listed.table, drawn_at(now.league, held)
        if drawn is None:
            if table.status in (TableStatus.LOBBY, TableStatus.RUNNING):
                await self._tables.close_decided(now, held.table)
            return now, None
        match table.status:
            case TableStatus.LOBBY:
                if await self._tables.may_begin(table):
                    await self._tables.start(now, held, drawn)
                    return now, at
                return now, None
            case TableStatus.OVER:
                results = {one.seat: one.place for one in await self._store.results.of(table.id)}
                places = tuple([results[Seat(seat)] for seat in range(len(drawn.seats))])
                return await self._log.happened(now, ended_with(now.league, held, drawn, places, at), at), None
            case TableStatus.CLOSED if table.begun:
                # Whoever looks after the channel ended it, or all who sat there agreed: who stayed is level.
                level = (1,) * len(drawn.seats)
                return await self._log.happened(now, ended_with(now.league, held, drawn, level, at), at), None
            case TableStatus.CLOSED:
                return now, None
            case TableStatus.RUNNING:
                return await self._while_it_runs(now, held, listed, drawn, at)
            case other:
                assert_never(other)

    async def _while_it_runs(
        self, now: Current, held: HeldTable, listed: Listed, drawn: Drawn, at: int
    ) -> tuple[Current, int | None]:
        table, days = listed.table, now.kept.round_days
        ends = None if held.ends is None else await self._tables.ends(table, held.ends, days)
        overdue = ends is not None and ends <= at
        for seat, entrant in enumerate(drawn.seats):
            left = table.holder(Seat(seat)).user is None
            if entrant in drawn.forfeits and not left:
                await self._tables.hand_to_bot(table.id, Seat(seat))
            elif entrant not in drawn.forfeits and left and not overdue and drawn_at(now.league, held) is not None:
                now = await self._log.happened(now, Replaced(entrant, at), at)
            elif entrant not in drawn.forfeits and not left:
                # Also in the middle of a table: a substitute goes on there.
                await self._tables.hand_over(table.id, Seat(seat), now.plays_for(entrant))
        if drawn_at(now.league, held) is None:
            await self._tables.close(held.table)
            return now, at
        if ends is None:
            return now, None
        if overdue:
            if any(one.user is not None for one in table.sitters):
                await self._tables.play_out(table.id)
            return now, None
        levels = [level for level in REMINDED if level < (held.reminded or days * DAY)]
        if told := [level for level in levels if ends - level <= at]:
            await self._tables.remind(now, listed, held, min(told), ends)
        return now, ends - max([level for level in levels if level not in told], default=0)


def drawn_at(league: League, held: HeldTable) -> Drawn | None:
    """Who sits at that table, as long as the league waits for what comes of it."""
    if league.ladder is not None:
        found = next((one for one in league.ladder.open if one.number == held.round), None)
        return None if found is None else Drawn((found.challenger, found.challenged))
    rounds = league.groups[held.group].rounds
    if held.round != len(rounds) - 1 or held.place >= len(rounds[-1].tables):
        return None
    table = rounds[-1].tables[held.place]
    return table if table.places is None else None


def ended_with(league: League, held: HeldTable, drawn: Drawn, places: tuple[int, ...], at: int) -> LeagueEvent:
    """The event that the table ended, with these places by seat."""
    if league.ladder is None:
        return TableEnded(held.group, held.place, places)
    challenger, challenged = places
    return ChallengeEnded(drawn.seats[0], (challenger, challenged), at)


def given_up(table: Table) -> bool:
    """A lobby that was closed before anybody was drawn for it: another one takes its place."""
    return table.status is TableStatus.CLOSED and not table.begun
