"""Tells those who follow a table what happened there: by direct message, seldom, as everybody may see it."""

from msgspec.structs import replace

from kingsforge_bot.service.errors import SeatReason, SeatRefused, TableUnreadable
from kingsforge_bot.service.ports import Clock, Store, Writing
from kingsforge_bot.service.post.directs import News
from kingsforge_bot.service.post.followers import MOST_OF_PERSON, MOST_OF_TABLE, Follower
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.records import Listed
from kingsforge_bot.service.time.pending_turns import HOUR
from kingsforge_bot.service.turn.table_states import TableStates
from kingsforge_bot.service.types import Table, TableId, TableStatus, UserId


class Following:
    """Who follows a table; and a message job of the Timekeeper, which owes them what is new."""

    def __init__(
        self, store: Store, states: TableStates, post_signal: PostSignal, direct_signal: PostSignal, clock: Clock
    ) -> None:
        self._store = store
        self._states = states
        self._post_signal = post_signal
        self._direct_signal = direct_signal
        self._clock = clock

    async def follows(self, table: TableId, user: UserId) -> bool:
        """Whether that person follows the table."""
        return await self._store.followers.one(table, user) is not None

    async def follow(self, number: TableId, user: UserId) -> Table:
        """From here on they are told what happens at the table. Raises SeatRefused, NoTable."""
        await self._states.table(number)
        async with self._store.writing() as writing:
            table = await writing.table(number)
            assert table is not None
            if table.sitter(user) is not None:
                raise SeatRefused(SeatReason.SEATED, table)
            if table.status not in (TableStatus.LOBBY, TableStatus.RUNNING):
                raise SeatRefused(SeatReason.FOLLOW_ENDED, table)
            if await writing.followers.one(number, user) is not None:
                return table
            if len(await writing.followers.at(number)) >= MOST_OF_TABLE:
                raise SeatRefused(SeatReason.FOLLOWERS_FULL, table)
            if await writing.followers.followed_by(user) >= MOST_OF_PERSON:
                raise SeatRefused(SeatReason.FOLLOWS_MANY, table)
            now = self._clock()
            await writing.followers.keep(Follower(number, user, now, table.seq, now))
        return table

    async def unfollow(self, number: TableId, user: UserId) -> Table | None:
        """Tell them no more; the table, where they followed it."""
        async with self._store.writing() as writing:
            if await writing.followers.one(number, user) is None:
                return None
            await writing.followers.drop(number, user)
            return await writing.table(number)

    async def attend(self, writing: Writing, listed: Listed, now: int) -> int | None:
        """Owe news to those for whom it is time."""
        table = listed.table
        followers = await writing.followers.at(table.id)
        if not followers:
            return None
        if self._post_signal.held(table.id):
            # It goes on by itself: one message tells of all of it.
            return now + 1
        ended = table.status not in (TableStatus.LOBBY, TableStatus.RUNNING)
        if not ended and await self._is_in_turn(table):
            return None
        times = []
        for follower in followers:
            at = self._time(follower, table, now, ended=ended)
            if at is None:
                continue
            if at > now:
                times.append(at)
                continue
            await writing.directs.owe(follower.user, News(table.id, follower.told_to, table.seq, ended), now)
            if ended:
                await writing.followers.drop(table.id, follower.user)
            else:
                await writing.followers.keep(replace(follower, told_to=table.seq, due=now + HOUR))
        return min(times, default=None)

    def written(self) -> None:
        self._direct_signal.set()

    def _time(self, follower: Follower, table: Table, now: int, *, ended: bool) -> int | None:
        """When to tell them; None where nothing is new. Of an end at once, but in quiet hours."""
        if not ended and table.seq <= follower.told_to:
            return None
        at = now if ended else max(now, follower.due)
        quiet = self._store.user_settings(follower.user).quiet_hours
        return quiet.next_end(at) if quiet is not None and quiet.holds(at) else at

    async def _is_in_turn(self, table: Table) -> bool:
        """Whether the channel hears of the newest entry only when the turn is done."""
        if not table.begun:
            return False
        try:
            current = await self._states.newest(table)
            return self._states.game(table.game).mid_turn(current.state)
        except (TableUnreadable, KeyError):
            # Its board cannot be told either.
            return True
