"""What is kept of somebody is handed out whole, and goes when they wish; games of others stay."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.person.personal import Leaving
from kingsforge_bot.service.person.settings import UserSettings
from kingsforge_bot.service.post.notices import Reminder
from kingsforge_bot.service.post.publisher import LinePost
from kingsforge_bot.service.proposals import EndAll
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.table.names import DELETED
from kingsforge_bot.service.table_events import Vacated
from kingsforge_bot.service.types import NOBODY, Cause, Table, TableId, TableStatus, UserId
from kingsforge_bot.service.wiring import Service
from tests.databases.by_hand import change, reader
from tests.databases.tampering import columns
from tests.service.listening import said
from tests.service.room import ADA, BEN, CHANNEL, CLEO, GAMES, GUILD, TOY, Entropy, FakePublisher, Room

ZOE = UserId(987_654_321_987)
"""Of whom all traces are looked for: the number stands nowhere else."""
NAME = "Zoe of the Anvils"


async def mentioned(room: Room, what: object) -> set[str]:
    """Where in the database that number or text stands: `table.column`."""
    found = set()
    for table, column in await columns(room.store):
        query = f"SELECT count(*) FROM {table} WHERE CAST({column} AS TEXT) LIKE '%' || CAST(? AS TEXT) || '%'"
        row = await reader(room.store).row(query, str(what))
        if row is not None and row[0]:
            found.add(f"{table}.{column}")
    return found


async def lobby_of(room: Room, owner: UserId, name: str, *others: UserId, players: int = 3, **more: Any) -> Table:
    asked: dict[str, Any] = {"game": room.game.key, "options": {}} | more
    table = await room.service.lobbies.open(NewLobby(GUILD, CHANNEL, owner, name, players=players, **asked))
    for user in others:
        table = await room.service.lobbies.join(table.id, user, NAME if user == ZOE else f"user {user}")
    return table


async def lived(room: Room) -> dict[str, TableId]:
    """Zoe sat, owned, ended, gave words and set things; tables by what they are."""
    lobbies = room.service.lobbies
    tables = {}
    over = await lobby_of(room, ZOE, NAME, players=2, bots=1)
    await lobbies.start(over.id, ZOE)
    await room.service.endings.end(over.id, ZOE, moderator=False)
    tables["closed"] = over.id
    running = await lobby_of(room, ZOE, NAME, BEN, CLEO)
    await lobbies.join(running.id, BEN, "Ben", word="poplar")
    await lobbies.start(running.id, ZOE)
    tables["running"] = running.id
    await room.act(running.id)
    await room.act(running.id)
    await room.act(running.id)
    lobby = await lobby_of(room, ADA, "Ada", ZOE)
    await lobbies.join(lobby.id, ZOE, NAME, word="willow")
    await lobbies.join(lobby.id, BEN, "Ben", word="birch")
    tables["lobby"] = lobby.id
    over = await lobby_of(room, ZOE, NAME, BEN, players=2, game=TOY.key)
    for user in (ZOE, BEN):
        await room.service.preferences.change(user, rated=True)
    await lobbies.start(over.id, ZOE)
    while (await room.service.play.look(over.id)).table.status is TableStatus.RUNNING:
        await room.act(over.id)
    tables["over"] = over.id
    inviting = await lobby_of(room, ADA, "Ada")
    await lobbies.invite(inviting.id, ADA, ZOE, NAME)
    followed = await lobby_of(room, ADA, "Ada")
    await room.service.following.follow(followed.id, ZOE)
    await room.service.preferences.change(ZOE, language="fr", zone="Europe/Paris")
    return tables


async def test_all_places_where_somebody_stands_are_in_their_file(any_room: Room) -> None:
    room = any_room
    tables = await lived(room)
    kept = await room.service.personal.kept(ZOE)
    assert await mentioned(room, ZOE) == {
        "user_settings.user",
        "seats.user",
        "tables.owner",
        "tables.closed_by",
        "words.user",
        "invitations.user",
        "followers.user",
        "mentions.user",
        "results.user",
        "ratings.user",
    }
    assert [row["name"] for row in kept["invitations"]] == [NAME]
    assert [row["table"] for row in kept["results"]] == [tables["over"]]
    assert [row["game"] for row in kept["ratings"]] == [TOY.key]
    assert [row["language"] for row in kept["settings"]] == ["fr"]
    assert {row["table"] for row in kept["seats"]} == set(tables.values())
    assert {row["name"] for row in kept["seats"]} == {NAME}
    assert {row["table"] for row in kept["tables_owned"]} == {tables["closed"], tables["running"], tables["over"]}
    assert [row["table"] for row in kept["tables_ended"]] == [tables["closed"]]
    assert [row["word"] for row in kept["words"]] == ["willow"]
    rows = [row for row in await room.store.log(tables["running"]) if row.seat == 0]
    moves = [row for row in kept["moves"] if row["table"] == tables["running"]]
    assert [row["action"] for row in moves] == [row.action for row in rows]


async def test_the_file_of_one_tells_nothing_of_another(any_room: Room) -> None:
    room = any_room
    await lived(room)
    kept = await room.service.personal.kept(BEN)
    assert [row["language"] for row in kept["settings"]] == [None]
    assert kept["invitations"] == []
    assert kept["tables_owned"] == []
    assert {row["word"] for row in kept["words"]} == {"poplar", "birch"}
    assert {row["seat"] for row in kept["moves"]} <= {1}
    assert not any(row for rows in (await room.service.personal.kept(UserId(1))).values() for row in rows)


async def test_afterwards_nothing_names_them(any_room: Room) -> None:
    room = any_room
    tables = await lived(room)
    assert await room.service.personal.leaving(ZOE) == Leaving(lobbies=1, running=1)
    await room.service.personal.forget(ZOE)
    assert await mentioned(room, ZOE) == set()
    assert await mentioned(room, NAME) == set()
    assert await mentioned(room, "willow") == set()
    assert room.store.user_settings(ZOE) == UserSettings()
    assert await room.service.personal.leaving(ZOE) == Leaving(lobbies=0, running=0)
    closed = (await room.service.play.look(tables["closed"])).table
    assert closed.sitters[0].name == DELETED
    assert closed.closed_by == NOBODY
    await room.service.personal.forget(ZOE)


async def test_a_bot_plays_on_at_their_seat_and_the_log_tells_so(any_room: Room) -> None:
    room = any_room
    table = (await lived(room))["running"]
    before = await room.service.history.entries(table, last=1000)
    await room.service.personal.forget(ZOE)
    look = await room.service.play.look(table)
    sitter = look.table.sitters[0]
    assert (sitter.user, sitter.ai) == (None, "random")
    assert look.table.owner == BEN
    assert 0 not in look.awaited
    entries = await room.service.history.entries(table, last=1000)
    assert entries[: len(before)] == before
    noted = entries[len(before)]
    assert noted.fact == Vacated(Seat(0), bot=True)
    assert all(entry.cause in (Cause.BOT, Cause.FORCED) for entry in entries[len(before) + 1 :])
    while (await room.service.play.look(table)).table.seq < len(
        entries
    ) + 8 and look.table.status is TableStatus.RUNNING:
        look = (await room.act(table)).look
    assert Cause.BOT in {entry.cause for entry in await room.service.history.entries(table, last=1000)}


async def test_what_was_planned_goes_and_is_not_carried_out_for_the_bot(room: Room) -> None:
    table = (await room.started(ZOE, CLEO, players=3)).look.table.id
    await room.service.planning.add(table, ZOE, "pass")
    assert [row["seat"] for row in (await room.service.personal.kept(ZOE))["plans"]] == [1]
    await room.service.personal.forget(ZOE)
    assert await mentioned(room, ZOE) == set()
    async with room.store.writing() as writing:
        assert await writing.plans.armed(table) == ()
    while (look := await room.service.play.look(table)).table.seq < 12 and look.awaited:
        await room.act(table)
    assert Cause.PLAN not in {entry.cause for entry in await room.service.history.entries(table, last=100)}


async def test_others_play_on_from_where_they_were(any_room: Room) -> None:
    room = any_room
    table = (await lived(room))["running"]
    asked = {user: await room.service.play.look(table, user) for user in (BEN, CLEO)}
    await room.service.personal.forget(ZOE)
    for user, before in asked.items():
        now = await room.service.play.look(table, user)
        if before.is_awaited and now.is_awaited:
            assert not now.table.is_stale(now.seat, before.table.seq)


async def test_where_a_game_has_no_bots_nobody_sits_there_any_more(room: Room) -> None:
    room.service = Service(room.store, GAMES, {}, room.clock, Entropy())
    table = (await lobby_of(room, ZOE, NAME, BEN, CLEO)).id
    await room.service.lobbies.start(table, ZOE)
    await room.service.personal.forget(ZOE)
    look = await room.service.play.look(table)
    assert (look.table.sitters[0].user, look.table.sitters[0].ai, look.table.sitters[0].name) == (None, None, "(1)")
    assert look.table.status is TableStatus.RUNNING
    assert (await room.service.history.entries(table, last=1))[0].fact == Vacated(Seat(0), bot=False)
    if 0 not in look.awaited:
        await room.act(table)


async def test_a_game_without_anybody_else_is_closed_and_that_is_said(room: Room) -> None:
    table = (await lobby_of(room, ZOE, NAME, players=2, bots=1)).id
    await room.service.lobbies.start(table, ZOE)
    publisher = FakePublisher()
    await said(room, publisher)
    await room.service.personal.forget(ZOE)
    look = await room.service.play.look(table)
    assert look.table.status is TableStatus.CLOSED
    assert look.table.closed_by == NOBODY
    await said(room, publisher)
    assert [type(line) for line in publisher.lines] == [LinePost]


async def test_a_lobby_goes_on_without_them_and_the_next_word_finds_its_place(room: Room) -> None:
    lobby = (await lived(room))["lobby"]
    await room.service.personal.forget(ZOE)
    table = (await room.service.play.look(lobby)).table
    assert [sitter.user for sitter in table.sitters] == [ADA, BEN]
    await room.service.lobbies.join(lobby, CLEO, "Cleo", word="bellows")
    async with room.store.writing() as writing:
        assert await writing.seals.words(lobby) == ("birch", "bellows")
    await room.service.lobbies.start(lobby, ADA)


async def test_two_who_went_are_told_apart(room: Room) -> None:
    table = (await lobby_of(room, ZOE, NAME, BEN, CLEO)).id
    await room.service.lobbies.start(table, ZOE)
    await room.service.endings.end(table, ZOE, moderator=True)
    for user in (ZOE, BEN):
        await room.service.personal.forget(user)
    sitters = (await room.service.play.look(table)).table.sitters
    assert [sitter.name for sitter in sitters] == [DELETED, f"{DELETED} 2", f"user {CLEO}"]


async def test_a_table_that_cannot_be_read_keeps_nobody(room: Room) -> None:
    table = (await lobby_of(room, ZOE, NAME, BEN)).id
    await room.service.lobbies.start(table, ZOE)
    await change(room.store, "UPDATE snapshots SET state = '{}' WHERE table_id = ?", table)
    room.service = Service(room.store, GAMES, {}, room.clock, Entropy())
    await room.service.personal.forget(ZOE)
    assert await mentioned(room, ZOE) == set()
    found = await room.store.table(table)
    assert found is not None
    assert found.status is TableStatus.CLOSED


async def test_two_who_go_at_once_leave_no_trace(room: Room) -> None:
    table = (await lobby_of(room, ZOE, NAME, BEN, CLEO)).id
    await room.service.lobbies.start(table, ZOE)
    await asyncio.gather(room.service.personal.forget(ZOE), room.service.personal.forget(BEN))
    assert await mentioned(room, ZOE) == set()
    look = await room.service.play.look(table)
    assert [sitter.user for sitter in look.table.sitters] == [None, None, CLEO]


@pytest.mark.parametrize("rejoined", [True, False])
async def test_who_went_may_come_again_as_anybody(room: Room, rejoined: bool) -> None:
    lobby = (await lived(room))["lobby"]
    await room.service.personal.forget(ZOE)
    if rejoined:
        joined = await room.service.lobbies.join(lobby, ZOE, NAME)
        assert joined.sitters[-1].user == ZOE
    kept = await room.service.personal.kept(ZOE)
    assert len(kept["seats"]) == int(rejoined)


@pytest.mark.parametrize("posted", [True, False])
async def test_reminders_that_call_them_go_too(room: Room, posted: bool) -> None:
    table = (await room.started(ZOE, CLEO, players=3)).look.table.id
    while ZOE not in {one.user for one in await room.store.pending_turns.at(table)}:
        look = await room.service.play.look(table)
        if 1 not in look.awaited:
            await room.act(table)
        await room.at(room.clock.now + 1)
    publisher = FakePublisher()
    await room.at(room.clock.now + 24 * 60 * 60)
    if posted:
        await said(room, publisher)
    assert "notices.notice" in await mentioned(room, ZOE)
    assert [row["table"] for row in (await room.service.personal.kept(ZOE))["reminders"]] == [table]
    await room.service.personal.forget(ZOE)
    assert await mentioned(room, ZOE) == set()
    publisher = FakePublisher()
    await said(room, publisher)
    assert not any(isinstance(post.notice, Reminder) for post in publisher.notices)
    # What is owed next gets a number of its own.
    await room.at(room.clock.now + 15 * 24 * 60 * 60)
    await said(room, publisher)
    assert publisher.notices


async def test_a_question_to_the_table_ends_with_the_table(room: Room) -> None:
    table = (await room.started(ZOE, BEN, players=3)).look.table.id
    look = await room.service.play.look(table)
    await room.service.votes.ask(table, ZOE, EndAll(), decided_on=look.table.seq)
    await change(room.store, "UPDATE snapshots SET state = '{}' WHERE table_id = ?", table)
    room.service = Service(room.store, GAMES, {}, room.clock, Entropy())
    await room.service.personal.forget(ZOE)
    found = await room.store.table(table)
    assert found is not None
    assert (found.status, found.vote) == (TableStatus.CLOSED, None)


@pytest.mark.of_files
async def test_what_was_deleted_stands_in_none_of_the_files(any_room: Room) -> None:
    """Neither in pages that are free by now nor in the log beside the database, which is emptied."""
    room = any_room
    await lived(room)
    traces = (NAME.encode(), b"willow", ZOE.to_bytes(6, "big"))
    assert all(trace in read_whole(room) for trace in traces)
    await room.service.personal.forget(ZOE)
    assert [trace for trace in traces if trace in read_whole(room)] == []
    # A further transaction writes a log again: of what is there now.
    await room.service.preferences.change(BEN, language="fr")
    assert [trace for trace in traces if trace in read_whole(room)] == []


def read_whole(room: Room) -> bytes:
    """The database as it lies on the disk, and its log."""
    return b"".join(file.read_bytes() for ending in ("", "-wal") if (file := Path(f"{room.path}{ending}")).exists())
