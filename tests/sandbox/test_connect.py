"""A client can be pointed at loopback and nowhere else; the sandbox runs on its own."""

import asyncio
import signal
import sys

import aiohttp
import pytest
from discord.http import Route

from kingsforge_bot.sandbox.connect import NotLoopbackError, point_discord_at, pointed_at


@pytest.mark.parametrize(
    "url",
    [
        "https://discord.com",
        "http://example.org",
        "http://10.0.0.1:80",
        "http://127.0.0.1.example.org",
        "https://127.0.0.1:80",
        "http://user@127.0.0.1:80",
        "http://127.0.0.1:80/path",
        "http://0.0.0.0:80",
        "127.0.0.1:80",
        "",
    ],
)
def test_other_hosts_are_refused(url: str) -> None:
    before = Route.BASE
    with pytest.raises(NotLoopbackError):
        point_discord_at(url)
    assert before == Route.BASE


@pytest.mark.parametrize("url", ["http://127.0.0.1:80", "http://localhost:8080/", "http://[::1]:80"])
def test_loopback_is_accepted_for_a_while(url: str) -> None:
    before = Route.BASE
    with pointed_at(url):
        assert Route("GET", "/users/@me").url == f"{url.rstrip('/').removesuffix(':80')}/api/v10/users/@me"
    assert before == Route.BASE


async def test_the_sandbox_runs_on_its_own() -> None:
    command = (sys.executable, "-m", "kingsforge_bot.sandbox")
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    lines = [(await asyncio.wait_for(process.stdout.readline(), 15)).decode().strip() for _ in range(2)]
    settings = dict(line.split("=", 1) for line in lines)
    headers = {"Authorization": f"Bot {settings['DISCORD_TOKEN']}"}
    url = f"{settings['DISCORD_API_URL']}/api/v10/users/@me/guilds"
    async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as answer:
        assert [one["name"] for one in await answer.json()] == ["Sandbox"]
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), 15) == 0
