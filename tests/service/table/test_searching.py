"""Looking for players: who fits each other is seated together, once, and nobody is seated who could not be called."""

from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, OpeningReason, OpeningRefused
from kingsforge_bot.service.person.settings import Alerts, Opener, Openers
from kingsforge_bot.service.post.notices import Gathered
from kingsforge_bot.service.table.limits import MOST_OF_ONE_OWNER
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.table.search_records import SEARCHED_FOR, Search
from kingsforge_bot.service.table.searching import Looked, gathered, place_of
from kingsforge_bot.service.types import ChannelId, GuildId, TableStatus, UserId
from tests.service.room import ADA, BEN, CHANNEL, CLEO, DAN, GUILD, Room, open_room
from tests.service.table.telling import told

SIDE, ELSEWHERE = ChannelId(21), GuildId(11)
NOBODY_SPECIAL = Opener()
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo", DAN: "Dan"}


def wanted(user: UserId = ADA, **more: Any) -> Search:
    search = Search(user, GUILD, CHANNEL, True, NAMES[user], "kings_forge", 2, None, None, 0)
    return replace(search, **more)


async def look(room: Room, user: UserId = ADA, opener: Opener = NOBODY_SPECIAL, **more: Any) -> Looked:
    return await room.service.searches.look(wanted(user, **more), opener)


async def listed(room: Room) -> list[UserId]:
    return [one.user for one in await room.service.searches.waiting(GUILD)]


async def test_two_who_fit_are_seated_and_leave_the_list(room: Room) -> None:
    assert (await look(room, ADA)).table is None
    assert await listed(room) == [ADA]
    table = (await look(room, BEN)).table
    assert table is not None
    assert [one.user for one in table.sitters] == [ADA, BEN]
    assert (table.status, table.owner, table.capacity, table.channel) == (TableStatus.LOBBY, BEN, 2, CHANNEL)
    assert table.commitment is not None
    assert await listed(room) == []


async def test_others_are_called_once_and_who_completes_it_is_not(room: Room) -> None:
    await look(room, ADA, seats=3)
    await look(room, BEN, seats=3)
    await room.service.preferences.change(BEN, alerts=Alerts.NONE)
    table = (await look(room, CLEO, seats=3)).table
    assert table is not None
    [call] = (await told(room)).notices
    # Ben wants no alerts: he is named and not mentioned.
    assert call.notice == Gathered(named=(Seat(1),))
    assert call.look.table.id == table.id


async def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    async with open_room(tmp_path / "one.sqlite3") as room:
        await look(room, ADA, pace="24h+4h", language="fr")
    async with open_room(tmp_path / "one.sqlite3") as again:
        table = (await look(again, BEN, language="fr")).table
        assert table is not None
        assert (table.pace, table.language) == ("24h+4h", "fr")


@pytest.mark.parametrize(
    "other",
    [
        {"game": "dwarven_smithy"},
        {"seats": 3},
        {"pace": "72h+12h"},
        {"language": "ja"},
        {"guild": ELSEWHERE},
        {"channel": SIDE, "open": False},
    ],
)
async def test_who_looks_for_something_else_is_not_seated(room: Room, other: dict[str, Any]) -> None:
    await look(room, ADA, pace="24h+4h", language="fr", open=False)
    alike: dict[str, Any] = {"pace": "24h+4h", "language": "fr", "open": False}
    assert (await look(room, BEN, **(alike | other))).table is None


async def test_a_search_ends_after_a_day_to_the_second(room: Room) -> None:
    await look(room, ADA)
    room.clock.now += SEARCHED_FOR - 1
    assert await listed(room) == [ADA]
    room.clock.now += 1
    assert await listed(room) == []
    assert (await look(room, BEN)).table is None


async def test_what_ended_by_itself_is_not_kept(room: Room) -> None:
    await look(room, ADA)
    room.clock.now += SEARCHED_FOR
    await room.service.pack()
    assert (await room.service.personal.kept(ADA))["search"] == []


async def test_one_search_a_person_the_newest_one(room: Room) -> None:
    await look(room, ADA, seats=3)
    await look(room, ADA, seats=4)
    assert [(one.user, one.seats) for one in await room.service.searches.waiting(GUILD)] == [(ADA, 4)]
    # Never with oneself.
    assert (await look(room, ADA, seats=2)).table is None
    assert (await look(room, ADA, seats=2)).table is None
    stopped = await room.service.searches.stop(ADA)
    assert stopped is not None
    assert await listed(room) == []
    assert await room.service.searches.stop(ADA) is None


async def test_joining_in_takes_over_what_the_other_looks_for(room: Room) -> None:
    await look(room, ADA, seats=3, pace="24h+4h", language="ja")
    joined = await room.service.searches.join(wanted(BEN, game="", seats=2), ADA, NOBODY_SPECIAL)
    assert joined is not None
    search = joined.search
    assert (search.game, search.seats, search.pace, search.language) == ("kings_forge", 3, "24h+4h", "ja")
    assert await room.service.searches.join(wanted(ADA), ADA, NOBODY_SPECIAL) is None
    assert await room.service.searches.join(wanted(CLEO, guild=ELSEWHERE), ADA, NOBODY_SPECIAL) is None
    await room.service.searches.stop(ADA)
    assert await room.service.searches.join(wanted(CLEO), ADA, NOBODY_SPECIAL) is None


async def test_limits_of_tables_hold_and_nothing_changes(room: Room) -> None:
    await look(room, ADA)
    await room.service.preferences.change_server(GUILD, openers=Openers.MANAGERS)
    for user in (BEN, CLEO):
        with pytest.raises(OpeningRefused) as refused:
            await look(room, user)
        assert refused.value.reason is OpeningReason.NEEDS_MANAGER
    assert await listed(room) == [ADA]
    await room.service.preferences.change_server(GUILD, openers=Openers.EVERYBODY)
    for _ in range(MOST_OF_ONE_OWNER):
        await room.service.lobbies.open(NewLobby(GUILD, CHANNEL, BEN, "Ben", game="kings_forge", players=2, options={}))
    with pytest.raises(LobbyRefused) as full:
        await look(room, BEN)
    assert full.value.reason is LobbyReason.TOO_MANY_OF_YOURS
    assert await listed(room) == [ADA]


@pytest.mark.parametrize("wrong", [{"game": "chess"}, {"seats": 7}, {"seats": 1}, {"pace": "never"}])
async def test_what_is_not_offered_is_refused(room: Room, wrong: dict[str, Any]) -> None:
    with pytest.raises(LobbyRefused):
        await look(room, ADA, **wrong)
    assert await listed(room) == []


async def test_data_are_told_and_forgotten(room: Room) -> None:
    await look(room, ADA)
    kept = await room.service.personal.kept(ADA)
    assert [(row["game"], row["name"]) for row in kept["search"]] == [("kings_forge", "Ada")]
    await room.service.personal.forget(ADA)
    assert await listed(room) == []


def test_a_name_of_nothing_visible_gives_way_to_a_number() -> None:
    """As at every table (`lobbies.shown`): the service cleans it before it is kept."""
    assert gathered(wanted(ADA), []) is None


def test_who_waits_longest_is_seated_first_whatever_else_fits() -> None:
    waiting = [wanted(BEN, at=1), wanted(CLEO, at=2), wanted(DAN, at=3)]
    found = gathered(wanted(ADA, seats=2), waiting)
    assert found is not None
    assert [one.user for one in found] == [BEN, ADA]


def test_wishes_that_go_together_are_found_though_the_first_do_not() -> None:
    """Ben's pace fits nobody; Cleo and Dan agree with each other, and Ada takes any."""
    waiting = [
        wanted(BEN, seats=3, pace="24h+4h", at=1),
        wanted(CLEO, seats=3, pace="72h+12h", at=2),
        wanted(DAN, seats=3, pace="72h+12h", language="fr", at=3),
    ]
    found = gathered(wanted(ADA, seats=3), waiting)
    assert found is not None
    assert [one.user for one in found] == [CLEO, DAN, ADA]


def test_a_table_stands_where_all_may_be_called() -> None:
    """In a channel that everybody sees, else in the one that all were in: whoever completes it, in any order."""
    hidden, seen = {"channel": SIDE, "open": False}, {"channel": CHANNEL, "open": True}
    for order in permutations((ADA, BEN, CLEO)):
        channels = zip(order, (hidden, seen, hidden), strict=True)
        last, first, second = (wanted(user, seats=3, **how) for user, how in channels)
        group = gathered(last, [first, second])
        assert group is not None
        assert place_of(group) == CHANNEL
    assert gathered(wanted(ADA, **hidden), [wanted(BEN, open=False)]) is None
    together = gathered(wanted(ADA, **hidden), [wanted(BEN, open=False), wanted(CLEO, **hidden)])
    assert together is not None
    assert place_of(together) == SIDE
