"""League games in what is counted of people and servers, and in what is handed out and deleted of one person."""

from kingsforge_bot.service.types import TableId, TableStatus, UserId
from tests.service.league.playing import PEOPLE, Season, begun
from tests.service.room import ADA, BEN, CHANNEL, GUILD, TOY, Room


async def both(room: Room) -> tuple[Season, TableId]:
    """Four play one round of a league of beads, two of them a longer game beside it; the number of that."""
    season = await begun(room, 4)
    assert await season.play_round() == 2
    beside = (await room.started(BEN, players=2, game=TOY.key)).look.table.id
    while (await room.service.play.look(beside)).table.status is TableStatus.RUNNING:
        room.clock.now += 600
        await room.act(beside)
    return season, beside


async def test_what_somebody_played_in_leagues_is_told_apart(room: Room) -> None:
    _, beside = await both(room)
    won = [one.user for one in await room.store.results.of(beside) if one.place == 1]
    league_wins = 0
    for user, plays in ((ADA, 2), (BEN, 2), (PEOPLE[2], 1), (PEOPLE[3], 1)):
        [own] = await room.store.results.own(None, user)
        assert (own.plays, own.league_plays) == (plays, 1)
        assert own.wins - own.league_wins == (user in won)
        assert await room.store.results.own(GUILD, user) == (own,)
        league_wins += own.league_wins
    assert league_wins >= 2


async def test_records_name_the_league_of_a_game_and_no_league_of_another(room: Room) -> None:
    _, beside = await both(room)
    [found] = await room.store.results.records(GUILD)
    assert (found.plays, found.league_plays) == (3, 2)
    assert found.fastest.league == "Winter"
    assert (found.longest.table, found.longest.league) == (beside, None)


async def test_league_games_are_handed_out_and_deleted_as_others(room: Room) -> None:
    season, beside = await both(room)
    kept = await room.service.personal.kept(BEN)
    leagues = {row["table"]: row["league"] for row in kept["results"]}
    assert leagues.pop(beside) is None
    assert set(leagues.values()) == {season.league}
    assert {row["league"] for row in kept["seats"]} == {None, season.league}
    number = kept["leagues"][0]["number"]
    assert [row["event"] for row in kept["league_events"]] == [f'{{"type":"signed-up","person":{number}}}']
    await room.service.personal.forget(BEN)
    assert not any((await room.service.personal.kept(BEN)).values())
    assert await room.store.results.own(None, BEN) == ()
    [found] = await room.store.results.records(GUILD)
    assert found.league_plays == 2, "the others played all the same"
    assert (await room.service.leagues.verify(season.league)).holds


async def test_the_file_of_one_tells_nothing_of_the_leagues_of_others(room: Room) -> None:
    await begun(room, 4)
    stranger = UserId(999)
    assert not any((await room.service.personal.kept(stranger)).values())
    assert len((await room.service.personal.kept(ADA))["league_events"]) == 1
    assert CHANNEL in {row["channel"] for row in (await room.service.personal.kept(ADA))["leagues"]}
