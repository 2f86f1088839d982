"""A house to play in: a Discord on loopback and the real bot beside it, which can be killed and started again."""

import asyncio
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from kingsforge_bot.i18n.widths import WIDE, width
from kingsforge_bot.sandbox import Channel, Person, Timing
from kingsforge_bot.sandbox.people.components import buttons
from tests.e2e.forked import Forked
from tests.e2e.reading import Unsigned

PROGRAM = ("tests/e2e/known_luck.py",)
ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds that any wait may last. Most take a tenth of one; a start on a crowded machine took more than 30."""


Process = asyncio.subprocess.Process | Forked


class House:
    """One guild with a channel, people by name, and the bot as a process of its own."""

    def __init__(self, server: Unsigned, folder: Path, luck: str) -> None:
        self.server = server
        self.luck = luck
        """What the luck of each of the bot's lives is counted from; empty for luck that nobody knows."""
        self.folder = folder
        self.home = ROOT
        """Where the bot's program and data lie."""
        self.program: tuple[str, ...] = PROGRAM
        """What Python is given to run it."""
        self.forks = True
        """Whether the bot that everybody runs is forked instead: not where starting it is what is tested."""
        self.store: Path | str = self.database
        """The file, or the address of a database on a server."""
        self.beside = self.folder
        """Where lies what else is kept then."""
        self.greets = False
        """Whether the bot speaks first."""
        self.guild = server.add_guild("Smiths")
        self.channel = server.add_channel(self.guild, "forge")
        self.expected_errors = 0
        """How many errors the bot may have logged, for tests that bring them about."""
        self.widest_button = WIDE
        self._people: dict[str, Person] = {}
        self._process: Process | None = None
        self._launched: list[Process] = []
        self._sessions = 0
        server.tell_clock(self._clock)

    @property
    def database(self) -> Path:
        return self.folder / "kingsforge.sqlite3"

    @property
    def _clock(self) -> Path:
        return self.folder / "clock"

    def turn_clock(self, seconds: float) -> None:
        """Let that time have passed in Discord and for the bot, whether it runs or not."""
        self.server.turn_clock(seconds)

    @property
    def log(self) -> str:
        """All that the bot has written on standard error, over all its lives."""
        return self._log.read_text("utf-8") if self._log.exists() else ""

    @property
    def _log(self) -> Path:
        return self.folder / "bot.log"

    def person(self, name: str) -> Person:
        """A member of the guild; the same one for the same name."""
        if name not in self._people:
            self._people[name] = self.server.add_person(name, self.guild)
        return self._people[name]

    async def launch(self, settings: Mapping[str, str] | None = None, *flags: str) -> asyncio.subprocess.Process:
        """Start a process and do not wait for anything; nothing more is expected of it."""
        with self._log.open("ab") as log:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self.program,
                *flags,
                cwd=self.home,
                env={**self.environment(), **(settings or {})},
                stdout=log,
                stderr=log,
            )
        self._launched.append(process)
        return process

    def _forked(self) -> Forked:
        process = Forked(self.home, self.environment(), self._log)
        self._launched.append(process)
        return process

    def look_after(self, process: Process) -> None:
        """One that somebody else started is ended with the others."""
        self._launched.append(process)

    def environment(self) -> dict[str, str]:
        """In which the next bot runs."""
        return {
            **os.environ,
            "DISCORD_API_URL": self.server.url,
            "DISCORD_TOKEN": self.server.token,
            "DISCORD_CLOCK": str(self._clock),
            "KINGSFORGE_DATABASE": str(self.store),
            "KINGSFORGE_FOLDER": str(self.beside),
            "KINGSFORGE_GREETINGS": "on" if self.greets else "off",
            "TEST_LUCK": f"{self.luck}, life {len(self._launched)}" if self.luck else "",
        }

    async def start(self) -> None:
        """Start the bot and wait until it is connected and its commands are registered."""
        usual = self.forks and (self.home, self.program) == (ROOT, PROGRAM)
        process = self._process = self._forked() if usual else await self.launch()
        online = asyncio.ensure_future(self.server.bot_online(newer_than=self._sessions))
        ended = asyncio.ensure_future(process.wait())
        try:
            await asyncio.wait({online, ended}, return_when=asyncio.FIRST_COMPLETED)
            assert process.returncode is None, f"the bot ended with {process.returncode}:\n{self.log}"
            self._sessions = await online
        finally:
            online.cancel()
            ended.cancel()
        await self.server.commands()

    @property
    def exit_status(self) -> int | None:
        """The exit status of a bot that ended though nobody stopped it."""
        return None if self._process is None else self._process.returncode

    async def kill(self) -> None:
        """As a power cut would: kill -9."""
        process = self._running()
        process.kill()
        await process.wait()
        self._process = None
        await self.server.bot_offline()

    async def terminate(self) -> int:
        """SIGTERM, as a host stops a container; answers the exit status."""
        process = self._running()
        process.terminate()
        status = await asyncio.wait_for(process.wait(), PATIENCE)
        self._process = None
        return status

    async def ended(self) -> int:
        """Wait until the bot ends by itself; answers the exit status."""
        status = await asyncio.wait_for(self._running().wait(), PATIENCE)
        self._process = None
        await self.server.bot_offline()
        return status

    async def restart(self) -> None:
        """Kill -9 and start again."""
        await self.kill()
        await self.start()

    async def close(self) -> None:
        """Stop the bot if it runs, then tell what it did wrong."""
        if self._process is not None and self._process.returncode is None:
            assert await self.terminate() == 0, self.log
        assert self.server.violations == [], self.server.violations
        standing = [one for shelf in self.server.world.messages.values() for one in shelf.values()]
        every = [one.label for message in standing for one in buttons(message)]
        wide = [label for label in every if width(label) > self.widest_button]
        assert wide == [], wide
        errors = [line for line in self.log.splitlines() if "ERROR" in line or line.startswith("Traceback")]
        assert len(errors) <= self.expected_errors, self.log

    async def abandon(self) -> None:
        """End every process whatever happened."""
        for process in self._launched:
            if process.returncode is None:
                process.kill()
                await process.wait()

    def _running(self) -> Process:
        assert self._process is not None
        return self._process


def furnished(folder: Path, luck: str) -> tuple[Unsigned, House]:
    """A server that is patient with slow machines, and a house on it with luck counted from that text."""
    server = Unsigned(patience=PATIENCE, timing=Timing(first_response=30.0))
    return server, House(server, folder, luck)


def words(place: Channel, house: House) -> str:
    """All that stands in public in a channel, oldest first."""
    return "\n".join(message.content for message in house.server.messages(place))
