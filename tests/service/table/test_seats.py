"""Seats of running tables: left, offered, taken over by a recap, taken back; who is credited with what."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, NotSeated, SeatReason, SeatRefused
from kingsforge_bot.service.person.ratings import end_of
from kingsforge_bot.service.post.notices import SeatCall, TableEventNotice
from kingsforge_bot.service.proposals import EndAll, Outcome
from kingsforge_bot.service.table.lobbies import INVITED_FOR
from kingsforge_bot.service.table_events import LeavingReason, NotAgreed, SeatKept, SeatOpened, SeatTaken, Vacated
from kingsforge_bot.service.time.clock import HOUR
from kingsforge_bot.service.types import EVERYBODY, Cause, TableId, TableStatus, TableView, UserId
from kingsforge_bot.service.wiring import Service
from tests.databases.by_hand import read
from tests.service.room import ADA, BEN, CLEO, DAN, GAMES, Entropy, Room, open_room
from tests.service.table.telling import told

ONE = TableId(1)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """Ada, Ben and Cleo play."""
    async with open_room(tmp_path / "kingsforge.sqlite3") as opened:
        await opened.started(BEN, CLEO, players=3)
        yield opened


async def look(room: Room, user: UserId | None = None) -> TableView:
    return await room.service.play.look(ONE, user)


async def facts(room: Room) -> list[object]:
    return [entry.fact for entry in await room.service.history.entries(ONE, last=500) if entry.fact is not None]


async def refused(reason: SeatReason, what: object) -> None:
    with pytest.raises(SeatRefused) as error:
        await what  # type: ignore[misc]
    assert error.value.reason is reason


async def test_who_resigns_leaves_the_seat_to_a_bot_and_to_any_substitute(room: Room) -> None:
    after = await room.service.seats.resign(ONE, BEN, bot=True)
    sitter = after.holder(Seat(1))
    assert (sitter.user, sitter.ai) == (None, "random")
    assert after.open_seats == (Seat(1),)
    assert await facts(room) == [Vacated(Seat(1), bot=True, why=LeavingReason.RESIGNED)]
    (notice,) = [post.notice for post in (await told(room)).notices]
    assert isinstance(notice, TableEventNotice)
    assert notice.fact == Vacated(Seat(1), bot=True, why=LeavingReason.RESIGNED)
    # What the bot may do at once it has done.
    assert Seat(1) not in (await look(room)).awaited


async def test_who_wishes_leaves_it_open_and_the_table_waits(room: Room) -> None:
    while Seat(1) not in (await look(room)).awaited:
        await room.act(ONE)
    before = await look(room)
    after = await room.service.seats.resign(ONE, BEN, bot=False)
    assert after.holder(Seat(1)).vacant
    assert (await look(room)).awaited == before.awaited
    assert after.seq == before.table.seq + 1
    assert after.since == before.table.since
    with pytest.raises(NotSeated):
        await room.service.seats.resign(ONE, BEN, bot=True)
    assert (await look(room)).table.seq == after.seq


async def test_the_owner_hands_the_table_on_when_leaving(room: Room) -> None:
    assert (await room.service.seats.resign(ONE, ADA, bot=True)).owner == BEN


async def test_with_nobody_else_there_the_game_ends(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        await room.started(players=2, bots=1)
        after = await room.service.seats.resign(ONE, ADA, bot=True)
        assert (after.status, after.closed_by) == (TableStatus.CLOSED, ADA)


async def test_a_substitute_reads_a_recap_and_then_sits_down(room: Room) -> None:
    await room.service.seats.resign(ONE, BEN, bot=False)
    before = (await look(room)).table
    recap = await room.service.seats.recap(ONE, DAN, Seat(1))
    assert recap.look.seat is None
    assert recap.lately[-1].fact == Vacated(Seat(1), bot=False, why=LeavingReason.RESIGNED)
    assert (await look(room)).table == before
    seen = await room.service.seats.take(ONE, DAN, "Dan", Seat(1))
    assert seen.seat == Seat(1)
    sitter = seen.table.holder(Seat(1))
    assert (sitter.user, sitter.name, sitter.open) == (DAN, "Dan", False)
    assert (await facts(room))[-1] == SeatTaken(Seat(1))
    # The old tenure keeps its record.
    rows = await read(room.store, "SELECT user, ai, last FROM seats WHERE seat = 1 ORDER BY id")
    assert [(row["user"], row["ai"], row["last"]) for row in rows] == [
        (BEN, None, before.seq - 1),
        (None, None, before.seq),
        (DAN, None, None),
    ]


async def test_in_a_hidden_game_a_recap_shows_what_everybody_sees(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3", game=GAMES["toy"]) as room:
        await room.started(BEN, CLEO, players=3)
        await room.service.seats.resign(ONE, BEN, bot=False)
        recap = await room.service.seats.recap(ONE, DAN, Seat(1))
        assert recap.look == await look(room)
        everybody = await room.service.history.entries(ONE, last=len(recap.lately))
        assert recap.lately == everybody
        own = await room.service.seats.take(ONE, DAN, "Dan", Seat(1))
        assert own.view != recap.look.view


async def test_in_a_hidden_game_a_substitute_reads_of_before_what_everybody_reads(tmp_path: Path) -> None:
    """They see how the seat stands, and not how it came to that; who comes back reads what they did again."""
    async with open_room(tmp_path / "kingsforge.sqlite3", game=GAMES["toy"]) as room:
        await room.started(BEN, CLEO, players=3)
        mine = await look(room, BEN)
        await room.act_as(mine)
        his = await room.service.history.entries(ONE, BEN)
        everybody = await room.service.history.entries(ONE)
        assert his != everybody
        await room.service.seats.resign(ONE, BEN, bot=False)
        await room.service.seats.take_back(ONE, BEN, "Ben")
        assert (await room.service.history.entries(ONE, BEN))[: len(his)] == his
        await room.service.seats.resign(ONE, BEN, bot=False)
        await room.service.seats.take(ONE, DAN, "Dan", Seat(1))
        assert (await room.service.history.entries(ONE, DAN))[: len(his)] == everybody
        await room.act_as(await look(room, DAN))
        assert (await room.service.history.entries(ONE, DAN))[-1] != (await room.service.history.entries(ONE))[-1]


async def test_one_person_has_one_seat(room: Room) -> None:
    await room.service.seats.resign(ONE, BEN, bot=False)
    before = (await look(room)).table
    await refused(SeatReason.SEATED, room.service.seats.take(ONE, CLEO, "Cleo", Seat(1)))
    await refused(SeatReason.SEATED, room.service.seats.recap(ONE, CLEO, Seat(1)))
    assert (await look(room)).table == before


async def test_only_the_first_of_two_gets_the_seat(room: Room) -> None:
    await room.service.seats.resign(ONE, BEN, bot=True)
    await room.service.seats.take(ONE, DAN, "Dan", Seat(1))
    before = (await look(room)).table
    await refused(SeatReason.NOT_OPEN, room.service.seats.take(ONE, UserId(105), "Eve", Seat(1)))
    await refused(SeatReason.NOT_YOURS, room.service.seats.take_back(ONE, BEN, "Ben"))
    await refused(SeatReason.NO_SUCH_SEAT, room.service.seats.take(ONE, UserId(105), "Eve", Seat(5)))
    await refused(SeatReason.SEATED, room.service.seats.take(ONE, DAN, "Dan", Seat(1)))
    assert (await look(room)).table == before


async def test_whoever_left_takes_the_seat_back_from_the_bot(room: Room) -> None:
    await room.service.seats.resign(ONE, BEN, bot=True)
    seen = await room.service.seats.take_back(ONE, BEN, "Ben")
    assert seen.seat == Seat(1)
    assert (await facts(room))[-1] == SeatTaken(Seat(1), back=True)
    assert seen.table.open_seats == ()
    await refused(SeatReason.SEATED, room.service.seats.take_back(ONE, BEN, "Ben"))


async def test_a_seat_on_offer_is_played_on_until_somebody_takes_it(room: Room) -> None:
    seats = room.service.seats
    assert (await seats.release(ONE, BEN, offered=True)).open_seats == (Seat(1),)
    await refused(SeatReason.OFFERED, seats.release(ONE, BEN, offered=True))
    assert (await seats.release(ONE, BEN, offered=False)).open_seats == ()
    await refused(SeatReason.NOT_OFFERED, seats.release(ONE, BEN, offered=False))
    await seats.release(ONE, BEN, offered=True)
    seen = await seats.take(ONE, DAN, "Dan", Seat(1))
    assert seen.table.sitter(BEN) is None
    assert await facts(room) == [SeatOpened(LeavingReason.OFFERED), SeatTaken(Seat(1))], "once an hour, as the channel"


async def test_the_log_is_true_of_an_offer_once_the_seat_changes_hands(tmp_path: Path) -> None:
    """Ratings ask it why a tenure ended, also where it was offered and kept within an hour."""
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        await room.started(BEN, CLEO, players=3, pace="24h+4h")
        seats = room.service.seats
        await seats.release(ONE, BEN, offered=True)
        await seats.release(ONE, BEN, offered=False)
        table = (await look(room)).table
        assert table.clock is not None
        late = table.clock.with_seat(Seat(1), msgspec.structs.replace(table.clock.seats[1], late=2, answered=2))
        async with room.store.writing() as writing:
            await writing.clocks.set(ONE, late)
        await seats.take(ONE, DAN, "Dan", Seat(1))
        assert await facts(room) == [SeatOpened(LeavingReason.OFFERED), SeatKept(Seat(1)), SeatTaken(Seat(1))]
        after = (await look(room)).table
        assert [one.last for one in after.former] == [after.seq - 1], "which is still theirs who kept it"
        changes = [row for row in await room.store.log(ONE) if row.fact is not None]
        assert end_of(after, Seat(1), BEN, changes) is None


async def test_who_sits_down_finds_what_the_clock_held_and_one_turn_at_least(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        await room.started(BEN, CLEO, players=3, pace="24h+4h")
        while Seat(1) not in (await look(room)).awaited:
            await room.act(ONE)
        room.clock.now += 23 * HOUR
        await room.service.seats.resign(ONE, BEN, bot=False)
        room.clock.now += 50 * HOUR
        table = (await room.service.seats.take(ONE, DAN, "Dan", Seat(1))).table
        assert table.clock is not None
        one = table.clock.seats[1]
        assert (one.left, one.asked, one.late) == (4 * HOUR, room.clock.now, 0)


async def test_a_question_to_the_table_ends_when_a_seat_changes_hands(room: Room) -> None:
    seq = (await look(room)).table.seq
    await room.service.votes.ask(ONE, ADA, EndAll(), decided_on=seq)
    await room.service.seats.resign(ONE, BEN, bot=False)
    assert await facts(room) == [
        NotAgreed(Seat(0), EndAll(), Outcome.OVERTAKEN),
        Vacated(Seat(1), bot=False, why=LeavingReason.RESIGNED),
    ]


async def test_all_who_sit_there_agree_to_end_it(room: Room) -> None:
    seq = (await look(room)).table.seq
    polled = await room.service.votes.ask(ONE, BEN, EndAll(), decided_on=seq)
    await room.service.votes.answer(ONE, ADA, polled.vote.number, agrees=True)
    assert (await look(room)).table.status is TableStatus.RUNNING
    await room.service.votes.answer(ONE, CLEO, polled.vote.number, agrees=True)
    table = (await look(room)).table
    assert (table.status, table.closed_by) == (TableStatus.CLOSED, EVERYBODY)
    with pytest.raises(LobbyRefused) as error:
        await room.service.seats.take(ONE, DAN, "Dan", Seat(0))
    assert error.value.reason is LobbyReason.CLOSED


async def test_only_who_looks_after_the_channel_frees_a_seat_of_a_game_that_runs(room: Room) -> None:
    await refused(SeatReason.NOT_MODERATOR, room.service.seats.remove(ONE, Seat(1), moderator=False))
    after = await room.service.seats.remove(ONE, Seat(1), moderator=True)
    assert after.sitter(BEN) is None
    assert (await facts(room))[-1] == Vacated(Seat(1), bot=True, why=LeavingReason.REMOVED)
    await refused(SeatReason.NO_PERSON, room.service.seats.remove(ONE, Seat(1), moderator=True))


async def test_somebody_is_called_by_name_to_an_open_seat(room: Room) -> None:
    await refused(SeatReason.NONE_OPEN, room.service.seats.call(ONE, ADA, DAN, "Dan", moderator=False))
    await room.service.seats.resign(ONE, BEN, bot=True)
    with pytest.raises(NotSeated):
        await room.service.seats.call(ONE, DAN, UserId(105), "Eve", moderator=False)
    await room.service.seats.call(ONE, ADA, DAN, "Dan", moderator=False)
    await refused(SeatReason.CALLED, room.service.seats.call(ONE, ADA, DAN, "Dan", moderator=False))
    await refused(SeatReason.SEATED_ALREADY, room.service.seats.call(ONE, ADA, CLEO, "Cleo", moderator=False))
    # Nobody calls people by turns: another one is called an hour later.
    await refused(SeatReason.CALLED_LATELY, room.service.seats.call(ONE, ADA, UserId(105), "Eve", moderator=False))
    room.clock.now += 60 * 60
    await room.service.seats.call(ONE, ADA, UserId(105), "Eve", moderator=False)
    room.clock.now += 60 * 60
    await room.service.seats.call(ONE, ADA, DAN, "Dan", moderator=False)
    assert SeatCall(Seat(1)) in [post.notice for post in (await told(room)).notices]
    seen = await room.service.seats.take(ONE, DAN, "Dan", Seat(1))
    assert seen.table.invited == ()


async def test_a_bot_that_a_late_player_left_to_is_taken_back_from(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        await room.started(BEN, CLEO, players=3, pace="24h+4h")
        table = (await look(room)).table
        await room.service.seats.give_to_bot(table, Seat(1))
        noted = (await room.service.history.entries(ONE, last=1))[0]
        assert (noted.fact, noted.cause) == (Vacated(Seat(1), bot=True, why=LeavingReason.TIME), Cause.CLOCK)
        assert (await room.service.seats.take_back(ONE, BEN, "Ben")).seat == Seat(1)


async def test_where_a_game_has_no_bots_a_seat_waits_for_a_substitute(room: Room) -> None:
    room.service = Service(room.store, GAMES, {}, room.clock, Entropy())
    assert (await room.service.seats.resign(ONE, BEN, bot=True)).holder(Seat(1)).vacant
    assert await facts(room) == [Vacated(Seat(1), bot=False, why=LeavingReason.RESIGNED)]


async def test_a_seat_of_a_lobby_is_kept_for_three_days(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        opened = room.clock.now
        await room.lobby(players=2)
        invited = await room.service.lobbies.invite(ONE, ADA, BEN, "Ben")
        assert invited.free_seats == ()
        with pytest.raises(LobbyRefused) as error:
            await room.service.lobbies.join(ONE, CLEO, "Cleo")
        assert error.value.reason is LobbyReason.SEATS_KEPT
        (call,) = (await told(room)).notices
        assert call.notice == SeatCall(Seat(1))
        await room.at(opened + INVITED_FOR - 1)
        assert (await look(room)).table.invited != ()
        await room.at(opened + INVITED_FOR)
        after = (await look(room)).table
        assert after.invited == ()
        assert (await room.service.lobbies.join(ONE, CLEO, "Cleo")).sitter(CLEO) is not None


async def test_nobody_is_called_who_has_declined_before_it_is_said(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        await room.lobby(players=3)
        await room.service.lobbies.invite(ONE, ADA, BEN, "Ben")
        await room.service.lobbies.decline(ONE, BEN)
        assert (await told(room)).notices == []


async def test_the_owner_of_a_lobby_frees_seats_and_nobody_else_does(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        await room.lobby(BEN, players=3)
        await room.service.lobbies.invite(ONE, ADA, CLEO, "Cleo")
        with pytest.raises(LobbyRefused) as error:
            await room.service.lobbies.remove(ONE, BEN, Seat(2), moderator=False)
        assert error.value.reason is LobbyReason.NOT_OWNER
        assert (await room.service.lobbies.remove(ONE, ADA, Seat(2), moderator=False)).invited == ()
        after = await room.service.lobbies.remove(ONE, ADA, Seat(1), moderator=False)
        assert after.sitter(BEN) is None
        await refused(SeatReason.NO_SUCH_SEAT, room.service.lobbies.remove(ONE, ADA, Seat(1), moderator=False))


async def test_how_fast_a_table_goes_is_the_median_of_what_people_took(room: Room) -> None:
    assert await room.service.history.tempo((await look(room)).table) is None
    for hours in (1, 9, 9, 30, 9):
        room.clock.now += hours * HOUR
        before = min((await look(room)).awaited)
        while min((await look(room)).awaited) == before:
            await room.act(ONE)
    assert await room.service.history.tempo((await look(room)).table) == 9 * HOUR
