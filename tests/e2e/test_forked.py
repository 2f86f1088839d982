"""The bot forked from a process that has it loaded: it can be waited for as any other process."""

import asyncio
import contextlib
from pathlib import Path

from tests.e2e.hands import read
from tests.e2e.house import PATIENCE, House, furnished
from tests.e2e.play import opened


async def test_who_no_longer_waits_for_its_end_leaves_the_others_waiting(empty_house: House) -> None:
    await empty_house.start()
    process = empty_house._running()
    gone, staying = (asyncio.ensure_future(process.wait()) for _ in range(2))
    await asyncio.sleep(0)  # both wait
    gone.cancel()
    process.kill()
    with contextlib.suppress(asyncio.CancelledError):
        await gone
    assert await asyncio.wait_for(staying, PATIENCE) == -9
    assert await process.wait() == -9
    await empty_house.server.bot_offline()


async def sealed(folder: Path, luck: str) -> str:
    """The seal of the first table in a server of its own."""
    server, house = furnished(folder, luck)
    async with server:
        try:
            await house.start()
            _, card = await opened(house, house.person("Ann"), players=2)
            return card.content.splitlines()[-1]
        finally:
            await house.abandon()


async def test_known_luck_begins_anew_for_each_server(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("one", "two", "one again")]
    for folder in folders:
        folder.mkdir()
    first, second, again = [await sealed(folder, folder.name[:3]) for folder in folders]
    assert first.startswith("-# Dice seal: ")
    assert first == again != second


async def test_what_is_loaded_once_is_what_a_bot_that_is_started_finds_out_itself(tmp_path: Path) -> None:
    """Its commands in all languages, and what the rules say."""
    told = []
    for forks in (True, False):
        folder = tmp_path / f"{forks}"
        folder.mkdir()
        server, house = furnished(folder, "the same")
        house.forks = forks
        async with server:
            try:
                await house.start()
                answer = await read(await house.person("Ann").slash(house.channel, "rules", {"query": "cemetery"}))
                told.append(([one.body for one in server.world.commands_of(None)], answer.content))
            finally:
                await house.abandon()
    forked, started = told
    assert len(forked[0]) > 10
    assert forked == started
