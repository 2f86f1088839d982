"""Rounds of a league run by themselves, on a clock that is set."""

import pytest

from kingsforge_bot.league.events import Replaced, RoundDrawn, Started, TableEnded
from kingsforge_bot.league.league import Form, Options, Stage
from kingsforge_bot.league.standings import standings
from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, SeatRefused
from kingsforge_bot.service.league.records import LeaguePostKind
from kingsforge_bot.service.league.verifying import verified
from kingsforge_bot.service.post.notices import RoundEnding, TableEventNotice
from kingsforge_bot.service.proposals import PauseAll
from kingsforge_bot.service.table_events import LeavingReason, Vacated
from kingsforge_bot.service.types import ChannelId, TableStatus, UserId
from tests.service.league.playing import DAY, PEOPLE, Season, begun, opened, substitute
from tests.service.listening import said
from tests.service.room import ADA, BEN, CHANNEL, GUILD, Room, serve

STRANGER = UserId(999)


async def test_a_swiss_league_of_five_plays_itself_to_the_podium(room: Room) -> None:
    season = await begun(room)
    assert await season.stage() is Stage.RUNNING
    assert [await season.play_round() for _ in range(3)] == [2, 2, 2]
    assert await season.stage() is Stage.ENDED
    look = await season.look()
    [group] = look.current.league.groups
    assert [len(one.byes) for one in group.rounds] == [1, 1, 1]
    assert [one.place for one in standings(group)] == [1, 2, 3, 4, 5]
    owed = {one.kind for one in await room.store.leagues.owing()}
    assert owed == {LeaguePostKind.CARD, LeaguePostKind.PODIUM}
    verified = await room.service.leagues.verify(season.league)
    assert (verified.holds, verified.draws, verified.lots) == (True, 3, 4)


async def test_everybody_meets_everybody_in_groups(room: Room) -> None:
    season = await begun(room, options=Options(Form.EVERYBODY, seats=3))
    played = 0
    while await season.stage() is Stage.RUNNING:
        tables = await season.play_round()
        assert tables
        played += tables
    assert played == 6
    assert (await room.service.leagues.verify(season.league)).holds


async def test_the_seals_stand_before_the_draw(room: Room) -> None:
    season = await opened(room)
    for user in PEOPLE:
        await room.service.leagues.join(season.league, user, "Somebody")
    await room.service.leagues.start(season.league, ADA, manages=False)
    await room.service.rounds.attend_due()
    lobbies = await season.tables(TableStatus.LOBBY)
    assert [(one.owner, one.sitters, one.commitment is not None) for one in lobbies] == [(ADA, (), True)] * 2
    # As long as their cards do not stand nothing is drawn.
    room.clock.now += 30
    await room.service.rounds.attend_due()
    assert not any(isinstance(one, RoundDrawn) for one in (await season.look()).current.events)
    await said(room, season.publisher)
    assert {card.table.commitment for card in season.publisher.cards} == {one.commitment for one in lobbies}
    room.clock.now += 30
    await season.goes_on()
    assert sorted(len(one.sitters) for one in await season.tables()) == [2, 2]


async def test_nobody_else_changes_who_sits_at_a_leagues_table(room: Room) -> None:
    season = await opened(room)
    for user in PEOPLE:
        await room.service.leagues.join(season.league, user, "Somebody")
    await room.service.leagues.start(season.league, ADA, manages=False)
    await room.service.rounds.attend_due()
    lobby = (await season.tables(TableStatus.LOBBY))[0]
    for change in (
        room.service.lobbies.join(lobby.id, STRANGER, "Eve"),
        room.service.lobbies.add_bot(lobby.id, ADA),
        room.service.lobbies.start(lobby.id, ADA),
    ):
        with pytest.raises(LobbyRefused) as refused:
            await change
        assert refused.value.reason is LobbyReason.OF_LEAGUE
    await season.goes_on()
    table = (await season.tables())[0]
    sitter = table.sitters[0].user
    assert sitter is not None
    with pytest.raises(LobbyRefused):
        await room.service.seats.release(table.id, sitter, offered=True)
    with pytest.raises(LobbyRefused):
        await room.service.endings.end(table.id, ADA, moderator=False)


async def test_who_resigns_is_last_and_a_table_of_two_is_over(room: Room) -> None:
    season = await begun(room)
    table = (await season.tables())[0]
    loser, winner = (one.user for one in table.sitters)
    assert loser is not None
    assert winner is not None
    await room.service.seats.resign(table.id, loser, bot=True)
    await season.goes_on()
    now = (await season.look()).current
    assert await season.entrant(loser) in [one.entrant for one in now.events if isinstance(one, Replaced)]
    points = {one.entrant: one.points for one in standings(now.league.groups[0])}
    assert points[await season.entrant(winner)] == 1
    assert (await room.service.play.look(table.id)).table.status is TableStatus.CLOSED
    with pytest.raises((SeatRefused, LobbyRefused)):
        await room.service.seats.take_back(table.id, loser, "Back")


async def test_a_table_says_who_dropped_out_of_its_league_before_it_is_closed(room: Room) -> None:
    season = await begun(room)
    table = (await season.tables())[0]
    loser = table.sitters[1].user
    assert loser is not None
    await room.service.leagues.leave(season.league, loser, loser)
    await season.goes_on()
    now = (await room.service.play.look(table.id)).table
    assert (now.status, now.sitters[1].user) == (TableStatus.CLOSED, None)
    told = [one.notice for one in season.publisher.notices if one.look.table.id == table.id]
    assert [one.fact.why for one in told if isinstance(one, TableEventNotice) and isinstance(one.fact, Vacated)] == [
        LeavingReason.RESIGNED
    ]


async def test_a_table_that_begins_before_its_card_stands_gets_one_all_the_same(room: Room) -> None:
    season = await opened(room)
    for user in PEOPLE:
        await room.service.leagues.join(season.league, user, "Somebody")
    await room.service.leagues.start(season.league, ADA, manages=False)
    for _ in range(4):
        await room.service.rounds.attend_due()
        room.clock.now += 61
    running = {one.id for one in await season.tables()}
    assert running
    await said(room, season.publisher)
    assert running <= {card.table.id for card in season.publisher.cards}


async def test_at_the_deadline_bots_play_to_the_end_and_the_result_counts(room: Room) -> None:
    season = await begun(room)
    assert len(await season.tables()) == 2
    room.clock.now += 6 * DAY
    await season.goes_on()
    reminded = [one.notice for one in season.publisher.notices if isinstance(one.notice, RoundEnding)]
    assert len(reminded) == 2
    room.clock.now += DAY - 6 * 3600
    await season.goes_on()
    reminded = [one.notice for one in season.publisher.notices if isinstance(one.notice, RoundEnding)]
    assert len(reminded) == 4
    room.clock.now += 6 * 3600
    await season.goes_on(20)
    look = await season.look()
    ended = [one for one in look.current.events if isinstance(one, TableEnded)]
    assert len(ended) == 2
    assert not any(isinstance(one, Replaced) for one in look.current.events)
    assert len(look.current.league.groups[0].rounds) == 2


async def test_who_is_late_twice_in_a_row_is_replaced_at_once(room: Room) -> None:
    season = await begun(room, pace="24h+4h", options=Options(Form.SWISS, seats=3, rounds=1))
    table = next(one for one in await season.tables() if len(one.sitters) == 3)
    sleeper = table.sitters[0].user
    for _ in range(400):
        now = await room.store.table(table.id)
        assert now is not None
        if now.status is not TableStatus.RUNNING or now.sitters[0].user is None:
            break
        look = await room.service.play.look(table.id)
        others = [seat for seat in look.awaited if seat != 0]
        if others and now.sitters[others[0]].user is not None:
            await room.act_as(await room.service.play.look(table.id, now.sitters[others[0]].user))
        else:
            room.clock.now += 6 * 3600
            await season.goes_on(2)
    await season.goes_on()
    now = await room.store.table(table.id)
    assert now is not None
    assert (now.sitters[0].user, now.clock and now.clock.seats[0].late) == (None, 2)
    events = (await season.look()).current.events
    assert await season.entrant(sleeper) in [one.entrant for one in events if isinstance(one, Replaced)]


async def test_the_rest_of_a_round_waits_for_room(room: Room) -> None:
    await room.service.preferences.change_server(GUILD, most_open=1)
    season = await begun(room)
    assert len(await season.tables()) == 1
    assert await season.play_round() == 1
    room.clock.now += 600
    await season.goes_on()
    assert await season.play_round() == 1
    assert len((await season.look()).current.league.groups[0].rounds) >= 1


async def test_a_kill_between_any_two_steps_loses_nothing(room: Room) -> None:
    season = await opened(room)
    for user in PEOPLE:
        await room.service.leagues.join(season.league, user, "Somebody")
    await room.service.leagues.start(season.league, ADA, manages=False)
    for _ in range(3):
        for _ in range(12):
            await season.goes_on(1)
            await room.service.stop()
            room.service = serve(room.store, room.clock, str(room.clock.now))
        assert await season.play_round() == 2
    assert await season.stage() is Stage.ENDED
    events = (await season.look()).current.events
    assert [sum(isinstance(one, kind) for one in events) for kind in (Started, RoundDrawn, TableEnded)] == [1, 3, 6]
    assert (await room.service.leagues.verify(season.league)).holds


async def test_dropping_out_coming_late_and_substitutes(room: Room) -> None:
    season: Season = await begun(room)
    leagues = room.service.leagues
    await leagues.leave(season.league, BEN, BEN)
    await season.goes_on()
    await substitute(season, BEN, STRANGER, manages=True)
    now = (await season.look()).current
    assert now.entrant(STRANGER) == now.entrant(BEN)
    assert now.takes_part(STRANGER)
    assert not now.takes_part(BEN)
    await leagues.join(season.league, UserId(998), "Late")
    await season.play_round()
    table = [one.user for table in await season.tables() for one in table.sitters]
    assert STRANGER in table or len(table) == 6
    assert UserId(998) in table


async def test_a_pause_that_all_agreed_on_does_not_stop_the_days(room: Room) -> None:
    season = await begun(room, pace="24h+4h")
    table = (await season.tables())[0]
    users = [one.user for one in table.sitters]
    assert users[0] is not None
    assert users[1] is not None
    asked = await room.service.votes.ask(table.id, users[0], PauseAll(), decided_on=table.seq)
    await room.service.votes.answer(table.id, users[1], asked.vote.number, agrees=True)
    assert (await room.service.play.look(table.id)).table.paused is not None
    room.clock.now += 7 * DAY
    await season.goes_on(20)
    assert (await room.service.play.look(table.id)).table.status is TableStatus.OVER


async def test_a_table_that_a_moderator_ends_leaves_who_stayed_level(room: Room) -> None:
    season = await begun(room)
    table = (await season.tables())[0]
    await room.service.endings.end(table.id, STRANGER, moderator=True)
    await season.goes_on()
    ended = [one for one in (await season.look()).current.events if isinstance(one, TableEnded)]
    assert [one.places for one in ended] == [(1, 1)]


async def test_tables_of_leagues_count_for_no_member_and_leave_room_for_others(room: Room) -> None:
    season = await begun(room)
    assert len(await season.tables()) == 2
    async with room.store.writing() as writing:
        assert await writing.open_in(GUILD, ADA) == (2, 0)
    await room.service.preferences.change_server(GUILD, most_of_member=1)
    assert (await room.lobby()).owner == ADA


async def test_what_the_bot_is_away_counts_for_nobody(room: Room) -> None:
    season = await begun(room)
    async with room.store.writing() as writing:
        await writing.clocks.stand(room.clock.now, room.clock.now + 3 * DAY)
    room.clock.now += 8 * DAY
    await season.goes_on()
    assert len(await season.tables()) == 2
    room.clock.now += 2 * DAY
    await season.goes_on(20)
    assert len((await season.look()).current.league.groups[0].rounds) == 2


async def test_a_channel_where_the_bot_may_not_speak_holds_up_nothing(room: Room) -> None:
    season = await opened(room)
    for user in PEOPLE:
        await room.service.leagues.join(season.league, user, "Somebody")
    await room.service.leagues.start(season.league, ADA, manages=False)
    await room.store.mute(CHANNEL, room.clock.now)
    for _ in range(4):
        await room.service.rounds.attend_due()
        room.clock.now += 61
    assert len(await season.tables()) == 2
    room.clock.now += 7 * DAY
    for _ in range(10):
        await room.service.rounds.attend_due()
        await room.service.timekeeper.attend_due()
        await room.service.play.resume()
        room.clock.now += 61
    assert len((await season.look()).current.league.groups[0].rounds) == 2
    # Its posts are owed, and said once it may speak again.
    assert season.publisher.cards == []


async def test_verify_notices_a_table_that_was_sealed_otherwise(room: Room) -> None:
    season = await begun(room, options=Options(Form.SWISS, rounds=1))
    await season.play_round()
    assert (await room.service.leagues.verify(season.league)).holds
    now, seals = (await season.look()).current, await room.store.leagues.seals(season.league)
    [first, second] = (await season.look()).tables
    own = (await room.store.seals.of(first.table))[0].commitment
    found = verified(now, seals, {}, {(0, 0, first.place): own, (0, 0, second.place): own})
    assert (found.holds, found.sealed_late) == (False, 1)


THREADS = [ChannelId(number) for number in (3101, 3102, 3103)]


async def in_threads(room: Room, made: list[ChannelId]) -> Season:
    """A league of four, in a server that opens a thread for each table."""
    await room.service.preferences.change_server(GUILD, thread=True)
    season = await opened(room)
    season.publisher.new_threads += made
    for user in PEOPLE[:4]:
        await room.service.leagues.join(season.league, user, "Somebody")
    await room.service.leagues.start(season.league, ADA, manages=False)
    await season.goes_on()
    return season


async def test_where_tables_have_threads_those_of_a_league_do_too(room: Room) -> None:
    season = await in_threads(room, THREADS[:2])
    tables = await season.tables()
    assert [one.thread for one in tables] == THREADS[:2]
    assert {post.table.place for post in season.publisher.cards} == set(THREADS[:2])
    assert {post.look.table.place for post in season.publisher.boards} == set(THREADS[:2])
    assert [one.thread for one in (await season.look()).tables] == THREADS[:2]
    # All of a table is said in its one thread.
    await season.play_round()
    assert len(season.publisher.threads_asked) == len(set(season.publisher.threads_asked))
    assert {post.look.table.place for post in season.publisher.boards} <= {*THREADS[:2], CHANNEL}


async def test_a_table_of_a_league_without_a_thread_is_played_in_the_channel(room: Room) -> None:
    """There may be too many, or the bot may make none."""
    season = await in_threads(room, THREADS[:1])
    assert [one.thread for one in await season.tables()] == [THREADS[0], None]
    assert {post.look.table.place for post in season.publisher.boards} == {THREADS[0], CHANNEL}
