"""From the start to the end: until a host stops the bot, or reads why it could not start, or go on."""

import asyncio
import signal
from typing import Final

import aiohttp
import discord

from kingsforge_bot.hosting.address import SettingUnusable
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.errors import StoreUnusable, TakenOver
from kingsforge_bot.service.post.publisher import TokenRefused
from kingsforge_bot.ui.admin.proxy import ask_through

FAILURES: Final = (
    StoreUnusable,
    TakenOver,
    SettingUnusable,
    discord.LoginFailure,
    TokenRefused,
    discord.DiscordServerError,
    discord.GatewayNotFound,
    aiohttp.ClientError,
    TimeoutError,
)
"""What a host can mend, or has to wait for; anything else is a bug."""


async def until_stopped(bot: discord.Client, token: str, api: str = "") -> None:
    """Run the bot until SIGTERM or SIGINT, which end its waiting too. Raises what else ends it: FAILURES, or a bug.

    Discord is asked through `api`, the address of a proxy, unless that is empty.
    """
    if api:
        ask_through(api)
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    running, stop = asyncio.create_task(bot.start(token)), asyncio.create_task(stopped.wait())
    try:
        await asyncio.wait({running, stop}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stop.cancel()
        await bot.close()
    if stopped.is_set():
        # It may be waiting for a gateway that is away, for many minutes.
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    else:
        await running


def why_not_started(say: Localizer, error: Exception) -> str:
    """What to mend, for one of FAILURES."""
    match error:
        case StoreUnusable():
            return say("start-store-unusable", path=error.path, fault=error.why)
        case TakenOver():
            return say("start-taken-over")
        case SettingUnusable():
            return say("start-setting-unusable", name=error.name, said=error.said, fault=error.why)
        case discord.LoginFailure() | TokenRefused():
            return say("start-bad-token")
        case _:
            # Of some errors nothing but their name is known.
            return say("start-no-discord", fault=str(error) or type(error).__name__)
