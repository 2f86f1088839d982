"""All routes of Discord's HTTP side: the API, the gateway's handshake, the files of messages."""

import mimetypes

from aiohttp import web

from kingsforge_bot.sandbox.rest import channels, commands, identity, interactions, messages, webhooks
from kingsforge_bot.sandbox.rest.api import Api
from kingsforge_bot.sandbox.rest.call import PREFIX, Answer, Call, Route
from kingsforge_bot.sandbox.rest.middleware import Middleware, Served
from kingsforge_bot.sandbox.world.errors import Known, refused
from kingsforge_bot.sandbox.world.world import World

BODY_LIMIT = 120 * 1024 * 1024
_INERT = {"Content-Security-Policy": "sandbox; default-src 'none'", "X-Content-Type-Options": "nosniff"}
"""A file of a bot is looked at, never run: it comes from the same address as the page."""
ROUTES: list[Route] = [
    *identity.ROUTES,
    *commands.ROUTES,
    *messages.ROUTES,
    *channels.ROUTES,
    *interactions.ROUTES,
    *webhooks.ROUTES,
]


def application(world: World, middleware: Middleware, connect: Served) -> web.Application:
    """The aiohttp application; `connect` takes the gateway's handshake and serves its websocket."""
    app = web.Application(client_max_size=BODY_LIMIT)
    for method, path, handler in ROUTES:
        app.router.add_route(method, PREFIX + path, middleware.served(path, handler))
    app.router.add_get("/gateway/", middleware.handshake(connect))
    app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", _files(world))
    app.router.add_route("*", PREFIX + "/{rest:.*}", middleware.served("/{unknown}", _unknown, described=False))
    return app


async def _unknown(api: Api, call: Call) -> Answer:
    """Every other path: 405 where the path exists for another method, else 404."""
    below = call.path.removeprefix(PREFIX)
    known = any(_matches(path, below) for _, path, _ in ROUTES)
    raise refused(Known.NO_METHOD if known else Known.NO_ROUTE)


def _matches(template: str, path: str) -> bool:
    wanted, given = template.split("/"), path.split("/")
    return len(wanted) == len(given) and all(a.startswith("{") or a == b for a, b in zip(wanted, given, strict=True))


def _files(world: World) -> Served:
    async def file(request: web.Request) -> web.Response:
        written = request.match_info["attachment_id"]
        data = world.files.get(int(written)) if written.isdecimal() else None
        if data is None:
            return web.Response(status=404, text="This content is no longer available.")
        kind = mimetypes.guess_type(request.match_info["filename"])[0]
        return web.Response(body=data, content_type=kind or "application/octet-stream", headers=_INERT)

    return file
