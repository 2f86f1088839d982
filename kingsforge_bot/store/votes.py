"""Questions that tables have to answer."""

from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.proposals import Outcome, dump_proposal
from kingsforge_bot.service.records import Vote
from kingsforge_bot.service.types import TableId
from kingsforge_bot.store.database import Connection
from kingsforge_bot.store.rows import read_vote, to_json


class DatabaseVotes:
    """What tables were asked."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def of(self, table: TableId) -> tuple[Vote, ...]:
        rows = await self._connection.rows("SELECT * FROM votes WHERE table_id = ? ORDER BY number", table)
        return tuple([read_vote(row) for row in rows])

    async def one(self, table: TableId, number: int) -> Vote | None:
        row = await self._connection.row("SELECT * FROM votes WHERE table_id = ? AND number = ?", table, number)
        return None if row is None else read_vote(row)


class DatabaseVoteWriting:
    """Votes: what a table is asked, and what becomes of it."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def open(self, table: TableId, vote: Vote) -> None:
        await self._connection.rows(
            "INSERT INTO votes (table_id, number, seat, proposal, seq, asked, ends, stops)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            table,
            vote.number,
            vote.seat,
            dump_proposal(vote.proposal).decode(),
            vote.seq,
            vote.asked,
            vote.ends,
            vote.stops,
        )
        await self._connection.rows("UPDATE tables SET vote = ? WHERE id = ?", vote.number, table)

    async def answer(self, table: TableId, vote: Vote) -> None:
        await self._connection.rows(
            "UPDATE votes SET answers = ? WHERE table_id = ? AND number = ?", to_json(vote.answers), table, vote.number
        )

    async def end(self, table: TableId, outcome: Outcome, at: int) -> None:
        over = await self._connection.row(
            "UPDATE votes SET outcome = ?, ended = ? WHERE table_id = ? AND outcome IS NULL RETURNING number",
            outcome,
            at,
            table,
        )
        if over is not None:
            await self._connection.rows(
                "INSERT INTO outbox (table_id, seq, kind) VALUES (?, ?, ?)", table, over["number"], PostKind.VOTE
            )
        await self._connection.rows("UPDATE tables SET vote = NULL WHERE id = ?", table)
