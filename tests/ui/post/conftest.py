"""A stage: a channel of a Discord on loopback, and the publisher to it."""

from collections import Counter
from collections.abc import AsyncIterator

import discord
import msgspec
import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.sandbox import Message, Server
from kingsforge_bot.service.person.settings import ServerSettings
from kingsforge_bot.service.post.invalid_requests import InvalidRequests
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.publisher import (
    BoardPost,
    Fold,
    Folded,
    LinePost,
    LobbyPost,
)
from kingsforge_bot.service.types import ChannelId, GuildId, LogEntry, MessageId, Table, TableStatus
from kingsforge_bot.ui.admin.counting import counted
from kingsforge_bot.ui.post.publisher import DiscordPublisher
from kingsforge_bot.ui.workers.picture_renderer import PictureRenderer
from tests.sandbox.conftest import Place, furnished
from tests.ui.counter import LOCALIZERS
from tests.ui.looks import crowded, lobby_of, look_at, position


class Tallied(InvalidRequests):
    """Counts and holds nothing back."""

    def wait(self) -> float:
        return 0.0


class Stage:
    """A channel, and the publisher to it."""

    def __init__(
        self,
        place: Place,
        publisher: DiscordPublisher,
        invalid_requests: Tallied,
        set_for: dict[GuildId, ServerSettings],
        statuses: Counter[int],
    ) -> None:
        self.place = place
        self.statuses = statuses
        self.server = place.server
        self.fault = place.server.fault
        self.channel = ChannelId(place.channel.id)
        self.publisher = publisher
        self.invalid_requests = invalid_requests
        self.set_for = set_for
        self._posts = 0

    def here(self, table: Table) -> Table:
        return msgspec.structs.replace(table, guild=GuildId(self.place.guild.id), channel=self.channel)

    async def board(
        self,
        seq: int = 3,
        message: MessageId | None = None,
        called: frozenset[Seat] | None = None,
        *,
        newest: bool = False,
    ) -> MessageId:
        look = look_at(crowded())
        table = msgspec.structs.replace(self.here(look.table), seq=seq)
        self._posts += 1
        look = msgspec.structs.replace(look, table=table, called=called)
        return await self.publisher.board(BoardPost(look, (), f"n{self._posts}", message=message, newest=newest))

    async def fold(
        self, message: MessageId, entries: tuple[LogEntry, ...] = (), to_the_end: tuple[LogEntry, ...] = ()
    ) -> Folded:
        then = look_at(crowded())
        then = msgspec.structs.replace(then, table=self.here(then.table))
        look = then
        if to_the_end:
            over = position({"items": ["axe", "shield", "crown", "table"]}, {}, {}, phase="over")
            look = msgspec.structs.replace(then, view=over)
        return await self.publisher.fold(Fold(look, entries, self.channel, message, then, to_the_end))

    async def card(self) -> MessageId:
        self._posts += 1
        return await self.publisher.lobby(LobbyPost(self.here(lobby_of("Ana")), None, f"n{self._posts}"))

    async def line(self) -> MessageId:
        self._posts += 1
        table = self.here(lobby_of("Ana", status=TableStatus.CLOSED))
        return await self.publisher.line(LinePost(table, PostKind.CLOSED, self.channel, f"n{self._posts}"))

    def messages(self) -> list[Message]:
        return self.server.messages(self.channel)

    def requests(self, what: str) -> int:
        return sum(line.startswith(what) for line in self.server.journal.lines)


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    invalid_requests, statuses = Tallied(), Counter[int]()
    async with furnished(Server(patience=5.0)) as place:
        client = discord.Client(intents=discord.Intents.none(), http_trace=counted(invalid_requests, statuses))
        async with client:
            await client.login(place.server.token)
            set_for: dict[GuildId, ServerSettings] = {}
            publisher = DiscordPublisher(
                client, LOCALIZERS, PictureRenderer(), titles(), "", lambda guild: set_for.get(guild, ServerSettings())
            )
            yield Stage(place, publisher, invalid_requests, set_for, statuses)
