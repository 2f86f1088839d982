"""Dwarven Smithy through the service and its database: whole games, with actions taken back, verified at the end."""

from pathlib import Path
from random import Random

import pytest

from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN
from kingsforge_bot.players.self_play import choice
from kingsforge_bot.service.audit.history import MOST_ENTRIES
from kingsforge_bot.service.types import TableStatus
from tests.properties.dwarven_smithy import GAME, SUBJECT
from tests.properties.play import Thrown
from tests.properties.taking_back import ONE, PEOPLE, take_back
from tests.service.audit.verifying import verified
from tests.service.room import BEN, CLEO, Room, open_room
from tests.ui.looks import STRANGER

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


async def test_once_a_game_is_over_its_log_tells_what_lay_face_down(tmp_path: Path) -> None:
    """Rule 3.8: completed King's Items are shown at the end; the file of the log has everything then."""
    source = Random(2)
    async with open_room(tmp_path / "a.sqlite3", seed="2", game=GAME) as room:
        await room.started(BEN, CLEO)
        for _ in range(12):
            await act(room, source)
        assert await unseen(room, opened=True), "while it is played, strangers hear what everybody may"
        while await act(room, source):
            pass
        assert await unseen(room, opened=False)
        assert not await unseen(room, opened=True)


async def unseen(room: Room, *, opened: bool) -> bool:
    """Whether the log that a stranger reads keeps a card back."""
    entries = await room.service.history.entries(ONE, STRANGER, last=MOST_ENTRIES, opened=opened)
    return UNSEEN in str([entry.events for entry in entries])


async def act(room: Room, source: Random) -> bool:
    """A random action of whoever is awaited, by what they see; False when the game is over."""
    for user in PEOPLE:
        look = await room.service.play.look(ONE, user)
        if look.may_act and look.seat is not None:
            action = choice(GAME, SUBJECT.player, look.view, look.seat, Thrown(source))
            await room.service.play.act(ONE, user, action, decided_on=look.table.seq)
            return True
    return False
