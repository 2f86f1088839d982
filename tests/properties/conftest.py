"""`--games N`: how many games are played for each number of seats and each edition."""

import pytest

FEW = 4


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, default=FEW, help="random games for each number of players and edition")


@pytest.fixture(scope="session")
def games(pytestconfig: pytest.Config) -> int:
    """The option is known only where pytest is pointed at this folder, as `make full` does."""
    return int(pytestconfig.getoption("--games", FEW))
