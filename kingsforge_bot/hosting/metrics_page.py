"""The page that a monitoring system asks for, served where the host said so, on loopback unless told otherwise."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web

from kingsforge_bot.hosting.address import METRICS, Address, SettingUnusable, read_address
from kingsforge_bot.hosting.metrics import CONTENT_TYPE, Figures, page

PATH: Final = "/metrics"


@asynccontextmanager
async def served(said: str, figures: Callable[[], Awaitable[Figures]]) -> AsyncIterator[Address]:
    """While the block runs; where it really listens. Raises SettingUnusable."""
    host, port = read_address(said)

    async def answer(_: web.Request) -> web.Response:
        return web.Response(body=page(await figures()), headers={"Content-Type": CONTENT_TYPE})

    application = web.Application()
    application.router.add_get(PATH, answer)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise SettingUnusable(METRICS, said, error.strerror or str(error)) from error
        yield Address(*runner.addresses[0][:2])
    finally:
        await runner.cleanup()
