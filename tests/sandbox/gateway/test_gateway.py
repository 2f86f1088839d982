"""The gateway through the real client and by hand: tokens, resume, invalid sessions, restarts."""

import asyncio
import json
import os
import signal
import sys
import zlib
from typing import Any

import aiohttp
import discord
import pytest

from kingsforge_bot.sandbox import NothingHappened
from tests.sandbox.conftest import Bot, Place, running

Json = dict[str, Any]


async def test_a_bad_token_ends_the_login(place: Place) -> None:
    async with Bot() as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.login("wrong")


async def test_a_bad_token_closes_the_gateway_with_4004(place: Place, bot: Bot) -> None:
    async with bot:
        await bot.login(place.server.token)
        bot.http.token = "wrong"
        with pytest.raises(discord.ConnectionClosed) as caught:
            await bot.connect()
        assert caught.value.code == 4004


async def test_privileged_intents_must_be_allowed(place: Place) -> None:
    async with Bot(discord.Intents(guilds=True, members=True)) as bot:
        await bot.login(place.server.token)
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await bot.connect()


async def test_a_dropped_connection_resumes_and_gets_what_it_missed(place: Place, bot: Bot) -> None:
    heard: list[int] = []

    @bot.event
    async def on_message(message: discord.Message) -> None:
        heard.append(message.id)

    async with running(bot, place):
        assert place.server.fault.drop_gateway() == 1
        await place.server.bot_offline()
        missed = place.ann.say(place.channel, "while you were away")
        await asyncio.wait_for(bot.resumes.wait(), 5)
        assert heard == [missed.id]
        assert await place.server.bot_online() == 1


@pytest.mark.parametrize("fault", ["invalid", "forgotten"])
async def test_an_invalid_session_identifies_anew(place: Place, bot: Bot, fault: str) -> None:
    async with running(bot, place):
        if fault == "invalid":
            place.server.fault.invalid_session()
        else:
            place.server.fault.drop_gateway(resumable=False)
        assert await place.server.bot_online(newer_than=1) == 2


async def test_a_reconnect_request_resumes(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        place.server.fault.ask_reconnect()
        await asyncio.wait_for(bot.resumes.wait(), 5)


async def test_frames_by_hand(place: Place) -> None:
    url = f"ws{place.server.url.removeprefix('http')}/gateway/?v=10&encoding=json&compress=zlib-stream"
    stream = zlib.decompressobj()

    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:

        async def receive() -> Json:
            data = await socket.receive_bytes(timeout=5)
            assert data.endswith(b"\x00\x00\xff\xff")
            frame: Json = json.loads(stream.decompress(data))
            return frame

        assert (await receive())["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        assert (await receive())["op"] == 11
        await socket.send_json({"op": 6, "d": {"token": place.server.token, "session_id": "gone", "seq": 4}})
        assert await receive() == {"op": 9, "d": False}
        await socket.send_json({"op": 2, "d": {"token": place.server.token, "intents": 1, "properties": {}}})
        ready = await receive()
        assert (ready["t"], ready["s"]) == ("READY", 1)
        assert ready["d"]["resume_gateway_url"].startswith("ws://127.0.0.1:")
        assert (await receive())["t"] == "GUILD_CREATE"
        guild_id = str(place.guild.id)
        await socket.send_json({"op": 8, "d": {"guild_id": guild_id, "query": "an", "limit": 0}})
        chunk = (await receive())["d"]
        assert [one["user"]["global_name"] for one in chunk["members"]] == ["Ann"]
        await socket.send_json({"op": 2, "d": {}})
        assert (await socket.receive(timeout=5)).data == 4005


@pytest.mark.parametrize(
    ("query", "first", "code"),
    [
        ("v=10", {"op": 3, "d": {}}, 4003),
        ("v=10", {"op": 99}, 4001),
        ("v=10", [1], 4002),
        ("v=6", None, 4012),
        ("v=10&encoding=etf", None, 4002),
        ("v=10", {"op": 2, "d": {"token": "x"}}, 4004),
    ],
)
async def test_what_the_gateway_hangs_up_on(place: Place, query: str, first: object, code: int) -> None:
    url = f"ws{place.server.url.removeprefix('http')}/gateway/?{query}"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        if first is not None:
            assert (await socket.receive_json(timeout=5))["op"] == 10
            await socket.send_json(first)
        closing = await socket.receive(timeout=5)
        assert (closing.type, closing.data) == (aiohttp.WSMsgType.CLOSE, code)


PROGRAM = """
import os, discord
from discord import app_commands
from kingsforge_bot.sandbox.connect import point_discord_at

point_discord_at(os.environ["DISCORD_API_URL"])

class Bot(discord.Client):
    async def setup_hook(self):
        await tree.sync()

bot = Bot(intents=discord.Intents(guilds=True))
tree = app_commands.CommandTree(bot)

@tree.command(description="who answers")
async def who(interaction):
    await interaction.response.send_message(str(os.getpid()))

bot.run(os.environ["DISCORD_TOKEN"], log_handler=None)
"""


async def test_a_killed_bot_is_replaced_by_another_process(place: Place) -> None:
    server = place.server
    env = os.environ | {"DISCORD_API_URL": server.url, "DISCORD_TOKEN": server.token}

    async def start() -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(sys.executable, "-c", PROGRAM, env=env)

    first = await start()
    ordinal = await server.bot_online(within=15)
    assert await server.commands() == ("who",)
    assert (await place.ann.slash(place.channel, "who")).content == str(first.pid)
    os.kill(first.pid, signal.SIGKILL)
    await first.wait()
    await server.bot_offline()
    second = await start()
    await server.bot_online(newer_than=ordinal, within=15)
    assert (await place.ann.slash(place.channel, "who")).content == str(second.pid)
    assert len(server.messages(place.channel)) == 2
    second.terminate()
    await second.wait()
    assert server.violations == []


async def test_an_absent_bot_answers_nobody_and_breaks_no_rule(hurried: Place) -> None:
    async with running(Bot(), hurried) as bot:
        bot.tree.add_command(discord.app_commands.Command(name="who", description="who", callback=_never))
        await bot.tree.sync()
    await hurried.server.bot_offline()
    with pytest.raises(NothingHappened, match="did not respond"):
        await hurried.ann.slash(hurried.channel, "who")
    assert hurried.server.violations == []


async def _never(interaction: discord.Interaction) -> None:
    raise AssertionError(interaction)
