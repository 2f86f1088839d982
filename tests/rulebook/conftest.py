import pytest

from kingsforge_bot.games.kings_forge.rulebook.loading import load_rulebook
from kingsforge_bot.rulebook.book import Rulebook


@pytest.fixture(scope="session")
def book() -> Rulebook:
    rules = load_rulebook()
    rules.prepare()
    return rules
