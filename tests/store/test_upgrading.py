"""A database of an older bot goes on: its tables, its posts, its buttons. `record.py` wrote it then."""

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from kingsforge_bot.service.time.clock import HOUR
from kingsforge_bot.service.types import TableId, TableStatus, Timeline
from kingsforge_bot.store.mark import Mark, write_mark
from kingsforge_bot.store.packing import unpacked
from tests.service.listening import said
from tests.service.room import ADA, BEN, CLEO, FORGE, FakePublisher, open_room
from tests.ui.counter import open_counter

FIXTURES = Path(__file__).parent / "fixtures"
OLD = sorted(FIXTURES.glob("schema-*.sql"))
LOBBY, RUNNING, OVER, TIMED = TableId(1), TableId(2), TableId(3), TableId(4)
MARKS, TIMELINES, PACKS, CLOCKS, RATED = 6, 7, 8, 23, 27
"""The schemas that brought them; of the clocks, the first that was kept since."""
TIMING = [file for file in OLD if int(file.stem.removeprefix("schema-")) >= CLOCKS]
"""Of these a table is timed."""
UNRATED = [file for file in TIMING if int(file.stem.removeprefix("schema-")) < RATED]
"""Of these it was not written down at the start who is rated."""


def every(led: Sequence[object]) -> range:
    """All that is kept."""
    return range(len(led))


@pytest.fixture(params=OLD, ids=lambda file: file.stem)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / f"{request.param.stem}.sqlite3"
    with closing(sqlite3.connect(path)) as database:
        database.executescript(request.param.read_text("utf-8"))
        if schema(path) >= TIMELINES:
            # What lay beside it: without its mark it would have been put back.
            (entries,) = database.execute("SELECT count(*) + sum(seq) FROM tables").fetchone()
            write_mark(path, Mark(timeline(path), entries))
    return path


def schema(path: Path) -> int:
    return int(path.stem.removeprefix("schema-"))


def timeline(path: Path) -> str:
    """The name of its timeline; none where there were no timelines yet."""
    if schema(path) < TIMELINES:
        return ""
    with closing(sqlite3.connect(path)) as database:
        (name,) = database.execute("SELECT name FROM timeline").fetchone()
    return str(name)


def states_of(path: Path, table: TableId) -> dict[int, bytes]:
    """All that are kept, packed or not."""
    with closing(sqlite3.connect(path)) as database:
        query = "SELECT seq, state FROM snapshots WHERE table_id = ?"
        states = {seq: state.encode() for seq, state in database.execute(query, (table,))}
        if schema(path) >= PACKS:
            for seqs, packed in database.execute("SELECT seqs, states FROM packs WHERE table_id = ?", (table,)):
                found = [unpacked(packed, seq) for seq in json.loads(seqs)]
                states |= {one.seq: one.state for one in found if one is not None}
    return states


def ids_of(path: Path, table: TableId) -> list[str]:
    """The noted ids of a table's buttons."""
    lines = (FIXTURES / f"{path.stem}.ids").read_text("utf-8").splitlines()
    return [line for line in lines if line.split("|")[1] == str(table)]


async def test_its_tables_are_played_on(old: Path) -> None:
    async with open_room(old, seed="later") as room:
        await room.service.play.resume()
        running = await room.service.play.look(RUNNING)
        assert (running.table.seq, running.view.phase.value) == (4, "craft")
        assert {running.table.asked_since(sitter.seat) for sitter in running.table.sitters} == {4}
        done = await room.act(RUNNING, "end")
        assert done.look.table.seq == 5
        joined = await room.service.lobbies.join(LOBBY, CLEO, "Cleo")
        assert len(joined.sitters) == 3
        started = await room.service.lobbies.start(LOBBY, ADA)
        assert started.look.table.status is TableStatus.RUNNING


@pytest.mark.parametrize("old", TIMING, indirect=True, ids=lambda file: file.stem)
async def test_its_time_runs_on(old: Path) -> None:
    async with open_room(old) as room:
        look = await room.service.play.look(TIMED)
        room.clock.now = look.table.since
        await room.service.play.resume()
        await room.at(look.table.since + 24 * HOUR - 1)
        assert (await room.service.play.look(TIMED)).table.seq == look.table.seq
        await room.at(look.table.since + 24 * HOUR)
        assert (await room.service.play.look(TIMED)).table.seq > look.table.seq


@pytest.mark.parametrize("old", UNRATED, indirect=True, ids=lambda file: file.stem)
async def test_a_running_game_of_people_who_all_take_part_is_rated(old: Path) -> None:
    with closing(sqlite3.connect(old)) as database:
        database.executemany(
            "INSERT INTO user_settings (user, alerts, plays_forced, rated, failed_directs)"
            " VALUES (?, 'channel', 1, 1, 0)",
            [(ADA,), (BEN,)],
        )
        database.commit()
    async with open_room(old) as room:
        running = (await room.service.play.look(RUNNING)).table
        assert await room.store.results.rated(RUNNING) == {one.seat: one.user for one in running.sitters}
        assert await room.store.results.rated(LOBBY) == {}
        await room.service.preferences.change(BEN, rated=False)
        await room.service.seats.resign(RUNNING, BEN, bot=True)
        await room.service.endings.end(RUNNING, CLEO, moderator=True)
        assert len(await room.store.results.ratings(running.guild)) == 2


@pytest.mark.parametrize("old", TIMING, indirect=True, ids=lambda file: file.stem)
async def test_its_plans_are_carried_out(old: Path) -> None:
    async with open_room(old) as room:
        before = (await room.service.play.look(TIMED)).table.seq
        await room.act(TIMED, "pass taking metal")
        after = await room.service.play.look(TIMED)
        assert (after.table.seq, after.view.phase.value) == (before + 2, "craft"), "both have passed"


async def test_its_finished_game_is_shown_as_it_was(old: Path) -> None:
    states = states_of(old, OVER)
    assert len(states) > 100
    async with open_room(old) as room:
        look = await room.service.play.look(OVER)
        assert look.table.status is TableStatus.OVER
        assert FORGE.places(look.view) is not None
        moments = await room.service.history.moments(OVER, every)
        assert {then.table.seq: FORGE.dump(then.view) for then, _ in moments} == {
            seq: FORGE.dump(FORGE.player_view(FORGE.load(state), None)) for seq, state in states.items()
        }
        assert len(await room.service.history.entries(OVER, last=1000)) == look.table.seq


async def test_its_states_are_packed_and_known_as_before(old: Path) -> None:
    async with open_room(old) as room:
        moments = await room.service.history.moments(OVER, every)
        assert await room.store.loose() == ((OVER,) if schema(old) < PACKS else ())
        await room.service.pack()
        assert await room.store.loose() == ()
        assert await room.service.history.moments(OVER, every) == moments
    if schema(old) < PACKS:
        assert size(old) < 0.6 * size_as_it_was(old)


def size(path: Path) -> int:
    """Of what it holds: without the page that each table and each index has while it is empty."""
    with closing(sqlite3.connect(path)) as database:
        [empty] = database.execute("SELECT count(*) FROM sqlite_schema WHERE rootpage > 0").fetchone()
        [page] = database.execute("PRAGMA page_size").fetchone()
    return path.stat().st_size - int(empty) * int(page)


def size_as_it_was(path: Path) -> int:
    """Of the same rows, as the older bot laid them out."""
    with closing(sqlite3.connect(path.with_suffix(".old"))) as database:
        database.executescript((FIXTURES / f"{path.stem}.sql").read_text("utf-8"))
    return size(path.with_suffix(".old"))


async def test_it_goes_on_in_the_first_timeline(old: Path) -> None:
    for _ in range(2):
        async with open_room(old) as room:
            assert room.store.timeline == Timeline(timeline(old), first=True)


async def test_what_it_owed_is_said(old: Path) -> None:
    publisher = FakePublisher()
    async with open_room(old) as room:
        await said(room, publisher)
    if schema(old) < MARKS:
        # Named as the older bot would have: it may have begun to say them.
        assert [post.nonce for post in publisher.boards] == [f"kf-{RUNNING}-3-b"]
    # The roll is in the middle of a turn; the board before it was never said.
    assert [(post.look.table.id, post.look.table.seq) for post in publisher.boards] == [(RUNNING, 3)]
    assert [post.table.name for post in publisher.cards] == ["Fir"]


async def test_buttons_of_its_lobby_card_work(old: Path) -> None:
    (join,) = [one for one in ids_of(old, LOBBY) if one.endswith("|join")]
    async with open_counter(old) as counter:
        await counter.press(BEN, join, guild=10)
        await counter.press(CLEO, join, guild=10)
        assert [sitter.user for sitter in (await counter.look(LOBBY)).table.sitters] == [ADA, BEN, CLEO]


async def test_buttons_of_its_boards_work(old: Path) -> None:
    async with open_counter(old) as counter:
        (panel,) = [one for one in ids_of(old, RUNNING) if one.endswith("|4|bench")]
        look = await counter.look(RUNNING)
        (seat,) = look.awaited
        user = look.table.sitters[seat].user
        assert user is not None
        opened = await counter.press(user, panel, guild=10)
        if finish := [one for one in opened.ids if one.endswith("|finish")]:
            # Something could still be made: it asks once.
            opened = await counter.press(user, finish[0], guild=10, own=True)
        (end,) = [one for one in opened.ids if one.endswith("|end")]
        await counter.press(user, end, guild=10, own=True)
        assert (await counter.look(RUNNING)).table.seq == 5
        board = next(one for one in ids_of(old, OVER) if one.endswith("|text"))
        assert "Ada" in (await counter.press(BEN, board, guild=10)).text
