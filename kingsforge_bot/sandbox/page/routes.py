"""The page for people: its files, its live connection, and nothing for pages from elsewhere."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web

from kingsforge_bot.sandbox.page.live import Audience

PAGE = Path(__file__).parent / "static"
_KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
}
_HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def routes(audience: Audience) -> list[web.AbstractRouteDef]:
    """The routes of the page."""
    return [
        web.get("/", _from_here(_front)),
        web.get("/page/{name}", _from_here(_part)),
        web.get("/web/live", _from_here(audience.serve)),
    ]


def _from_here(handler: _Handler) -> _Handler:
    """Refuse what another site's page, or a foreign name for this address, sends: anyone's browser can reach us."""

    async def serve(request: web.Request) -> web.StreamResponse:
        origin = request.headers.get("Origin")
        hosts = [request.host] if origin is None else [request.host, urlsplit(origin).netloc]
        if len(set(hosts)) != 1 or request.host.rpartition(":")[0] not in ("127.0.0.1", "localhost"):
            raise web.HTTPForbidden(text="this page answers to 127.0.0.1 only")
        return await handler(request)

    return serve


async def _front(_: web.Request) -> web.StreamResponse:
    return _file("index.html")


async def _part(request: web.Request) -> web.StreamResponse:
    return _file(request.match_info["name"])


def _file(name: str) -> web.Response:
    listed = {file.name: file for file in PAGE.iterdir() if file.suffix in _KINDS}
    if name not in listed:
        raise web.HTTPNotFound
    file = listed[name]
    return web.Response(body=file.read_bytes(), content_type=_KINDS[file.suffix], charset="utf-8", headers=_HEADERS)
