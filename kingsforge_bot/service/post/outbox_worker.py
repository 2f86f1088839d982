"""The outbox worker says in public what is owed: in order at each table, once, however often Discord or it fails."""

import asyncio
import logging
from collections.abc import Callable
from enum import StrEnum
from typing import Final, assert_never

from msgspec.structs import replace

from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.ports import Clock, Keeping, Sleep
from kingsforge_bot.service.post.attempts import Due
from kingsforge_bot.service.post.invalid_requests import InvalidRequests
from kingsforge_bot.service.post.places import LONGEST_WAIT, Place, Places, pause
from kingsforge_bot.service.post.post_delivery import PostDelivery
from kingsforge_bot.service.post.post_records import Owed, OwedPost, PostKind
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.post.publisher import CannotSpeak, NotYet, Publisher, TokenRefused, TryLater, Unpostable
from kingsforge_bot.service.post.rate_limiter import RateLimiter
from kingsforge_bot.service.table.league_threads import LeagueThreads
from kingsforge_bot.service.table.lost_threads import LostThreads
from kingsforge_bot.service.turn.table_states import TableStates
from kingsforge_bot.service.types import ChannelId, TableId

Seconds = Callable[[], float]
"""Unix time, with fractions."""

MOST_AT_ONCE: Final = 32
"""Posts under way at once, each with its picture in memory and in a place of its own."""
_TOLD_IN_FULL: Final = 5
"""Failures in a row at one table that we have no word for and that are logged with their traceback."""

log = logging.getLogger(__name__)


class Hindrance(StrEnum):
    """Why a post waits."""

    SILENT = "silent"
    """The bot may not speak there."""
    FAILING = "failing"
    """Discord, or something on the way, fails there; it is tried again."""
    RESTING = "resting"
    """Discord refused so much that no post is tried for a while."""
    UNKNOWN = "unknown"
    """Nothing of it is known: its turn has not come, or the log tells."""


class OutboxWorker:
    """The loop of posts. Tables speak side by side, each for itself in order; those of one place take turns."""

    def __init__(
        self,
        store: Keeping,
        states: TableStates,
        publisher: Publisher,
        post_signal: PostSignal,
        clock: Clock,
        sleep: Sleep,
        invalid_requests: InvalidRequests,
        limiter: RateLimiter | None = None,
    ) -> None:
        self._store = store
        self._states = states
        self._delivery = PostDelivery(store, states, publisher, clock)
        self._lost_threads = LostThreads(store, publisher, clock)
        self._league_threads = LeagueThreads(store, publisher)
        self._post_signal = post_signal
        self._clock = clock
        self._sleep = sleep
        self._invalid_requests = invalid_requests
        self._places = Places()
        self._limiter = limiter
        self._busy: set[TableId] = set()
        self._rung: set[TableId] = set()
        """Those of them that still owed something when somebody rang."""
        self._room = asyncio.Semaphore(MOST_AT_ONCE)
        self.made = 0
        """Posts since the start."""
        self.failed = 0
        """Attempts that came to nothing, since the start."""

    def wake(self) -> None:
        """Look again at what is owed."""
        self._post_signal.set()

    def hindrance(self, post: OwedPost) -> Hindrance:
        """What keeps an owed post from being made."""
        if post.silent:
            return Hindrance.SILENT
        if self._invalid_requests.wait():
            return Hindrance.RESTING
        return Hindrance.FAILING if self._places.is_failing(post.place) else Hindrance.UNKNOWN

    async def heal(self, channel: ChannelId) -> None:
        """Somebody plays where Discord lets the bot speak: a place marked as "cannot speak" gets another try.

        So do the threads of the tables there. One that refused such a try, too, gets the next ones later and later.
        """
        for place in await self._store.mute_near(channel):
            if self._places.may_heal(place, self._clock()):
                await self._store.unmute(place, self._clock())
                self.wake()

    async def run(self) -> None:
        """Post what is owed, now and whenever something is owed, until cancelled. Raises TokenRefused."""
        self.wake()
        try:
            with self._post_signal.attended():
                await self._run()
        except ExceptionGroup as broken:
            if broken.subgroup(TokenRefused) is not None:
                raise TokenRefused from broken
            raise

    async def _run(self) -> None:
        async with asyncio.TaskGroup() as group:
            while True:
                await self._post_signal.wait()
                for table in await self._owing():
                    if table in self._busy:
                        self._rung.add(table)
                    elif not self._post_signal.held(table):
                        self._busy.add(table)
                        group.create_task(self._serve(table), name=f"posts of table {table}")

    async def _owing(self) -> tuple[TableId, ...]:
        try:
            return await self._store.owing()
        except StoreFailed:
            log.exception("what is owed cannot be read")
            await self._sleep(LONGEST_WAIT)
            self.wake()
            return ()

    async def _serve(self, table: TableId) -> None:
        """Everything this table owes, until nothing is left or nobody can hear it."""
        failures = 0
        stuck: frozenset[tuple[PostKind, int]] = frozenset()
        due: Due | None = None
        try:
            while not self._post_signal.held(table):
                due, before = None, due
                try:
                    due = await self._due(table, stuck, before)
                    if due is not None:
                        if not await self._in_turn(due, stuck):
                            return
                        failures = failures if stuck else 0
                        continue
                    if not stuck:
                        return
                    stuck = frozenset()
                except TokenRefused:
                    raise
                except StoreFailed:
                    # Nothing is wrong with the post: it waits until the database works again.
                    log.exception("post of table %s waits for the database, %s", table, _place_in_log(due))
                except NotYet as refused:
                    self.failed += 1
                    log.warning("table %s, %s, goes last: %s", table, _place_in_log(due), refused.__cause__)
                    if due is not None:
                        stuck |= {(due.owed.kind, due.owed.seq)}
                        continue
                except Exception as error:
                    self.failed += 1
                    full = failures < _TOLD_IN_FULL
                    log.exception("post of table %s failed, %s: %r", table, _place_in_log(due), error, exc_info=full)
                    if due is not None:
                        # What else the table owes does not wait for it.
                        stuck |= {(due.owed.kind, due.owed.seq)}
                        continue
                failures += 1
                await self._sleep(pause(failures))
        finally:
            self._busy.discard(table)
            if table in self._rung:
                # What was owed while this ended would wait for the next ring.
                self._rung.discard(table)
                self._post_signal.set()

    async def _due(
        self, table_id: TableId, stuck: frozenset[tuple[PostKind, int]], before: Due | None = None
    ) -> Due | None:
        """The newest board, with which those before it are told; notices in order; lines; the lobby card can wait.

        What was `before`, a moment ago, knows enough of the table for what is left over by it.
        """
        every = await self._store.owed(table_id)
        owed = [one for one in every if (one.kind, one.seq) not in stuck]
        if not owed:
            return None
        first = max(owed, key=_before_others)
        if first.kind is PostKind.LEFTOVER:
            table = await self._states.table(table_id) if before is None else before.table
            left = await self._store.leftover(table_id, first)
            return Due(table, first, table.place if left is None else left.place, left=left)
        table = await self._states.table(table_id)
        if table.thread is not None and await self._store.is_mute(table.thread):
            table = replace(table, thread=None)
        match first.kind:
            case PostKind.THREAD | PostKind.MOVED:
                return Due(table, first, table.channel)
            case PostKind.VOTE:
                asked = await self._store.posted(table_id, PostKind.VOTE)
                return Due(table, first, table.place if asked is None else asked.place)
            case PostKind.BOARD:
                # Also those that failed otherwise: they may stand all the same.
                begun = tuple([one for one in every if one.kind is PostKind.BOARD and one.attempts])
                return Due(table, first, table.place, begun)
            case PostKind.NOTICE | PostKind.LOBBY | PostKind.CLOSED | PostKind.SEAL:
                return Due(table, first, table.place)
            case _:
                assert_never(first.kind)

    async def _in_turn(self, due: Due, stuck: frozenset[tuple[PostKind, int]]) -> bool:
        """Make the post once its place is free; whether there was a place to speak in."""
        waits = self._places.is_taken(due.place)
        async with self._places.turn(due.place) as place:
            if waits and await self._due(due.table.id, stuck) != due:
                # The table went on while it waited, or its thread fell silent.
                return True
            leads_nowhere = due.owed.kind is PostKind.THREAD and due.table.thread is None
            # What is left over is read only where the bot may speak.
            if leads_nowhere or (due.owed.kind is not PostKind.LEFTOVER and await self._store.is_mute(due.place)):
                return await self._unheard(due)
            try:
                async with self._room:
                    # Asked by each who has room, not by all who wait for it: they would go on together.
                    while wait := self._invalid_requests.wait():
                        await self._sleep(wait)
                    if self._limiter is not None and (wait := self._limiter.wait()):
                        await self._sleep(wait)
                    await self._say(due, place)
                self.made += 1
                place.spoke()
                self._post_signal.posted(due.table.id)
                await self._delivery.put_away(due.table)
            except TryLater as later:
                self.failed += 1
                wait = place.failed(later.seconds)
                log.warning("table %s, %s, waits %g s: %s", due.table.id, _place_in_log(due), wait, later.__cause__)
                await self._sleep(wait)
            except CannotSpeak as silence:
                self.failed += 1
                await self._silent(due, place, silence)
            except Unpostable:
                self.failed += 1
                log.exception("Discord does not take the post of table %s, %s", due.table.id, _place_in_log(due))
                await self._store.drop(due.table.id, due.owed)
            return True

    async def _say(self, due: Due, place: Place) -> None:
        """Or give the table a thread, a first or in place of one that was deleted; the post is then made there."""
        if await self._league_threads.given(due.table):
            return
        try:
            await self._delivery.say(due, place)
        except CannotSpeak as silence:
            if not silence.gone or due.place != due.table.thread:
                raise
            log.warning("the thread %s of table %s is gone", due.place, due.table.id)
            await self._lost_threads.replace(due.table)

    async def _silent(self, due: Due, place: Place, silence: CannotSpeak) -> None:
        log.warning("cannot speak in %s, table %s, %s: %s", due.place, due.table.id, _place_in_log(due), silence)
        if due.owed.kind in (PostKind.LEFTOVER, PostKind.VOTE):
            await self._store.drop(due.table.id, due.owed)
            return
        place.refused(self._clock())
        await self._store.mute(due.place, self._clock())

    async def _unheard(self, due: Due) -> bool:
        """Nothing can be said there. Where a table has its thread need not be told later, nor what is old changed."""
        dropped = due.owed.kind in (PostKind.THREAD, PostKind.MOVED, PostKind.VOTE)
        if dropped:
            await self._store.drop(due.table.id, due.owed)
        return dropped


def _before_others(owed: Owed) -> tuple[int, int]:
    match owed.kind:
        case PostKind.BOARD:
            return 4, owed.seq
        case PostKind.NOTICE:
            return 3, -owed.seq
        case PostKind.THREAD | PostKind.MOVED | PostKind.CLOSED | PostKind.SEAL:
            return 2, 0
        case PostKind.LEFTOVER | PostKind.VOTE:
            return 1, -owed.seq
        case PostKind.LOBBY:
            return 0, 0
        case _:
            assert_never(owed.kind)


def _place_in_log(due: Due | None) -> str:
    return f"{due.owed.kind.value} {due.owed.seq}" if due is not None else "?"
