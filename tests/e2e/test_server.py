"""The bot on a database of a server: what a host sees of it beside the games."""

import asyncio

import pytest

from kingsforge_bot.sandbox import Person
from tests.databases.engines import POSTGRESQL, SQLITE, Databases, run_on, stored_at
from tests.e2e.house import House
from tests.e2e.play import joined, opened, seated
from tests.e2e.reading import labels


@pytest.fixture
async def empty_house(empty_house: House, databases: Databases) -> House:
    run_on(POSTGRESQL, databases)
    empty_house.store = await stored_at(empty_house.database)
    # Made where it is needed.
    empty_house.beside = empty_house.folder / "var"
    run_on(SQLITE, databases)
    return empty_house


async def test_a_table_outlives_kills_and_the_end_of_all_connections(house: House, ann: Person, ben: Person) -> None:
    _, card = await opened(house, ann, players=2, name="Oak")
    await house.restart()
    await joined(house, card, ben)
    await house.server.when(card, lambda one: "Start" in labels(one))
    await house.terminate()
    await house.start()
    play = await seated(house, [ben, ann], seed=1, players=2, name="Elm")
    for _ in range(3):
        assert await play.turn() is not None
    assert not house.database.exists()
    assert {one.name for one in (house.folder / "var").iterdir()} == {"commands.sha256", "kingsforge.sqlite3.health"}


async def test_a_second_bot_is_told_that_it_is_in_use(house: House) -> None:
    second = await house.launch()
    assert await asyncio.wait_for(second.wait(), 60) == 1
    assert "in use by another process" in house.log


async def test_a_server_that_is_away_is_said_and_copies_are_left_to_it(empty_house: House) -> None:
    address = "postgresql://ann:secret@127.0.0.1:1/forge"
    for flags, said in ((), "postgresql://ann@127.0.0.1:1/forge"), (("--backup",), "pg_dump"):
        process = await empty_house.launch({"KINGSFORGE_DATABASE": address}, *flags)
        assert await asyncio.wait_for(process.wait(), 60) == 1
        assert said in empty_house.log
    assert "secret" not in empty_house.log
