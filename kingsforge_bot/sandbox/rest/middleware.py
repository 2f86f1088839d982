"""Around every handler: authentication, faults, error shapes, rate-limit headers."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web

from kingsforge_bot.sandbox.rest.api import Api
from kingsforge_bot.sandbox.rest.call import PREFIX, Answer, Call, Created, Handler, read_call
from kingsforge_bot.sandbox.rest.description import Description
from kingsforge_bot.sandbox.rest.faults import Faults, Struck
from kingsforge_bot.sandbox.rest.rate_limits import Limits, Over
from kingsforge_bot.sandbox.world.errors import ApiError, Known, refused
from kingsforge_bot.sandbox.world.journal import Violation

OPEN_PREFIXES = ("/interactions/", "/webhooks/", "/gateway")
"""Routes whose token stands in the path, or that need none."""

_NOBODY_LEFT = 499
"""The status of an answer that nobody hears: who asked has gone."""
Served = Callable[[web.Request], Awaitable[web.StreamResponse]]
"""What aiohttp calls for a request."""


class Middleware:
    """Stands around every handler: turns requests into calls, and answers and errors into Discord's responses."""

    def __init__(
        self, api: Api, faults: Faults, description: Description | None = None, limits: Limits | None = None
    ) -> None:
        self._api = api
        self._faults = faults
        self._limits = limits
        self._description = description

    def served(self, path: str, handler: Handler, *, described: bool = True) -> Served:
        """The handler of a path below /api/v10; only what is `described` is held against Discord's description."""

        async def serve(request: web.Request) -> web.Response:
            line = f"{request.method} {request.path.removeprefix(PREFIX)}"
            if self._faults.delay:
                await asyncio.sleep(self._faults.delay)
            struck = self._faults.strike(line, after=False)
            if struck is not None:
                return self._failed(request, path, struck)
            if not await self._faults.pause(line, request, after=False):
                return _response(_NOBODY_LEFT, {}, path, self._api.world.clock())
            over, bucket = self._counted(request, path)
            if over is not None:
                self._api.journal.note(f"{line} -> 429, {'of all' if over.everywhere else 'of its bucket'}")
                return _response(429, over.body(), path, self._api.world.clock(), bucket | over.headers())
            status, answer, headers = await self._answer(request, line, path, handler, described)
            headers |= bucket
            await self._faults.pause(line, request, after=True)
            struck = self._faults.strike(line, after=True)
            if struck is not None:
                return self._failed(request, path, struck)
            return _response(status, answer, path, self._api.world.clock(), headers)

        return serve

    def _counted(self, request: web.Request, path: str) -> tuple[Over | None, dict[str, str]]:
        if self._limits is None:
            return None, {}
        everywhere = not path.startswith(OPEN_PREFIXES)
        return self._limits.count(request.method, path, request.match_info, everywhere=everywhere)

    def _failed(self, request: web.Request, path: str, struck: Struck) -> web.Response:
        """The answer of a planned fault; where there is none, nobody is left to hear one."""
        answer = struck.answer
        what = "connection cut" if answer is None else str(answer.status)
        self._api.journal.note(f"{struck.line} -> {what} (planned{', all done' if struck.done else ''})")
        if answer is None:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=_NOBODY_LEFT)
        return _response(answer.status, answer.body, path, self._api.world.clock(), answer.headers)

    def handshake(self, connect: Served) -> Served:
        """The gateway's handshake, unless a planned fault refuses it."""

        async def serve(request: web.Request) -> web.StreamResponse:
            struck = self._faults.strike("GET /gateway/", after=False)
            return await connect(request) if struck is None else self._failed(request, "/gateway/", struck)

        return serve

    async def _answer(
        self, request: web.Request, line: str, path: str, handler: Handler, described: bool
    ) -> tuple[int, object, dict[str, str]]:
        call: Call | None = None
        try:
            call = await read_call(request)
            if not path.startswith(OPEN_PREFIXES):
                self._authenticate(request)
            if self._description is not None and described:
                self._compare(self._description, request.method, line, call)
            status, body = _status(await handler(self._api, call))
        except ApiError as error:
            if error.breach:
                form = None if call is None else call.form
                violation = Violation(self._api.world.clock(), line, error.code, error.message, form, error.errors)
                self._api.journal.breach(violation)
            self._api.journal.note(f"{line} -> {error.status} {error.code} {error.message}")
            headers = {} if error.retry_after is None else {"Retry-After": str(error.retry_after)}
            return error.status, error.body(), headers
        except Exception:
            self._api.journal.note(f"{line} -> 500, the sandbox itself failed")
            raise
        self._api.journal.note(f"{line} -> {status}")
        return status, body, {}

    def _compare(self, description: Description, method: str, line: str, call: Call) -> None:
        """List what Discord's own description has against a request; our answer does not depend on it."""
        fault = description.fault(method, call.path.removeprefix(PREFIX), call)
        if fault is not None:
            self._api.journal.breach(
                Violation(self._api.world.clock(), line, 0, f"not as described: {fault}", call.form)
            )

    def _authenticate(self, request: web.Request) -> None:
        if request.headers.get("Authorization") != f"Bot {self._api.world.application.token}":
            raise refused(Known.UNAUTHORIZED)


def _status(answer: Answer) -> tuple[int, object]:
    if answer is None:
        return 204, None
    if isinstance(answer, Created):
        return 201, answer.body
    return 200, answer


def _response(status: int, body: object, path: str, now: float, extra: dict[str, str] | None = None) -> web.Response:
    """A response with the headers Discord sends.

    The content type carries no charset: discord.py compares it exactly. A text is a page that Discord never saw.
    """
    bucket = hashlib.sha256(path.encode()).hexdigest()[:32]
    headers = {
        "Via": "1.1 sandbox",
        "X-RateLimit-Bucket": bucket,
        "X-RateLimit-Limit": "1000",
        "X-RateLimit-Remaining": "0" if status == 429 else "999",
        "X-RateLimit-Reset-After": "1",
        "X-RateLimit-Reset": f"{now + 1:.3f}",
    } | (extra or {})
    if status == 204:
        return web.Response(status=204, headers=headers)
    if isinstance(body, str):
        return web.Response(status=status, text=body, content_type="text/html")
    headers["Content-Type"] = "application/json"
    return web.Response(status=status, body=msgspec.json.encode(body), headers=headers)
