"""How much there is to do, for whoever watches over a bot."""

from kingsforge_bot.service.records import Census
from kingsforge_bot.service.workload import Load
from tests.service.room import BEN, Room


async def test_tables_are_counted_and_those_that_should_have_been_looked_at(room: Room) -> None:
    await room.lobby()
    await room.started(BEN, players=2)
    before = await room.service.workload.load()
    assert before.census == Census(running=1, lobbies=1)
    room.clock.now += 60
    load: Load = await room.service.workload.load()
    assert load.late_tables == 2
    assert load.late_by >= 60
    await room.service.timekeeper.attend_due()
    after = await room.service.workload.load()
    assert (after.late_tables, after.late_by) == (0, 0)
    assert after.statements > load.statements
    assert after.transactions > load.transactions
