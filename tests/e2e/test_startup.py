"""What a host sees who starts the bot with something missing or broken."""

import asyncio
import hashlib
import socket
import sqlite3
from collections.abc import Mapping

import pytest

from tests.e2e.house import PATIENCE, House


@pytest.fixture
def empty_house(empty_house: House) -> House:
    """With a bot that is started as hosts start it."""
    empty_house.forks = False
    return empty_house


async def ended(house: House, settings: Mapping[str, str], *flags: str) -> tuple[int, str]:
    """The exit status of a start that cannot succeed, and what was written."""
    process = await house.launch(settings, *flags)
    return await asyncio.wait_for(process.wait(), PATIENCE), house.log


async def test_without_a_token_it_says_how_to_get_one(empty_house: House) -> None:
    status, said = await ended(empty_house, {"DISCORD_TOKEN": ""}, "--discord")
    assert status == 1
    assert "https://discord.com/developers/applications" in said
    assert "Traceback" not in said
    assert not empty_house.database.exists()


@pytest.mark.parametrize(
    ("name", "said", "fault"),
    [
        ("KINGSFORGE_METRICS", "everywhere", "not a port, nor an address with one."),
        ("KINGSFORGE_DISCORD_API", "proxy:8080", "not http:// or https:// with a host."),
    ],
)
async def test_an_address_that_cannot_be_meant(empty_house: House, name: str, said: str, fault: str) -> None:
    status, told = await ended(empty_house, {name: said})
    assert status == 1
    assert f"{name}={said} cannot be used: {fault}" in told
    assert "Traceback" not in told


async def test_a_token_that_discord_refuses(empty_house: House) -> None:
    status, said = await ended(empty_house, {"DISCORD_TOKEN": "not.the.token"})
    assert status == 1
    assert "Discord does not accept this token" in said
    assert "Traceback" not in said
    empty_house.server.violations.clear()


async def test_discord_out_of_reach(empty_house: House) -> None:
    with socket.create_server(("127.0.0.1", 0)) as nobody:
        port = nobody.getsockname()[1]
    status, said = await ended(empty_house, {"DISCORD_API_URL": f"http://127.0.0.1:{port}"})
    assert status == 1
    assert "Discord cannot be reached" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    "content", [b"no database at all, but text " * 100, b"SQLite format 3\x00" + b"\x00\xff" * 5000]
)
async def test_a_corrupt_database_is_named_and_not_touched(empty_house: House, content: bytes) -> None:
    empty_house.database.write_bytes(content)
    status, said = await ended(empty_house, {})
    assert status == 1
    assert str(empty_house.database) in said
    assert "Nothing was changed." in said
    assert "Traceback" not in said
    assert empty_house.database.read_bytes() == content


async def test_a_database_of_something_else_is_not_touched(empty_house: House) -> None:
    with sqlite3.connect(empty_house.database) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    before = hashlib.sha256(empty_house.database.read_bytes()).hexdigest()
    status, said = await ended(empty_house, {})
    assert status == 1
    assert str(empty_house.database) in said
    assert hashlib.sha256(empty_house.database.read_bytes()).hexdigest() == before


async def test_a_database_that_cannot_be_opened(empty_house: House) -> None:
    empty_house.database.mkdir()
    status, said = await ended(empty_house, {})
    assert status == 1
    assert str(empty_house.database) in said
    assert "Traceback" not in said


async def test_a_database_that_another_bot_holds(house: House) -> None:
    """Two processes on one database would say everything twice."""
    status, said = await ended(house, {})
    assert status == 1
    assert "cannot be used" in said


@pytest.mark.parametrize("url", ["http://192.0.2.1:8080", "https://discord.example", "http://127.0.0.1.example", "x"])
async def test_another_address_of_discord_must_be_on_loopback(empty_house: House, url: str) -> None:
    status, said = await ended(empty_house, {"DISCORD_API_URL": url})
    assert status == 1
    assert "loopback" in said.casefold() or "127.0.0.1" in said
    assert "Traceback" not in said


GATEWAY = "GET /gateway/"


async def test_a_gateway_that_refuses_at_first_is_waited_for(empty_house: House) -> None:
    empty_house.server.fault.server_error(GATEWAY, status=503)
    empty_house.server.fault.cut(GATEWAY)
    await empty_house.start()
    assert len(empty_house.server.fault.struck) == 2
    assert "Attempting a reconnect" in empty_house.log
    assert "Traceback" not in empty_house.log


async def test_sigterm_ends_the_wait_for_the_gateway(empty_house: House) -> None:
    server = empty_house.server
    server.fault.server_error(GATEWAY, times=1000, status=503)
    process = await empty_house.launch()
    await server.until(lambda: server.fault.struck or None, "a refused handshake")
    process.terminate()
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    assert "Traceback" not in empty_house.log


async def test_at_its_most_talkative_the_log_tells_what_was_typed_and_no_token(
    empty_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KINGSFORGE_LOG", "DEBUG")
    await empty_house.start()
    reply = await empty_house.person("Ann").slash(empty_house.channel, "rules", {"query": "how do I steal a crown"})
    await reply.settled()
    assert "how do I steal a crown" in empty_house.log
    assert empty_house.server.token not in empty_house.log
    assert reply.interaction.token not in empty_house.log
