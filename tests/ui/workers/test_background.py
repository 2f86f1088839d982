"""Work beside answering people: what happens where a part of it ends, and when all of it is stopped."""

import asyncio

import pytest

from kingsforge_bot.ui.workers.background import Background


async def forever() -> None:
    await asyncio.Event().wait()


async def test_the_end_of_what_is_begun_once_is_told() -> None:
    background = Background()

    async def broken() -> None:
        raise OSError("gone")

    background.begin("goes on", forever, asyncio.sleep)
    background.begin_once("breaks", broken())
    with pytest.raises(OSError, match="gone"):
        await background.until_one_ends([])
    await background.stop()


async def test_what_stands_beside_it_may_end_first() -> None:
    background = Background()
    background.begin("goes on", forever, asyncio.sleep)
    beside = asyncio.create_task(asyncio.sleep(0))
    await background.until_one_ends([beside])
    assert beside.done()
    await background.stop()


async def test_all_of_it_is_stopped() -> None:
    background, ended = Background(), []

    async def work() -> None:
        try:
            await forever()
        finally:
            ended.append("work")

    background.begin("work", work, asyncio.sleep)
    await asyncio.sleep(0)
    await background.stop()
    assert ended == ["work"]
