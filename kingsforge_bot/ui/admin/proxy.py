"""A proxy between the bot and Discord's API, which divides the requests of one token among several processes."""

import yarl
from discord.http import Route

from kingsforge_bot.hosting.address import DISCORD_API, SettingUnusable

_VERSION = "/api/v10"
"""Of Discord's API, as the library speaks it: a proxy passes the path on."""


def ask_through(said: str) -> None:
    """Let every request to Discord's API go to this address from now on; the gateway is where that then says.

    Raises SettingUnusable.
    """
    try:
        url = yarl.URL(said)
    except ValueError as error:
        raise SettingUnusable(DISCORD_API, said, str(error)) from error
    if url.scheme not in ("http", "https") or not url.host or url.user or url.query_string or url.fragment:
        raise SettingUnusable(DISCORD_API, said, "not http:// or https:// with a host")
    if url.path not in ("", "/"):
        raise SettingUnusable(DISCORD_API, said, "a path behind the host")
    Route.BASE = f"{url.origin()}{_VERSION}"
