"""An undo as somebody asks for it: taken back at once where it bears on nobody else, else asked of the table."""

from kingsforge_bot.service.errors import Stale
from kingsforge_bot.service.table.votes import Polled, Votes
from kingsforge_bot.service.turn.undoing import Undoing
from kingsforge_bot.service.types import TableId, TableView, UserId


class UndoRequests:
    """What is done with one depends on who was affected since (docs/adr/0046)."""

    def __init__(self, undoing: Undoing, votes: Votes) -> None:
        self._undoing = undoing
        self._votes = votes

    async def request(self, table: TableId, user: UserId, to: int, *, decided_on: int) -> TableView | Polled:
        """The table after it as that user sees it, or the question that others answer now.

        `decided_on` is the newest entry that the user saw, `to` the one after which the table is to stand again.
        Raises what `Undoing` and `Votes` raise, Stale also where others would be asked about more than the last
        decision.
        """
        would = await self._undoing.would(table, user, to)
        if decided_on != would.table.seq:
            raise Stale(would.table, decided_on)
        if would.bar is not None:
            # Others are asked for the last decision alone: else there were as many questions as decisions.
            last = await self._undoing.would(table, user)
            if last.to != to:
                raise Stale(would.table, decided_on)
            return await self._votes.ask(table, user, would.proposal, decided_on=decided_on)
        return await self._undoing.take_back(table, user, to, decided_on=decided_on)
