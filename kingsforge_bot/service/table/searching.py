"""Looking for players: who fits is seated together at a new table, and called there once."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.person.settings import Opener
from kingsforge_bot.service.ports import Clock, Store, Writing
from kingsforge_bot.service.post.mentions import named_only
from kingsforge_bot.service.post.notices import Gathered
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.table.limits import check_opening
from kingsforge_bot.service.table.lobbies import Lobbies
from kingsforge_bot.service.table.names import shown
from kingsforge_bot.service.table.search_records import SEARCHED_FOR, Search
from kingsforge_bot.service.table.table_records import NewTable
from kingsforge_bot.service.time.clock import PACES
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import ChannelId, GuildId, Sitter, Table, UserId

_USUAL_PACE: Final = next(iter(PACES))


class Looked(msgspec.Struct, frozen=True):
    """What a search came to: the table that was opened by it, else a place on the list."""

    search: Search
    table: Table | None = None


class Searches:
    """The list of each server. Raises OpeningRefused and LobbyRefused; then nothing has changed."""

    def __init__(
        self, store: Store, lobbies: Lobbies, games: Mapping[str, AnyGame], post_signal: PostSignal, clock: Clock
    ) -> None:
        self._store = store
        self._lobbies = lobbies
        self._games = games
        self._post_signal = post_signal
        self._clock = clock

    async def waiting(self, guild: GuildId) -> tuple[Search, ...]:
        """Who looks for players in that server, those first who have looked longest."""
        return await self._store.searches.within(guild, self._clock() - SEARCHED_FOR)

    async def stop(self, user: UserId) -> Search | None:
        """End their search; what they looked for, if they did."""
        async with self._store.writing() as writing:
            found = await writing.searches.of(user, self._clock() - SEARCHED_FOR)
            await writing.searches.drop(user)
        return found

    async def forget(self) -> None:
        """What ended by itself is kept no longer."""
        async with self._store.writing() as writing:
            await writing.searches.forget(self._clock() - SEARCHED_FOR)

    async def join(self, wanted: Search, other: UserId, opener: Opener) -> Looked | None:
        """Look for what that other one looks for in the same server; None where they look no longer."""
        found = await self._store.searches.of(other, self._clock() - SEARCHED_FOR)
        if found is None or found.guild != wanted.guild or other == wanted.user:
            return None
        same = {"game": found.game, "seats": found.seats, "pace": found.pace, "language": found.language}
        return await self.look(msgspec.structs.replace(wanted, **same), opener)

    async def look(self, wanted: Search, opener: Opener) -> Looked:
        """Stand on the list in place of what they looked for before, or sit down with those who fit.

        The table belongs to whoever completes it. Whoever may open no table may not look for one either.
        """
        self._lobbies.check_offered(wanted.game, wanted.seats, {}, wanted.pace or _USUAL_PACE)
        now = self._clock()
        wanted = msgspec.structs.replace(wanted, name=shown(wanted.name, wanted.user), at=now)
        async with self._store.writing() as writing:
            await writing.searches.forget(now - SEARCHED_FOR)
            await writing.searches.drop(wanted.user)
            waiting = await writing.searches.within(wanted.guild, now - SEARCHED_FOR)
            group = gathered(wanted, waiting)
            if group is None:
                await check_opening(writing, wanted.guild, wanted.channel, wanted.user, opener)
                await writing.searches.keep(wanted)
                return Looked(wanted)
            table = await self._opened(writing, wanted, group, opener)
        self._post_signal.set()
        return Looked(wanted, table)

    async def _opened(self, writing: Writing, wanted: Search, group: Sequence[Search], opener: Opener) -> Table:
        now, options = self._clock(), self._games[wanted.game].options
        settings = writing.server_settings(wanted.guild)
        usual = settings.pace if settings.pace in PACES else _USUAL_PACE
        place = place_of(group)
        assert place is not None
        new = NewTable(
            guild=wanted.guild,
            channel=place,
            name="",
            game=wanted.game,
            options={option: values[0] for option, values in options.items()},
            capacity=wanted.seats,
            owner=wanted.user,
            pace=next((one.pace for one in group if one.pace is not None), usual),
            sitters=tuple(Sitter(Seat(seat), one.name, user=one.user) for seat, one in enumerate(group)),
            opened=now,
            language=next((one.language for one in group if one.language is not None), None),
            boards=settings.boards,
        )
        table = await self._lobbies.add(writing, new, opener)
        for one in group:
            await writing.searches.drop(one.user)
        called = [one.seat for one in table.sitters if one.user != wanted.user]
        named = await named_only(writing, table, wanted.user, called, now)
        await writing.posts.notify(table.id, Gathered(named), now)
        return table


def gathered(wanted: Search, waiting: Sequence[Search]) -> tuple[Search, ...] | None:
    """A whole table of those who fit each other, that one last; None while too few do. Who waits longest goes first."""
    alike = [one for one in waiting if (one.game, one.seats) == (wanted.game, wanted.seats)]
    paces = dict.fromkeys(one.pace for one in (*alike, wanted))
    languages = dict.fromkeys(one.language for one in (*alike, wanted))
    for pace, language in product(paces, languages):
        able = [one for one in alike if _takes(one, pace, language)]
        others = _together(wanted, able)
        if _takes(wanted, pace, language) and len(others) == wanted.seats - 1:
            return (*others, wanted)
    return None


def place_of(group: Sequence[Search]) -> ChannelId | None:
    """Where all of them may be called: the first channel that everybody sees, else the only one; else none."""
    common = {one.channel for one in group}
    return next((one.channel for one in group if one.open), common.pop() if len(common) == 1 else None)


def _takes(one: Search, pace: str | None, language: str | None) -> bool:
    return one.pace in (None, pace) and one.language in (None, language)


def _together(wanted: Search, able: Sequence[Search]) -> Sequence[Search]:
    """Those who wait longest, as many as are wanting, if there is a place for all; too few where there is not."""
    wanting = wanted.seats - 1
    if place_of((*able[:wanting], wanted)) is not None:
        return able[:wanting]
    seen = next((one for one in able if one.open), None)
    if seen is None:
        return [one for one in able if one.channel == wanted.channel][:wanting]
    return [*[one for one in able if one is not seen][: wanting - 1], seen]
