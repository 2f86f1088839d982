"""Challenges of ladders run by themselves: called, taken up or lapsed, played; closed when the weeks are over."""

from typing import Final

from kingsforge_bot.league.challenges import Challenge, Ladder
from kingsforge_bot.league.events import ChallengesClosed, Ended, Lapsed, TakenUp
from kingsforge_bot.service.league.current import Current
from kingsforge_bot.service.league.league_log import LeagueLog
from kingsforge_bot.service.league.league_tables import CARD_AFTER, DAY, ROOM_AFTER, LeagueTables
from kingsforge_bot.service.league.played_tables import PlayedTables, given_up
from kingsforge_bot.service.league.records import HeldTable, KeptLeague
from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.types import Table, TableStatus

WEEK: Final = 7 * DAY


class Ladders:
    """What a look at a ladder does; each of its steps is a transaction after which it is not taken again."""

    def __init__(self, store: Store, tables: LeagueTables, played: PlayedTables, league_log: LeagueLog) -> None:
        self._store = store
        self._tables = tables
        self._played = played
        self._log = league_log

    async def attend(self, now: Current, ladder: Ladder, at: int) -> int | None:
        """Do what is due on a ladder; when to look at it next, unless something happens before."""
        wanted = list[int]()
        if not ladder.closed:
            if (closes := closes_at(now.kept, ladder)) <= at:
                await self._log.happened(now, ChallengesClosed(), at)
                return at
            wanted.append(closes)
        tables = {held.round: held for held in await self._store.leagues.tables(now.id)}
        await self._close_decided(now, ladder, tables)
        for challenge in ladder.open:
            now, again = await self._challenge(now, challenge, tables.get(challenge.number), at)
            wanted += [] if again is None else [again]
        if now.league.is_played:
            await self._log.happened(now, Ended(), at)
            return at
        return min(wanted, default=None)

    async def _close_decided(self, now: Current, ladder: Ladder, tables: dict[int, HeldTable]) -> None:
        """Tables whose challenge was decided elsewhere: by who dropped out, or because nobody took it up."""
        waited = {one.number for one in ladder.open}
        here = await self._store.open_tables(now.kept.guild, now.kept.channel)
        open_ = {listed.table.id for listed in here if listed.table.league == now.id}
        for number, held in tables.items():
            if held.table in open_ and number not in waited:
                await self._tables.close_decided(now, held.table)

    async def _challenge(
        self, now: Current, challenge: Challenge, held: HeldTable | None, at: int
    ) -> tuple[Current, int | None]:
        table = None if held is None else await self._store.table(held.table)
        if held is None or table is None or given_up(table):
            opened = await self._tables.challenge(now, challenge)
            return now, at + (CARD_AFTER if opened else ROOM_AFTER)
        if challenge.taken_up or table.status is not TableStatus.LOBBY:
            now, again = await self._played.attend(now, held, at)
            # A table that was taken up begins once its card stands.
            return now, at + CARD_AFTER if again is None and table.status is TableStatus.LOBBY else again
        return await self._called(now, challenge, held, table, at)

    async def _called(
        self, now: Current, challenge: Challenge, held: HeldTable, table: Table, at: int
    ) -> tuple[Current, int | None]:
        challenger, challenged = (now.plays_for(one).user for one in (challenge.challenger, challenge.challenged))
        if challenger is None or challenged is None or table.sitter(challenger) is None:
            # Somebody else plays for one of them by now, and is called anew.
            await self._tables.close(table.id)
            return now, at
        if table.sitter(challenged) is not None:
            return await self._log.happened(now, TakenUp(challenge.challenger), at), at
        if table.invitation(challenged) is None:
            await self._tables.close(table.id)
            return now, at
        days = now.kept.options.days
        # At the end of a ladder a channel in which nobody can be called does not hold it up for ever.
        silent = now.league.ladder is not None and not now.league.ladder.closed
        ends = await self._tables.ends(table, table.opened + days * DAY, days, silent=silent)
        if ends <= at:
            now = await self._log.happened(now, Lapsed(challenge.challenger, at), at)
            await self._tables.close(table.id)
            return now, at
        reminds = ends - DAY
        if held.reminded is not None or days < 2:
            return now, ends
        if reminds <= at:
            await self._tables.call_again(now, held, table, challenged, ends)
            return now, ends
        return now, reminds


def closes_at(kept: KeptLeague, ladder: Ladder) -> int:
    """When its weeks are over, Unix seconds."""
    return ladder.since + kept.options.weeks * WEEK
