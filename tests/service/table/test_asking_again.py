"""A question is asked again once somebody has ended a turn that counts (docs/adr/0062), and an undo may overtake it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingsforge_bot.service.errors import VoteReason
from kingsforge_bot.service.proposals import EndAll, TakeBack
from kingsforge_bot.service.table.votes import VOTE_LASTS
from kingsforge_bot.service.table_events import NotAgreed, Undone
from tests.service.room import ADA, BEN, CLEO, SMITHY, Room, open_room
from tests.service.time.asking import USERS, ask, refused, step, undo
from tests.service.timed import ONE, PACE, awaited, later, log, look


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    async with open_room(tmp_path / "kingsforge.sqlite3") as opened:
        await opened.started(BEN, CLEO, players=3, pace=PACE)
        yield opened


@pytest.fixture
async def smithy(tmp_path: Path) -> AsyncIterator[Room]:
    async with open_room(tmp_path / "smithy.sqlite3", game=SMITHY) as opened:
        await opened.started(BEN, players=2, pace=PACE)
        yield opened


async def test_nor_is_a_step_of_ones_own_turn_also_one_that_was_taken_back(smithy: Room) -> None:
    """Else who takes a card and puts it back stops the clocks for ever."""
    user = USERS[seat := await awaited(smithy)]
    await ask(smithy, user)
    await later(smithy, VOTE_LASTS)
    await step(smithy)
    assert await refused(ask(smithy, user)) is VoteReason.ASKED
    await undo(smithy, user)
    assert await refused(ask(smithy, user)) is VoteReason.ASKED
    other = USERS[1 - seat]
    assert not (await ask(smithy, other, EndAll())).vote.stops
    await smithy.service.votes.answer(ONE, user, 2, agrees=False)
    await ended(smithy)
    assert (await ask(smithy, user)).vote.stops


async def ended(room: Room) -> None:
    """Whoever is awaited ends their turn."""
    seat = await awaited(room)
    while await awaited(room) == seat:
        await room.act(ONE)


async def test_nor_is_a_turn_that_is_taken_back_and_played_once_more(room: Room) -> None:
    user = USERS[await awaited(room)]
    seq = (await look(room)).table.seq
    await room.act(ONE, "pass taking metal")
    await ask(room, user)
    await later(room, VOTE_LASTS)
    await room.service.undoing.take_back(ONE, user, seq, decided_on=(await look(room)).table.seq)
    await room.act(ONE, "pass taking metal")
    assert await refused(ask(room, user)) is VoteReason.ASKED
    await room.act(ONE)
    assert (await ask(room, user)).vote.stops


async def test_what_all_agreed_to_take_back_is_not_owed_before_one_may_ask(room: Room) -> None:
    seq = (await look(room)).table.seq
    for _ in range(3):
        await room.act(ONE)
    polled = await ask(room, ADA, EndAll())
    await room.service.votes.answer(ONE, BEN, polled.vote.number, agrees=False)
    polled = await ask(room, BEN, TakeBack(seq))
    for user in (ADA, CLEO):
        await room.service.votes.answer(ONE, user, polled.vote.number, agrees=True)
    assert await refused(ask(room, ADA, EndAll())) is VoteReason.ASKED
    await room.act(ONE)
    assert (await ask(room, ADA, EndAll())).vote.stops


async def test_leaving_for_a_moment_lets_nobody_ask_again(room: Room) -> None:
    await ask(room, ADA)
    await later(room, VOTE_LASTS)
    await room.service.seats.resign(ONE, BEN, bot=False)
    await room.service.seats.take_back(ONE, BEN, "again")
    assert await refused(ask(room, ADA)) is VoteReason.ASKED


async def test_an_undo_overtakes_a_question_at_a_table_with_a_clock(smithy: Room) -> None:
    user = await step(smithy)
    await ask(smithy, user, EndAll())
    await undo(smithy, user)
    facts = [entry.fact for entry in await log(smithy) if entry.fact is not None]
    assert [type(fact) for fact in facts] == [NotAgreed, Undone]
