"""Who is shown the way to a tutorial: people who have never played, once."""

from msgspec.structs import replace

from kingsforge_bot.service.ports import Store, Writing
from kingsforge_bot.service.types import UserId


class Newcomers:
    """People who have never played. Asked with each private answer; known without the database after the first one."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def first_seen(self, user: UserId) -> bool:
        """Whether they have never sat at a table that began, and nobody asked so before. Raises StoreFailed."""
        if self._store.user_settings(user).introduced:
            return False
        async with self._store.writing() as writing:
            before = writing.user_settings(user)
            if before.introduced:
                return False
            await writing.keep_user(user, replace(before, introduced=True))
            return not await _began(writing, user)

    async def has_played(self, user: UserId) -> bool:
        """Whether they have sat at a table that began. Raises StoreFailed."""
        async with self._store.writing() as writing:
            return await _began(writing, user)


async def _began(writing: Writing, user: UserId) -> bool:
    for number in await writing.seats.sat_at(user):
        table = await writing.table(number)
        if table is not None and table.begun:
            return True
    return False
