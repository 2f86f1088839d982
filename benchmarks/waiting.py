"""500 tables owe a post in the same moment, in 25 channels of a Discord that limits as Discord does; people play on.

Twice: boards with their pictures, as after an outage; then two weeks pass, and each table is asked whether they still
play. The bot is a process of its own. Prints how long it took until all was said, what the rate limits had against it,
and how long people's own actions took meanwhile: from the press to the first response and to the answer they read,
beside the same bot with nothing to post, as ratios. Wanted: no action is delayed by a second, and no request is one too
many of the 50 a second that a bot has, or of a bucket.
Usage: python benchmarks/waiting.py [TABLES] [ACTIONS AT REST], run from the project's folder.
"""

import asyncio
import os
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.interaction import BOARD, Side, fill, running, standing
from kingsforge_bot.sandbox import Message, Server, Timing, buttons
from kingsforge_bot.sandbox.rest.rate_limits import Limits
from kingsforge_bot.sandbox.world.changes import Change, InteractionStarted, InteractionUpdated

ROOT = Path(__file__).resolve().parent.parent
CHANNELS = 25
PATIENCE = 600.0
WANTED = 1.0
"""Seconds."""
AT_REST = 150
"""Actions with nothing to post."""
WARMING_UP = 20
"""Actions after the start that are not measured."""
TWO_WEEKS = 14 * 24 * 60 * 60


class Measured:
    """Seconds of each action: until Discord had the first response, and until its player read the answer."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.answered: list[float] = []


class People:
    """Two people who press, ask and pass, one thing after the other."""

    def __init__(self, side: Side, tables: int) -> None:
        self._side = side
        self._tables = tables
        self._begun = 0.0
        self._first = 0.0
        self._deeds = count()
        side.server.world.feed.subscribe(self._listen)

    def _listen(self, change: Change) -> None:
        match change:
            case InteractionStarted():
                self._begun = time.perf_counter()
            case InteractionUpdated(before=before, interaction=one) if before.response is None and one.response:
                self._first = time.perf_counter() - self._begun
            case _:
                pass

    async def act(self, into: Measured, *, moves: bool = True) -> None:
        """The next thing, measured. Whoever `moves` at a table is not asked there whether they still play."""
        number = next(self._deeds)
        side, table = self._side, (number * 7) % self._tables
        place = side.places[table // (self._tables // CHANNELS)]
        person = side.people[(number // 3 + table) % 2]
        match number % 3:
            case 0:
                reply = await person.slash(place, "table show", {"table": str(table + 1)})
            case 1 if moves:
                reply = await person.slash(place, "pass", {"taking": "metal", "table": str(table + 1)})
            case _:
                reply = await person.slash(place, "turn", {"table": str(table + 1)})
        await reply.settled(PATIENCE)
        into.answered.append(time.perf_counter() - self._begun)
        into.acknowledged.append(self._first)


async def while_posting(
    side: Side, tables: int, word: str, people: People, into: Measured, *, moves: bool = True
) -> float:
    """People play until every table has said that; seconds it took."""
    begun = time.perf_counter()
    while len({_table(message) for message in standing(side, word)}) < tables:
        await people.act(into, moves=moves)
        await asyncio.sleep(0.05)
    return time.perf_counter() - begun


def _table(message: Message) -> str:
    return next(button.custom_id or "" for button in buttons(message)).split("|")[1]


async def measure(tables: int, at_rest: int, folder: Path) -> None:
    limits = Limits()
    async with Server(patience=PATIENCE, timing=Timing(first_response=30.0), limits=limits) as server:
        side = Side(server, CHANNELS)
        database = folder / "kingsforge.sqlite3"
        await fill(database, side, tables // CHANNELS)
        people, boards, notices, rest = People(side, tables), Measured(), Measured(), Measured()
        server.tell_clock(folder / "clock")
        settings = {
            "KINGSFORGE_DATABASE": str(database),
            "KINGSFORGE_LOG": "ERROR",
            "KINGSFORGE_BACKUPS": "off",
            "DISCORD_CLOCK": str(folder / "clock"),
        }
        print(f"{tables} tables in {CHANNELS} channels, {os.cpu_count()} processors")
        async with running(server, "bot.py", **settings):
            for _ in range(min(WARMING_UP, at_rest)):
                await people.act(Measured())
            took = await while_posting(side, tables, BOARD, people, boards)
            found = standing(side, BOARD)
            pictures = sum(bool(message.attachments) for message in found)
            print(f"all boards stood after {took:.1f} s, {pictures} of {len(found)} with their picture")
            await _rested(side)
            for _ in range(at_rest):
                await people.act(rest)
            await _rested(side)
            server.turn_clock(TWO_WEEKS)
            took = await while_posting(side, tables, "playing", people, notices, moves=False)
            print(f"all questions stood after {took:.1f} s")
        for line in server.violations:
            print("violation:", line)
    print(f"at most {limits.most_in_a_second} requests in a second, refused: {dict(limits.over) or 'none'}")
    for name, busy in (("boards", boards), ("questions", notices)):
        print(f"while {name} were posted, {len(busy.answered)} actions beside {len(rest.answered)} at rest")
        tell("first response", busy.acknowledged, rest.acknowledged)
        tell("answer", busy.answered, rest.answered)
    late = max(*boards.answered, *notices.answered) - statistics.median(rest.answered)
    print(f"the slowest answer came {late:.2f} s later than usual; wanted: less than {WANTED:g} s")


async def _rested(side: Side) -> None:
    """Until nothing was posted for a few seconds."""
    said = -1
    while said != (now := sum(len(side.server.messages(place)) for place in side.places)):
        said = now
        await asyncio.sleep(5)


def tell(name: str, busy: Sequence[float], rest: Sequence[float]) -> None:
    shares: tuple[tuple[str, Callable[[Sequence[float]], float]], ...] = (
        ("p50", statistics.median),
        ("p99", lambda values: statistics.quantiles(values, n=100, method="inclusive")[98]),
        ("max", max),
    )
    for label, of in shares:
        mine, usual = 1000 * of(busy), 1000 * of(rest)
        print(f"{name:>15}  {label}: {mine:7.1f} ms while posting, {usual:7.1f} ms at rest, ratio {mine / usual:5.2f}")


def main() -> None:
    said = [int(word) for word in sys.argv[1:]]
    tables, at_rest = said + [500, AT_REST][len(said) :]
    with TemporaryDirectory(dir=ROOT, prefix=".bench-") as folder:
        asyncio.run(measure(tables - tables % CHANNELS, at_rest, Path(folder)))


if __name__ == "__main__":
    main()
