"""Sends the direct messages that are owed: in order, once, few a minute; in the channel instead where that fails."""

import logging
from collections import Counter
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.person.my_turns import MyTurns
from kingsforge_bot.service.person.settings import Alerts, UserSettings
from kingsforge_bot.service.ports import Clock, Keeping, Sleep, Writing
from kingsforge_bot.service.post.directs import News, OwedDirect, SeatLost, YourTurns
from kingsforge_bot.service.post.invalid_requests import InvalidRequests
from kingsforge_bot.service.post.places import LONGEST_WAIT, pause
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.post.publisher import (
    DirectPost,
    DirectPublisher,
    DirectsPaused,
    LostPost,
    NewsPost,
    TokenRefused,
    TryLater,
    Undeliverable,
    Unpostable,
)
from kingsforge_bot.service.time.calling import Turns, call_in_channels
from kingsforge_bot.service.time.pending_turns import How
from kingsforge_bot.service.types import UserId

MOST_A_MINUTE: Final = 10
"""Direct messages to all people together: Discord takes a bot that sends many at once for one that spams."""
_MINUTE: Final = 61
"""Seconds, of a clock that shows whole ones."""
MOST_FAILED: Final = 2
"""Messages in a row that are not delivered to somebody; from then on they get none."""
MOST_TRIES: Final = 10
"""Of a message that fails in a way we have no word for."""
FIRST_PAUSE: Final = 600.0
LONGEST_PAUSE: Final = 6 * 3600.0
"""Seconds that nobody is sent anything, once Discord finds that it is too much; twice as long each time in a row."""

log = logging.getLogger(__name__)


class Messenger:
    """The loop of direct messages, one at a time."""

    def __init__(
        self,
        store: Keeping,
        my_turns: MyTurns,
        publisher: DirectPublisher,
        direct_signal: PostSignal,
        post_signal: PostSignal,
        clock: Clock,
        sleep: Sleep,
        invalid_requests: InvalidRequests,
    ) -> None:
        self._store = store
        self._my_turns = my_turns
        self._publisher = publisher
        self._direct_signal = direct_signal
        self._post_signal = post_signal
        self._clock = clock
        self._sleep = sleep
        self._invalid_requests = invalid_requests
        self._stuck: set[int] = set()
        """Messages that failed in a way we have no word for: the others do not wait for them."""
        self._tries = Counter[int]()
        """How often each of them did."""
        self._failures = 0
        self._pauses = 0

    async def run(self) -> None:
        """Send what is owed, now and whenever something is owed, until cancelled. Raises TokenRefused."""
        self._direct_signal.set()
        while True:
            await self._direct_signal.wait()
            try:
                while (owed := await self._store.first_direct(self._stuck)) is not None:
                    await self._serve(owed)
            except StoreFailed:
                log.exception("direct messages wait for the database")
                await self._sleep(LONGEST_WAIT)
                self._direct_signal.set()
            if self._stuck:
                self._stuck.clear()
                self._failures += 1
                await self._sleep(pause(self._failures))
                self._direct_signal.set()

    async def _serve(self, owed: OwedDirect) -> None:
        """One attempt at the message."""
        try:
            if not await self._may_stand(owed):
                await self._say(owed)
            self._failures = self._pauses = 0
            self._tries.pop(owed.number, None)
        except DirectsPaused as error:
            await self._store.direct_refused(owed.number)
            wait = min(LONGEST_PAUSE, FIRST_PAUSE * 2**self._pauses)
            self._pauses = min(self._pauses + 1, 10)
            log.warning("Discord finds that there are too many direct messages: none for %g s: %s", wait, error)
            await self._sleep(wait)
        except TryLater as later:
            self._failures += 1
            wait = max(later.seconds, pause(self._failures))
            log.warning("direct message %s waits %g s: %s", owed.number, wait, later.__cause__)
            await self._sleep(wait)
        except Unpostable:
            log.exception("Discord does not take the direct message %s", owed.number)
            await self._end(owed, told=False)
        except (TokenRefused, StoreFailed):
            raise
        except Exception:
            self._tries[owed.number] += 1
            log.exception("direct message %s failed, attempt %s", owed.number, self._tries[owed.number])
            await self._failed(owed)

    async def _failed(self, owed: OwedDirect) -> None:
        """In a way we have no word for, such as a table that cannot be read: it is given up at last."""
        if self._tries[owed.number] < MOST_TRIES:
            self._stuck.add(owed.number)
            return
        log.error("direct message %s has failed %s times and is given up", owed.number, MOST_TRIES)
        del self._tries[owed.number]
        await self._end(owed, told=False)

    async def _may_stand(self, owed: OwedDirect) -> bool:
        """Whether an earlier attempt left it there, after all."""
        if not owed.attempts or owed.begun is None:
            return False
        if owed.number not in await self._publisher.directs_heard(owed.user, owed.begun):
            return False
        await self._told(owed)
        return True

    async def _say(self, owed: OwedDirect) -> None:
        """Raises what the publisher raises, but Undeliverable."""
        if isinstance(owed.direct, News):
            await self._tell_news(owed, owed.direct)
            return
        if isinstance(owed.direct, SeatLost):
            await self._tell_lost(owed, owed.direct)
            return
        turns = [] if owed.direct is None else await self._standing(owed.user, owed.direct)
        if owed.direct is None or not turns:
            await self._end(owed, told=False)
            return
        how = owed.direct.how
        settings = self._store.user_settings(owed.user)
        if settings.alerts is not Alerts.DIRECT and not (how is How.DIGEST and settings.digest is not None):
            # They have changed their mind since then.
            await self._instead(owed, owed.direct, turns, settings.alerts)
            return
        await self._room()
        looks = tuple([await self._my_turns.at(table, owed.user) for table, _ in turns])
        mark = await self._store.begin_direct(owed.number, self._clock())
        post = DirectPost(owed.user, owed.number, how, looks, owed.direct.more, f"kd{mark}")
        try:
            await self._publisher.direct(post)
        except Undeliverable as error:
            log.info("direct message %s is not delivered: %s", owed.number, error)
            await self._undelivered(owed, owed.direct, turns)
        else:
            await self._told(owed)

    async def _tell_news(self, owed: OwedDirect, news: News) -> None:
        """To somebody who looks on; who cannot be reached follows the table no more. Raises as `_say`."""
        table = await self._store.table(news.table)
        follows = news.ended or await self._store.followers.one(news.table, owed.user) is not None
        if table is None or table.sitter(owed.user) is not None or not follows:
            await self._end(owed, told=False)
            return
        if (wait := await self._wait()) > 0:
            # It is looked for anew: whoever is awaited meanwhile comes first.
            await self._sleep(wait)
            return
        found = await self._my_turns.news(table, news.told_to, news.up_to)
        mark = await self._store.begin_direct(owed.number, self._clock())
        post = NewsPost(owed.user, owed.number, found.look, found.entries, found.earlier, found.board, f"kd{mark}")
        try:
            await self._publisher.direct(post)
        except Undeliverable as error:
            log.info("direct message %s is not delivered: %s", owed.number, error)
            async with self._store.writing() as writing:
                await writing.directs.end(owed.number, told=False)
                await writing.followers.drop(news.table, owed.user)
        else:
            await self._told(owed)

    async def _tell_lost(self, owed: OwedDirect, lost: SeatLost) -> None:
        """The line in the channel names them; where nothing is delivered, that has to do. Raises as `_say`."""
        table = await self._store.table(lost.table)
        if table is None or self._store.user_settings(owed.user).alerts is not Alerts.DIRECT:
            await self._end(owed, told=False)
            return
        await self._room()
        board = await self._store.posted(table.id, PostKind.BOARD)
        mark = await self._store.begin_direct(owed.number, self._clock())
        try:
            await self._publisher.direct(LostPost(owed.user, owed.number, table, lost, board, f"kd{mark}"))
        except Undeliverable as error:
            log.info("direct message %s is not delivered: %s", owed.number, error)
            async with self._store.writing() as writing:
                await writing.directs.end(owed.number, told=False)
                await _count_failure(writing, owed.user)
        else:
            await self._told(owed)

    async def _room(self) -> None:
        """Wait until another message may be sent."""
        while (wait := await self._wait()) > 0:
            await self._sleep(wait)

    async def _wait(self) -> float:
        """Seconds until another may be sent. It is read from the database, so a restart forgets none."""
        now = self._clock()
        begun = await self._store.directs_begun(now - _MINUTE + 1)
        full = len(begun) >= MOST_A_MINUTE
        return max(self._invalid_requests.wait(), begun[MOST_A_MINUTE - 1] + _MINUTE - now if full else 0.0)

    async def _standing(self, user: UserId, direct: YourTurns) -> Turns:
        """The turns that are still that person's, with their tables."""
        found = []
        for turn in direct.turns:
            listed = await self._store.listed(turn.table)
            if listed is not None and listed.awaits(user) and turn.stands(listed.table, listed.awaited):
                found.append((listed.table, turn))
        return found

    async def _told(self, owed: OwedDirect) -> None:
        async with self._store.writing() as writing:
            await writing.directs.end(owed.number, told=True)
            settings = writing.user_settings(owed.user)
            if settings.failed_directs:
                await writing.keep_user(owed.user, replace(settings, failed_directs=0))

    async def _end(self, owed: OwedDirect, *, told: bool) -> None:
        async with self._store.writing() as writing:
            await writing.directs.end(owed.number, told=told)

    async def _instead(self, owed: OwedDirect, direct: YourTurns, turns: Turns, alerts: Alerts) -> None:
        """They want to hear of it in the channel by now, or not at all."""
        async with self._store.writing() as writing:
            await writing.directs.end(owed.number, told=False)
            if alerts is Alerts.CHANNEL:
                first = direct.how is How.ALERT
                await call_in_channels(writing, owed.user, turns, self._clock(), first=first)
        self._post_signal.set()

    async def _undelivered(self, owed: OwedDirect, direct: YourTurns, turns: Turns) -> None:
        """The channel hears of it. Who cannot be reached twice in a row gets no more direct messages."""
        async with self._store.writing() as writing:
            await writing.directs.end(owed.number, told=False)
            off = await _count_failure(writing, owed.user)
            first = direct.how is How.ALERT
            await call_in_channels(writing, owed.user, turns, self._clock(), first=first, unreached=not off, off=off)
        self._post_signal.set()


async def _count_failure(writing: Writing, user: UserId) -> bool:
    """Whether direct messages to that person are off from now on."""
    settings: UserSettings = writing.user_settings(user)
    settings = replace(settings, failed_directs=settings.failed_directs + 1)
    off = settings.failed_directs >= MOST_FAILED
    if off:
        alerts = Alerts.CHANNEL if settings.alerts is Alerts.DIRECT else settings.alerts
        settings = replace(settings, alerts=alerts, digest=None)
    await writing.keep_user(user, settings)
    return off
