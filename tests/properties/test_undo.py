"""Whatever is taken back, freely or because all agreed: the table stands again as it stood, and its log is right."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.players.player import bounded
from kingsforge_bot.service.table_events import Undone
from kingsforge_bot.service.turn.effective_entries import counting
from kingsforge_bot.service.turn.table_states import AnyGame, TableStates
from kingsforge_bot.service.types import TableStatus, UserId
from tests.properties.taking_back import ONE, PEOPLE, take_back
from tests.service.audit.verifying import verified
from tests.service.room import BEN, CLEO, GAMES, TOY, Room, open_room

STEPS = 60
"""Actions and undos of one game; some end before."""


class Stood(msgspec.Struct, frozen=True):
    """A table at rest: all that its players can do, and all that is true of it but for the luck to come."""

    state: Any
    legal: Mapping[Seat, tuple[object, ...]]
    next_draw: int


async def stood(room: Room) -> tuple[int, Stood]:
    """As it stands in the database, not in anybody's memory."""
    states = TableStates(room.store, GAMES)
    table = await states.table(ONE)
    current, game = await states.newest(table), GAMES[table.game]
    seats = [Seat(seat) for seat in range(len(table.sitters))]
    legal = {seat: bounded(game.legal_actions(current.state, seat)) for seat in seats}
    return table.seq, Stood(current.state, legal, current.next_draw)


async def act(room: Room, game: AnyGame, source: Random) -> None:
    """A random action of somebody who may act."""
    seats = [Seat(seat) for seat in range(len(PEOPLE))]
    looks = [await room.service.play.look(ONE, PEOPLE[seat]) for seat in seats]
    look = source.choice([look for look in looks if look.may_act])
    assert look.seat is not None
    action = source.choice(bounded(game.legal_actions(look.view, look.seat)))
    await room.service.play.act(ONE, PEOPLE[look.seat], action, decided_on=look.table.seq)


@pytest.mark.long
@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize("key", GAMES)
async def test_what_is_taken_back_is_restored(tmp_path: Path, key: str, games: int) -> None:
    game = GAMES[key]
    freely = asked = 0
    for number in range(games):
        source = Random(f"undo {key} {number}")
        async with open_room(tmp_path / f"{number}.sqlite3", seed=f"{number}", game=game) as room:
            await room.started(BEN, CLEO, options={"rounds": "long"} if key == TOY.key else {})
            seen = dict([await stood(room)])
            for _ in range(STEPS):
                if not (await room.service.play.look(ONE)).awaited:
                    break
                before = (await stood(room))[1]
                if source.random() < 0.4 and (would := await take_back(room, source.choice(PEOPLE))) is not None:
                    seq, after = await stood(room)
                    assert after == msgspec.structs.replace(seen[would.to], next_draw=before.next_draw)
                    freely, asked = freely + (would.bar is None), asked + (would.bar is not None)
                else:
                    await act(room, game, source)
                seq, now = await stood(room)
                seen[seq] = now
            await check_log(room)
    assert freely
    assert asked


async def check_log(room: Room) -> None:
    """Nothing is gone, luck and events are as recomputed, and what is looked back on can be read."""
    table = (await room.service.play.look(ONE)).table
    if table.status is TableStatus.RUNNING:
        await room.service.endings.end(ONE, UserId(900), moderator=True)
    found = await verified(room, ONE)
    assert found is not None
    assert (found.differs, found.entries, found.by_rules) == (None, table.seq, True)
    entries = await room.service.history.entries(ONE, last=1000)
    assert [entry.seq for entry in entries] == list(range(1, table.seq + 1))
    moments = await room.service.history.moments(ONE, lambda led: range(len(led)))
    told = [entry for _, led in moments for entry in led]
    assert [entry.seq for entry in told if not isinstance(entry.fact, Undone)] == [one.seq for one in counting(entries)]
    assert (await room.service.history.file(ONE)).to_json()
