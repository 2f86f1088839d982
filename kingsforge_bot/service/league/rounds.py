"""Rounds of leagues run by themselves: opened, drawn, started, ended; whatever was cut off goes on at the next look."""

import asyncio
import logging
from typing import Final, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.league.draws import next_round
from kingsforge_bot.league.events import Ended, LeagueEvent, Replaced, TableEnded
from kingsforge_bot.league.league import Stage
from kingsforge_bot.league.refusals import LeagueRefused
from kingsforge_bot.league.round import Round
from kingsforge_bot.league.round import Table as Drawn
from kingsforge_bot.league.seating import table_sizes
from kingsforge_bot.service.league.current import Current, current, record
from kingsforge_bot.service.league.league_luck import luck_after
from kingsforge_bot.service.league.league_tables import DAY, REMINDED, LeagueTables
from kingsforge_bot.service.league.records import Held, LeaguePostKind
from kingsforge_bot.service.ports import Clock, Entropy, Sleep, Store
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.records import Listed
from kingsforge_bot.service.time.timekeeping import AGAIN_AFTER, LOOKS_EVERY
from kingsforge_bot.service.types import LeagueId, Status, Table

SIGNED_UP_FOR: Final = 28 * 24 * 60 * 60
"""Seconds after which a league is given up that nobody started."""
_CARD_AFTER: Final = 2
"""Seconds after which it is looked whether a card stands by now; longer where it could not be posted for a minute."""
_CARD_LATE: Final = 60
_ROOM_AFTER: Final = 300
"""Seconds after which it is looked whether there is room for more tables."""

log = logging.getLogger(__name__)


class Rounds:
    """The loop over leagues that are due: after each change at once, then when there is something to do."""

    def __init__(
        self, store: Store, tables: LeagueTables, post_signal: PostSignal, clock: Clock, entropy: Entropy
    ) -> None:
        self._store = store
        self._tables = tables
        self._post_signal = post_signal
        self._clock = clock
        self._entropy = entropy

    async def run(self, sleep: Sleep) -> None:
        """Until cancelled. Raises StoreFailed."""
        while True:
            await self.attend_due()
            await sleep(LOOKS_EVERY)

    async def attend_due(self) -> None:
        """One look at the leagues that are due, the longest due first."""
        now = self._clock()
        for league, stirred in (await self._store.leagues.due(now)).items():
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
                await writing.leagues.come_back(league, None if again is None else max(again, now + 1), stirred)

    async def _attend(self, league: LeagueId, at: int) -> int | None:
        now = await current(self._store.leagues, league)
        match now.kept.stage:
            case Stage.OPEN:
                ends = now.kept.opened + SIGNED_UP_FOR
                if at < ends:
                    return ends
                await self._happened(now, Ended(), at)
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
        wanted = list[int]()
        for held in await self._store.leagues.tables(now.id):
            group = now.league.groups[held.part]
            if held.round == len(group.rounds) - 1:
                now, again = await self._at_table(now, held, group.rounds[-1], at)
                wanted += [] if again is None else [again]
        if now.league.is_played:
            await self._happened(now, Ended(), at)
            return at
        for part, group in enumerate(now.league.groups):
            if part in now.league.to_draw:
                wanted.append(await self._to_draw(now, part, at))
            elif group.rounds and not group.rounds[-1].is_over:
                wanted += await self._late_tables(now, part, at)
        return min(wanted, default=None)

    async def _to_draw(self, now: Current, part: int, at: int) -> int:
        """The tables of the next round are opened, and once their seals stand it is drawn."""
        number = len(now.league.groups[part].rounds)
        sizes = table_sizes(len(now.league.present(part)), now.league.options.seats)
        missing, waiting = await self._lobbies(
            now, part, number, [place for place, size in enumerate(sizes) if size > 1]
        )
        if missing == len([size for size in sizes if size > 1]):
            return at + _ROOM_AFTER
        if waiting:
            return at + waiting
        luck = luck_after(await self._store.leagues.seals(now.id), now.events)
        drawn = await asyncio.to_thread(next_round, now.league, part, luck)
        await self._happened(now, drawn, at)
        return at

    async def _late_tables(self, now: Current, part: int, at: int) -> list[int]:
        """Tables of the round for which there was no room when it was drawn."""
        tables = now.league.groups[part].rounds[-1].tables
        number = len(now.league.groups[part].rounds) - 1
        places = [place for place, table in enumerate(tables) if table.places is None]
        missing, waiting = await self._lobbies(now, part, number, places)
        return [*([at + _ROOM_AFTER] if missing else []), *([at + waiting] if waiting else [])]

    async def _lobbies(self, now: Current, part: int, number: int, places: list[int]) -> tuple[int, int]:
        """See that these places have tables: for how many there is no room, and how long to wait for cards, if so."""
        there = {
            held.place: await self._store.table(held.table)
            for held in await self._store.leagues.tables(now.id)
            if (held.part, held.round) == (part, number)
        }
        usable = {place: table for place, table in there.items() if table is not None and not _given_up(table)}
        lacking = [place for place in places if place not in usable]
        opened = await self._tables.open(now, part, number, lacking) if lacking else 0
        waits = [_CARD_AFTER] if opened else []
        for place in places:
            table = usable.get(place)
            if table is not None and table.status is Status.LOBBY and not await self._tables.has_card(table.id):
                waits.append(_CARD_AFTER if self._clock() < table.opened + _CARD_LATE else _CARD_LATE)
        return len(lacking) - opened, min(waits, default=0)

    async def _at_table(self, now: Current, held: Held, drawn: Round, at: int) -> tuple[Current, int | None]:
        """What happened at a table of the round that runs, and what is to be done there."""
        listed = await self._store.listed(held.table)
        if listed is None:
            return now, None
        table = listed.table
        place = drawn.tables[held.place] if held.place < len(drawn.tables) else None
        if place is None or place.places is not None:
            if place is not None and table.status is Status.RUNNING:
                await self._leavers_leave(table, place)
            if table.status in (Status.LOBBY, Status.RUNNING):
                await self._tables.close(held.table)
            return now, None
        match table.status:
            case Status.LOBBY:
                if await self._tables.has_card(table.id):
                    await self._tables.start(now, held, place)
                    return now, at
                return now, None
            case Status.OVER:
                results = {one.seat: one.place for one in await self._store.results.of(table.id)}
                places = tuple([results[Seat(seat)] for seat in range(len(place.seats))])
                return await self._happened(now, TableEnded(held.part, held.place, places), at), None
            case Status.CLOSED if table.begun:
                # Whoever looks after the channel ended it, or all who sat there agreed: who stayed is level.
                level = (1,) * len(place.seats)
                return await self._happened(now, TableEnded(held.part, held.place, level), at), None
            case Status.CLOSED:
                return now, None
            case Status.RUNNING:
                return await self._while_it_runs(now, held, listed, at)
            case other:
                assert_never(other)

    async def _while_it_runs(self, now: Current, held: Held, listed: Listed, at: int) -> tuple[Current, int | None]:
        table, days = listed.table, now.kept.round_days
        ends = await self._tables.ends(table, held, days)
        overdue = ends is not None and ends <= at
        place = now.league.groups[held.part].rounds[-1].tables[held.place]
        await self._leavers_leave(table, place)
        for seat, entrant in enumerate(place.seats):
            if entrant not in place.forfeits and table.holder(Seat(seat)).user is None and not overdue:
                now = await self._happened(now, Replaced(entrant), at)
        place = now.league.groups[held.part].rounds[-1].tables[held.place]
        if place.places is not None:
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

    async def _leavers_leave(self, table: Table, place: Drawn) -> None:
        """Who has dropped out sits there no more, and the table says so, also where it is over by that."""
        for seat, entrant in enumerate(place.seats):
            if entrant in place.forfeits and table.holder(Seat(seat)).user is not None:
                await self._tables.hand_to_bot(table.id, Seat(seat))

    async def _happened(self, now: Current, event: LeagueEvent, at: int) -> Current:
        """In a transaction of its own, unless something else happened since. Raises LeagueRefused then, too."""
        async with self._store.writing() as writing:
            before = await current(writing.leagues, now.id)
            drawn_from = before if before.kept.seq == now.kept.seq else None
            if drawn_from is None and not isinstance(event, TableEnded | Replaced):
                return before
            after = await record(writing.leagues, before, (event,), at)
            kinds = [LeaguePostKind.CARD, *([LeaguePostKind.PODIUM] if _is_podium(before, event) else [])]
            for kind in kinds:
                await writing.leagues.owe(now.id, kind, self._entropy(8).hex())
            await writing.leagues.attend(now.id, at)
        self._post_signal.set()
        return after


class LeagueChore:
    """What happens at tables of leagues makes that somebody looks at the league, a chore of the timekeeper."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def attend(self, table: Table, now: int) -> int | None:
        """Once it is over, or somebody left it."""
        stirs = table.status in (Status.OVER, Status.CLOSED) or any(one.user is None for one in table.sitters)
        if table.league is not None and stirs:
            async with self._store.writing() as writing:
                await writing.leagues.attend(table.league, now)
        return None


def _given_up(table: Table) -> bool:
    """A lobby that was closed before anybody was drawn for it: another one takes its place."""
    return table.status is Status.CLOSED and not table.begun


def _is_podium(before: Current, event: LeagueEvent) -> bool:
    return isinstance(event, Ended) and before.league.is_played
