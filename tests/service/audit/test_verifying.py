"""A table whose secrets are told is recomputed from its start: luck, seals and what happened by the rules."""

import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path

import pytest

from kingsforge_bot.core.wanted import NotWanted, StillWanted
from kingsforge_bot.service.audit.sealing import resealing
from kingsforge_bot.service.audit.verifying import Difference, Verification, Verified
from kingsforge_bot.service.errors import TableUnreadable
from kingsforge_bot.service.records import Row
from kingsforge_bot.service.types import TableId, TableStatus
from kingsforge_bot.store.database import Value
from tests.databases.tampering import rewrite_history
from tests.service.audit.verifying import verified
from tests.service.room import ADA, BEN, FORGE, TOY, Entropy, Room, open_room, serve, with_status
from tests.store.record import FIXTURES


async def ended(room: Room, actions: int = 12, *, reseal_after: int | None = None) -> TableId:
    """A game of so many actions, closed then; sealed anew after the one of that number, as by a restore."""
    table = (await room.started(BEN, players=2)).look.table.id
    for done in range(actions):
        if done == reseal_after:
            async with room.store.writing() as writing:
                await resealing(Entropy("elm"))(writing, table)
            room.service = serve(room.store, room.clock)
        if (await room.act(table, await drawing(room, table))).look.table.status is TableStatus.OVER:
            return table
    await room.service.endings.end(table, ADA, moderator=True)
    return table


async def drawing(room: Room, table: TableId) -> str | None:
    """Where one may draw a bead, that is done."""
    look = await room.service.play.look(table)
    return "draw for 1" if room.game is TOY and look.view.winner is not None and not look.view.drawn else None


async def change(room: Room, table: TableId, what: str, *values: Value) -> None:
    """Let something else stand in the database, as whoever owns the file can."""
    await forge(room, f"UPDATE {what}", *values, table)


async def forge(room: Room, statement: str, *values: Value) -> None:
    await rewrite_history(room.store, statement, *values)


async def rolled(room: Room, table: TableId) -> Row:
    """The last entry that met luck."""
    return [row for row in await room.store.log(table) if row.draws][-1]


async def test_a_game_that_was_ended_early_agrees(any_room: Room) -> None:
    table = await ended(any_room)
    found = await verified(any_room, table)
    assert found is not None
    assert (found.differs, found.what, found.by_rules) == (None, None, True)
    assert found.entries == (await any_room.service.play.look(table)).table.seq
    assert found.draws >= 2


async def test_before_the_end_nothing_is_told(any_room: Room) -> None:
    lobby = await any_room.lobby(BEN, players=2)
    assert await verified(any_room, lobby.id) is None
    await any_room.service.lobbies.start(lobby.id, ADA)
    assert await verified(any_room, lobby.id) is None
    closed = await any_room.lobby(BEN, players=2)
    await any_room.service.endings.end(closed.id, ADA, moderator=True)
    assert await verified(any_room, closed.id) is None


@pytest.mark.parametrize("any_room", [FORGE.key, TOY.key], indirect=True)
async def test_a_restored_seal_serves_from_its_entry_on(any_room: Room) -> None:
    table = await ended(any_room, reseal_after=3)
    first, second = await any_room.store.seals.of(table)
    assert (first.since, second.since > 1) == (1, True)
    assert any(row.draws for row in await any_room.store.log(table, after=second.since - 1))
    found = await verified(any_room, table)
    assert found is not None
    assert found.differs is None
    # Then the first one would have to serve what was drawn after it.
    await change(any_room, table, "seals SET since = 1000 WHERE number = 2 AND table_id = ?")
    drawn = [row.seq for row in await any_room.store.log(table) if row.draws and row.seq >= second.since]
    found = await verified(any_room, table)
    assert found is not None
    assert (found.differs, found.what) == (drawn[0], Difference.LUCK)


async def test_an_altered_value_is_named_with_its_entry(any_room: Room) -> None:
    table = await ended(any_room)
    row = await rolled(any_room, table)
    luck = [*row.luck[:-1], row.luck[-1] % 6 + 1]
    await change(any_room, table, f"log SET luck = ? WHERE seq = {row.seq} AND table_id = ?", json.dumps(luck))
    found = await verified(any_room, table)
    assert found is not None
    assert (found.entries, found.differs, found.what) == (row.seq - 1, row.seq, Difference.LUCK)


@pytest.mark.parametrize(
    ("column", "value"), [("draw_from", 99), ("draws", "'r1'"), ("draws", "'d9/3'"), ("draws", "'x'")]
)
async def test_what_was_asked_for_cannot_be_altered(any_room: Room, column: str, value: int | str) -> None:
    table = await ended(any_room)
    row = await rolled(any_room, table)
    await change(any_room, table, f"log SET {column} = {value} WHERE seq = {row.seq} AND table_id = ?")
    found = await verified(any_room, table)
    assert found is not None
    assert (found.differs, found.what) == (row.seq, Difference.LUCK)


async def test_an_altered_secret_is_named_from_where_it_serves(any_room: Room) -> None:
    table = await ended(any_room, reseal_after=3)
    _, second = await any_room.store.seals.of(table)
    await change(any_room, table, "seals SET secret = ? WHERE number = 2 AND table_id = ?", b"x" * 32)
    found = await verified(any_room, table)
    assert found is not None
    assert (found.entries, found.differs, found.what) == (second.since - 1, second.since, Difference.COMMITMENT)
    await change(any_room, table, "seals SET secret = ? WHERE number = 1 AND table_id = ?", b"x" * 32)
    found = await verified(any_room, table)
    assert found is not None
    assert (found.entries, found.differs, found.what) == (0, 1, Difference.LUCK)


async def test_a_secret_of_which_nothing_was_drawn_is_checked_too(room: Room) -> None:
    table = (await room.started(BEN, players=2)).look.table.id
    async with room.store.writing() as writing:
        await resealing(Entropy("elm"))(writing, table)
    await room.service.endings.end(table, ADA, moderator=True)
    await change(room, table, "seals SET secret = ? WHERE number = 2 AND table_id = ?", b"x" * 32)
    found = await verified(room, table)
    assert found is not None
    assert (found.entries, found.differs, found.what) == (1, 2, Difference.COMMITMENT)


async def test_without_a_seal_it_cannot_be_read(room: Room) -> None:
    table = await ended(room, 2)
    await forge(room, "DELETE FROM seals WHERE table_id = ?", table)
    with pytest.raises(TableUnreadable):
        await verified(room, table)


@pytest.mark.parametrize("seq", [1, 3])
async def test_an_altered_event_is_named_with_its_entry(any_room: Room, seq: int) -> None:
    table = await ended(any_room)
    rows = await any_room.store.log(table)
    events = json.loads(rows[seq - 1].events)
    await change(any_room, table, f"log SET events = ? WHERE seq = {seq} AND table_id = ?", json.dumps(events * 2))
    found = await verified(any_room, table)
    assert found is not None
    assert (found.entries, found.differs, found.what) == (seq - 1, seq, Difference.EVENTS)


@pytest.mark.parametrize("altered", ["seat = NULL", "seat = 1 - seat", "action = 'fly'", "events = '[1]'"])
async def test_what_the_rules_do_not_know_is_named_too(room: Room, altered: str) -> None:
    table = await ended(room)
    await change(room, table, f"log SET {altered} WHERE seq = 5 AND table_id = ?")
    found = await verified(room, table)
    assert found is not None
    assert (found.differs, found.what) == (5, Difference.EVENTS)


async def test_options_that_were_not_played_with_make_another_set_up(room: Room) -> None:
    table = await ended(room, 2)
    await change(room, table, "tables SET options = ? WHERE id = ?", json.dumps({"edition": "fourth"}))
    found = await verified(room, table)
    assert found is not None
    assert (found.entries, found.differs, found.what) == (0, 1, Difference.EVENTS)


async def test_luck_that_the_rules_did_not_ask_for_is_named_though_it_follows_from_the_seal(any_room: Room) -> None:
    table = await ended(any_room, 0)
    (row,), (seal,) = await any_room.store.log(table), await any_room.store.seals.of(table)
    stream = seal.luck(0)
    any_room.game.setup(2, {}, stream)
    luck = [*row.luck, *stream.roll(1)]
    await change(any_room, table, "log SET luck = ?, draws = ? WHERE table_id = ?", json.dumps(luck), stream.draws)
    found = await verified(any_room, table)
    assert found is not None
    assert (found.entries, found.differs, found.what) == (0, 1, Difference.EVENTS)


@pytest.mark.parametrize("seq", [5, 13])
async def test_a_missing_entry_is_named(room: Room, seq: int) -> None:
    table = await ended(room)
    assert (await room.service.play.look(table)).table.seq == 13
    await forge(room, "DELETE FROM log WHERE seq = ? AND table_id = ?", seq, table)
    found = await verified(room, table)
    assert found is not None
    assert (found.entries, found.differs, found.what) == (seq - 1, seq, Difference.MISSING)


@pytest.mark.parametrize("seq", [1, 5])
async def test_from_older_rules_on_only_the_luck_is_recomputed(room: Room, seq: int) -> None:
    table = await ended(room)
    await change(room, table, f"log SET ruleset = ruleset - 1 WHERE seq = {seq} AND table_id = ?")
    await change(room, table, "log SET events = '[]' WHERE seq = 6 AND table_id = ?")
    found = await verified(room, table)
    assert found is not None
    assert (found.entries, found.differs, found.by_rules) == (13, None, False)
    await change(room, table, "log SET luck = '[9]' WHERE seq = 13 AND table_id = ?")
    found = await verified(room, table)
    assert found is not None
    assert (found.differs, found.what) == (13, Difference.LUCK)


async def test_it_can_be_given_up(room: Room) -> None:
    table = (await room.service.play.look(await ended(room, 2))).table
    verification = Verification(FORGE, table, await room.store.seals.of(table.id))
    with pytest.raises(NotWanted):
        verification.go_on(await room.store.log(table.id), lambda: False)
    assert verification.result().entries == 0


@asynccontextmanager
async def older(folder: Path, schema: int) -> AsyncIterator[tuple[Room, TableId]]:
    """A whole game that an older version kept."""
    path = folder / "kingsforge.sqlite3"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((FIXTURES / f"schema-{schema}.sql").read_text("utf-8"))
    async with open_room(path) as room:
        (table,) = await with_status(room.store, TableStatus.OVER)
        yield room, table


@pytest.mark.of_files
@pytest.mark.parametrize(("schema", "scheme", "by_rules"), [(4, 1, False), (9, 2, True)])
async def test_whole_games_of_older_versions_agree(tmp_path: Path, schema: int, scheme: int, by_rules: bool) -> None:
    """Of the first scheme, in which the secret itself is the key, and older rules; and of the second one."""
    async with older(tmp_path, schema) as (room, table):
        rows = await room.store.log(table)
        assert {seal.scheme for seal in await room.store.seals.of(table)} == {scheme}
        assert len(rows) > 100
        draws = sum(len(row.draws.split()) for row in rows)
        assert await verified(room, table) == Verified(len(rows), draws, None, None, by_rules)


@pytest.mark.of_files
async def test_it_is_done_in_pieces_up_to_the_first_difference(tmp_path: Path) -> None:
    pieces: list[int] = []

    async def counting(work: Callable[[StillWanted], None]) -> None:
        asked = count()
        work(lambda: next(asked) >= 0)
        pieces.append(next(asked))

    async with older(tmp_path, 9) as (room, table):
        seq = (await room.service.play.look(table)).table.seq
        await room.service.history.verified(table, counting)
        assert (sum(pieces), max(pieces)) == (seq, 100)
        await change(room, table, "log SET events = '[]' WHERE seq = 50 AND table_id = ?")
        pieces.clear()
        await room.service.history.verified(table, counting)
        assert pieces == [50]
