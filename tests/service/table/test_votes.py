"""A table is asked: all other persons must agree, silence is no, and whatever is played ends the question."""

from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import pytest

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import LobbyRefused, NotSeated, Stale, VoteReason, VoteRefused
from kingsforge_bot.service.post.notices import VoteAsked, VoteEnded
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.publisher import TryLater
from kingsforge_bot.service.proposals import Outcome, PauseAll, Proposal, TakeBack
from kingsforge_bot.service.records import Vote
from kingsforge_bot.service.table.votes import VOTE_LASTS, Polled
from kingsforge_bot.service.table_events import NotAgreed, TableEvent, Undone
from kingsforge_bot.service.types import Cause, Table, TableId, UserId
from tests.service.listening import said
from tests.service.room import ADA, BEN, CHANNEL, CLEO, DAN, FakePublisher, Room, open_room, serve

ONE = TableId(1)
BACK = TakeBack(3)
ASKER = Seat(0)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """Ada, Ben and Cleo play, some entries into their game."""
    async with open_room(tmp_path / "kingsforge.sqlite3") as opened:
        await opened.started(BEN, CLEO)
        for _ in range(4):
            await opened.act(ONE)
        yield opened


async def table_of(room: Room) -> Table:
    return (await room.service.play.look(ONE)).table


async def ask(room: Room, user: UserId = ADA, proposal: Proposal = BACK) -> Polled:
    return await room.service.votes.ask(ONE, user, proposal, decided_on=(await table_of(room)).seq)


async def answer(room: Room, user: UserId, *, agrees: bool, number: int = 1) -> Polled:
    return await room.service.votes.answer(ONE, user, number, agrees=agrees)


async def refused(awaitable: Awaitable[Any]) -> VoteReason:
    with pytest.raises(VoteRefused) as caught:
        await awaitable
    return caught.value.reason


async def facts(room: Room) -> list[TableEvent]:
    return [entry.fact for entry in await room.service.history.entries(ONE) if entry.fact is not None]


async def the_vote(room: Room) -> Vote:
    *_, last = await room.store.votes.of(ONE)
    return last


async def test_all_others_are_asked_and_nothing_is_done_before_all_agree(room: Room) -> None:
    before = await room.service.play.look(ONE)
    asked = await ask(room)
    publisher = FakePublisher()
    await said(room, publisher)
    [post] = publisher.notices
    assert post.notice == VoteAsked(1, ASKER, BACK, before.table.seq, (Seat(1), Seat(2)), room.clock.now + VOTE_LASTS)
    assert [entry.seq for entry in post.entries] == [4, 5]
    assert asked.vote.silent(asked.table) == (1, 2)

    one = await answer(room, BEN, agrees=True)
    assert (one.vote.outcome, one.vote.silent(one.table)) == (None, (2,))
    now = await room.service.play.look(ONE)
    assert (now.view, now.table.seq, now.table.vote) == (before.view, before.table.seq, 1)

    done = await answer(room, CLEO, agrees=True)
    assert (done.vote.outcome, done.table.seq) == (Outcome.AGREED, before.table.seq + 1)
    assert await facts(room) == [Undone(3, agreed=True)]
    assert (await table_of(room)).vote is None


async def test_the_first_no_decides_and_is_told_once(room: Room) -> None:
    before = await room.service.play.look(ONE)
    await ask(room)
    await answer(room, BEN, agrees=True)
    over = await answer(room, CLEO, agrees=False)
    assert over.vote.outcome is Outcome.REFUSED
    assert await facts(room) == [NotAgreed(ASKER, BACK, Outcome.REFUSED)]
    after = await room.service.play.look(ONE)
    assert (after.view, after.awaited) == (before.view, before.awaited)
    for seat in before.awaited:
        assert not after.table.is_stale(seat, before.table.seq)
    publisher = FakePublisher()
    await said(room, publisher)
    assert [post.notice for post in publisher.notices][1:] == [VoteEnded(ASKER, BACK, Outcome.REFUSED)]
    assert await refused(answer(room, BEN, agrees=True)) is VoteReason.OVER


async def test_an_answer_may_be_changed_while_the_question_is_open(room: Room) -> None:
    await ask(room)
    await answer(room, BEN, agrees=True)
    again = await answer(room, BEN, agrees=True)
    assert again.vote.outcome is None
    assert (await answer(room, BEN, agrees=False)).vote.outcome is Outcome.REFUSED


async def test_silence_is_no_after_24_hours_and_not_before(room: Room) -> None:
    asked = (await ask(room)).vote
    await answer(room, BEN, agrees=True)
    await room.at(asked.ends - 1)
    assert (await the_vote(room)).outcome is None
    room.service = serve(room.store, room.clock)
    await room.at(asked.ends)
    vote = await the_vote(room)
    assert (vote.outcome, vote.ended) == (Outcome.LAPSED, asked.ends)
    assert await facts(room) == [NotAgreed(ASKER, BACK, Outcome.LAPSED)]
    assert (await room.service.history.entries(ONE))[-1].cause is Cause.CLOCK
    await room.at(asked.ends + 10)
    assert len(await facts(room)) == 1
    assert await refused(answer(room, CLEO, agrees=True)) is VoteReason.OVER


async def test_who_asked_may_withdraw_and_has_agreed_already(room: Room) -> None:
    await ask(room)
    assert await refused(answer(room, ADA, agrees=True)) is VoteReason.YOURS
    assert (await answer(room, ADA, agrees=False)).vote.outcome is Outcome.WITHDRAWN
    assert await facts(room) == [NotAgreed(ASKER, BACK, Outcome.WITHDRAWN)]


async def test_whatever_is_played_ends_the_question_and_the_next_board_says_so(room: Room) -> None:
    publisher = FakePublisher()
    await said(room, publisher)
    await ask(room)
    room.clock.now += 60
    done = await room.act(ONE)
    vote = await the_vote(room)
    assert (vote.outcome, vote.ended) == (Outcome.OVERTAKEN, room.clock.now)
    assert [entry.fact for entry in (await room.service.history.entries(ONE))[-2:]] == [
        NotAgreed(ASKER, BACK, Outcome.OVERTAKEN),
        None,
    ]
    assert await refused(answer(room, BEN, agrees=True)) is VoteReason.OVER
    boards = len(publisher.boards)
    while len(publisher.boards) == boards:
        await room.act(ONE)
        await said(room, publisher)
    told = {entry.seq: entry.fact for entry in publisher.boards[-1].entries}
    assert (told[done.seq - 1], told[done.seq]) == (NotAgreed(ASKER, BACK, Outcome.OVERTAKEN), None)
    assert len(publisher.notices) == 1


async def test_an_action_that_is_refused_leaves_the_question_open(room: Room) -> None:
    await ask(room)
    look = await room.service.play.look(ONE)
    with pytest.raises(Refused):
        await room.act_as(look, "pass")
    assert (await table_of(room)).vote == 1


async def test_one_question_at_a_time(room: Room) -> None:
    await ask(room)
    assert await refused(ask(room, BEN)) is VoteReason.OPEN
    await answer(room, CLEO, agrees=False)
    assert await refused(ask(room, BEN)) is VoteReason.ASKED_BEFORE
    assert (await ask(room, BEN, PauseAll())).vote.number == 2


async def test_nobody_asks_again_before_a_turn_was_played_to_its_end(room: Room) -> None:
    for end in range(3):
        asked = (await ask(room)).vote
        match end:
            case 0:
                await answer(room, BEN, agrees=False, number=asked.number)
            case 1:
                await answer(room, ADA, agrees=False, number=asked.number)
            case _:
                await room.at(asked.ends)
        seat = min((await room.service.play.look(ONE)).awaited)
        while seat in (await room.service.play.look(ONE)).awaited:
            assert await refused(ask(room)) is VoteReason.ASKED
            await room.act(ONE)
    await ask(room)


async def test_bots_consent_and_alone_with_them_it_is_done_at_once(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        await room.started(players=3, bots=2)
        for _ in range(3):
            await room.act(ONE)
        polled = await ask(room)
        assert polled.vote.outcome is Outcome.AGREED
        assert Undone(3, agreed=True) in await facts(room)
        publisher = FakePublisher()
        await said(room, publisher)
        assert publisher.notices == []


async def test_with_a_bot_beside_only_the_persons_are_asked(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        await room.started(BEN, bots=1)
        for _ in range(3):
            await room.act(ONE)
        polled = await ask(room)
        assert polled.vote.voters(polled.table) == (2,)
        assert (await answer(room, BEN, agrees=True)).vote.outcome is Outcome.AGREED


async def test_strangers_and_late_ones_change_nothing(room: Room) -> None:
    seq = (await table_of(room)).seq
    with pytest.raises(NotSeated):
        await ask(room, DAN)
    with pytest.raises(Stale):
        await room.service.votes.ask(ONE, ADA, BACK, decided_on=seq - 1)
    await ask(room)
    with pytest.raises(NotSeated):
        await answer(room, DAN, agrees=False)
    assert await refused(answer(room, BEN, agrees=True, number=2)) is VoteReason.OVER
    assert (await the_vote(room)).answers == {}


async def test_a_table_that_is_ended_has_no_question_left(room: Room) -> None:
    await ask(room)
    await room.service.endings.end(ONE, UserId(900), moderator=True)
    assert (await the_vote(room)).outcome is Outcome.OVERTAKEN
    assert await refused(answer(room, BEN, agrees=True)) is VoteReason.OVER
    with pytest.raises(LobbyRefused):
        await ask(room)
    await room.at(room.clock.now + VOTE_LASTS)
    assert await facts(room) == []


# The message that asked


async def over(room: Room, outcome: Outcome) -> None:
    """The question ends that way."""
    match outcome:
        case Outcome.AGREED:
            await answer(room, BEN, agrees=True)
            await answer(room, CLEO, agrees=True)
        case Outcome.REFUSED:
            await answer(room, BEN, agrees=False)
        case Outcome.WITHDRAWN:
            await answer(room, ADA, agrees=False)
        case Outcome.LAPSED:
            await room.at((await the_vote(room)).ends)
        case Outcome.OVERTAKEN:
            await room.act(ONE)


@pytest.mark.parametrize("outcome", list(Outcome))
async def test_once_it_is_over_the_message_that_asked_says_so(room: Room, outcome: Outcome) -> None:
    publisher = FakePublisher()
    await ask(room)
    await said(room, publisher)
    asked = publisher.notices[-1]
    assert asked.outcome is None
    await over(room, outcome)
    await said(room, publisher)
    [(message, post)] = publisher.amended
    assert (message, post.notice, post.outcome) == (700 + asked.number, asked.notice, outcome)
    assert [entry.seq for entry in post.entries] == [entry.seq for entry in asked.entries]


async def test_it_says_so_once_after_a_restart_too(room: Room) -> None:
    publisher = FakePublisher()
    await ask(room)
    await said(room, publisher)
    await answer(room, BEN, agrees=False)
    publisher.before = [TryLater(1.0)]
    room.service = serve(room.store, room.clock)
    await said(room, publisher)
    await said(room, publisher)
    assert len(publisher.amended) == 1


async def test_a_question_that_was_over_before_it_was_heard_is_posted_without_an_answer_to_give(room: Room) -> None:
    await ask(room)
    await answer(room, BEN, agrees=False)
    publisher = FakePublisher()
    await said(room, publisher)
    question, ended = publisher.notices
    assert (question.outcome, ended.notice) == (Outcome.REFUSED, VoteEnded(ASKER, BACK, Outcome.REFUSED))


async def test_a_later_question_leaves_the_message_of_an_earlier_one_alone(room: Room) -> None:
    publisher = FakePublisher()
    for number in (1, 2):
        await (ask(room, BEN, PauseAll()) if number == 2 else ask(room))
        await answer(room, CLEO, agrees=False, number=number)
        await said(room, publisher)
    asked = [post.number for post in publisher.notices if isinstance(post.notice, VoteAsked)]
    assert [message for message, _ in publisher.amended] == [700 + number for number in asked]


async def test_where_nothing_can_be_said_any_more_the_old_message_is_left_as_it_is(room: Room) -> None:
    publisher = FakePublisher()
    await ask(room)
    await said(room, publisher)
    await over(room, Outcome.OVERTAKEN)
    publisher.silent.add(CHANNEL)
    await said(room, publisher)
    assert publisher.amended == []
    publisher.silent.clear()
    await room.service.outbox_worker(publisher, publisher.sleep).heal(CHANNEL)
    await said(room, publisher)
    assert PostKind.VOTE not in {owed.kind for owed in await room.store.owed(ONE)}
