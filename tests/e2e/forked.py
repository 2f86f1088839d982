"""Bots forked from one process that has the program loaded: starting Python anew takes longer than most tests."""

import asyncio
import faulthandler
import multiprocessing
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

_CONTEXT: Final = multiprocessing.get_context("forkserver")
# One for each process that runs tests. A module that it could not load would be loaded by each bot again.
PRELOADED: Final = ["tests.e2e.loaded"]
_CONTEXT.set_forkserver_preload(PRELOADED)


class Forked:
    """A bot with a process of its own, as `asyncio.subprocess.Process` has one."""

    def __init__(self, folder: Path, environment: Mapping[str, str], log: Path) -> None:
        self._process = _CONTEXT.Process(target=_run, args=(folder, dict(environment), log), daemon=True)
        self._process.start()
        self._ended = asyncio.Event()
        # Once for the process, not for each who waits: a loop has one reader of a file, and who waits may give up.
        asyncio.get_running_loop().add_reader(self._process.sentinel, self._on_end)

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def kill(self) -> None:
        self._process.kill()

    def terminate(self) -> None:
        self._process.terminate()

    def signal(self, number: int) -> None:
        assert self._process.pid is not None
        os.kill(self._process.pid, number)

    async def wait(self) -> int:
        await self._ended.wait()
        self._process.join()
        status = self._process.exitcode
        assert status is not None
        return status

    def _on_end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self._ended.set()


def _run(folder: Path, environment: dict[str, str], log: Path) -> None:
    """The program in the forked process, as if it had been started there with this environment."""
    os.chdir(folder)
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for standard in (sys.stdout, sys.stderr):
        os.dup2(written, standard.fileno())
    # A crash in a library's own code says where it was; else it looks like a kill.
    faulthandler.enable()
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["bot.py"]
    from tests.e2e.loaded import main

    sys.exit(main())
