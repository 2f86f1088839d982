"""An undo brings clocks back, but to nobody what another did not play in time."""

from pathlib import Path

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.proposals import Outcome, TakeBack
from tests.service.room import ADA, BEN, CLEO, DAN, open_room
from tests.service.timed import ONE, PACE, awaited, later, look, one

HOUR = 60 * 60


async def test_whoever_took_a_seat_is_not_late_for_who_left_it(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        await room.started(BEN, CLEO, players=3, pace=PACE)
        while (await one(room, Seat(1))).late < 2:
            if await awaited(room) == Seat(1):
                await later(room, 30 * HOUR)
            else:
                await room.act(ONE)
        while await awaited(room) == Seat(1):
            await room.act(ONE)
        to = (await look(room)).table.seq
        await room.act(ONE)
        await room.service.seats.take(ONE, DAN, "Dan", Seat(1))
        assert (await one(room, Seat(1))).late == 0
        await room.act(ONE)
        vote = await room.service.votes.ask(ONE, ADA, TakeBack(to), decided_on=(await look(room)).table.seq)
        for user in (DAN, CLEO):
            vote = await room.service.votes.answer(ONE, user, vote.vote.number, agrees=True)
        assert vote.vote.outcome is Outcome.AGREED
        dans = await one(room, Seat(1))
        assert (dans.late, dans.answered) == (0, 0)
        assert (await look(room)).table.open_seats == ()
