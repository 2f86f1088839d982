"""Dwarven Smithy through the service and its database: whole games, with actions taken back, verified at the end."""

from pathlib import Path
from random import Random

import pytest

from kingsforge_bot.players.self_play import choice
from kingsforge_bot.service.types import TableStatus
from tests.properties.dwarven_smithy import GAME, SUBJECT
from tests.properties.play import Thrown
from tests.properties.taking_back import ONE, PEOPLE, take_back
from tests.service.audit.verifying import verified
from tests.service.room import BEN, CLEO, Room, open_room

EARLY = 150
"""Actions after which nothing is taken back any more, so that the game ends."""


@pytest.mark.parametrize(("seed", "options"), [(0, {"mode": "full", "auction": "on"}), (1, {"endless": "on"})])
async def test_a_whole_game(tmp_path: Path, seed: int, options: dict[str, str]) -> None:
    source = Random(seed)
    async with open_room(tmp_path / "a.sqlite3", seed=str(seed), game=GAME) as room:
        await room.started(BEN, CLEO, options=options)
        freely, played = 0, 0
        while await act(room, source):
            played += 1
            if played < EARLY and source.random() < 0.15:
                would = await take_back(room, source.choice(PEOPLE))
                freely += would is not None and would.bar is None
        look = await room.service.play.look(ONE)
        assert (look.table.status, GAME.places(look.view) is None) == (TableStatus.OVER, False)
        assert freely
        found = await verified(room, ONE)
        assert found is not None
        assert (found.differs, found.by_rules, found.entries) == (None, True, look.table.seq)


async def act(room: Room, source: Random) -> bool:
    """A random action of whoever is awaited, by what they see; False when the game is over."""
    for user in PEOPLE:
        look = await room.service.play.look(ONE, user)
        if look.may_act and look.seat is not None:
            action = choice(GAME, SUBJECT.player, look.view, look.seat, Thrown(source))
            await room.service.play.act(ONE, user, action, decided_on=look.table.seq)
            return True
    return False
