"""Who only resumes the table gets one turn's time by it, and loses the seat like any sleeper (docs/adr/0062)."""

from pathlib import Path

import msgspec
import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.table_events import LeavingReason, Paused, SeatOpened, Vacated
from kingsforge_bot.service.time.clock import HOUR, Pace, SeatClock, TableClock, inherited, woken
from kingsforge_bot.service.turn.luck import SECRET_BYTES, Secret
from kingsforge_bot.service.types import Cause, TableStatus
from tests.service.room import ADA, BEN, FORGE, GAMES, TOY, Room, open_room
from tests.service.time.playing import begun, decide, plays, table_of
from tests.service.timed import ONE, later, left, log, look, one

BEN_S = Seat(1)
PACE_4H = Pace(24 * HOUR, 4 * HOUR)
ENDED_BY_A_TIME_OUT = (FORGE.key, TOY.key)
"""Games that can wait for a person whose time-out would end them."""


async def last_is_left(room: Room) -> None:
    """Both play until Ben's decision alone is left; he sleeps, and his time-out pauses the table."""
    await begun(room, 2, 0)
    now = await look(room)
    while not (now.awaited == {BEN_S} and await would_end(room)):
        await decide(room, now, min(now.awaited))
        now = await look(room)
    await later(room, 25 * HOUR)
    table = await table_of(room)
    assert (table.status, table.paused is None) == (TableStatus.RUNNING, False)


async def would_end(room: Room) -> bool:
    """Whether a time-out of Ben's would be the end."""
    state = await room.state(await table_of(room))
    action = room.game.by_clock(room.game.timeout_action(state, BEN_S))
    return not room.game.to_act(room.game.apply(state, BEN_S, action, Secret(bytes(SECRET_BYTES)).luck(0)).state)


async def until_paused(room: Room) -> int:
    """How many seconds the table waits for Ben once more."""
    since = room.clock.now
    while (await table_of(room)).paused is None:
        await later(room, max(1, await left(room, BEN_S)))
    return room.clock.now - since


@pytest.mark.parametrize("game", ENDED_BY_A_TIME_OUT)
async def test_who_only_resumes_wins_one_turns_time_and_then_loses_the_seat(tmp_path: Path, game: str) -> None:
    """Ada plays and waits; Ben presses **Resume** each time, always before she does."""
    async with open_room(tmp_path / "kingsforge.sqlite3", game=GAMES[game]) as room:
        await last_is_left(room)
        assert (await one(room, BEN_S)).late == 1, "a time-out that is not carried out was one"
        waited = []
        for _ in range(4):
            await room.service.clocks.resume(ONE, BEN)
            waited.append(await until_paused(room))
            if (await table_of(room)).holder(BEN_S).user is None:
                break
        assert sum(waited) <= 4 * HOUR + len(waited)
        facts = [entry.fact for entry in await log(room) if isinstance(entry.fact, SeatOpened | Vacated)]
        assert facts == [SeatOpened(), Vacated(BEN_S, bot=True, why=LeavingReason.TIME)]
        await room.service.clocks.resume(ONE, ADA)
        await later(room, 0)
        await plays(room)
        assert (await table_of(room)).status is TableStatus.OVER


async def test_whoever_waits_for_them_ends_it_by_one_press_at_any_time(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        await last_is_left(room)
        await room.service.clocks.resume(ONE, BEN)
        await until_paused(room)
        await room.service.clocks.resume(ONE, ADA)
        await later(room, 1)
        assert (await table_of(room)).status is TableStatus.OVER
        assert (await log(room))[-1].cause is Cause.CLOCK


async def test_who_resumes_and_plays_has_slept_no_more(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        await last_is_left(room)
        await room.service.clocks.resume(ONE, BEN)
        assert (await left(room, BEN_S), (await one(room, BEN_S)).late) == (4 * HOUR, 0)
        await plays(room)
        table = await table_of(room)
        assert (table.status, table.holder(BEN_S).user) == (TableStatus.OVER, BEN)


async def test_a_table_that_waits_is_not_paused_twice(tmp_path: Path) -> None:
    """Ada alone with a bot: nobody takes her seat, and one line says that the table waits for her."""
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        await begun(room, 1, 1)
        for _ in range(10):
            await later(room, 25 * HOUR)
        assert [entry.fact for entry in await log(room)].count(Paused()) == 1
        table = await table_of(room)
        assert table.clock is not None
        answered = table.clock.with_seat(Seat(0), SeatClock(0, asked=0, late=3, answered=3))
        await room.service.seats.give_to_bot(msgspec.structs.replace(table, clock=answered), Seat(0))
        assert [entry.fact for entry in await log(room)].count(Paused()) == 1


SLEPT = SeatClock(0, asked=0, began=4 * HOUR, late=2, answered=2)


def test_resuming_gives_time_and_a_new_count_once() -> None:
    woke = woken(TableClock(0, (SLEPT,)), PACE_4H, Seat(0), awaits=True)
    assert (woke.seats[0].left, woke.seats[0].late, woke.seats[0].answered) == (4 * HOUR, 0, 0)
    again = woke.with_seat(Seat(0), msgspec.structs.replace(woke.seats[0], left=0, late=2, answered=2))
    assert woken(again, PACE_4H, Seat(0), awaits=True) == again
    alone = woken(again, PACE_4H, Seat(0), awaits=False).seats[0]
    assert (alone.left, alone.late) == (4 * HOUR, 0), "nobody waits for them"


def test_who_had_time_and_was_not_late_has_not_used_it_up() -> None:
    awake = TableClock(0, (SeatClock(HOUR, asked=0, began=HOUR),))
    assert woken(awake, PACE_4H, Seat(0), awaits=True) == awake


def test_leaving_for_a_moment_does_not_bring_it_back() -> None:
    woke = woken(TableClock(0, (SLEPT,)), PACE_4H, Seat(0), awaits=True)
    assert inherited(woke, Seat(0), PACE_4H, 4 * HOUR, back=True).seats[0].woke
    assert not inherited(woke, Seat(0), PACE_4H, None, back=False).seats[0].woke
