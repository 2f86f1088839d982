"""Several seats are awaited at once: what one was shown counts as long as that seat is asked the same."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import Stale
from kingsforge_bot.service.types import Done, TableId, UserId
from tests.games.toy.rules import Toy
from tests.games.toy.state import Choose, End, State
from tests.service.listening import said
from tests.service.room import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    GAMES,
    GUILD,
    TOY,
    FakePublisher,
    Room,
    awaited_user,
    open_room,
    serve,
)

ONE = TableId(1)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """Ada, Ben and Cleo are to choose, at entry 1."""
    async with open_room(tmp_path / "kingsforge.sqlite3", game=TOY) as opened:
        await opened.started(BEN, CLEO, players=3)
        yield opened


async def choose(room: Room, user: UserId, number: int, decided_on: int | None) -> Done:
    """The bead of that number in the user's hand."""
    look = await room.service.play.look(ONE, user)
    assert look.seat is not None
    return await room.service.play.act(
        ONE, user, Choose(look.view.players[look.seat].hand[number]), decided_on=decided_on
    )


async def stale(room: Room, user: UserId, number: int, decided_on: int) -> None:
    assert (await room.service.play.look(ONE, user)).is_stale(decided_on)
    with pytest.raises(Stale) as caught:
        await choose(room, user, number, decided_on)
    assert caught.value.decided_on == decided_on


async def test_a_choice_counts_although_others_chose_meanwhile(room: Room) -> None:
    for seq, user in enumerate((CLEO, ADA), 2):
        assert not (await room.service.play.look(ONE, user)).is_stale(1)
        assert (await choose(room, user, 0, decided_on=1)).look.table.seq == seq
    assert (await room.service.play.look(ONE)).awaited == {1}
    assert (await choose(room, BEN, 0, decided_on=2)).look.table.seq == 4


async def test_who_has_chosen_before_the_board_is_posted_is_not_called(room: Room) -> None:
    await choose(room, ADA, 0, decided_on=1)
    publisher = FakePublisher()
    await said(room, publisher)
    assert [post.look.awaited for post in publisher.boards] == [{1, 2}]


async def test_all_choose_at_the_same_moment(room: Room) -> None:
    await asyncio.gather(*[choose(room, user, 1, decided_on=1) for user in (ADA, BEN, CLEO)])
    assert sorted(row.seat for row in await room.store.log(ONE) if row.seat is not None) == [0, 1, 2]


async def test_of_ten_equal_presses_at_once_one_counts(room: Room) -> None:
    await choose(room, BEN, 0, decided_on=1)
    answers = await asyncio.gather(*[choose(room, ADA, 0, decided_on=1) for _ in range(10)], return_exceptions=True)
    assert Counter(type(answer).__name__ for answer in answers) == {"Done": 1, "Stale": 9}
    assert len(await room.store.log(ONE)) == 3


async def test_a_choice_is_changed_on_what_was_last_shown_to_its_seat(room: Room) -> None:
    await choose(room, ADA, 0, decided_on=1)
    await choose(room, BEN, 0, decided_on=1)
    await stale(room, ADA, 1, decided_on=1)
    changed = await choose(room, ADA, 1, decided_on=2)
    assert changed.look.table.seq == 4
    for before in (1, 2, 3):
        await stale(room, ADA, 2, decided_on=before)
    assert (await choose(room, ADA, 2, decided_on=4)).look.table.seq == 5
    assert not (await room.service.play.look(ONE, CLEO)).is_stale(1)


async def test_once_the_last_one_has_chosen_no_choice_is_changed(room: Room) -> None:
    for user in (ADA, BEN, CLEO):
        await choose(room, user, 0, decided_on=1)
    for decided_on in (1, 2, 3):
        await stale(room, ADA, 1, decided_on)


async def test_a_choice_for_one_round_is_none_for_the_next(room: Room) -> None:
    for user in (ADA, BEN, CLEO):
        await choose(room, user, 0, decided_on=1)
    shown = await room.service.play.look(ONE)
    (seat,) = shown.awaited
    next_round = await room.service.play.act(ONE, awaited_user(shown.table, seat), End(), decided_on=4)
    assert next_round.look.awaited == {0, 1, 2}
    for user in (ADA, BEN, CLEO):
        for decided_on in range(1, 5):
            await stale(room, user, 0, decided_on)
    await choose(room, CLEO, 0, decided_on=5)
    await choose(room, BEN, 0, decided_on=5)


@pytest.mark.parametrize("decided_on", [0, -1, 3, 10**40])
async def test_what_was_never_shown_is_stale(room: Room, decided_on: int) -> None:
    await choose(room, ADA, 0, decided_on=1)
    for user in (ADA, BEN):
        await stale(room, user, 1, decided_on)


async def test_what_was_shown_before_a_restart_counts(room: Room) -> None:
    await choose(room, ADA, 0, decided_on=1)
    room.service = serve(room.store, room.clock)
    assert (await room.service.play.look(ONE)).table.asked == {1: 1, 2: 1}
    await stale(room, ADA, 1, decided_on=1)
    await choose(room, BEN, 0, decided_on=1)


async def test_whoever_has_chosen_may_act_and_is_not_awaited(room: Room) -> None:
    done = await choose(room, ADA, 0, decided_on=1)
    assert (done.look.may_act, done.look.is_awaited) == (True, False)
    for user, awaited in ((ADA, False), (BEN, True)):
        ((_, listed),) = await room.service.finder.suggest(GUILD, CHANNEL, user, "")
        assert listed is awaited
    stranger = await room.service.play.look(ONE, UserId(999))
    assert (stranger.may_act, stranger.is_awaited, stranger.seat) == (False, False, None)


async def test_at_a_table_that_was_ended_nobody_may_act(room: Room) -> None:
    await choose(room, ADA, 0, decided_on=1)
    await room.service.endings.end(ONE, ADA, moderator=True)
    for user in (ADA, BEN):
        look = await room.service.play.look(ONE, user)
        assert (look.may_act, look.is_awaited) == (False, False)


async def test_what_the_rules_refuse_is_refused_and_not_stale(room: Room) -> None:
    await choose(room, ADA, 0, decided_on=1)
    with pytest.raises(Refused):
        await room.service.play.act(ONE, BEN, End(), decided_on=1)
    with pytest.raises(Refused):
        await choose(room, ADA, 0, decided_on=2)


async def test_where_one_plays_after_the_other_each_action_asks_anew(tmp_path: Path) -> None:
    async with open_room(tmp_path / "forge.sqlite3") as room:
        table = (await room.started(BEN, players=2)).look.table.id
        for _ in range(5):
            assert (await room.act(table)).look.table.asked == {}


class OfADuel(Toy):
    """What Ben chooses against is what Ada chose; nobody else's choice depends on it."""

    def asked(self, state: State, seat: Seat) -> str | None:
        shared = super().asked(state, seat)
        return shared if shared is None or seat != 1 else f"{shared} against {state.players[0].chosen}"


async def test_what_one_seat_is_asked_anew_leaves_the_others_asked_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, TOY.key, OfADuel())
    async with open_room(tmp_path / "kingsforge.sqlite3", game=TOY) as room:
        await room.started(BEN, CLEO, players=3)
        await choose(room, ADA, 0, decided_on=1)
        await stale(room, BEN, 0, decided_on=1)
        assert not (await room.service.play.look(ONE, CLEO)).is_stale(1)
        assert (await choose(room, CLEO, 0, decided_on=1)).look.table.seq == 3
        assert (await choose(room, BEN, 0, decided_on=2)).look.table.seq == 4
