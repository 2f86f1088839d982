"""The one place where what commands and presses come to is caught: why not is told, a fault is noted."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from kingsforge_bot.core.errors import Expected
from kingsforge_bot.ui.interaction.queues import QueuePlace

Answer = TypeVar("Answer")


async def attempted(
    place: QueuePlace,
    work: Callable[[], Awaitable[Answer]],
    refused: Callable[[Expected], Awaitable[Answer]],
    failed: Callable[[Exception], Answer],
) -> Answer:
    """What the work leads to once it is its turn; else what is answered to an error that people can bring about.

    `failed` notes any other, and answers it.
    """
    try:
        try:
            async with place:
                return await work()
        except Expected as error:
            return await refused(error)
    except Exception as error:  # noqa: BLE001 - the last line: noted, and whoever asked is told
        return failed(error)
