"""Settings outlive the bot, are known without waiting, and are as by default where nothing was set."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from kingsforge_bot import store
from kingsforge_bot.core.portraits import Portrait
from kingsforge_bot.service.person.settings import Alerts, Openers, ServerSettings, UserSettings
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.time.hours import DailyHours
from kingsforge_bot.service.types import ChannelId, GuildId, OldBoardPolicy, RoleId, UserId
from kingsforge_bot.store.database_store import DatabaseStore
from tests.databases.by_hand import change, read
from tests.databases.engines import open_store
from tests.service.room import ADA, BEN, CHANNEL, GUILD, Room, open_room
from tests.store.record import FIXTURES

ALL_OF_HERS = UserSettings(
    alerts=Alerts.DIRECT,
    zone="Europe/Madrid",
    quiet=(22 * 60, 8 * 60),
    digest=0,
    language="es",
    plays_forced=False,
    rated=True,
    away_until=1_700_000_000,
    failed_directs=1,
    portrait=Portrait.PLUME,
    best_moves=False,
)
ALL_OF_THEIRS = ServerSettings(
    channels=(CHANNEL, ChannelId(2**63 - 1)),
    openers=Openers.ROLE,
    role=RoleId(5),
    most_of_member=3,
    most_open=7,
    game="kings_forge",
    pace="24h+4h",
    thread=True,
    boards=OldBoardPolicy.DELETE,
    bots=2,
    language="ja",
    zone="Asia/Tokyo",
)


@pytest.fixture
def path(tmp_path: Path, engine: str) -> Path:
    return tmp_path / "kingsforge.sqlite3"


async def test_where_nothing_was_set_the_defaults_hold(path: Path) -> None:
    async with open_store(path) as store:
        assert store.user_settings(ADA) == UserSettings()
        assert store.server_settings(GUILD) == ServerSettings()


async def test_all_that_was_set_is_known_after_a_restart(path: Path) -> None:
    async with open_store(path) as store, store.writing() as writing:
        await writing.keep_user(ADA, ALL_OF_HERS)
        await writing.keep_server(GUILD, ALL_OF_THEIRS)
    async with open_store(path) as store:
        assert store.user_settings(ADA) == ALL_OF_HERS
        assert store.server_settings(GUILD) == ALL_OF_THEIRS
        assert store.user_settings(BEN) == UserSettings()
        assert store.server_settings(GuildId(11)) == ServerSettings()


async def test_what_is_changed_is_known_at_once_and_in_its_own_transaction_before(path: Path) -> None:
    async with open_store(path) as store:
        async with store.writing() as writing:
            await writing.keep_user(ADA, ALL_OF_HERS)
            await writing.keep_server(GUILD, ALL_OF_THEIRS)
            assert writing.user_settings(ADA) == ALL_OF_HERS
            assert writing.server_settings(GUILD) == ALL_OF_THEIRS
            assert store.user_settings(ADA) == UserSettings()
        assert store.user_settings(ADA) == ALL_OF_HERS
        async with store.writing() as writing:
            changed = replace(writing.user_settings(ADA), language=None)
            await writing.keep_user(ADA, changed)
        assert store.user_settings(ADA) == changed
        assert store.server_settings(GUILD) == ALL_OF_THEIRS


async def test_what_was_undone_was_never_set(path: Path) -> None:
    async with open_store(path) as store:
        with pytest.raises(ZeroDivisionError):
            await _kept_and_then(store, ZeroDivisionError())
        assert store.user_settings(ADA) == UserSettings()
        assert store.server_settings(GUILD) == ServerSettings()


async def _kept_and_then(store: DatabaseStore, error: Exception) -> None:
    async with store.writing() as writing:
        await writing.keep_user(ADA, ALL_OF_HERS)
        await writing.keep_server(GUILD, ALL_OF_THEIRS)
        raise error


async def test_of_whom_all_is_as_by_default_nothing_is_stored(path: Path) -> None:
    async with open_store(path) as store:
        for settings in (ALL_OF_HERS, UserSettings()):
            async with store.writing() as writing:
                await writing.keep_user(ADA, settings)
        for server in (ALL_OF_THEIRS, ServerSettings()):
            async with store.writing() as writing:
                await writing.keep_server(GUILD, server)
        for query in ("SELECT * FROM user_settings", "SELECT * FROM server_settings"):
            assert await read(store, query) == []


def seats(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as database:
        held = "SELECT id, table_id, seat, user, ai, name, since, until FROM seats ORDER BY id"
        return database.execute(held).fetchall()


@pytest.mark.of_files
async def test_the_seats_of_an_older_database_are_held_as_before(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.executescript((FIXTURES / "schema-4.sql").read_text("utf-8"))
    held = seats(path)
    assert held
    async with open_store(path) as store:
        assert store.user_settings(ADA) == UserSettings()
    assert seats(path) == held


async def test_who_plays_in_an_older_database_plays_on(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.executescript((FIXTURES / "schema-4.sql").read_text("utf-8"))
        rows = database.execute(
            "SELECT user, table_id FROM seats JOIN tables ON tables.id = table_id"
            " WHERE user IS NOT NULL AND until IS NULL AND status IN ('lobby', 'running') ORDER BY user, table_id"
        ).fetchall()
        everybody = database.execute("SELECT DISTINCT user FROM seats WHERE user IS NOT NULL ORDER BY user").fetchall()
    async with store.open_store(path) as opened:
        found = [(user, one.table.id) for (user,) in everybody for one in await opened.tables_of(user)]
    assert rows
    assert found == rows


def test_quiet_hours_are_by_the_clock_of_their_zone() -> None:
    assert UserSettings().quiet_hours is None
    assert ALL_OF_HERS.quiet_hours == DailyHours(22 * 60, 8 * 60, "Europe/Madrid")
    assert UserSettings(quiet=(0, 60), zone="Atlantis/City").quiet_hours == DailyHours(0, 60, "UTC")


def test_nobody_is_away_from_when_they_said() -> None:
    assert ALL_OF_HERS.is_away(1_699_999_999)
    assert not ALL_OF_HERS.is_away(1_700_000_000)
    assert not UserSettings().is_away(0)


async def test_tables_of_somebody_are_those_where_they_sit_in_any_server(path: Path) -> None:
    async with open_room(path) as room:
        await _check_tables_of(room)


async def _check_tables_of(room: Room) -> None:
    first = await room.lobby(BEN)
    running = (await room.started(BEN, players=2)).look.table
    over = await room.lobby(BEN)
    await room.service.lobbies.leave(over.id, BEN)
    elsewhere = await room.service.lobbies.open(
        NewLobby(GuildId(99), ChannelId(98), BEN, "Ben", game="kings_forge", players=2, options={})
    )
    found = await room.store.tables_of(BEN)
    assert [one.table.id for one in found] == [first.id, running.id, elsewhere.id]
    assert [one.awaits(BEN) or one.awaits(ADA) for one in found] == [False, True, False]
    assert await room.store.tables_of(UserId(-1)) == ()
    for status, ids in (("over", [first.id, elsewhere.id]), ("running", [first.id, running.id, elsewhere.id])):
        await change(room.store, "UPDATE tables SET status = ? WHERE id = ?", status, running.id)
        assert [one.table.id for one in await room.store.tables_of(BEN)] == ids
