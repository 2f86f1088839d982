"""Faults on demand: refusals, held requests, lost gateways."""

import asyncio
import re
from typing import Protocol

import msgspec
from aiohttp import web

from kingsforge_bot.sandbox.world.model import Json


class Answer(msgspec.Struct, frozen=True):
    """What a request is told instead of the truth."""

    status: int
    body: Json | str
    headers: dict[str, str] = {}


class Struck(msgspec.Struct, frozen=True):
    """A request "METHOD /path" that met a planned fault; `answer` None: its connection was cut. `done`: too late."""

    line: str
    answer: Answer | None
    done: bool


class _Planned:
    """What happens `times` times to requests that match: before the deed, or after it in place of its answer."""

    def __init__(self, route: str, times: int, answer: Answer | None, after: bool) -> None:
        self.pattern = route_pattern(route)
        self.times = times
        self.answer = answer
        self.after = after


def route_pattern(route: str) -> re.Pattern[str]:
    """A pattern for "METHOD /path" below /api/v10: `*` and `{any}` stand for one part, `**` for any rest."""
    pieces = re.split(r"(\*\*|\*|\{[^}]*\})", route)
    written = [".*" if one == "**" else "[^/]+" if one[:1] in ("*", "{") else re.escape(one) for one in pieces]
    return re.compile("".join(written))


class Hold:
    """Requests that match wait here until `release`; `after`: they wait with their answer, the deed done."""

    def __init__(self, route: str, after: bool) -> None:
        self.pattern = route_pattern(route)
        self.after = after
        self.held: list[str] = []
        self._arrived = asyncio.Event()
        self._released = asyncio.Event()

    async def reached(self, within: float = 10.0) -> None:
        """Wait until a request is held. Raises TimeoutError."""
        async with asyncio.timeout(within):
            await self._arrived.wait()

    def release(self) -> None:
        """Let all go on, now and later. Those whose sender has gone do nothing."""
        self._released.set()

    async def pause(self, line: str) -> None:
        """Hold one request."""
        if not self._released.is_set():
            self.held.append(line)
            self._arrived.set()
            await self._released.wait()


class Sessions(Protocol):
    """Connections of the gateway: all of them, or those of one shard."""

    def cut(self, resumable: bool, shard: int | None = None) -> int:
        """Break them; answers how many there were."""

    def invalidate(self, resumable: bool, shard: int | None = None) -> None:
        """Send INVALID_SESSION."""

    def ask_reconnect(self, shard: int | None = None) -> None:
        """Send RECONNECT."""


class Faults:
    """Faults for tests and developers; each call plans one. A `shard` confines those of the gateway to its sessions."""

    def __init__(self, sessions: Sessions) -> None:
        self._planned: list[_Planned] = []
        self._holds: list[Hold] = []
        self.struck: list[Struck] = []
        """Every planned fault that a request met, in order."""
        self.delay = 0.0
        """A slow network: seconds that every request waits before it is read, every gateway event before it is sent."""
        self._sessions = sessions

    def rate_limit(self, route: str, retry_after: float, times: int = 1, everywhere: bool = False) -> None:
        """Answer 429 to the next `times` requests of a route; `retry_after` in seconds."""
        body: Json = {
            "message": "You are being rate limited.",
            "retry_after": retry_after,
            "global": everywhere,
        }
        headers = {"Retry-After": str(retry_after), "X-RateLimit-Scope": "global" if everywhere else "user"}
        if everywhere:
            headers["X-RateLimit-Global"] = "true"
        self._planned.append(_Planned(route, times, Answer(429, body, headers), after=False))

    def server_error(
        self, route: str, times: int = 1, status: int = 500, code: int = 0, *, after: bool = False
    ) -> None:
        """Answer a 5xx, or another status with its code, to the next `times` requests of a route.

        Nothing is done; `after`: all is done, and the answer lost on its way through Discord.
        """
        answer = Answer(status, {"message": f"{status}: Server Error", "code": code})
        self._planned.append(_Planned(route, times, answer, after))

    def cut(self, route: str, times: int = 1, *, after: bool = False) -> None:
        """Cut the connections of the next `times` requests of a route: before anything is done, or `after` all is."""
        self._planned.append(_Planned(route, times, None, after))

    def page(self, route: str, status: int, times: int = 1) -> None:
        """Answer the next `times` requests with a page in HTML, as a proxy on the way to Discord would."""
        answer = Answer(status, f"<html><body>{status}</body></html>")
        self._planned.append(_Planned(route, times, answer, after=False))

    def drop_gateway(self, resumable: bool = True, *, shard: int | None = None) -> int:
        """Cut all gateway connections without a word; answers how many.

        Not resumable: their sessions are forgotten.
        """
        return self._sessions.cut(resumable, shard)

    def invalid_session(self, resumable: bool = False, *, shard: int | None = None) -> None:
        """Tell all connections that their session is invalid."""
        self._sessions.invalidate(resumable, shard)

    def ask_reconnect(self, *, shard: int | None = None) -> None:
        """Ask all connections to reconnect and resume."""
        self._sessions.ask_reconnect(shard)

    def hold(self, route: str, after: bool = False) -> Hold:
        """Hold requests of a route until released; see `Hold`."""
        hold = Hold(route, after)
        self._holds.append(hold)
        return hold

    def clear(self) -> None:
        """Forget planned answers, release all holds, be quick again."""
        self.delay = 0.0
        self._planned.clear()
        for hold in self._holds:
            hold.release()
        self._holds.clear()

    def planned(self, route: str) -> int:
        """How many requests of exactly this route will still meet a fault."""
        pattern = route_pattern(route)
        return sum(plan.times for plan in self._planned if plan.pattern == pattern)

    def strike(self, line: str, *, after: bool) -> Struck | None:
        """The fault planned for a request "METHOD /path" at that moment, used up by asking."""
        for plan in self._planned:
            if plan.times > 0 and plan.after is after and plan.pattern.fullmatch(line):
                plan.times -= 1
                self._planned = [one for one in self._planned if one.times > 0]
                self.struck.append(Struck(line, plan.answer, after))
                return self.struck[-1]
        return None

    async def pause(self, line: str, request: web.Request, *, after: bool) -> bool:
        """Wait in every hold that matches; whether the sender is still there."""
        for hold in tuple(self._holds):
            if hold.after is after and hold.pattern.fullmatch(line):
                await hold.pause(line)
        return request.transport is not None and not request.transport.is_closing()
