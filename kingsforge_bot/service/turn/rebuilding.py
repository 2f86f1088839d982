"""The state after any entry of a log: of the middle of a turn none is kept, so it is played again from one that is."""

from typing import Any, Final

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.errors import PositionError, Refused
from kingsforge_bot.core.game import Logged
from kingsforge_bot.service.errors import OtherRules, TableUnreadable
from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.records import Row
from kingsforge_bot.service.table_events import Undone
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import Table

_AT_A_TIME: Final = 32
"""Entries read in one go: a turn has seldom more."""


async def state_after(store: Store, game: AnyGame, table: Table, seq: int) -> Any:
    """The state after that entry of the table's log. Raises TableUnreadable, also where other rules judged then."""
    kept = await store.kept(table.id)
    path: list[Row] = []
    rows: dict[int, Row] = {}
    at = seq
    while at not in kept and at > 1:
        if at not in rows:
            rows |= {row.seq: row for row in await store.log(table.id, after=max(0, at - _AT_A_TIME), up_to=at)}
        row = rows.get(at)
        if row is None:
            raise TableUnreadable(table.id, at, "no such entry")
        if row.fact is None:
            path.append(row)
        at = row.fact.to if isinstance(row.fact, Undone) and row.fact.to < at else at - 1
    if any(row.ruleset != game.ruleset for row in path):
        raise OtherRules(table.id, seq, "other rules")
    log: list[Logged] = [(row.seat, row.action, row.luck) for row in reversed(path) if row.seat is not None]
    try:
        begun = await _kept_state(store, game, table, at) if at in kept else await _set_up(store, game, table)
        return game.replay(begun, log).state
    except (PositionError, Refused, ValueError) as error:
        raise TableUnreadable(table.id, seq, str(error)) from error


async def _kept_state(store: Store, game: AnyGame, table: Table, seq: int) -> Any:
    snapshot = await store.snapshot(table.id, seq)
    if snapshot is None:
        raise TableUnreadable(table.id, seq, "no snapshot")
    return game.load(snapshot.state)


async def _set_up(store: Store, game: AnyGame, table: Table) -> Any:
    """Raises ValueError where the rules know no such thing."""
    [row] = await store.log(table.id, up_to=1)
    return game.setup(len(table.sitters), table.options, Replayed(row.luck)).state
