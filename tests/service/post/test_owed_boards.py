"""A board that is owed can be posted whatever follows: the state it shows is kept while it waits."""

import random

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.players.player import bounded
from kingsforge_bot.service.errors import LobbyRefused, UndoRefused
from kingsforge_bot.service.person.my_turns import standing_entries
from kingsforge_bot.service.post.post_records import Owed, PostKind
from kingsforge_bot.service.post.publisher import TryLater
from kingsforge_bot.service.table_events import Undone
from kingsforge_bot.service.turn.luck import SECRET_BYTES, Secret
from kingsforge_bot.service.turn.rebuilding import state_after
from kingsforge_bot.service.turn.table_states import TableStates
from kingsforge_bot.service.turn.undoing import Retraction
from kingsforge_bot.service.types import OldBoardPolicy, TableId, TableView, UserId
from tests.databases.by_hand import read
from tests.service.listening import all_said, posting, said, seqs, told, until
from tests.service.room import ADA, BEN, GAMES, FakePublisher, Room, awaited_user

ONE = TableId(1)
LONG_ENOUGH = 600


async def taken_back(room: Room, seat: Seat) -> TableView | None:
    """After an undo into the middle of the seat's turn; None where it may not go back there by itself."""
    table = (await room.service.play.look(ONE)).table
    user = awaited_user(table, seat)
    would = await may_go_back(room, user)
    if would is None:
        return None
    before = await state_after(room.store, room.game, would.table, would.to)
    if not room.game.mid_turn(before) or not goes_on(room, before, seat):
        return None
    await goes_back(room, user, would)
    return await room.service.play.look(ONE, user)


async def may_go_back(room: Room, user: UserId) -> Retraction | None:
    """What that user may take back or ask for."""
    try:
        return await room.service.undoing.would(ONE, user)
    except (UndoRefused, LobbyRefused):
        return None


async def goes_back(room: Room, user: UserId, would: Retraction) -> None:
    """By itself, or as the other agrees."""
    if would.asks:
        asked = await room.service.votes.ask(ONE, user, would.proposal, decided_on=would.table.seq)
        await room.service.votes.answer(ONE, BEN if user == ADA else ADA, asked.vote.number, agrees=True)
    else:
        await room.service.undoing.take_back(ONE, user, would.to, decided_on=would.table.seq)


def goes_on(room: Room, state: object, seat: Seat) -> list[object]:
    """What the seat can do that leaves its turn undone, so that no board is owed of it."""
    luck = Secret(bytes(SECRET_BYTES)).luck(0)
    actions = bounded(room.game.legal_actions(state, seat)) if seat in room.game.to_act(state) else []
    after = [(action, room.game.apply(state, seat, action, luck).state) for action in actions]
    return [action for action, state in after if room.game.mid_turn(state) and seat in room.game.to_act(state)]


async def back_in_the_middle_of_a_turn(room: Room, *, quiet: bool = False) -> TableView:
    """Somebody took back what they did last, in a turn that is not done: such a state owes no board by itself."""
    luck = random.Random(1)
    for user in (ADA, BEN):
        await room.service.preferences.change(user, plays_forced=False)
    await room.started(BEN, players=2, boards=OldBoardPolicy.DELETE if quiet else OldBoardPolicy.KEEP)
    for _ in range(LONG_ENOUGH):
        now = await room.service.play.look(ONE)
        seat = luck.choice(sorted(now.awaited))
        look = await room.service.play.look(ONE, awaited_user(now.table, seat))
        action = luck.choice(bounded(room.game.legal_actions(look.view, seat)))
        await room.act_as(look, str(action))
        if (undone := await taken_back(room, seat)) is not None:
            return undone
    pytest.fail("nobody could")


async def goes_on_by_itself(room: Room, look: TableView) -> None:
    """The one who took something back acts on, and still has the turn."""
    assert look.seat is not None
    action, *_ = goes_on(room, look.view, look.seat)
    await room.act_as(look, str(action))


async def boards_owed(room: Room) -> list[int]:
    return [one.seq for one in await room.store.owed(ONE) if one.kind is PostKind.BOARD]


async def test_a_board_after_an_undo_needs_no_later_one(any_room: Room) -> None:
    """The post fails while its player goes on in the same turn: it is made all the same, and shows what it was of."""
    undone = await back_in_the_middle_of_a_turn(any_room)
    publisher = FakePublisher(before=[TryLater(1.0)] * 3)
    owed = await boards_owed(any_room)
    assert owed[-1] == undone.table.seq
    await goes_on_by_itself(any_room, undone)
    assert await boards_owed(any_room) == owed
    await said(any_room, publisher)
    assert publisher.before == []
    assert seqs(publisher) == [undone.table.seq]
    assert told(publisher)[-1] == undone.table.seq
    assert publisher.boards[-1].look.view == any_room.game.player_view(
        await state_after(any_room.store, any_room.game, undone.table, undone.table.seq), None
    )


async def test_a_board_after_an_undo_knows_what_went_back_though_an_earlier_one_told_it(any_room: Room) -> None:
    """Whoever reads it has not asked for it, and may have seen only that."""
    publisher = FakePublisher()
    await any_room.started(BEN, players=2)
    user = awaited_user((await any_room.service.play.look(ONE)).table, Seat(0))
    would = None
    while would is None or told(publisher)[-1] < would.table.seq:
        await any_room.act(ONE)
        await said(any_room, publisher)
        would = await may_go_back(any_room, user)
    await goes_back(any_room, user, would)
    await said(any_room, publisher)
    undone = publisher.boards[-1].entries[-1]
    assert isinstance(undone.fact, Undone)
    assert [one.seq for one in undone.back] == [one.seq for one in would.entries]
    # A board that carries the story of one that could not fold tells what lies apart.
    first, *_ = would.entries
    states = TableStates(any_room.store, GAMES)
    *_, told_apart = await standing_entries(any_room.store, states, would.table, [first, replace(undone, back=())])
    assert told_apart == undone


async def test_whoever_went_on_after_an_undo_is_not_called_once_more(any_room: Room) -> None:
    """A quiet table knows whom the board called that stands, also where it was posted after an undo."""
    publisher = FakePublisher()
    undone = await back_in_the_middle_of_a_turn(any_room, quiet=True)
    assert undone.seat is not None
    await said(any_room, publisher)
    await goes_on_by_itself(any_room, undone)
    while not await boards_owed(any_room):
        await any_room.act(ONE)
    await said(any_room, publisher)
    now = publisher.boards[-1].look
    assert undone.seat not in (now.awaited if now.called is None else now.called)


async def test_what_was_said_is_owed_no_more_and_takes_no_room(any_room: Room) -> None:
    """Nothing of it is kept but where it stands, and nothing of it is said again."""
    publisher = FakePublisher()
    await any_room.started(BEN, players=2)
    for _ in range(4):
        await any_room.act(ONE)
    await said(any_room, publisher)
    heard = (len(publisher.boards), len(publisher.cards), len(publisher.lines), len(publisher.notices))
    rows = await read(any_room.store, "SELECT * FROM outbox")
    assert [tuple(row) for row in rows] == []
    assert (await any_room.store.posted(ONE, PostKind.BOARD)) is not None
    await said(any_room, publisher)
    assert heard == (len(publisher.boards), len(publisher.cards), len(publisher.lines), len(publisher.notices))


async def test_a_board_that_another_process_told_meanwhile_is_not_told_again(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Who stood still after it saw what is owed wakes when others have done it."""
    await room.started(BEN, players=2)
    slow, other = FakePublisher(), FakePublisher()
    owed = room.store.owed

    async def then_asleep(table: TableId) -> tuple[Owed, ...]:
        seen = await owed(table)
        if any(one.kind is PostKind.BOARD for one in seen):
            monkeypatch.undo()
            await said(room, other)
        return seen

    monkeypatch.setattr(room.store, "owed", then_asleep)
    async with posting(room, slow):
        await until(lambda: bool(other.boards))
        await all_said(room)
        await room.act(ONE)
        await all_said(room)
    assert seqs(slow) == [(await room.service.play.look(ONE)).table.seq]
    assert told(other) + told(slow) == sorted({*told(other), *told(slow)})
    assert not caplog.records
