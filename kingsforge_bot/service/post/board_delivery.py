"""Board delivery: what a board tells, whom it calls, and whether it changes the one that stands or follows it.

What becomes of a board is settled in five places: here and in `quiet.py` whether one that calls nobody changes the one
that stands; in `ui/post/publisher.py` whether that is still the lowest message, else it is posted; by the trigger of
the view `stands` (`store/schema.sql`) whether the old one is kept, folded or deleted; in `post_delivery.py` what is
done where Discord refuses the fold; in `ui/post/folding.py` what a folded one says. docs/adr/0070 says why.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import TableUnreadable
from kingsforge_bot.service.person.my_turns import standing_entries
from kingsforge_bot.service.ports import Clock, Keeping
from kingsforge_bot.service.post.alerting import Alerting
from kingsforge_bot.service.post.attempts import Attempts, Due, found
from kingsforge_bot.service.post.places import Place
from kingsforge_bot.service.post.post_records import Owed, Posted, PostKind, Span
from kingsforge_bot.service.post.publisher import BoardPost, PlayEnd, Publisher
from kingsforge_bot.service.post.quiet import is_to_change, not_called
from kingsforge_bot.service.time.clock_faces import ClockFace, faces_of
from kingsforge_bot.service.time.clock_pauses import ClockPauses
from kingsforge_bot.service.turn.effective_entries import effective_entries
from kingsforge_bot.service.turn.table_states import TableStates
from kingsforge_bot.service.types import LogEntry, MessageId, OldBoardPolicy, Table, TableStatus, TableView

MOST_CARRIED: Final = 4
"""Stories of boards that could not fold which a board carries at most, the latest; `/table log` has all."""


class BoardDelivery:
    """Delivery of boards that are owed."""

    def __init__(
        self,
        store: Keeping,
        states: TableStates,
        publisher: Publisher,
        clock: Clock,
        attempts: Attempts,
        alerting: Alerting,
    ) -> None:
        self._store = store
        self._states = states
        self._publisher = publisher
        self._clock = clock
        self._attempts = attempts
        self._alerting = alerting
        # Who speaks is there, whatever the gateway says.
        self._clock_pauses = ClockPauses(store)

    async def say(self, due: Due, place: Place) -> None:
        """Post the board once, however often it is tried. Raises what the publisher raises."""
        last = await self._store.posted(due.table.id, PostKind.BOARD)
        for tried in due.begun:
            message = found(await self._attempts.heard(due, place, tried), due.table.id, tried.seq)
            if message is not None:
                last = await self._stands(due, tried, message, last)
                if tried.seq == due.owed.seq:
                    return
        if last is not None and last.seq >= due.owed.seq:
            # Another process took over and told it, after this one saw that it was owed.
            await self._store.drop(due.table.id, due.owed)
            return
        post = await self._post(due, last)
        message = await self._attempts.tried(
            due, place, lambda nonce: self._publisher.board(replace(post, nonce=nonce))
        )
        await self._stands(due, due.owed, message, last)

    async def clocks(self, now: TableView, awaited: frozenset[Seat]) -> tuple[ClockFace, ...]:
        """The clocks of those who were awaited and still are."""
        table = now.table
        if table.clock is None or table.status is not TableStatus.RUNNING:
            return ()
        faces = faces_of(table, table.clock, await self._clock_pauses.of(table), self._clock())
        return tuple([face for face in faces if face.awaited and face.seat in awaited & now.awaited])

    async def _post(self, due: Due, last: Posted | None) -> BoardPost:
        table = due.table
        since = await self._entries(due, last.seq if last else 0)
        now = await self._states.look(table)
        look = await self._look(table, since, now)
        anew = await self._called(due, last, look, now, since)
        carried = () if last is None else last.waiting[-MOST_CARRIED:]
        fresh = await self._standing(table, [*await self._carried(table, carried), *since])
        entries, change = fresh, None
        changing = table.boards is not OldBoardPolicy.KEEP
        if changing and last is not None and not anew and is_to_change(last, due.place, look, self._clock()):
            # A change alerts nobody, whoever it names; what the board told before, it tells still.
            change, anew = last.message, look.awaited
            before = await self._carried(table, last.carried)
            entries = await self._standing(table, [*before, *await self._entries(due, last.after)])
        look = self._alerting.calling(look, anew)
        end = await self._end(due, look.table)
        post = BoardPost(look, entries, "", end, change, await self.clocks(now, look.awaited), fresh)
        return replace(post, newest=table.boards is OldBoardPolicy.FOLD)

    async def _look(self, table: Table, since: Sequence[LogEntry], now: TableView) -> TableView:
        """The table after the last of these entries, and who is awaited there and still is."""
        look = await self._states.look_back(table, since[-1])
        newest = since[-1].seq
        if now.table.is_outdated(newest):
            return look
        # Of several who decide at once some may have decided before this is said: they are not called any more. Who is
        # asked something since is called by the board of that.
        asked = frozenset(seat for seat in now.awaited if now.table.asked_since(seat) <= newest)
        return replace(look, awaited=asked)

    async def _called(
        self, due: Due, last: Posted | None, look: TableView, now: TableView, since: Sequence[LogEntry]
    ) -> frozenset[Seat]:
        """Once for each turn: who was called by a board before this one, and is asked the same, is not called again."""
        told = last.seq if last else 0
        anew = frozenset(seat for seat in look.awaited if now.table.asked_since(seat) > told)
        if due.table.boards is not OldBoardPolicy.KEEP and last is not None:
            anew = await self._not_called(due, last, look.awaited)
        return await self._alerting.not_again(due.table, since, self._alerting.alerted(look, anew))

    async def _entries(self, due: Due, after: int) -> tuple[LogEntry, ...]:
        return await self._logged(due.table, after, due.owed.seq)

    async def _logged(self, table: Table, after: int, to: int) -> tuple[LogEntry, ...]:
        rows = await self._store.log(table.id, after=after, up_to=to)
        return tuple([self._states.entry(table, row) for row in rows])

    async def _standing(self, table: Table, entries: Sequence[LogEntry]) -> tuple[LogEntry, ...]:
        return await standing_entries(self._store, self._states, table, entries)

    async def _carried(self, table: Table, spans: Sequence[Span]) -> list[LogEntry]:
        return [entry for after, to in sorted(spans) for entry in await self._logged(table, after, to)]

    async def _not_called(self, due: Due, last: Posted, awaited: frozenset[Seat]) -> frozenset[Seat]:
        """Who has to be alerted, because the board that stands did not alert them for this turn."""
        people = frozenset(sitter.seat for sitter in due.table.sitters if sitter.user is not None) & awaited
        rows = await self._store.log(due.table.id, after=last.fresh - 1, up_to=due.owed.seq)
        if not last.fresh or not rows:
            return people
        try:
            first = self._states.entry(due.table, rows[0])
            called = (await self._states.look_back(due.table, first)).awaited
        except TableUnreadable:
            # What cannot be looked back on any more keeps nobody from being called.
            return people
        return not_called(called, rows[1:], people)

    async def _stands(self, due: Due, owed: Owed, message: MessageId, last: Posted | None) -> Posted:
        """Posted, or in place of the `last` that stands, which else becomes what the table does with its boards."""
        if last is not None and last.message == message:
            posted = replace(last, seq=owed.seq)
        else:
            after = 0 if last is None else last.seq
            posted = Posted(owed.seq, message, due.place, self._clock(), owed.seq, after)
            posted = replace(posted, carried=() if last is None else last.waiting[-MOST_CARRIED:])
        await self._store.stands(due.table.id, owed, posted, boards=due.table.boards)
        return posted

    async def _end(self, due: Due, table: Table) -> PlayEnd | None:
        """How it was, if the board is the last one of a play that was played to its end."""
        if table.status is not TableStatus.OVER:
            return None
        played = effective_entries(await self._entries(due, 0))
        return PlayEnd(await self._store.results.of(table.id), played)
