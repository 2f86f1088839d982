"""What every publisher does alike: a message sent anew or changed, and the language of a server that chose none."""

import asyncio
from typing import Final

import discord

from kingsforge_bot.service.types import ChannelId, GuildId, MessageId
from kingsforge_bot.ui.discord_parts import mentions_of, uploads_of, view_of
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.post.trouble import discord_errors

_CHANGING: Final = 10.0
"""Seconds that a change may take: other posts of the place, and other leagues, wait behind it."""


async def send(client: discord.Client, place: ChannelId, message: Message, nonce: str, timeline: str = "") -> MessageId:
    """Post it; of equal nonces within some minutes Discord posts one. Raises what Discord's library raises."""
    sent = await client.get_partial_messageable(place).send(
        cut(message.text, TEXT),
        files=uploads_of(message),
        view=view_of(message, timeline),
        allowed_mentions=mentions_of(message),
        nonce=nonce,
    )
    return MessageId(sent.id)


async def change(
    client: discord.Client,
    place: ChannelId,
    standing: MessageId,
    message: Message,
    timeline: str = "",
    *,
    bare: bool = False,
) -> None:
    """Change the one that stands. Without a picture of its own it keeps that one's, unless it is to be `bare` of it.

    Raises what Discord's library raises, TimeoutError where that waits too long.
    """
    view = view_of(message, timeline) if message.rows else None
    files = uploads_of(message) or ([] if bare else discord.utils.MISSING)
    # Discord's library waits and tries again by itself, as long as Discord says.
    async with asyncio.timeout(_CHANGING):
        await (
            client.get_partial_messageable(place)
            .get_partial_message(standing)
            .edit(content=cut(message.text, TEXT), view=view, attachments=files, allowed_mentions=mentions_of(message))
        )


async def locale_of(client: discord.Client, guild: GuildId) -> str:
    """Discord's locale for the server, which is asked for where the gateway has not told of it since the start.

    Raises what `discord_errors` makes of Discord's errors.
    """
    known = client.get_guild(guild)
    with discord_errors():
        return str((known or await client.fetch_guild(guild, with_counts=False)).preferred_locale)
