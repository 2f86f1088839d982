"""Shards as discord.py runs them: in one client, in two, handed over; what is proposed, and how fast they start."""

import asyncio
import logging
from collections.abc import AsyncIterator

import discord
import pytest
from discord.gateway import DiscordWebSocket

from kingsforge_bot.sandbox import Sharding
from tests.sandbox.conftest import Bot, Clock
from tests.sandbox.gateway.sharded import SECOND, Halves, Sharded, halves, running


@pytest.fixture
async def world(clock: Clock) -> AsyncIterator[Halves]:
    async with halves(clock, Sharding(shards=2)) as one:
        yield one


async def test_one_client_runs_the_shards_that_are_proposed(world: Halves) -> None:
    async with running(Sharded(world.clock, "all"), world) as client:
        assert (client.shard_count, set(client.shards)) == (2, {0, 1})
        assert {guild.name: guild.shard_id for guild in client.guilds} == {"Even": 0, "Odd": 1}
        said = [world.ann.say(channel, "hello").id for channel in world.channels]
        for channel in world.channels:
            assert (await world.ann.slash(channel, "who")).content == "all"
        assert sorted(one for one in client.heard if one in said) == sorted(said)
    assert world.identified() == [(0, "started"), (1, "started")]
    assert world.server.violations == []


async def test_two_clients_share_the_guilds_and_the_first_has_direct_messages(world: Halves) -> None:
    one, two = Sharded(world.clock, "one", [0]), Sharded(world.clock, "two", [1])
    async with running(one, world):
        world.clock.advance(5)
        async with running(two, world):
            assert [guild.name for guild in one.guilds] == ["Even"]
            assert [guild.name for guild in two.guilds] == ["Odd"]
            even, odd = world.channels
            assert (await world.ann.slash(even, "who")).content == "one"
            assert (await world.ann.slash(odd, "who")).content == "two"
            assert (await world.ann.slash(world.ann.dm, "who")).content == "one"
            late = world.server.add_guild("Late", shard=SECOND)
            ben, place = world.server.add_person("Ben", late), world.server.add_channel(late, "general")
            assert (await ben.slash(place, "who")).content == "two"
            assert [guild.name for guild in (*one.guilds, *two.guilds)] == ["Even", "Odd", "Late"]
    assert world.server.violations == []


async def test_a_client_takes_over_the_shard_of_another_that_has_gone(world: Halves) -> None:
    even, odd = world.channels
    two = Sharded(world.clock, "two", [1])
    async with running(two, world):
        world.clock.advance(5)
        async with running(Sharded(world.clock, "one", [0]), world):
            assert (await world.ann.slash(even, "who")).content == "one"
        await world.server.bot_offline(shard=0)
        assert two.shard_ids is not None
        two.shard_ids.append(0)
        await two.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, 0)
        assert await asyncio.wait_for(two.there.get(), 5) == 0
        assert await world.server.bot_online(shard=0) == 3
        for channel in (even, odd, world.ann.dm):
            assert (await world.ann.slash(channel, "who")).content == "two"
        assert {guild.name for guild in two.guilds} == {"Even", "Odd"}
    assert world.identified() == [(1, "started"), (0, "started"), (0, "started")]
    assert world.server.violations == []


async def test_a_shard_that_lost_its_connection_resumes_and_the_other_hears_nothing_of_it(world: Halves) -> None:
    async with running(Sharded(world.clock, "all"), world) as client:
        assert world.server.fault.drop_gateway(shard=1) == 1
        await world.server.bot_offline(shard=1)
        missed = [world.ann.say(channel, "while one of you was away").id for channel in reversed(world.channels)]
        assert await asyncio.wait_for(client.there.get(), 5) == 1
        await world.ann.slash(world.channels[0], "who")
        assert sorted(one for one in client.heard if one in missed) == sorted(missed)
        assert client.there.empty()
    assert len(world.identified()) == 2


async def test_only_the_shard_whose_session_is_invalid_identifies_anew(world: Halves) -> None:
    async with running(Sharded(world.clock, "all"), world) as client:
        world.server.fault.invalid_session(shard=1)
        assert await asyncio.wait_for(client.there.get(), 5) == 1
        world.server.fault.ask_reconnect(shard=0)
        assert await asyncio.wait_for(client.there.get(), 5) == 0
    assert world.identified() == [(0, "started"), (1, "started"), (1, "started")]


async def test_shards_that_start_too_fast_are_sent_away_and_come_again(world: Halves) -> None:
    client = Sharded(world.clock, "hasty")
    client.hasty = 1
    async with running(client, world):
        assert world.identified() == [(0, "started"), (1, "too fast"), (1, "started")]
        assert (await world.ann.slash(world.channels[1], "who")).content == "hasty"
    assert [one.message for one in world.server.violations] == ["sessions started: too fast"]


async def test_of_two_clients_with_one_shard_both_are_asked_and_one_answers(
    world: Halves, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.CRITICAL):
        async with running(Sharded(world.clock, "one", [0]), world) as one:
            world.clock.advance(5)
            async with running(Sharded(world.clock, "two", [0]), world) as two:
                said = world.ann.say(world.channels[0], "hello").id
                assert (await world.ann.slash(world.channels[0], "who")).content in ("one", "two")
                await world.server.until(lambda: world.server.violations or None, "the second answer to be refused")
                assert said in one.heard
                assert said in two.heard
    assert [one.code for one in world.server.violations] == [40060]


async def test_what_is_proposed_can_be_asked_for_and_grows(world: Halves) -> None:
    async with running(Sharded(world.clock, "all"), world) as client:
        world.server.starts.sharding = Sharding(shards=4, max_concurrency=2, total=1000, used=10)
        limits = await client.fetch_session_start_limits()
        assert (limits.total, limits.remaining, limits.max_concurrency) == (1000, 988, 2)
        assert limits.reset_after == (24 * 60 * 60 - 5) * 1000
        assert (await client.http.get_bot_gateway())[0] == 4
        world.server.turn_clock(24 * 60 * 60)
        assert (await client.fetch_session_start_limits()).remaining == 1000


async def test_a_client_without_shards_is_told_that_it_needs_them(clock: Clock) -> None:
    async with halves(clock, Sharding(shards=2, guilds=1)) as world, Bot() as bot:
        await bot.login(world.server.token)
        with pytest.raises(discord.ConnectionClosed) as caught:
            await bot.connect()
        assert caught.value.code == 4011
        assert world.identified() == []


async def test_a_client_with_a_number_of_shards_that_is_not_allowed_ends(clock: Clock) -> None:
    async with halves(clock, Sharding(shards=16, multiple=16)) as world, Sharded(clock, "two", [0, 1]) as client:
        await client.login(world.server.token)
        with pytest.raises(discord.ConnectionClosed) as caught:
            await client.connect()
        assert caught.value.code == 4010
