"""Discord's failures as the service knows them."""

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final, Literal, TypeVar

import aiohttp
import discord

from kingsforge_bot.service.post.publisher import CannotSpeak, TokenRefused, TryLater, Unpostable
from kingsforge_bot.service.types import TableId
from kingsforge_bot.ui.message import Message

UNKNOWN_MESSAGE: Final = 10008
TOO_MANY_EDITS: Final = 30046
"""Messages of more than an hour may be changed a few times only."""
MISSING_PERMISSIONS: Final = 50013
ARCHIVED: Final = 50083
"""The thread is archived: a message opens it again, an edit does not. One that is locked takes neither."""
_UNKNOWN_CHANNEL: Final = 10003
_UNKNOWN_GUILD: Final = 10004
"""Said where the server's language is asked for: the bot is not there any more, and so in none of its channels."""
_MISSING_ACCESS: Final = 50001
_LOCKED: Final = 160005
_SILENT: Final = frozenset((_UNKNOWN_CHANNEL, _UNKNOWN_GUILD, _MISSING_ACCESS, MISSING_PERMISSIONS, ARCHIVED, _LOCKED))
"""Only these say that the bot cannot speak in a place. Other 403s and 404s come from whatever lies on the way, too."""
_RETRY: Final = 5.0
"""Seconds before a post is tried again that Discord failed in passing."""
_log = logging.getLogger(__name__)
T = TypeVar("T")
Lacking = Literal["forbidden", "failed"]
"""Why a message has no picture: the bot may attach none there, or Discord does not take that one."""


class TooManyEdits(Exception):  # noqa: N818
    """Discord takes no more changes of old messages in that channel, or has its library wait too long for the next."""


@contextmanager
def discord_errors() -> Iterator[None]:
    """Raises what a Publisher raises."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code in _SILENT:
            raise CannotSpeak(str(error), gone=error.code == _UNKNOWN_CHANNEL) from error
        if error.status == 401 and _is_discords_own(error):
            raise TokenRefused(str(error)) from error
        if is_malformed(error):
            raise Unpostable(str(error)) from error
        raise TryLater(_RETRY) from error
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        raise TryLater(_RETRY) from error


def in_words_instead(error: discord.HTTPException) -> Lacking | None:
    """Whether the same without its picture may be taken, and then what the picture lacked."""
    if error.code == MISSING_PERMISSIONS:
        # Attach Files may be missing where writing is allowed.
        return "forbidden"
    return "failed" if error.code not in _SILENT and is_malformed(error) else None


async def pictured_or_not(
    put: Callable[[Message], Awaitable[T]],
    pictured: Message,
    in_words: Callable[[Lacking], Message],
    table: TableId,
    picture: str,
) -> T:
    """Put the message; where Discord does not take its picture, put what says it in words.

    The log calls the picture so, and tells of which table it is.
    """
    with discord_errors():
        try:
            return await put(pictured)
        except discord.HTTPException as error:
            lacking = None if pictured.picture is None else in_words_instead(error)
            if lacking is None:
                raise
            _log.warning("table %s: the picture of the %s is not taken: %s", table, picture, error)
        return await put(in_words(lacking))


def is_malformed(error: discord.HTTPException) -> bool:
    """Discord does not take the message as it is, or finds it too large."""
    return error.status in (400, 413) and _is_discords_own(error)


def _is_discords_own(error: discord.HTTPException) -> bool:
    """Proxies answer with pages; Discord answers in JSON."""
    kind: str = error.response.headers.get("Content-Type", "")
    return kind.partition(";")[0].strip() == "application/json"
