"""The HTTP side: routes, authentication, faults, error shapes, rate-limit headers."""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
from collections.abc import Awaitable, Callable, Iterable

import msgspec
from aiohttp import web

from kingsforge_bot.sandbox.gateway.gateway import Gateway
from kingsforge_bot.sandbox.rest import commands, identity, interactions, messages, threads, webhooks
from kingsforge_bot.sandbox.rest.api import Api
from kingsforge_bot.sandbox.rest.call import Answer, Call, Created, Handler, Route, read_call
from kingsforge_bot.sandbox.rest.description import Description
from kingsforge_bot.sandbox.rest.faults import Faults, Struck
from kingsforge_bot.sandbox.world.errors import ApiError, Known, refused
from kingsforge_bot.sandbox.world.journal import Violation

PREFIX = "/api/v10"
OPEN_PREFIXES = ("/interactions/", "/webhooks/", "/gateway")
"""Routes whose token stands in the path, or that need none."""
BODY_LIMIT = 120 * 1024 * 1024
_INERT = {"Content-Security-Policy": "sandbox; default-src 'none'", "X-Content-Type-Options": "nosniff"}
"""A file of a bot is looked at, never run: it comes from the same address as the page."""
ROUTES: list[Route] = [
    *identity.ROUTES,
    *commands.ROUTES,
    *messages.ROUTES,
    *threads.ROUTES,
    *interactions.ROUTES,
    *webhooks.ROUTES,
]


Served = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Front:
    """Turns requests into calls, and answers and errors into Discord's responses."""

    def __init__(self, api: Api, faults: Faults, gateway: Gateway, description: Description | None = None) -> None:
        self._api = api
        self._description = description
        self._faults = faults
        self._gateway = gateway

    def application(self, more: Iterable[web.AbstractRouteDef] = ()) -> web.Application:
        """The aiohttp application; `more` are routes beside Discord's."""
        app = web.Application(client_max_size=BODY_LIMIT)
        for method, path, handler in ROUTES:
            app.router.add_route(method, PREFIX + path, self._served(path, handler))
        app.router.add_get("/gateway/", self._connect)
        app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", self._file)
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._served("/{unknown}", self._unknown))
        app.router.add_routes(more)
        return app

    def _served(self, path: str, handler: Handler) -> Served:
        async def serve(request: web.Request) -> web.Response:
            line = f"{request.method} {request.path.removeprefix(PREFIX)}"
            if self._faults.delay:
                await asyncio.sleep(self._faults.delay)
            struck = self._faults.strike(line, after=False)
            if struck is not None:
                return self._failed(request, path, struck)
            if not await self._faults.pause(line, False, request):
                return _response(499, {}, path, self._api.world.clock())
            status, answer, headers = await self._answer(request, line, path, handler)
            await self._faults.pause(line, True, request)
            struck = self._faults.strike(line, after=True)
            if struck is not None:
                return self._failed(request, path, struck)
            return _response(status, answer, path, self._api.world.clock(), headers)

        return serve

    def _failed(self, request: web.Request, path: str, struck: Struck) -> web.Response:
        """The answer of a planned fault; where there is none, nobody is left to hear one."""
        answer = struck.answer
        what = "connection cut" if answer is None else str(answer.status)
        self._api.journal.note(f"{struck.line} -> {what} (planned{', all done' if struck.done else ''})")
        if answer is None:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=499)
        return _response(answer.status, answer.body, path, self._api.world.clock(), answer.headers)

    async def _connect(self, request: web.Request) -> web.StreamResponse:
        """The gateway's handshake, unless it is refused."""
        struck = self._faults.strike("GET /gateway/", after=False)
        return await self._gateway.handle(request) if struck is None else self._failed(request, "/gateway/", struck)

    async def _answer(
        self, request: web.Request, line: str, path: str, handler: Handler
    ) -> tuple[int, object, dict[str, str]]:
        call: Call | None = None
        try:
            call = await read_call(request)
            if not path.startswith(OPEN_PREFIXES):
                self._authenticate(request)
            if self._description is not None and handler != self._unknown:
                self._compare(request.method, line, call)
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

    def _compare(self, method: str, line: str, call: Call) -> None:
        """List what Discord's own description has against a request; our answer does not depend on it."""
        assert self._description is not None
        fault = self._description.fault(method, call.path.removeprefix(PREFIX), call)
        if fault is not None:
            self._api.journal.breach(
                Violation(self._api.world.clock(), line, 0, f"not as described: {fault}", call.form)
            )

    def _authenticate(self, request: web.Request) -> None:
        if request.headers.get("Authorization") != f"Bot {self._api.world.application.token}":
            raise refused(Known.UNAUTHORIZED)

    async def _unknown(self, api: Api, call: Call) -> Answer:
        """Every other path: 405 where the path exists for another method, else 404."""
        below = call.path.removeprefix(PREFIX)
        known = any(_matches(path, below) for _, path, _ in ROUTES)
        raise refused(Known.NO_METHOD if known else Known.NO_ROUTE)

    async def _file(self, request: web.Request) -> web.Response:
        written = request.match_info["attachment_id"]
        data = self._api.world.files.get(int(written)) if written.isdecimal() else None
        if data is None:
            return web.Response(status=404, text="This content is no longer available.")
        kind = mimetypes.guess_type(request.match_info["filename"])[0]
        return web.Response(body=data, content_type=kind or "application/octet-stream", headers=_INERT)


def _matches(template: str, path: str) -> bool:
    wanted, given = template.split("/"), path.split("/")
    return len(wanted) == len(given) and all(a.startswith("{") or a == b for a, b in zip(wanted, given, strict=True))


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
