"""Ratings: of those alone who want them, of plays among persons alone, in the transaction that ends the play."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingsforge_bot.service.ratings import Estimate, reckoned
from kingsforge_bot.service.types import GuildId, TableId, UserId
from tests.service.room import ADA, BEN, CLEO, GUILD, TOY, Room, open_room
from tests.service.test_results import played


async def willing(room: Room, *users: UserId) -> None:
    for user in users:
        await room.service.preferences.change(user, rated=True)


async def game(room: Room, *others: UserId, **more: object) -> TableId:
    table = (await room.started(*others, players=1 + len(others) + int(str(more.get("ais", 0))), **more)).look.table.id
    await played(room, table)
    return table


@pytest.fixture
async def beads(tmp_path: Path) -> AsyncIterator[Room]:
    async with open_room(tmp_path / "db.sqlite3", game=TOY) as room:
        yield room


def test_who_wins_rises_and_who_loses_falls_and_the_tied_stay_together() -> None:
    first, second, third = reckoned([None, None, None], [1, 2, 2])
    assert first.mu > 25 > second.mu
    assert second == third
    (again, _) = reckoned([first, second], [1, 2])
    assert again.mu > first.mu
    assert again.sigma < first.sigma < Estimate(25, 25 / 3).sigma


async def test_all_who_sat_there_must_want_it(beads: Room) -> None:
    await willing(beads, ADA)
    await game(beads, BEN)
    assert await beads.store.ratings(GUILD) == ()
    await willing(beads, BEN)
    table = await game(beads, BEN)
    places = {one.user: one.place for one in await beads.store.results(table)}
    best, *_ = rated = await beads.store.ratings(GUILD)
    assert {one.user for one in rated} == {ADA, BEN}
    assert places[best.user] == 1
    assert [(one.game, one.plays) for one in rated] == [("toy", 1)] * 2
    assert {one.name for one in rated} == {"Ada", f"user {BEN}"}


async def test_games_with_bots_count_nowhere(beads: Room) -> None:
    await willing(beads, ADA, BEN)
    await game(beads, BEN, ais=1)
    assert await beads.store.ratings(GUILD) == ()
    assert await beads.store.records(GUILD) == ()
    assert await beads.store.own_records(GUILD, ADA) == ()


async def test_nor_does_one_where_a_seat_changed_hands(beads: Room) -> None:
    await willing(beads, ADA, BEN)
    table = (await beads.started(BEN, players=2)).look.table.id
    async with beads.store.writing() as writing:
        await writing._connection.rows(
            "INSERT INTO seats (table_id, seat, user, name, since, until) VALUES (?, 1, ?, 'x', 1, 2)", table, CLEO
        )
    await played(beads, table)
    assert await beads.store.ratings(GUILD) == ()
    assert len(await beads.store.own_records(GUILD, BEN)) == 1


async def test_each_server_has_its_own(beads: Room) -> None:
    await willing(beads, ADA, BEN)
    await game(beads, BEN)
    assert await beads.store.ratings(GuildId(99)) == ()
    assert await beads.store.records(GuildId(99)) == ()


async def test_records_name_the_fastest_the_longest_and_the_most(beads: Room) -> None:
    waits = {}
    for wait in (50, 10, 90):
        table = (await beads.started(BEN, players=2)).look.table.id
        await played(beads, table, wait=wait)
        waits[wait] = table
    [found] = await beads.store.records(GUILD)
    assert (found.game, found.plays) == ("toy", 3)
    assert (found.fastest.table, found.longest.table) == (waits[10], waits[90])
    assert found.fastest.place == 1
    assert sorted(one.count for one in found.most_plays) == [3, 3]
    [own] = await beads.store.own_records(GUILD, ADA)
    wins = {one.user: one.count for one in found.most_wins}
    assert (own.game, own.plays, own.wins) == ("toy", 3, wins.get(ADA, 0))
    assert own.longest_wait in (0, 10, 20, 50, 90, 180)
