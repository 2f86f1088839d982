"""People at a table of Keyflower, through the service and its database, which stands as a test has it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.bots import bots
from kingsforge_bot.games.keyflower.card_data import keyflower
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.service.wiring import Service
from tests.databases.by_hand import change
from tests.games.keyflower.rules.table import Table
from tests.service.room import ADA, BEN, CLEO, Entropy, Room, open_room
from tests.service.timed import ONE, look

GAME = keyflower()
PEOPLE = (ADA, BEN, CLEO)


def serve(room: Room) -> Service:
    return Service(room.store, {GAME.key: GAME}, {GAME.key: bots(GAME.tiles)}, room.clock, Entropy())


@asynccontextmanager
async def seated(tmp_path: Path, position: Table, **more: Any) -> AsyncIterator[Room]:
    """Ada, Ben and Cleo at a table that stands so; whoever is awaited has yet to act."""
    async with open_room(tmp_path / "kingsforge.sqlite3", game=GAME) as room:
        room.service = serve(room)
        await room.started(BEN, CLEO, players=3, **more)
        seq = (await look(room)).table.seq
        await change(
            room.store,
            "UPDATE snapshots SET state = ? WHERE table_id = ? AND seq = ?",
            GAME.dump(position.state).decode(),
            ONE,
            seq,
        )
        room.service = serve(room)
        yield room


async def state(room: Room) -> State:
    found: State = await room.state((await look(room)).table)
    return found


async def play(room: Room, *lines: str) -> None:
    """Carry out "0 pass", one after the other."""
    for line in lines:
        who, _, text = line.partition(" ")
        seq = (await look(room)).table.seq
        await room.service.play.act(ONE, PEOPLE[int(who)], GAME.parse(text), decided_on=seq)


async def first(room: Room, who: int, verb: str) -> str:
    """The first legal action of that kind."""
    actions = GAME.legal_actions(await state(room), Seat(who))
    return f"{who} {next(action for action in actions if action.verb == verb)}"
