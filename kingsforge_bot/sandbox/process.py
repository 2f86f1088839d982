"""The bot as a process beside the sandbox, which can be stopped, killed and started again."""

import asyncio
import ctypes
import signal
import sys
from collections.abc import Callable, Mapping, Sequence

from kingsforge_bot.sandbox.world.changes import Feed, ProcessChanged

PATIENCE = 10.0
"""Seconds from the request to stop until the process is killed."""


def _leash() -> Callable[[], None] | None:
    """What makes a new process end with this one, however this one ends; only Linux can."""
    if sys.platform != "linux":
        return None
    prctl, set_death_signal = ctypes.CDLL(None).prctl, 1
    return lambda: prctl(set_death_signal, signal.SIGTERM)


class BotProcess:
    """One process at a time, made by `command` with `environment` as it then stands. The feed hears of it."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], feed: Feed) -> None:
        self._command = tuple(command)
        self.environment = dict(environment)
        self._feed = feed
        self._process: asyncio.subprocess.Process | None = None
        self._watch: asyncio.Task[None] | None = None
        self._busy = asyncio.Lock()
        self.status: int | None = None
        """The exit status of the last process that ended, negative for a signal; None before."""

    @property
    def running(self) -> bool:
        """Whether there is a process."""
        return self._process is not None

    async def start(self) -> None:
        """Start it, unless it runs."""
        async with self._busy:
            await self._start()

    async def stop(self) -> None:
        """Ask it to stop and wait until it has."""
        async with self._busy:
            await self._end(kill=False)

    async def restart(self, *, kill: bool) -> None:
        """End it, by request or as a power cut would, and start it again."""
        async with self._busy:
            await self._end(kill=kill)
            await self._start()

    async def ended(self) -> None:
        """Wait until the process that runs now has ended."""
        if self._watch is not None:
            await asyncio.shield(self._watch)

    async def _start(self) -> None:
        if self._process is not None:
            return
        # A session of its own: what is typed in the terminal reaches the sandbox, which then stops the bot.
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            env=self.environment,
            stdin=asyncio.subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=_leash(),
        )
        self._watch = asyncio.create_task(self._watched(self._process))
        self._feed.publish(ProcessChanged(running=True))

    async def _end(self, *, kill: bool) -> None:
        process, watch = self._process, self._watch
        if process is None or watch is None:
            return
        if kill:
            process.kill()
        else:
            process.terminate()
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(watch)
        except TimeoutError:
            process.kill()
            await watch

    async def _watched(self, process: asyncio.subprocess.Process) -> None:
        self.status = await process.wait()
        self._process = None
        self._feed.publish(ProcessChanged(running=False, status=self.status))
