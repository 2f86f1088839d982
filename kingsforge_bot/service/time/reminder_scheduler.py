"""The reminder scheduler alerts and reminds those for whom tables wait, by direct message or in the channel."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.person.settings import Alerts
from kingsforge_bot.service.ports import Store, Writing
from kingsforge_bot.service.post.mentions import granted, user_at
from kingsforge_bot.service.post.notices import RemindersEnd, RunningOut
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.records import Listed, Row
from kingsforge_bot.service.time.calling import Turns, call_directly, call_in_channels
from kingsforge_bot.service.time.pending_turns import (
    FIRST_REMINDER,
    HOUR,
    MOST_REMINDERS,
    How,
    PendingTurn,
    postponed,
    scheduled,
    turn_of,
)
from kingsforge_bot.service.types import Cause, Table, TableStatus, UserId

StandsStill = Callable[[Table], bool]
"""Whether nobody is to be reminded at the table for now: it is paused, for instance."""
_LOOKED_BACK: Final = 16
"""Entries that are looked at to know whether somebody has just acted."""


class ReminderScheduler:
    """Alerts and reminders, a message job of the Timekeeper: since when whom is awaited, and what they were told.

    Who is alerted in the channel is so by the board. Whoever wants direct messages is owed one for each turn.
    """

    def __init__(
        self,
        store: Store,
        post_signal: PostSignal,
        direct_signal: PostSignal,
        stands_still: Sequence[StandsStill] = (),
    ) -> None:
        self._store = store
        self._post_signal = post_signal
        self._direct_signal = direct_signal
        self._stands_still = stands_still
        self._told = False

    async def attend(self, writing: Writing, listed: Listed, now: int) -> int | None:
        """Note who is awaited by now, and tell those who are due."""
        table = listed.table
        if self._post_signal.held(table.id):
            # It goes on by itself: who is awaited now may be so for a moment only.
            return now + 1
        waits = await self._note(writing, listed, now)
        due = [wait.seat for wait in waits if wait.due is not None and wait.due <= now]
        if due and not self._is_still(table):
            self._told = True
            for seat in due:
                # Whoever was told of one turn may have been told of another with it.
                wait = next((one for one in waits if one.seat == seat), None)
                if wait is not None and wait.due is not None and wait.due <= now:
                    await self._tell(writing, table, wait, now)
                    waits = await writing.pending_turns.at(table.id)
        dues = [wait.due for wait in waits if wait.due is not None]
        # Of a table that stands still nobody says here when it goes on.
        return max(min(dues), now + HOUR if min(dues) <= now else 0) if dues else None

    def written(self) -> None:
        if self._told:
            self._told = False
            self._post_signal.set()
        # Somebody may be owed a message that was written with the entry: every entry brings a look.
        self._direct_signal.set()

    async def _note(self, writing: Writing, listed: Listed, now: int) -> tuple[PendingTurn, ...]:
        """From here on it is known whom the table awaits, by their seats."""
        known = {wait.seat: wait for wait in await writing.pending_turns.at(listed.table.id)}
        awaited = _awaited(listed)
        for seat in known.keys() - awaited.keys():
            await writing.pending_turns.drop(listed.table.id, seat)
            del known[seat]
        for seat, (user, asked) in awaited.items():
            wait = known.get(seat)
            if wait is None or (wait.user, wait.asked) != (user, asked):
                known[seat] = await self._begun(writing, listed.table, seat, user, asked, now)
                await writing.pending_turns.keep(known[seat])
        return tuple([known[seat] for seat in sorted(known)])

    async def _called_again(self, writing: Writing, table: Table, by: Row, wait: PendingTurn, now: int) -> bool:
        """Whether they may be called by it: not again and again by whoever takes back what called them."""
        if by.seat is None or not await self._store.took_back(table.id, by.seat, now - HOUR):
            return True
        causer, post = user_at(table, by.seat, by.seq), f"turn {wait.asked}"
        return bool(await granted(writing, table, causer, (wait.user,), now, post, turn=True))

    async def _begun(
        self, writing: Writing, table: Table, seat: Seat, user: UserId, asked: int, now: int
    ) -> PendingTurn:
        """Somebody is asked something new."""
        rows = await self._store.log(table.id, after=max(0, asked - _LOOKED_BACK), up_to=asked)
        wait, settings = PendingTurn(table.id, seat, user, asked, rows[-1].at), writing.user_settings(user)
        began = 1 + max((one.last for one in table.former if one.seat == seat), default=0)
        if began > asked:
            # Whoever sat down since was not waited for before, and knows what is asked there.
            [sat_down] = await self._store.log(table.id, after=began - 1, up_to=began)
            wait = replace(wait, since=sat_down.at)
            return scheduled(settings, wait, wait.since)
        if settings.alerts is not Alerts.DIRECT:
            return scheduled(settings, wait, wait.since)
        by_itself = (row for row in reversed(rows) if not (row.seat == seat and row.cause is Cause.FORCED))
        led = next(by_itself, None)
        if led is not None and led.seat == seat and led.cause is Cause.PLAYER:
            # Their turn goes on, and they see it.
            return scheduled(settings, wait, wait.since)
        if led is not None and not await self._called_again(writing, table, led, wait, now):
            return scheduled(settings, wait, wait.since)
        return replace(wait, due=wait.since, how=How.ALERT)

    async def _tell(self, writing: Writing, table: Table, wait: PendingTurn, now: int) -> None:
        """One person who is due at that table; with it what else is due of them."""
        settings = writing.user_settings(wait.user)
        if (later := postponed(settings, wait, now)) is not None:
            await writing.pending_turns.keep(later)
        elif wait.how is How.REMINDER and settings.alerts is Alerts.CHANNEL and await _was_warned(writing, table, now):
            await writing.pending_turns.keep(scheduled(settings, replace(wait, reminded=wait.reminded + 1), now))
        elif wait.reminded >= MOST_REMINDERS:
            await writing.posts.notify(table.id, RemindersEnd(wait.seat, wait.since), now)
            await writing.pending_turns.keep(replace(wait, due=None))
        else:
            directly = wait.how is How.DIGEST or settings.alerts is Alerts.DIRECT
            due = await self._of(writing, wait, now)
            turns: Turns = [(other, turn_of(other, one)) for other, one in due]
            first = any(one.how is How.ALERT for _, one in due)
            if directly:
                how = How.ALERT if first else wait.how
                await call_directly(writing, wait.user, how, turns, now)
            else:
                await call_in_channels(writing, wait.user, turns, now, first=first)
            for _, one in due:
                told = one if one.how is How.ALERT else replace(one, reminded=one.reminded + 1)
                await writing.pending_turns.keep(scheduled(settings, told, now))

    async def _of(self, writing: Writing, wait: PendingTurn, now: int) -> list[tuple[Table, PendingTurn]]:
        """That turn, and those others of the same person that can be told with it."""
        settings = writing.user_settings(wait.user)
        found: list[tuple[Table, PendingTurn]] = []
        for listed, one in await writing.pending_turns.of(wait.user):
            if (one.table, one.seat) == (wait.table, wait.seat):
                found.insert(0, (listed.table, one))
                continue
            if wait.how is How.DIGEST:
                fits = one.how is How.DIGEST and one.due is not None
            else:
                fits = one.how is not How.DIGEST and one.due is not None and one.due <= now
            if (
                fits
                and one.reminded < MOST_REMINDERS
                and postponed(settings, one, now) is None
                and not self._is_still(listed.table)
            ):
                found.append((listed.table, one))
        return found

    def _is_still(self, table: Table) -> bool:
        return any(stands_still(table) for stands_still in self._stands_still)


async def _was_warned(writing: Writing, table: Table, now: int) -> bool:
    """Whether the table's clock has just said the same, and more: two calls at once are one too many."""
    warned = None if table.clock is None else await writing.posts.notified(table.id, RunningOut)
    return warned is not None and warned > now - FIRST_REMINDER


def _awaited(listed: Listed) -> dict[Seat, tuple[UserId, int]]:
    """The people awaited at a running table by their seats, and which entries ask them."""
    table = listed.table
    if table.status is not TableStatus.RUNNING:
        return {}
    return {
        sitter.seat: (sitter.user, table.asked_since(sitter.seat))
        for sitter in table.sitters
        if sitter.user is not None and sitter.seat in listed.awaited
    }
