"""Who may open a table where, and how many: as the server's managers set it, else so that all find room."""

from typing import Final

from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, OpeningReason, OpeningRefused
from kingsforge_bot.service.person.settings import Opener, Openers, ServerSettings
from kingsforge_bot.service.ports import Writing
from kingsforge_bot.service.types import ChannelId, GuildId, UserId

MOST_OF_ONE_OWNER: Final = 5
"""Open tables of one channel that one member opened, so that nobody takes it up alone; where a server says no other."""
MOST_OPEN_TABLES: Final = 25
"""Lobbies and running tables of one channel; as many as one Discord menu can show."""
LEFT_FOR_OTHERS: Final = 5
"""Open tables of a channel that leagues leave to whoever else plays there."""


async def check_opening(writing: Writing, guild: GuildId, channel: ChannelId, owner: UserId, opener: Opener) -> None:
    """Raises OpeningRefused, and LobbyRefused where a channel or an owner has as many tables as there can be."""
    settings = writing.server_settings(guild)
    check_place(settings, channel, opener)
    every, theirs = await writing.open_in(guild, owner)
    if settings.most_open is not None and every >= settings.most_open:
        raise OpeningRefused(OpeningReason.SERVER_FULL, settings, most=settings.most_open)
    if settings.most_of_member is not None and theirs >= settings.most_of_member:
        raise OpeningRefused(OpeningReason.MEMBER_FULL, settings, most=settings.most_of_member)
    here = await writing.open_tables(guild, channel)
    if len(here) >= MOST_OPEN_TABLES:
        raise LobbyRefused(LobbyReason.TOO_MANY_TABLES, most=MOST_OPEN_TABLES)
    # What a league opens nobody opened.
    of_owner = sum(listed.table.owner == owner and listed.table.league is None for listed in here)
    if settings.most_of_member is None and of_owner >= MOST_OF_ONE_OWNER:
        raise LobbyRefused(LobbyReason.TOO_MANY_OF_YOURS, most=MOST_OF_ONE_OWNER)


def check_place(settings: ServerSettings, channel: ChannelId, opener: Opener) -> None:
    """Raises OpeningRefused where that opener may open nothing there."""
    if settings.channels and not {channel, opener.parent} & {*settings.channels}:
        raise OpeningRefused(OpeningReason.NOT_HERE, settings)
    _check_opener(settings, opener)


async def room_for_leagues(writing: Writing, guild: GuildId, channel: ChannelId, owner: UserId) -> int:
    """How many tables more a league may have there now; some places of a channel stay for others."""
    settings = writing.server_settings(guild)
    here = len(await writing.open_tables(guild, channel))
    every, _ = await writing.open_in(guild, owner)
    left = MOST_OPEN_TABLES - LEFT_FOR_OTHERS - here
    return max(0, left if settings.most_open is None else min(left, settings.most_open - every))


def _check_opener(settings: ServerSettings, opener: Opener) -> None:
    """Those who manage the server always may."""
    if opener.manages or settings.openers is Openers.EVERYBODY:
        return
    if settings.openers is Openers.MANAGERS:
        raise OpeningRefused(OpeningReason.NEEDS_MANAGER, settings)
    if settings.role not in opener.roles:
        raise OpeningRefused(OpeningReason.NEEDS_ROLE, settings)
