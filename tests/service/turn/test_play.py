"""Deciding at a table."""

import asyncio
import hashlib
from collections import Counter
from collections.abc import Sequence

import pytest

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.players.player import bounded
from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, NoTable, NotSeated, Stale, StoreFailed
from kingsforge_bot.service.records import Row, Snapshot
from kingsforge_bot.service.types import ChannelId, Done, Table, TableId, TableStatus, UserId
from tests.databases.by_hand import writer
from tests.service.room import ADA, BEN, CLEO, FORGE, Room, awaited_user

PASS = FORGE.parse("pass taking token")


def every(led: Sequence[object]) -> range:
    """No moment left out."""
    return range(len(led))


def turn(done: Done) -> UserId:
    """Whose turn it is."""
    return awaited_user(done.look.table, min(done.look.awaited))


async def written(room: Room, table: TableId) -> tuple[object, ...]:
    """Everything a decision could change."""
    found = await room.store.table(table)
    assert found is not None
    return found, await room.store.log(table), await room.store.snapshot(table, found.seq), await room.store.owed(table)


async def replayed(room: Room, table: Table) -> object:
    """The state to which the log leads, with the luck it recorded."""
    rows, game = await room.store.log(table.id), room.game
    state = game.setup(len(table.sitters), table.options, Replayed(rows[0].luck)).state
    played = [(row.seat, row.action, row.luck) for row in rows[1:] if row.seat is not None]
    step = game.replay(state, played)
    assert len(played) == len(rows) - 1
    assert step.events == tuple(event for row in rows[1:] for event in game.load_events(row.events))
    return step.state


async def test_a_decision_is_logged_and_told(room: Room) -> None:
    started = await room.started(BEN, players=2)
    room.clock.now += 60
    seat = min(started.look.awaited)
    done = await room.service.play.act(started.look.table.id, turn(started), PASS, decided_on=1)
    assert done.followed == ()
    assert (done.look.table.seq, done.look.table.since) == (2, room.clock.now)
    assert done.look.awaited == {1 - seat}
    entry = (await room.service.history.entries(done.look.table.id))[-1]
    assert (entry.seq, entry.seat, entry.action, entry.at) == (2, seat, "pass taking token", room.clock.now)
    assert entry.events == done.events
    assert done.look == await room.service.play.look(done.look.table.id, turn(started))


async def test_an_older_decision_is_stale_and_changes_nothing(room: Room) -> None:
    started = await room.started(BEN, players=2)
    table = started.look.table.id
    await room.act(table)
    before = await written(room, table)
    for decided_on in (1, 0, 3, -5, 10**40):
        with pytest.raises(Stale) as caught:
            await room.service.play.act(table, BEN, PASS, decided_on=decided_on)
        assert (caught.value.decided_on, caught.value.now) == (decided_on, 2)
    assert await written(room, table) == before


async def test_of_ten_equal_presses_at_once_one_counts(room: Room) -> None:
    started = await room.started(BEN, players=2)
    presses = [room.service.play.act(started.look.table.id, turn(started), PASS, decided_on=1) for _ in range(10)]
    answers = await asyncio.gather(*presses, return_exceptions=True)
    assert Counter(type(answer).__name__ for answer in answers) == {"Done": 1, "Stale": 9}
    assert len(await room.store.log(started.look.table.id)) == 2


async def test_a_stranger_is_not_seated(room: Room) -> None:
    table = (await room.started(BEN, players=3)).look.table.id
    before = await written(room, table)
    with pytest.raises(NotSeated):
        await room.service.play.act(table, CLEO, PASS, decided_on=1)
    assert await written(room, table) == before


async def test_the_rules_say_no_and_nothing_changes(room: Room) -> None:
    started = await room.started(BEN, players=2)
    table = started.look.table.id
    before = await written(room, table)
    waiting = BEN if turn(started) == ADA else ADA
    for user, action in ((waiting, PASS), (turn(started), FORGE.parse("roll")), (turn(started), FORGE.parse("pass"))):
        with pytest.raises(Refused):
            await room.service.play.act(table, user, action, decided_on=1)
    assert await written(room, table) == before
    assert (await room.service.play.look(table)).awaited == started.look.awaited


async def test_a_lobby_is_not_played(room: Room) -> None:
    lobby = await room.lobby(BEN)
    assert (await room.service.play.look(lobby.id)).view is None
    with pytest.raises(LobbyRefused) as caught:
        await room.service.play.act(lobby.id, ADA, PASS, decided_on=0)
    assert caught.value.reason is LobbyReason.NOT_STARTED
    await room.service.lobbies.leave(lobby.id, ADA)
    await room.service.lobbies.leave(lobby.id, BEN)
    with pytest.raises(LobbyRefused) as caught:
        await room.service.play.act(lobby.id, ADA, PASS, decided_on=None)
    assert caught.value.reason is LobbyReason.CLOSED


@pytest.mark.parametrize("number", [0, -1, 5, 2**63, 10**40])
async def test_a_table_that_does_not_exist(room: Room, number: int) -> None:
    table = TableId(number)
    for asked in (
        room.service.play.look(table),
        room.service.play.act(table, ADA, PASS, decided_on=None),
        room.service.history.entries(table),
    ):
        with pytest.raises(NoTable):
            await asked


async def test_nobody_sees_the_order_of_the_deck(room: Room) -> None:
    looks = [await room.started(BEN, players=2) for _ in range(5)]
    assert all(list(done.look.view.deck) == sorted(done.look.view.deck) for done in looks)


async def test_what_led_through_the_middle_of_a_turn_stands_with_its_end(room: Room) -> None:
    done = await room.started(BEN, players=2)
    table = done.look.table.id
    for action in ("pass taking metal", "pass", "roll"):
        done = await room.act(table, action)
    moments = await room.service.history.moments(table, every)
    assert [[entry.action for entry in led] for _, led in moments] == [
        ["setup"],
        ["pass taking metal"],
        ["pass"],
        ["roll"],
    ]
    done = await room.act(table, "end")
    moments = await room.service.history.moments(table, every)
    assert [entry.action for entry in moments[3][1]] == ["roll", "end"]
    look, _ = moments[-1]
    assert look.view == done.look.view
    assert look.table.seq == done.look.table.seq


async def test_of_all_moments_only_the_chosen_states_are_read(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long game has hundreds; a replay shows sixty."""
    done = await room.started(BEN, players=2)
    table = done.look.table.id
    for action in ("pass taking metal", "pass", "roll", "end", "roll", "end"):
        done = await room.act(table, action)
    read, states = room.store.snapshot, list[int]()

    async def noted(table: TableId, seq: int) -> Snapshot | None:
        states.append(seq)
        return await read(table, seq)

    monkeypatch.setattr(room.store, "snapshot", noted)
    told: list[int] = []

    def first_and_last(led: Sequence[Sequence[object]]) -> list[int]:
        told.append(len(led))
        return [0, len(led) - 1]

    (first, setup), (last, since) = await room.service.history.moments(table, first_and_last)
    assert told[0] > 3
    assert states == [1]
    assert (first.table.seq, last) == (1, await room.service.play.look(table))
    assert [entry.seq for entry in (*setup, *since)] == list(range(1, done.look.table.seq + 1))


async def test_moments_are_read_while_the_play_goes_on(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The newest state is one from the middle of a turn, and gone before the log has been read."""
    done = await room.started(BEN, players=2)
    table = done.look.table.id
    for action in ("pass taking metal", "pass", "roll"):
        done = await room.act(table, action)
    rolled = await room.service.play.look(done.look.table.id)
    read = room.store.log

    async def after_an_action(table: TableId, *, after: int = 0, up_to: int | None = None) -> tuple[Row, ...]:
        monkeypatch.undo()
        await room.act(table, "end")
        return await read(table, after=after, up_to=up_to)

    monkeypatch.setattr(room.store, "log", after_an_action)
    moments = await room.service.history.moments(table, every)
    look, led = moments[-1]
    assert [entry.action for entry in led] == ["roll"]
    assert look == rolled


async def test_a_look_meets_an_action_in_the_middle_of_a_turn(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table was read, its state from the middle of a turn not yet, when somebody acts."""
    done = await room.started(BEN, players=2)
    table = done.look.table.id
    for action in ("pass taking metal", "pass", "roll"):
        done = await room.act(table, action)
    read = room.store.table

    async def before_an_action(table: TableId) -> Table | None:
        monkeypatch.undo()
        found = await read(table)
        await room.act(table, "end")
        return found

    monkeypatch.setattr(room.store, "table", before_an_action)
    look = await room.service.play.look(table)
    assert look.table.seq > done.look.table.seq
    assert look == await room.service.play.look(table)


async def test_a_whole_game_replays_from_its_log(any_room: Room) -> None:
    room, game = any_room, any_room.game
    done = await room.started(BEN, players=4, bots=2)
    table = done.look.table.id
    while done.look.awaited and done.look.table.seq < 400:
        user = awaited_user(done.look.table, min(done.look.awaited))
        look = await room.service.play.look(table, user)
        legal = bounded(game.legal_actions(look.view, min(look.awaited)))
        best = [action for action in legal if action.verb in ("craft", "steal", "gather")]
        done = await room.service.play.act(table, user, (best or legal)[0], decided_on=look.table.seq)
    state = await replayed(room, done.look.table)
    snapshot = await room.store.snapshot(table, done.look.table.seq)
    assert snapshot is not None
    assert game.dump(state) == snapshot.state
    assert game.player_view(state, None) == (await room.service.play.look(table)).view


async def test_when_the_game_is_over_the_rules_say_so(room: Room) -> None:
    table = (await room.started(BEN, players=2)).look.table.id
    cards = ", ".join(f'"{name}"' for name in ("table", "axe", "crown", "shield", "pick"))
    await room.put(
        table,
        f"""{{"players": [{{"hand": ["M1"], "items": [{cards}]}}, {{}}], "phase": "craft", "anvil": 1,
        "turn": 0}}""".encode(),
    )
    done = await room.act(table, "end")
    assert (done.look.table.status, done.look.awaited) == (TableStatus.OVER, frozenset())
    (seal,) = (await room.service.history.file(table)).seals
    assert seal.secret is not None
    assert hashlib.sha256(bytes.fromhex(seal.secret)).hexdigest() == seal.commitment == done.look.table.commitment
    with pytest.raises(Refused) as caught:
        await room.service.play.act(table, ADA, PASS, decided_on=2)
    assert caught.value.reason.value == "game-over"
    assert [owed.seq for owed in await room.store.owed(table)][-1] == 2


async def test_several_tables_do_not_wait_for_each_other(room: Room) -> None:
    tables = [await room.started(BEN, players=2, channel=ChannelId(20 + number)) for number in range(10)]
    acts = [room.service.play.act(done.look.table.id, turn(done), PASS, decided_on=1) for done in tables]
    for done in await asyncio.gather(*acts):
        assert done.look.table.seq == 2


@pytest.mark.of_files
async def test_a_full_disk_changes_nothing_and_passes(room: Room) -> None:
    started = await room.started(BEN, players=2)
    table = started.look.table.id
    connection = writer(room.store)
    (pages,) = await connection.rows("PRAGMA page_count")
    await connection.rows(f"PRAGMA max_page_count = {pages[0]}")
    failure: StoreFailed | None = None
    while failure is None:
        before = await written(room, table)
        try:
            await room.act(table)
        except StoreFailed as error:
            failure = error
            assert await written(room, table) == before
    assert "full" in failure.why
    await connection.rows("PRAGMA max_page_count = 1000000")
    assert (await room.act(table)).look.table.seq == len(await room.store.log(table))


async def test_the_log_is_read_up_to_an_entry(room: Room) -> None:
    table = (await room.started(BEN, players=2)).look.table.id
    for _ in range(5):
        await room.act(table)
    newest = (await room.service.play.look(table)).table.seq

    async def read(last: int, up_to: int | None) -> list[int]:
        return [one.seq for one in await room.service.history.entries(table, last=last, up_to=up_to)]

    assert await read(2, None) == [newest - 1, newest]
    assert await read(2, 3) == [2, 3]
    assert await read(9, 3) == [1, 2, 3]
    assert await read(3, newest + 1) == [newest - 1, newest]
    assert await read(2, 0) == []
