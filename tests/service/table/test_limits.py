"""Who may open a table where, and how many: what managers set, and what holds where they set nothing."""

from typing import Any

import pytest

from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, OpeningReason, OpeningRefused
from kingsforge_bot.service.person.settings import Opener, Openers
from kingsforge_bot.service.table.limits import MOST_OF_ONE_OWNER
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.types import ChannelId, GuildId, RoleId, Table, UserId
from tests.service.room import ADA, BEN, CHANNEL, GUILD, Room

SIDE, THREAD, ELSEWHERE = ChannelId(21), ChannelId(22), GuildId(11)
SMITHS = RoleId(7)


async def opened(
    room: Room,
    owner: UserId = ADA,
    channel: ChannelId = CHANNEL,
    opener: Opener = Opener(),  # noqa: B008 - a value
    guild: GuildId = GUILD,
) -> Table:
    game = room.game.key
    return await room.service.lobbies.open(
        NewLobby(guild, channel, owner, "x", game=game, players=2, options={}, opener=opener)
    )


async def refused(room: Room, **how: Any) -> OpeningReason:
    with pytest.raises(OpeningRefused) as caught:
        await opened(room, **how)
    assert caught.value.settings == room.service.preferences.of_server(GUILD)
    return caught.value.reason


async def set_server(room: Room, **fields: Any) -> None:
    await room.service.preferences.change_server(GUILD, **fields)


async def test_tables_are_opened_in_the_channels_that_were_named_and_in_their_threads(room: Room) -> None:
    await set_server(room, channels=(SIDE, ChannelId(30)))
    assert await refused(room) is OpeningReason.NOT_HERE
    assert await refused(room, channel=THREAD, opener=Opener(parent=CHANNEL)) is OpeningReason.NOT_HERE
    assert (await opened(room, channel=SIDE)).channel == SIDE
    assert (await opened(room, channel=THREAD, opener=Opener(parent=SIDE))).channel == THREAD
    assert (await opened(room, guild=ELSEWHERE, channel=ChannelId(40))).guild == ELSEWHERE


async def test_managers_keep_to_the_channels_too(room: Room) -> None:
    await set_server(room, channels=(SIDE,))
    assert await refused(room, opener=Opener(manages=True)) is OpeningReason.NOT_HERE


async def test_where_a_role_opens_tables_others_do_not(room: Room) -> None:
    await set_server(room, openers=Openers.ROLE, role=SMITHS)
    assert await refused(room) is OpeningReason.NEEDS_ROLE
    assert await refused(room, opener=Opener(roles=frozenset({RoleId(8)}))) is OpeningReason.NEEDS_ROLE
    await opened(room, opener=Opener(roles=frozenset({RoleId(8), SMITHS})))
    await opened(room, opener=Opener(manages=True))


async def test_where_managers_open_tables_a_role_does_not_help(room: Room) -> None:
    await set_server(room, openers=Openers.MANAGERS, role=SMITHS)
    assert await refused(room, opener=Opener(roles=frozenset({SMITHS}))) is OpeningReason.NEEDS_MANAGER
    await opened(room, opener=Opener(manages=True))


async def test_a_servers_limit_counts_all_its_channels_and_no_other_server(room: Room) -> None:
    await set_server(room, most_open=2)
    first = await opened(room)
    await opened(room, BEN, SIDE)
    assert await refused(room, owner=BEN) is OpeningReason.SERVER_FULL
    await opened(room, guild=ELSEWHERE, channel=ChannelId(40))
    await room.service.lobbies.leave(first.id, ADA)
    await opened(room, BEN)


async def test_a_members_limit_counts_all_channels_and_no_other_member(room: Room) -> None:
    await set_server(room, most_of_member=2)
    await opened(room)
    await opened(room, channel=SIDE)
    assert await refused(room, channel=ChannelId(30)) is OpeningReason.MEMBER_FULL
    await opened(room, BEN)


async def test_a_members_limit_may_be_more_than_a_channel_lets_one_have_otherwise(room: Room) -> None:
    for _ in range(MOST_OF_ONE_OWNER):
        await opened(room)
    with pytest.raises(LobbyRefused) as caught:
        await opened(room)
    assert caught.value.reason is LobbyReason.TOO_MANY_OF_YOURS
    await set_server(room, most_of_member=MOST_OF_ONE_OWNER + 1)
    await opened(room)
    assert await refused(room) is OpeningReason.MEMBER_FULL


async def test_a_channel_never_has_more_tables_than_a_menu_shows(room: Room) -> None:
    await set_server(room, most_open=500, most_of_member=500)
    for _ in range(25):
        await opened(room)
    with pytest.raises(LobbyRefused) as caught:
        await opened(room)
    assert caught.value.reason is LobbyReason.TOO_MANY_TABLES
    await opened(room, channel=SIDE)


async def test_what_is_refused_opens_nothing(room: Room) -> None:
    await set_server(room, most_open=1)
    await opened(room)
    await refused(room)
    assert len(await room.service.finder.here(GUILD, CHANNEL)) == 1
