"""What is asked is found by an index: with hundreds of thousands of tables too.

Every question and every change that the store knows (tests/store/many_tables.py) is asked of a small database, and each
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

from kingsforge_bot.service.ports import Writing
from kingsforge_bot.store import open_store
from kingsforge_bot.store.clocks import DatabaseClocks, DatabaseClockWriting
from kingsforge_bot.store.database_store import DatabaseStore
from kingsforge_bot.store.directs import DatabaseDirects, DatabaseDirectWriting
from kingsforge_bot.store.due import DatabaseDue, DatabaseDueWriting
from kingsforge_bot.store.file_database import FileConnection
from kingsforge_bot.store.followers import DatabaseFollowers
from kingsforge_bot.store.greetings import DatabaseGreetings
from kingsforge_bot.store.leagues import DatabaseLeagues, DatabaseLeagueWriting
from kingsforge_bot.store.mentions import DatabaseMentionWriting
from kingsforge_bot.store.outbox import DatabaseOutbox
from kingsforge_bot.store.pending_turns import DatabasePendingTurns, DatabasePendingTurnWriting
from kingsforge_bot.store.plans import DatabasePlanReading, DatabasePlanWriting
from kingsforge_bot.store.posts import DatabasePostWriting
from kingsforge_bot.store.reading import DatabaseReading, DatabaseTables
from kingsforge_bot.store.results import DatabaseResults, DatabaseResultWriting
from kingsforge_bot.store.seals import DatabaseSeals, DatabaseSealWriting
from kingsforge_bot.store.searches import DatabaseSearches
from kingsforge_bot.store.seats import DatabaseSeatWriting
from kingsforge_bot.store.votes import DatabaseVotes, DatabaseVoteWriting
from kingsforge_bot.store.writing import DatabaseWriting
from tests.databases.by_hand import reader, writer
from tests.store.many_tables import ASKED, CHANGED, World, fill, world
from tests.store.small_tables import SMALL

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
    "plans": (DatabasePlanReading, DatabasePlanWriting),
    "pending_turns": (DatabasePendingTurns, DatabasePendingTurnWriting),
    "directs": (DatabaseDirectWriting,),
    "votes": (DatabaseVotes, DatabaseVoteWriting),
    "clocks": (DatabaseClocks, DatabaseClockWriting),
    "results": (DatabaseResults, DatabaseResultWriting),
    "seats": (DatabaseSeatWriting,),
    "seals": (DatabaseSeals, DatabaseSealWriting),
    "posts": (DatabasePostWriting,),
    "due": (DatabaseDue, DatabaseDueWriting),
    "mentions": (DatabaseMentionWriting,),
    "followers": (DatabaseFollowers,),
    "searches": (DatabaseSearches,),
    "leagues": (DatabaseLeagues, DatabaseLeagueWriting),
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
async def store(filled: Path, tmp_path: Path) -> AsyncIterator[DatabaseStore]:
    path = Path(shutil.copytree(filled.parent, tmp_path / "copy")) / filled.name
    async with open_store(path) as opened:
        yield opened


async def asked(store: DatabaseStore, name: str, here: World) -> list[str]:
    """The statements that one question, or one change, brings."""
    said: list[str] = []
    both = (reader(store), writer(store))
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
async def test_no_question_reads_a_whole_table(store: DatabaseStore, name: str) -> None:
    statements = await asked(store, name, await world(store))
    assert statements
    for sql in statements:
        steps = [row["detail"] for row in await writer(store).rows(f"EXPLAIN QUERY PLAN {sql}")]
        assert [step for step in steps if goes_through(step)] == [], sql


def methods(*classes: type) -> set[str]:
    return {name for one in classes for name in vars(one) if not name.startswith("_")} - WITHOUT_SQL


def test_every_question_and_every_change_is_looked_at() -> None:
    reading = methods(DatabaseTables, DatabaseReading, DatabaseOutbox, DatabaseDirects, DatabaseGreetings)
    assert reading - {name.split()[0] for name in ASKED} == set()
    writing = methods(DatabaseWriting)
    assert writing - CHANGED.keys() == set()
    ports = {name for one in Writing.__mro__ for name, value in vars(one).items() if isinstance(value, property)}
    assert ports == PARTS.keys()
    for part, classes in PARTS.items():
        known = {name.removeprefix(f"{part}.") for name in (*ASKED, *CHANGED) if name.startswith(f"{part}.")}
        assert methods(*classes) == known
