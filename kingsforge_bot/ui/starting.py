"""Why the bot could not start, or go on, in words for its host."""

from typing import Final

import aiohttp
import discord

from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.service.errors import StoreUnusable
from kingsforge_bot.service.speaker import TokenRefused

FAILURES: Final = (
    StoreUnusable,
    discord.LoginFailure,
    TokenRefused,
    discord.DiscordServerError,
    discord.GatewayNotFound,
    aiohttp.ClientError,
    TimeoutError,
)
"""What a host can mend, or has to wait for; anything else is a bug."""


def why_not_started(say: Voice, error: Exception) -> str:
    """What to mend, for one of FAILURES."""
    match error:
        case StoreUnusable():
            return say("start-store-unusable", path=error.path, fault=error.why)
        case discord.LoginFailure() | TokenRefused():
            return say("start-bad-token")
        case _:
            # Of some errors nothing but their name is known.
            return say("start-no-discord", fault=str(error) or type(error).__name__)
