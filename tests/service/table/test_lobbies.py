"""Open, join, leave, start."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, NoTable
from kingsforge_bot.service.table.limits import MOST_OF_ONE_OWNER, MOST_OPEN_TABLES
from kingsforge_bot.service.table.lobbies import EXPIRES_AFTER, NewLobby
from kingsforge_bot.service.types import ChannelId, Table, TableId, TableStatus, UserId
from kingsforge_bot.service.wiring import Service
from tests.service.room import ADA, BEN, CHANNEL, CLEO, DAN, GAMES, GUILD, Entropy, Room


@pytest.fixture
def room(any_room: Room) -> Room:
    """Lobbies are the same for every game."""
    return any_room


async def refused(awaitable: Any) -> LobbyReason:
    with pytest.raises(LobbyRefused) as caught:
        await awaitable
    return caught.value.reason


async def opened(room: Room, owner: UserId) -> Table:
    """A lobby of somebody else's than Ada."""
    return await room.service.lobbies.open(
        NewLobby(GUILD, CHANNEL, owner, f"user {owner}", game=room.game.key, players=2, options={})
    )


async def test_the_owner_sits_first_and_the_others_in_the_order_they_come(room: Room) -> None:
    table = await room.lobby(CLEO, BEN, players=4, bots=1)
    assert [(sitter.seat, sitter.user, sitter.ai) for sitter in table.sitters] == [
        (0, ADA, None),
        (1, None, "random"),
        (2, CLEO, None),
        (3, BEN, None),
    ]
    assert table == await room.store.table(table.id)
    assert (table.owner, table.status, table.seq) == (ADA, TableStatus.LOBBY, 0)


async def test_a_language_that_was_chosen_is_kept_with_the_table(room: Room) -> None:
    chosen, left_open = await room.lobby(language="fr"), await room.lobby()
    assert (chosen.language, left_open.language) == ("fr", None)
    joined = await room.service.lobbies.join(chosen.id, BEN, "Ben")
    started = await room.service.lobbies.start(chosen.id, ADA)
    assert (joined.language, started.look.table.language) == ("fr", "fr")


async def test_nobody_sits_twice_nor_where_no_seat_is(room: Room) -> None:
    table = await room.lobby(BEN, players=2)
    before = await room.store.table(table.id)
    assert await refused(room.service.lobbies.join(table.id, BEN, "Ben")) is LobbyReason.ALREADY_SEATED
    assert await refused(room.service.lobbies.join(table.id, CLEO, "Cleo")) is LobbyReason.FULL
    assert await refused(room.service.lobbies.add_bot(table.id, ADA)) is LobbyReason.FULL
    assert await room.store.table(table.id) == before


async def test_of_twenty_who_join_at_once_as_many_sit_as_there_are_seats(room: Room) -> None:
    table = await room.lobby(players=4)
    joins = [room.service.lobbies.join(table.id, UserId(200 + n), f"p{n}") for n in range(20)]
    answers = await asyncio.gather(*joins, return_exceptions=True)
    reasons = Counter(answer.reason if isinstance(answer, LobbyRefused) else "seated" for answer in answers)
    assert reasons == {"seated": 3, LobbyReason.FULL: 17}
    seated = await room.store.table(table.id)
    assert seated is not None
    assert [sitter.seat for sitter in seated.sitters] == [0, 1, 2, 3]
    assert len({sitter.user for sitter in seated.sitters}) == 4


async def test_a_double_press_on_join_seats_once(room: Room) -> None:
    table = await room.lobby(players=4)
    presses = [room.service.lobbies.join(table.id, BEN, "Ben") for _ in range(5)]
    answers = await asyncio.gather(*presses, return_exceptions=True)
    refusals = [answer.reason for answer in answers if isinstance(answer, LobbyRefused)]
    assert refusals == [LobbyReason.ALREADY_SEATED] * 4


async def test_who_leaves_makes_room_and_those_behind_move_up(room: Room) -> None:
    table = await room.lobby(BEN, CLEO, DAN, players=4)
    left = await room.service.lobbies.leave(table.id, BEN)
    assert [(sitter.seat, sitter.user) for sitter in left.sitters] == [(0, ADA), (1, CLEO), (2, DAN)]
    again = await room.service.lobbies.join(table.id, BEN, "Ben")
    assert again.sitters[3].user == BEN
    stranger = UserId(999)
    assert await refused(room.service.lobbies.leave(table.id, stranger)) is LobbyReason.NOT_SEATED


async def test_an_owner_who_leaves_hands_over_to_the_next_person(room: Room) -> None:
    table = await room.lobby(BEN, players=4, bots=1)
    left = await room.service.lobbies.leave(table.id, ADA)
    assert (left.owner, left.status) == (BEN, TableStatus.LOBBY)
    assert [sitter.user for sitter in left.sitters] == [None, BEN]


async def test_the_last_person_who_leaves_closes_the_lobby(room: Room) -> None:
    table = await room.lobby(players=4, bots=2)
    assert (await room.service.lobbies.leave(table.id, ADA)).status is TableStatus.CLOSED
    assert await refused(room.service.lobbies.join(table.id, BEN, "Ben")) is LobbyReason.CLOSED
    assert await refused(room.service.lobbies.start(table.id, ADA)) is LobbyReason.CLOSED
    assert await room.service.finder.here(GUILD, CHANNEL) == ()


async def test_only_the_owner_starts_and_only_with_two(room: Room) -> None:
    table = await room.lobby(players=3)
    assert await refused(room.service.lobbies.start(table.id, ADA)) is LobbyReason.TOO_FEW
    await room.service.lobbies.join(table.id, BEN, "Ben")
    assert await refused(room.service.lobbies.start(table.id, BEN)) is LobbyReason.NOT_OWNER
    assert await refused(room.service.lobbies.add_bot(table.id, BEN)) is LobbyReason.NOT_OWNER
    await room.service.lobbies.start(table.id, ADA)
    for late in (
        room.service.lobbies.start(table.id, ADA),
        room.service.lobbies.join(table.id, CLEO, "Cleo"),
        room.service.lobbies.leave(table.id, BEN),
        room.service.lobbies.add_bot(table.id, ADA),
    ):
        assert await refused(late) is LobbyReason.STARTED


async def test_the_start_is_entry_one(room: Room) -> None:
    done = await room.started(BEN, players=4)
    table = done.look.table
    assert (table.status, table.seq, len(table.sitters)) == (TableStatus.RUNNING, 1, 2)
    assert len(done.look.view.players) == 2
    (entry,) = await room.service.history.entries(table.id, ADA)
    assert (entry.seq, entry.seat, entry.action, entry.forced) == (1, None, "setup", False)
    assert entry.events == done.events


async def test_a_double_press_on_start_starts_once(room: Room) -> None:
    table = await room.lobby(BEN)
    answers = await asyncio.gather(
        *[room.service.lobbies.start(table.id, ADA) for _ in range(5)], return_exceptions=True
    )
    refusals = [answer.reason for answer in answers if isinstance(answer, LobbyRefused)]
    assert refusals == [LobbyReason.STARTED] * 4
    assert len(await room.store.log(table.id)) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1},
        {"players": 7},
        {"players": 10**30},
        {"game": "chess"},
        {"options": {"edition": "fourth"}},
        {"options": {"colour": "red"}},
        {"pace": "at once"},
    ],
    ids=str,
)
async def test_what_is_not_offered_opens_nothing(room: Room, wrong: dict[str, Any]) -> None:
    asked: dict[str, Any] = {"game": room.game.key, "players": 3, "options": {}} | wrong
    assert (
        await refused(room.service.lobbies.open(NewLobby(GUILD, CHANNEL, ADA, "Ada", **asked)))
        is LobbyReason.NOT_OFFERED
    )
    assert await room.service.finder.here(GUILD, CHANNEL) == ()


@pytest.mark.parametrize("seats", range(1, 8))
async def test_a_game_is_opened_for_as_many_as_may_play_it(room: Room, seats: int) -> None:
    if seats in room.game.seats:
        table = await room.lobby(players=seats, bots=seats - 1)
        assert (table.capacity, len(table.sitters)) == (seats, seats)
        assert (await room.service.lobbies.start(table.id, ADA)).look.table.status is TableStatus.RUNNING
    else:
        assert await refused(room.lobby(players=seats)) is LobbyReason.NOT_OFFERED


async def test_options_are_those_of_the_game_and_of_no_other(room: Room) -> None:
    others = {option for game in GAMES.values() for option in game.options} - set(room.game.options)
    assert others
    for number, (option, (default, *more)) in enumerate(room.game.options.items()):
        # Nobody opens many tables in one channel.
        channel = ChannelId(CHANNEL + number)
        table = await room.lobby(BEN, options={option: more[-1]}, channel=channel)
        assert table.options == {option: more[-1]}
        assert (await room.service.lobbies.start(table.id, ADA)).look.table.options == table.options
        await room.lobby(options={option: default}, channel=channel)
    for option in others:
        assert await refused(room.lobby(options={option: "third"})) is LobbyReason.NOT_OFFERED


async def test_a_game_without_bots_gets_none(room: Room) -> None:
    room.service = Service(room.store, GAMES, {}, room.clock, Entropy())
    assert await refused(room.lobby(bots=1)) is LobbyReason.NOT_OFFERED
    assert await refused(room.service.lobbies.add_bot((await room.lobby()).id, ADA)) is LobbyReason.NOT_OFFERED


@pytest.mark.parametrize(("bots", "opens"), [(-1, False), (0, True), (2, True), (3, False)])
async def test_ai_players_leave_the_owner_a_seat(room: Room, bots: int, opens: bool) -> None:
    if opens:
        assert len((await room.lobby(players=3, bots=bots)).sitters) == bots + 1
    else:
        assert await refused(room.lobby(players=3, bots=bots)) is LobbyReason.NOT_OFFERED


async def test_a_channel_holds_so_many_open_tables(room: Room) -> None:
    owners = [UserId(200 + number // MOST_OF_ONE_OWNER) for number in range(MOST_OPEN_TABLES)]
    tables = [await opened(room, owner) for owner in owners]
    assert len({table.name.casefold() for table in tables}) == MOST_OPEN_TABLES
    assert await refused(room.lobby()) is LobbyReason.TOO_MANY_TABLES
    await room.lobby(channel=ChannelId(21))
    await room.service.lobbies.leave(tables[0].id, owners[0])
    await room.lobby()


async def test_a_member_has_so_many_open_tables_in_a_channel(room: Room) -> None:
    running = await room.started(players=2, bots=1)
    lobbies = [await room.lobby(BEN) for _ in range(MOST_OF_ONE_OWNER - 1)]
    assert await refused(room.lobby()) is LobbyReason.TOO_MANY_OF_YOURS
    assert len(await room.service.finder.here(GUILD, CHANNEL)) == MOST_OF_ONE_OWNER
    await opened(room, BEN)
    await room.lobby(channel=ChannelId(21))
    for gone in (running.look.table.id, lobbies[0].id):
        await room.service.endings.end(gone, CLEO, moderator=True)
        await room.lobby()
        assert await refused(room.lobby()) is LobbyReason.TOO_MANY_OF_YOURS


async def test_of_many_tables_opened_at_once_no_more_are_opened(room: Room) -> None:
    answers = await asyncio.gather(*[room.lobby() for _ in range(20)], return_exceptions=True)
    reasons = Counter(answer.reason.value if isinstance(answer, LobbyRefused) else "opened" for answer in answers)
    assert reasons == {"opened": MOST_OF_ONE_OWNER, "too-many-of-yours": 20 - MOST_OF_ONE_OWNER}


@pytest.mark.parametrize(
    ("wanted", "name"),
    [
        ("  Iron \n Throne ", "Iron Throne"),
        ("a\x00b\u202ec\u200bd\ud800", "abcd"),
        ("x" * 6000, "x" * 32),
        ("'); DROP TABLE tables; --", "'); DROP TABLE tables; --"),
        ("ほら、テーブル", "ほら、テーブル"),
    ],
)
async def test_a_wanted_name_is_cleaned_and_kept(room: Room, wanted: str, name: str) -> None:
    table = await room.lobby(name=wanted)
    assert table.name == name
    assert (await room.service.finder.here(GUILD, CHANNEL))[0].name == name


async def test_a_name_that_is_taken_gets_a_number(room: Room) -> None:
    names = [(await room.lobby(name=name)).name for name in ("Oak", "oak", "OAK", "x" * 32, "x" * 32)]
    assert names == ["Oak", "oak 2", "OAK 3", "x" * 32, "x" * 30 + " 2"]


@pytest.mark.parametrize("nothing", ["", "   ", "\u200b\u202e", "\n\t"])
async def test_a_name_of_nothing_visible_is_replaced(room: Room, nothing: str) -> None:
    table = await room.service.lobbies.open(
        NewLobby(GUILD, CHANNEL, ADA, nothing, game=room.game.key, players=2, options={}, name=nothing)
    )
    assert table.name.isalpha()
    assert table.sitters[0].name == str(ADA)


async def test_a_lobby_is_closed_after_a_fortnight(room: Room) -> None:
    old = await room.lobby(BEN)
    running = await room.lobby(BEN)
    await room.service.lobbies.start(running.id, ADA)
    room.clock.now += 1
    young = await room.lobby()
    await room.at(old.opened + EXPIRES_AFTER - 1)
    assert len(await room.service.finder.here(GUILD, CHANNEL)) == 3
    await room.at(old.opened + EXPIRES_AFTER)
    assert (await room.service.play.look(old.id)).table.status is TableStatus.CLOSED
    assert {table.id for table in await room.service.finder.here(GUILD, CHANNEL)} == {running.id, young.id}


@pytest.mark.parametrize("number", [0, -1, 77, 2**63, 10**40])
async def test_a_table_that_does_not_exist_cannot_be_joined(room: Room, number: int) -> None:
    with pytest.raises(NoTable):
        await room.service.lobbies.join(TableId(number), BEN, "Ben")
