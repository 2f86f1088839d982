"""The one place where what commands and presses come to is caught: why not is told, a fault is noted."""

from collections.abc import Awaitable, Callable

from kingsforge_bot.core.errors import Expected
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.queues import QueuePlace
from kingsforge_bot.ui.message import Message


async def attempted(
    ctx: Context,
    place: QueuePlace,
    work: Callable[[], Awaitable[Message]],
    refused: Callable[[Expected], Awaitable[Message]],
    where: str,
) -> Message:
    """What the work leads to once it is its turn; else what is said of an error that people can bring about.

    Any other is noted with `where`.
    """
    try:
        try:
            async with place:
                return await work()
        except Expected as error:
            return await refused(error)
    except Exception as error:  # noqa: BLE001 - the last line: logged, and whoever asked is told
        return Message(ctx.app.explain(ctx.l10n, error, where=where))
