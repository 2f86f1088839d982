"""Work in the background that must not end before the bot does."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.ports import Sleep
from kingsforge_bot.service.post.publisher import TokenRefused

AGAIN_AFTER: Final = 60.0
"""Seconds between the end of some work and its next beginning."""
WITHOUT_DATABASE: Final = 5.0
"""The same where the database was away: what is due waits for it no longer than it has to."""
_log = logging.getLogger(__name__)


async def steadily(name: str, work: Callable[[], Awaitable[None]], sleep: Sleep) -> None:
    """Do the work until cancelled. Whatever else ends it is told to the host at once, and the work begins anew.

    The process goes on: people can play meanwhile, and what is owed to the public is kept in the database. Raises
    TokenRefused: without a token nobody can play either.
    """
    while True:
        again = AGAIN_AFTER
        try:
            await work()
            _log.error("%s ended; they begin anew in %g s", name, AGAIN_AFTER)
        except TokenRefused:
            raise
        except StoreFailed as error:
            again = WITHOUT_DATABASE
            _log.warning("%s wait for the database; they begin anew in %g s: %s", name, again, error.why)
        except Exception:  # noqa: BLE001 - a bug too: it is told, and the work goes on
            _log.exception("%s broke off; they begin anew in %g s", name, AGAIN_AFTER)
        await sleep(again)
