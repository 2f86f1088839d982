"""A seat at a running table whose player is gone for good."""

from collections.abc import Mapping
from typing import Any

from kingsforge_bot.service.committer import Committer, Played
from kingsforge_bot.service.errors import NoTable
from kingsforge_bot.service.facts import Vacated
from kingsforge_bot.service.names import ai_name
from kingsforge_bot.service.planning import drop_plans
from kingsforge_bot.service.ports import Writing
from kingsforge_bot.service.table_states import TableState
from kingsforge_bot.service.types import Sitter, Table


async def vacate(
    writing: Writing,
    committer: Committer,
    table: Table,
    current: TableState,
    sitter: Sitter,
    bots: Mapping[str, Any],
    at: int,
) -> Played:
    """The tenure ends, with its plans: the first of the game's bots plays on, or nobody sits there under the old name.

    In a transaction of the caller, who holds the table's lock and keeps the state once it is committed.
    """
    await drop_plans(writing, table, sitter.seat)
    key = next(iter(bots), None)
    taken = [other.name for other in table.sitters]
    heir = Sitter(sitter.seat, sitter.name if key is None else ai_name(taken), ai=key)
    await writing.take_over(table.id, heir, at)
    await drop_plans(writing, table, sitter.seat)
    after = await writing.table(table.id)
    if after is None:
        raise NoTable(str(table.id))
    return await committer.note(writing, after, current, Vacated(sitter.seat, bot=key is not None))
