"""Pointing discord.py at a sandbox instead of Discord."""

import asyncio
import ipaddress
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from kingsforge_bot.sandbox.world.turning import Clock, Sleep, sleep_by, told_clock


class NotLoopbackError(ValueError):
    """The address given is no http address on this machine's loopback interface."""


def loopback_base(base_url: str) -> yarl.URL:
    """`base_url` checked: http, a loopback host, nothing but host and port. Raises NotLoopbackError."""
    try:
        url = yarl.URL(base_url)
    except ValueError:
        raise NotLoopbackError(base_url) from None
    try:
        loopback = url.host == "localhost" or ipaddress.ip_address(url.host or "").is_loopback
    except ValueError:
        loopback = False
    if not loopback or url.scheme != "http" or url.user or url.path not in ("", "/") or url.query_string:
        raise NotLoopbackError(base_url)
    return url.origin()


def point_discord_at(base_url: str) -> None:
    """Let every discord.py client made from now on talk to the sandbox at `base_url`.

    Nothing is ever sent elsewhere: raises NotLoopbackError for any other host.
    """
    origin = loopback_base(base_url)
    Route.BASE = f"{origin}/api/v10"
    Asset.BASE = str(origin).rstrip("/")
    DiscordWebSocket.DEFAULT_GATEWAY = origin.with_scheme("ws") / "gateway/"


def time_told_by(file: Path | None) -> tuple[Clock, Sleep]:
    """The clock of the sandbox that keeps `file`, and a sleep that goes by it; without one this machine's."""
    if file is None:
        return time.time, asyncio.sleep
    clock = told_clock(file, time.time)
    return clock, sleep_by(clock)


@contextmanager
def pointed_at(base_url: str) -> Iterator[None]:
    """The same for the length of a with-block, then as before."""
    before = (Route.BASE, Asset.BASE, DiscordWebSocket.DEFAULT_GATEWAY)
    point_discord_at(base_url)
    try:
        yield
    finally:
        Route.BASE, Asset.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before
