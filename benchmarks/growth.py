"""A server's database with a million tables of five entries, a tenth of them open, against one with a thousand.

A decision, what the timekeeper and the outbox lease, the list of a channel and `/me turns`, turn by turn in one run,
each time of other people and places. Prints the ratios; wanted is at most 2. Exit code 1 where one is above; without a
server it says so.
Usage: python benchmarks/growth.py [TABLES], run from the project's folder. A million take minutes and 4 GB.
"""

import asyncio
import random
import secrets
import statistics
import sys
import time
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kingsforge_bot.games.kings_forge.bots import RANDOM_SMITH
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.types import ChannelId, GuildId, TableId, UserId
from kingsforge_bot.service.wiring import Service
from kingsforge_bot.store import open_store
from kingsforge_bot.store.database_store import DatabaseStore
from kingsforge_bot.store.moving.row_form import Form
from kingsforge_bot.store.moving.server_end import ServerEnd
from kingsforge_bot.store.postgresql.opening import the_only_writer
from tests.databases.server import NoServerError, running

MANY, FEW = 1_000_000, 1_000
ROUNDS = 100
WANTED = 2.0
NOW = 1_700_000_000
GAME = kings_forge()
ADA, BEN = UserId(1), UserId(2)
FILLED = ("tables", "seats", "log", "snapshots", "seals", "messages", "turns", "outbox")
FILL = """
CREATE TEMP TABLE n AS SELECT i FROM generate_series(1, {tables}) AS i;
INSERT INTO tables (id, guild, channel, name, game, options, capacity, owner, status, seq, awaited, opened, since, pace,
    due)
SELECT i, 1000 + i % {channels} / 3, 1000 + i % {channels}, 'Table ' || i, 'kings_forge', '{{}}', 4, 1000 + i % {users},
    CASE WHEN i % 10 = 0 THEN 'running' ELSE 'over' END, 5, CASE WHEN i % 10 = 0 THEN '[0]' ELSE '[]' END,
    {now} - {tables} + i, {now} - {tables} + i, 'none',
    CASE WHEN i % 10 = 0 THEN CASE WHEN i <= 300 THEN {now} - 1 ELSE {now} + 7200 + i % 86400 END END
FROM n;
INSERT INTO seats (table_id, seat, "user", name, since, playing)
SELECT i, seat, 1000 + (i * 7 + seat * 13) % {users}, 'Somebody', {now}, CAST(i % 10 = 0 AS INTEGER)
FROM n CROSS JOIN generate_series(0, 2) AS seat
ORDER BY i, seat;
INSERT INTO log (table_id, seq, seat, action, luck, draws, draw_from, events, ruleset, at, forced, cause)
SELECT i, entry, NULLIF(entry % 3, 0), 'gather mill.bottom paying GMMM', '[4,4,6]', 'r3', entry,
    '[{{"type":"Claimed","seat":1,"side":"mill.bottom","copying":null,"paid":["G","M","M","M"]}}]', 1, {now} + entry, 0,
    'player'
FROM n CROSS JOIN generate_series(1, 5) AS entry ORDER BY i, entry;
INSERT INTO snapshots (table_id, seq, state, next_draw)
SELECT i, 5, '{{"state":"' || repeat(md5(CAST(i AS TEXT)), 30) || '"}}', 5 FROM n;
INSERT INTO seals (table_id, number, since, scheme, secret, mix)
SELECT i, 1, 1, 2, sha256(CAST(CAST(i AS TEXT) AS BYTEA)), '' FROM n;
INSERT INTO messages (table_id, kind, seq, message, place, at, fresh)
SELECT i, 'board', 5, 2000000000 + i, 1000 + i % {channels}, {now}, 5 FROM n;
INSERT INTO turns (table_id, seat, "user", asked, since, reminded, due, how)
SELECT i, 0, 1000 + i * 7 % {users}, 5, {now}, 0, NULL, 'none' FROM n WHERE i % 10 = 0;
INSERT INTO outbox (table_id, seq, kind) SELECT i, 5, 'board' FROM n WHERE i <= 30;
DROP TABLE n;
UPDATE census SET tables = (SELECT count(*) FROM tables WHERE tables.status = census.status);
UPDATE timeline SET entries = (SELECT count(*) + sum(seq) FROM tables)
"""


class Side:
    """One of the two databases, and who plays there; people and places grow with the tables."""

    def __init__(self, store: DatabaseStore, tables: int) -> None:
        self.store, self.tables = store, tables
        self.users, self.channels = people(tables)
        self.service = Service(
            store, {GAME.key: GAME}, {GAME.key: {"random": RANDOM_SMITH}}, lambda: NOW, secrets.token_bytes
        )
        self._luck = random.Random(1)
        self._table = TableId(0)

    async def begin(self) -> None:
        """A real game among all that."""
        lobbies = self.service.lobbies
        wanted = NewLobby(GuildId(1), ChannelId(1), ADA, "Ada", game=GAME.key, players=2, options={})
        table = await lobbies.open(wanted)
        await lobbies.join(table.id, BEN, "Ben")
        await lobbies.start(table.id, ADA)
        self._table = table.id

    async def decide(self) -> None:
        look = await self.service.play.look(self._table)
        if not look.awaited:
            await self.begin()
            look = await self.service.play.look(self._table)
        seat = min(look.awaited)
        action = next(GAME.legal_actions(look.view, seat))
        user = look.table.sitters[seat].user
        assert user is not None
        await self.service.play.act(self._table, user, action, decided_on=look.table.seq)

    async def lease(self) -> None:
        due = await self.store.due.versions(NOW)
        assert len(due) >= min(30, self.tables // 10)
        async with self.store.writing() as writing:
            await writing.due.attend(next(iter(due)), NOW)

    async def owing(self) -> None:
        assert len(await self.store.owing()) >= 30

    async def listed(self) -> None:
        number = self._luck.randrange(self.channels)
        await self.store.open_tables(GuildId(1000 + number // 3), ChannelId(1000 + number))

    async def ended(self) -> None:
        number = self._luck.randrange(self.channels)
        await self.store.ended_tables(GuildId(1000 + number // 3), ChannelId(1000 + number), 10)

    async def my_turns(self) -> None:
        await self.store.tables_of(UserId(1000 + self._luck.randrange(self.users)))


ASKED: Mapping[str, Callable[[Side], Awaitable[None]]] = {
    "a decision, with its look": Side.decide,
    "a lease of a table that is due": Side.lease,
    "tables that owe posts": Side.owing,
    "open tables of a channel": Side.listed,
    "ended tables of a channel": Side.ended,
    "/me turns": Side.my_turns,
}


def people(tables: int) -> tuple[int, int]:
    """Users, of whom each sits at thirty tables, and channels, which have 41 tables each."""
    return max(20, tables // 10), max(3, tables // 41)


async def fill(address: str, tables: int) -> None:
    """In bulk, without triggers, keys made at the end."""
    began = time.perf_counter()
    async with open_store(address):
        pass
    users, channels = people(tables)
    forms = [Form(name, (), (), frozenset()) for name in FILLED]
    filling = FILL.format(tables=tables, users=users, channels=channels, now=NOW)
    async with the_only_writer(address) as writing:
        server = ServerEnd(writing)
        async with server.transaction():
            await server.clear(forms)
            for statement in filling.split(";\n"):
                await writing.script(statement)
            await server.finish(forms, {})
        await server.commit()
    print(f"{tables} tables in {time.perf_counter() - began:.0f} s")


async def measured(sides: tuple[Side, Side]) -> float:
    worst = 0.0
    for name, ask in ASKED.items():
        times: list[tuple[float, ...]] = []
        for number in range(-5, ROUNDS):
            took: list[float] = []
            for side in sides:
                began = time.perf_counter()
                await ask(side)
                took.append(time.perf_counter() - began)
            if number >= 0:
                times.append(tuple(took))
        few, many = (statistics.median(one) for one in zip(*times, strict=True))
        worst = max(worst, many / few)
        print(f"{many / few:6.2f}  {many * 1000:9.3f} ms  {name}")
    return worst


async def main(tables: int) -> int:
    try:
        with running(settings=()) as (address, _):
            counts = {"few": min(FEW, tables), "many": tables}
            for name, count in counts.items():
                async with the_only_writer(address % "postgres") as writing:
                    await writing.script(f"CREATE DATABASE {name}")
                await fill(address % name, count)
            async with open_store(address % "few") as few, open_store(address % "many") as many:
                sides = (Side(few, counts["few"]), Side(many, counts["many"]))
                for side in sides:
                    await side.begin()
                worst = await measured(sides)
                for side in sides:
                    await side.service.stop()
    except NoServerError as error:
        print(f"no PostgreSQL: {error}")
        return 0
    print(f"{len(ASKED)} kinds; the worst takes {worst:.2f} times as long (wanted: at most {WANTED})")
    return 0 if worst <= WANTED else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else MANY)))
