"""Discord proposes several connections: one process makes them all, and players notice nothing."""

import pytest

from kingsforge_bot.sandbox import Channel, Message, Permission, Person, Shard, Sharding
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import Play, joined, opened
from tests.e2e.reading import labels

TWO = Sharding(shards=2, max_concurrency=2)
"""Both may begin at once."""


def shard_of(house: House) -> int:
    """That of the server that every house has."""
    return next(shard for shard in (0, 1) if Shard(shard, 2).hears(house.guild.id))


@pytest.fixture
async def house(empty_house: House) -> House:
    empty_house.server.starts.sharding = TWO
    await empty_house.start()
    for shard in (0, 1):
        await empty_house.server.bot_online(shard=shard)
    return empty_house


@pytest.fixture
def elsewhere(empty_house: House) -> Channel:
    """In a server that is told of on the other shard."""
    guild = empty_house.server.add_guild("Elsewhere", shard=Shard(1 - shard_of(empty_house), 2))
    return empty_house.server.add_channel(guild, "forge")


@pytest.fixture
def dora(empty_house: House, elsewhere: Channel) -> Person:
    guild = empty_house.server.world.guilds[elsewhere.guild_id or 0]
    return empty_house.server.add_person("Dora", guild)


def begun(house: House) -> list[tuple[int, int, str]]:
    return [(one.shard.id, one.shard.count, one.outcome.value) for one in house.server.starts.tried]


async def opened_there(house: House, person: Person, place: Channel) -> Message:
    """The card of a table in that channel."""
    await read(await person.slash(place, "table new", {"players": 2}))
    return await house.server.next_message(place, lambda one: "#" in one.content)


async def test_both_servers_and_direct_messages_are_answered_by_one_process(
    elsewhere: Channel, dora: Person, house: House, ann: Person, ben: Person
) -> None:
    assert begun(house) == [(0, 2, "started"), (1, 2, "started")]
    table, card = await opened(house, ann, players=2)
    await joined(house, card, ben)
    await house.server.when(card, lambda one: "Start" in labels(one))
    await read(await ann.press(card, "Start"))
    play = Play(house, house.channel, table, (ann, ben), 0)
    assert await play.turn() is not None
    there = await opened_there(house, dora, elsewhere)
    assert dora.name in there.content
    dora.install()
    house.server.allow(elsewhere, Permission.MANAGE_GUILD, user_id=dora.id)
    assert "Connection to Discord: " in (await read(await dora.slash(elsewhere, "forge doctor"))).content
    rules = await read(await dora.slash(dora.dm, "rules", {"query": "cemetery"}))
    assert "emetery" in rules.content


async def test_a_shard_that_loses_its_connection_keeps_its_players_waiting_and_no_others(
    elsewhere: Channel, dora: Person, house: House, ann: Person
) -> None:
    away, other = shard_of(house), 1 - shard_of(house)
    _, card = await opened(house, ann, players=2)
    house.server.fault.drop_gateway(shard=away)
    assert dora.name in (await opened_there(house, dora, elsewhere)).content
    await house.server.bot_online(shard=away)
    await joined(house, card, house.person("Ben"))
    assert len(house.server.gateway.live(other)) == len(house.server.gateway.live(away)) == 1
    assert len(begun(house)) == 2


async def test_a_bot_killed_among_its_shards_takes_them_all_up_again(
    elsewhere: Channel, dora: Person, house: House, ann: Person, ben: Person
) -> None:
    _, card = await opened(house, ann, players=2)
    there = await opened_there(house, dora, elsewhere)
    await house.kill()
    house.turn_clock(5)
    await house.start()
    for shard in (0, 1):
        await house.server.bot_online(shard=shard)
    await joined(house, card, ben)
    assert labels(there)
    assert len(begun(house)) == 4


async def test_a_bot_is_stopped_while_its_shards_still_begin(empty_house: House) -> None:
    empty_house.server.starts.sharding = Sharding(shards=16)
    await empty_house.start()
    assert await empty_house.terminate() == 0
    assert begun(empty_house) == [(0, 16, "started")]
    assert "Traceback" not in empty_house.log


async def test_where_one_is_proposed_there_is_one_and_it_names_no_shard(empty_house: House) -> None:
    await empty_house.start()
    assert begun(empty_house) == [(0, 1, "started")]
