"""A table of which log, snapshot, outbox and seal tell the same."""

from kingsforge_bot.core.chance import Chance, Replayed
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.types import TableId, TableStatus
from kingsforge_bot.store.database_store import DatabaseStore
from tests.databases.by_hand import read
from tests.service.room import GAMES


def again(luck: Chance, draw: str) -> tuple[int, ...]:
    """What was asked for once, asked for once more."""
    count, _, size = draw[1:].partition("/")
    match draw[0]:
        case "r":
            return luck.roll(int(count))
        case "s":
            return luck.shuffle(range(int(count)))
        case _:
            return luck.draw(range(int(size)), int(count))


async def check(store: DatabaseStore, table_id: TableId) -> int:
    """Log, snapshot, outbox and seal tell the same story; the last sequence number."""
    table = await store.table(table_id)
    assert table is not None
    rows = await store.log(table_id)
    snapshot = await store.snapshot(table_id, table.seq)
    (seal,) = await store.seals.of(table_id)
    assert snapshot is not None
    assert [row.seq for row in rows] == list(range(1, table.seq + 1))

    following, owed = 0, []
    game = GAMES[table.game]
    state = game.setup(len(table.sitters), table.options, Replayed(rows[0].luck)).state
    for row in rows:
        luck = seal.luck(row.draw_from)
        drawn = [again(luck, draw) for draw in row.draws.split()]
        assert (row.draw_from, row.luck) == (following, tuple(value for values in drawn for value in values))
        following = luck.next_counter
        if row.seat is not None:
            state = game.apply(state, row.seat, game.parse(row.action), Replayed(row.luck)).state
        if not (game.to_act(state) and game.mid_turn(state)):
            owed.append(row.seq)
    assert game.dump(state) == snapshot.state
    assert snapshot.next_draw == following
    assert table.status is (TableStatus.RUNNING if game.to_act(state) else TableStatus.OVER)

    posts = await read(
        store, "SELECT seq FROM outbox WHERE table_id = ? AND kind = ? ORDER BY seq", table_id, PostKind.BOARD
    )
    stands = await store.posted(table_id, PostKind.BOARD)
    told_to = 0 if stands is None else stands.seq
    assert [post["seq"] for post in posts] == [seq for seq in owed if seq > told_to]
    return table.seq
