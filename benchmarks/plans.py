"""One action that plays out a chain of plans, against the same actions made one by one, both durable on the disk.

Prints milliseconds at p50 and the ratio of the two; wanted is at most 1: a plan costs no more than its action.
Usage: python benchmarks/plans.py [ROUNDS], run from the project's folder.
"""

import asyncio
import secrets
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kingsforge_bot.core.plans import Plan
from kingsforge_bot.games.kings_forge.bots import RANDOM_SMITH
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.types import Cause, ChannelId, GuildId, TableId, UserId
from kingsforge_bot.service.wiring import Service
from kingsforge_bot.store import open_store

ROOT = Path(__file__).resolve().parent.parent
"""Databases are made here rather than in a memory file system, where nothing is ever durable."""
WANTED = 1.0
MOST_TRIES = 20
"""Of each round, until one has nothing in it that the game does by itself."""
GAME = kings_forge()
USERS = [UserId(number) for number in range(1, 5)]


async def seated(service: Service, channel: int) -> TableId:
    """A table of four people that has begun."""
    lobbies = service.lobbies
    table = await lobbies.open(
        NewLobby(GuildId(1), ChannelId(channel), USERS[0], "Smith", game=GAME.key, players=4, options={})
    )
    for user in USERS[1:]:
        await lobbies.join(table.id, user, f"Smith {user}")
    await lobbies.start(table.id, USERS[0])
    return table.id


async def plan(service: Service, table: TableId) -> int:
    """Whoever is not awaited plans to gather what there is, three times each, then to pass."""
    look = await service.play.look(table)
    for user in USERS:
        own = await service.planning.own(table, user)
        if own.look.is_awaited or own.period is None:
            continue
        sides = [one for one in own.planned_actions if str(one).startswith("gather")]
        for number in range(3):
            planned_actions = (*sides[number::3][:5], own.planned_actions[0])
            await service.planning.add(table, user, str(Plan(own.period, planned_actions)))
        await service.planning.add(table, user, str(Plan(own.period, own.planned_actions[:1])))
    return min(look.awaited)


async def measured(service: Service, channel: int) -> tuple[float, float, int]:
    """Seconds of a chain in one action, of the same without plans, and how many entries there were."""
    table = await seated(service, channel)
    seat = await plan(service, table)
    before = (await service.play.look(table)).table.seq
    begun = time.perf_counter()
    await service.play.act(table, USERS[seat], GAME.parse("pass taking metal"), decided_on=before)
    chained = time.perf_counter() - begun
    entries = [one for one in await service.history.entries(table, last=100) if one.seq > before]
    by_hand = [one for one in entries if one.cause in (Cause.PLAYER, Cause.PLAN)]
    if len(by_hand) != len(entries):
        return 0.0, 0.0, 0
    other = await seated(service, channel)
    alone = 0.0
    for _ in entries:
        # What is done matters little: an action is a transaction.
        look = await service.play.look(other)
        acting = min(look.awaited)
        actions = [one for one in GAME.legal_actions(look.view, acting) if str(one).startswith("gather")][:20]
        action = actions[0] if actions else next(GAME.legal_actions(look.view, acting))
        begun = time.perf_counter()
        await service.play.act(other, USERS[acting], action, decided_on=look.table.seq)
        alone += time.perf_counter() - begun
    for one in (table, other):
        await service.endings.end(one, USERS[0], moderator=True)
    return chained, alone, len(entries)


async def main(rounds: int) -> int:
    chains: list[float] = []
    singles: list[float] = []
    lengths: list[int] = []
    with TemporaryDirectory(dir=ROOT) as folder:
        async with open_store(Path(folder) / "plans.sqlite3") as store:
            bots = {GAME.key: {"random": RANDOM_SMITH}}
            service = Service(store, {GAME.key: GAME}, bots, lambda: int(time.time()), secrets.token_bytes)
            for number in range(rounds * MOST_TRIES):
                if len(chains) == rounds:
                    break
                chained, alone, length = await measured(service, 1 + number)
                if length:
                    chains.append(chained)
                    singles.append(alone)
                    lengths.append(length)
            await service.stop()
    ratio = statistics.median(chains) / statistics.median(singles)
    per = f"{statistics.median(chains) * 1000:.1f} ms for {statistics.median(lengths):.0f} entries in one transaction"
    print(f"{per}, {statistics.median(singles) * 1000:.1f} ms one by one: ratio {ratio:.2f}, wanted at most {WANTED}")
    return 0 if ratio <= WANTED else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 30)))
