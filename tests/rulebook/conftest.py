import pytest

from kingsforge_bot.rulebook.book import Rulebook, load_rulebook


@pytest.fixture(scope="session")
def book() -> Rulebook:
    rules = load_rulebook()
    rules.prepare()
    return rules
