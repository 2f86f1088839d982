"""One post that is owed: made, or found where an earlier attempt left it."""

from collections.abc import Awaitable, Callable

import msgspec
from msgspec.structs import replace

from kingsforge_bot.service.facts import Undone
from kingsforge_bot.service.notices import VoteAsked
from kingsforge_bot.service.places import Place
from kingsforge_bot.service.ports import Clock, Keeping
from kingsforge_bot.service.proposals import TakeBack
from kingsforge_bot.service.publisher import (
    BoardPost,
    CannotSpeak,
    Heard,
    LinePost,
    LobbyPost,
    NoticePost,
    PlayEnd,
    Publisher,
    Unpostable,
)
from kingsforge_bot.service.records import Owed, Posted, PostKind
from kingsforge_bot.service.sealing import seals_shown
from kingsforge_bot.service.standing import played_since
from kingsforge_bot.service.table_states import TableStates
from kingsforge_bot.service.types import ChannelId, LogEntry, MessageId, Status, Table, TableId


class Due(msgspec.Struct, frozen=True):
    """What a table is to say next, and where."""

    table: Table
    owed: Owed
    place: ChannelId


class Saying:
    """Makes posts through a publisher and writes down that they stand."""

    def __init__(self, store: Keeping, states: TableStates, publisher: Publisher, clock: Clock) -> None:
        self._store = store
        self._states = states
        self._publisher = publisher
        self._clock = clock

    async def say(self, due: Due, place: Place) -> None:
        """Once, however often it is tried. Raises what the publisher raises."""
        match due.owed.kind:
            case PostKind.LOBBY:
                await self._lobby(due, place)
            case PostKind.BOARD:
                await self._board(due, place)
            case PostKind.THREAD | PostKind.CLOSED | PostKind.SEAL:
                await self._line(due, place)
            case PostKind.NOTICE:
                await self._notice(due, place)

    async def put_away(self, table: Table) -> None:
        """The thread of a closed table, once all is said there, and unless another table was opened in it."""
        if table.status is not Status.CLOSED or table.thread is None or await self._store.owed(table.id):
            return
        if not await self._store.open_tables(table.guild, table.thread):
            await self._publisher.archive(table.thread)

    async def _line(self, due: Due, place: Place) -> None:
        heard = await self._heard(due, place)
        await self._attempt(
            due,
            place,
            lambda nonce: self._publisher.line(LinePost(due.table, due.owed.kind, due.place, nonce, heard)),
        )

    async def _notice(self, due: Due, place: Place) -> None:
        notice = await self._store.notice(due.table.id, due.owed.seq)
        if notice is None:
            await self._store.drop(due.table.id, due.owed)
            return
        heard = await self._heard(due, place)
        look = await self._states.look(due.table)
        entries: tuple[LogEntry, ...] = ()
        if isinstance(notice, VoteAsked) and isinstance(notice.proposal, TakeBack):
            rows = await played_since(self._store, due.table.id, notice.proposal.to, notice.seq)
            entries = tuple([self._states.entry(due.table, row) for row in rows])
        await self._attempt(
            due,
            place,
            lambda nonce: self._publisher.notice(NoticePost(look, notice, due.owed.seq, nonce, heard, entries)),
        )

    async def _lobby(self, due: Due, place: Place) -> None:
        table = due.table
        message = _found(await self._heard(due, place), table.id, 0)
        if message is None:
            card = await self._store.posted(table.id, PostKind.LOBBY)
            message = card.message if card is not None and card.place == due.place else None
        if message is None and table.status is not Status.LOBBY:
            # Nobody ever saw the card, and there is nothing left to join.
            await self._store.drop(table.id, due.owed)
            return
        seals = await self._store.seals(table.id)
        mix = seals[-1].mix if seals else ""
        await self._attempt(due, place, lambda nonce: self._publisher.lobby(LobbyPost(table, message, nonce, mix)))

    async def _board(self, due: Due, place: Place) -> None:
        table = due.table
        for tried in await self._store.owed(table.id):
            if tried.kind is PostKind.BOARD and tried.attempts:
                message = _found(await self._heard(due, place, tried), table.id, tried.seq)
                if message is not None:
                    await self._store.stands(table.id, tried, Posted(tried.seq, message, due.place))
                    if tried.seq == due.owed.seq:
                        return
        last = await self._store.posted(table.id, PostKind.BOARD)
        rows = await self._store.log(table.id, after=last.seq if last else 0, up_to=due.owed.seq)
        entries = tuple([self._states.entry(table, row) for row in rows])
        look = await self._states.look_back(table, entries[-1])
        entries = _standing(entries)
        now = await self._states.look(table)
        if not now.table.is_outdated(entries[-1].seq):
            # Of several who decide at once some may have decided before this is said: they are not called any more.
            look = replace(look, awaited=now.awaited)
        end = await self._end(look.table)
        await self._attempt(due, place, lambda nonce: self._publisher.board(BoardPost(look, entries, nonce, end)))

    async def _end(self, table: Table) -> PlayEnd | None:
        """How it was, if the board is the last one of a play that was played to its end."""
        if table.status is not Status.OVER:
            return None
        seals = await self._store.seals(table.id)
        return PlayEnd(await self._store.results(table.id), seals_shown(table, seals))

    async def _heard(self, due: Due, place: Place, owed: Owed | None = None) -> tuple[Heard, ...]:
        """Our messages there if the post may be among them; read once for all that is owed in the place."""
        if not (owed or due.owed).attempts:
            return ()
        if place.heard is None:
            since = await self._store.doubtful_since(due.place)
            place.heard = await self._publisher.heard_in(due.place, self._clock() if since is None else since)
        return place.heard

    async def _attempt(self, due: Due, place: Place, say: Callable[[str], Awaitable[MessageId]]) -> None:
        mark = await self._store.begin(due.table.id, due.owed, self._clock())
        heard, place.heard = place.heard, None
        try:
            message = await say(_nonce(mark))
        except (CannotSpeak, Unpostable):
            place.heard = heard
            await self._store.refused(due.table.id, due.owed)
            raise
        place.heard = heard
        await self._store.stands(due.table.id, due.owed, Posted(due.owed.seq, message, due.place))


def _standing(entries: tuple[LogEntry, ...]) -> tuple[LogEntry, ...]:
    """Those that were not taken back before anybody heard of them."""
    standing: list[LogEntry] = []
    for entry in entries:
        if isinstance(entry.fact, Undone):
            back_to = entry.fact.to
            standing = [one for one in standing if one.seq <= back_to or one.fact is not None]
        standing.append(entry)
    return tuple(standing)


def _found(heard: tuple[Heard, ...], table: TableId, seq: int) -> MessageId | None:
    """The newest message of that number."""
    return next((one.message for one in reversed(heard) if (one.table, one.seq) == (table, seq)), None)


def _nonce(mark: str) -> str:
    """Discord takes at most 25 characters; a card that is posted anew adds five."""
    return f"kf{mark}"
