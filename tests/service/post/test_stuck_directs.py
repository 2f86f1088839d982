"""A direct message that can never be sent: it is given up, and holds no other back."""

import logging

import pytest

from kingsforge_bot.service.person.settings import Alerts
from kingsforge_bot.service.post.messenger import MOST_TRIES
from kingsforge_bot.service.types import TableId
from tests.databases.by_hand import change
from tests.service.messaging import PostOffice, all_sent, likes
from tests.service.room import ADA, BEN, Room, serve

ONE = TableId(1)


async def unreadable(room: Room, table: TableId) -> None:
    """What is stored of it means nothing."""
    await change(room.store, "UPDATE snapshots SET state = '?' WHERE table_id = ?", table)
    room.service = serve(room.store, room.clock)


async def test_what_a_table_owes_that_cannot_be_read_is_given_up(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    for user in (ADA, BEN):
        await likes(room, user, alerts=Alerts.DIRECT)
    await room.started(BEN, players=2)
    other = (await room.started(BEN, players=2)).look.table.id
    await room.at(room.clock.now)
    await unreadable(room, ONE)
    office = PostOffice(room.clock)
    with caplog.at_level(logging.ERROR):
        await all_sent(room, office)
    assert [[turn.look.table.id for turn in post.turns] for post in office.sent] == [[other]]
    failed = [record.getMessage() for record in caplog.records if "direct message" in record.getMessage()]
    assert len(failed) == MOST_TRIES + 1
    assert failed[-1].endswith(f"has failed {MOST_TRIES} times and is given up")
    # Later and later, at most once a minute.
    assert office.waits == sorted(office.waits)
    assert len(office.waits) == MOST_TRIES - 1
