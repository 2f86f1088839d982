"""The card of a league stands once and changes; the podium comes at the end."""

from dataclasses import dataclass, field

from kingsforge_bot.league.league import Stage
from kingsforge_bot.service.league.poster import LeaguePost
from kingsforge_bot.service.league.records import LeaguePostKind
from kingsforge_bot.service.post.publisher import CannotSpeak, TryLater
from kingsforge_bot.service.types import ChannelId, LeagueId, MessageId
from tests.service.league.playing import DAY, PEOPLE, begun, opened
from tests.service.listening import said
from tests.service.room import ADA, BEN, CHANNEL, Room

CARD, PODIUM = LeaguePostKind.CARD, LeaguePostKind.PODIUM


@dataclass
class Channel:
    """Where leagues are heard; `troubles` come after a post is made."""

    standing_: dict[MessageId, LeaguePost] = field(default_factory=dict)
    posted: int = 0
    before: list[Exception] = field(default_factory=list)
    after: list[Exception] = field(default_factory=list)

    async def put(self, post: LeaguePost) -> MessageId:
        if self.before:
            raise self.before.pop()
        message = post.message
        if message is None:
            self.posted += 1
            message = MessageId(5000 + self.posted)
        self.standing_[message] = post
        if self.after:
            raise self.after.pop()
        return message

    async def standing(self, place: ChannelId, league: LeagueId, kind: LeaguePostKind, since: int) -> MessageId | None:
        assert place == CHANNEL
        found = [one for one, post in self.standing_.items() if (post.look.current.id, post.kind) == (league, kind)]
        return found[0] if found else None


async def nothing(_: float) -> None:
    return None


async def test_one_card_stays_and_changes(room: Room) -> None:
    season, channel = await opened(room), Channel()
    poster = room.service.league_poster(channel, nothing)
    await poster.post_all()
    await poster.post_all()
    assert channel.posted == 1
    await room.service.leagues.join(season.league, BEN, "Ben")
    await poster.post_all()
    assert channel.posted == 1
    [post] = channel.standing_.values()
    assert post.look.current.takes_part(BEN)
    assert await room.store.leagues.message(season.league, CARD) == 5001


async def test_what_was_cut_off_is_found_and_not_said_twice(room: Room) -> None:
    await opened(room)
    channel = Channel(after=[TryLater(1.0)])
    await room.service.league_poster(channel, nothing).post_all()
    room.clock.now += 60
    await room.service.league_poster(channel, nothing).post_all()
    assert channel.posted == 1
    assert await room.store.leagues.owing() == ()


async def test_where_nothing_can_be_said_it_waits(room: Room) -> None:
    await opened(room)
    channel = Channel(before=[CannotSpeak()])
    await room.service.league_poster(channel, nothing).post_all()
    assert (channel.posted, await room.store.leagues.owing()) == (0, ())
    await room.store.unmute(CHANNEL, room.clock.now)
    await room.service.league_poster(channel, nothing).post_all()
    assert channel.posted == 1


async def test_the_card_is_mixed_into_the_draws_and_a_podium_ends_it(room: Room) -> None:
    season, channel = await opened(room), Channel()
    poster = room.service.league_poster(channel, nothing)
    await poster.post_all()
    for user in (ADA, BEN):
        await room.service.leagues.join(season.league, user, "Somebody")
    await room.service.leagues.start(season.league, ADA, manages=False)
    await season.goes_on()
    while await season.stage() is Stage.RUNNING:
        await season.play_round()
    await poster.post_all()
    assert [post.kind for post in channel.standing_.values()] == [CARD, PODIUM]
    verified = await room.service.leagues.verify(season.league)
    assert verified.mixes == ("card 5001",)
    assert verified.holds


async def test_no_podium_where_it_was_ended_before(room: Room) -> None:
    season, channel = await begun(room), Channel()
    await room.service.leagues.end(season.league, BEN, manages=True)
    await season.goes_on()
    await room.service.league_poster(channel, nothing).post_all()
    assert [post.kind for post in channel.standing_.values()] == [CARD]


async def test_the_card_tells_the_deadline_once_tables_begin(room: Room) -> None:
    season, channel = await opened(room), Channel()
    poster = room.service.league_poster(channel, nothing)
    for user in PEOPLE:
        await room.service.leagues.join(season.league, user, "Somebody")
    await room.service.leagues.start(season.league, ADA, manages=False)
    for _ in range(8):
        await said(room, season.publisher)
        await room.service.rounds.attend_due()
        if await season.tables():
            break
        await poster.post_all()
        room.clock.now += 1
    [before] = channel.standing_.values()
    assert {one.ends for one in before.look.tables} == {None}
    await poster.post_all()
    [post] = channel.standing_.values()
    assert {one.ends for one in post.look.tables} == {room.clock.now + 7 * DAY}
