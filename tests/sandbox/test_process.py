"""The bot as a process of the sandbox: started, stopped, killed, noticed when it ends."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from kingsforge_bot.sandbox.process import BotProcess
from kingsforge_bot.sandbox.world.changes import Change, Feed, ProcessChanged

WAITS = "import signal; signal.pause()"
ENDS = "import sys; sys.exit(3)"


def made(code: str) -> tuple[BotProcess, list[Change]]:
    feed, heard = Feed(), list[Change]()
    feed.subscribe(heard.append)
    return BotProcess((sys.executable, "-c", code), os.environ, feed), heard


async def test_it_is_started_once_and_stopped() -> None:
    bot, heard = made(WAITS)
    await bot.stop()
    await bot.start()
    await bot.start()
    await bot.stop()
    assert heard == [ProcessChanged(True), ProcessChanged(False, -signal.SIGTERM)]


async def test_a_kill_gives_no_time_to_say_goodbye() -> None:
    bot, heard = made(WAITS)
    await bot.start()
    await bot.restart(kill=True)
    assert bot.running
    assert bot.status == -signal.SIGKILL
    assert heard == [ProcessChanged(True), ProcessChanged(False, -signal.SIGKILL), ProcessChanged(True)]
    await bot.stop()


async def test_an_end_of_its_own_is_noticed() -> None:
    bot, heard = made(ENDS)
    await bot.start()
    await bot.ended()
    assert (bot.running, bot.status) == (False, 3)
    assert heard[-1] == ProcessChanged(False, 3)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a process with its parent")
async def test_it_ends_with_the_sandbox_however_that_ends() -> None:
    parent = (
        "import asyncio, os, sys\n"
        "from kingsforge_bot.sandbox.world.changes import Feed\n"
        "from kingsforge_bot.sandbox.process import BotProcess\n"
        "async def main():\n"
        f"    await BotProcess((sys.executable, '-c', {WAITS!r}), os.environ, Feed()).start()\n"
        "    print('started', flush=True)\n"
        "    await asyncio.Event().wait()\n"
        "asyncio.run(main())\n"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", parent, stdout=asyncio.subprocess.PIPE, cwd=Path(__file__).parents[2]
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"started\n"
    process.kill()
    # The child holds the other end of the pipe: it closes when both are gone.
    await asyncio.wait_for(process.stdout.read(), 10)
    await process.wait()
