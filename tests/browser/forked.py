"""Sandboxes forked from a process that has the program loaded, each with its bot forked from it in turn."""

import asyncio
import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, NoReturn, Protocol

import msgspec

from tests.e2e import forked

Program = Callable[[Sequence[str]], int | str]
"""What is run, with its arguments; a function of a module, so that another process can find it."""

KNOWN_LUCK: Final = "tests/e2e/known_luck.py"
ROOT: Final = Path(__file__).parents[2]
_CONTEXT: Final = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(forked.PRELOADED)


class Pipe(Protocol):
    """What can be read from."""

    def fileno(self) -> int: ...


class ForkedSandbox:
    """A sandbox with a process of its own, as `subprocess.Popen` has one."""

    def __init__(self, program: Program, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        self.said, writer = _CONTEXT.Pipe(duplex=False)
        with writer:
            self._process = _CONTEXT.Process(
                target=_run, args=(program, tuple(arguments), dict(environment), writer), daemon=True
            )
            self._process.start()

    def send_signal(self, number: signal.Signals) -> None:
        assert self._process.pid is not None
        os.kill(self._process.pid, number)

    def wait(self, timeout: float) -> int | None:
        self._process.join(timeout)
        self.said.close()
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode


class _Waiting:
    """A process forked before anything is begun, which waits to be told its arguments and environment."""

    def __init__(self, program: Program) -> None:
        self._ours, theirs = socket.socketpair()
        self.pid = os.fork()
        if not self.pid:
            self._ours.close()
            _begin_when_told(program, theirs)
        theirs.close()
        self.returncode: int | None = None

    def begin(self, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        with self._ours as told:
            told.sendall(msgspec.json.encode((arguments, environment)))

    def terminate(self) -> None:
        os.kill(self.pid, signal.SIGTERM)

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    async def wait(self) -> int:
        _, status = await asyncio.to_thread(os.waitpid, self.pid, 0)
        self.returncode = os.waitstatus_to_exitcode(status)
        return self.returncode


def kings_forge(arguments: Sequence[str]) -> int | str:
    """The project's bot with known luck, as its command would run it; only in a fork."""
    import bot
    from tests.e2e.loaded import main

    bot.__file__ = KNOWN_LUCK
    sys.argv = ["bot.py", *arguments]
    return main()


def _begin_when_told(program: Program, theirs: socket.socket) -> NoReturn:
    from kingsforge_bot.sandbox.process import _leash

    status = 1
    try:
        # As the sandbox starts its bot: what is typed in the terminal does not reach it, and it ends with the sandbox.
        os.setsid()
        if leash := _leash():
            leash()
        with theirs, theirs.makefile("rb") as told:
            words = told.read()
        if not words:
            os._exit(0)  # the sandbox has ended without a bot
        arguments, environment = msgspec.json.decode(words, type=tuple[list[str], dict[str, str]])
        os.environ.clear()
        os.environ.update(environment)
        status = _status(program(arguments))
    except SystemExit as ended:
        status = _status(ended.code)
    except BaseException:  # noqa: BLE001 - as Python tells what nobody caught; a fork must not return from here
        sys.excepthook(*sys.exc_info())
    finally:
        for standard in (sys.stdout, sys.stderr):
            standard.flush()
        os._exit(status)


def _status(answer: int | str | None) -> int:
    if isinstance(answer, str):
        print(answer, file=sys.stderr)  # noqa: T201 - as sys.exit does
        return 1
    return answer or 0


def _run(program: Program, arguments: Sequence[str], environment: dict[str, str], said: Connection) -> NoReturn:
    """The program in the forked process, as if it had been started there."""
    os.chdir(ROOT)
    os.dup2(said.fileno(), sys.stdout.fileno())
    said.close()
    os.environ.clear()
    os.environ.update(environment)
    # The sandbox's first bot; what is started again later is started from its command.
    waiting = [_Waiting(program)]

    make = asyncio.create_subprocess_exec

    async def fork_first(*command: str, env: Mapping[str, str], **rest: object) -> object:
        if not waiting:
            return await make(*command, env=env, **rest)  # type: ignore[arg-type]
        first = waiting.pop()
        first.begin(command[-1:], env)
        return first

    asyncio.create_subprocess_exec = fork_first  # type: ignore[assignment]
    sys.exit(program(arguments))
