"""In a game with hidden hands nobody who has held one seat since the deal sits on another one (docs/adr/0062)."""

from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import SeatReason, SeatRefused
from kingsforge_bot.service.person.marks import marked
from kingsforge_bot.service.types import TableId, UserId
from tests.databases.by_hand import read
from tests.service.room import ADA, BEN, CLEO, DAN, FORGE, GAMES, GUILD, Room, open_room, serve

ONE = TableId(1)
EVE = UserId(105)
SECRET = [key for key, game in GAMES.items() if game.secret]


@pytest.fixture(params=SECRET)
async def room(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Room]:
    """Ada, Ben and Cleo hold hands that nobody else sees."""
    async with open_room(tmp_path / "kingsforge.sqlite3", game=GAMES[request.param]) as opened:
        await opened.started(BEN, CLEO, players=3)
        yield opened


async def refused(what: Awaitable[Any]) -> SeatReason:
    with pytest.raises(SeatRefused) as error:
        await what
    return error.value.reason


async def test_who_left_one_seat_reads_no_other_hand_and_finds_the_own_seat_again(room: Room) -> None:
    seats = room.service.seats
    await seats.resign(ONE, BEN, bot=False)
    await seats.resign(ONE, CLEO, bot=False)
    before = await room.service.play.look(ONE)
    assert await refused(seats.take(ONE, CLEO, "Cleo", Seat(1))) is SeatReason.HELD_ANOTHER
    assert await refused(seats.recap(ONE, CLEO, Seat(1))) is SeatReason.HELD_ANOTHER
    assert await room.service.play.look(ONE) == before
    assert seats.may_take(before.table, CLEO) == (Seat(2),)
    assert seats.may_take(before.table, DAN) == (Seat(1), Seat(2))
    assert (await seats.take_back(ONE, CLEO, "Cleo")).seat == Seat(2)


@pytest.mark.parametrize("how", ["offered", "removed"])
async def test_however_a_seat_opens_and_whoever_asks(room: Room, how: str) -> None:
    """Moderators too: who may free a seat may not sit down on it."""
    seats = room.service.seats
    await seats.resign(ONE, CLEO, bot=True)
    await seats.take(ONE, DAN, "Dan", Seat(2))
    if how == "offered":
        await seats.release(ONE, BEN, offered=True)
    else:
        await seats.remove(ONE, Seat(1), moderator=True)
    assert await refused(seats.take(ONE, CLEO, "Cleo", Seat(1))) is SeatReason.HELD_ANOTHER
    assert await refused(seats.call(ONE, ADA, CLEO, "Cleo", moderator=True)) is SeatReason.HELD_ANOTHER_THEY
    assert (await room.service.play.look(ONE)).table.invited == ()


async def test_whoever_is_called_by_name_is_called_to_the_seat_that_they_may_take(room: Room) -> None:
    seats = room.service.seats
    await seats.resign(ONE, BEN, bot=False)
    await seats.resign(ONE, CLEO, bot=False)
    called = await seats.call(ONE, ADA, CLEO, "Cleo", moderator=False)
    assert [(one.user, one.seat) for one in called.invited] == [(CLEO, Seat(2))]


async def test_a_substitute_who_has_left_again_gets_no_second_seat(room: Room) -> None:
    seats = room.service.seats
    await seats.resign(ONE, BEN, bot=False)
    await seats.take(ONE, DAN, "Dan", Seat(1))
    await seats.resign(ONE, DAN, bot=False)
    await seats.resign(ONE, CLEO, bot=False)
    room.service = serve(room.store, room.clock)
    assert await refused(room.service.seats.take(ONE, DAN, "Dan", Seat(2))) is SeatReason.HELD_ANOTHER
    # Whose seat it was takes it again after a friend's help.
    assert (await room.service.seats.take(ONE, BEN, "Ben", Seat(1))).seat == Seat(1)


async def test_data_that_is_deleted_opens_no_other_seat(room: Room) -> None:
    seats = room.service.seats
    await seats.resign(ONE, BEN, bot=False)
    await room.service.personal.forget(CLEO)
    assert await refused(seats.take(ONE, CLEO, "Cleo", Seat(1))) is SeatReason.HELD_ANOTHER
    # Nobody else learns who it was, and nobody else is kept out.
    await seats.call(ONE, ADA, CLEO, "Cleo", moderator=False)
    assert (await seats.take(ONE, DAN, "Dan", Seat(1))).seat == Seat(1)
    assert (await seats.take(ONE, CLEO, "Cleo", Seat(2))).seat == Seat(2)


async def test_of_who_had_all_deleted_nothing_can_be_read_and_nothing_stays_after_the_end(room: Room) -> None:
    await room.service.personal.forget(CLEO)
    [gone] = await read(room.store, "SELECT * FROM seats WHERE seat = 2 AND last > 0")
    assert gone["mark"] is not None
    assert CLEO not in tuple(gone)
    assert marked(CLEO, bytes(16)) != gone["mark"]
    assert not (await room.store.kept_of(CLEO))["seats"]
    await room.service.endings.end(ONE, UserId(900), moderator=True)
    assert await read(room.store, "SELECT 1 FROM seats WHERE mark IS NOT NULL") == []


async def test_seats_of_a_lobby_and_of_another_table_do_not_count(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3", game=GAMES["toy"]) as room:
        table = await room.lobby(DAN, BEN, CLEO, players=4)
        await room.service.lobbies.leave(table.id, DAN)
        await room.service.lobbies.start(table.id, ADA)
        await room.service.seats.resign(table.id, CLEO, bot=False)
        assert (await room.service.seats.take(table.id, DAN, "Dan", Seat(2))).seat == Seat(2)
        await room.service.seats.resign(table.id, BEN, bot=False)
        again = await room.started(BEN, EVE, players=3)
        await room.service.seats.resign(again.look.table.id, EVE, bot=False)
        number = again.look.table.id
        assert (await room.service.seats.take(number, CLEO, "Cleo", Seat(2))).seat == Seat(2)
        assert again.look.table.guild == GUILD


async def test_where_nothing_is_hidden_a_player_may_take_another_seat(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3", game=FORGE) as room:
        await room.started(BEN, CLEO, players=3)
        await room.service.seats.resign(ONE, BEN, bot=False)
        await room.service.seats.resign(ONE, CLEO, bot=False)
        assert (await room.service.seats.take(ONE, CLEO, "Cleo", Seat(1))).seat == Seat(1)
