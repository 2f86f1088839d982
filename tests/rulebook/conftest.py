import pytest

from kingsforge_bot.rulebook.book import Rulebook, load_rulebook


@pytest.fixture(scope="session")
def book() -> Rulebook:
    return load_rulebook()
