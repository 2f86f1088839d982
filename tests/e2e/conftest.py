"""The real bot against a Discord on loopback."""

import os
from collections.abc import AsyncIterator, Generator
from pathlib import Path

import pytest

from kingsforge_bot.sandbox import Person
from tests.databases.engines import stored_at
from tests.e2e.house import House, furnished

HOUSE = pytest.StashKey[House]()


@pytest.fixture
async def empty_house(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[House]:
    """A Discord in which the bot has not been started."""
    server, house = furnished(tmp_path, request.node.name + os.environ.get("OTHER_LUCK", ""))
    request.node.stash[HOUSE] = house
    if "engine" in request.fixturenames:
        request.getfixturevalue("engine")
        house.store = await stored_at(house.database)
    async with server:
        try:
            yield house
            await house.close()
        finally:
            await house.abandon()


@pytest.fixture
async def house(empty_house: House) -> House:
    """A house with the bot running."""
    await empty_house.start()
    return empty_house


@pytest.fixture
def ann(house: House) -> Person:
    return house.person("Ann")


@pytest.fixture
def ben(house: House) -> Person:
    return house.person("Ben")


@pytest.fixture
def cat(house: House) -> Person:
    return house.person("Cat")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What the bot wrote, below a failure, and whether it still ran: one that was killed writes nothing of it."""
    report = yield
    house = item.stash.get(HOUSE, None)
    if report.failed and house is not None:
        ended = "it runs" if house.exit_status is None else f"it ended with {house.exit_status}"
        report.sections.append(("the bot's log", f"{house.log}\n{ended}"))
    return report
