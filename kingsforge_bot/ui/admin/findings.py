"""What is found out about the bot when somebody who manages a server asks how it is."""

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from kingsforge_bot.service.post.backlog import Backlog
from kingsforge_bot.service.post.outbox_worker import Hindrance, OutboxWorker
from kingsforge_bot.service.shards.share import Part
from kingsforge_bot.service.types import ChannelId, GuildId, Table

LATE: Final = 5 * 60
"""Seconds after which a post is late."""


class Late(msgspec.Struct, frozen=True):
    """A table whose posts wait, and why."""

    table: Table
    place: ChannelId
    since: int
    hindrance: Hindrance


class Findings(msgspec.Struct, frozen=True):
    """How the bot is, as far as it concerns one server."""

    latency: float
    """Seconds between a heartbeat of the connection and its answer; no number before the first."""
    synced: bool | None
    """Whether Discord shows the commands that the bot answers; None where that could not be asked."""
    late: tuple[Late, ...] = ()
    """The server's tables, those first that wait longest."""
    part: Part | None = None
    """Of several processes the one that answers."""


Examine = Callable[[GuildId], Awaitable[Findings]]


async def late_in(guild: GuildId, backlog: Backlog, posts: OutboxWorker) -> tuple[Late, ...]:
    """The server's tables whose posts are late. Raises StoreFailed."""
    return tuple(
        Late(table, behind.post.place, behind.since, posts.hindrance(behind.post))
        for table, behind in await backlog.of(guild, LATE)
    )
