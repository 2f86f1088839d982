from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.service.room import GAMES, Room, open_room


@pytest.fixture
def tmp_path(tmp_path: Path, engine: str) -> Path:
    """Whatever is stored there is stored on each engine."""
    return tmp_path


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    async with open_room(tmp_path / "kingsforge.sqlite3") as opened:
        yield opened


@pytest.fixture(params=GAMES)
async def any_room(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Room]:
    """Where what is asked of the service is asked of each game."""
    async with open_room(tmp_path / "kingsforge.sqlite3", game=GAMES[request.param]) as opened:
        yield opened
