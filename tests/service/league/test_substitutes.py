"""Rules of leagues, 7.4 to 7.6: who plays for somebody else, with whose consent, also in the middle of a table."""

import pytest

from kingsforge_bot.core.errors import Expected
from kingsforge_bot.league.league import Form, Options
from kingsforge_bot.league.refusals import Reason
from kingsforge_bot.service.league.refusals import CallReason
from kingsforge_bot.service.types import Table, TableStatus, UserId
from tests.service.league.playing import PEOPLE, Season, begun, substitute
from tests.service.room import ADA, BEN, CLEO, Room, serve

EVE = UserId(999)


async def table_of(season: Season, user: UserId) -> Table:
    return next(one for one in await season.tables() if one.sitter(user) is not None)


async def somebody_at_a_table(season: Season) -> UserId:
    """Not the opener, who would agree for both."""
    [user, *_] = [one.user for table in await season.tables() for one in table.sitters if one.user not in (None, ADA)]
    assert user is not None
    return user


async def replaced(season: Season, leaver: UserId) -> None:
    """All agree."""
    await substitute(season, leaver, EVE)
    [ask] = (await season.look()).current.league.asks
    await season.room.service.leagues.agree(season.league, leaver, ask.entrant, ask.person, manages=False)


async def test_who_plays_and_the_opener_have_to_agree(room: Room) -> None:
    season, leagues = await begun(room), room.service.leagues
    leaver = await somebody_at_a_table(season)
    entrant = await season.entrant(leaver)
    assert not await substitute(season, leaver, EVE)
    now = (await season.look()).current
    assert now.takes_part(leaver)
    [ask] = now.league.asks
    for user, why in ((EVE, CallReason.NOT_YOURS_TO_AGREE), (ADA, Reason.AGREED_ALREADY)):
        with pytest.raises(Expected) as refused:
            await leagues.agree(season.league, user, ask.entrant, ask.person, manages=False)
        assert refused.value.reason == why
    now, done = await leagues.agree(season.league, leaver, ask.entrant, ask.person, manages=False)
    assert done
    assert (now.entrant(EVE), now.takes_part(EVE), now.takes_part(leaver)) == (entrant, True, False)
    assert now.league.asks == ()


async def test_in_the_middle_of_a_table_the_seat_is_handed_over(room: Room) -> None:
    season = await begun(room)
    leaver = await somebody_at_a_table(season)
    entrant, table = await season.entrant(leaver), await table_of(season, leaver)
    seat = next(one.seat for one in table.sitters if one.user == leaver)
    await substitute(season, leaver, EVE)
    await season.goes_on(2)
    # As long as one consent is lacking she sees nothing of that seat.
    assert (await room.service.play.look(table.id, EVE)).seat is None
    [ask] = (await season.look()).current.league.asks
    await room.service.leagues.agree(season.league, leaver, ask.entrant, ask.person, manages=False)
    await season.goes_on(2)
    assert (await room.service.play.look(table.id, EVE)).seat == seat
    assert (await room.service.play.look(table.id, leaver)).seat is None
    while (now := await room.store.table(table.id)) is not None and now.status is TableStatus.RUNNING:
        await room.act(table.id)
    await season.goes_on()
    places = {one.seat: one.place for one in await room.store.results.of(table.id)}
    [round_] = (await season.look()).current.league.groups[0].rounds[:1]
    [played] = [one for one in round_.tables if entrant in one.seats]
    assert played.forfeits == ()
    assert played.places == tuple(places[seat] for seat in sorted(places))
    assert (await room.service.leagues.verify(season.league)).holds


async def test_a_kill_before_the_seat_is_handed_over_loses_nothing(room: Room) -> None:
    season = await begun(room)
    leaver = await somebody_at_a_table(season)
    table = await table_of(season, leaver)
    await replaced(season, leaver)
    await room.service.stop()
    room.service = serve(room.store, room.clock, "elm")
    await season.goes_on(2)
    assert (await room.service.play.look(table.id, EVE)).seat is not None


async def test_for_who_dropped_out_the_openers_consent_is_enough_and_a_lost_table_stays_lost(room: Room) -> None:
    season = await begun(room, options=Options(Form.SWISS, seats=3, rounds=2))
    table = next(one for one in await season.tables() if len(one.sitters) == 3)
    leaver = next(one.user for one in table.sitters if one.user not in (None, ADA))
    assert leaver is not None
    await room.service.leagues.leave(season.league, leaver, leaver)
    await season.goes_on()
    assert await substitute(season, leaver, EVE)
    await season.goes_on()
    assert (await room.service.play.look(table.id, EVE)).seat is None
    await season.play_round()
    assert EVE in [one.user for table in await season.tables() for one in table.sitters]


async def test_the_opener_does_not_agree_to_themselves(room: Room) -> None:
    season, leagues = await begun(room, opener=EVE, starts=EVE), room.service.leagues
    leaver = await somebody_at_a_table(season)
    await leagues.leave(season.league, leaver, leaver)
    ask = (await leagues.ask_to_substitute(season.league, EVE, "Eve", leaver)).league.asks[-1]
    with pytest.raises(Expected) as refused:
        await leagues.agree(season.league, EVE, ask.entrant, ask.person, manages=False)
    assert refused.value.reason == CallReason.NOT_YOURS_TO_AGREE
    assert (await leagues.agree(season.league, UserId(900), ask.entrant, ask.person, manages=True))[1]


async def test_who_played_for_one_never_plays_for_another_and_asks_are_bounded(room: Room) -> None:
    season, leagues = await begun(room), room.service.leagues
    for user, instead_of, why in (
        (BEN, CLEO, Reason.PLAYED_FOR_ANOTHER),
        (EVE, UserId(12345), CallReason.NOT_IN),
    ):
        with pytest.raises(Expected) as refused:
            await leagues.ask_to_substitute(season.league, user, "Somebody", instead_of)
        assert refused.value.reason == why
    for number in range(6):
        await leagues.ask_to_substitute(season.league, EVE, "Eve", PEOPLE[number % 2])
    with pytest.raises(Expected) as refused:
        await leagues.ask_to_substitute(season.league, EVE, "Eve", PEOPLE[0])
    assert refused.value.reason == CallReason.CHANGED_OFTEN
