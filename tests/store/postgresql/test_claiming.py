"""Several processes on one database: who holds which shards, and who writes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from kingsforge_bot.service.errors import StoreFailed, StoreUnusable, TakenOver
from kingsforge_bot.service.person.settings import UserSettings
from kingsforge_bot.service.types import TableId
from kingsforge_bot.store import open_store
from kingsforge_bot.store.database_store import DatabaseStore
from kingsforge_bot.store.postgresql.claiming import Claims
from kingsforge_bot.store.postgresql.shared_store import open_shared_store
from tests.service.room import BEN
from tests.store.postgresql.statements import run

TABLE = TableId(7)


@asynccontextmanager
async def two(address: str) -> AsyncIterator[tuple[tuple[DatabaseStore, Claims], tuple[DatabaseStore, Claims]]]:
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(open_shared_store(address))
        other = await stack.enter_async_context(open_shared_store(address))
        await one[1].join(None, 2)
        await other[1].join(None, 5)
        yield one, other


async def write(store: DatabaseStore) -> None:
    async with store.writing() as writing:
        await writing.keep_user(BEN, UserSettings(language="fr"))


async def test_those_who_join_later_take_the_number_of_shards_that_there_is(address: str) -> None:
    async with two(address) as ((_, one), (_, other)):
        look = await one.look()
        assert [held.shard for held in look.shards] == [0, 1]
        assert look.living == (one.number, other.number)


async def test_another_number_is_refused_while_others_run(address: str) -> None:
    async with two(address), open_shared_store(address) as (_, third):
        with pytest.raises(StoreFailed, match="3 shards are wanted, and other processes run with 2"):
            await third.join(3, 1)


async def test_once_all_have_left_the_number_may_change(address: str) -> None:
    async with open_shared_store(address) as (_, one):
        await one.join(2, 1)
        await one.leave()
    async with open_shared_store(address) as (_, one):
        assert await one.join(3, 1) == 3


async def test_a_shard_is_held_by_one(address: str) -> None:
    async with two(address) as ((_, one), (_, other)):
        assert await one.take(1)
        assert not await other.take(1)
        held = (await other.look()).shards[1]
        assert (held.owner, held.locked) == (one.number, True)
        await one.let_go(1)
        assert await other.take(1)


async def test_the_lock_is_free_once_its_connection_is_gone_and_the_shard_stays_its_owners(address: str) -> None:
    async with two(address) as ((_, one), (_, other)):
        assert await one.take(0)
        one._line.close()
        while (await other.look()).shards[0].locked:  # noqa: ASYNC110 - the server tells nobody
            await asyncio.sleep(0)
        assert not await other.take(0)
        assert await one.take(0)


async def test_who_is_struck_out_writes_nothing(address: str) -> None:
    async with two(address) as ((store, one), (elsewhere, other)):
        assert await one.take(0)
        await write(store)
        other._first_claim = 0.0
        await other.bury(one.number)
        with pytest.raises(TakenOver):
            async with store.writing() as writing:
                await writing.keep_user(BEN, UserSettings(language="ja"))
        assert (await one.look()).is_overtaken
        await elsewhere.changed_elsewhere()
        assert elsewhere.user_settings(BEN).language == "fr"
        with pytest.raises(TakenOver):
            await one.take(1)


async def test_nobody_is_struck_out_who_was_heard_of(address: str) -> None:
    async with two(address) as ((store, one), (_, other)):
        await one.look()
        await other.bury(one.number)
        await write(store)


async def test_others_wait_for_a_transaction_that_was_begun(address: str) -> None:
    async with two(address) as ((store, one), (_, other)):
        other._first_claim = 0.0
        async with store.writing() as writing:
            burying = asyncio.create_task(other.bury(one.number))
            await writing.keep_user(BEN, UserSettings(language="es"))
            assert not burying.done()
        await burying
        assert await run(address)
        with pytest.raises(TakenOver):
            await write(store)


async def test_settings_that_another_process_keeps_are_read_again(address: str) -> None:
    async with two(address) as ((store, one), (elsewhere, other)):
        await asyncio.gather(one.look(), other.look())
        await write(store)
        while elsewhere.user_settings(BEN).language != "fr":
            await other.look()
            await asyncio.sleep(0)


async def test_at_a_table_one_process_acts_at_a_time(address: str) -> None:
    async with two(address) as ((_, one), (_, other)):
        order: list[str] = []

        async def act() -> None:
            async with other.at_table(TABLE):
                order.append("other")

        async with one.at_table(TABLE):
            acting = asyncio.create_task(act())
            async with other.at_table(TableId(8)):
                order.append("one")
        await acting
        assert order == ["one", "other"]


async def test_one_bot_alone_and_several_processes_keep_each_other_out(address: str) -> None:
    async with open_shared_store(address):
        with pytest.raises(StoreUnusable, match="in use by another process"):
            async with open_store(address):
                pass
    async with open_store(address):
        with pytest.raises(StoreUnusable, match="in use by another process"):
            async with open_shared_store(address):
                pass


async def test_several_at_once_furnish_an_empty_database(other: str) -> None:
    async with AsyncExitStack() as stack:
        opening = [stack.enter_async_context(open_shared_store(other)) for _ in range(3)]
        found = await asyncio.gather(*opening)
        assert len({store.timeline.name for store, _ in found}) == 1


async def test_shards_begin_one_after_the_other_whichever_process_runs_them(address: str) -> None:
    async with two(address) as ((_, one), (_, other)):
        waits = [await one.turn(0, 2, 5.5), await other.turn(2, 2, 5.5), await other.turn(1, 2, 5.5)]
        assert waits == pytest.approx([0.0, 5.5, 0.0], abs=0.5)
