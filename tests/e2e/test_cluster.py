"""Several processes of one bot share out its servers; whichever dies, the others take over, and players go on."""

import signal
from collections.abc import AsyncIterator

import pytest

from kingsforge_bot.sandbox import Sharding
from tests.databases.engines import POSTGRESQL, SQLITE, Databases, run_on, stored_at
from tests.e2e.cluster import Cluster, Stopwatch
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.reading import labels


@pytest.fixture
async def cluster(databases: Databases, empty_house: House) -> AsyncIterator[Cluster]:
    """Two shards, which may begin at once, and nobody who holds them yet."""
    run_on(POSTGRESQL, databases)
    empty_house.store = await stored_at(empty_house.database)
    empty_house.server.starts.sharding = Sharding(shards=2, max_concurrency=2)
    yield Cluster(empty_house, 2)
    run_on(SQLITE, databases)


async def test_killed_the_other_takes_over(cluster: Cluster) -> None:
    house = cluster.house
    places = [cluster.elsewhere(shard) for shard in (0, 1)]
    people = [cluster.smith(name, place) for name, place in zip(("Ann", "Ben"), places, strict=True)]
    cluster.start("a")
    await cluster.online()
    watch = Stopwatch()
    cluster.start("b")
    while len(set(await cluster.owners())) < 2:
        assert watch.seconds < 60
        await house.server.bot_online()
    await cluster.online()
    print("shared after", watch.seconds)
    cards = [await cluster.opened(person, place) for person, place in zip(people, places, strict=True)]
    watch = Stopwatch()
    cluster.signal("a", signal.SIGKILL)
    await house.server.bot_offline(shard=0)
    await cluster.online()
    print("taken over after", watch.seconds)
    again = await cluster.opened(people[0], places[0])
    assert labels(cards[0])
    print("opened after", watch.seconds)
    cluster.signal("b", signal.SIGTERM)
    assert await cluster.ended("b") == 0
    print(cluster.log("b"))
