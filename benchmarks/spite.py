"""What one spiteful member, or as many at once, makes the bot hold: the same thing asked again and again in an instant.

For each thing a bot of its own: MiB in memory before, at most while it answers, and afterwards, by Linux's VmRSS and
VmHWM, and how many answers came with a file. Wanted: at most 237 MiB at any time; the limits of `compose.yaml` and of
the unit in docs/hosting leave room above that. And how long somebody else, who asks for the tables meanwhile, waits
for a first response, as a multiple of the same without a crowd.
Usage: python benchmarks/spite.py [REQUESTS [THING...]], run from the project's folder.
"""

import asyncio
import shutil
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.memory import BOTS, DATABASE, PATIENCE, REPLAYS, REST, ROOT, TABLES, fill, memory, running
from kingsforge_bot.sandbox import Channel, Person, Server, Timing
from kingsforge_bot.service.types import Table

REQUESTS: Final = 60
WANTED: Final = 237
ENDED, RUNNING = slice(REPLAYS), slice(REPLAYS, TABLES)
"""Tables, as `fill` makes them."""


class Thing(NamedTuple):
    """A command, of which tables in turns, and whether each is asked by somebody else."""

    command: str
    tables: slice
    by_many: bool = False


THINGS: Final[Mapping[str, Thing]] = {
    "one replay": Thing("table replay", slice(1)),
    "one replay by many": Thing("table replay", slice(1), by_many=True),
    "different replays": Thing("table replay", ENDED),
    "different replays by many": Thing("table replay", ENDED, by_many=True),
    "boards": Thing("table show", RUNNING),
    "boards by many": Thing("table show", RUNNING, by_many=True),
    "files": Thing("table export", ENDED),
    "files by many": Thing("table export", ENDED, by_many=True),
    "logs": Thing("table log", ENDED),
    "logs by many": Thing("table log", ENDED, by_many=True),
    "checks of the dice": Thing("table verify", ENDED),
    "questions to the rulebook": Thing("rules", RUNNING),
}


def forget_peak(process: int) -> None:
    """From now on VmHWM is the most it has had since."""
    Path(f"/proc/{process}/clear_refs").write_text("5", "ascii")


async def answered(person: Person, channel: Channel, thing: Thing, table: Table) -> bool:
    """Whether the answer came with a file."""
    reply = await person.slash(channel, thing.command, {"table": str(table.id)})
    return bool((await reply.settled(PATIENCE)).attachments)


async def waited(passer_by: Person, channel: Channel) -> float:
    """Seconds until a first response."""
    began = time.perf_counter()
    reply = await passer_by.slash(channel, "table list")
    took = time.perf_counter() - began
    await reply.settled(PATIENCE)
    return took


async def spite(
    server: Server,
    channel: Channel,
    folder: Path,
    thing: Thing,
    asking: Sequence[tuple[Person, Table]],
    passer_by: Person,
) -> str:
    """What was in memory of a bot with the database in that folder, and how long somebody else waited."""
    async with running(server, BOTS["ours"], folder) as bot:
        await asyncio.sleep(REST)
        await waited(passer_by, channel)
        alone = await waited(passer_by, channel)
        before = memory(bot.process).now
        forget_peak(bot.process)
        crowd = [answered(person, channel, thing, table) for person, table in asking]
        *answers, took = await asyncio.gather(*crowd, waited(passer_by, channel))
        files = sum(map(bool, answers))
        peak = memory(bot.process).peak
        await asyncio.sleep(REST)
        after = memory(bot.process).now
    await server.bot_offline(PATIENCE)
    over = "" if peak <= WANTED else f", over the wanted {WANTED}"
    late = f"somebody else waits {took / alone:.0f} times {alone * 1000:.0f} ms"
    return f"{before:.0f} MiB before, at most {peak:.0f}{over}, {after:.0f} afterwards; {files} files; {late}"


async def measure(requests: int, names: Sequence[str], folder: Path) -> None:
    async with Server(patience=PATIENCE, timing=Timing(first_response=60.0)) as server:
        guild = server.add_guild("Smiths")
        channel = server.add_channel(guild, "forge")
        people = [server.add_person(f"Member {number}", guild) for number in range(requests)]
        passer_by = server.add_person("Passer-by", guild)
        filled = folder / "filled"
        filled.mkdir()
        tables = await fill(filled / DATABASE, [channel], TABLES)
        for name in names:
            thing = THINGS[name]
            fresh = folder / name.replace(" ", "-")
            shutil.copytree(filled, fresh)
            chosen = tables[thing.tables]
            asking = [
                (people[number if thing.by_many else 0], chosen[number % len(chosen)]) for number in range(requests)
            ]
            print(
                f"{requests} times {name}:", await spite(server, channel, fresh, thing, asking, passer_by), flush=True
            )
        for line in server.violations:
            print("violation:", line)


def main() -> None:
    requests = int(sys.argv[1]) if len(sys.argv) > 1 else REQUESTS
    with TemporaryDirectory(dir=ROOT, prefix=".bench-") as folder:
        asyncio.run(measure(requests, sys.argv[2:] or tuple(THINGS), Path(folder)))


if __name__ == "__main__":
    main()
