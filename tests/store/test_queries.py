"""What is asked is found by an index: with hundreds of thousands of tables too.

Every question and every change that the store knows (benchmarks/_many_tables.py) is asked of a small database, and each
statement that reaches SQLite is looked at: which way it would go.
"""

import asyncio
import re
import shutil
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from benchmarks._many_tables import ASKED, CHANGED, World, fill, world
from kingsforge_bot.service.ports import Writing
from kingsforge_bot.store import open_store
from kingsforge_bot.store.clocks import SqliteClocks, SqliteClockWriting
from kingsforge_bot.store.directs import SqliteDirects, SqliteDirectWriting
from kingsforge_bot.store.due import SqliteDue, SqliteDueWriting
from kingsforge_bot.store.file_database import FileConnection
from kingsforge_bot.store.followers import SqliteFollowers
from kingsforge_bot.store.greetings import SqliteGreetings
from kingsforge_bot.store.leagues import SqliteLeagues, SqliteLeagueWriting
from kingsforge_bot.store.mentions import SqliteMentionWriting
from kingsforge_bot.store.outbox import SqliteOutbox
from kingsforge_bot.store.pending_turns import SqlitePendingTurns, SqlitePendingTurnWriting
from kingsforge_bot.store.plans import SqlitePlanReading, SqlitePlanWriting
from kingsforge_bot.store.posts import SqlitePostWriting
from kingsforge_bot.store.reading import SqliteReading, SqliteTables
from kingsforge_bot.store.results import SqliteResults, SqliteResultWriting
from kingsforge_bot.store.seals import SqliteSeals, SqliteSealWriting
from kingsforge_bot.store.searches import SqliteSearches
from kingsforge_bot.store.seats import SqliteSeatWriting
from kingsforge_bot.store.sqlite import SqliteStore
from kingsforge_bot.store.votes import SqliteVotes, SqliteVoteWriting
from kingsforge_bot.store.writing import SqliteWriting

SMALL: Final = frozenset(
    {"outbox", "mute_places", "uncounted", "unpacked", "timeline", "presence", "census", "mentions"}
)
"""What is read whole: of these there are only rows that wait for something, a few, or those of the last hour."""
LISTS: Final = (
    "json_each",
    "CONSTANT",
    "SCAN newest",
    "SCAN owing",
    "SCAN one ",
    "SCAN still",
    "SCAN (subquery",
    "SCAN (join",
    "SCAN ended",
)
OWED: Final = ("directs_owed", "league_posts_owed")
"""Indices of what is owed alone."""
WITHOUT_SQL: Final = frozenset(
    {"user_settings", "server_settings", "attempt", "writing", "give_back", "leave_no_traces"}
)
PARTS: Final[Mapping[str, tuple[type, ...]]] = {
    "plans": (SqlitePlanReading, SqlitePlanWriting),
    "pending_turns": (SqlitePendingTurns, SqlitePendingTurnWriting),
    "directs": (SqliteDirectWriting,),
    "votes": (SqliteVotes, SqliteVoteWriting),
    "clocks": (SqliteClocks, SqliteClockWriting),
    "results": (SqliteResults, SqliteResultWriting),
    "seats": (SqliteSeatWriting,),
    "seals": (SqliteSeals, SqliteSealWriting),
    "posts": (SqlitePostWriting,),
    "due": (SqliteDue, SqliteDueWriting),
    "mentions": (SqliteMentionWriting,),
    "followers": (SqliteFollowers,),
    "searches": (SqliteSearches,),
    "leagues": (SqliteLeagues, SqliteLeagueWriting),
}
"""The small ports by their names, and what stands behind each."""


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with tables of all kinds, at rest."""
    path = tmp_path_factory.mktemp("filled") / "kingsforge.sqlite3"

    async def make() -> None:
        async with open_store(path):
            pass

    asyncio.run(make())
    fill(path, 1500)
    return path


@pytest.fixture
async def store(filled: Path, tmp_path: Path) -> AsyncIterator[SqliteStore]:
    path = Path(shutil.copytree(filled.parent, tmp_path / "copy")) / filled.name
    async with open_store(path) as opened:
        yield opened


async def asked(store: SqliteStore, name: str, here: World) -> list[str]:
    """The statements that one question, or one change, brings."""
    said: list[str] = []
    both = (store._database.reading, store._database._writing)
    connections = [one for one in both if isinstance(one, FileConnection)]
    assert len(connections) == 2
    for one in connections:
        await one._connection.set_trace_callback(said.append)
    kind, _, what = name.partition(" ")
    if kind == "ask":
        await ASKED[what](store, here)
    else:
        with suppress(ZeroDivisionError):
            async with store.writing() as writing:
                await CHANGED[what](writing, here)
                raise ZeroDivisionError
    for one in connections:
        await one._connection.set_trace_callback(lambda _: None)
    return [sql for sql in said if re.match(r"\s*(SELECT|INSERT|UPDATE|DELETE|WITH)", sql)]


def goes_through(step: str) -> bool:
    """Whether a step of a plan reads more than it needs."""
    if not step.startswith("SCAN ") or any(one in step for one in (*LISTS, *OWED)):
        return False
    return step.split()[1] not in SMALL


@pytest.mark.parametrize("name", [*(f"ask {one}" for one in ASKED), *(f"change {one}" for one in CHANGED)])
async def test_no_question_reads_a_whole_table(store: SqliteStore, name: str) -> None:
    statements = await asked(store, name, await world(store))
    assert statements
    for sql in statements:
        steps = [row["detail"] for row in await store._database._writing.rows(f"EXPLAIN QUERY PLAN {sql}")]
        assert [step for step in steps if goes_through(step)] == [], sql


def methods(*classes: type) -> set[str]:
    return {name for one in classes for name in vars(one) if not name.startswith("_")} - WITHOUT_SQL


def test_every_question_and_every_change_is_looked_at() -> None:
    reading = methods(SqliteTables, SqliteReading, SqliteOutbox, SqliteDirects, SqliteGreetings)
    assert reading - {name.split()[0] for name in ASKED} == set()
    writing = methods(SqliteWriting)
    assert writing - CHANGED.keys() == set()
    ports = {name for one in Writing.__mro__ for name, value in vars(one).items() if isinstance(value, property)}
    assert ports == PARTS.keys()
    for part, classes in PARTS.items():
        known = {name.removeprefix(f"{part}.") for name in (*ASKED, *CHANGED) if name.startswith(f"{part}.")}
        assert methods(*classes) == known
