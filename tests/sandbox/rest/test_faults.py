"""Faults on demand: rate limits, server errors, held requests."""

import asyncio
from contextlib import suppress

import aiohttp
import discord
import pytest

from kingsforge_bot.sandbox import Server
from kingsforge_bot.sandbox.rest.faults import route_pattern
from tests.sandbox.conftest import Bot, Place, channel_of, running

POST = "POST /channels/*/messages"


async def test_a_rate_limit_is_waited_out(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        place.server.fault.rate_limit(POST, retry_after=0.01, times=2)
        await channel_of(bot, place).send("at last")
    assert [one.content for one in place.server.messages(place.channel)] == ["at last"]


async def test_a_server_error_does_nothing(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        place.server.fault.server_error(POST, status=503)
        with pytest.raises(discord.DiscordServerError):
            await channel_of(bot, place).send("lost")
        assert place.server.messages(place.channel) == []
        await channel_of(bot, place).send("said")
    assert [one.content for one in place.server.messages(place.channel)] == ["said"]


async def test_a_page_is_no_answer_of_discords(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        place.server.fault.page(POST, 403)
        with pytest.raises(discord.Forbidden) as caught:
            await channel_of(bot, place).send("lost")
        assert (caught.value.code, caught.value.text) == (0, "<html><body>403</body></html>")
        assert caught.value.response.headers["Content-Type"].startswith("text/html")
    assert place.server.messages(place.channel) == []


def test_what_is_planned_is_counted_until_it_was_met() -> None:
    fault = Server().fault
    fault.server_error(POST, times=2)
    fault.cut(POST, after=True)
    assert (fault.planned(POST), fault.planned("GET /gateway/")) == (3, 0)
    assert fault.strike("POST /channels/1/messages", after=False) is not None
    assert fault.planned(POST) == 2


@pytest.mark.parametrize(("after", "posted"), [(False, 0), (True, 1)])
async def test_a_connection_is_cut_before_the_deed_or_after_it(
    place: Place, bot: Bot, after: bool, posted: int
) -> None:
    async with running(bot, place):
        place.server.fault.cut(POST, after=after)
        with pytest.raises((aiohttp.ClientError, OSError)):
            await channel_of(bot, place).send("half heard")
    assert len(place.server.messages(place.channel)) == posted
    [met] = place.server.fault.struck
    assert (met.answer, met.done) == (None, after)


async def test_an_answer_is_lost_though_all_is_done(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        place.server.fault.server_error(POST, status=503, after=True)
        with pytest.raises(discord.DiscordServerError):
            await channel_of(bot, place).send("said")
    assert [one.content for one in place.server.messages(place.channel)] == ["said"]


async def test_a_handshake_of_the_gateway_is_refused(place: Place) -> None:
    place.server.fault.server_error("GET /gateway/", status=503)
    url = f"ws{place.server.url.removeprefix('http')}/gateway/?v=10&encoding=json"
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
            await session.ws_connect(url)
        assert caught.value.status == 503
        async with session.ws_connect(url) as socket:
            assert (await socket.receive_json(timeout=5))["op"] == 10


async def test_a_slow_network_is_slow_both_ways(place: Place, bot: Bot) -> None:
    heard = asyncio.Event()

    @bot.event
    async def on_message(_: discord.Message) -> None:
        heard.set()

    async with running(bot, place):
        place.server.fault.delay = lag = 0.05
        clock = asyncio.get_running_loop().time
        begun = clock()
        place.ann.say(place.channel, "are you there")
        await asyncio.wait_for(heard.wait(), 5)
        assert (there := clock()) - begun >= lag
        await channel_of(bot, place).send("I am")
        assert clock() - there >= lag


async def test_a_held_request_is_done_on_release(place: Place, bot: Bot) -> None:
    async with running(bot, place):
        hold = place.server.fault.hold(POST)
        sending = asyncio.create_task(channel_of(bot, place).send("held"))
        await hold.reached()
        assert place.server.messages(place.channel) == []
        hold.release()
        await sending
    assert len(place.server.messages(place.channel)) == 1


@pytest.mark.parametrize(("after", "posted"), [(False, 0), (True, 1)])
async def test_a_held_request_whose_sender_dies(place: Place, bot: Bot, after: bool, posted: int) -> None:
    async with running(bot, place):
        hold = place.server.fault.hold(POST, after=after)
        sending = asyncio.create_task(channel_of(bot, place).send("last words"))
        await hold.reached()
        sending.cancel()
        with suppress(asyncio.CancelledError):
            await sending
    await place.server.bot_offline()
    hold.release()
    await place.server.stop()
    assert len(place.server.messages(place.channel)) == posted


@pytest.mark.parametrize(
    ("pattern", "line", "fits"),
    [
        ("POST /channels/{channel_id}/messages", "POST /channels/5/messages", True),
        ("POST /channels/*/messages", "POST /channels/5/6/messages", False),
        ("* /webhooks/**", "PATCH /webhooks/5/t/messages/@original", True),
        ("GET /users/@me", "GET /users/@men", False),
    ],
)
def test_routes_are_named_by_patterns(pattern: str, line: str, fits: bool) -> None:
    assert bool(route_pattern(pattern).fullmatch(line)) is fits
