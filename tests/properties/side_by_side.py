"""Two tables of one game, played side by side by the same people and with the same luck, that differ in a secret alone.

All that leaves the service for anybody but the owner of the secret is compared, byte by byte.
"""

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.players.random_player import RandomPlayer
from kingsforge_bot.service.person.settings import Alerts
from kingsforge_bot.service.time.pending_turns import HOUR
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import TableId, UserId
from kingsforge_bot.service.wiring import Service
from tests.databases.by_hand import change
from tests.service.listening import said
from tests.service.messaging import PostOffice, all_sent
from tests.service.room import ADA, Entropy, FakePublisher, Room, open_room

PEOPLE: Sequence[UserId] = [ADA, *(UserId(101 + number) for number in range(1, 6))]
"""By seat."""
_ONE = TableId(1)
_STRANGER = UserId(999)
_NONCE = re.compile(rb'"nonce":"[^"]*"')
"""By which Discord knows a message that is sent twice: drawn for each post of each database."""


class World:
    """A table and all that was said of it."""

    def __init__(self, room: Room) -> None:
        self.room, self.publisher, self.office = room, FakePublisher(), PostOffice(room.clock)

    async def state(self) -> Any:
        """How it stands, with all that is hidden."""
        table = await self.room.store.table(_ONE)
        assert table is not None
        return await self.room.state(table)

    async def put(self, state: object) -> None:
        """The table stands so."""
        seq = (await self.room.service.play.look(_ONE)).table.seq
        sql = "UPDATE snapshots SET state = ? WHERE table_id = ? AND seq = ?"
        await change(self.room.store, sql, self.room.game.dump(state).decode(), _ONE, seq)
        self.room.service = _serve(self.room)

    async def act(self, seat: Seat, action: Any) -> object:
        """What comes of it, as far as everybody may hear it."""
        table = await self.room.store.table(_ONE)
        assert table is not None
        try:
            await self.room.service.play.act(_ONE, PEOPLE[seat], action, decided_on=table.seq)
        except Refused as no:
            return no.reason, no.rule, dict(no.facts)
        return None

    async def later(self, hours: int) -> None:
        """Long enough for a reminder."""
        await self.room.at(self.room.clock.now + hours * HOUR)

    async def heard(self, owner: Seat, *, everything: bool) -> list[tuple[str, bytes]]:
        """All that is told to others, and in public; `everything`: as far back as one can read."""
        found = await self._asked(PEOPLE[owner], last=1000 if everything else 10)
        if everything:
            history = self.room.service.history
            found.append(("moments", await history.moments(_ONE, lambda led: range(len(led)))))
            found.append(("file", (await history.file(_ONE)).to_json()))
        found += await self._posted(PEOPLE[owner])
        told = [(what, one if isinstance(one, bytes) else msgspec.json.encode(one)) for what, one in found]
        return [(what, _NONCE.sub(b"", text)) for what, text in told]

    async def _asked(self, owner: UserId, last: int) -> list[tuple[str, object]]:
        table = await self.room.store.table(_ONE)
        assert table is not None
        found: list[tuple[str, object]] = []
        sitting = [sitter.user for sitter in table.sitters if sitter.user not in (None, owner)]
        for user in (None, _STRANGER, *sitting):
            found.append((f"look {user}", await self.room.service.play.look(_ONE, user)))
            found.append((f"log {user}", await self.room.service.history.entries(_ONE, user, last=last)))
            if user is not None:
                found.append((f"turns {user}", await self.room.service.my_turns.at(table, user)))
        return found

    async def _posted(self, owner: UserId) -> list[tuple[str, object]]:
        """What was owed since it was listened the last time."""
        boards, notices, sent = len(self.publisher.boards), len(self.publisher.notices), len(self.office.sent)
        await said(self.room, self.publisher)
        await all_sent(self.room, self.office)
        return [
            ("boards", self.publisher.boards[boards:]),
            ("notices", self.publisher.notices[notices:]),
            ("directs", [post for post in self.office.sent[sent:] if post.user != owner]),
        ]


@asynccontextmanager
async def begun(path: Path, game: AnyGame, seats: int, **options: str) -> AsyncIterator[World]:
    """A table of people, every other of whom gets direct messages."""
    async with open_room(path, game=game) as room:
        room.service = _serve(room)
        for user in PEOPLE[:seats:2]:
            await room.service.preferences.change(user, alerts=Alerts.DIRECT)
        lobby = await room.lobby(*PEOPLE[1:seats], players=seats, options=options)
        await room.service.lobbies.start(lobby.id, ADA)
        yield World(room)


async def check_heard_alike(one: World, other: World, owner: Seat, *, everything: bool) -> None:
    """Fails where anybody else hears at one table what they do not at the other."""
    here, there = await one.heard(owner, everything=everything), await other.heard(owner, everything=everything)
    for (what, mine), (_, theirs) in zip(here, there, strict=True):
        assert mine == theirs, f"{what} differs"


def _serve(room: Room) -> Service:
    game = room.game
    return Service(room.store, {game.key: game}, {game.key: {"random": RandomPlayer()}}, room.clock, Entropy())
