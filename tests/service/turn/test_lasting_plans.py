"""A plan that lasts is carried out again and again, until what it was made for is over or its condition came true."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingsforge_bot.games.keyflower.card_data import keyflower
from kingsforge_bot.players.random_player import RandomPlayer
from kingsforge_bot.service.turn.plan_records import PlanEnd
from kingsforge_bot.service.types import Cause, TableId, UserId
from kingsforge_bot.service.wiring import Service
from tests.service.room import BEN, Entropy, Room, awaited_user, open_room

ONE = TableId(1)
GAME = keyflower()


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """Two people at a table of Keyflower, in spring."""
    async with open_room(tmp_path / "kingsforge.sqlite3", game=GAME) as opened:
        bots = {GAME.key: {"random": RandomPlayer()}}
        opened.service = Service(opened.store, {GAME.key: GAME}, bots, opened.clock, Entropy())
        await opened.started(BEN)
        yield opened


async def order(room: Room) -> tuple[UserId, UserId]:
    """Whose turn it is, and who comes next."""
    look = await room.service.play.look(ONE)
    first = min(look.awaited)
    return awaited_user(look.table, first), awaited_user(look.table, 1 - first)


async def bids(room: Room, user: UserId, times: int) -> None:
    """The user bids, and is awaited again each time, for the other passes by plan."""
    for _ in range(times):
        look = await room.service.play.look(ONE, user)
        assert look.is_awaited
        assert look.seat is not None
        bid = next(one for one in GAME.legal_actions(look.view, look.seat) if one.verb == "bid")
        await room.service.play.act(ONE, user, bid, decided_on=look.table.seq)


async def test_it_stays_armed_and_answers_every_time(room: Room) -> None:
    first, second = await order(room)
    own = await room.service.planning.add(ONE, second, "pass season")
    assert len(own.armed) == 1
    await bids(room, first, 3)
    entries = await room.service.history.entries(ONE, last=6)
    assert [entry.cause for entry in entries] == [Cause.PLAYER, Cause.PLAN] * 3
    assert [entry.action for entry in entries][1::2] == ["pass"] * 3
    assert len((await room.service.planning.own(ONE, second)).armed) == 1


async def test_it_ends_with_what_it_was_made_for(room: Room) -> None:
    first, second = await order(room)
    await room.service.planning.add(ONE, second, "pass season")
    await room.act(ONE, "pass")
    assert (await room.service.play.look(ONE, first)).view.phase == "boats"
    (ended,) = (await room.service.planning.own(ONE, second)).ended
    assert ended.kept.why is PlanEnd.EXPIRED


async def test_once_is_once(room: Room) -> None:
    first, second = await order(room)
    await room.service.planning.add(ONE, second, "pass")
    await bids(room, first, 1)
    assert (await room.service.play.look(ONE, first)).is_awaited
    await bids(room, first, 1)
    assert (await room.service.play.look(ONE, second)).is_awaited
    (ended,) = (await room.service.planning.own(ONE, second)).ended
    assert ended.kept.why is PlanEnd.DONE


async def test_until_outbid(room: Room) -> None:
    first, second = await order(room)
    await bids(room, first, 1)
    await room.service.planning.add(ONE, first, "pass season unless outbid")
    look = await room.service.play.look(ONE, second)
    assert look.seat is not None
    (led,) = [tile.name for tile in look.view.tiles_on_table() if tile.bids]
    higher = [one for one in GAME.legal_actions(look.view, look.seat) if str(one).startswith(f"bid {led} ")]
    await room.service.play.act(ONE, second, higher[0], decided_on=look.table.seq)
    assert (await room.service.play.look(ONE, first)).is_awaited
    (ended,) = (await room.service.planning.own(ONE, first)).ended
    assert (ended.kept.why, ended.kept.detail) == (PlanEnd.STOPPED, "outbid")
