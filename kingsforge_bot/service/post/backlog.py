"""What is owed to the public and not said yet, since when, and since when this process could have said it."""

from collections.abc import Sequence

import msgspec

from kingsforge_bot.service.ports import Clock, Keeping
from kingsforge_bot.service.post.post_records import OwedPost
from kingsforge_bot.service.records import Census
from kingsforge_bot.service.types import GuildId, Table

_Post = tuple[int, str, int]


class Behind(msgspec.Struct, frozen=True):
    """A post that waits."""

    post: OwedPost
    since: int
    """Since when it is owed, in Unix seconds, as far as that is known."""
    waited: int
    """For how many seconds this process has known of it: what it found at its start was nobody's to say before."""


class Backlog:
    """The outbox seen from outside: for who asks how the bot is, not for who posts."""

    def __init__(self, store: Keeping, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._known: dict[_Post, int] = {}

    async def all(self) -> tuple[Behind, ...]:
        """Every post that is owed. Raises StoreFailed."""
        now = self._clock()
        waiting = await self._store.owed_posts()
        self._known = {_key(one): self._known.get(_key(one), now) for one in waiting}
        return tuple([self._behind(one, now) for one in waiting])

    async def of(self, guild: GuildId, longer_than: int) -> tuple[tuple[Table, Behind], ...]:
        """The tables of a server that wait longer than so many seconds, each with its oldest post; longest first."""
        late = [one for one in await self.all() if one.post.guild == guild and self._clock() - one.since > longer_than]
        found: list[tuple[Table, Behind]] = []
        for behind in _oldest(late):
            table = await self._store.table(behind.post.table)
            if table is not None:
                found.append((table, behind))
        return tuple(found)

    async def census(self) -> Census:
        """How many tables there are. Raises StoreFailed."""
        return await self._store.census()

    def _behind(self, post: OwedPost, now: int) -> Behind:
        known = self._known[_key(post)]
        return Behind(post, known if post.at is None else post.at, now - known)


def _oldest(late: Sequence[Behind]) -> list[Behind]:
    """The oldest of each table, oldest first."""
    by_table: dict[int, Behind] = {}
    for one in sorted(late, key=lambda one: one.since):
        by_table.setdefault(one.post.table, one)
    return list(by_table.values())


def _key(post: OwedPost) -> _Post:
    return (post.table, post.kind.value, post.seq)
