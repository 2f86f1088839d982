"""Whether persons have brought a game on: by turns that they ended, not by steps, nor by what is played once more."""

from collections.abc import AsyncIterator, Sequence

from kingsforge_bot.service.errors import OtherRules
from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.records import Row
from kingsforge_bot.service.table_events import Undone
from kingsforge_bot.service.turn.effective_entries import counting_back
from kingsforge_bot.service.turn.rebuilding import state_after
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import Cause, Table


async def brought_on(store: Store, game: AnyGame, table: Table, seq: int) -> bool:
    """Whether more turns count by now that a person ended than counted after that entry. Raises TableUnreadable.

    What was taken back by all since then counts no more on either side.
    """
    since = await store.log(table.id, after=seq, up_to=table.seq)
    agreed = [row.seq for row in since if isinstance(row.fact, Undone) and row.fact.agreed]
    common, now, then = await _apart(store, table, table.seq, max(agreed, default=seq))
    if not any(_decided(row) for row in now):
        return False
    try:
        before = await _turns(store, game, table, common, then)
        return before < await _turns(store, game, table, common, now, most=before + 1)
    except OtherRules:
        # Nobody can say any more what ended a turn then.
        return len([row for row in then if _decided(row)]) < len([row for row in now if _decided(row)])


async def _apart(store: Store, table: Table, one: int, other: int) -> tuple[int, Sequence[Row], Sequence[Row]]:
    """The last entry that counts after both of these entries, and what counts on each side since, oldest first."""
    lines = [counting_back(store, table.id, seq) for seq in (one, other)]
    heads, found = [await _next(line) for line in lines], (list[Row](), list[Row]())
    while (seqs := [0 if head is None else head.seq for head in heads])[0] != seqs[1]:
        behind = seqs.index(max(seqs))
        head = heads[behind]
        if head is not None:
            found[behind].append(head)
        heads[behind] = await _next(lines[behind])
    return seqs[0], found[0][::-1], found[1][::-1]


async def _next(line: AsyncIterator[Row]) -> Row | None:
    return await anext(line, None)


async def _turns(
    store: Store, game: AnyGame, table: Table, seq: int, rows: Sequence[Row], most: int | None = None
) -> int:
    """How many turns persons ended by these rows, which follow that entry; counted no further than to `most`."""
    played = [row for row in rows if row.fact is None and row.seat is not None]
    if not any(_decided(row) for row in played):
        return 0
    state, turns = await state_after(store, game, table, seq), 0
    for row in played:
        if row.ruleset != game.ruleset:
            raise OtherRules(table.id, row.seq, "other rules")
        assert row.seat is not None
        state = game.replay(state, [(row.seat, row.action, row.luck)]).state
        if _decided(row) and not (game.to_act(state) and game.mid_turn(state)):
            turns += 1
            if turns == most:
                break
    return turns


def _decided(row: Row) -> bool:
    return row.fact is None and row.cause in (Cause.PLAYER, Cause.PLAN)
