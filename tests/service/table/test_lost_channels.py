"""A channel that was deleted: its table falls silent, nobody's time runs there, and in the end it is ended."""

from kingsforge_bot.service.table.endings import IDLE_AFTER
from kingsforge_bot.service.time.clock import DAY
from kingsforge_bot.service.types import Cause, TableStatus
from tests.service.listening import said
from tests.service.room import BEN, CHANNEL, FakePublisher, Room
from tests.service.timed import PACE


async def test_a_table_whose_channel_was_deleted_falls_silent_and_costs_nobody_time(room: Room) -> None:
    publisher = FakePublisher()
    table = (await room.started(BEN, players=2, pace=PACE)).look.table.id
    await said(room, publisher)
    publisher.gone.add(CHANNEL)
    acted = await room.act(table)
    await said(room, publisher)
    assert await room.store.is_mute(CHANNEL)
    assert len(publisher.boards) == 1, "the board that is owed has nowhere to stand"
    await room.at(room.clock.now + 10 * DAY)
    after = await room.service.history.entries(table, last=10)
    assert [entry for entry in after if entry.cause is Cause.CLOCK] == []
    assert (await room.service.play.look(table)).table.seq == acted.look.table.seq, "what was decided stands"


async def test_in_a_deleted_channel_a_game_is_ended_after_sixty_days(room: Room) -> None:
    publisher = FakePublisher()
    publisher.gone.add(CHANNEL)
    table = (await room.started(BEN, players=2)).look.table
    await said(room, publisher)
    await room.at(table.since + IDLE_AFTER)
    assert (await room.service.play.look(table.id)).table.status is TableStatus.CLOSED
