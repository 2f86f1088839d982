"""What leaves the service is told to a seat, or to everybody."""

import json
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.types import Done, LogEntry, TableId, TableStatus, UserId
from tests.games.toy.state import UNSEEN, Choose, Chose, Draw, Drew
from tests.service.listening import said
from tests.service.room import ADA, BEN, CLEO, TOY, FakePublisher, Room, open_room

VERIFY = Path(__file__).parents[2] / "docs/verify.py"
ONE = TableId(1)
STRANGER = UserId(999)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """Where beads are played."""
    async with open_room(tmp_path / "kingsforge.sqlite3", game=TOY) as opened:
        yield opened


async def hand(room: Room, user: UserId) -> tuple[str, ...]:
    """As the user sees it."""
    look = await room.service.play.look(ONE, user)
    assert look.seat is not None
    beads: tuple[str, ...] = look.view.players[look.seat].hand
    return beads


async def choose(room: Room, user: UserId, number: int = 0) -> Done:
    return await room.service.play.act(ONE, user, Choose((await hand(room, user))[number]), decided_on=None)


async def newest(room: Room, user: UserId | None) -> LogEntry:
    (entry,) = await room.service.history.entries(ONE, user, last=1)
    return entry


def verified(file: Path) -> tuple[int, str]:
    """What the published script says in the end."""
    run = subprocess.run([sys.executable, VERIFY, file], capture_output=True, text=True, check=False)
    return run.returncode, run.stdout.splitlines()[-1]


async def to_the_end(room: Room) -> None:
    while (await room.service.play.look(ONE)).awaited:
        await room.act(ONE)


async def test_a_hand_is_shown_to_the_one_who_holds_it(room: Room) -> None:
    started = await room.started(BEN, players=2)
    assert UNSEEN not in await hand(room, ADA)
    assert started.look == await room.service.play.look(ONE, ADA)
    for user, seat in ((None, None), (STRANGER, None), (BEN, 1)):
        look = await room.service.play.look(ONE, user)
        assert look.seat == seat
        assert set(look.view.players[0].hand) == {UNSEEN}


async def test_the_start_tells_its_owner_what_they_drew_and_nobody_else(room: Room) -> None:
    started = await room.started(BEN, players=2)
    unseen = (UNSEEN, UNSEEN, UNSEEN)
    assert started.events == (Drew(Seat(0), await hand(room, ADA)), Drew(Seat(1), unseen))
    entry = await newest(room, BEN)
    assert entry.events == (Drew(Seat(0), unseen), Drew(Seat(1), await hand(room, BEN)))
    assert (entry.action, entry.luck) == ("setup", ())
    assert (await newest(room, STRANGER)).events == (Drew(Seat(0), unseen), Drew(Seat(1), unseen))


async def test_a_choice_stands_in_the_log_of_the_one_who_made_it(room: Room) -> None:
    await room.started(BEN, players=2)
    done = await choose(room, ADA)
    (bead, *_) = await hand(room, ADA)
    own = await newest(room, ADA)
    assert own.events == done.events == (Chose(Seat(0), bead),)
    assert own.action == f"choose {bead}"
    for user in (BEN, STRANGER, None):
        entry = await newest(room, user)
        assert (entry.seq, entry.seat, entry.action, entry.events) == (2, 0, "", (Chose(Seat(0), UNSEEN),))


async def test_a_choice_that_is_changed_is_told_to_nobody_else(room: Room) -> None:
    await room.started(BEN, players=2)
    await choose(room, ADA)
    await choose(room, ADA, 1)
    assert (await newest(room, ADA)).events == (Chose(Seat(0), (await hand(room, ADA))[1], instead=True),)
    other = await newest(room, BEN)
    assert (other.seq, other.action, other.events) == (3, "", ())


async def test_what_is_drawn_for_another_the_other_alone_learns(room: Room) -> None:
    """The luck of one's own action, too, would tell what was drawn."""
    await room.started(BEN, players=2)
    await choose(room, ADA)
    done = await choose(room, BEN)
    (winner,) = done.look.awaited
    user, other = (ADA, BEN) if winner == 0 else (BEN, ADA)
    to = Seat(1 - winner)
    done = await room.service.play.act(ONE, user, Draw(to), decided_on=None)
    assert done.events == (Drew(to, (UNSEEN,)),)
    assert (await newest(room, user)).action == f"draw for {to}"
    assert (await newest(room, user)).luck == ()
    entry = await newest(room, other)
    assert entry.events == (Drew(to, (await hand(room, other))[-1:]),)
    assert (entry.action, entry.luck) == (f"draw for {to}", ())
    assert (await newest(room, None)).action == ""


async def test_what_bots_do_is_told_as_the_own_seat_may_know_it(room: Room) -> None:
    started = await room.started(players=3, bots=2)
    assert [entry.events for entry in started.followed] == [
        (Chose(Seat(1), UNSEEN),),
        (Chose(Seat(2), UNSEEN),),
    ]
    assert {entry.action for entry in started.followed} == {""}
    while (await room.service.play.look(ONE)).awaited:
        done = await room.act(ONE)
        drew = [one for entry in done.followed for one in entry.events if isinstance(one, Drew)]
        assert all((one.seat == 0) is (UNSEEN not in one.beads) for one in drew)


async def test_the_channel_hears_of_choices_when_all_are_in(room: Room) -> None:
    publisher = FakePublisher()
    await room.started(BEN, CLEO, players=3)
    await said(room, publisher)
    for user in (ADA, BEN):
        await choose(room, user)
        await said(room, publisher)
        assert [board.look.table.seq for board in publisher.boards] == [1]
    await choose(room, CLEO)
    await said(room, publisher)
    _, board = publisher.boards
    assert (board.look.seat, board.look.table.seq) == (None, 4)
    assert [len(entry.events) for entry in board.entries] == [1, 1, 2]
    assert board.entries[0].events == (Chose(Seat(0), UNSEEN),)
    moments = await room.service.history.moments(ONE, lambda led: range(len(led)))
    assert [tuple(entries) for _, entries in moments][1] == board.entries


async def test_the_file_tells_what_everybody_knows_and_all_at_the_end(room: Room, tmp_path: Path) -> None:
    await room.started(BEN, players=2, options={"rounds": "long"})
    await choose(room, ADA)
    running = await room.service.history.file(ONE)
    assert [(one.seq, one.seat, one.action) for one in running.entries] == [(1, None, "setup"), (2, 0, "")]
    assert {(one.luck, one.draws, one.draw_from) for one in running.entries} == {((), "", 0)}
    await to_the_end(room)
    whole = await room.service.history.file(ONE)
    assert whole.status is TableStatus.OVER
    rows = await room.store.log(ONE)
    assert [(one.action, one.luck, one.draws, one.draw_from) for one in whole.entries] == [
        (row.action, row.luck, row.draws, row.draw_from) for row in rows
    ]
    (tmp_path / "table.json").write_bytes(whole.to_json())
    assert verified(tmp_path / "table.json") == (0, f"{len(rows)} entries, 0 wrong, to the end")


async def test_the_file_of_a_table_that_was_ended_tells_all(room: Room) -> None:
    await room.started(BEN, players=2)
    done = await choose(room, ADA)
    await room.service.endings.end(ONE, ADA, moderator=True)
    file = json.loads((await room.service.history.file(ONE)).to_json())
    (chose,) = done.events
    assert file["entries"][1]["action"] == f"choose {chose.bead}"
    assert len(file["entries"][0]["luck"]) == 6
