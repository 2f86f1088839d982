from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.service.room import Room, open_room


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    async with open_room(tmp_path / "kingsforge.sqlite3") as opened:
        yield opened
