"""Several processes of one bot share out its servers; whichever dies, the others take over, and players go on."""

import asyncio
import signal
from collections.abc import AsyncIterator

import pytest

from kingsforge_bot.sandbox import Channel, Permission, Person, Sharding, buttons
from kingsforge_bot.service.shards.dividing import FIRST_CLAIM
from tests.databases.asking import rows_at
from tests.databases.engines import POSTGRESQL, SQLITE, Databases, run_on, stored_at
from tests.databases.wire import Wire
from tests.e2e.cluster import SLOW, TAKEN_OVER, Cluster, Stopwatch
from tests.e2e.hands import GREEN, read
from tests.e2e.house import House
from tests.e2e.reading import boards, labels

CARD = "POST /channels/*/messages"


@pytest.fixture
async def cluster(databases: Databases, empty_house: House) -> AsyncIterator[Cluster]:
    """Two shards, which may begin at once, and nobody who holds them yet."""
    run_on(POSTGRESQL, databases)
    empty_house.store = await stored_at(empty_house.database)
    empty_house.server.starts.sharding = Sharding(shards=2, max_concurrency=2)
    async with Cluster(empty_house, 2) as found:
        yield found
    run_on(SQLITE, databases)


@pytest.fixture
async def places(cluster: Cluster) -> list[Channel]:
    """A channel on each shard, while process a holds the first and b the second."""
    found = [cluster.elsewhere(shard) for shard in (0, 1)]
    cluster.start("a")
    await cluster.online()
    cluster.start("b")
    await cluster.shared(1, 2)
    return found


@pytest.fixture
def ann(cluster: Cluster, places: list[Channel]) -> Person:
    return cluster.smith("Ann", places[0])


@pytest.fixture
def ben(cluster: Cluster, places: list[Channel]) -> Person:
    return cluster.smith("Ben", places[1])


async def test_killed_while_it_posts_the_one_that_stood_by_takes_over(cluster: Cluster) -> None:
    house = cluster.house
    house.server.starts.sharding = Sharding(shards=1)
    cluster.shards = 1
    cluster.start("a")
    cluster.start("b")
    await cluster.online()
    await cluster.joined(2)
    hold = house.server.fault.hold(CARD, after=True)
    ann, ben = house.person("Ann"), house.person("Ben")
    await read(await ann.slash(house.channel, "table new", {"players": 2}))
    await hold.reached(SLOW)
    [[owner]] = await rows_at(house.store, "SELECT owner FROM kingsforge_shards")
    watch = Stopwatch()
    cluster.signal(cluster.named(owner), signal.SIGKILL)
    await house.server.bot_offline()
    hold.release()
    await cluster.online()
    assert FIRST_CLAIM - SLOW < watch.seconds < TAKEN_OVER + SLOW
    card = await house.server.next_message(house.channel, lambda one: "#1 " in one.content)
    await read(await ben.press(card, "Join"))
    await house.server.when(card, lambda one: "Start" in labels(one))
    assert len(house.server.messages(house.channel)) == 1


@pytest.mark.full
async def test_one_more_takes_its_part_and_who_leaves_gives_it_at_once(
    cluster: Cluster, places: list[Channel], ann: Person, ben: Person
) -> None:
    house = cluster.house
    house.server.allow(places[1], Permission.MANAGE_GUILD, user_id=ben.id)
    for person, place in ((ann, places[0]), (ben, places[1])):
        await cluster.opened(person, place)
    said = (await read(await ben.slash(places[1], "forge doctor"))).content
    assert "Shard 1 of 2 (counted from 0), answered by process 2, one of 2." in said
    watch = Stopwatch()
    cluster.signal("a", signal.SIGTERM)
    assert await cluster.ended("a") == 0
    await cluster.online()
    assert watch.seconds < SLOW + 5
    await cluster.opened(ann, places[0])
    assert "Traceback" not in cluster.log("a") + cluster.log("b")


@pytest.mark.full
async def test_a_turn_is_played_from_a_direct_message_whichever_process_has_the_table(
    cluster: Cluster, places: list[Channel], ben: Person
) -> None:
    house, place = cluster.house, places[1]
    cat = cluster.smith("Cat", place)
    card = await cluster.opened(ben, place)
    await read(await cat.press(card, "Join"))
    await house.server.when(card, lambda one: "Start" in labels(one))
    await read(await ben.press(card, "Start"))
    board = (await house.server.until(lambda: boards(house.server, place, 1) or None, "a board"))[-1]
    [person] = [one for one in (ben, cat) if one.id in board.awaited]
    shown = await read(await person.slash(person.dm, "me turns"))
    opened = await read(await person.press(shown, next(one for one in labels(shown) if one.startswith("Play "))))
    best = next(one.label for one in buttons(opened) if one.style == GREEN)
    played = await read(await person.press(opened, best))
    await house.server.until(
        lambda: True if boards(house.server, place, 1)[-1].seq > board.seq else None, f"a board after {played.content}"
    )


@pytest.mark.full
async def test_killed_both_shards_go_on_in_the_other(
    cluster: Cluster, places: list[Channel], ann: Person, ben: Person
) -> None:
    house = cluster.house
    card = await cluster.opened(ann, places[0])
    watch = Stopwatch()
    cluster.signal("a", signal.SIGKILL)
    await house.server.bot_offline(shard=0)
    await cluster.opened(ben, places[1])
    await cluster.online()
    assert watch.seconds < TAKEN_OVER + SLOW
    await read(await ann.press(card, "Add bot"))
    cluster.start("a")
    await cluster.shared(2, 3)


@pytest.mark.full
async def test_who_stood_still_and_wakes_after_the_take_over_writes_nothing_and_ends(
    cluster: Cluster, places: list[Channel], ann: Person
) -> None:
    house = cluster.house
    hold = house.server.fault.hold(CARD)
    await read(await ann.slash(places[0], "table new", {"players": 2}))
    await hold.reached(SLOW)
    watch = Stopwatch()
    cluster.signal("a", signal.SIGSTOP)
    hold.release()
    await cluster.owned(2, 2)
    assert watch.seconds < TAKEN_OVER + SLOW
    await cluster.connected(0, 2)
    cluster.signal("a", signal.SIGCONT)
    assert await cluster.ended("a") == 1
    assert "Another process has taken over" in cluster.log("a")
    await cluster.opened(ann, places[0])
    cards = [one for one in house.server.messages(places[0]) if "Seats: " in one.content]
    assert len(cards) == 2


@pytest.mark.full
async def test_who_loses_the_database_for_a_moment_keeps_shards_and_connection(
    cluster: Cluster, ann: Person, places: list[Channel]
) -> None:
    house = cluster.house
    address = str(house.store)
    async with Wire(address, house.folder / "wire") as wire:
        cluster.start("c", {"KINGSFORGE_DATABASE": wire.address})
        await cluster.joined(3)
        cluster.signal("a", signal.SIGTERM)
        await cluster.ended("a")
        await cluster.shared(2, 3)
        tried = len(house.server.starts.tried)
        wire.cut()
        said = (await read(await ann.slash(places[0], "table new", {"players": 2}))).content
        assert "database" in said.lower() or "try again" in said.lower(), said
        await asyncio.sleep(FIRST_CLAIM / 3)
        wire.mend()
        await cluster.online()
        await cluster.heard_of(3, FIRST_CLAIM / 3)
        await cluster.opened(ann, places[0])
        assert len(house.server.starts.tried) == tried
        assert sorted(one or 0 for one in await cluster.owners()) == [2, 3]
        wire.cut()
        await cluster.owned(2, 2)
        wire.mend()
        assert await cluster.ended("c") == 1
        assert "Another process has taken over" in cluster.log("c")
