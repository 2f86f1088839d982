"""A ladder runs by itself, on a clock that is set: challenges called, taken up or lapsed, played, and its end."""

import pytest

from kingsforge_bot.core.errors import Expected
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.league.events import ChallengeEnded, ChallengesClosed, Lapsed, Replaced, TakenUp
from kingsforge_bot.league.league import Form, Options, Stage
from kingsforge_bot.league.refusals import LeagueRefused, Reason
from kingsforge_bot.league.round import Entrant
from kingsforge_bot.service.errors import LobbyReason, LobbyRefused
from kingsforge_bot.service.league.records import LeaguePostKind
from kingsforge_bot.service.league.refusals import CallReason
from kingsforge_bot.service.post.notices import SeatCall
from kingsforge_bot.service.types import Table, TableStatus, UserId
from tests.service.league.playing import DAY, Season, begun
from tests.service.room import GUILD, Room, serve

STRANGER = UserId(999)
DAYS = 3


async def ladder(room: Room, people: int = 5, weeks: int = 4) -> Season:
    options = Options(Form.LADDER, days=DAYS, weeks=weeks)
    return await begun(room, people, options=options, round_days=DAYS)


async def order(season: Season) -> tuple[Entrant, ...]:
    found = (await season.look()).current.league.ladder
    assert found is not None
    return found.order


async def user_at(season: Season, place: int) -> UserId:
    """Who stands there, from 0 on."""
    user = (await season.look()).current.plays_for((await order(season))[place]).user
    assert user is not None
    return user


async def challenged(season: Season, place: int, above: int) -> Table:
    """Who stands in one place challenges who stands in the other; the lobby that calls them."""
    await season.room.service.leagues.challenge(
        season.league, await user_at(season, place), (await order(season))[above]
    )
    await season.goes_on(3)
    return (await season.tables(TableStatus.LOBBY))[-1]


async def played(season: Season, table: Table) -> None:
    while (now := await season.room.store.table(table.id)) is not None and now.status is TableStatus.RUNNING:
        await season.room.act(table.id)
    await season.goes_on(4)


async def test_a_challenge_is_called_taken_up_and_played(room: Room) -> None:
    season = await ladder(room)
    before = await order(season)
    challenger, defender = await user_at(season, 3), await user_at(season, 1)
    lobby = await challenged(season, 3, 1)
    assert [one.user for one in lobby.sitters] == [challenger]
    assert [one.user for one in lobby.invited] == [defender]
    calls = [one.notice for one in season.publisher.notices if isinstance(one.notice, SeatCall)]
    assert [one.until for one in calls] == [lobby.opened + DAYS * DAY]
    await room.service.lobbies.join(lobby.id, defender, "Defender")
    await season.goes_on(4)
    [table] = await season.tables()
    assert [one.user for one in table.sitters] == [challenger, defender]
    await played(season, table)
    events = (await season.look()).current.events
    [ended] = [one for one in events if isinstance(one, ChallengeEnded)]
    places = {one.seat: one.place for one in await room.store.results.of(table.id)}
    assert ended.places == (places[Seat(0)], places[Seat(1)])
    climbed = (before[0], before[3], before[1], before[2], before[4])
    assert await order(season) == (climbed if places[Seat(0)] < places[Seat(1)] else before)
    assert (await room.service.leagues.verify(season.league)).challenges == 1


async def test_only_who_was_challenged_sits_down(room: Room) -> None:
    season = await ladder(room)
    lobby = await challenged(season, 1, 0)
    for user in (STRANGER, await user_at(season, 2)):
        with pytest.raises(LobbyRefused) as refused:
            await room.service.lobbies.join(lobby.id, user, "Eve")
        assert refused.value.reason is LobbyReason.OF_LEAGUE
    with pytest.raises(LobbyRefused):
        await room.service.lobbies.leave(lobby.id, await user_at(season, 1))


@pytest.mark.parametrize("how", ["resigned", "left"])
async def test_after_a_challenge_the_two_rest_and_then_may_meet_again(room: Room, how: str) -> None:
    """Rules of leagues, 8.7: there too where who lost left in between."""
    season = await ladder(room, 3)
    defender, challenger = (await order(season))[0], await user_at(season, 2)
    lobby = await challenged(season, 2, 0)
    await room.service.lobbies.join(lobby.id, await user_at(season, 0), "Defender")
    await season.goes_on(4)
    if how == "resigned":
        await room.service.seats.resign(lobby.id, challenger, bot=True)
    else:
        await room.service.leagues.leave(season.league, challenger, challenger)
        await room.service.leagues.join(season.league, challenger, "Back")
    decided = room.clock.now
    await season.goes_on(4)
    with pytest.raises(LeagueRefused) as refused:
        await room.service.leagues.challenge(season.league, challenger, defender)
    assert refused.value.reason is Reason.RESTS
    assert decided <= int(str(refused.value.facts["until"])) - DAYS * DAY <= room.clock.now
    room.clock.now += DAYS * DAY
    await room.service.leagues.challenge(season.league, challenger, defender)


async def test_a_challenge_not_taken_up_counts_as_lost_after_a_reminder(room: Room) -> None:
    season = await ladder(room)
    before = await order(season)
    lobby = await challenged(season, 1, 0)
    room.clock.now = lobby.opened + (DAYS - 1) * DAY
    await season.goes_on(3)
    calls = [one.notice for one in season.publisher.notices if isinstance(one.notice, SeatCall)]
    assert [one.until for one in calls] == [lobby.opened + DAYS * DAY] * 2
    room.clock.now = lobby.opened + DAYS * DAY - 60
    await season.goes_on(3)
    assert await order(season) == before
    room.clock.now = lobby.opened + DAYS * DAY
    await season.goes_on(3)
    assert await order(season) == (before[1], before[0], *before[2:])
    assert any(isinstance(one, Lapsed) for one in (await season.look()).current.events)
    assert await season.tables(TableStatus.LOBBY) == []


async def test_what_the_bot_is_away_does_not_make_a_challenge_lost(room: Room) -> None:
    season = await ladder(room)
    before = await order(season)
    lobby = await challenged(season, 1, 0)
    async with room.store.writing() as writing:
        await writing.clocks.stand(lobby.opened + 10, lobby.opened + 10 + 2 * DAY)
    room.clock.now = lobby.opened + (DAYS + 1) * DAY
    await season.goes_on(3)
    assert await order(season) == before
    room.clock.now = lobby.opened + (DAYS + 2) * DAY
    await season.goes_on(3)
    assert await order(season) != before


async def test_at_the_deadline_of_its_table_bots_play_it_to_the_end(room: Room) -> None:
    season = await ladder(room)
    lobby = await challenged(season, 1, 0)
    await room.service.lobbies.join(lobby.id, await user_at(season, 0), "Defender")
    await season.goes_on(4)
    assert len(await season.tables()) == 1
    room.clock.now += DAYS * DAY
    await season.goes_on(12)
    events = (await season.look()).current.events
    assert any(isinstance(one, ChallengeEnded) for one in events)
    assert not any(isinstance(one, Replaced) for one in events)


async def test_who_gives_up_the_seat_loses_the_challenge(room: Room) -> None:
    season = await ladder(room)
    before = await order(season)
    lobby = await challenged(season, 2, 0)
    await room.service.lobbies.join(lobby.id, await user_at(season, 0), "Defender")
    await season.goes_on(4)
    await room.service.seats.resign(lobby.id, await user_at(season, 0), bot=True)
    await season.goes_on(4)
    assert await order(season) == (before[2], before[0], before[1], *before[3:])
    assert await season.tables() == []


async def test_who_drops_out_while_called_leaves_no_table_behind(room: Room) -> None:
    season = await ladder(room)
    await challenged(season, 1, 0)
    leaver = await user_at(season, 0)
    await room.service.leagues.leave(season.league, leaver, leaver)
    await season.goes_on(4)
    assert await season.tables(TableStatus.LOBBY) == []
    assert len(await order(season)) == 4


async def test_a_lobby_that_somebody_closed_is_opened_anew(room: Room) -> None:
    season = await ladder(room)
    lobby = await challenged(season, 1, 0)
    await room.service.endings.end(lobby.id, STRANGER, moderator=True)
    await season.goes_on(4)
    [again] = await season.tables(TableStatus.LOBBY)
    assert again.id != lobby.id
    assert [one.user for one in again.invited] == [await user_at(season, 0)]


async def test_whom_one_cannot_challenge(room: Room) -> None:
    season = await ladder(room)
    leagues, places = room.service.leagues, await order(season)
    await challenged(season, 1, 0)
    asked = (
        (await user_at(season, 2), places[0], Reason.CHALLENGE_OPEN),
        (await user_at(season, 2), places[4], Reason.OUT_OF_REACH),
        (await user_at(season, 2), Entrant(77), Reason.OUT_OF_REACH),
        (STRANGER, places[0], CallReason.YOU_ARE_NOT_IN),
    )
    for user, whom, why in asked:
        with pytest.raises(Expected) as refused:
            await leagues.challenge(season.league, user, whom)
        assert refused.value.reason == why
    await room.service.preferences.change_server(GUILD, most_open=1)
    with pytest.raises(Expected) as refused:
        await leagues.challenge(season.league, await user_at(season, 3), places[2])
    assert refused.value.reason == CallReason.NO_ROOM


async def test_a_league_of_rounds_has_no_challenges(room: Room) -> None:
    season = await begun(room)
    entrants = (await season.look()).current.league.groups[0].start
    user = (await season.look()).current.plays_for(entrants[1]).user
    assert user is not None
    with pytest.raises(Expected) as refused:
        await room.service.leagues.challenge(season.league, user, entrants[0])
    assert refused.value.reason == Reason.NO_CHALLENGES


async def test_after_its_weeks_what_is_open_is_played_and_then_it_is_over(room: Room) -> None:
    season = await ladder(room, weeks=1)
    start = (await season.look()).current.league.ladder
    assert start is not None
    room.clock.now = start.since + 7 * DAY - 600
    lobby = await challenged(season, 1, 0)
    room.clock.now = start.since + 7 * DAY
    await season.goes_on(4)
    now = (await season.look()).current
    assert any(isinstance(one, ChallengesClosed) for one in now.events)
    assert now.kept.stage is Stage.RUNNING
    with pytest.raises(Expected) as refused:
        await room.service.leagues.challenge(season.league, await user_at(season, 3), (await order(season))[2])
    assert refused.value.reason == Reason.CHALLENGES_CLOSED
    await room.service.lobbies.join(lobby.id, await user_at(season, 0), "Defender")
    await season.goes_on(4)
    await played(season, (await season.tables())[0])
    await season.goes_on(4)
    assert await season.stage() is Stage.ENDED
    assert {one.kind for one in await room.store.leagues.owing()} == {LeaguePostKind.CARD, LeaguePostKind.PODIUM}
    verified = await room.service.leagues.verify(season.league)
    assert (verified.holds, verified.challenges, verified.lots) == (True, 1, 1)


async def test_a_kill_between_any_two_steps_of_a_challenge_loses_nothing(room: Room) -> None:
    season = await ladder(room)

    async def killed(looks: int) -> None:
        for _ in range(looks):
            await season.goes_on(1)
            await room.service.stop()
            room.service = serve(room.store, room.clock, str(room.clock.now))

    await room.service.leagues.challenge(season.league, await user_at(season, 1), (await order(season))[0])
    await killed(5)
    [lobby] = await season.tables(TableStatus.LOBBY)
    await room.service.lobbies.join(lobby.id, await user_at(season, 0), "Defender")
    await killed(6)
    [table] = await season.tables()
    await played(season, table)
    await killed(4)
    events = (await season.look()).current.events
    assert [sum(isinstance(one, kind) for one in events) for kind in (TakenUp, ChallengeEnded)] == [1, 1]
    assert (await room.service.leagues.verify(season.league)).holds
