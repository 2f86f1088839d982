"""A server is greeted once, where the bot may speak; three buttons lead from there into the game."""

import pytest

from kingsforge_bot.sandbox import Message, Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.reading import labels

WAYS = ["Learn in three minutes", "Play against a bot now", "Open a table"]


@pytest.fixture
async def greeted(empty_house: House) -> Message:
    empty_house.greets = True
    await empty_house.start()
    return await empty_house.server.message(empty_house.channel, lambda one: labels(one) == WAYS)


def greetings(house: House) -> list[Message]:
    return [one for one in house.server.messages(house.channel) if labels(one) == WAYS]


async def test_a_server_is_greeted_once(empty_house: House, greeted: Message) -> None:
    house = empty_house
    assert "King's Forge" in greeted.content
    assert greeted.attachments
    await house.restart()
    await house.restart()
    ann = house.person("Ann")
    await read(await ann.slash(house.channel, "table list", {}))
    assert [one.id for one in greetings(house)] == [greeted.id]
