"""Memory and start of the bot beside a minimal discord.py bot of the same run.

Both are processes of their own on loopback Discords of this process, started in turns from nothing. Prints how long a
start takes until the bot is connected and its commands are registered (wanted: at most 2.8 times the minimal one's),
what is then in memory while nobody asks anything (at most 80 MiB), how much less without each game that is not the
first (at most 3: what it costs, but for its words), and after 1,000 boards of as many tables and ten
replays of whole games (at most 140, and 180 at any time). Memory is Linux's VmRSS and VmHWM; it varies little from
machine to machine.
Usage: python benchmarks/memory.py [BOARDS] [STARTS], run from the project's folder.
"""

import asyncio
import os
import secrets
import shutil
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.pictures import NAMES, game
from kingsforge_bot.devtools.luck import ThrownOneByOne
from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.games.kings_forge.bots import RANDOM_SMITH
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.players.player import bounded
from kingsforge_bot.sandbox import Channel, Server, Timing
from kingsforge_bot.service.records import Commit, Row, Snapshot
from kingsforge_bot.service.table.limits import MOST_OF_ONE_OWNER
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.types import ChannelId, GuildId, Table, TableStatus, UserId
from kingsforge_bot.service.wiring import Service
from kingsforge_bot.store import open_store

ROOT = Path(__file__).resolve().parent.parent
BOTS = {"minimal": "benchmarks/_minimal_bot.py", "ours": "benchmarks/_our_bot.py"}
DATABASE = "kingsforge.sqlite3"
RULES = kings_forge()
PATIENCE = 300.0
STARTS = 5
TABLES = 25
"""In a channel; it has no more."""
REPLAYS = 10
SEATS = 3
GAMES = 6
"""Whose positions the boards show."""
REST = 6.0
"""Seconds in which a bot that has started or drawn comes to rest: what it does once all servers are known is done."""
WANTED_START, WANTED_IDLE, WANTED_GAME, WANTED_USED, WANTED_PEAK = 2.8, 80, 3, 140, 180


class Memory(NamedTuple):
    """MiB that a process has in memory, and the most it ever had."""

    now: float
    peak: float


def memory(process: int) -> Memory:
    status = dict(line.split(":", 1) for line in Path(f"/proc/{process}/status").read_text("ascii").splitlines())
    now, peak = (int(status[name].split()[0]) / 1024 for name in ("VmRSS", "VmHWM"))
    return Memory(now, peak)


def busy(process: int) -> float:
    """Seconds for which a processor has worked for it: less than those on the clock, and the same on a busy machine."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Running(NamedTuple):
    """A bot that is connected, and the seconds that took: on the clock, and of a processor."""

    process: int
    took: float
    busy: float


@asynccontextmanager
async def running(server: Server, file: str, folder: Path, games: Iterable[str] = ()) -> AsyncIterator[Running]:
    """A bot with its database in the folder. What Python compiles at a first start is kept beside it.

    With games, ours offers those alone.
    """
    settings = {
        "BENCHMARK_DISCORD": server.url,
        "BENCHMARK_GAMES": " ".join(games),
        "DISCORD_TOKEN": server.token,
        "KINGSFORGE_DATABASE": str(folder / DATABASE),
        "KINGSFORGE_LOG": "ERROR",
        "PYTHONPYCACHEPREFIX": str(folder.parent / "compiled"),
        "PYTHONDONTWRITEBYTECODE": "",
    }
    environment = {**os.environ, **settings}
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(sys.executable, file, cwd=ROOT, env=environment)
    try:
        await server.bot_online(within=PATIENCE)
        await server.commands(within=PATIENCE)
        yield Running(process.pid, time.perf_counter() - began, busy(process.pid))
    finally:
        process.terminate()
        await process.wait()


def keep_rules(folder: Path) -> None:
    """What a first start counts there."""
    folder.mkdir()
    for rules in titles().rulebooks.games:
        rules.keep(folder)


async def starts(folder: Path, counted: int) -> None:
    """Both bots in turns, with nothing kept from the time before."""
    took: dict[str, list[tuple[float, float]]] = defaultdict(list)
    idle: dict[str, list[Memory]] = defaultdict(list)
    kept = folder / "kept"
    keep_rules(kept)
    for number in range(counted + 1):
        fresh = folder / str(number)
        # What the first start counts of the rules is kept, as is what Python compiles then.
        shutil.copytree(kept, fresh)
        for name, file in BOTS.items():
            async with Server(patience=PATIENCE) as server:
                server.add_channel(server.add_guild("Smiths"), "forge")
                async with running(server, file, fresh) as bot:
                    await asyncio.sleep(REST)
                    # A first time, in which Python compiles them, does not count.
                    if number:
                        took[name].append((bot.took, bot.busy))
                        idle[name].append(memory(bot.process))
    for name, times in took.items():
        seconds, of_processor = (statistics.median(values) for values in zip(*times, strict=True))
        now, peak = (statistics.median(values) for values in zip(*idle[name], strict=True))
        said = (
            f"start {seconds:.2f} s ({of_processor:.2f} s of a processor), idle {now:.0f} MiB, at most {peak:.0f} MiB"
        )
        print(f"{name:>8}: {said}")
    pairs = list(zip(took["ours"], took["minimal"], strict=True))
    clock, processor = (statistics.median(a[which] / b[which] for a, b in pairs) for which in (0, 1))
    print(
        f"start: {clock:.1f} times the minimal bot's, {processor:.1f} of a processor (wanted: at most {WANTED_START})"
    )
    print(f"idle wanted: at most {WANTED_IDLE} MiB")


async def without_each(folder: Path, counted: int) -> None:
    """Ours with all games and without one of them in turns, each time with nothing kept but what a first start counts.

    The words of a game that is not offered are read all the same.
    """
    first, *further = titles().games
    idle: dict[str, list[float]] = defaultdict(list)
    for number in range(counted):
        for left_out in ("", *further):
            fresh = folder / f"{number}-{left_out}"
            shutil.copytree(folder / "kept", fresh)
            async with Server(patience=PATIENCE) as server:
                server.add_channel(server.add_guild("Smiths"), "forge")
                offered = [first, *(key for key in further if key != left_out)]
                async with running(server, BOTS["ours"], fresh, offered) as bot:
                    await asyncio.sleep(REST)
                    idle[left_out].append(memory(bot.process).now)
    for key in further:
        less = statistics.median(idle[""]) - statistics.median(idle[key])
        print(f"{key}: {less:.1f} MiB (wanted: at most {WANTED_GAME})")


async def place(service: Service, channel: Channel, number: int) -> Table:
    """A table that has begun. Nobody opens more than a few in one channel: somebody else does."""
    owner, *others = (UserId(1 + SEATS * (number // MOST_OF_ONE_OWNER) + seat) for seat in range(SEATS))
    assert channel.guild_id is not None
    guild, lobbies = GuildId(channel.guild_id), service.lobbies
    table = await lobbies.open(
        NewLobby(guild, ChannelId(channel.id), owner, NAMES[0], game=RULES.key, players=SEATS, options={})
    )
    for seat, user in enumerate(others, 1):
        table = await lobbies.join(table.id, user, f"{NAMES[seat]} {number}")
    return (await lobbies.start(table.id, owner)).look.table


async def play(service: Service, table: Table, seed: int) -> None:
    """To the end, at random."""
    look, luck = await service.play.look(table.id), ThrownOneByOne(seed)
    while look.awaited:
        (seat,) = look.awaited
        user = look.table.sitters[seat].user
        assert user is not None
        action = RANDOM_SMITH.choose(look.view, bounded(RULES.legal_actions(look.view, seat)), luck)
        look = (await service.play.act(table.id, user, action, decided_on=look.table.seq)).look


def after(table: Table, state: State) -> Commit:
    """The table's next entry, after which it stands so."""
    seq = table.seq + 1
    row = Row(seq, None, "setup", (), "", 0, b"[]", RULES.ruleset, int(time.time()))
    awaited = RULES.to_act(state)
    status = TableStatus.RUNNING if awaited else TableStatus.OVER
    return Commit(table.id, row, Snapshot(seq, RULES.dump(state), 100), status, awaited, board=False)


async def fill(database: Path, channels: list[Channel], boards: int) -> list[Table]:
    """Tables in a position of their own each; the first ten were played to their ends."""
    games = [[step.state for step in game(SEATS, seed, 400)] for seed in range(1, min(GAMES, boards) + 1)]
    offered = titles()
    tables: list[Table] = []
    async with open_store(database) as store:
        service = Service(store, offered.games, offered.bots, lambda: int(time.time()), secrets.token_bytes)
        for number in range(boards):
            table = await place(service, channels[number // TABLES], number)
            tables.append(table)
            if number < REPLAYS:
                await play(service, table, number)
                continue
            states = games[number % len(games)]
            async with store.writing() as writing:
                await writing.commit(after(table, states[number // len(games) * 7 % len(states)]))
        await service.stop()
    return tables


async def use(folder: Path, boards: int) -> None:
    async with Server(patience=PATIENCE, timing=Timing(first_response=30.0)) as server:
        guild = server.add_guild("Smiths")
        channels = [server.add_channel(guild, f"forge-{number}") for number in range(-(-boards // TABLES))]
        reader = server.add_person("Reader", guild)
        used = folder / "used"
        keep_rules(used)
        tables = await fill(used / DATABASE, channels, boards)
        async with running(server, BOTS["ours"], used) as bot:
            for number, table in enumerate(tables):
                reply = await reader.slash(channels[number // TABLES], "table show", {"table": str(table.id)})
                await reply.settled(PATIENCE)
            await asyncio.sleep(REST)
            print("after {} boards: {:.0f} MiB, at most {:.0f} MiB".format(boards, *memory(bot.process)))
            for table in tables[:REPLAYS]:
                reply = await reader.slash(channels[0], "table replay", {"table": str(table.id)})
                await reply.settled(PATIENCE)
            await asyncio.sleep(REST)
            print(
                "after {} replays too: {:.0f} MiB, at most {:.0f} MiB".format(
                    len(tables[:REPLAYS]), *memory(bot.process)
                )
            )
            print(f"(wanted: at most {WANTED_USED} MiB, and {WANTED_PEAK} MiB at any time)")
        for line in server.violations:
            print("violation:", line)


async def measure(boards: int, counted: int, folder: Path) -> None:
    await starts(folder, counted)
    await without_each(folder, counted)
    await use(folder, boards)


def main() -> None:
    said = [int(word) for word in sys.argv[1:]]
    boards, counted = said + [1000, STARTS][len(said) :]
    with TemporaryDirectory(dir=ROOT, prefix=".bench-") as folder:
        asyncio.run(measure(boards, counted, Path(folder)))


if __name__ == "__main__":
    main()
