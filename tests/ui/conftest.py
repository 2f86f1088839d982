from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingsforge_bot.i18n.speech import Voice, Voices

from .counter import Counter, open_counter


@pytest.fixture(scope="session")
def voice() -> Voice:
    """English, raising where a text is missing."""
    return Voices(strict=True).english


@pytest.fixture
async def counter(tmp_path: Path) -> AsyncIterator[Counter]:
    async with open_counter(tmp_path / "kingsforge.sqlite3") as one:
        yield one
