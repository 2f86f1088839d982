from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingsforge_bot.i18n.localizer import Localizer, Localizers
from tests.ui.counter import Counter, open_counter


@pytest.fixture(scope="session")
def l10n() -> Localizer:
    """English as King's Forge speaks it, raising where a text is missing."""
    return Localizers(strict=True).english.of("kings_forge")


@pytest.fixture
async def counter(tmp_path: Path) -> AsyncIterator[Counter]:
    async with open_counter(tmp_path / "kingsforge.sqlite3") as one:
        yield one
