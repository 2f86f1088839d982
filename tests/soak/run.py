"""One run from the start of the bot, or of its processes, to the verdict."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from kingsforge_bot.sandbox import NothingHappened, Sharding, Timing
from kingsforge_bot.store import open_store
from tests.databases.wire import Wire
from tests.e2e.cluster import Cluster
from tests.e2e.house import PATIENCE, House
from tests.e2e.reading import Unsigned
from tests.soak.cluster_faults import TROUBLES, ClusterFaults
from tests.soak.fault_injection import FaultInjection
from tests.soak.places import Servers
from tests.soak.tables import Injection, StandsStill, TablesInPlay
from tests.soak.take_overs import told
from tests.soak.verdict import Verdict, judged, left_in_outbox

_log = logging.getLogger(__name__)
FIRST_RESPONSE = 5.0
"""Seconds; Discord's three leave nothing for a machine that does other things too."""
LOG_LINES = 40
MOST_LOOKS, BETWEEN_LOOKS = 600, 0.2
"""The last look comes after two minutes; posts are tried again at least every minute."""
PROCESSES = ("a", "b", "c")
SHARDS = Sharding(shards=4, max_concurrency=2, total=1_000_000)
"""One process has two of them; as many IDENTIFYs as faults want."""


async def soak(
    folder: Path, seed: int, faults: int, tables: int, *, whole: bool = True, tell: Callable[[str], None] = _log.info
) -> Verdict:
    """Play until so many faults came, with `whole` every game to its end, and judge what is left."""
    server, house = _furnished(folder, seed)
    play = TablesInPlay(house, Servers(server), seed, tell, whole=whole)
    injection = FaultInjection(house, play.answers, faults, play.interrupt)
    async with server:
        try:
            await house.start()
            stuck = await _played(play, injection, tables, lambda: house.log)
            if house.exit_status is None:
                await _rest(play)
                status = await house.terminate()
            else:
                status = house.exit_status
            if status:
                stuck.append(f"the bot ended with {status}\n{_tail(house.log)}")
            verdict = await judged(play, house.log)
        finally:
            await house.abandon()
    return _counted(verdict, play, injection, stuck)


async def soak_of_cluster(
    folder: Path,
    address: str,
    seed: int,
    faults: int,
    tables: int,
    *,
    whole: bool = True,
    troubles: Sequence[str] = TROUBLES,
    tell: Callable[[str], None] = _log.info,
) -> Verdict:
    """The same with three processes on that database, each with a wire of its own to it."""
    server, house = _furnished(folder, seed)
    house.store = address
    server.starts.sharding = SHARDS
    play = TablesInPlay(house, Servers(server, SHARDS.shards), seed, tell, whole=whole)
    async with open_store(address):
        # Whoever comes first makes the tables.
        pass
    async with AsyncExitStack() as stack:
        cluster = await stack.enter_async_context(Cluster(house, SHARDS.shards))
        wires = {name: await stack.enter_async_context(Wire(address, folder / f"to-{name}")) for name in PROCESSES}
        injection = ClusterFaults(cluster, wires, play.answers, faults, play.interrupt, troubles)
        await stack.enter_async_context(server)
        try:
            for name, wire in wires.items():
                cluster.start(name, {"KINGSFORGE_DATABASE": wire.address})
            await cluster.online()
            await server.commands()
            trouble = asyncio.create_task(injection.trouble(Random(f"{seed}")))
            stuck = await _played(play, injection, tables, lambda: _logs(cluster))
            await trouble
            await _rest(play)
            for name in PROCESSES:
                cluster.processes[name].terminate()
            stuck += [f"{name} ended with {status}" for name in PROCESSES if (status := await cluster.ended(name))]
            verdict = await judged(play, _logs(cluster), cut=True)
        finally:
            await house.abandon()
    verdict.lines += told(injection.take_overs)
    verdict.counts["identifies"] = len(server.starts.tried)
    return _counted(verdict, play, injection, [*stuck, *injection.failures])


def _furnished(folder: Path, seed: int) -> tuple[Unsigned, House]:
    server = Unsigned(patience=PATIENCE, timing=Timing(first_response=FIRST_RESPONSE))
    return server, House(server, folder, f"soak {seed}")


async def _played(play: TablesInPlay, injection: Injection, tables: int, log: Callable[[], str]) -> list[str]:
    """Where it stood still."""
    stuck: list[str] = []
    try:
        await play.play(tables, injection)
    except* (StandsStill, NothingHappened) as group:
        stuck += [f"{error}\n{_tail(log())}" for error in group.exceptions]
    return stuck


def _counted(verdict: Verdict, play: TablesInPlay, injection: Injection, stuck: list[str]) -> Verdict:
    faults = injection.counts()
    verdict.failures += stuck
    verdict.counts.update({f"faults: {what}": count for what, count in faults.items()})
    verdict.counts["faults"] = faults.total()
    verdict.counts["times somebody tried again"] = play.tried_again
    return verdict


async def _rest(play: TablesInPlay) -> None:
    """Let the bot say what it owes, and show the last answers; what is missing then is told by the verdict."""
    for _ in range(MOST_LOOKS):
        if not (await left_in_outbox(play.house.store) or play.answers.failures()):
            return
        await asyncio.sleep(BETWEEN_LOOKS)


def _logs(cluster: Cluster) -> str:
    return "\n".join(cluster.log(name) for name in PROCESSES)


def _tail(log: str) -> str:
    return "\n".join(log.splitlines()[-LOG_LINES:])
