"""Which table is meant. Never guesses between two."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from kingsforge_bot.service.errors import AmbiguousTable, NoTable
from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.records import Listed
from kingsforge_bot.service.table.names import folded
from kingsforge_bot.service.types import ChannelId, GuildId, MessageId, Table, TableId, TableStatus, UserId

MOST_SUGGESTED: Final = 25
_MOST_LETTERS: Final = 100
_ID: Final = re.compile(r"#?(\d{1,18})", re.ASCII)
_LABEL: Final = re.compile(r"#(\d{1,18})\s", re.ASCII)


class Finder:
    """Finds tables of a channel; a table of another guild or channel does not exist for it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def resolve(
        self,
        guild: GuildId,
        channel: ChannelId,
        user: UserId,
        said: str | None,
        *,
        to_play: bool,
        ahead: bool = False,
        by_turn: bool = True,
        fits: Callable[[Table], bool] = lambda _: True,
    ) -> Table:
        """The one table meant. Raises NoTable or AmbiguousTable.

        `to_play` leaves lobbies aside where somebody plays. Whoever sits at no open table then means their own that
        ended last, and not what others play here. Tables that do not fit what was asked for are meant only by whoever
        sits at no other, or where there is no other. What is decided `ahead` is for a table that awaits somebody else.
        Without `by_turn` whose turn it is tells nothing: of one's own tables none is likelier, as for taking back.
        """
        if said is not None and said.strip():
            return await self._named(guild, channel, said.strip())
        here = _fitting(await self._store.open_tables(guild, channel), user, fits)
        bound = [listed for listed in here if listed.table.thread == channel]
        mine = _where_sits(here, user)
        over = None if mine or bound else await self._last_of(guild, channel, user)
        if to_play:
            if over:
                raise NoTable(over=over)
            here = _running(mine) or mine or _running(here) or here
        elif not here:
            here = await self._store.ended_tables(guild, channel, MOST_SUGGESTED)
        meant = next((one for [one] in _likeliest(here, bound, user, ahead=ahead if by_turn else None)), None)
        if meant is not None:
            return meant.table
        if not here:
            raise NoTable
        # To look at, one's own that ended is as likely as what others play.
        tables = [listed.table for listed in _yours_first(here, user)]
        candidates = tuple([over, *tables] if over and over not in tables else tables)[:MOST_SUGGESTED]
        raise AmbiguousTable(candidates, frozenset(listed.table.id for listed in here if listed.awaits(user)))

    async def pressed(self, guild: GuildId | None, channel: ChannelId | None, user: UserId, table: TableId) -> Table:
        """The table of a button: where its posts are for everybody; anywhere else for who sits there or may again.

        No guild: a direct message. Raises NoTable.

        An id can be made up: one of a channel that the user may not see is as good as one of no table.
        """
        found = await self._store.table(table)
        if found is None:
            raise NoTable(str(table))
        own = found.sitter(user) is not None or found.returns(user) is not None
        if not (own or _is_at(found, guild, channel)):
            raise NoTable(str(table))
        return found

    async def shown(
        self, guild: GuildId, channel: ChannelId, user: UserId, message: MessageId
    ) -> tuple[Table, int] | None:
        """The table and the entry that a message is, or was, the board of; None where it is none of ours.

        Raises NoTable.
        """
        found = await self._store.board(message)
        return None if found is None else (await self.pressed(guild, channel, user, found[0]), found[1])

    async def suggest(
        self, guild: GuildId, channel: ChannelId, user: UserId, typed: str
    ) -> tuple[tuple[Table, bool], ...]:
        """At most 25 open tables that fit what was typed, and whether they await the user; those first."""
        wanted = folded(typed[:_MOST_LETTERS].strip())
        found = [
            (listed.table, listed.awaits(user))
            for listed in _yours_first(await self._store.open_tables(guild, channel), user)
            if wanted in folded(f"#{listed.table.id} {listed.table.name}")
        ]
        return tuple(found[:MOST_SUGGESTED])

    async def suggest_ended(
        self, guild: GuildId, channel: ChannelId, user: UserId, typed: str
    ) -> tuple[tuple[Table, bool], ...]:
        """At most 25 tables that have ended and fit what was typed; the user's own first, they await nobody."""
        wanted = folded(typed[:_MOST_LETTERS].strip())
        ended = await self.ended_here(guild, channel, MOST_SUGGESTED)
        found = [table for table in ended if wanted in folded(f"#{table.id} {table.name}")]
        return tuple((table, False) for table in sorted(found, key=lambda table: table.sitter(user) is None))

    async def here(self, guild: GuildId, channel: ChannelId) -> tuple[Table, ...]:
        """The open tables of a channel or thread, oldest first."""
        return tuple(listed.table for listed in await self._store.open_tables(guild, channel))

    async def ended_here(self, guild: GuildId, channel: ChannelId, most: int) -> tuple[Table, ...]:
        """The tables played or brought to their end there, the latest first."""
        return tuple(listed.table for listed in await self._store.ended_tables(guild, channel, most))

    async def _last_of(self, guild: GuildId, channel: ChannelId, user: UserId) -> Table | None:
        """The table there at which the user sat to the end, the latest of them."""
        ended = await self.ended_here(guild, channel, MOST_SUGGESTED)
        return next((table for table in ended if table.sitter(user)), None)

    async def _named(self, guild: GuildId, channel: ChannelId, said: str) -> Table:
        """An id (`12`, `#12`), else a name, its accents left out perhaps, else a label beginning with `#12 `."""
        said = said[:_MOST_LETTERS]
        if (match := _ID.fullmatch(said)) and (table := await self._by_id(guild, channel, match[1])):
            return table
        open_here = await self._store.open_tables(guild, channel)
        for listed in (*open_here, *await self._store.ended_tables(guild, channel, MOST_SUGGESTED)):
            if listed.table.name.casefold() == said.casefold():
                return listed.table
        alike = [listed.table for listed in open_here if folded(listed.table.name) == folded(said)]
        if len(alike) == 1:
            return alike[0]
        if (match := _LABEL.match(said)) and (table := await self._by_id(guild, channel, match[1])):
            return table
        raise NoTable(said)

    async def _by_id(self, guild: GuildId, channel: ChannelId, digits: str) -> Table | None:
        table = await self._store.table(TableId(int(digits)))
        return table if table is not None and _is_at(table, guild, channel) else None


def _is_at(table: Table, guild: GuildId | None, channel: ChannelId | None) -> bool:
    """Whether its posts go there, or have gone."""
    return channel is not None and table.guild == guild and channel in (table.channel, table.thread)


def _fitting(here: Sequence[Listed], user: UserId, fits: Callable[[Table], bool]) -> Sequence[Listed]:
    fitting = [listed for listed in here if fits(listed.table)]
    if _where_sits(here, user) and not _where_sits(fitting, user):
        return here
    return fitting or here


def _likeliest(
    here: Sequence[Listed], bound: Sequence[Listed], user: UserId, *, ahead: bool | None
) -> Iterator[Sequence[Listed]]:
    """Groups of one, the likeliest first: `bound` to the thread, whose turn it is, one's own, whatever is there."""
    mine = _where_sits(here, user)
    # Where another table was opened in this thread, and the user sits there, that is the likelier one.
    likely = [listed for listed in mine if ahead is not None and listed.awaits(user) is not ahead]
    by_thread = bound if _where_sits(bound, user) or not mine else ()
    yield from (some for some in (by_thread, likely, mine, here) if len(some) == 1)


def _where_sits(here: Iterable[Listed], user: UserId) -> list[Listed]:
    return [listed for listed in here if listed.table.sitter(user)]


def _running(listed: Iterable[Listed]) -> list[Listed]:
    return [one for one in listed if one.table.status is TableStatus.RUNNING]


def _yours_first(here: Iterable[Listed], user: UserId) -> list[Listed]:
    return sorted(here, key=lambda listed: (not listed.awaits(user), listed.table.sitter(user) is None))
