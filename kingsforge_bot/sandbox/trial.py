"""Trying a bot in a browser: a sandbox with a page, and the bot beside it as a process of its own."""

import asyncio
import fcntl
import os
import shutil
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from kingsforge_bot.sandbox.demo import furnish
from kingsforge_bot.sandbox.page.fault_panel import FaultPanel
from kingsforge_bot.sandbox.page.live import Audience
from kingsforge_bot.sandbox.page.routes import routes
from kingsforge_bot.sandbox.process import BotProcess
from kingsforge_bot.sandbox.rest.description import load
from kingsforge_bot.sandbox.server import PortUnusable, Server
from kingsforge_bot.sandbox.world.keeping import Keeper, KeptUnreadable
from kingsforge_bot.sandbox.world.read_state import ReadState

PORT = 8421
"""Where the page is, unless something else is there."""

_PATIENCE = 3600.0
"""Seconds a bot may take to connect; one that ends is noticed at once."""


class Trial(msgspec.Struct, frozen=True):
    """What to try: the command that starts the bot and its settings besides address and token.

    `folder` keeps everything over restarts; `fresh` empties it first. `port` None takes the usual one or,
    if taken, any free one; 0 takes a free one.
    """

    name: str
    command: Sequence[str]
    settings: Mapping[str, str]
    folder: Path
    fresh: bool = False
    port: int | None = None


class InUse(Exception):  # noqa: N818 - reads as what happened
    """Another sandbox keeps its world in this folder."""


def try_in_browser(trial: Trial, say: Callable[[str], None]) -> int:
    """Until SIGINT or SIGTERM; the exit status. `say` prints a line."""
    trial.folder.mkdir(parents=True, exist_ok=True)
    try:
        with _alone(trial.folder):
            if trial.fresh:
                _empty(trial.folder)
            return asyncio.run(_run(trial, say))
    except InUse:
        say(f"A sandbox is already running in {trial.folder}. Stop it first.")
    except KeptUnreadable as fault:
        say(f"The sandbox cannot be read back: {fault}. Start with --fresh to begin anew.")
    except PortUnusable as fault:
        say(str(fault))
    except OSError as fault:
        say(f"The sandbox cannot start: {fault}")
    return 1


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Hold the folder's lock; it goes with the process, however that ends. Raises InUse."""
    with (folder / "lock").open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse from None
        yield


def _empty(folder: Path) -> None:
    for one in folder.iterdir():
        if one.is_dir() and not one.is_symlink():
            shutil.rmtree(one)
        elif one.name != "lock":
            one.unlink()


async def _run(trial: Trial, say: Callable[[str], None]) -> int:
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    description, described = load()
    server, read_state = Server(bot_name=trial.name, description=description), ReadState()
    server.journal.note(described)
    bot = BotProcess(trial.command, dict(os.environ) | dict(trial.settings), server.world.feed)
    audience = Audience(server, read_state, FaultPanel(server, bot))
    await _listen(server, trial.port, audience)
    try:
        keeper = Keeper(server.world, read_state, trial.folder)
        if not keeper.restore():
            furnish(server)
        keeper.watch()
        clock = trial.folder / "clock"
        server.tell_clock(clock)
        bot.environment |= {"DISCORD_API_URL": server.url, "DISCORD_TOKEN": server.token, "DISCORD_CLOCK": str(clock)}
        await bot.start()
        try:
            return await _stay(server, bot, stopped, say)
        finally:
            await bot.stop()
            keeper.write()
    finally:
        await server.stop()


async def _listen(server: Server, port: int | None, audience: Audience) -> None:
    more = routes(audience)
    if port is not None:
        await server.start(port, more)
        return
    try:
        await server.start(PORT, more)
    except PortUnusable:
        await server.start(0, more)


async def _stay(server: Server, bot: BotProcess, stopped: asyncio.Event, say: Callable[[str], None]) -> int:
    """Say where to go once the bot is there; end with its status if it never comes."""
    online = asyncio.create_task(server.bot_online(within=_PATIENCE))
    ended = asyncio.create_task(bot.ended())
    stop = asyncio.create_task(stopped.wait())
    try:
        await asyncio.wait({online, ended, stop}, return_when=asyncio.FIRST_COMPLETED)
        if ended.done() and not online.done():
            return 1 if bot.status is None else abs(bot.status) or 1
        if online.done():
            await online
            say(f"Play in a browser: {server.url}")
            say('This is a sandbox. With a token in .env the bot runs on Discord: README.md, "Run it".')
        await stop
    finally:
        for task in (online, ended, stop):
            task.cancel()
    return 0
