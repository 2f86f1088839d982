"""Who looks on at a table is told by direct message what happened: seldom, and no more than everybody may see."""

from typing import Any

import pytest

from kingsforge_bot.service.errors import SeatReason, SeatRefused
from kingsforge_bot.service.post.directs import YourTurns
from kingsforge_bot.service.post.followers import MOST_OF_PERSON, MOST_OF_TABLE
from kingsforge_bot.service.post.publisher import NewsPost
from kingsforge_bot.service.time.pending_turns import HOUR, How
from kingsforge_bot.service.types import ChannelId, TableId, TableStatus, UserId
from tests.games.toy.rules import Toy
from tests.service.messaging import PostOffice, all_sent, likes
from tests.service.room import ADA, BEN, CLEO, DAN, Room


async def followed(room: Room, **more: Any) -> TableId:
    """A running table of Ada and Ben, which Cleo follows."""
    table = (await room.started(BEN, players=2, **more)).look.table.id
    await room.at(room.clock.now)
    await room.service.following.follow(table, CLEO)
    return table


async def news(room: Room, office: PostOffice) -> list[NewsPost]:
    await all_sent(room, office)
    assert {post.user for post in office.news} <= {CLEO}
    return list(office.news)


async def refused(room: Room, table: TableId, user: UserId) -> SeatReason:
    with pytest.raises(SeatRefused) as caught:
        await room.service.following.follow(table, user)
    return caught.value.reason


async def test_a_turn_is_told_once_with_all_its_entries_as_everybody_may_know_them(any_room: Room) -> None:
    room, office = any_room, PostOffice(any_room.clock)
    table = await followed(room)
    before = (await room.service.play.look(table)).table.seq
    while not await news(room, office):
        await room.passed_on(table)
    (post,) = await news(room, office)
    after = await room.service.play.look(table)
    assert post.look.seat is None
    assert post.look == after
    assert post.entries == await room.service.history.entries(table, last=after.table.seq - before)
    await room.at(room.clock.now + 2 * HOUR)
    assert len(await news(room, office)) == 1


async def test_in_an_hour_there_is_one_message_and_the_next_tells_of_all_between(room: Room) -> None:
    office = PostOffice(room.clock)
    table = await followed(room)
    await room.passed_on(table)
    told = (await news(room, office))[-1].entries[-1].seq
    await room.passed_on(table)
    await room.passed_on(table)
    assert len(await news(room, office)) == 1
    await room.at(room.clock.now + HOUR)
    _, second = await news(room, office)
    assert second.entries[0].seq == told + 1
    assert second.entries[-1].seq == second.look.table.seq


async def test_quiet_hours_are_waited_for(room: Room) -> None:
    office = PostOffice(room.clock)
    minute = room.clock.now // 60 % (24 * 60)
    await likes(room, CLEO, quiet=((minute - 5) % 1440, (minute + 90) % 1440))
    table = await followed(room)
    await room.passed_on(table)
    assert await news(room, office) == []
    await room.at(room.clock.now + 90 * 60)
    assert len(await news(room, office)) == 1


async def test_the_end_is_told_at_once_and_ends_following(room: Room) -> None:
    office = PostOffice(room.clock)
    table = await followed(room, game=Toy.key)
    while (await room.service.play.look(table)).table.status is TableStatus.RUNNING:
        await room.act(table)
        await room.at(room.clock.now)
    found = await news(room, office)
    assert found[-1].look.table.status is TableStatus.OVER
    assert not await room.service.following.follows(table, CLEO)
    assert await refused(room, table, DAN) is SeatReason.FOLLOW_ENDED


async def test_a_game_that_is_ended_early_is_told_too(room: Room) -> None:
    office = PostOffice(room.clock)
    table = await followed(room)
    await room.service.endings.end(table, ADA, moderator=True)
    await room.at(room.clock.now)
    (post,) = await news(room, office)
    assert post.look.table.status is TableStatus.CLOSED
    assert not await room.service.following.follows(table, CLEO)


async def test_who_cannot_be_reached_follows_no_more_and_the_channel_hears_nothing(room: Room) -> None:
    office = PostOffice(room.clock, closed={CLEO})
    table = await followed(room)
    await room.passed_on(table)
    assert await news(room, office) == []
    assert not await room.service.following.follows(table, CLEO)
    assert await room.store.notice(table, 1) is None
    assert room.service.preferences.of(CLEO).failed_directs == 0


async def test_who_unfollows_is_told_nothing_that_was_owed(room: Room) -> None:
    office = PostOffice(room.clock)
    table = await followed(room)
    await room.passed_on(table)
    assert await room.service.following.unfollow(table, CLEO) is not None
    assert await room.service.following.unfollow(table, CLEO) is None
    assert await news(room, office) == []


async def test_who_sits_there_does_not_follow_and_sitting_down_ends_it(room: Room) -> None:
    lobby = (await room.lobby()).id
    assert await refused(room, lobby, ADA) is SeatReason.SEATED
    await room.service.following.follow(lobby, BEN)
    await room.service.lobbies.join(lobby, BEN, "Ben")
    assert not await room.service.following.follows(lobby, BEN)


async def test_a_table_has_so_many_followers_and_a_person_so_many_tables(room: Room) -> None:
    lobby = (await room.lobby()).id
    for number in range(MOST_OF_TABLE):
        await room.service.following.follow(lobby, UserId(5000 + number))
    assert await refused(room, lobby, CLEO) is SeatReason.FOLLOWERS_FULL
    for number in range(MOST_OF_PERSON):
        other = await room.lobby(channel=ChannelId(1000 + number))
        await room.service.following.follow(other.id, DAN)
    other = await room.lobby(channel=ChannelId(2000))
    assert await refused(room, other.id, DAN) is SeatReason.FOLLOWS_MANY


async def test_alerts_come_before_news(room: Room) -> None:
    table = await followed(room)
    await room.passed_on(table)
    first = await room.store.first_direct(())
    assert first is not None
    assert first.user == CLEO
    async with room.store.writing() as writing:
        await writing.directs.owe(ADA, YourTurns(How.ALERT, ()), room.clock.now)
    found = await room.store.first_direct(())
    assert found is not None
    assert found.user == ADA
