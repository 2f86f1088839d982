"""What a process does about the shards, look by look, with a clock and a database of the test's own."""

import pytest

from kingsforge_bot.service.errors import StoreFailed, TakenOver
from kingsforge_bot.service.shards.dividing import FIRST_CLAIM, ClusterView, Held, Peer
from kingsforge_bot.service.shards.share import Share
from kingsforge_bot.service.shards.sharing import SURE_FOR, Sharing
from kingsforge_bot.service.types import GuildId


class Table:
    """What all processes know of each other, and the time."""

    def __init__(self, shards: int) -> None:
        self.time = 1000.0
        self.owners: dict[int, int | None] = dict.fromkeys(range(shards))
        self.locks: dict[int, int] = {}
        self.seen: dict[int, float] = {}


class Process:
    """One of them; it can be cut off from the database, and connects to Discord."""

    def __init__(self, table: Table, number: int) -> None:
        self.table, self.number = table, number
        self.cut = False
        self.connected: list[int] = []
        self.share = Share()
        table.seen[number] = table.time
        self.sharing = Sharing(self, self.share, self, now=lambda: table.time)

    async def look(self) -> ClusterView:
        self._ask()
        table = self.table
        if self.number in table.seen:
            table.seen[self.number] = table.time
        held = (Held(shard, owner, shard in table.locks) for shard, owner in table.owners.items())
        return ClusterView(
            self.number, tuple(Peer(one, table.time - at) for one, at in table.seen.items()), tuple(held)
        )

    async def bury(self, number: int) -> None:
        self._ask()
        self.table.seen.pop(number)

    async def take(self, shard: int) -> bool:
        self._ask()
        if self.table.locks.setdefault(shard, self.number) != self.number:
            return False
        self.table.owners[shard] = self.number
        return True

    async def let_go(self, shard: int) -> None:
        self._ask()
        self.table.owners[shard] = None
        del self.table.locks[shard]

    async def leave(self) -> None:
        self._ask()
        del self.table.seen[self.number]
        for shard in [shard for shard, one in self.table.owners.items() if one == self.number]:
            self.table.owners[shard] = None
        self.die()

    def begin(self, shard: int) -> None:
        self.connected.append(shard)

    async def end(self, shard: int) -> None:
        self.connected.remove(shard)

    def die(self) -> None:
        """Its connection goes with it, and with that its locks."""
        for shard in [shard for shard, one in self.table.locks.items() if one == self.number]:
            del self.table.locks[shard]

    def _ask(self) -> None:
        if self.cut:
            raise StoreFailed("cut")


async def go_on(table: Table, seconds: float, *processes: Process) -> None:
    """They look every other second."""
    for _ in range(int(seconds / 2)):
        table.time += 2
        for one in processes:
            try:
                await one.sharing.look()
            except StoreFailed:
                assert one.cut


async def test_one_has_all_two_share_and_whoever_leaves_gives_theirs_at_once() -> None:
    table = Table(4)
    one = Process(table, 1)
    await go_on(table, 2, one)
    assert one.connected == [0, 1, 2, 3]
    other = Process(table, 2)
    await go_on(table, 10, one, other)
    assert (one.connected, other.connected) == ([0, 1], [3, 2])
    assert (one.share.processes, other.share.mine) == (2, frozenset({2, 3}))
    await other.leave()
    await go_on(table, 2, one)
    assert sorted(one.connected) == [0, 1, 2, 3]


async def test_after_a_death_the_other_takes_over_within_twenty_seconds() -> None:
    table = Table(2)
    one, other = Process(table, 1), Process(table, 2)
    await go_on(table, 20, one, other)
    one.die()
    await go_on(table, FIRST_CLAIM - 3, other)
    assert other.connected == [1]
    await go_on(table, 8, other)
    assert sorted(other.connected) == [0, 1]


async def test_who_is_cut_off_for_less_keeps_its_shards_and_its_connections() -> None:
    table = Table(2)
    one, other = Process(table, 1), Process(table, 2)
    await go_on(table, 20, one, other)
    one.cut = True
    one.die()
    await go_on(table, SURE_FOR + 2, one, other)
    assert (one.connected, other.connected) == ([0], [1])
    assert one.sharing.silent > SURE_FOR
    one.cut = False
    await go_on(table, 2, one, other)
    assert one.sharing.is_sure
    assert table.locks == {0: 1, 1: 2}


async def test_who_stood_still_for_longer_ends() -> None:
    table = Table(2)
    one, other = Process(table, 1), Process(table, 2)
    await go_on(table, 20, one, other)
    one.die()
    await go_on(table, 30, other)
    assert one.sharing.may_be_over
    with pytest.raises(TakenOver):
        await one.sharing.look()


async def test_a_database_that_was_away_for_all_changes_nothing() -> None:
    table = Table(4)
    both = one, other = Process(table, 1), Process(table, 2)
    await go_on(table, 20, *both)
    for each in both:
        each.cut = True
        each.die()
    await go_on(table, 60, *both)
    other.cut = False
    await go_on(table, FIRST_CLAIM - 3, *both)
    one.cut = False
    await go_on(table, 30, *both)
    assert (one.share.mine, other.share.mine) == (frozenset({0, 1}), frozenset({2, 3}))


async def test_a_process_works_for_the_servers_of_its_shards() -> None:
    share = Share()
    assert share.holds(GuildId(5 << 22))
    share.shards, share.mine = 4, frozenset({1})
    assert share.holds(GuildId(5 << 22))
    assert not share.holds(GuildId(6 << 22))
    assert not share.is_first
