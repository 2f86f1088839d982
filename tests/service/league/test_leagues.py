"""Who opens leagues, signs up and leaves; how much of it there can be; what is kept of it and deleted."""

import pytest

from kingsforge_bot.core.errors import Expected
from kingsforge_bot.league.league import Form, Options, Stage
from kingsforge_bot.league.refusals import Reason
from kingsforge_bot.service.errors import OpeningReason
from kingsforge_bot.service.league.leagues import MOST_A_DAY, MOST_CHANGES, MOST_OF_ONE_OPENER, MOST_OPEN
from kingsforge_bot.service.league.refusals import CallReason
from kingsforge_bot.service.person.settings import Opener, Openers
from kingsforge_bot.service.types import GuildId, LeagueId, UserId
from tests.service.league.playing import DAY, PEOPLE, begun, opened, substitute, wanted
from tests.service.room import ADA, BEN, CLEO, GUILD, Room


def reason(raised: pytest.ExceptionInfo[Expected]) -> str:
    return raised.value.reason


async def test_a_person_and_a_server_have_so_many_leagues_at_a_time(room: Room) -> None:
    leagues = room.service.leagues
    for number in range(MOST_OF_ONE_OPENER):
        await leagues.open(wanted(name=f"League {number}"), Opener())
    with pytest.raises(Expected) as refused:
        await leagues.open(wanted(name="One more"), Opener())
    assert reason(refused) == CallReason.TOO_MANY_OF_YOURS
    for number in range(MOST_OF_ONE_OPENER, MOST_OPEN):
        await leagues.open(wanted(name=f"League {number}", opener=UserId(500 + number)), Opener())
    with pytest.raises(Expected) as refused:
        await leagues.open(wanted(name="One more", opener=BEN), Opener())
    assert reason(refused) == CallReason.TOO_MANY
    await leagues.end(LeagueId(1), ADA, manages=False)
    assert (await leagues.open(wanted(name="One more"), Opener())).id == MOST_OPEN + 1


async def test_who_opens_and_ends_leagues_again_and_again_is_stopped(room: Room) -> None:
    leagues = room.service.leagues
    for number in range(MOST_A_DAY):
        now = await leagues.open(wanted(name=f"League {number}"), Opener())
        await leagues.end(now.id, ADA, manages=False)
    with pytest.raises(Expected) as refused:
        await leagues.open(wanted(name="One more"), Opener())
    assert reason(refused) == CallReason.TOO_MANY_TODAY
    room.clock.now += DAY + 1
    await leagues.open(wanted(name="One more"), Opener())


async def test_a_league_called_by_the_number_of_another_one_is_not_taken_for_it(room: Room) -> None:
    """What the list completes is a number: whoever picks a league there means that one."""
    leagues = room.service.leagues
    first = (await leagues.open(wanted(name="Winter"), Opener())).id
    decoy = (await leagues.open(wanted(name=str(first), opener=BEN), Opener())).id
    assert await leagues.meant(GUILD, str(first)) == first
    assert await leagues.meant(GUILD, f"#{first}") == first
    assert await leagues.meant(GUILD, str(decoy)) == decoy
    assert await leagues.meant(GUILD, "winter") == first


@pytest.mark.parametrize("name", ["", " ", "\u3164", "\u2800\u1160", "\u202e\u200b", "\u200d"])
async def test_a_name_in_which_nothing_is_seen_is_none(room: Room, name: str) -> None:
    with pytest.raises(Expected) as refused:
        await room.service.leagues.open(wanted(name=name), Opener())
    assert reason(refused) == CallReason.NAME_TAKEN


@pytest.mark.parametrize("name", ["Win\u200bter", "\u202eWinter", "WINTER", "Winter\u3164", "Ｗinter"])
async def test_a_name_that_looks_like_another_ones_is_taken(room: Room, name: str) -> None:
    await room.service.leagues.open(wanted(name="Winter"), Opener())
    with pytest.raises(Expected) as refused:
        await room.service.leagues.open(wanted(name=name, opener=BEN), Opener())
    assert reason(refused) == CallReason.NAME_TAKEN


async def test_managers_say_who_opens_leagues(room: Room) -> None:
    await room.service.preferences.change_server(GUILD, openers=Openers.MANAGERS)
    with pytest.raises(Expected) as refused:
        await room.service.leagues.open(wanted(), Opener())
    assert reason(refused) == OpeningReason.NEEDS_MANAGER
    assert (await room.service.leagues.open(wanted(), Opener(manages=True))).id == 1


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "chess"},
        {"pace": "fast"},
        {"game_options": {"rounds": "endless"}},
        {"round_days": 0},
        {"round_days": 365},
    ],
)
async def test_what_cannot_be_played_is_not_opened(room: Room, asked: dict[str, object]) -> None:
    with pytest.raises(Expected) as refused:
        await room.service.leagues.open(wanted(**asked), Opener())
    assert reason(refused) == CallReason.NOT_OFFERED
    assert await room.service.leagues.here(GUILD) == ()


async def test_no_two_open_leagues_have_one_name(room: Room) -> None:
    await opened(room)
    for name in ("WINTER", "\u200b"):
        with pytest.raises(Expected) as refused:
            await opened(room, name=name)
        assert reason(refused) == CallReason.NAME_TAKEN


async def test_signing_up_and_leaving_is_bounded(room: Room) -> None:
    season, leagues = await opened(room), room.service.leagues
    for _ in range(MOST_CHANGES // 2):
        await leagues.join(season.league, BEN, "Ben")
        await leagues.leave(season.league, BEN, BEN)
    with pytest.raises(Expected) as refused:
        await leagues.join(season.league, BEN, "Ben")
    assert reason(refused) == CallReason.CHANGED_OFTEN
    assert len((await season.look()).current.events) == MOST_CHANGES


async def test_only_the_opener_and_managers_start_and_end_it(room: Room) -> None:
    season, leagues = await opened(room), room.service.leagues
    for user in PEOPLE:
        await leagues.join(season.league, user, "Somebody")
    for change in (
        leagues.start(season.league, BEN, manages=False),
        leagues.end(season.league, BEN, manages=False),
        leagues.leave(season.league, CLEO, BEN),
    ):
        with pytest.raises(Expected) as refused:
            await change
        assert reason(refused) == CallReason.NOT_YOURS
    await leagues.leave(season.league, CLEO, ADA)
    assert not (await season.look()).current.takes_part(CLEO)
    await leagues.start(season.league, BEN, manages=True)
    assert await season.stage() is Stage.RUNNING
    # Who opened it plays in it, and has no say in who else does.
    with pytest.raises(Expected) as refused:
        await leagues.leave(season.league, BEN, ADA)
    assert reason(refused) == CallReason.NEEDS_MANAGER
    await leagues.leave(season.league, BEN, ADA, manages=True)


async def test_an_end_before_its_end_closes_the_tables(room: Room) -> None:
    season = await begun(room)
    assert len(await season.tables()) == 2
    # Nobody ends what they are losing.
    with pytest.raises(Expected) as refused:
        await room.service.leagues.end(season.league, ADA, manages=False)
    assert reason(refused) == CallReason.NEEDS_MANAGER_TO_END
    await room.service.leagues.end(season.league, ADA, manages=True)
    await season.goes_on()
    assert await season.tables() == []
    assert not (await season.look()).current.league.is_played


async def test_a_league_is_found_by_name_and_number_in_its_own_server(room: Room) -> None:
    season, leagues = await opened(room), room.service.leagues
    for said in (None, "winter", "1", "#1"):
        assert await leagues.meant(GUILD, said) == season.league
    with pytest.raises(Expected):
        await leagues.meant(GuildId(77), "winter")
    with pytest.raises(Expected):
        await leagues.check_here(season.league, GuildId(77))
    await opened(room, name="Summer")
    with pytest.raises(Expected) as refused:
        await leagues.meant(GUILD, None)
    assert reason(refused) == CallReason.WHICH


async def test_who_is_forgotten_leaves_and_cannot_come_as_another(room: Room) -> None:
    season = await begun(room)
    kept = await room.service.personal.kept(BEN)
    assert [(row["league_name"], row["name"]) for row in kept["leagues"]] == [("Winter", "user 102")]
    assert [row["name"] for row in (await room.service.personal.kept(ADA))["leagues_opened"]] == ["Winter"]
    before = (await season.look()).current.entrant(BEN)
    await room.service.personal.forget(BEN)
    await season.goes_on()
    now = (await season.look()).current
    assert BEN not in [one.user for one in now.members]
    assert (await room.service.personal.kept(BEN))["leagues"] == []
    assert not now.takes_part(BEN)
    assert now.entrant(BEN) == before
    with pytest.raises(Expected) as refused:
        await room.service.leagues.ask_to_substitute(season.league, BEN, "Ben", ADA)
    assert reason(refused) == Reason.PLAYED_FOR_ANOTHER
    await room.service.leagues.join(season.league, BEN, "Ben")
    assert (await season.look()).current.entrant(BEN) == before


GONE = UserId(700)
"""Opened a league and plays in it, then leaves the server: nobody tells the bot, and nothing is heard of them."""


async def test_without_its_opener_a_league_goes_on_and_managers_do_what_they_did(room: Room) -> None:
    """Before the start too: a manager starts it, takes them out, consents to substitutes."""
    season, leagues = await opened(room, opener=GONE, options=Options(Form.SWISS, rounds=2)), room.service.leagues
    for user in (*PEOPLE, GONE):
        await leagues.join(season.league, user, "Somebody")
    with pytest.raises(Expected) as refused:
        await leagues.start(season.league, BEN, manages=False)
    assert reason(refused) == CallReason.NOT_YOURS
    await leagues.start(season.league, BEN, manages=True)
    await season.goes_on()
    await leagues.leave(season.league, GONE, BEN, manages=True)
    await season.goes_on()
    assert await substitute(season, GONE, UserId(701), manages=True)
    while await season.stage() is Stage.RUNNING:
        room.clock.now += 7 * DAY
        await season.goes_on(20)
    now = (await season.look()).current
    assert now.league.is_played
    assert (await leagues.verify(season.league)).holds


async def test_where_its_opener_just_does_nothing_the_days_end_their_tables(room: Room) -> None:
    season = await begun(room, 2, opener=GONE, starts=GONE, options=Options(Form.SWISS, rounds=1))
    room.clock.now += 7 * DAY
    await season.goes_on(20)
    assert (await season.look()).current.league.is_played


async def test_who_asks_to_substitute_where_the_opener_was_deleted_needs_a_manager(room: Room) -> None:
    season, leagues = await begun(room, opener=GONE, starts=GONE), room.service.leagues
    await room.service.personal.forget(GONE)
    await leagues.leave(season.league, PEOPLE[0], PEOPLE[0])
    assert (await season.look()).current.kept.opener == 0
    assert await substitute(season, PEOPLE[0], UserId(701), manages=True)
