"""Tables that are ended before their end."""

import asyncio
from typing import Any

import pytest

from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, NoTable
from kingsforge_bot.service.post.notices import StillPlaying
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.table.endings import ASKED_AFTER, IDLE_AFTER
from kingsforge_bot.service.types import Done, TableId, TableStatus, TableView, UserId
from tests.databases.by_hand import change
from tests.service.listening import said
from tests.service.room import ADA, BEN, CHANNEL, CLEO, FORGE, GUILD, FakePublisher, Room, serve

MODERATOR = UserId(900)


async def end(room: Room, table: TableId, by: UserId = MODERATOR, *, moderator: bool | None = None) -> None:
    await room.service.endings.end(table, by, moderator=by == MODERATOR if moderator is None else moderator)


async def refused(awaitable: Any) -> LobbyReason:
    with pytest.raises(LobbyRefused) as caught:
        await awaitable
    return caught.value.reason


async def played(room: Room, **more: Any) -> TableView:
    """A table of Ada's and Ben's after two actions."""
    table = (await room.started(BEN, players=2, **more)).look.table.id
    await room.act(table)
    return (await room.act(table)).look


async def test_a_moderator_ends_any_table_and_what_was_played_stays(room: Room) -> None:
    before = await played(room)
    table = before.table.id
    log = await room.service.history.entries(table)
    room.clock.now += 60
    await end(room, table)
    ended = await room.service.play.look(table)
    assert (ended.table.status, ended.table.closed_by) == (TableStatus.CLOSED, MODERATOR)
    assert (ended.table.seq, ended.table.since) == (before.table.seq, room.clock.now)
    assert (ended.view, ended.awaited) == (before.view, frozenset())
    assert await room.service.history.entries(table) == log
    moments = await room.service.history.moments(table, lambda led: range(len(led)))
    assert [entry.seq for _, led in moments for entry in led] == [entry.seq for entry in log]


async def test_nothing_is_decided_at_a_table_that_was_ended(room: Room) -> None:
    before = await played(room)
    table = before.table.id
    await end(room, table)
    assert await refused(room.act_as(before)) is LobbyReason.CLOSED
    for late in (
        room.service.lobbies.start(table, ADA),
        room.service.lobbies.join(table, CLEO, "Cleo"),
        room.service.lobbies.leave(table, BEN),
        room.service.lobbies.add_bot(table, ADA),
    ):
        assert await refused(late) is LobbyReason.CLOSED
    room.service = serve(room.store, room.clock)
    await room.service.play.resume()
    assert (await room.service.play.look(table)).table.seq == before.table.seq


async def test_its_dice_are_opened_as_after_the_end(room: Room) -> None:
    table = (await played(room)).table.id
    (seal,) = await room.store.seals.of(table)
    assert [one.secret for one in (await room.service.history.file(table)).seals] == [None]
    await end(room, table)
    assert [one.secret for one in (await room.service.history.file(table)).seals] == [seal.secret.opened]


async def test_it_is_listed_among_those_that_ended_and_makes_room(room: Room) -> None:
    table = (await played(room, name="Oak")).table
    await end(room, table.id)
    assert await room.service.finder.here(GUILD, CHANNEL) == ()
    assert [one.id for one in await room.service.finder.ended_here(GUILD, CHANNEL, 5)] == [table.id]
    for said_so in ("Oak", str(table.id)):
        found = await room.service.finder.resolve(GUILD, CHANNEL, CLEO, said_so, to_play=True)
        assert found.id == table.id
    with pytest.raises(NoTable) as caught:
        await room.service.finder.resolve(GUILD, CHANNEL, BEN, None, to_play=True)
    assert caught.value.over is not None
    assert caught.value.over.status is TableStatus.CLOSED
    assert (await room.lobby(name="Oak")).name == "Oak"


async def test_a_lobby_that_was_closed_is_not_among_them(room: Room) -> None:
    table = await room.lobby(BEN)
    await end(room, table.id)
    assert await room.service.finder.ended_here(GUILD, CHANNEL, 5) == ()
    assert (await room.service.play.look(table.id)).view is None


async def test_an_owner_ends_a_table_at_which_only_bots_sit(room: Room) -> None:
    alone = (await room.started(players=3, bots=2)).look.table.id
    await end(room, alone, ADA)
    assert (await room.service.play.look(alone)).table.closed_by == ADA
    lobby = await room.lobby(players=2, bots=1)
    await end(room, lobby.id, ADA)
    assert (await room.service.play.look(lobby.id)).table.status is TableStatus.CLOSED


async def test_nobody_else_ends_a_table(room: Room) -> None:
    alone = (await room.started(players=3, bots=2)).look.table.id
    together = (await room.started(BEN, players=3, bots=1)).look.table.id
    lobby = (await room.lobby(BEN)).id
    for table, user in ((alone, BEN), (alone, CLEO), (together, ADA), (together, BEN), (lobby, ADA), (lobby, CLEO)):
        before = await room.service.play.look(table)
        assert await refused(end(room, table, user)) is LobbyReason.NOT_YOURS_TO_END
        assert await room.service.play.look(table) == before


async def test_what_is_over_or_closed_is_not_ended_again(room: Room) -> None:
    over = (await played(room)).table.id
    await change(room.store, "UPDATE tables SET status = 'over' WHERE id = ?", over)
    assert await refused(end(room, over)) is LobbyReason.STARTED
    closed = (await played(room)).table.id
    await end(room, closed)
    assert await refused(end(room, closed)) is LobbyReason.CLOSED
    with pytest.raises(NoTable):
        await end(room, TableId(77))


async def test_an_action_at_the_same_time_does_not_open_it_again(room: Room) -> None:
    for first in (True, False):
        before = await played(room)
        table = before.table.id
        both = [room.act_as(before), end(room, table)]
        await asyncio.gather(*(both if first else both[::-1]), return_exceptions=True)
        ended = await room.service.play.look(table)
        assert ended.table.status is TableStatus.CLOSED
        assert len(await room.service.history.entries(table)) == ended.table.seq


async def test_a_table_that_cannot_be_read_can_be_ended(room: Room) -> None:
    table = (await played(room)).table.id
    await change(room.store, "UPDATE snapshots SET state = '{}' WHERE table_id = ?", table)
    room.service = serve(room.store, room.clock)
    await end(room, table)
    assert await room.service.finder.here(GUILD, CHANNEL) == ()


async def test_that_it_was_ended_is_said_once_after_its_last_board(room: Room) -> None:
    publisher = FakePublisher()
    table = (await played(room)).table
    await end(room, table.id)
    await said(room, publisher)
    assert [post.look.table.seq for post in publisher.boards] == [table.seq]
    [line] = publisher.lines
    assert (line.kind, line.place, line.table.closed_by) == (PostKind.CLOSED, CHANNEL, MODERATOR)
    await said(room, publisher)
    assert len(publisher.lines) == 1


async def test_of_a_lobby_the_card_follows(room: Room) -> None:
    publisher = FakePublisher()
    table = await room.lobby(BEN)
    await said(room, publisher)
    await end(room, table.id)
    await said(room, publisher)
    assert [line.table.closed_by for line in publisher.lines] == [MODERATOR]
    assert publisher.cards[-1].table.status is TableStatus.CLOSED


@pytest.mark.long
async def test_a_game_in_which_nobody_acts_for_sixty_days_is_ended(room: Room) -> None:
    publisher = FakePublisher()
    idle = (await room.started(players=3, bots=2)).look.table
    lobby = await room.lobby(BEN)
    room.clock.now += 1
    young = (await room.started(BEN, players=2)).look.table
    await room.at(idle.since + IDLE_AFTER - 1)
    assert {one.id for one in await room.service.finder.here(GUILD, CHANNEL)} == {idle.id, young.id}, (
        "the lobby expired"
    )
    await room.at(idle.since + IDLE_AFTER)
    ended = (await room.service.play.look(idle.id)).table
    assert (ended.status, ended.closed_by) == (TableStatus.CLOSED, None)
    assert {one.id for one in await room.service.finder.here(GUILD, CHANNEL)} == {young.id}
    await room.at(idle.since + IDLE_AFTER)
    await said(room, publisher)
    assert [(line.kind, line.table.id) for line in publisher.lines] == [
        (PostKind.CLOSED, one.id) for one in (lobby, idle)
    ]


async def test_one_action_in_sixty_days_keeps_a_game(room: Room) -> None:
    table = (await room.started(BEN, players=2)).look.table
    room.clock.now += IDLE_AFTER - 1
    acted: Done = await room.act(table.id)
    await room.at(table.since + IDLE_AFTER)
    assert (await room.service.play.look(table.id)).table == acted.look.table
    assert FORGE.to_act(acted.look.view)


async def asked(room: Room, table: TableId) -> list[StillPlaying]:
    """How often the table was asked whether anybody still plays."""
    found, number = list[StillPlaying](), 0
    while (notice := await room.store.notice(table, number := number + 1)) is not None:
        found += [notice] if isinstance(notice, StillPlaying) else []
    return found


async def test_after_a_fortnight_without_an_action_those_awaited_are_asked_once(room: Room) -> None:
    publisher = FakePublisher()
    table = (await room.started(BEN, players=2)).look.table
    await room.at(table.since + ASKED_AFTER - 1)
    assert await asked(room, table.id) == []
    for late in (0, 1, 3600, ASKED_AFTER):
        await room.at(table.since + ASKED_AFTER + late)
    await said(room, publisher)
    [post] = [one for one in publisher.notices if isinstance(one.notice, StillPlaying)]
    assert post.notice == StillPlaying(14, table.since + IDLE_AFTER)
    assert post.look.awaited == {0}
    assert post.look.table.since == table.since


async def test_who_acts_after_the_question_is_asked_again_only_a_fortnight_later(room: Room) -> None:
    table = (await room.started(BEN, players=2)).look.table
    await room.at(table.since + ASKED_AFTER)
    acted = (await room.act(table.id)).look.table
    await room.at(acted.since + ASKED_AFTER - 1)
    assert len(await asked(room, table.id)) == 1
    await room.at(acted.since + ASKED_AFTER)
    assert (await asked(room, table.id))[1:] == [StillPlaying(14, acted.since + IDLE_AFTER)]
