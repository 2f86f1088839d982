"""Players of one table who play on, take back and ask for votes."""

from collections.abc import Awaitable

import pytest

from kingsforge_bot.players.player import bounded
from kingsforge_bot.service.errors import VoteReason, VoteRefused
from kingsforge_bot.service.proposals import PauseAll, Proposal
from kingsforge_bot.service.table.votes import Polled
from kingsforge_bot.service.types import UserId
from tests.service.room import ADA, BEN, CLEO, Room, awaited_user
from tests.service.timed import ONE, awaited, look

USERS = (ADA, BEN, CLEO)


async def step(room: Room) -> UserId:
    """Whoever is awaited plays a card; their turn goes on."""
    now = await look(room)
    user = awaited_user(now.table, seat := min(now.awaited))
    mine = await room.service.play.look(ONE, user)
    actions = [str(one) for one in bounded(room.game.legal_actions(mine.view, seat))]
    await room.act(ONE, next(one for one in actions if one.startswith("play")))
    assert await awaited(room) == seat
    return user


async def undo(room: Room, user: UserId) -> None:
    would = await room.service.undoing.would(ONE, user)
    assert not would.asks
    await room.service.undoing.take_back(ONE, user, would.to, decided_on=would.table.seq)


async def ask(room: Room, user: UserId, proposal: Proposal | None = None) -> Polled:
    seq = (await look(room)).table.seq
    return await room.service.votes.ask(ONE, user, proposal or PauseAll(), decided_on=seq)


async def refused(what: Awaitable[Polled]) -> VoteReason:
    with pytest.raises(VoteRefused) as caught:
        await what
    return caught.value.reason
