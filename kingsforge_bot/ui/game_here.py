"""Which game somebody means who names none: that of the table where they ask."""

import logging

from kingsforge_bot.service.errors import AmbiguousTable, NoTable, StoreFailed
from kingsforge_bot.service.types import ChannelId, GuildId, UserId
from kingsforge_bot.ui.app import App
from kingsforge_bot.ui.reply import Interaction

_log = logging.getLogger(__name__)


async def game_here(app: App, interaction: Interaction, table: str | None = None) -> str | None:
    """The key of the game of the table that is meant, or of all that may be; None where it is not known."""
    if interaction.guild_id is None or interaction.channel_id is None:
        return None
    guild, channel, user = GuildId(interaction.guild_id), ChannelId(interaction.channel_id), UserId(interaction.user.id)
    try:
        games = {(await app.service.finder.resolve(guild, channel, user, table or None, to_play=False)).game}
    except AmbiguousTable as error:
        games = {one.game for one in error.candidates}
    except NoTable:
        return None
    except StoreFailed:
        _log.exception("the game that is played here is not known")
        return None
    return games.pop() if len(games) == 1 else None
