"""Sharding on the wire: what READY says, which session hears of what, close codes, how fast sessions may start."""

import pytest

from kingsforge_bot.sandbox import Channel, Sharding
from kingsforge_bot.sandbox.world.model import ChannelKind, ThreadState
from tests.sandbox.conftest import Clock, Place
from tests.sandbox.gateway.by_hand import Hand, Json, by_hand
from tests.sandbox.gateway.sharded import SECOND, Halves, halves

FREE = Sharding(shards=2, max_concurrency=2)
"""Both may start at once."""


def names(frames: list[Json]) -> list[str]:
    return [frame["t"] for frame in frames]


async def started(hand: Hand, world: Halves, shard: int) -> None:
    """As that shard of two, with its guild there."""
    await hand.ready([shard, 2])
    assert names(await hand.since(world.guilds[shard])) == ["GUILD_CREATE"]


async def test_ready_says_the_shard_and_names_its_guilds_alone(clock: Clock) -> None:
    async with halves(clock, FREE) as world:
        for shard in (0, 1):
            async with by_hand(world.server) as hand:
                ready = await hand.ready([shard, 2])
                assert ready["shard"] == [shard, 2]
                assert [one["id"] for one in ready["guilds"]] == [str(world.guilds[shard].id)]
                created = await hand.since(world.guilds[shard])
                assert [one["d"]["name"] for one in created] == [world.guilds[shard].name]


async def test_without_sharding_one_session_hears_everything(place: Place) -> None:
    other = place.server.add_guild("Odd", shard=SECOND)
    async with by_hand(place.server) as hand, by_hand(place.server) as second:
        for one in (hand, second):
            assert len((await one.ready())["guilds"]) == 2
            assert names(await one.since(other)) == ["GUILD_CREATE"] * 2
    answer = place.server.starts.proposal()
    limits = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    assert answer == {"shards": 1, "session_start_limit": limits}
    assert [one.outcome.value for one in place.server.starts.tried] == ["started", "started"]


async def test_each_event_of_a_guild_goes_to_its_shard(clock: Clock) -> None:
    async with halves(clock, FREE) as world, by_hand(world.server) as even, by_hand(world.server) as odd:
        await started(even, world, 0)
        await started(odd, world, 1)
        server = world.server
        channel = server.add_channel(world.guilds[1], "forge")
        message = world.ann.say(channel, "hello")
        server.deny(channel)
        server.delete_message(message)
        thread = ThreadState(channel.id, world.ann.id, clock(), clock())
        key = server.world.new_id()
        server.world.put_channel(Channel(key, ChannelKind.PUBLIC_THREAD, "table", channel.guild_id, thread=thread))
        server.world.join_thread(key, server.api.bot_id)
        server.delete_channel(channel)
        server.world.put_guild(server.world.guilds[world.guilds[1].id])
        told = names(await odd.since(world.guilds[1]))
        assert told == [
            "CHANNEL_CREATE", "MESSAGE_CREATE", "MESSAGE_DELETE", "THREAD_CREATE", "THREAD_CREATE",
            "THREAD_MEMBER_UPDATE", "THREAD_DELETE", "CHANNEL_DELETE", "GUILD_UPDATE", "GUILD_ROLE_UPDATE",
        ]  # fmt: skip
        assert await even.since(world.guilds[0]) == []


async def test_direct_messages_go_to_the_first_shard(clock: Clock) -> None:
    async with halves(clock, FREE) as world, by_hand(world.server) as even, by_hand(world.server) as odd:
        await started(even, world, 0)
        await started(odd, world, 1)
        world.ann.say(world.ann.dm, "hello")
        assert names(await even.since(world.guilds[0])) == ["MESSAGE_CREATE"]
        assert await odd.since(world.guilds[1]) == []


async def test_members_of_a_guild_of_another_shard_are_not_told(clock: Clock) -> None:
    async with halves(clock, FREE) as world, by_hand(world.server) as even:
        await started(even, world, 0)
        assert await even.since(world.guilds[1], world.guilds[0]) == []


async def test_sessions_of_one_shard_and_of_other_numbers_of_shards_all_hear_of_a_guild(clock: Clock) -> None:
    async with (
        halves(clock, FREE) as world,
        by_hand(world.server) as old,
        by_hand(world.server) as new,
        by_hand(world.server) as whole,
    ):
        guild = world.guilds[1]
        await started(old, world, 1)
        clock.advance(5)
        await started(new, world, 1)
        await whole.ready()
        assert names(await whole.since(guild)) == ["GUILD_CREATE"] * 2
        world.ann.say(world.channels[1], "hello")
        for one in (old, new, whole):
            assert names(await one.since(guild)) == ["MESSAGE_CREATE"]


async def test_a_session_is_resumed_as_the_shard_it_was(clock: Clock) -> None:
    async with halves(clock, FREE) as world:
        async with by_hand(world.server) as even, by_hand(world.server) as odd:
            await started(even, world, 0)
            await started(odd, world, 1)
            world.server.fault.drop_gateway()
            await world.server.bot_offline()
        for channel in world.channels:
            world.ann.say(channel, "while you were away")
        async with by_hand(world.server) as hand:
            await hand.resume(odd.session, odd.heard)
            first, second = await hand.receive(), await hand.receive()
            assert (first["t"], first["d"]["channel_id"]) == ("MESSAGE_CREATE", str(world.channels[1].id))
            assert second["t"] == "RESUMED"
        assert len(world.identified()) == 2


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [0, 0], [0], [0, 2, 4], ["0", "2"], 0, "0", {}])
async def test_a_shard_that_there_is_not_is_refused(place: Place, shard: object) -> None:
    async with by_hand(place.server) as hand:
        await hand.identify(shard)
        assert await hand.closed() == 4010
    assert place.server.starts.tried == []


async def test_a_session_of_too_many_guilds_is_refused_and_its_halves_are_not(clock: Clock) -> None:
    async with halves(clock, Sharding(shards=2, max_concurrency=2, guilds=1)) as world:
        for shard in (None, [0, 1]):
            async with by_hand(world.server) as hand:
                await hand.identify(shard)
                assert await hand.closed() == 4011
        async with by_hand(world.server) as even, by_hand(world.server) as odd:
            await started(even, world, 0)
            await started(odd, world, 1)


async def test_a_large_bot_runs_a_multiple_of_its_shards(clock: Clock) -> None:
    async with halves(clock, Sharding(shards=4, multiple=4)) as world:
        for shard in (None, [1, 2], [1, 6]):
            async with by_hand(world.server) as hand:
                await hand.identify(shard)
                assert await hand.closed() == 4010
        async with by_hand(world.server) as hand:
            assert (await hand.ready([7, 8]))["shard"] == [7, 8]


async def test_a_session_starts_every_five_seconds_for_each_remainder(clock: Clock) -> None:
    async with halves(clock, Sharding(shards=4, max_concurrency=2)) as world:
        async with by_hand(world.server) as one, by_hand(world.server) as two, by_hand(world.server) as three:
            await one.ready([0, 4])
            await two.ready([1, 4])
            await three.identify([2, 4])
            assert await three.receive() == {"op": 9, "d": False}
            clock.advance(4.9)
            await three.identify([2, 4])
            assert await three.receive() == {"op": 9, "d": False}
            world.server.turn_clock(0.2)
            assert (await three.ready([2, 4]))["shard"] == [2, 4]
        assert world.identified() == [
            (0, "started"), (1, "started"), (2, "too fast"), (2, "too fast"), (2, "started"),
        ]  # fmt: skip
        assert world.server.starts.proposal()["session_start_limit"]["remaining"] == 995


async def test_a_bot_that_starts_sessions_without_end_loses_its_token(clock: Clock) -> None:
    async with halves(clock, Sharding(total=3, used=2)) as world, by_hand(world.server) as one:
        await one.ready()
        token = world.server.token
        async with by_hand(world.server) as two:
            await two.identify()
            assert await two.closed() == 4004
        await world.server.bot_offline()
        assert world.server.token != token
        assert [each.message for each in world.server.violations] == ["sessions started: spent"]


async def test_only_guilds_of_a_shard_that_is_there_are_reached(clock: Clock) -> None:
    async with halves(clock, FREE) as world, by_hand(world.server) as odd:
        await started(odd, world, 1)
        assert [world.server.gateway.reaches(one.id) for one in world.guilds] == [False, True]
        assert not world.server.gateway.reaches(None)
