"""A room to play in: the real rules, a real database file, a clock that is set and entropy that repeats.

King's Forge is played there, or Dwarven Smithy, or beads (`tests/games/toy`), by the same service: `GAMES`. Keyflower
has nothing of the service that beads lacks, and whole games through it of its own.
"""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.bots import RANDOM_DWARF
from kingsforge_bot.games.dwarven_smithy.card_data import dwarven_smithy
from kingsforge_bot.games.kings_forge.bots import RANDOM_SMITH
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.players.player import bounded
from kingsforge_bot.service.post.publisher import (
    BoardPost,
    CannotSpeak,
    Fold,
    Folded,
    Heard,
    LinePost,
    LobbyPost,
    NoticePost,
)
from kingsforge_bot.service.table.lobbies import MakeThread, NewLobby
from kingsforge_bot.service.turn.auto_play import Bots
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import (
    ChannelId,
    Done,
    GuildId,
    MessageId,
    Table,
    TableId,
    TableStatus,
    TableView,
    UserId,
)
from kingsforge_bot.service.wiring import Service
from kingsforge_bot.store.database_store import DatabaseStore
from tests.databases.by_hand import change, read
from tests.databases.engines import open_store
from tests.games.toy.bots import RANDOM
from tests.games.toy.rules import Toy

GUILD = GuildId(10)
CHANNEL = ChannelId(20)
ADA, BEN, CLEO, DAN = UserId(101), UserId(102), UserId(103), UserId(104)

FORGE, SMITHY, TOY = kings_forge(), dwarven_smithy(), Toy()
GAMES: Mapping[str, AnyGame] = {game.key: game for game in (FORGE, SMITHY, TOY)}
BOTS: Bots = {
    FORGE.key: {"random": RANDOM_SMITH},
    SMITHY.key: {"random": RANDOM_DWARF},
    TOY.key: {"random": RANDOM},
}

ENDING: Mapping[str, tuple[str, ...]] = {SMITHY.key: ("draw", "end")}


class Clock:
    """Unix seconds that stand still."""

    def __init__(self) -> None:
        self.now = 1_700_000_000

    def __call__(self) -> int:
        return self.now


class Entropy:
    """Bytes that are the same in every run."""

    def __init__(self, seed: str = "oak") -> None:
        self._seed = seed
        self._asked = 0

    def __call__(self, count: int) -> bytes:
        self._asked += 1
        return hashlib.shake_256(f"{self._seed} {self._asked}".encode()).digest(count)


@dataclass
class Room:
    store: DatabaseStore
    service: Service
    clock: Clock
    path: Path
    game: AnyGame = FORGE
    """What is played where nothing else is asked for."""

    async def lobby(
        self,
        *others: UserId,
        players: int = 3,
        channel: ChannelId = CHANNEL,
        thread: ChannelId | None = None,
        **more: Any,
    ) -> Table:
        """A lobby of Ada's with others who joined, in that thread or in the channel."""
        made = None if thread is None else leading_to(thread)
        asked: dict[str, Any] = {"game": self.game.key, "options": {}} | more
        table = await self.service.lobbies.open(NewLobby(GUILD, channel, ADA, "Ada", players=players, **asked), made)
        for user in others:
            table = await self.service.lobbies.join(table.id, user, f"user {user}")
        return table

    async def started(self, *others: UserId, **more: Any) -> Done:
        """A running table of Ada's."""
        table = await self.lobby(*others, **more)
        return await self.service.lobbies.start(table.id, ADA)

    async def act(self, table: TableId, text: str | None = None) -> Done:
        """The person awaited does this, or something that brings the game on."""
        look = await self.service.play.look(table)
        user = awaited_user(look.table, min(look.awaited))
        return await self.act_as(await self.service.play.look(table, user), text)

    async def act_as(self, look: TableView, text: str | None = None) -> Done:
        """The seat whose view it is, or the one awaited, does this, decided on what was seen."""
        seat = look.seat if look.seat is not None and look.may_act else min(look.awaited)
        game = self.service.play.game(look.table.game)
        action = game.parse(text) if text else _any(game, look.view, seat)
        user = awaited_user(look.table, seat)
        return await self.service.play.act(look.table.id, user, action, decided_on=look.table.seq)

    async def passed_on(self, table: TableId) -> None:
        """Whoever is awaited plays until somebody else is."""
        before = (await self.service.play.look(table)).awaited
        while (await self.act(table)).look.awaited == before:
            pass
        await self.at(self.clock.now)

    async def at(self, now: int) -> None:
        """It is that time, and what is due by then is done."""
        self.clock.now = now
        await self.service.timekeeper.attend_due()

    async def look_at_all(self) -> None:
        """Everything has to be looked at, whenever it is due."""
        await change(self.store, "UPDATE tables SET due = ? WHERE status IN ('lobby', 'running')", self.clock.now)

    async def state(self, table: Table) -> Any:
        """How it stands, with all that is hidden from everybody who plays there."""
        return (await self.service._states.newest(table)).state

    async def put(self, table: TableId, position: bytes) -> None:
        """Let a running table stand in another position, as its game writes one."""
        now = (await self.service.play.look(table)).table
        game = self.service.play.game(now.game)
        state = game.load(position)
        sql = "UPDATE snapshots SET state = ? WHERE table_id = ? AND seq = ?"
        await change(self.store, sql, game.dump(state).decode(), table, now.seq)
        self.service = serve(self.store, self.clock)


def _any(game: AnyGame, view: Any, seat: int) -> Any:
    """The last legal thing; in a game whose turns do not end by themselves, what ends them."""
    actions = bounded(game.legal_actions(view, Seat(seat)))
    verbs = ENDING.get(game.key, ())
    return next((one for verb in verbs for one in actions if one.verb == verb), actions[-1])


async def with_status(store: DatabaseStore, status: TableStatus) -> list[TableId]:
    """The tables of that status."""
    rows = await read(store, "SELECT id FROM tables WHERE status = ? ORDER BY id", status)
    return [TableId(row["id"]) for row in rows]


def leading_to(thread: ChannelId) -> MakeThread:
    """Every table gets that thread."""

    async def make(table: Table) -> ChannelId:
        return thread

    return make


def awaited_user(table: Table, seat: int) -> UserId:
    """The person at a seat."""
    user = table.sitters[seat].user
    assert user is not None
    return user


def serve(store: DatabaseStore, clock: Clock, seed: str = "oak") -> Service:
    return Service(store, GAMES, BOTS, clock, Entropy(seed))


@asynccontextmanager
async def open_room(path: Path | str, seed: str = "oak", game: AnyGame = FORGE) -> AsyncIterator[Room]:
    """Open the database as a bot that starts would."""
    clock = Clock()
    async with open_store(path) as store:
        room = Room(store, serve(store, clock, seed), clock, Path(path), game)
        try:
            yield room
        finally:
            await room.service.stop()


@dataclass
class FakePublisher:
    """A channel. `troubles` are raised one by one, before the post is heard or after it."""

    boards: list[BoardPost] = field(default_factory=list)
    cards: list[LobbyPost] = field(default_factory=list)
    lines: list[LinePost] = field(default_factory=list)
    notices: list[NoticePost] = field(default_factory=list)
    before: list[Exception] = field(default_factory=list)
    after: list[Exception] = field(default_factory=list)
    silent: set[int] = field(default_factory=set)
    """Places that answer 403."""
    waits: list[float] = field(default_factory=list)
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    asked: list[int] = field(default_factory=list)
    """Places whose messages were read."""
    deleted: list[MessageId] = field(default_factory=list)
    folds: list[Fold] = field(default_factory=list)
    unfoldable: bool = False
    """Discord takes no more changes of old messages."""
    unchangeable: bool = False
    """Discord takes no changes."""
    to_the_end: bool = True
    """Its folds tell what followed to the play's end."""
    anew: set[str] = field(default_factory=set)
    """Nonces of boards that were posted though they were to change one."""
    gone: set[int] = field(default_factory=set)
    """Threads that were deleted."""
    new_threads: list[ChannelId] = field(default_factory=list)
    """Those that can be made."""
    threads_asked: list[TableId] = field(default_factory=list)
    amended: list[tuple[MessageId, NoticePost]] = field(default_factory=list)
    """Notices that say something else by now."""
    archived: list[tuple[int, int]] = field(default_factory=list)
    """Threads that were put away, and how many cards had been heard by then."""

    async def board(self, post: BoardPost) -> MessageId:
        self._trouble(self.before)
        self._refuse(post.look.table.place)
        self.boards.append(post)
        if self.unchangeable:
            self.anew.add(post.nonce)
        return self._stands(next(message for (_, message), one in self.standing.items() if one is post))

    @property
    def standing(self) -> dict[tuple[TableId, MessageId], BoardPost]:
        """Boards as they are read now."""
        found: dict[tuple[TableId, MessageId], BoardPost] = {}
        for post in self.boards:
            table, message = post.look.table, post.message
            if message is None or (table.id, message) not in found or post.nonce in self.anew:
                message = MessageId(1000 + table.seq)
            found[table.id, message] = post
        return {key: post for key, post in found.items() if key[1] not in self.deleted}

    def tells_the_end(self, table: Table) -> bool:
        return self.to_the_end

    async def fold(self, fold: Fold) -> Folded:
        self._trouble(self.before)
        self._refuse(fold.place)
        if self.unfoldable:
            return Folded.REFUSED
        if fold.message in self.deleted:
            return Folded.GONE
        self.folds.append(fold)
        self._trouble(self.after)
        return Folded.DONE

    async def delete(self, place: ChannelId, message: MessageId) -> None:
        self._trouble(self.before)
        self._refuse(place)
        self.deleted.append(message)
        self._trouble(self.after)

    async def thread(self, table: Table) -> ChannelId | None:
        self._trouble(self.before)
        self.threads_asked.append(table.id)
        return self.new_threads.pop(0) if self.new_threads else None

    async def lobby(self, post: LobbyPost) -> MessageId:
        self._trouble(self.before)
        self._refuse(post.table.place)
        self.cards.append(post)
        return self._stands(post.message or 900 + post.table.id)

    async def line(self, post: LinePost) -> MessageId:
        self._trouble(self.before)
        self._refuse(post.place)
        if not any(one.text == post.nonce for one in post.heard):
            self.lines.append(post)
        return self._stands(800 + post.table.id)

    async def notice(self, post: NoticePost) -> MessageId:
        self._trouble(self.before)
        self._refuse(post.look.table.place)
        if not any(one.text == post.nonce for one in post.heard):
            self.notices.append(post)
        return self._stands(700 + post.number)

    async def heard_in(self, place: ChannelId, since: int) -> tuple[Heard, ...]:
        self.asked.append(place)
        if place in self.gone:
            raise CannotSpeak("Unknown Channel", gone=True)
        boards = [(key[1], one.look.table) for key, one in self.standing.items() if one.look.table.place == place]
        return (
            *(Heard(message, "", table.id, table.seq) for message, table in boards),
            *(Heard(MessageId(900 + card.table.id), "", card.table.id) for card in self.cards),
            *(Heard(MessageId(700 + one.number), one.nonce) for one in self.notices if one.look.table.place == place),
            *(Heard(MessageId(800 + line.table.id), line.nonce) for line in self.lines if line.place == place),
        )

    async def amend(self, post: NoticePost, place: ChannelId, message: MessageId) -> None:
        self._trouble(self.before)
        self._refuse(place)
        self.amended.append((message, post))
        self._trouble(self.after)

    async def archive(self, thread: ChannelId) -> None:
        self.archived.append((thread, len(self.cards)))

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        await asyncio.sleep(0)

    def _stands(self, message: int) -> MessageId:
        self._trouble(self.after)
        self.heard.set()
        return MessageId(message)

    def _refuse(self, place: ChannelId) -> None:
        if place in self.gone:
            raise CannotSpeak("Unknown Channel", gone=True)
        if place in self.silent:
            raise CannotSpeak

    @staticmethod
    def _trouble(troubles: list[Exception]) -> None:
        if troubles:
            raise troubles.pop(0)
