"""When a play ends, it is written down for good who came in where, and how long the others waited for whom."""

from pathlib import Path

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.person.result_records import Result, Standing
from kingsforge_bot.service.person.results import standings
from tests.databases.by_hand import change
from tests.service.person.playing import played
from tests.service.room import ADA, BEN, CLEO, TOY, Room, open_room


def by_seat(results: tuple[Result, ...]) -> list[Result]:
    return sorted(results, key=lambda one: one.seat)


def test_tied_seats_share_a_place_and_the_next_one_is_left_out() -> None:
    assert standings([[Seat(2)], [Seat(0), Seat(3)], [Seat(1)]]) == (
        Standing(Seat(2), 1),
        Standing(Seat(0), 2, tied=True),
        Standing(Seat(3), 2, tied=True),
        Standing(Seat(1), 4),
    )


async def test_the_last_action_writes_how_it_ended(any_room: Room) -> None:
    room = any_room
    began = room.clock.now
    table = (await room.started(BEN, CLEO, players=3)).look.table.id
    assert await room.store.results.of(table) == ()
    await played(room, table, wait=60)
    look = await room.service.play.look(table)
    results = await room.store.results.of(table)
    places = room.game.places(look.view)
    assert places is not None
    assert {(one.seat, one.place, one.tied) for one in results} == {
        (one.seat, one.place, one.tied) for one in standings(places)
    }
    assert [one.user for one in by_seat(results)] == [ADA, BEN, CLEO]
    assert [one.name for one in by_seat(results)] == ["Ada", f"user {BEN}", f"user {CLEO}"]
    for one in results:
        assert (one.game, one.seats, one.entries) == (room.game.key, 3, look.table.seq)
        assert (one.started, one.ended) == (began, room.clock.now)
        assert one.persons_only


async def test_the_longest_wait_is_that_for_one_decision(tmp_path: Path) -> None:
    async with open_room(tmp_path / "db.sqlite3") as room:
        table = (await room.started(BEN, players=2)).look.table.id
        look = await room.service.play.look(table)
        (slow,) = look.awaited
        room.clock.now += 5000
        await room.act(table)
        await played(room, table, wait=7)
        waits = {one.seat: one.longest_wait for one in await room.store.results.of(table)}
        assert waits == {slow: 5000, Seat(1 - slow): 7}


async def test_who_decides_together_with_others_is_waited_for_since_all_were_asked(tmp_path: Path) -> None:
    async with open_room(tmp_path / "db.sqlite3", game=TOY) as room:
        table = (await room.started(BEN, players=2)).look.table.id
        await room.service.play.look(table)
        for user, wait in ((ADA, 100), (BEN, 200)):
            room.clock.now += wait
            await room.act_as(await room.service.play.look(table, user))
        await played(room, table)
        assert [one.longest_wait for one in by_seat(await room.store.results.of(table))] == [100, 300]


async def test_with_a_bot_it_is_no_game_of_persons(tmp_path: Path) -> None:
    async with open_room(tmp_path / "db.sqlite3", game=TOY) as room:
        table = (await room.started(players=2, bots=1)).look.table.id
        await played(room, table)
        ada, bot = by_seat(await room.store.results.of(table))
        assert (ada.user, ada.ai, bot.user, bot.ai) == (ADA, None, None, "random")
        assert not ada.persons_only


async def test_what_was_ended_early_has_no_result(room: Room) -> None:
    table = (await room.started(BEN, players=2)).look.table.id
    await room.service.endings.end(table, ADA, moderator=True)
    assert await room.store.results.of(table) == ()
    assert await room.store.results.missing() == ()


async def test_plays_from_before_there_were_results_get_theirs_at_the_next_start(any_room: Room) -> None:
    room = any_room
    table = (await room.started(BEN, players=2)).look.table.id
    await played(room, table, wait=60)
    before = await room.store.results.of(table)
    await change(room.store, "DELETE FROM results")
    await change(room.store, "INSERT INTO uncounted VALUES (?)", table)
    assert await room.store.results.missing() == (table,)
    await room.service.fill_in()
    assert await room.store.results.of(table) == before
    await room.service.fill_in()
    assert await room.store.results.of(table) == before


async def test_one_that_cannot_be_read_stays_without_and_harms_no_other(room: Room) -> None:
    tables = [(await room.started(players=2, bots=1)).look.table.id for _ in range(2)]
    await change(room.store, "UPDATE tables SET status = 'over'")
    await change(room.store, "INSERT INTO uncounted SELECT id FROM tables")
    await change(room.store, "UPDATE snapshots SET state = '{}' WHERE table_id = ?", tables[0])
    await room.service.fill_in()
    assert await room.store.results.missing() == (tables[0], tables[1])
