"""A rematch: the same people once more, from the seat after the first player on, and one lobby whoever asks."""

from collections.abc import Sequence

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, NotSeated
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.time.clock import PlayingHours
from kingsforge_bot.service.types import ChannelId, OldBoardPolicy, Table, TableId, TableStatus, UserId
from tests.service.room import ADA, BEN, CLEO, DAN, TOY, Room


async def ended(room: Room, *others: UserId, **more: object) -> TableId:
    """A table that was ended before its end: it may be played once more like one that was won."""
    table = (await room.started(*others, **more)).look.table.id
    await room.service.endings.end(table, ADA, moderator=True)
    return table


async def first_asked(room: Room, table: TableId) -> Seat:
    look = await room.service.play.look(table)
    return min(look.awaited) if room.game is not TOY else Seat(0)


def order(table: Table) -> Sequence[UserId | str | None]:
    """Who sits or is awaited on each seat."""
    seats = {sitter.seat: sitter.user for sitter in table.sitters} | {one.seat: one.user for one in table.invited}
    return [seats.get(Seat(number), "free") for number in range(table.capacity)]


async def test_the_seat_after_the_first_player_comes_first_and_the_others_are_kept(any_room: Room) -> None:
    room = any_room
    started = await room.started(
        BEN,
        CLEO,
        players=3,
        pace="none",
        language="fr",
        boards=OldBoardPolicy.DELETE,
        hints=False,
        thread=ChannelId(77),
        name="Elm",
    )
    table, first = started.look.table, await first_asked(room, started.look.table.id)
    await room.service.endings.end(table.id, ADA, moderator=True)
    found = await room.service.rematches.open(table.id, BEN, "Ben")
    again = found.table
    assert found.opened
    assert found.begun is None
    people = [ADA, BEN, CLEO]
    assert order(again) == people[first + 1 :] + people[: first + 1]
    assert [one.user for one in again.sitters] == [BEN]
    assert (again.owner, again.status, again.rematch_of) == (BEN, TableStatus.LOBBY, table.id)
    assert (again.game, again.options, again.pace, again.language) == (table.game, table.options, "none", "fr")
    assert (again.boards, again.hints) == (OldBoardPolicy.DELETE, False)
    assert (again.guild, again.channel, again.thread, again.name) == (table.guild, table.channel, ChannelId(77), "Elm")
    assert again.commitment != table.commitment
    assert [one.kind for one in await room.store.owed(again.id)] == [PostKind.LOBBY]


async def test_a_second_press_by_anybody_finds_the_same_lobby(room: Room) -> None:
    table = await ended(room, BEN, CLEO)
    first = await room.service.rematches.open(table, BEN, "Ben")
    for user in (ADA, BEN, CLEO):
        again = await room.service.rematches.open(table, user, "x")
        assert (again.table, again.opened) == (first.table, False)


async def test_joining_takes_the_kept_seat_whatever_the_order(room: Room) -> None:
    table = await ended(room, BEN, CLEO)
    again = (await room.service.rematches.open(table, ADA, "Ada")).table
    wanted = order(again)
    for user in (CLEO, BEN):
        again = await room.service.lobbies.join(again.id, user, "x")
    assert [one.user for one in again.sitters] == wanted
    assert again.invited == ()
    look = (await room.service.lobbies.start(again.id, ADA)).look
    assert [one.user for one in look.table.sitters] == wanted


async def test_nobody_else_gets_a_kept_seat(room: Room) -> None:
    table = await ended(room, BEN, CLEO)
    again = (await room.service.rematches.open(table, ADA, "Ada")).table
    for refused in (room.service.lobbies.join(again.id, DAN, "Dan"), room.service.lobbies.add_bot(again.id, ADA)):
        with pytest.raises(LobbyRefused) as error:
            await refused
        assert error.value.reason is LobbyReason.SEATS_KEPT
    assert await room.store.table(again.id) == again


async def test_declining_frees_the_seat_for_anybody(room: Room) -> None:
    table = await ended(room, BEN, CLEO)
    again = (await room.service.rematches.open(table, ADA, "Ada")).table
    place = order(again).index(BEN)
    declined = await room.service.lobbies.decline(again.id, BEN)
    assert declined.free_seats == (Seat(place),)
    with pytest.raises(LobbyRefused) as error:
        await room.service.lobbies.decline(again.id, BEN)
    assert error.value.reason is LobbyReason.NOT_INVITED
    assert order(await room.service.lobbies.join(again.id, DAN, "Dan"))[place] == DAN


async def test_leave_declines_too(room: Room) -> None:
    table = await ended(room, BEN, CLEO)
    again = (await room.service.rematches.open(table, ADA, "Ada")).table
    left = await room.service.lobbies.leave(again.id, CLEO)
    assert [one.user for one in left.invited] == [BEN]


async def test_who_leaves_moves_nobody_while_seats_are_kept(room: Room) -> None:
    table = await ended(room, BEN, CLEO)
    again = (await room.service.rematches.open(table, ADA, "Ada")).table
    await room.service.lobbies.join(again.id, BEN, "Ben")
    wanted = [user if user != ADA else "free" for user in order(again)]
    left = await room.service.lobbies.leave(again.id, ADA)
    assert order(left) == wanted
    assert left.owner == BEN


async def test_the_owner_may_start_without_those_who_did_not_answer(any_room: Room) -> None:
    table = await ended(any_room, BEN, CLEO)
    again = (await any_room.service.rematches.open(table, ADA, "Ada")).table
    await any_room.service.lobbies.join(again.id, CLEO, "Cleo")
    wanted = [user for user in order(again) if user != BEN]
    started = (await any_room.service.lobbies.start(again.id, ADA)).look.table
    assert [(one.seat, one.user) for one in started.sitters] == list(enumerate(wanted))
    assert started.invited == ()


async def test_with_stronger_bots_it_begins_at_once_too_and_only_the_bots_are_others(any_room: Room) -> None:
    table = await ended(any_room, players=3, bots=2)
    found = await any_room.service.rematches.open(table, ADA, "Ada", level="smith")
    assert found.begun is not None
    assert [(one.user, one.ai) for one in sorted(found.table.sitters, key=lambda one: one.ai or "")] == [
        (ADA, None),
        (None, "smith"),
        (None, "smith"),
    ]


async def test_with_bots_alone_it_begins_at_once(any_room: Room) -> None:
    table = await ended(any_room, players=3, bots=2)
    old = await any_room.store.table(table)
    found = await any_room.service.rematches.open(table, ADA, "Ada")
    assert found.begun is not None
    assert found.table.status is not TableStatus.LOBBY
    assert old is not None
    assert sorted(one.name for one in found.table.sitters) == sorted(one.name for one in old.sitters)
    assert [one.seat for one in found.table.sitters] == [0, 1, 2]


async def test_only_who_sat_there_and_only_once_it_has_ended(room: Room) -> None:
    lobby = await room.lobby(BEN)
    running = (await room.started(BEN, players=2)).look.table.id
    over = await ended(room, BEN)
    given_up = await room.lobby()
    await room.service.endings.end(given_up.id, ADA, moderator=True)
    for table, reason in (
        (lobby.id, LobbyReason.NOT_STARTED),
        (running, LobbyReason.NOT_OVER),
        (given_up.id, LobbyReason.CLOSED),
    ):
        with pytest.raises(LobbyRefused) as error:
            await room.service.rematches.open(table, ADA, "Ada")
        assert error.value.reason is reason
    with pytest.raises(NotSeated):
        await room.service.rematches.open(over, DAN, "Dan")


async def test_a_lobby_that_was_given_up_does_not_stand_in_the_way(room: Room) -> None:
    table = await ended(room, BEN)
    first = (await room.service.rematches.open(table, ADA, "Ada")).table
    await room.service.lobbies.leave(first.id, ADA)
    second = await room.service.rematches.open(table, BEN, "Ben")
    assert second.opened
    assert second.table.id != first.id


async def test_an_owner_keeps_a_seat_for_somebody_who_must_accept(room: Room) -> None:
    lobby = await room.lobby(players=2)
    with pytest.raises(LobbyRefused) as error:
        await room.service.lobbies.invite(lobby.id, BEN, CLEO, "Cleo")
    assert error.value.reason is LobbyReason.NOT_OWNER
    kept = await room.service.lobbies.invite(lobby.id, ADA, BEN, "Ben")
    assert [(one.seat, one.user, one.name) for one in kept.invited] == [(1, BEN, "Ben")]
    for user, reason in ((BEN, LobbyReason.ALREADY_SEATED), (CLEO, LobbyReason.SEATS_KEPT)):
        with pytest.raises(LobbyRefused) as error:
            await room.service.lobbies.invite(lobby.id, ADA, user, "x")
        assert error.value.reason is reason


async def test_its_clocks_run_in_the_same_hours(room: Room) -> None:
    hours = PlayingHours(9 * 60, 22 * 60, "Europe/Paris")
    table = (await room.lobby(BEN, players=2, pace="24h+4h")).id
    await room.service.clocks.set(table, ADA, hours=hours)
    await room.service.lobbies.start(table, ADA)
    await room.service.endings.end(table, ADA, moderator=True)
    again = (await room.service.rematches.open(table, ADA, "Ada")).table
    assert (again.pace, again.hours) == ("24h+4h", hours)
