"""Each server is greeted once, wherever the bot is cut off, and however Discord fails."""

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from kingsforge_bot.service.post.greetings import Greeter, GreetingPost
from kingsforge_bot.service.post.invalid_requests import InvalidRequests
from kingsforge_bot.service.post.publisher import CannotSpeak, TryLater, Unpostable
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.table.quick_start import Opened
from kingsforge_bot.service.types import ChannelId, GuildId, MessageId
from tests.service.cutting import cut_off
from tests.service.room import ADA, CHANNEL, GUILD, Room, open_room

HALL, YARD = ChannelId(31), ChannelId(32)
NEW = GuildId(77)


class KilledError(Exception):
    """The process is gone."""


async def killed(_: float) -> None:
    raise KilledError


@dataclass
class Channels:
    """What was said, by place. `before` and `after` are raised one by one, before a greeting stands or after it."""

    said: list[GreetingPost] = field(default_factory=list)
    before: list[Exception] = field(default_factory=list)
    after: list[Exception] = field(default_factory=list)
    silent: set[int] = field(default_factory=set)
    unreadable: bool = False

    async def greet(self, post: GreetingPost) -> MessageId:
        if self.before:
            raise self.before.pop(0)
        if post.place in self.silent:
            raise CannotSpeak("403")
        self.said.append(post)
        if self.after:
            raise self.after.pop(0)
        return MessageId(900 + len(self.said))

    async def greeting_in(self, place: ChannelId, since: int) -> MessageId | None:
        if self.unreadable:
            raise CannotSpeak("403")
        return next((MessageId(900 + at) for at, one in enumerate(self.said, 1) if one.place == place), None)


@pytest.fixture
def channels() -> Channels:
    return Channels()


def greeter(room: Room, channels: Channels, waits: list[float] | None = None) -> Greeter:
    """That of a bot that has just started."""

    async def sleep(seconds: float) -> None:
        (waits if waits is not None else []).append(seconds)

    return Greeter(room.store, channels, room.clock, sleep, InvalidRequests())


async def greet(room: Room, channels: Channels, *places: ChannelId, guild: GuildId = NEW) -> None:
    one = greeter(room, channels)
    one.meet(guild, places or (HALL, YARD))
    await one.greet_all()


async def test_a_server_is_greeted_once_in_the_first_place_there_is(room: Room, channels: Channels) -> None:
    await greet(room, channels)
    await greet(room, channels)
    await greet(room, channels, YARD)
    assert [(one.guild, one.place) for one in channels.said] == [(NEW, HALL)]


async def test_one_that_refuses_gives_way_to_the_next_place(room: Room, channels: Channels) -> None:
    channels.silent = {HALL}
    await greet(room, channels)
    assert [one.place for one in channels.said] == [YARD]


async def test_a_server_without_a_place_to_speak_in_is_left_alone_until_there_is_one(
    room: Room, channels: Channels
) -> None:
    one = greeter(room, channels)
    one.meet(NEW, ())
    await one.greet_all()
    channels.silent = {HALL, YARD}
    await greet(room, channels)
    assert channels.said == []
    channels.silent = set()
    await greet(room, channels)
    assert len(channels.said) == 1


async def test_what_fails_in_passing_is_tried_again_and_others_come_first(room: Room, channels: Channels) -> None:
    waits: list[float] = []
    one = greeter(room, channels, waits)
    one.meet(NEW, (HALL,))
    one.meet(GuildId(78), (YARD,))
    channels.before = [TryLater(7.0)]
    await one.greet_all()
    assert [said.place for said in channels.said] == [YARD, HALL]
    assert waits == [7.0]


async def test_an_attempt_that_came_through_unheard_is_found(room: Room, channels: Channels) -> None:
    channels.after = [TryLater(1.0)]
    await greet(room, channels)
    assert len(channels.said) == 1


async def test_the_second_attempt_in_a_place_bears_the_nonce_of_the_first(room: Room, channels: Channels) -> None:
    marks = [await room.store.begin_greeting(NEW, place, 1) for place in (HALL, HALL, YARD)]
    assert marks[0] == marks[1] != marks[2]


async def test_where_nobody_can_tell_whether_it_stands_it_is_not_said_again(room: Room, channels: Channels) -> None:
    channels.unreadable = True
    channels.after = [TryLater(1.0)]
    await greet(room, channels)
    await greet(room, channels)
    assert len(channels.said) == 1


async def test_what_discord_does_not_take_is_not_tried_again(room: Room, channels: Channels) -> None:
    channels.before = [Unpostable()]
    await greet(room, channels)
    await greet(room, channels)
    assert channels.said == []


async def test_it_is_said_once_wherever_the_bot_is_cut_off(tmp_path: Path) -> None:
    cuts = 0
    while True:
        channels = Channels()
        async with open_room(tmp_path / f"cut-{cuts}.sqlite3") as room:
            with cut_off(room, after=cuts) as cut:
                one = Greeter(room.store, channels, room.clock, killed, InvalidRequests())
                one.meet(NEW, (HALL, YARD))
                try:
                    await one.greet_all()
                except KilledError:
                    cut.left = 0
            whole = cut.left > 0
            for _ in range(2):
                await greet(room, channels)
            assert [said.place for said in channels.said] == [HALL], cuts
        if whole:
            break
        cuts += 1
    assert cuts >= 4


async def test_one_press_begins_a_game_against_a_bot_and_a_second_one_finds_it(any_room: Room) -> None:
    room = any_room
    opened = [await play(room) for _ in range(2)]
    assert [one.done is None for one in opened] == [False, True], "the second begins nothing"
    assert opened[0].table.id == opened[1].table.id
    table = opened[0].table
    assert [one.user for one in table.sitters] == [ADA, *[None] * (len(table.sitters) - 1)]
    assert table.begun


async def test_a_table_that_was_opened_when_the_bot_was_killed_is_begun_by_the_next_press(room: Room) -> None:
    lobby = await room.lobby(players=2, bots=1)
    opened = await play(room)
    assert opened.table.id == lobby.id
    assert opened.done is not None


async def play(room: Room) -> Opened:
    return await room.service.quick_start.against_bots(NewLobby(GUILD, CHANNEL, ADA, "Ada", game=room.game.key))


async def test_somebody_who_never_played_is_seen_for_the_first_time_once(room: Room) -> None:
    newcomers = room.service.newcomers
    await room.lobby()
    assert [await newcomers.first_seen(ADA) for _ in range(2)] == [True, False]


async def test_whoever_plays_is_no_newcomer(room: Room) -> None:
    await play(room)
    assert not await room.service.newcomers.first_seen(ADA)
