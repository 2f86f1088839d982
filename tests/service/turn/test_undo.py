"""Undo: freely what gave nobody anything to know or to decide on, else by asking; luck does not come back."""

from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, NotSeated, Stale, UndoReason, UndoRefused
from kingsforge_bot.service.ports import Writing
from kingsforge_bot.service.proposals import Outcome, PauseAll, TakeBack
from kingsforge_bot.service.table_events import Undone
from kingsforge_bot.service.turn.committer import Committer
from kingsforge_bot.service.turn.retracting import bar
from kingsforge_bot.service.turn.table_states import TableStates
from kingsforge_bot.service.turn.undoing import Retraction, Undoing
from kingsforge_bot.service.types import Bar, Cause, LogEntry, Table, TableId, TableView, UserId
from tests.databases.by_hand import change
from tests.databases.tampering import rewrite_history
from tests.games.toy.state import Chose, Drew
from tests.service.listening import said
from tests.service.room import (
    ADA,
    BEN,
    CLEO,
    DAN,
    FORGE,
    GAMES,
    TOY,
    FakePublisher,
    Room,
    awaited_user,
    open_room,
    serve,
)

ONE = TableId(1)
A, B = Seat(0), Seat(1)


@pytest.fixture
async def beads(tmp_path: Path) -> AsyncIterator[Room]:
    """Ada and Ben play beads; all choose at first."""
    async with open_room(tmp_path / "kingsforge.sqlite3", game=TOY) as opened:
        await opened.started(BEN, players=2)
        yield opened


@pytest.fixture
async def forge(tmp_path: Path) -> AsyncIterator[Room]:
    async with open_room(tmp_path / "kingsforge.sqlite3") as opened:
        await opened.started(BEN, players=2)
        yield opened


async def look(room: Room, user: UserId | None = None) -> TableView:
    return await room.service.play.look(ONE, user)


async def would(room: Room, user: UserId) -> Retraction:
    return await room.service.undoing.would(ONE, user)


async def undo(room: Room, user: UserId) -> TableView:
    retraction = await would(room, user)
    return await room.service.undoing.take_back(ONE, user, retraction.to, decided_on=retraction.table.seq)


async def not_undone(awaitable: Awaitable[Any]) -> UndoReason:
    with pytest.raises(UndoRefused) as caught:
        await awaitable
    return caught.value.reason


async def to_a_winner(room: Room) -> UserId:
    """All have chosen, and the winner decides."""
    for user in (ADA, BEN):
        await room.act_as(await look(room, user))
    [seat] = (await look(room)).awaited
    return (ADA, BEN)[seat]


async def passing(room: Room) -> UserId:
    """Who is awaited has passed, which shows nothing and draws nothing."""
    now = await look(room)
    [seat] = now.awaited
    await room.act_as(now, "pass taking metal")
    return (ADA, BEN)[seat]


# Freely


async def test_what_bears_on_nobody_goes_back_at_once(forge: Room) -> None:
    before = await look(forge)
    user = await passing(forge)
    retraction = await would(forge, user)
    assert (retraction.to, retraction.bar, retraction.asks) == (before.table.seq, None, False)
    assert [entry.action for entry in retraction.entries] == ["pass taking metal"]
    after = await undo(forge, user)
    assert (after.view, after.awaited, after.is_awaited) == (before.view, before.awaited, True)
    last = (await forge.service.history.entries(ONE))[-1]
    assert (last.fact, last.seat, last.cause) == (Undone(before.table.seq), after.seat, Cause.PLAYER)
    await forge.act(ONE)


async def test_a_board_follows_that_tells_of_it(forge: Room) -> None:
    publisher = FakePublisher()
    user = await passing(forge)
    await said(forge, publisher)
    after = await undo(forge, user)
    await said(forge, publisher)
    assert publisher.boards[-1].look.table.seq == after.table.seq
    assert publisher.boards[-1].look.awaited == after.awaited
    assert [entry.fact for entry in publisher.boards[-1].entries] == [Undone(after.table.seq - 2)]


async def test_what_the_own_action_led_to_by_itself_goes_back_with_it(forge: Room) -> None:
    """What the table did because nothing else could be done is nobody's decision."""
    mine = LogEntry(5, A, "pass", (), (), 0)
    assert bar(FORGE, A, [mine, LogEntry(6, B, "pass", (), (), 0, Cause.FORCED)]) is None


@pytest.mark.parametrize(
    ("entry", "against"),
    [
        (LogEntry(5, B, "end", (), (), 0), Bar.OTHERS),
        (LogEntry(5, B, "end", (), (), 0, Cause.BOT), Bar.OTHERS),
        (LogEntry(5, B, "end", (), (), 0, Cause.PLAN), Bar.OTHERS),
        (LogEntry(5, A, "end", (), (), 0, Cause.PLAN), Bar.BY_ITSELF),
        (LogEntry(5, A, "end", (), (), 0, Cause.CLOCK), Bar.BY_ITSELF),
        (LogEntry(5, A, "end", (3,), (), 0), Bar.LUCK),
        (LogEntry(5, B, "end", (3,), (), 0, Cause.FORCED), Bar.LUCK),
        (LogEntry(5, A, "end", (), (Drew(B, ("?",)),), 0), Bar.REVEALED),
        (LogEntry(5, A, "end", (), (Chose(A, "amber-1"),), 0), None),
    ],
)
def test_free_ends_with_luck_with_what_is_revealed_and_with_what_anybody_else_decides(
    entry: LogEntry, against: Bar | None
) -> None:
    assert bar(TOY, A, [entry]) is against


async def test_again_goes_further_back(beads: Room) -> None:
    """What was drawn for somebody is seen, so this is agreed on; the draw before it is the next to go back."""
    winner = await to_a_winner(beads)
    start = await look(beads)
    await beads.act_as(await look(beads, winner), "draw for 0")
    middle = await look(beads)
    await beads.act_as(await look(beads, winner), "draw for 1")
    other = BEN if winner == ADA else ADA
    for stood, actions in ((middle, ["draw for 1", "end"]), (start, ["draw for 0"])):
        retraction = await would(beads, winner)
        assert retraction.bar is Bar.LUCK
        assert [entry.action for entry in retraction.entries] == actions
        polled = await beads.service.votes.ask(ONE, winner, TakeBack(retraction.to), decided_on=retraction.table.seq)
        await beads.service.votes.answer(ONE, other, polled.vote.number, agrees=True)
        now = await look(beads)
        assert (now.view, now.awaited) == (stood.view, stood.awaited)


async def test_the_luck_that_was_drawn_stays_drawn(beads: Room) -> None:
    winner = await to_a_winner(beads)
    other = BEN if winner == ADA else ADA
    await beads.act_as(await look(beads, winner), "draw for 0")
    before = await beads.store.snapshot(ONE, (await look(beads)).table.seq)
    retraction = await would(beads, winner)
    await beads.service.votes.ask(ONE, winner, TakeBack(retraction.to), decided_on=retraction.table.seq)
    await beads.service.votes.answer(ONE, other, 1, agrees=True)
    after = await beads.store.snapshot(ONE, (await look(beads)).table.seq)
    assert before is not None
    assert after is not None
    assert after.next_draw == before.next_draw


# By asking


async def test_once_somebody_has_acted_the_table_is_asked(forge: Room) -> None:
    first = await passing(forge)
    await forge.act(ONE)
    retraction = await would(forge, first)
    assert (retraction.bar, retraction.asks) == (Bar.OTHERS, True)
    with pytest.raises(Stale):
        await forge.service.undoing.take_back(ONE, first, retraction.to, decided_on=retraction.table.seq)
    assert not any(entry.fact for entry in await forge.service.history.entries(ONE))


async def test_bots_are_not_asked_but_where_others_sat_what_they_did_ends_what_is_free(tmp_path: Path) -> None:
    """Somebody has left: bots consent, but the luck that was drawn stays drawn."""
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        await room.started(BEN, players=2)
        await room.service.seats.resign(ONE, BEN, bot=True)
        await room.act(ONE)
        retraction = await would(room, ADA)
        assert (retraction.alone, retraction.solo, retraction.asks) == (True, False, False)
        assert (retraction.again, retraction.bar is None) == (None, False)
        before = await look(room)
        polled = await room.service.votes.ask(ONE, ADA, TakeBack(retraction.to), decided_on=before.table.seq)
        assert polled.vote.outcome is Outcome.AGREED
        assert (await look(room, ADA)).is_awaited


# Several at once


async def test_who_may_choose_again_does_so_and_nothing_goes_back(beads: Room) -> None:
    """Beads, rule 2: until the last one has chosen, one may choose another, unnoticed."""
    await beads.act_as(await look(beads, ADA))
    assert await not_undone(would(beads, ADA)) is UndoReason.CHOOSE_AGAIN
    assert await not_undone(would(beads, BEN)) is UndoReason.NOTHING
    mine = await look(beads, ADA)
    await beads.act_as(mine)
    await beads.act_as(await look(beads, BEN))


# What cannot go back


async def test_nothing_goes_back_where_nothing_was_decided(forge: Room) -> None:
    assert await not_undone(would(forge, ADA)) is UndoReason.NOTHING
    with pytest.raises(NotSeated):
        await would(forge, DAN)


async def test_a_decision_of_before_the_rules_changed_stays(forge: Room) -> None:
    user = await passing(forge)
    await rewrite_history(forge.store, "UPDATE log SET ruleset = ruleset - 1")
    assert await not_undone(would(forge, user)) is UndoReason.OTHER_RULES


async def test_after_the_end_nothing_goes_back(beads: Room) -> None:
    while (now := await look(beads)).awaited:
        await beads.act(ONE)
    for user in (ADA, BEN):
        with pytest.raises(LobbyRefused) as caught:
            await would(beads, user)
        assert caught.value.reason is LobbyReason.STARTED
        with pytest.raises(LobbyRefused):
            await beads.service.votes.ask(ONE, user, TakeBack(2), decided_on=now.table.seq)


async def test_a_lobby_has_nothing_to_take_back(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        await room.lobby()
        with pytest.raises(LobbyRefused):
            await would(room, ADA)


# Late and made-up presses


async def test_a_question_that_is_out_of_date_changes_nothing(forge: Room) -> None:
    user = await passing(forge)
    asked = await would(forge, user)
    await forge.act(ONE)
    now = await look(forge)
    for seq in (asked.table.seq, now.table.seq):
        with pytest.raises(Stale):
            await forge.service.undoing.take_back(ONE, user, asked.to, decided_on=seq)
    assert (await look(forge)).table.seq == now.table.seq


async def test_whatever_happened_since_the_question_makes_it_out_of_date(forge: Room) -> None:
    user = await passing(forge)
    asked = await would(forge, user)
    other = BEN if user == ADA else ADA
    polled = await forge.service.votes.ask(ONE, other, PauseAll(), decided_on=asked.table.seq)
    await forge.service.votes.answer(ONE, other, polled.vote.number, agrees=False)
    now = await would(forge, user)
    assert (now.to, now.bar) == (asked.to, None)
    with pytest.raises(Stale):
        await forge.service.undoing.take_back(ONE, user, asked.to, decided_on=asked.table.seq)
    await undo(forge, user)


@pytest.mark.parametrize("to", [0, 2, 99])
async def test_nobody_goes_back_further_than_the_own_decision(forge: Room, to: int) -> None:
    user = await passing(forge)
    now = await look(forge)
    with pytest.raises(Stale):
        await forge.service.undoing.take_back(ONE, user, to, decided_on=now.table.seq)


async def test_others_are_asked_for_the_last_decision_alone(forge: Room) -> None:
    """Made-up ids of earlier ones would be as many questions, each of which calls them."""
    first = await passing(forge)
    for _ in range(8):
        now = await look(forge)
        [seat] = now.awaited
        await forge.act(ONE)
        if (ADA, BEN)[seat] == first:
            break
    own = [entry.seq for entry in await forge.service.history.entries(ONE) if entry.action == "pass taking metal"]
    now = await look(forge)
    with pytest.raises(Stale):
        await forge.service.undo_requests.request(ONE, first, own[0] - 1, decided_on=now.table.seq)
    assert (await look(forge)).table.seq == now.table.seq
    assert await forge.service.votes.open(now.table) is None


# What comes back with it


async def test_whatever_else_stood_at_the_table_comes_back_in_the_same_transaction(forge: Room) -> None:
    user = await passing(forge)
    restored: list[tuple[int, int]] = []

    async def restore(writing: Writing, table: Table, to: int) -> None:
        restored.append((table.seq, to))
        if len(restored) > 1:
            raise RuntimeError

    states = TableStates(forge.store, GAMES)
    service = serve(forge.store, forge.clock)
    committer = Committer(forge.store, states, forge.clock)
    undoing = Undoing(forge.store, states, committer, service.play._locks, service.play._auto_play, (restore,))
    first = await undoing.would(ONE, user)
    after = await undoing.take_back(ONE, user, first.to, decided_on=first.table.seq)
    assert restored == [(after.table.seq, first.to)]

    forge.service = serve(forge.store, forge.clock)
    await passing(forge)
    before = await look(forge)
    again = await undoing.would(ONE, user)
    with pytest.raises(RuntimeError):
        await undoing.take_back(ONE, user, again.to, decided_on=again.table.seq)
    forge.service = serve(forge.store, forge.clock)
    assert (await look(forge)) == before


async def test_who_sits_there_now_stays_whatever_goes_back(forge: Room) -> None:
    user = await passing(forge)
    seat = (ADA, BEN).index(user)
    await change(forge.store, "UPDATE seats SET user = ? WHERE seat = ?", CLEO, seat)
    forge.service = serve(forge.store, forge.clock)
    after = await undo(forge, CLEO)
    assert after.table.sitters[seat].user == CLEO
    assert after.is_awaited


async def test_what_was_decided_before_somebody_sat_down_is_not_theirs_to_take_back(forge: Room) -> None:
    done = await forge.act(ONE)
    seat = (await forge.service.history.entries(ONE, last=1))[0].seat
    assert seat is not None
    await forge.service.seats.resign(ONE, awaited_user(done.look.table, seat), bot=False)
    await forge.service.seats.take(ONE, DAN, "Dan", seat)
    assert await not_undone(would(forge, DAN)) is UndoReason.NOTHING
