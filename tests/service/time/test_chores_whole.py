"""Cut off between any two statements, what time brings is done once all the same, by the bot that starts then."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import pytest

from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.person.settings import Alerts
from kingsforge_bot.service.table.endings import ASKED_AFTER, IDLE_AFTER
from kingsforge_bot.service.table.lobbies import EXPIRES_AFTER
from kingsforge_bot.service.table.votes import VOTE_LASTS
from kingsforge_bot.service.time.timekeeping import AGAIN_AFTER
from kingsforge_bot.service.types import TableId
from tests.databases.by_hand import reader
from tests.service.cutting import cut_off
from tests.service.room import ADA, BEN, Room, awaited_user, open_room, serve

ONE = TableId(1)
HOUR: Final = 60 * 60
Begins = Callable[[Room], Awaitable[int]]
"""Brings a table to where something becomes due, and says when."""
SEEN: Final = {
    "tables": "id, status, seq, vote",
    "seats": "seat, user, ai, until",
    "log": "seq, seat, action, cause, fact",
    "notices": "number, kind, notice",
    "directs": "user, direct",
    "outbox": "seq, kind",
}
"""What anybody ever sees of it."""


async def a_reminder(room: Room) -> int:
    return (await room.started(BEN, players=2)).look.table.since + 12 * HOUR


async def an_alert_by_direct_message(room: Room) -> int:
    for user in (ADA, BEN):
        await room.service.preferences.change(user, alerts=Alerts.DIRECT)
    return (await room.started(BEN, players=2)).look.table.since


async def a_warning(room: Room) -> int:
    return (await room.started(BEN, players=2, pace="72h+12h")).look.table.since + 36 * HOUR


async def a_time_out(room: Room) -> int:
    return (await room.started(BEN, players=2, pace="24h+4h")).look.table.since + 24 * HOUR


async def a_vote_that_lapses(room: Room) -> int:
    done = await room.act((await room.started(BEN, players=2)).look.table.id, "pass taking metal")
    passer = (await room.service.history.entries(ONE, last=1))[0].seat
    assert passer is not None
    await room.act(ONE)
    user = awaited_user(done.look.table, passer)
    would = await room.service.undoing.would(ONE, user)
    await room.service.votes.ask(ONE, user, would.proposal, decided_on=would.table.seq)
    return room.clock.now + VOTE_LASTS


async def a_lobby_that_expires(room: Room) -> int:
    return (await room.lobby(BEN)).opened + EXPIRES_AFTER


async def the_question_who_plays(room: Room) -> int:
    return (await room.started(BEN, players=2)).look.table.since + ASKED_AFTER


async def the_end_of_an_idle_game(room: Room) -> int:
    return (await room.started(BEN, players=2)).look.table.since + IDLE_AFTER


async def seen(room: Room) -> dict[str, list[tuple[Any, ...]]]:
    rows = reader(room.store).rows
    return {
        name: sorted(map(tuple, await rows(f"SELECT {columns} FROM {name}")), key=str) for name, columns in SEEN.items()
    }


async def attended(room: Room) -> None:
    """As a bot that starts does it: what was due, or was being looked at."""
    async with room.store.writing() as writing:
        await writing.due.look_again(room.clock.now, room.clock.now + AGAIN_AFTER)
    await room.service.timekeeper.attend_due()


@pytest.mark.long
@pytest.mark.parametrize(
    "begin",
    [
        a_reminder,
        an_alert_by_direct_message,
        a_warning,
        a_time_out,
        a_vote_that_lapses,
        a_lobby_that_expires,
        the_question_who_plays,
        the_end_of_an_idle_game,
    ],
)
async def test_it_is_done_once_wherever_it_is_cut_off(tmp_path: Path, begin: Begins) -> None:
    async with open_room(tmp_path / "whole.sqlite3") as room:
        due = await begin(room)
        before = await seen(room)
        room.clock.now = due
        await attended(room)
        wanted = await seen(room)
        assert wanted != before
    cuts = 0
    while True:
        async with open_room(tmp_path / f"cut-{cuts}.sqlite3") as room:
            room.clock.now = due = await begin(room)
            with cut_off(room, after=cuts) as cut:
                try:
                    await attended(room)
                except StoreFailed:
                    cut.left = 0
            whole = cut.left > 0
            await room.service.stop()
            room.service = serve(room.store, room.clock)
            await attended(room)
            await attended(room)
            assert await seen(room) == wanted, cuts
        if whole:
            break
        cuts += 1
    assert cuts >= 4
