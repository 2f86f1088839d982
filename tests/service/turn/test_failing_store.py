"""What is owed while the database fails."""

import logging

import pytest

from kingsforge_bot.service.post.places import LONGEST_WAIT
from kingsforge_bot.service.post.publisher import BoardPost, Unpostable
from kingsforge_bot.service.types import MessageId
from tests.service.listening import all_said, posting, seqs, told, writable
from tests.service.room import BEN, FakePublisher, Room


async def test_a_database_that_cannot_be_written_for_a_while_costs_no_post(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    first = (await room.started(BEN, players=2)).look.table.id
    second = await room.lobby(BEN, players=2)
    await writable(room, False)

    class Patient(FakePublisher):
        async def sleep(self, seconds: float) -> None:
            await super().sleep(seconds)
            if len(self.waits) == 40:
                await writable(room, True)

    publisher = Patient()
    caplog.set_level(logging.ERROR)
    async with posting(room, publisher):
        await all_said(room)
        assert (seqs(publisher), [card.table.id for card in publisher.cards]) == ([1], [second.id])
        assert any(f"table {first}" in record.getMessage() for record in caplog.records)
        await room.act(first)
        await all_said(room)
    assert told(publisher) == [1, 2]
    assert max(publisher.waits) == LONGEST_WAIT


async def test_a_post_that_cannot_even_be_given_up_stops_nothing(room: Room) -> None:
    class Clumsy(FakePublisher):
        tries = 0

        async def board(self, post: BoardPost) -> MessageId:
            self.tries += 1
            await writable(room, self.tries > 1)
            raise Unpostable

        async def sleep(self, seconds: float) -> None:
            await super().sleep(seconds)
            await writable(room, True)

    await room.started(BEN, players=2)
    publisher = Clumsy()
    async with posting(room, publisher):
        await all_said(room)
    assert publisher.tries == 2
