"""What goes wrong with several processes on one database: one dies, stands still, or loses the database, or all do."""

import asyncio
import re
import signal
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import partial
from random import Random

from kingsforge_bot.sandbox import Shard
from tests.databases.wire import Wire
from tests.e2e.cluster import SLOW, TAKEN_OVER, Cluster, Stopwatch
from tests.soak.fault_injection import GATEWAY, GATEWAYS, HANDSHAKE, HELD_FOR, HOLDABLE, RequestFaults
from tests.soak.observed_answers import ObservedAnswers
from tests.soak.take_overs import TakeOver

STOPS = {"stopped": (3.0, 8.0), "stopped, taken over": (25.0, 60.0)}
CUTS = {"database cut": (3.0, 9.0), "database cut, taken over": (20.0, 30.0)}
CUTS_OF_ALL = (5.0, 30.0)
"""Seconds. Between those lies the time after which others take over; then it is told by chance who goes on."""
TROUBLES = (
    "kill -9",
    "stopped, taken over",
    "database cut",
    "kill -9",
    "database cut, taken over",
    "stopped",
    "all cut",
)
RESTS = (0.0, 4.0)
"""Seconds until the next of them, once all processes share the shards again."""
A_SHARD = 5.5
"""Seconds that a connection waits for each one before it."""
SHARED = 90.0
LOOK = 0.2
OVERTAKEN = "Another process has taken over"
PROCESS = re.compile(r"process (\d+), among ")
HELD = re.compile(r"(?:POST /interactions|PATCH /webhooks/\d+|POST /channels)/(\d+)")


class Failed(Exception):  # noqa: N818 - reads as what happened
    """The processes did not do what they had to."""


class ClusterFaults(RequestFaults):
    """`died` is called with each shard of a process that ended; `wires` lead the processes to their database."""

    def __init__(
        self,
        cluster: Cluster,
        wires: Mapping[str, Wire],
        answers: ObservedAnswers,
        wanted: int,
        died: Callable[[Shard], None],
        troubles: Sequence[str] = TROUBLES,
    ) -> None:
        super().__init__(cluster.house.server.fault, wanted)
        self._cluster = cluster
        self._server = cluster.house.server
        self._wires = wires
        self._answers = answers
        self._died = died
        self._troubles = troubles
        self._struck: frozenset[int] = frozenset()
        self._done: set[str] = set()
        self.take_overs: list[TakeOver] = []
        self.failures: list[str] = []

    @property
    def over(self) -> bool:
        """Not before each kind of trouble came."""
        return super().over and self._done >= set(self._troubles)

    async def strike(self, luck: Random) -> None:
        """Plan some faults of requests, or let the gateway hang up on a shard."""
        if self.over:
            return
        if luck.random() >= GATEWAYS:
            self.plan(luck)
        elif free := sorted(set(range(self._cluster.shards)) - self._struck):
            shard, what = luck.choice(free), luck.choice(list(GATEWAY))
            if luck.random() < 0.3:
                self._faults.server_error(HANDSHAKE, status=503)
            self._answers.outage(shard)
            GATEWAY[what](self._faults, shard)
            self.note(f"gateway {what}")

    async def settled(self) -> None:
        """Plan nothing any more."""
        self._faults.clear()

    async def trouble(self, luck: Random) -> None:
        """One after the other, until all faults came."""
        kinds: Mapping[str, Callable[[Random], Awaitable[None]]] = {
            "kill -9": self._kill,
            **{what: partial(self._stop, what) for what in STOPS},
            **{what: partial(self._cut, what) for what in CUTS},
            "all cut": self._cut_all,
        }
        turn = 0
        while not self.over:
            what = self._troubles[turn % len(self._troubles)]
            try:
                await self._shared()
                await asyncio.sleep(luck.uniform(*RESTS))
                await kinds[what](luck)
            except (Failed, TimeoutError) as error:
                self.failures.append(f"{what}: {error!r}")
                return
            finally:
                self._struck = frozenset()
            self._done.add(what)
            turn += 1
        await self._shared()

    async def _shared(self) -> None:
        """Wait until every process has its part and every shard one connection, not two."""
        cluster, count = self._cluster, len(self._wires)
        every, over = divmod(cluster.shards, count)
        parts = [every + (number < over) for number in range(count)]
        owners: list[int | None] = []
        try:
            async with asyncio.timeout(SHARED):
                while True:
                    numbers, owners = {self._number(name) for name in self._wires}, await cluster.owners()
                    fair = sorted((owners.count(number) for number in numbers if number), reverse=True) == parts
                    if fair and all(len(self._server.gateway.live(shard)) == 1 for shard in range(cluster.shards)):
                        return
                    await asyncio.sleep(LOOK)
        except TimeoutError:
            live = [len(self._server.gateway.live(shard)) for shard in range(cluster.shards)]
            said = f"after {SHARED:g} s the shards are not shared out: {owners}, with {live} connections"
            raise Failed(said) from None

    def _number(self, name: str) -> int | None:
        """The one that the process has in its present life, or had in the one before while it starts."""
        found = PROCESS.findall(self._cluster.log(name))
        return int(found[-1]) if found else None

    async def _shards_of(self, name: str) -> frozenset[int]:
        number = self._number(name)
        return frozenset(shard for shard, owner in enumerate(await self._cluster.owners()) if owner == number)

    def _start(self, name: str) -> None:
        self._cluster.start(name, {"KINGSFORGE_DATABASE": self._wires[name].address})

    # What goes wrong

    async def _kill(self, luck: Random) -> None:
        """While a request of its is under way, before Discord did what it asks or after."""
        hold = self._faults.hold(luck.choice(HOLDABLE), after=luck.random() < 0.5)
        waiting = asyncio.ensure_future(hold.reached(HELD_FOR))
        await asyncio.wait({waiting})
        waiting.exception()
        name = await self._whose(hold.held[0]) if hold.held else None
        name = name or luck.choice(sorted(self._wires))
        number, shards = self._number(name), await self._shards_of(name)
        self._struck = shards
        self._answers.outage(*shards, killed=True)
        self.note("kill -9")
        before = self._sessions(shards)
        self._cluster.signal(name, signal.SIGKILL)
        watch = Stopwatch()
        self._interrupt(shards)
        hold.release()
        await self._cluster.ended(name)
        at_once = luck.random() < 0.5
        if at_once:
            self._start(name)
        await self._taken_over("kill -9", number, before, watch)
        if not at_once:
            self._start(name)

    async def _stop(self, what: str, luck: Random) -> None:
        name, seconds = luck.choice(sorted(self._wires)), luck.choice(STOPS[what])
        number, shards = self._number(name), await self._shards_of(name)
        self._struck = shards
        taken = what.endswith("taken over")
        self._answers.outage(*shards, killed=taken)
        self._answers.dispute(*shards)
        self.note(f"stopped for {seconds:g} s")
        before = self._sessions(shards)
        self._cluster.signal(name, signal.SIGSTOP)
        watch = Stopwatch()
        try:
            if taken:
                await self._taken_over(what, number, before, watch)
            await asyncio.sleep(max(0.0, seconds - watch.seconds))
        finally:
            self._cluster.signal(name, signal.SIGCONT)
        if taken:
            await self._ends(name, shards)
        else:
            self._answers.over(*shards)
            await self._kept(name, shards)

    async def _cut(self, what: str, luck: Random) -> None:
        """It keeps its connections to Discord, and answers."""
        name, seconds = luck.choice(sorted(self._wires)), luck.choice(CUTS[what])
        number, shards = self._number(name), await self._shards_of(name)
        self._struck = shards
        self._answers.dispute(*shards)
        self.note(f"database cut for {seconds:g} s")
        before = self._sessions(shards)
        self._wires[name].cut()
        watch = Stopwatch()
        taken = what.endswith("taken over")
        try:
            if taken:
                await self._taken_over(what, number, before, watch)
            await asyncio.sleep(max(0.0, seconds - watch.seconds))
        finally:
            self._wires[name].mend()
        await (self._ends(name, shards) if taken else self._kept(name, shards))

    async def _cut_all(self, luck: Random) -> None:
        """Nobody takes over from anybody."""
        seconds = luck.choice(CUTS_OF_ALL)
        self.note(f"database cut from all for {seconds:g} s")
        before = await self._cluster.owners()
        for wire in self._wires.values():
            wire.cut()
        await asyncio.sleep(seconds)
        for wire in self._wires.values():
            wire.mend()
        await asyncio.sleep(SLOW)
        if (after := await self._cluster.owners()) != before:
            raise Failed(f"owners {before} became {after}")

    # What follows

    async def _taken_over(self, what: str, number: int | None, before: Mapping[int, int], watch: Stopwatch) -> None:
        """Wait until others work for these shards, and are connected; in time."""

        async def one(shard: int) -> TakeOver:
            async def is_anothers() -> bool:
                return (await self._cluster.owners())[shard] not in (number, None)

            await self._cluster.until(is_anothers)
            owned = watch.seconds
            await self._server.bot_online(newer_than=before[shard], shard=shard)
            return TakeOver(what, owned, watch.seconds)

        limit = TAKEN_OVER + SLOW + A_SHARD * len(before)
        try:
            async with asyncio.timeout(limit):
                self.take_overs += await asyncio.gather(*map(one, before))
        except (TimeoutError, AssertionError):
            raise Failed(f"shards {sorted(before)} of {number} were not taken over within {limit:g} s") from None
        late = [one.owned for one in self.take_overs[-len(before) :] if one.owned > TAKEN_OVER + SLOW]
        if late:
            raise Failed(f"timers and posts of {number} stood still for {late} s")

    async def _ends(self, name: str, shards: Collection[int]) -> None:
        """Who wakes after others took over writes nothing and ends; its host starts it again."""
        async with asyncio.timeout(TAKEN_OVER):
            status = await self._cluster.ended(name)
        self._answers.outage(*shards, killed=True)
        self._answers.over(*shards)
        self._answers.disputed(*shards)
        self._interrupt(shards)
        if status != 1 or OVERTAKEN not in self._cluster.log(name).splitlines()[-1]:
            raise Failed(f"{name} ended with {status}: {self._cluster.log(name).splitlines()[-1:]}")
        self._start(name)

    async def _kept(self, name: str, shards: frozenset[int]) -> None:
        await asyncio.sleep(SLOW)
        self._answers.disputed(*shards)
        if (now := await self._shards_of(name)) != shards:
            raise Failed(f"{name} had the shards {sorted(shards)}, and has {sorted(now)}")

    def _interrupt(self, shards: Collection[int]) -> None:
        for shard in shards:
            self._died(Shard(shard, self._cluster.shards))

    def _sessions(self, shards: Collection[int]) -> dict[int, int]:
        """The newest of each."""
        live = self._server.gateway.live
        return {shard: max((one.ordinal for one in live(shard)), default=0) for shard in sorted(shards)}

    async def _whose(self, line: str) -> str | None:
        """The process that sent that request: it is about something in a server of its shards."""
        match = HELD.match(line)
        if match is None:
            return None
        key, world = int(match[1]), self._server.world
        about = world.interactions.get(key)
        guild = about.guild_id if about is not None else getattr(world.channels.get(key), "guild_id", None)
        owners = await self._cluster.owners()
        [owner] = [owner for shard, owner in enumerate(owners) if Shard(shard, len(owners)).hears(guild)]
        return next((name for name in self._wires if self._number(name) == owner), None)
