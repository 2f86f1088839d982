"""Whom a post alerts when it is said: by whose turn it is, by what they want, and by who brought it about."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.person.settings import Alerts
from kingsforge_bot.service.ports import Clock, Store
from kingsforge_bot.service.post.mentions import HOUR, granted, loser, user_at
from kingsforge_bot.service.post.notices import Notice, Reminder, TableEventNotice
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.types import Cause, LogEntry, Table, TableStatus, TableView, UserId


class Alerting:
    """The alerts of posts whose words are made when they are said; what is granted once holds for each attempt."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    def calling(self, look: TableView, seats: frozenset[Seat]) -> TableView:
        """The look for a post that calls these of the awaited seats, as far as they are alerted in the channel.

        The last board calls everybody who wants any alerts.
        """
        people = {one.seat: one.user for one in look.table.sitters if one.user is not None}
        if look.table.status is TableStatus.OVER:
            called = frozenset(seat for seat, user in people.items() if self._alerts(user) is not Alerts.NONE)
            return look if len(called) == len(people) else replace(look, called=called)
        called = self.alerted(look, seats)
        return look if called == people.keys() & look.awaited else replace(look, called=called)

    def alerted(self, look: TableView, seats: frozenset[Seat]) -> frozenset[Seat]:
        """Those of the seats that are awaited and alerted in the channel."""
        return self.told_here(look.table) & look.awaited & seats

    def told_here(self, table: Table) -> frozenset[Seat]:
        """The seats of those who are alerted in the channel."""
        users = {one.seat: one.user for one in table.sitters if one.user is not None}
        return frozenset(seat for seat, user in users.items() if self._alerts(user) is Alerts.CHANNEL)

    def unwilling(self, table: Table, notice: Notice) -> frozenset[UserId]:
        """Those who want no alerts by now, of all whom the notice may be about."""
        people = {one.user for one in table.sitters if one.user is not None} | {one.user for one in table.invited}
        if isinstance(notice, Reminder):
            people.add(notice.user)
        return frozenset(user for user in people if self._alerts(user) is Alerts.NONE)

    def lost(self, table: Table, notice: Notice) -> UserId | None:
        """Who lost a seat, where they are alerted in the channel."""
        user = loser(table, notice) if isinstance(notice, TableEventNotice) and not notice.named else None
        return user if user is not None and self._alerts(user) is Alerts.CHANNEL else None

    async def at_the_end(self, table: Table) -> frozenset[UserId]:
        """Those whom the post of a game that somebody ended may mention, of all who sat there."""
        by = table.closed_by
        people = _users(one.user for one in table.sitters if one.user != by)
        if not table.begun or not people:
            return frozenset()
        async with self._store.writing() as writing:
            return await granted(writing, table, by, people, self._clock(), PostKind.CLOSED)

    async def by_card(self, table: Table) -> frozenset[UserId]:
        """For whom seats are kept from the beginning, at a rematch. Others are called by a notice."""
        if table.rematch_of is None or not table.invited:
            return frozenset()
        people = [one.user for one in table.invited]
        async with self._store.writing() as writing:
            return await granted(writing, table, table.owner, people, self._clock(), f"{PostKind.LOBBY} {table.id}")

    async def not_again(self, table: Table, entries: Sequence[LogEntry], called: frozenset[Seat]) -> frozenset[Seat]:
        """Without those whom a player calls to a turn, takes that back, and calls to it again: that counts."""
        now = self._clock()
        by = next((one for one in reversed(entries) if one.cause is Cause.PLAYER and one.seat is not None), None)
        if not called or by is None or by.seat is None:
            return called
        if not await self._store.took_back(table.id, by.seat, now - HOUR):
            return called
        people = {one.seat: one.user for one in table.sitters if one.seat in called}
        async with self._store.writing() as writing:
            causer, post = user_at(table, by.seat, by.seq), f"{PostKind.BOARD} {entries[-1].seq}"
            may = await granted(writing, table, causer, _users(people.values()), now, post, turn=True)
        return frozenset(seat for seat, user in people.items() if user in may)

    def _alerts(self, user: UserId) -> Alerts:
        return self._store.user_settings(user).alerts


def _users(people: Iterable[UserId | None]) -> tuple[UserId, ...]:
    return tuple(user for user in people if user is not None)
