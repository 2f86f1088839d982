"""Whoever installed the bot asks for rules, and for what is theirs, where it is no member: without a table."""

import pytest

from kingsforge_bot.sandbox import ClientRefused, Message, Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.reading import labels


def placeholders(message: Message) -> list[str]:
    return [part["placeholder"] for row in message.components for part in row["components"] if "placeholder" in part]


@pytest.fixture
def cleo(house: House) -> Person:
    """She has installed it, and is in a server of which it is no member."""
    abroad = house.server.add_guild("Abroad", home=False)
    house.server.add_channel(abroad, "there")
    person = house.server.add_person("Cleo", abroad)
    person.install()
    return person


def there(house: House) -> int:
    return next(one.id for one in house.server.world.channels.values() if one.name == "there")


async def test_a_card_is_shown_with_its_picture_and_its_game_is_remembered(house: House, cleo: Person) -> None:
    place = there(house)
    every = await read(await cleo.slash(place, "rules"))
    assert len(placeholders(every)) == 3
    entry = await read(await cleo.slash(place, "rules", {"query": "Mill (top)"}))
    assert entry.attachments[0].description
    await house.kill()
    await house.start()
    again = await read(await cleo.slash(place, "rules"))
    assert len(placeholders(again)) == 1
    assert house.server.messages(place) == []
    assert house.server.violations == []


async def test_a_front_page_leads_to_the_tutorial_and_to_no_table(house: House, cleo: Person) -> None:
    place = there(house)
    front = await read(await cleo.slash(place, "rules", {"query": "Dwarven Smithy"}))
    assert front.attachments
    [learn] = labels(front)
    step = await read(await cleo.press(front, learn))
    assert "most coins win (7.6)" in step.content
    assert step.components


async def test_what_is_shown_to_everybody_stands_there(house: House, cleo: Person) -> None:
    place = there(house)
    reply = await cleo.slash(place, "rules", {"query": "use a dock", "public": True})
    shown = await reply.followup()
    assert not shown.ephemeral
    assert "Use a dock" in shown.content
    assert not shown.alerted


async def test_what_is_ones_own_is_told_and_nothing_of_that_server(house: House, cleo: Person) -> None:
    place = there(house)
    assert "You sit at no table" in (await read(await cleo.slash(place, "me turns"))).content
    await read(await cleo.slash(place, "me stats"))
    assert "server" in (await read(await cleo.slash(place, "me stats", {"of": "server"}))).content
    await read(await cleo.slash(place, "me settings", {"language": "ja"}))
    assert "ルール" in (await read(await cleo.slash(place, "rules"))).content
    with pytest.raises(ClientRefused, match="not installed there"):
        await cleo.slash(place, "table new")
