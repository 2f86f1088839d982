"""Ratings: of those alone who want them, of plays among persons alone, in the transaction that ends the play."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.person.ratings import Estimate, reckoned
from kingsforge_bot.service.time.pending_turns import HOUR
from kingsforge_bot.service.types import GuildId, TableId, UserId
from tests.service.listening import said
from tests.service.person.playing import played
from tests.service.room import ADA, BEN, CLEO, DAN, GUILD, TOY, FakePublisher, Room, awaited_user, open_room
from tests.service.time.playing import out_of_time
from tests.service.timed import PACE, later, look


async def willing(room: Room, *users: UserId) -> None:
    for user in users:
        await room.service.preferences.change(user, rated=True)


async def game(room: Room, *others: UserId, **more: object) -> TableId:
    table = (await room.started(*others, players=1 + len(others) + int(str(more.get("bots", 0))), **more)).look.table.id
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
    assert await beads.store.results.ratings(GUILD) == ()
    await willing(beads, BEN)
    table = await game(beads, BEN)
    places = {one.user: one.place for one in await beads.store.results.of(table)}
    best, *_ = rated = await beads.store.results.ratings(GUILD)
    assert {one.user for one in rated} == {ADA, BEN}
    assert places[best.user] == 1
    assert [(one.game, one.plays) for one in rated] == [("toy", 1)] * 2
    assert {one.name for one in rated} == {"Ada", f"user {BEN}"}


async def test_games_with_bots_count_nowhere(beads: Room) -> None:
    await willing(beads, ADA, BEN)
    await game(beads, BEN, bots=1)
    assert await beads.store.results.ratings(GUILD) == ()
    assert await beads.store.results.records(GUILD) == ()
    assert await beads.store.results.own(GUILD, ADA) == ()


async def rated(room: Room) -> dict[UserId, float]:
    return {one.user: one.mu for one in await room.store.results.ratings(GUILD)}


async def three(room: Room) -> TableId:
    """A rated game of Ada, Ben and Cleo."""
    await willing(room, ADA, BEN, CLEO)
    return (await room.started(BEN, CLEO, players=3)).look.table.id


async def test_what_somebody_sets_during_a_game_does_not_save_them_from_it(beads: Room) -> None:
    await willing(beads, ADA, BEN)
    table = (await beads.started(BEN, players=2)).look.table.id
    await beads.service.preferences.change(BEN, rated=False)
    await played(beads, table)
    assert (await rated(beads)).keys() == {ADA, BEN}


async def test_nor_does_it_make_a_game_rated_that_was_not(beads: Room) -> None:
    await willing(beads, ADA)
    table = (await beads.started(BEN, players=2)).look.table.id
    await willing(beads, BEN)
    await played(beads, table)
    assert await rated(beads) == {}


async def test_who_comes_back_never_left(beads: Room) -> None:
    table = await three(beads)
    await beads.service.seats.resign(table, BEN, bot=True)
    await beads.service.seats.take_back(table, BEN, "Ben")
    await played(beads, table)
    found, places = await rated(beads), {one.user: one.place for one in await beads.store.results.of(table)}
    assert found.keys() == {ADA, BEN, CLEO}
    after = reckoned([None] * 3, [places[user] for user in found])
    assert list(found.values()) == pytest.approx([one.mu for one in after])


async def test_who_stays_away_comes_after_all_who_stayed_and_bots_are_not_rated(beads: Room) -> None:
    table = await three(beads)
    await beads.service.seats.resign(table, BEN, bot=True)
    await played(beads, table)
    found, places = await rated(beads), {one.user: one.place for one in await beads.store.results.of(table)}
    assert found.keys() == {ADA, BEN, CLEO}
    after = reckoned([None] * 3, [places[ADA], places[CLEO], 9])
    assert [found[ADA], found[CLEO], found[BEN]] == pytest.approx([one.mu for one in after])
    assert {one.user: one.plays for one in await beads.store.results.ratings(GUILD)} == {ADA: 1, BEN: 1, CLEO: 1}


async def test_nor_are_substitutes(beads: Room) -> None:
    table = await three(beads)
    await willing(beads, DAN)
    await beads.service.seats.resign(table, BEN, bot=False)
    await beads.service.seats.take(table, DAN, "Dan", Seat(1))
    await played(beads, table)
    found = await rated(beads)
    assert found.keys() == {ADA, BEN, CLEO}
    assert found[BEN] < min(found[ADA], found[CLEO])


async def test_a_game_that_is_ended_after_somebody_left_counts_against_them_alone(beads: Room) -> None:
    table = await three(beads)
    await beads.service.seats.resign(table, BEN, bot=True)
    await beads.service.endings.end(table, DAN, moderator=True)
    found = await rated(beads)
    assert found[ADA] == found[CLEO] > 25 > found[BEN]


async def test_who_is_left_alone_may_end_it_and_is_not_cheated(beads: Room) -> None:
    await willing(beads, ADA, BEN)
    for last in ("end", "resign"):
        table = (await beads.started(BEN, players=2)).look.table.id
        await beads.service.seats.resign(table, BEN, bot=False)
        if last == "end":
            await beads.service.endings.end(table, ADA, moderator=False)
        else:
            await beads.service.seats.resign(table, ADA, bot=False)
    found = await rated(beads)
    assert found[ADA] > 25 > found[BEN]
    assert {one.plays for one in await beads.store.results.ratings(GUILD)} == {2}


async def test_where_all_stayed_a_game_that_is_ended_does_not_count(beads: Room) -> None:
    table = await three(beads)
    await beads.service.endings.end(table, DAN, moderator=True)
    assert await rated(beads) == {}
    assert await beads.store.results.rated(table) == {}


async def test_who_is_removed_by_a_moderator_is_not_rated(beads: Room) -> None:
    await willing(beads, ADA, BEN)
    for friend in (False, True):
        table = (await beads.started(BEN, players=2)).look.table.id
        await beads.service.seats.remove(table, Seat(1), moderator=True)
        if friend:
            await beads.service.seats.take(table, DAN, "Dan", Seat(1))
            await played(beads, table)
        else:
            await beads.service.endings.end(table, ADA, moderator=True)
    assert await rated(beads) == {}


async def test_nor_does_it_spoil_the_game_for_the_others(beads: Room) -> None:
    table = await three(beads)
    await beads.service.seats.remove(table, Seat(1), moderator=True)
    await played(beads, table)
    places = {one.user: one.place for one in await beads.store.results.of(table)}
    after = reckoned([None] * 2, [places[ADA], places[CLEO]])
    assert await rated(beads) == pytest.approx({ADA: after[0].mu, CLEO: after[1].mu})


async def test_who_is_late_and_replaced_does_not_lose_a_game_that_is_ended(tmp_path: Path) -> None:
    async with open_room(tmp_path / "late.sqlite3", game=TOY) as room:
        await willing(room, ADA, BEN, CLEO)
        await room.started(BEN, CLEO, players=3, pace=PACE, options={"rounds": "long"})
        await out_of_time(room, Seat(1), 2)
        await room.service.seats.take(TableId(1), DAN, "Dan", Seat(1))
        await room.service.endings.end(TableId(1), ADA, moderator=True)
        assert await rated(room) == {}


async def test_who_is_so_late_that_a_bot_plays_on_does(tmp_path: Path) -> None:
    async with open_room(tmp_path / "late.sqlite3") as room:
        await willing(room, ADA, BEN, CLEO)
        await room.started(BEN, CLEO, players=3, pace=PACE)
        await out_of_time(room, Seat(1), 2)
        while (now := await look(room)).table.sitters[1].ai is None:
            if others := now.awaited - {1}:
                await room.act_as(await room.service.play.look(TableId(1), awaited_user(now.table, min(others))))
            else:
                await later(room, 25 * HOUR)
        await room.service.seats.take(TableId(1), DAN, "Dan", Seat(1))
        await room.service.endings.end(TableId(1), ADA, moderator=True)
        found = await rated(room)
        assert found[ADA] == found[CLEO] > 25 > found[BEN]


@pytest.mark.parametrize("kept", [False, True])
async def test_so_does_who_offered_their_seat(beads: Room, kept: bool) -> None:
    table = await three(beads)
    await beads.service.seats.release(table, BEN, offered=True)
    if kept:
        await beads.service.seats.release(table, BEN, offered=False)
    else:
        await beads.service.seats.take(table, DAN, "Dan", Seat(1))
    await beads.service.endings.end(table, ADA, moderator=True)
    found = await rated(beads)
    assert found == {} if kept else found[BEN] < 25 < found[ADA]


async def test_who_deletes_their_data_during_a_game_does_not_spoil_it_for_the_others(beads: Room) -> None:
    table = await three(beads)
    await beads.service.personal.forget(BEN)
    assert dict(await beads.store.results.rated(table)) == {0: ADA, 1: None, 2: CLEO}
    await played(beads, table)
    found = await rated(beads)
    assert found.keys() == {ADA, CLEO}
    assert max(found.values()) > 25


async def test_the_lobby_card_says_who_takes_part(beads: Room) -> None:
    await willing(beads, ADA)
    lobby = await beads.lobby(BEN, players=2)
    publisher = FakePublisher()
    await said(beads, publisher)
    assert publisher.cards[-1].rated == {0}
    # Who changes their mind in a lobby changes its card.
    await willing(beads, BEN)
    await said(beads, publisher)
    assert publisher.cards[-1].rated == {0, 1}
    await beads.service.lobbies.start(lobby.id, ADA)
    await beads.service.preferences.change(BEN, rated=False)
    await said(beads, publisher)
    assert publisher.cards[-1].rated == {0, 1}
    other = await beads.lobby(BEN, players=2)
    await said(beads, publisher)
    assert publisher.cards[-1].rated == {0}
    await beads.service.lobbies.start(other.id, ADA)
    await said(beads, publisher)
    assert (publisher.cards[-1].table.id, publisher.cards[-1].rated) == (other.id, frozenset())


async def test_each_server_has_its_own(beads: Room) -> None:
    await willing(beads, ADA, BEN)
    await game(beads, BEN)
    assert await beads.store.results.ratings(GuildId(99)) == ()
    assert await beads.store.results.records(GuildId(99)) == ()


async def test_records_name_the_fastest_the_longest_and_the_most(beads: Room) -> None:
    waits = {}
    for wait in (50, 10, 90):
        table = (await beads.started(BEN, players=2)).look.table.id
        await played(beads, table, wait=wait)
        waits[wait] = table
    [found] = await beads.store.results.records(GUILD)
    assert (found.game, found.plays) == ("toy", 3)
    assert (found.fastest.table, found.longest.table) == (waits[10], waits[90])
    assert found.fastest.place == 1
    assert sorted(one.count for one in found.most_plays) == [3, 3]
    [own] = await beads.store.results.own(GUILD, ADA)
    wins = {one.user: one.count for one in found.most_wins}
    assert (own.game, own.plays, own.wins) == ("toy", 3, wins.get(ADA, 0))
    assert own.longest_wait in (0, 10, 20, 50, 90, 180)
