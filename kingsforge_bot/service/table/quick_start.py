"""A table by one press: a game against bots that begins at once, or a lobby. A second press finds the first one's."""

import asyncio
from collections.abc import Mapping
from contextlib import ExitStack
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.table.lobbies import Lobbies, MakeThread, NewLobby
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import ChannelId, Done, GuildId, Table, TableStatus, UserId


class Opened(msgspec.Struct, frozen=True):
    """The table, and what its start led to where it was begun by this press."""

    table: Table
    done: Done | None = None


class QuickStart:
    """Tables by one press. Raises LobbyRefused and OpeningRefused; then nothing has changed."""

    def __init__(self, store: Store, lobbies: Lobbies, games: Mapping[str, AnyGame], post_signal: PostSignal) -> None:
        self._store = store
        self._lobbies = lobbies
        self._games = games
        self._post_signal = post_signal
        self._pressing: WeakValueDictionary[tuple[ChannelId, UserId], asyncio.Lock] = WeakValueDictionary()

    async def against_bots(self, asked: NewLobby, thread: MakeThread | None = None) -> Opened:
        """The owner and as many bots as the game needs, begun; where they play so in this channel already, that table.

        What else is `asked` holds, but that the options are the usual ones. A table that was opened when the bot was
        killed is begun by the next press. It speaks that language, else the server's: nobody but the owner reads along.
        """
        rules, user = self._games[asked.game], asked.owner
        seats = max(2, rules.seats.start)
        async with self.alone(asked.channel, user):
            own = await self._own(asked.guild, asked.channel, user, asked.game)
            table = next((one for one in own if _of_bots(one, user)), None)
            if table is not None and table.status is TableStatus.RUNNING:
                return Opened(table)
            with ExitStack() as held:
                if table is None:
                    usual = {option: values[0] for option, values in rules.options.items()}
                    asked = replace(asked, players=seats, options=usual, bots=seats - 1)
                    table = await self._lobbies.open(asked, thread)
                # Its card need not be posted: it has begun by then.
                held.enter_context(self._post_signal.hold(table.id))
                done = await self._lobbies.start(table.id, user)
            return Opened(done.look.table, done)

    async def waiting(self, guild: GuildId, channel: ChannelId, user: UserId, game: str) -> Table | None:
        """The lobby in this channel that the user opened and nobody else has joined, if there is one."""
        for table in await self._own(guild, channel, user, game):
            if table.status is TableStatus.LOBBY and table.owner == user and len(table.sitters) == 1:
                return table
        return None

    def alone(self, channel: ChannelId, user: UserId) -> asyncio.Lock:
        """Held while a press is carried out: a second one by the same person waits."""
        lock = self._pressing.get((channel, user))
        if lock is None:
            lock = self._pressing[channel, user] = asyncio.Lock()
        return lock

    async def _own(self, guild: GuildId, channel: ChannelId, user: UserId, game: str) -> list[Table]:
        listed = await self._store.open_tables(guild, channel)
        return [one.table for one in listed if one.table.game == game and one.table.sitter(user) is not None]


def _of_bots(table: Table, user: UserId) -> bool:
    """Whether the user plays there against nobody else, and all seats are taken."""
    full = len(table.sitters) == table.capacity
    return full and all(one.user == user or one.ai is not None for one in table.sitters)
