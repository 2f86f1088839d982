"""Whatever the service says while Keyflower is played is the same, whatever lies behind one screen.

Two tables are played side by side, by the same people and with the same luck, that differ in one screen alone, and so
in bag and pile. All that leaves the service for anybody but the owner of that screen is compared, byte by byte.
"""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Action
from kingsforge_bot.games.keyflower.rules.behind_screens import bag_of, count_skills, count_workers, pile_of
from kingsforge_bot.games.keyflower.rules.events import SkillsDrawn, WorkersDrawn
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.players.random_player import RandomPlayer
from kingsforge_bot.service.types import TableId, UserId
from kingsforge_bot.service.wiring import Service
from tests.properties.keyflower import GAME
from tests.properties.play import Thrown
from tests.service.listening import said
from tests.service.room import ADA, Entropy, FakePublisher, Room, open_room

ONE = TableId(1)
PEOPLE = [ADA, *(UserId(101 + number) for number in range(1, 6))]
STRANGER = UserId(999)
NONCE = re.compile(rb'"nonce":"[^"]*"')
"""By which Discord knows a message that is sent twice: drawn for each post of each database."""
TURNS = 40
"""Actions of a table at most: a spring. The boats of the next season are loaded from bags that differ."""


class World:
    """A table and all that was said of it."""

    def __init__(self, room: Room) -> None:
        self.room, self.publisher = room, FakePublisher()

    async def state(self) -> State:
        table = await self.room.store.table(ONE)
        assert table is not None
        found: State = (await self.room.service._states.newest(table)).state
        return found

    async def put(self, state: State) -> None:
        """The table stands so."""
        seq = (await self.room.service.play.look(ONE)).table.seq
        async with self.room.store.writing() as writing:
            await writing._connection.rows(
                "UPDATE snapshots SET state = ? WHERE table_id = ? AND seq = ?", GAME.dump(state).decode(), ONE, seq
            )
        self.room.service = serve(self.room)

    async def heard(self, owner: UserId) -> list[tuple[str, bytes]]:
        """All that is told to others, and in public."""
        play, history = self.room.service.play, self.room.service.history
        found: list[tuple[str, object]] = []
        for user in (None, STRANGER, *PEOPLE):
            if user == owner:
                continue
            found.append((f"look {user}", await play.look(ONE, user)))
            found.append((f"log {user}", await history.entries(ONE, user, last=1000)))
            if user is not None:
                table = await self.room.store.table(ONE)
                assert table is not None
                found.append((f"turns {user}", await self.room.service.my_turns.at(table, user)))
        found.append(("moments", await history.moments(ONE, lambda led: range(len(led)))))
        found.append(("file", (await history.file(ONE)).to_json()))
        await said(self.room, self.publisher)
        found.append(("boards", self.publisher.boards))
        found.append(("notices", self.publisher.notices))
        told = [(what, one if isinstance(one, bytes) else msgspec.json.encode(one)) for what, one in found]
        return [(what, NONCE.sub(b"", text)) for what, text in told]


def serve(room: Room) -> Service:
    return Service(room.store, {GAME.key: GAME}, {GAME.key: {"random": RandomPlayer()}}, room.clock, Entropy())


@asynccontextmanager
async def begun(path: Path, seats: int) -> AsyncIterator[World]:
    async with open_room(path, game=GAME) as room:
        room.service = serve(room)
        lobby = await room.lobby(*PEOPLE[1:seats], players=seats, options={"screens": "known"})
        await room.service.lobbies.start(lobby.id, ADA)
        yield World(room)


def other_screen(state: State, owner: Seat, source: Random) -> State:
    """What nobody knows to be behind that screen is exchanged with bag and pile."""
    one = state.players[owner]
    workers = bag_of(state.bag) + bag_of(one.workers - one.known_workers)
    skills = pile_of(state.pile) + pile_of(one.skills - one.known_skills)
    source.shuffle(workers)
    source.shuffle(skills)
    number, tools = (one.workers - one.known_workers).total, (one.skills - one.known_skills).total
    changed = replace(
        one,
        workers=one.known_workers + count_workers(workers[:number]),
        skills=one.known_skills + count_skills(skills[:tools]),
    )
    players = (*state.players[:owner], changed, *state.players[owner + 1 :])
    left, rest = count_workers(workers[number:]), count_skills(skills[tools:])
    return replace(state, players=players, bag=left, pile=rest)


def in_both(one: State, other: State, seat: Seat, owner: Seat, source: Random) -> Action:
    """Something that can be done at both tables; who is not the owner draws nothing, for the bags differ."""
    there = set(GAME.legal_actions(other, seat))
    both = [action for action in GAME.legal_actions(one, seat) if action in there]
    both = [action for action in both if seat == owner or not draws(one, seat, action)]
    verb = source.choice(sorted({action.verb for action in both}))
    return source.choice([action for action in both if action.verb == verb])


def draws(state: State, seat: Seat, action: Action) -> bool:
    events = GAME.apply(state, seat, action, Thrown(Random(0))).events
    return any(isinstance(event, WorkersDrawn | SkillsDrawn) for event in events)


async def act(world: World, user: UserId, action: Action) -> object:
    """What comes of it, as far as everybody may hear it."""
    table = await world.room.store.table(ONE)
    assert table is not None
    try:
        await world.room.service.play.act(ONE, user, action, decided_on=table.seq)
    except Refused as no:
        return no.reason, no.rule, dict(no.facts)
    return None


@pytest.mark.parametrize("seats", [2, 4])
async def test_nobody_hears_what_is_behind_a_screen(tmp_path: Path, seats: int) -> None:
    """Rules 2.1 to 2.4, 15.4."""
    source = Random(f"screens {seats}")
    async with begun(tmp_path / "one.sqlite3", seats) as one, begun(tmp_path / "other.sqlite3", seats) as other:
        owner = Seat(source.randrange(seats))
        start = await one.state()
        assert start == await other.state(), "the same luck"
        await other.put(other_screen(start, owner, source))
        await one.put(start)
        assert (await one.state()).players[owner] != (await other.state()).players[owner]
        for _ in range(TURNS):
            here, there = await one.state(), await other.state()
            if here.phase not in (Phase.TURNS, Phase.WORK):
                break
            action = in_both(here, there, here.turn, owner, source)
            user = PEOPLE[here.turn]
            assert await act(one, user, action) == await act(other, user, action)
            await same(one, other, PEOPLE[owner])


async def same(one: World, other: World, owner: UserId) -> None:
    for (what, here), (_, there) in zip(await one.heard(owner), await other.heard(owner), strict=True):
        assert here == there, f"{what} differs"


def test_a_screen_that_was_exchanged_is_another_one() -> None:
    """Or nothing would be compared."""
    state = GAME.setup(3, {}, Thrown(Random(1))).state
    other = other_screen(state, Seat(1), Random(4))
    assert GAME.load(GAME.dump(other)) == other
    assert [a == b for a, b in zip(state.players, other.players, strict=True)] == [True, False, True]
