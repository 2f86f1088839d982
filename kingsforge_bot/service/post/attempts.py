"""Attempts at a post that is owed: told apart from those before, so that it stands once however often it is tried."""

from collections.abc import Awaitable, Callable

import msgspec

from kingsforge_bot.service.ports import Clock, Keeping
from kingsforge_bot.service.post.places import Place
from kingsforge_bot.service.post.post_records import Leftover, Owed, Posted
from kingsforge_bot.service.post.publisher import CannotSpeak, Heard, Publisher, Unpostable
from kingsforge_bot.service.types import ChannelId, MessageId, Table, TableId


class Due(msgspec.Struct, frozen=True):
    """What a table is to say next, and where."""

    table: Table
    owed: Owed
    place: ChannelId
    begun: tuple[Owed, ...] = ()
    """Its boards that may stand already."""
    left: Leftover | None = None
    """The board that is to be folded or deleted."""


class Attempts:
    """Written down before they are made: what an earlier one may have left is looked for in the channel."""

    def __init__(self, store: Keeping, publisher: Publisher, clock: Clock) -> None:
        self._store = store
        self._publisher = publisher
        self._clock = clock

    async def heard(self, due: Due, place: Place, owed: Owed | None = None) -> tuple[Heard, ...]:
        """Our messages there if the post may be among them; read once for all that is owed in the place."""
        if not (owed or due.owed).attempts:
            return ()
        if place.heard is None:
            since = await self._store.doubtful_since(due.place)
            place.heard = await self._publisher.heard_in(due.place, self._clock() if since is None else since)
        return place.heard

    async def said(
        self, due: Due, place: Place, say: Callable[[str], Awaitable[MessageId]], vote: int | None = None
    ) -> None:
        """Try it, and write down that it stands."""
        message = await self.tried(due, place, say)
        posted = Posted(due.owed.seq, message, due.place, self._clock())
        await self._store.stands(due.table.id, due.owed, posted, vote=vote)

    async def tried(self, due: Due, place: Place, say: Callable[[str], Awaitable[MessageId]]) -> MessageId:
        """Say it with a nonce that a second try has, too. Raises what the publisher raises."""
        mark = await self._store.begin(due.table.id, due.owed, self._clock())
        heard, place.heard = place.heard, None
        try:
            message = await say(nonce(mark))
        except (CannotSpeak, Unpostable):
            place.heard = heard
            await self._store.refused(due.table.id, due.owed)
            raise
        place.heard = heard
        return message


def found(heard: tuple[Heard, ...], table: TableId, seq: int) -> MessageId | None:
    """The newest message of that number."""
    return next((one.message for one in reversed(heard) if (one.table, one.seq) == (table, seq)), None)


def nonce(mark: str) -> str:
    """What Discord knows a post again by. It takes at most 25 characters; a card that is posted anew adds five."""
    return f"kf{mark}"
