"""What goes wrong, at random: Discord's answers, connections, the gateway, the bot's process."""

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random

from kingsforge_bot.sandbox import Shard
from kingsforge_bot.sandbox.rest.faults import Faults
from tests.e2e.house import House
from tests.soak.observed_answers import ObservedAnswers

ROUTES = {
    "acknowledgement": "POST /interactions/**",
    "answer": "PATCH /webhooks/**",
    "post": "POST /channels/*/messages",
    "edit": "PATCH /channels/*/messages/*",
    "look back": "GET /channels/*/messages",
}
HOLDABLE = ("POST /interactions/**", "PATCH /webhooks/**", "POST /channels/*/messages")
HANDSHAKE = "GET /gateway/"
REST: dict[str, Callable[[Faults, str], None]] = {
    "500": lambda fault, route: fault.server_error(route),
    "503": lambda fault, route: fault.server_error(route, status=503),
    "429": lambda fault, route: fault.rate_limit(route, retry_after=0.3),
    "cut": lambda fault, route: fault.cut(route),
    "cut, all done": lambda fault, route: fault.cut(route, after=True),
    "502, all done": lambda fault, route: fault.server_error(route, status=502, after=True),
}
GATEWAY: dict[str, Callable[[Faults, int], object]] = {
    "dropped": lambda fault, shard: fault.drop_gateway(shard=shard),
    "dropped for good": lambda fault, shard: fault.drop_gateway(resumable=False, shard=shard),
    "invalid session": lambda fault, shard: fault.invalid_session(shard=shard),
    "asked to reconnect": lambda fault, shard: fault.ask_reconnect(shard=shard),
}
"""Of one shard; a bot that has none is the first."""
KILLS, GATEWAYS = 0.06, 0.1
"""How often a fault is one of these; the others are of the HTTP side."""
MOST_IN_A_ROW = 4
"""Faults that one request after the other meets on a route."""
HELD_FOR = 3.0
"""Seconds until a kill comes though the request that it was to meet did not."""


class RequestFaults:
    """Faults that requests meet, until there were as many of all kinds as wanted."""

    def __init__(self, faults: Faults, wanted: int) -> None:
        self._faults = faults
        self._wanted = wanted
        self._others: Counter[str] = Counter()

    def counts(self) -> Counter[str]:
        """The faults that came about, by what they were."""
        counts = Counter(self._others)
        for one in self._faults.struck:
            what = "cut" if one.answer is None else str(one.answer.status)
            counts[what + (", all done" if one.done else "")] += 1
        return counts

    @property
    def over(self) -> bool:
        return self.counts().total() >= self._wanted

    def note(self, what: str) -> None:
        """A fault of another kind came about."""
        self._others[what] += 1

    def plan(self, luck: Random) -> None:
        """For the next requests of some routes."""
        for _ in range(luck.choice((1, 1, 2, 3))):
            what, route = luck.choice(list(REST)), ROUTES[luck.choice(list(ROUTES))]
            # On a route that is seldom taken they would heap up, and keep somebody waiting for minutes.
            if self._faults.planned(route) < MOST_IN_A_ROW:
                REST[what](self._faults, route)


class FaultInjection(RequestFaults):
    """Those of a bot that is one process. `killed` is called when it dies, with all its servers."""

    def __init__(self, house: House, answers: ObservedAnswers, wanted: int, killed: Callable[[Shard], None]) -> None:
        super().__init__(house.server.fault, wanted)
        self._house = house
        self._answers = answers
        self._killed = killed
        self._process = asyncio.Lock()

    async def strike(self, luck: Random) -> None:
        """Plan some faults, or bring one about."""
        if self.over:
            return
        chance = luck.random()
        if chance < KILLS:
            await self._kill(luck)
        elif chance < KILLS + GATEWAYS:
            await self._hang_up(luck)
        else:
            self.plan(luck)

    async def _hang_up(self, luck: Random) -> None:
        if self._process.locked():
            return
        async with self._process:
            what = luck.choice(list(GATEWAY))
            fault = self._house.server.fault
            if luck.random() < 0.3:
                fault.server_error(HANDSHAKE, status=503)
            self._answers.outage(0)
            GATEWAY[what](fault, 0)
            self.note(f"gateway {what}")
            await self._house.server.bot_offline()
            await self._house.server.bot_online()

    async def _kill(self, luck: Random) -> None:
        """Kill -9 while a request is under way, before Discord did what it asks or after, and start again."""
        if self._process.locked():
            return
        async with self._process:
            hold = self._house.server.fault.hold(luck.choice(HOLDABLE), after=luck.random() < 0.5)
            waiting = asyncio.ensure_future(hold.reached(HELD_FOR))
            await asyncio.wait({waiting})
            waiting.exception()
            self._answers.outage(0, killed=True)
            self._killed(Shard())
            self.note("kill -9")
            await self._house.kill()
            hold.release()
            if luck.random() < 0.3:
                self._house.server.fault.server_error(HANDSHAKE, status=503)
            await self._house.start()

    async def settled(self) -> None:
        """Wait until no fault is under way, and plan none any more."""
        async with self._process:
            self._house.server.fault.clear()
