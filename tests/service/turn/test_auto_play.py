"""AI seats and moves that are the only ones left."""

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.games.kings_forge.bots import RANDOM_SMITH
from kingsforge_bot.games.kings_forge.rules.state import State as ForgeState
from kingsforge_bot.service.errors import TableUnreadable
from kingsforge_bot.service.turn import auto_play
from kingsforge_bot.service.turn.auto_play import LOOKS_AFTER, Bots
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import TableId, TableStatus
from kingsforge_bot.service.wiring import Service
from tests.databases.by_hand import change
from tests.databases.tampering import rewrite_history
from tests.games.toy.state import State as ToyState
from tests.service.room import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    FORGE,
    GAMES,
    GUILD,
    SMITHY,
    TOY,
    Entropy,
    Room,
    open_room,
    serve,
)

NOTHING_LEFT = b"""{
    "players": [{"supply": "MMMMM"}, {"supply": ""}, {"supply": "MM", "passed": true}],
    "face_up": ["mill", "shrine", "library", "tavern"], "deck": ["workshop"], "display": ["table", "axe", "crown"]
}"""


class Broken:
    """An AI player that fails."""

    def choose(self, view: object, actions: Sequence[object], chance: Chance) -> object:
        raise RuntimeError("no idea")


class Cheater:
    """An AI player that does what it may not."""

    def choose(self, view: object, actions: Sequence[object], chance: Chance) -> object:
        return FORGE.parse("craft crown with M6")


class Noting:
    """An AI player that notes what it is shown, and does what comes first."""

    def __init__(self) -> None:
        self.views: list[object] = []

    def choose(self, view: object, actions: Sequence[Any], chance: Chance) -> Any:
        self.views.append(view)
        return actions[0]


class Fidget:
    """An AI player that lays out a card, and exchanges it for another for ever."""

    def choose(self, view: object, actions: Sequence[Any], chance: Chance) -> Any:
        wanted = ("with", "to market", "to workshop", "draw")
        return next(one for words in wanted for one in actions if words in str(one))


def service_with(room: Room, ai: object, game: AnyGame = FORGE) -> Service:
    return Service(room.store, {game.key: game}, {game.key: {"random": ai}}, room.clock, Entropy())  # type: ignore[dict-item]


async def until_a_person_is_awaited(service: Service, table: TableId) -> None:
    while tasks := tuple(service._auto_play._tasks):
        await asyncio.gather(*tasks)
    look = await service.play.look(table)
    assert all(look.table.sitters[seat].user is not None for seat in look.awaited)


async def test_ai_seats_play_until_a_person_is_asked(any_room: Room) -> None:
    room = any_room
    done = await room.started(players=4, bots=3)
    table = done.look.table.id
    while done.look.awaited and done.look.table.seq < 150:
        seats = {sitter.seat for sitter in done.look.table.sitters if sitter.ai is None}
        assert done.look.awaited <= seats
        assert [entry.seq for entry in done.followed] == list(
            range(done.look.table.seq - len(done.followed) + 1, done.look.table.seq + 1)
        )
        done = await room.act(table)
    rows = await room.store.log(table)
    assert {row.seat for row in rows} == {None, 0, 1, 2, 3}
    assert [row.seq for row in rows] == list(range(1, done.look.table.seq + 1))


async def test_the_same_key_is_another_bot_at_a_table_of_another_game(room: Room) -> None:
    noting = {key: Noting() for key in GAMES}
    bots: Bots = {key: {"random": bot} for key, bot in noting.items()}
    room.service = Service(room.store, GAMES, bots, room.clock, Entropy())
    for key, view in ((FORGE.key, ForgeState), (TOY.key, ToyState)):
        table = (await room.started(players=2, bots=1, game=key)).look.table
        assert [sitter.ai for sitter in table.sitters] == [None, "random"]
        while not noting[key].views:
            await room.act(table.id)
        assert all(isinstance(one, view) for one in noting[key].views)


async def test_long_runs_of_ai_turns_go_on_in_the_background(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(auto_play, "MOST_AT_ONCE", 2)
    done = await room.started(players=4, bots=3)
    table = done.look.table.id
    for _ in range(20):
        await until_a_person_is_awaited(room.service, table)
        done = await room.act(table)
        assert len(done.followed) <= 2
    await until_a_person_is_awaited(room.service, table)


async def test_the_only_move_left_is_made_by_the_table(room: Room) -> None:
    table = (await room.started(BEN, CLEO, players=3)).look.table.id
    await room.put(table, NOTHING_LEFT)
    seq = (await room.service.play.look(table)).table.seq
    done = await room.service.play.act(table, ADA, FORGE.parse("dock wood.1 discarding mill paying M"), decided_on=seq)
    (passed,) = done.followed
    assert (passed.seat, passed.action, passed.forced, passed.luck) == (1, "pass", True, ())
    assert done.look.awaited == {0}
    assert [entry.forced for entry in await room.service.history.entries(table, last=2)] == [False, True]


async def test_who_makes_forced_moves_themselves_is_waited_for(room: Room) -> None:
    table = (await room.started(BEN, CLEO, players=3)).look.table.id
    await room.put(table, NOTHING_LEFT)
    await room.service.preferences.change(BEN, plays_forced=False)
    done = await room.act(table, "dock wood.1 discarding mill paying M")
    assert not done.followed
    assert done.look.awaited == {1}
    passed = await room.act(table, "pass")
    assert passed.look.awaited == {0}
    assert not (await room.service.history.entries(table, last=1))[0].forced


async def test_a_forced_move_that_waited_is_made_once_its_player_wishes(room: Room) -> None:
    table = (await room.started(BEN, CLEO, players=3)).look.table.id
    await room.put(table, NOTHING_LEFT)
    await room.service.preferences.change(BEN, plays_forced=False)
    await room.act(table, "dock wood.1 discarding mill paying M")
    await room.service.preferences.change(ADA, plays_forced=True, language="fr")
    await until_a_person_is_awaited(room.service, table)
    assert (await room.service.play.look(table)).awaited == {1}
    await room.service.preferences.change(BEN, plays_forced=True)
    await until_a_person_is_awaited(room.service, table)
    look = await room.service.play.look(table)
    assert look.awaited == {0}
    assert (await room.service.history.entries(table, last=1))[0].forced


async def test_bots_make_forced_moves_whatever_people_wish(room: Room) -> None:
    await room.service.preferences.change(ADA, plays_forced=False)
    done = await room.started(players=2, bots=1)
    while done.look.awaited and done.look.table.seq < 60:
        assert {done.look.table.sitters[seat].user for seat in done.look.awaited} == {ADA}
        done = await room.act(done.look.table.id)


async def test_a_pass_with_a_choice_is_not_forced(room: Room) -> None:
    table = (await room.started(BEN, CLEO, players=3)).look.table.id
    await room.put(table, NOTHING_LEFT.replace(b', "passed": true', b""))
    done = await room.act(table, "dock wood.1 discarding mill paying M")
    assert not done.followed
    assert done.look.awaited == {1}


@pytest.mark.parametrize("ai", [Broken(), Cheater()], ids=["broken", "cheating"])
async def test_an_ai_that_fails_spoils_nobody_elses_decision(
    room: Room, ai: object, caplog: pytest.LogCaptureFixture
) -> None:
    room.service = service_with(room, ai)
    done = await room.started(players=2, bots=1)
    table = done.look.table.id
    if done.look.awaited == {0}:
        done = await room.act(table)
        assert done.events
    assert not done.followed
    assert done.look.awaited == {1}
    assert f"table {table}" in caplog.text
    caplog.clear()
    caplog.set_level(logging.ERROR)

    room.service = service_with(room, RANDOM_SMITH)
    await room.service.play.resume()
    assert (await room.service.play.look(table)).awaited == {0}
    assert not caplog.records


async def test_a_bot_that_goes_in_circles_ends_its_turn(
    room: Room, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(auto_play, "MOST_OF_ONE_SEAT", 6)
    room.service = service_with(room, Fidget(), SMITHY)
    done = await room.started(players=2, bots=1, game=SMITHY.key)
    while not done.followed:
        done = await room.act(done.look.table.id)
    assert done.look.awaited == {0}
    assert [entry.action.split()[0] for entry in done.followed] == ["play", *["move"] * 5, "end"]
    assert f"table {done.look.table.id}" in caplog.text


async def test_what_a_bot_did_before_others_acted_is_no_circle(
    room: Room, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(auto_play, "MOST_OF_ONE_SEAT", 15)
    done = await room.started(players=2, bots=1)
    while done.look.awaited and done.look.table.seq < 150:
        done = await room.act(done.look.table.id)
    assert "circles" not in caplog.text


async def test_a_start_takes_up_what_a_kill_interrupted(tmp_path: Path) -> None:
    path = tmp_path / "kingsforge.sqlite3"
    async with open_room(path) as room:
        room.service = service_with(room, Broken())
        tables = [(await room.started(players=2, bots=1)).look.table.id for _ in range(4)]
        forced = (await room.started(BEN, CLEO, players=3)).look.table.id
        await room.put(forced, NOTHING_LEFT.replace(b'"face_up"', b'"turn": 1, "face_up"'))
    async with open_room(path, seed="ash") as room:
        await room.service.play.resume()
        for table in tables:
            assert (await room.service.play.look(table)).awaited == {0}
        assert (await room.service.play.look(forced)).awaited == {0}
        (last,) = await room.service.history.entries(forced, last=1)
        assert (last.action, last.forced) == ("pass", True)


async def test_one_unreadable_table_does_not_take_others_down(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    sound = (await room.started(players=2, bots=1)).look.table.id
    broken = (await room.started(players=2, bots=1)).look.table.id
    await change(room.store, "UPDATE snapshots SET state = '{\"round\": 9' WHERE table_id = ?", broken)
    room.service = serve(room.store, room.clock)
    await room.service.play.resume()
    assert f"table {broken}" in caplog.text
    for asked in (
        room.service.play.look(broken),
        room.service.play.act(broken, ADA, FORGE.parse("pass"), decided_on=None),
    ):
        with pytest.raises(TableUnreadable) as caught:
            await asked
        assert caught.value.table == broken
    assert (await room.act(sound)).look.table.status is TableStatus.RUNNING
    assert {table.id for table in await room.service.finder.here(GUILD, CHANNEL)} == {sound, broken}


async def test_an_unreadable_history_is_its_own_tables_trouble(room: Room) -> None:
    table = (await room.started(BEN, players=2)).look.table.id
    await rewrite_history(room.store, 'UPDATE log SET events = \'[{"type": "Vanished"}]\'')
    with pytest.raises(TableUnreadable):
        await room.service.history.entries(table)
    assert (await room.service.play.look(table)).view is not None


async def test_a_start_touches_only_what_goes_on_by_itself_or_is_due(tmp_path: Path) -> None:
    """Killed at any time: a bot's turn is taken up, also at a table that was looked at meanwhile; others are not."""
    path = tmp_path / "kingsforge.sqlite3"
    async with open_room(path) as room:
        room.service = service_with(room, Broken())
        bots = (await room.started(players=2, bots=1)).look.table.id
        people = [(await room.started(BEN, players=2)).look.table.id for _ in range(4)]
        while (await room.service.play.look(bots)).awaited == {0}:
            await room.act(bots)
        for _ in range(3):
            await room.at(room.clock.now + 1)
        later = room.clock.now
    async with open_room(path, seed="ash") as room:
        room.clock.now = later
        due = await room.store.due.by(later + LOOKS_AFTER)
        assert bots in due
        assert not set(people) & set(due)
        await room.service.play.resume()
        assert (await room.service.play.look(bots)).awaited == {0}
