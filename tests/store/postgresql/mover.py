"""A move in a process of its own that stops at one of its steps: `python -m tests.store.postgresql.mover FROM TO STEP`.

Says `here` once it stands there, and stays until it is killed. A step is the name of a table that
was copied, or one of those below.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from functools import wraps
from pathlib import Path
from typing import Any

from kingsforge_bot.store.moving import moves
from kingsforge_bot.store.moving.server_end import ServerEnd

FROM, TO, STEP = sys.argv[1:]


def stand() -> None:
    sys.stdout.write("here\n")
    sys.stdout.flush()
    time.sleep(600)


def tell(table: str, done: int, count: int) -> None:
    if table == STEP:
        stand()


def standing(work: Callable[..., Awaitable[Any]], before: str, after: str) -> Callable[..., Awaitable[Any]]:
    """The same, but standing before it or after it."""

    @wraps(work)
    async def done(*values: Any) -> Any:
        if before == STEP:
            stand()
        answer = await work(*values)
        if after == STEP:
            stand()
        return answer

    return done


setattr(ServerEnd, "digest", standing(ServerEnd.digest, "", "compared"))  # noqa: B010 - mypy lets no method be assigned
setattr(ServerEnd, "commit", standing(ServerEnd.commit, "to be committed", "committed"))  # noqa: B010 - the same
asyncio.run(moves.move(FROM if "://" in FROM else Path(FROM), TO, tell))
