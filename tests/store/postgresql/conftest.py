from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.databases.engines import POSTGRESQL, SQLITE, Databases, run_on, stored_at


@pytest.fixture
async def address(databases: Databases, tmp_path: Path) -> AsyncIterator[str]:
    """Of an empty database that has its tables."""
    run_on(POSTGRESQL, databases)
    place = await stored_at(tmp_path / "kingsforge.sqlite3")
    assert isinstance(place, str)
    yield place
    run_on(SQLITE, databases)


@pytest.fixture
async def other(databases: Databases, address: str) -> str:
    """Of a database without anything, made anew."""
    return await databases.bare()
