"""A database that is away from a statement on, to see what is left half done."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from kingsforge_bot.service.errors import StoreFailed
from tests.databases.by_hand import writer
from tests.service.room import Room


class Cut:
    """How many statements are still taken."""

    def __init__(self, left: int) -> None:
        self.left = left


@contextmanager
def cut_off(room: Room, after: int) -> Iterator[Cut]:
    """The room's database takes so many statements that write, and no more until the end of this context."""
    cut, connection = Cut(after), writer(room.store)
    write = connection.rows

    async def rows(sql: str, *values: Any, **named: Any) -> Any:
        if cut.left == 0:
            raise StoreFailed("cut off")
        cut.left -= 1
        return await write(sql, *values, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "rows", rows)
        yield cut
