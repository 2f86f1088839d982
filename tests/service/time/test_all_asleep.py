"""While no person decides, neither time-outs nor bots end, score or rate a play, at whatever game (docs/adr/0062)."""

import shutil
from pathlib import Path

import pytest

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.table_events import LeavingReason, Paused, Vacated
from kingsforge_bot.service.time.clock import DAY, HOUR
from kingsforge_bot.service.types import Cause, TableStatus
from tests.service.room import ADA, BEN, GAMES, GUILD, SMITHY, Room, open_room
from tests.service.time.playing import begun, decide, plays, table_of
from tests.service.timed import ONE, PACE, later, log, look

BEFORE_THE_END = ((1, 3, 8), pytest.param((2, 4, 6, 9, 13, 21), marks=pytest.mark.full))
"""Decisions before the last one at which everybody falls asleep, beside the very first."""


async def sleep(room: Room) -> None:
    """Until the table waits for somebody, 12 days at most."""
    for _ in range(12):
        if (await table_of(room)).paused is not None:
            return
        await later(room, 25 * HOUR)


async def rated(room: Room) -> int:
    return len(await room.store.results.ratings(GUILD))


@pytest.mark.of_files
@pytest.mark.parametrize(("persons", "bots"), [(2, 0), (3, 0), (1, 1)])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ends_in", BEFORE_THE_END, ids=str)
async def test_a_table_where_all_sleep_waits_for_somebody(
    tmp_path: Path, game: str, persons: int, bots: int, ends_in: tuple[int, ...]
) -> None:
    whole = tmp_path / "whole.sqlite3"
    async with open_room(whole, game=GAMES[game]) as room:
        await begun(room, persons, bots)
        length = await plays(room)
        assert (await table_of(room)).status is TableStatus.OVER
    moments = sorted({0, *(max(0, length - before) for before in ends_in)})
    path = tmp_path / "moments.sqlite3"
    played = 0
    async with open_room(path, game=GAMES[game]) as room:
        await begun(room, persons, bots)
    for moment in moments:
        async with open_room(path, game=GAMES[game]) as room:
            await plays(room, moment - played)
            played = moment
            if (await table_of(room)).status is TableStatus.OVER:
                # Bots have luck of their own, another one in each run.
                assert bots
                break
        there = tmp_path / f"{moment}.sqlite3"
        shutil.copy(path, there)
        async with open_room(there, game=GAMES[game]) as room:
            room.clock.now += DAY
            await nobody_comes(room)
            await somebody_goes_on(room)


async def nobody_comes(room: Room) -> None:
    await sleep(room)
    table = await table_of(room)
    assert (table.status, await room.store.results.of(ONE), await rated(room)) == (TableStatus.RUNNING, (), 0)
    assert table.paused is not None
    await later(room, 20 * DAY)
    await room.service.play.resume()
    assert (await table_of(room)).seq == table.seq, "and nothing happens any more"


async def somebody_goes_on(room: Room) -> None:
    """Whoever still sits there says so; the play can be brought to its end."""
    user = next(one.user for one in (await table_of(room)).sitters if one.user is not None)
    await room.service.clocks.resume(ONE, user)
    await room.service.play.resume()
    for _ in range(500):
        if (await table_of(room)).status is TableStatus.OVER:
            return
        await plays(room, 40)
        if (await table_of(room)).paused is None:
            await later(room, 1)
    raise AssertionError("it does not end")


async def test_rule_7_7_does_not_end_a_game_of_sleepers(tmp_path: Path) -> None:
    """Dwarven Smithy: each time-out is an `end by clock`; the last person's third pauses the table."""
    async with open_room(tmp_path / "kingsforge.sqlite3", game=SMITHY) as room:
        await room.started(BEN, players=2, pace=PACE)
        await sleep(room)
        entries = await log(room)
        clock = [entry.action for entry in entries if entry.cause is Cause.CLOCK and entry.fact is None]
        assert clock == ["end by clock"] * 6
        facts = [entry.fact for entry in entries if isinstance(entry.fact, Vacated | Paused)]
        assert [type(fact) for fact in facts] == [Vacated, Paused]
        assert isinstance(facts[0], Vacated)
        assert (facts[0].bot, facts[0].why) == (True, LeavingReason.TIME)


async def test_nobody_says_for_themselves_what_the_clock_says(tmp_path: Path) -> None:
    """Who could, would keep rule 7.7 from ever ending a game."""
    async with open_room(tmp_path / "kingsforge.sqlite3", game=SMITHY) as room:
        await room.started(BEN, players=2, pace=PACE)
        before = await table_of(room)
        with pytest.raises(NotationError):
            await room.act(ONE, "end by clock")
        assert await table_of(room) == before


async def test_who_resumes_and_sleeps_again_lets_the_table_pause_again(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        await room.started(players=2, bots=1, pace=PACE)
        for times in (1, 2):
            await sleep(room)
            assert [type(entry.fact) for entry in await log(room) if entry.fact].count(Paused) == times
            table = await room.service.clocks.resume(ONE, ADA)
            assert table.clock is not None
            assert table.clock.seats[0].late == 0


@pytest.mark.parametrize("game", GAMES)
async def test_who_is_awake_brings_the_game_to_its_end_by_one_press_at_most(tmp_path: Path, game: str) -> None:
    """Nobody has to wait for a sleeper: where their time-out alone is left, whoever resumes the table lets it count."""
    async with open_room(tmp_path / "kingsforge.sqlite3", game=GAMES[game]) as room:
        await room.started(BEN, players=2, pace=PACE)
        presses = 0
        for _ in range(2000):
            now = await look(room)
            if now.table.status is TableStatus.OVER:
                break
            if now.table.paused is not None:
                presses += 1
                await room.service.clocks.resume(ONE, ADA)
                await later(room, 0)
            elif Seat(0) in now.awaited:
                await decide(room, now, Seat(0))
            else:
                await later(room, 25 * HOUR)
        assert (await table_of(room)).status is TableStatus.OVER
        assert await room.store.results.of(ONE)
        assert presses <= 1
