"""Discord's API asked through a proxy of the host's, as those are who divide one token's requests among processes."""

from collections import Counter
from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import web

from tests.e2e.house import House
from tests.e2e.play import seated
from tests.e2e.reading import labels

HOP = frozenset({"Host", "Content-Length", "Transfer-Encoding", "Connection", "Content-Encoding"})
"""Headers that are each connection's own."""


class Proxy:
    """Passes every request on as it is, and counts them by method and first word of the path."""

    def __init__(self, to: str) -> None:
        self.passed = Counter[str]()
        self.url = ""
        self.refuses = 0
        """So many of the next requests get no answer from behind: 502."""
        self._to = to

    async def __aenter__(self) -> "Proxy":
        self._session = aiohttp.ClientSession()
        application = web.Application(client_max_size=32 << 20)
        application.router.add_route("*", "/{path:.*}", self._pass_on)
        self._runner = web.AppRunner(application)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.url = "http://{}:{}".format(*self._runner.addresses[0])
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._runner.cleanup()
        await self._session.close()

    async def _pass_on(self, request: web.Request) -> web.Response:
        self.passed[f"{request.method} {request.path.removeprefix('/api/v10').split('/')[1]}"] += 1
        if self.refuses:
            self.refuses -= 1
            return web.Response(status=502)
        headers = {name: value for name, value in request.headers.items() if name not in HOP}
        body = await request.read()
        asked = self._session.request(request.method, f"{self._to}{request.path_qs}", headers=headers, data=body)
        async with asked as answer:
            kept = {name: value for name, value in answer.headers.items() if name not in HOP}
            return web.Response(status=answer.status, headers=kept, body=await answer.read())


@pytest.fixture
async def proxy(empty_house: House, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Proxy]:
    """In front of Discord, and a bot that was told so."""
    async with Proxy(empty_house.server.url) as one:
        monkeypatch.setenv("KINGSFORGE_DISCORD_API", one.url)
        empty_house.forks = False
        yield one


async def test_a_game_is_played_through_a_proxy(empty_house: House, proxy: Proxy) -> None:
    """Commands, answers with pictures and public boards pass it; a moment in which it has no answer is gone over."""
    house = empty_house
    await house.start()
    play = await seated(house, [house.person("Ann"), house.person("Ben")], players=2, name="Oak")
    proxy.refuses = 1
    board = await play.board()
    assert "Text board" in labels(board.message)
    assert board.message.attachments
    assert proxy.passed["PUT applications"] >= 1, "the commands"
    assert proxy.passed["POST interactions"] >= 1
    assert proxy.passed["PATCH webhooks"] >= 1
    assert proxy.passed["POST channels"] >= 1
    assert await house.terminate() == 0
