import pytest

from kingsforge_bot.i18n.localizer import Localizer, Localizers


@pytest.fixture(scope="session")
def l10n() -> Localizer:
    """English as King's Forge speaks it, raising where a text is missing."""
    return Localizers(strict=True).english.of("kings_forge")


@pytest.fixture(scope="session")
def names() -> tuple[str, ...]:
    return ("Ana", "Ben", "Cleo", "Dan")
