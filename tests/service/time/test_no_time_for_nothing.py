"""No clock is filled or stopped at will: by leaving, by asking, or by other playing hours (docs/adr/0062)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import VoteReason
from kingsforge_bot.service.post.notices import VoteAsked
from kingsforge_bot.service.proposals import EndAll, Outcome, PauseAll, SetHours
from kingsforge_bot.service.records import Vote
from kingsforge_bot.service.table.votes import VOTE_LASTS, Polled
from kingsforge_bot.service.table_events import HoursSet, LeavingReason, Vacated
from kingsforge_bot.service.time.clock import HOUR, Pace, PlayingHours, SeatClock, TableClock, inherited, taken_back
from kingsforge_bot.service.time.clocks import other_hours
from kingsforge_bot.service.types import Cause, TableStatus, UserId
from tests.service.listening import said
from tests.service.room import ADA, BEN, CLEO, DAN, SMITHY, FakePublisher, Room, open_room
from tests.service.time.asking import USERS, ask, refused, step, undo
from tests.service.timed import ONE, PACE, awaited, later, left, log, look, one

EVE = UserId(105)
PACE_4H = Pace(24 * HOUR, 4 * HOUR)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """Ada, Ben and Cleo have 24 hours each, and 4 more a turn."""
    async with open_room(tmp_path / "kingsforge.sqlite3") as opened:
        await opened.started(BEN, CLEO, players=3, pace=PACE)
        yield opened


async def nearly_late(room: Room) -> tuple[Seat, UserId]:
    """Whoever is awaited has one minute left."""
    seat = await awaited(room)
    room.clock.now += 24 * HOUR - 60
    return seat, USERS[seat]


# Leaving and coming back


async def test_who_comes_back_has_the_time_they_left_with(room: Room) -> None:
    seat, user = await nearly_late(room)
    await room.service.seats.resign(ONE, user, bot=False)
    room.clock.now += 5 * HOUR
    assert (await room.service.seats.recap(ONE, user, seat)).left == 60
    await room.service.seats.take_back(ONE, user, "again")
    assert (await left(room, seat), await awaited(room)) == (60, seat)
    room.clock.now += 40
    await room.service.seats.resign(ONE, user, bot=False)
    await room.service.seats.take_back(ONE, user, "again")
    assert await left(room, seat) == 20
    await later(room, 20)
    assert (await log(room))[-1].cause is Cause.CLOCK


async def test_a_turn_that_a_bot_played_meanwhile_brings_nothing(room: Room) -> None:
    seat, user = await nearly_late(room)
    await room.service.seats.resign(ONE, user, bot=True)
    await room.service.seats.take_back(ONE, user, "again")
    assert await left(room, seat) == 60
    while await awaited(room) != seat:
        await room.act(ONE)
    assert await left(room, seat) == 60
    # What they decide themselves brings its time, as ever.
    while await left(room, seat) == 60:
        await room.act(ONE)
    assert await left(room, seat) == 60 + 4 * HOUR


async def test_leaving_for_a_moment_does_not_take_back_that_one_was_late(room: Room) -> None:
    seat = await awaited(room)
    await later(room, 24 * HOUR)
    assert (await one(room, seat)).late == 1
    await room.service.seats.resign(ONE, USERS[seat], bot=True)
    await room.service.seats.take_back(ONE, USERS[seat], "again")
    assert (await one(room, seat)).late == 1


async def test_a_friend_who_keeps_the_seat_warm_brings_no_time(room: Room) -> None:
    """Offered, so that it changes hands without being empty."""
    seat, user = await nearly_late(room)
    seats = room.service.seats
    await seats.release(ONE, user, offered=True)
    await seats.take(ONE, DAN, "Dan", seat)
    assert await left(room, seat) == 4 * HOUR, "a substitute can read the board first"
    room.clock.now += HOUR
    await seats.release(ONE, DAN, offered=True)
    await seats.take(ONE, EVE, "Eve", seat)
    assert await left(room, seat) == 3 * HOUR, "but not the next one, before anybody has played"
    await seats.release(ONE, EVE, offered=True)
    await seats.take(ONE, user, "again", seat)
    assert await left(room, seat) == 60
    await seats.release(ONE, user, offered=True)
    await seats.take(ONE, DAN, "Dan", seat)
    assert await left(room, seat) == 60


async def test_time_that_was_used_before_a_seat_changed_hands_stays_used(room: Room) -> None:
    seat = await awaited(room)
    room.clock.now += 10 * HOUR
    await room.service.seats.release(ONE, USERS[seat], offered=True)
    room.clock.now += 3 * HOUR
    await room.service.seats.take(ONE, DAN, "Dan", seat)
    assert await left(room, seat) == 11 * HOUR


async def test_being_forgotten_brings_no_time_either(room: Room) -> None:
    seat, user = await nearly_late(room)
    while (await look(room)).table.holder(seat).ai is None:
        await room.service.personal.forget(user)
    await room.service.seats.take(ONE, user, "new here", seat)
    assert await left(room, seat) == 60


async def test_who_lost_the_seat_to_time_gets_one_turns_time_once(room: Room) -> None:
    ben = Seat(1)
    await lost(room, ben)
    await room.service.seats.take_back(ONE, BEN, "Ben")
    assert (await left(room, ben), (await one(room, ben)).late) == (4 * HOUR, 0)
    # They sleep again, through three turns.
    await lost(room, ben)
    await room.service.seats.take_back(ONE, BEN, "Ben")
    assert await left(room, ben) == 0


async def lost(room: Room, seat: Seat) -> None:
    """Until a bot plays there because time ran out; all others move."""
    for _ in range(200):
        now = await look(room)
        if now.table.holder(seat).user is None:
            assert Vacated(seat, bot=True, why=LeavingReason.TIME) in [entry.fact for entry in await log(room)]
            return
        others = sorted(now.awaited - {seat})
        if others:
            await room.act_as(await room.service.play.look(ONE, USERS[others[0]]))
        else:
            await later(room, 25 * HOUR)
    raise AssertionError("never lost")


seconds = st.integers(0, 24 * HOUR)


@given(seconds, st.none() | seconds, st.booleans(), st.integers(0, 3), st.booleans())
def test_nobody_gains_by_coming_more_than_one_turns_time_and_that_once(
    there: int, own: int | None, came: bool, late: int, back: bool
) -> None:
    before = TableClock(0, (SeatClock(there, late=late, came=came),))
    back = back and own is not None
    after = inherited(before, Seat(0), PACE_4H, own, back=back).seats[0]
    assert after.left <= max(there, 4 * HOUR)
    again = inherited(TableClock(0, (after,)), Seat(0), PACE_4H, after.left, back=True).seats[0]
    assert again.left == after.left
    assert inherited(TableClock(0, (after,)), Seat(0), PACE_4H, None, back=False).seats[0].left == after.left
    if came:
        assert after.left <= there
    if own is not None and not (back and late == 3):
        assert after.left == min(there, own)


# Taking back


@pytest.fixture
async def smithy(tmp_path: Path) -> AsyncIterator[Room]:
    """Ada and Ben play Dwarven Smithy, where a turn has many steps."""
    async with open_room(tmp_path / "smithy.sqlite3", game=SMITHY) as opened:
        await opened.started(BEN, players=2, pace=PACE)
        yield opened


async def test_who_takes_back_their_own_step_gets_no_time_back(smithy: Room) -> None:
    seat = await awaited(smithy)
    for hours in (23, 22, 21):
        user = await step(smithy)
        room_left = await left(smithy, seat)
        smithy.clock.now += HOUR
        await undo(smithy, user)
        assert (await left(smithy, seat), room_left) == (hours * HOUR, (hours + 1) * HOUR)
    await later(smithy, 21 * HOUR)
    assert (await log(smithy))[-1].cause is Cause.CLOCK


async def test_nor_by_taking_back_one_step_after_the_other_and_none_is_taken_twice(smithy: Room) -> None:
    seat = await awaited(smithy)
    user = USERS[seat]
    for _ in range(2):
        smithy.clock.now += HOUR
        await step(smithy)
    smithy.clock.now += HOUR
    for hours in (20, 19):
        await undo(smithy, user)
        smithy.clock.now += HOUR
        assert await left(smithy, seat) == hours * HOUR


def test_a_turn_that_is_taken_back_keeps_what_the_next_one_used() -> None:
    """Who alone still plays in a round has turn after turn: a turn's time is no reward for ending and undoing it."""
    then = TableClock(0, (SeatClock(20 * HOUR, asked=0, began=24 * HOUR),))
    now = TableClock(4 * HOUR, (SeatClock(20 * HOUR, asked=1, began=24 * HOUR),))
    back = taken_back(now, then, PACE_4H, frozenset({Seat(0)}), by=Seat(0))
    assert back.seats == (SeatClock(16 * HOUR, asked=0, began=24 * HOUR),)


def test_what_all_agree_to_take_back_can_be_played_anew() -> None:
    then = TableClock(0, (SeatClock(HOUR, asked=0, began=HOUR),))
    now = TableClock(4 * HOUR, (SeatClock(HOUR, asked=1, began=5 * HOUR),))
    back = taken_back(now, then, PACE_4H, frozenset({Seat(0)}), by=Seat(0), agreed=True)
    assert back.seats[0].left == 4 * HOUR


# Asking


async def test_a_question_that_lapsed_is_not_asked_again_before_somebody_has_played(room: Room) -> None:
    seat = await awaited(room)
    await ask(room, ADA)
    await later(room, VOTE_LASTS)
    assert await left(room, seat) == 24 * HOUR
    await room.service.seats.release(ONE, ADA, offered=True)
    await room.service.seats.release(ONE, ADA, offered=False)
    assert await refused(ask(room, ADA)) is VoteReason.ASKED
    assert await refused(ask(room, BEN)) is VoteReason.ASKED_BEFORE
    await room.act(ONE)
    assert (await ask(room, BEN)).vote.stops


async def test_nor_one_that_something_else_overtook(room: Room) -> None:
    await ask(room, ADA)
    await room.service.seats.release(ONE, ADA, offered=True)
    assert (await look(room)).table.vote is None
    assert await refused(ask(room, ADA)) is VoteReason.ASKED


async def test_nor_is_a_turn_that_the_clock_played_a_move_of_somebody(room: Room) -> None:
    await ask(room, ADA)
    await later(room, VOTE_LASTS)
    await later(room, 24 * HOUR)
    assert (await log(room))[-1].cause is Cause.CLOCK
    assert await refused(ask(room, ADA)) is VoteReason.ASKED


async def test_nor_is_a_move_that_was_taken_back(room: Room) -> None:
    user = USERS[await awaited(room)]
    await ask(room, user)
    await later(room, VOTE_LASTS)
    seq = (await look(room)).table.seq
    await room.act(ONE, "pass taking metal")
    await room.service.undoing.take_back(ONE, user, seq, decided_on=(await look(room)).table.seq)
    assert await refused(ask(room, user)) is VoteReason.ASKED


async def test_of_different_questions_the_first_alone_stops_the_clocks_until_somebody_plays(room: Room) -> None:
    seat = await awaited(room)
    await ask(room, ADA)
    await later(room, VOTE_LASTS)
    polled = await ask(room, BEN, EndAll())
    assert not polled.vote.stops
    await later(room, HOUR)
    assert await left(room, seat) == 23 * HOUR
    notices = [post.notice for post in (await heard(room)).notices]
    assert [one.stops for one in notices if isinstance(one, VoteAsked)] == [True, False]
    await room.act(ONE)
    assert (await ask(room, CLEO, EndAll())).vote.stops


async def heard(room: Room) -> FakePublisher:
    publisher = FakePublisher()
    await said(room, publisher)
    return publisher


async def test_who_has_come_since_is_asked_too(room: Room) -> None:
    """The question whether to end a game at which somebody slept must not stay shut once they are gone."""
    await ask(room, ADA, EndAll())
    await later(room, VOTE_LASTS)
    await room.service.seats.resign(ONE, CLEO, bot=False)
    again = await ask(room, ADA, EndAll())
    assert not again.vote.stops
    await room.service.votes.answer(ONE, BEN, again.vote.number, agrees=True)
    assert (await look(room)).table.status is TableStatus.CLOSED


# Playing hours. 1,700,000,000 is 22:13 UTC.

NINE = PlayingHours(9 * 60, 22 * 60, "UTC")


async def hours_asked(room: Room, hours: PlayingHours | None = NINE) -> Polled:
    proposal = other_hours((await look(room)).table, ADA, hours=hours, all_day=hours is None)
    assert proposal is not None
    return await ask(room, ADA, proposal)


async def test_other_hours_need_all_and_count_from_the_next_turn(room: Room) -> None:
    seat = await awaited(room)
    polled = await hours_asked(room)
    assert polled.vote.silent(polled.table) == (1, 2)
    assert (await look(room)).table.hours is None
    for user in (BEN, CLEO):
        await room.service.votes.answer(ONE, user, polled.vote.number, agrees=True)
    assert ((await look(room)).table.hours, (await log(room))[-1].fact) == (NINE, HoursSet(NINE))
    await later(room, 2 * HOUR)
    assert await left(room, seat) == 22 * HOUR, "the turn that has begun runs on at night"
    await room.act(ONE, "pass taking metal")
    following = await awaited(room)
    await later(room, 8 * HOUR)
    assert await left(room, following) == 24 * HOUR
    await later(room, 2 * HOUR)
    assert await left(room, following) < 24 * HOUR


async def test_hours_that_are_moved_each_time_win_nothing(room: Room) -> None:
    seat = await awaited(room)
    for _ in range(3):
        table = (await look(room)).table
        async with room.store.writing() as writing:
            vote = Vote(1, Seat(0), SetHours(NINE), table.seq, room.clock.now, room.clock.now)
            await room.service.clocks.hours_agreed(writing, table, vote)
        await later(room, HOUR)
    assert await left(room, seat) == 21 * HOUR


async def test_one_no_keeps_the_hours_as_they_are(room: Room) -> None:
    polled = await hours_asked(room)
    await room.service.votes.answer(ONE, CLEO, polled.vote.number, agrees=False)
    assert (await look(room)).table.hours is None


async def test_bots_open_seats_and_who_was_late_twice_running_consent(room: Room) -> None:
    await room.service.seats.resign(ONE, CLEO, bot=True)
    table = (await look(room)).table
    assert table.clock is not None
    for late, silent in ((1, (1,)), (2, ())):
        clock = table.clock.with_seat(Seat(1), replace(table.clock.seats[1], late=late, answered=late))
        asked = Vote(1, Seat(0), SetHours(NINE), table.seq, 0, 0)
        assert asked.voters(replace(table, clock=clock)) == silent
        assert replace(asked, proposal=PauseAll()).voters(replace(table, clock=clock)) == (1,)
    await room.service.seats.release(ONE, BEN, offered=True)
    assert (await hours_asked(room)).vote.outcome is Outcome.AGREED
