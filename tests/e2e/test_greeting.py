"""A server is greeted once, where the bot may speak; a button a game leads to the three ways into it."""

import pytest

from kingsforge_bot.sandbox import Message, Permission, Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.reading import labels

GAME = "King's Forge"
LEARN, PLAY, OPEN = "Learn in three minutes", "Play against a bot now", "Open a table"
STRONG = "Strong bot"
WAYS = {GAME, "Dwarven Smithy", "Keyflower"}


@pytest.fixture
async def greeted(empty_house: House) -> Message:
    empty_house.greets = True
    await empty_house.start()
    return await empty_house.server.next_message(empty_house.channel, lambda one: labels(one) == WAYS)


@pytest.fixture
def ann(empty_house: House) -> Person:
    return empty_house.person("Ann")


@pytest.fixture
async def offered(greeted: Message, ann: Person) -> Message:
    """The ways into a game, for whoever asked."""
    return await read(await ann.press(greeted, GAME))


def greetings(house: House) -> list[Message]:
    return [one for one in house.server.messages(house.channel) if labels(one) == WAYS]


async def test_a_server_is_greeted_once_also_by_a_bot_that_was_killed(
    empty_house: House, greeted: Message, ann: Person
) -> None:
    assert "King's Forge" in greeted.content
    assert greeted.attachments[0].description
    for _ in range(2):
        await empty_house.restart()
        await read(await ann.slash(empty_house.channel, "table list", {}))
    assert [one.id for one in greetings(empty_house)] == [greeted.id]


async def test_a_server_that_the_bot_joins_is_greeted_in_its_language(empty_house: House, greeted: Message) -> None:
    guild = empty_house.server.add_guild("Forgerons", locale="fr")
    channel = empty_house.server.add_channel(guild, "accueil")
    await empty_house.restart()
    message = await empty_house.server.next_message(channel)
    assert "Jeux de plateau" in message.content


async def test_a_server_that_adds_the_running_bot_is_greeted_at_once_and_not_again(
    empty_house: House, greeted: Message
) -> None:
    """The gateway sends GUILD_CREATE, with the channel in which the bot may not speak and the one in which it may."""
    guild = empty_house.server.add_guild("Forgerons", locale="fr")
    silent = empty_house.server.add_channel(guild, "annonces")
    empty_house.server.deny(silent, Permission.SEND_MESSAGES)
    channel = empty_house.server.add_channel(guild, "accueil")
    message = await empty_house.server.next_message(channel)
    assert "Jeux de plateau" in message.content
    assert message.attachments[0].description
    await empty_house.restart()
    ann = empty_house.person("Ann")
    await read(await ann.slash(empty_house.channel, "table list", {}))
    assert [one.id for one in empty_house.server.messages(channel)] == [message.id]
    assert not empty_house.server.messages(silent)


async def test_where_it_may_not_speak_the_next_channel_is_taken(empty_house: House) -> None:
    empty_house.server.deny(empty_house.channel, Permission.SEND_MESSAGES)
    other = empty_house.server.add_channel(empty_house.guild, "smithy")
    empty_house.greets = True
    await empty_house.start()
    assert labels(await empty_house.server.next_message(other)) == WAYS
    assert not empty_house.server.messages(empty_house.channel)


async def test_two_presses_begin_a_game(empty_house: House, greeted: Message, offered: Message, ann: Person) -> None:
    assert labels(offered) == {LEARN, PLAY, STRONG, OPEN}
    mine = await read(await ann.press(offered, PLAY))
    assert "begins" in mine.content
    board = await empty_house.server.next_message(empty_house.channel, lambda one: "Claim" in labels(one))
    assert board.attachments
    again = await read(await ann.press(await read(await ann.press(greeted, GAME)), PLAY))
    assert "You already play against a bot here" in again.content
    assert "Claim" in labels(again)


async def test_two_presses_open_a_lobby_on_whose_card_one_can_learn(
    empty_house: House, greeted: Message, offered: Message, ann: Person
) -> None:
    answer = await read(await ann.press(offered, OPEN))
    assert "New here?" not in answer.content, "it stood above that button"
    card = await empty_house.server.next_message(empty_house.channel, lambda one: "Join" in labels(one))
    again = await read(await ann.press(greeted, GAME))
    assert "is open already" in (await read(await ann.press(again, OPEN))).content
    lesson = await read(await ann.press(card, LEARN))
    assert "Tutorial · 1/" in lesson.content


async def test_two_presses_teach_the_game_to_the_presser_alone(
    empty_house: House, offered: Message, ann: Person
) -> None:
    lesson = await read(await ann.press(offered, LEARN))
    assert "Tutorial · 1/" in lesson.content
    assert lesson.ephemeral


async def test_an_empty_list_and_rules_without_a_table_offer_the_same(
    empty_house: House, greeted: Message, ann: Person
) -> None:
    listed = await read(await ann.slash(empty_house.channel, "table list", {}))
    assert labels(listed) == WAYS
    assert "New here?" not in listed.content
    assert labels(await read(await ann.slash(empty_house.channel, "rules", {}))) >= WAYS
