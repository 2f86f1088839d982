"""Says in public what is owed: in order at each table, once, however often Discord or the bot fails."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.service.bell import Bell
from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.ports import Clock, Keeping
from kingsforge_bot.service.positions import Positions
from kingsforge_bot.service.records import Owed, PostKind, Standing
from kingsforge_bot.service.speaker import BoardPost, CannotSpeak, LinePost, LobbyPost, Speaker, TryLater
from kingsforge_bot.service.types import ChannelId, MessageId, Status, Table, TableId

Sleep = Callable[[float], Awaitable[None]]

LONGEST_WAIT: Final = 60.0
"""Seconds between two attempts, unless Discord asks for more."""
MOST_SURPRISES: Final = 5
"""Attempts at one post that may end in an error we have no word for; then the board after it is the next one."""
_MOST_AT_ONCE: Final = 8

log = logging.getLogger(__name__)


class Poster:
    """The outbox loop. Tables speak side by side, each for itself in order."""

    def __init__(
        self, store: Keeping, positions: Positions, speaker: Speaker, bell: Bell, clock: Clock, sleep: Sleep
    ) -> None:
        self._store = store
        self._positions = positions
        self._speaker = speaker
        self._bell = bell
        self._clock = clock
        self._sleep = sleep
        self._busy: set[TableId] = set()
        self._turns = asyncio.Semaphore(_MOST_AT_ONCE)

    def wake(self) -> None:
        """Look again at what is owed."""
        self._bell.ring()

    async def heal(self, channel: ChannelId) -> None:
        """Somebody plays here: a place marked as "cannot speak" gets another try."""
        if await self._store.is_mute(channel):
            await self._store.unmute(channel)
            self.wake()

    async def run(self) -> None:
        """Post what is owed, now and whenever the bell rings, until cancelled."""
        self.wake()
        async with asyncio.TaskGroup() as group:
            while True:
                await self._bell.wait()
                for table in await self._owing():
                    if table not in self._busy and not self._bell.hushed(table):
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
        failures = surprises = 0
        try:
            while not self._bell.hushed(table):
                owed: Owed | None = None
                try:
                    owed = await self._next(table)
                    if owed is None:
                        return
                    async with self._turns:
                        heard = await self._post(table, owed)
                    if not heard:
                        return
                    failures = surprises = 0
                    continue
                except TryLater as later:
                    wait = later.seconds
                except StoreFailed:
                    # Nothing is wrong with the post: it waits until the database works again.
                    log.exception("post of table %s waits for the database, %s", table, _place_in_log(owed))
                    wait = 0.0
                except Exception:
                    log.exception("post of table %s failed, %s", table, _place_in_log(owed))
                    wait, surprises = 0.0, surprises + 1
                    if surprises >= MOST_SURPRISES and await self._given_up(table, owed):
                        return
                failures += 1
                await self._sleep(max(wait, min(LONGEST_WAIT, 2.0**failures)))
        finally:
            self._busy.discard(table)
            # What was owed while this ended would wait for the next ring.
            self._bell.ring()

    async def _next(self, table: TableId) -> Owed | None:
        """The newest board, with which those before it are told; then lines; then the lobby card, which can wait."""
        owed = await self._store.owed(table)
        return max(owed, key=lambda one: (one.seq, one.kind is not PostKind.LOBBY), default=None)

    async def _post(self, table_id: TableId, owed: Owed) -> bool:
        """Whether there was a place to speak in."""
        table = await self._positions.table(table_id)
        if table.thread is not None and await self._store.is_mute(table.thread):
            table = replace(table, thread=None)
        if owed.kind is PostKind.THREAD:
            await self._lead_to_thread(table, owed)
            return True
        if await self._store.is_mute(table.place):
            return False
        try:
            match owed.kind:
                case PostKind.LOBBY:
                    await self._post_lobby(table, owed)
                case PostKind.BOARD:
                    await self._post_board(table, owed)
                case PostKind.CLOSED:
                    await self._post_line(table, owed, table.place)
        except CannotSpeak:
            log.warning("cannot speak in %s, table %s, entry %s", table.place, table.id, owed.seq)
            await self._store.mute(table.place, self._clock())
        if table.status is Status.CLOSED and table.thread is not None:
            await self._put_away(table, table.thread)
        return True

    async def _put_away(self, table: Table, thread: ChannelId) -> None:
        """Its thread, once all is said there, and unless another table was opened in it."""
        if not await self._store.owed(table.id) and not await self._store.open_tables(table.guild, thread):
            await self._speaker.archive(thread)

    async def _lead_to_thread(self, table: Table, owed: Owed) -> None:
        """Only where there is a thread to speak in and a channel to hear of it; the table waits for neither."""
        try:
            if table.thread is not None and not await self._store.is_mute(table.channel):
                await self._post_line(table, owed, table.channel)
                return
        except CannotSpeak:
            log.warning("cannot speak in %s, of the thread of table %s", table.channel, table.id)
        await self._store.drop(table.id, owed)

    async def _post_line(self, table: Table, owed: Owed, place: ChannelId) -> None:
        await self._store.begin(table.id, owed)
        post = LinePost(table, owed.kind, place, _nonce(table, owed), repeated=owed.attempts > 0)
        message = await self._speaker.line(post)
        await self._store.stands(table.id, owed, Standing(owed.seq, message, place))

    async def _post_lobby(self, table: Table, owed: Owed) -> None:
        card = await self._store.standing(table.id, PostKind.LOBBY)
        message = card.message if card is not None and card.place == table.place else None
        if message is None and owed.attempts:
            message = await self._speaker.find(table, owed.seq, table.place)
        if message is None and table.status is not Status.LOBBY:
            # Nobody ever saw the card, and there is nothing left to join.
            await self._store.drop(table.id, owed)
            return
        await self._store.begin(table.id, owed)
        message = await self._speaker.lobby(LobbyPost(table, message, _nonce(table, owed)))
        await self._mark(table, owed, message)

    async def _post_board(self, table: Table, owed: Owed) -> None:
        for tried in await self._store.owed(table.id):
            if tried.kind is PostKind.BOARD and tried.attempts:
                message = await self._speaker.find(table, tried.seq, table.place)
                if message is not None:
                    await self._mark(table, tried, message)
                    if tried.seq == owed.seq:
                        return
        last = await self._store.standing(table.id, PostKind.BOARD)
        rows = await self._store.log(table.id, after=last.seq if last else 0, up_to=owed.seq)
        entries = tuple([self._positions.entry(table, row) for row in rows])
        look = await self._positions.look_back(table, entries[-1])
        await self._store.begin(table.id, owed)
        message = await self._speaker.board(BoardPost(look, entries, _nonce(table, owed)))
        await self._mark(table, owed, message)

    async def _mark(self, table: Table, owed: Owed, message: MessageId) -> None:
        await self._store.stands(table.id, owed, Standing(owed.seq, message, table.place))

    async def _given_up(self, table: TableId, owed: Owed | None) -> bool:
        """Whether the post is not owed any more. While that cannot be written down, it stays owed."""
        if owed is not None:
            try:
                await self._store.drop(table, owed)
            except StoreFailed:
                log.exception("post of table %s cannot be given up, %s", table, _place_in_log(owed))
                return False
        log.error("post of table %s given up, %s", table, _place_in_log(owed))
        return True


def _place_in_log(owed: Owed | None) -> str:
    return f"{owed.kind.value} {owed.seq}" if owed is not None else "?"


def _nonce(table: Table, owed: Owed) -> str:
    """Discord takes at most 25 characters."""
    return f"kf-{table.id}-{owed.seq}-{owed.kind.value[0]}"[-25:]
