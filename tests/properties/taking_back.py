"""Taking back at a table, freely or with the consent of all."""

from kingsforge_bot.service.errors import UndoRefused
from kingsforge_bot.service.proposals import Outcome
from kingsforge_bot.service.turn.undoing import Retraction
from kingsforge_bot.service.types import TableId, UserId
from tests.service.room import ADA, BEN, CLEO, Room

ONE = TableId(1)


PEOPLE = (ADA, BEN, CLEO)


async def take_back(room: Room, user: UserId) -> Retraction | None:
    """Freely where that is so, else with everybody's consent; None where the rules of undo say no."""
    try:
        would = await room.service.undoing.would(ONE, user)
        if would.bar is None:
            await room.service.undoing.take_back(ONE, user, would.to, decided_on=would.table.seq)
            return would
        polled = await room.service.votes.ask(ONE, user, would.proposal, decided_on=would.table.seq)
    except UndoRefused:
        return None
    for other in PEOPLE:
        if other != user:
            polled = await room.service.votes.answer(ONE, other, polled.vote.number, agrees=True)
    assert polled.vote.outcome is Outcome.AGREED
    return would
