import pytest

from kingsforge_bot.i18n.speech import Voice, Voices


@pytest.fixture(scope="session")
def voice() -> Voice:
    """English, raising where a text is missing."""
    return Voices(strict=True).english
