"""Facts stand in the log between the game's entries: nothing that is asked of anybody changes by them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.audit.verifying import Difference
from kingsforge_bot.service.table_events import TableEvent, Undone
from kingsforge_bot.service.turn.committer import Committer, Played
from kingsforge_bot.service.turn.rebuilding import state_after
from kingsforge_bot.service.turn.table_states import TableStates
from kingsforge_bot.service.types import Cause, TableId
from tests.databases.tampering import rewrite_history
from tests.service.audit.verifying import verified
from tests.service.listening import said
from tests.service.room import BEN, GAMES, FakePublisher, Room, open_room

ONE = TableId(1)


@pytest.fixture(params=GAMES)
async def room(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Room]:
    """Ada and Ben play, some entries into their game."""
    async with open_room(tmp_path / "kingsforge.sqlite3", game=GAMES[request.param]) as opened:
        await opened.started(BEN, players=2)
        for _ in range(4):
            await opened.act(ONE)
        yield opened


async def noted(room: Room, fact: TableEvent, state: object = None) -> Played:
    """The fact as the next entry, by Ada."""
    states = TableStates(room.store, GAMES)
    committer = Committer(room.store, states, room.clock)
    table = await states.table(ONE)
    async with room.store.writing() as writing:
        return await committer.note(writing, table, await states.newest(table), fact, seat=Seat(0), state=state)


async def back_to(room: Room, seq: int) -> Played:
    table = (await room.service.play.look(ONE)).table
    return await noted(room, Undone(seq), await state_after(room.store, GAMES[table.game], table, seq))


async def test_after_a_fact_that_changes_nothing_what_was_shown_still_counts(room: Room) -> None:
    before = await room.service.play.look(ONE)
    room.clock.now += 500
    await noted(room, Undone(before.table.seq))
    after = await room.service.play.look(ONE)
    assert (after.table.seq, after.table.since) == (before.table.seq + 1, before.table.since)
    assert (after.view, after.awaited) == (before.view, before.awaited)
    for seat in before.awaited:
        assert not after.table.is_stale(seat, before.table.seq)
    await room.act(ONE)


async def test_a_fact_that_moves_the_table_asks_everybody_anew(room: Room) -> None:
    before = await room.service.play.look(ONE)
    await back_to(room, 3)
    after = await room.service.play.look(ONE)
    for seat in (Seat(0), Seat(1)):
        assert after.table.is_stale(seat, before.table.seq)


async def test_every_state_can_be_played_again_also_over_what_was_undone(tmp_path: Path) -> None:
    for key in GAMES:
        async with open_room(tmp_path / f"{key}.sqlite3", game=GAMES[key]) as room:
            await room.started(BEN, players=2)
            states = {1: (await room.service.play.look(ONE)).view}
            secret = TableStates(room.store, GAMES)
            table = await secret.table(ONE)
            states[1] = (await secret.newest(table)).state
            while (look := await room.service.play.look(ONE)).table.seq < 12 and look.awaited:
                if look.table.seq in (5, 9):
                    await back_to(room, look.table.seq - 3)
                else:
                    await room.act(ONE)
                fresh = TableStates(room.store, GAMES)
                table = await fresh.table(ONE)
                states[table.seq] = (await fresh.newest(table)).state
            for seq, state in states.items():
                assert await state_after(room.store, GAMES[key], table, seq) == state, (key, seq)


async def test_play_goes_on_from_where_an_undo_led_with_other_luck(room: Room) -> None:
    draws = (await room.store.snapshot(ONE, 5)) or None
    assert draws is not None
    played = await back_to(room, 2)
    assert played.current.next_draw == draws.next_draw
    assert (await room.act(ONE)).seq == 7


async def test_what_was_taken_back_before_it_was_posted_is_not_told(room: Room) -> None:
    await back_to(room, 2)
    publisher = FakePublisher()
    await said(room, publisher)
    [post] = publisher.boards
    assert [entry.seq for entry in post.entries] == [1, 2, 6]
    assert post.entries[-1].fact == Undone(2)


async def test_the_log_tells_who_or_what_decided(room: Room) -> None:
    await noted(room, Undone(5))
    *_, last = await room.service.history.entries(ONE)
    assert (last.seat, last.cause, last.fact, last.events) == (0, Cause.PLAYER, Undone(5), ())


async def test_a_log_with_facts_is_verified_and_a_false_one_is_found(room: Room) -> None:
    await back_to(room, 3)
    await room.act(ONE)
    await room.service.endings.end(ONE, BEN, moderator=True)
    found = await verified(room, ONE)
    assert found is not None
    assert (found.differs, found.by_rules) == (None, True)
    await rewrite_history(room.store, """UPDATE log SET fact = '{"type":"undone","to":2}' WHERE fact IS NOT NULL""")
    found = await verified(room, ONE)
    assert found is not None
    assert found.what in (Difference.EVENTS, None)
    assert found.differs is not None
