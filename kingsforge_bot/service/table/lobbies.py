"""Tables before the start: open, join, leave, bot players, start. Each is one transaction."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager
from typing import Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.audit.sealing import Sealing
from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, NoTable, SeatReason, SeatRefused
from kingsforge_bot.service.person.ratings import begin, willing
from kingsforge_bot.service.person.settings import Opener
from kingsforge_bot.service.ports import Clock, Store, Writing
from kingsforge_bot.service.post.mentions import granted
from kingsforge_bot.service.post.notices import SeatCall
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.table.limits import check_opening
from kingsforge_bot.service.table.names import bot_name, shown, table_name
from kingsforge_bot.service.table.table_records import NewTable
from kingsforge_bot.service.time.clock import PACES
from kingsforge_bot.service.turn.auto_play import AutoPlay, Bots, usual_bot
from kingsforge_bot.service.turn.committer import Committer
from kingsforge_bot.service.turn.luck import Secret
from kingsforge_bot.service.turn.table_states import AnyGame, TableStates
from kingsforge_bot.service.types import (
    ChannelId,
    Done,
    GuildId,
    Invited,
    OldBoardPolicy,
    Sitter,
    Table,
    TableId,
    TableStatus,
    UserId,
)

NO_SPECIAL_OPENER: Final = Opener()
EXPIRES_AFTER: Final = 14 * 24 * 60 * 60
"""Seconds a lobby stays open."""
INVITED_FOR: Final = 3 * 24 * 60 * 60
"""Seconds a seat is kept for somebody who was invited."""
MakeThread = Callable[[Table], Awaitable[ChannelId | None]]
"""A thread for a table, or None where none can be made."""
_FEWEST: Final = 2


class NewLobby(msgspec.Struct, frozen=True):
    """Which table somebody wants to open, and where; the owner has seat 0, `bots` are bot players behind.

    `options` that are left out are as the game has them by itself.
    """

    guild: GuildId
    channel: ChannelId
    owner: UserId
    owner_name: str
    game: str
    players: int = _FEWEST
    options: Mapping[str, str] = msgspec.field(default_factory=dict)
    bots: int = 0
    level: str | None = None
    """Of these bots, by its key; None for the one in the middle."""
    name: str | None = None
    pace: str = "none"
    language: str | None = None
    boards: OldBoardPolicy = OldBoardPolicy.KEEP
    hints: bool = True
    opener: Opener = NO_SPECIAL_OPENER


class _Change:
    """A lobby that is being changed, as it was before; `changed` is what became of it, once that is committed."""

    def __init__(self, writing: Writing, lobby: Table) -> None:
        self.writing = writing
        self.lobby = self.changed = lobby


class Lobbies:
    """Changes of lobbies, each one transaction. Raises LobbyRefused or NoTable; then nothing has changed."""

    def __init__(
        self,
        store: Store,
        states: TableStates,
        committer: Committer,
        sealing: Sealing,
        auto_play: AutoPlay,
        post_signal: PostSignal,
        games: Mapping[str, AnyGame],
        bots: Bots,
        clock: Clock,
    ) -> None:
        self._store = store
        self._states = states
        self._committer = committer
        self._sealing = sealing
        self._auto_play = auto_play
        self._post_signal = post_signal
        self._games = games
        self._bots = bots
        self._clock = clock

    async def open(self, asked: NewLobby, thread: MakeThread | None = None) -> Table:
        """A new lobby with the owner at seat 0 and bot players behind; its card is owed to the channel.

        The card waits for the table's `thread`, which is made once the table is open, and stands there. Raises
        OpeningRefused, too, where the server does not let that `opener` open a table there.
        """
        self.check_offered(asked.game, asked.players, asked.options, asked.pace)
        levels = self._bots.get(asked.game, {})
        if not 0 <= asked.bots < asked.players or (asked.bots and not (levels and asked.level in (None, *levels))):
            raise LobbyRefused(LobbyReason.NOT_OFFERED)
        sitters = [Sitter(Seat(0), shown(asked.owner_name, asked.owner), user=asked.owner)]
        for number in range(1, asked.bots + 1):
            sitters.append(self._bot(asked.game, Seat(number), sitters, asked.level))
        new = NewTable(
            guild=asked.guild,
            channel=asked.channel,
            name=asked.name or "",
            game=asked.game,
            options=dict(asked.options),
            capacity=asked.players,
            owner=asked.owner,
            pace=asked.pace,
            sitters=tuple(sitters),
            opened=self._clock(),
            language=asked.language,
            boards=asked.boards,
            hints=asked.hints,
        )
        with ExitStack() as held:
            async with self._store.writing() as writing:
                table = await self.add(writing, new, asked.opener)
                if thread is not None:
                    held.enter_context(self._post_signal.hold(table.id))
            if thread is not None and (made := await thread(table)) is not None:
                async with self._store.writing() as writing:
                    await writing.set_thread(table.id, made)
                    await writing.posts.owe(table.id, PostKind.THREAD)
                    table = await self._card_owed(writing, table.id)
        self._post_signal.set()
        return table

    async def join(self, table: TableId, user: UserId, name: str, word: str | None = None) -> Table:
        """Sit down on the seat that is kept for the user, else on the next free one.

        A word is mixed into the luck; who sits there may still give one.
        """
        async with self._changing(table, called=user) as change:
            writing, lobby = change.writing, change.lobby
            seated = lobby.sitter(user) is not None
            if seated and word is None:
                raise LobbyRefused(LobbyReason.ALREADY_SEATED, lobby)
            if not seated:
                seat = _seat_for(lobby, user)
                await writing.seats.uninvite(table, user)
                await writing.seats.sit(table, Sitter(seat, shown(name, user), user=user), self._clock())
            if word is not None:
                await self._sealing.give_word(writing, lobby, user, word)
            if lobby.league is not None:
                await writing.leagues.attend(lobby.league, self._clock())
        return change.changed

    def willing(self, table: Table) -> frozenset[Seat]:
        """The seats of those who take part in ratings by now."""
        return willing(self._store, table)

    async def leave(self, table: TableId, user: UserId) -> Table:
        """Stand up, or decline. The next person becomes the owner; after the last one the lobby is closed."""
        async with self._changing(table) as change:
            writing, lobby = change.writing, change.lobby
            sitter = lobby.sitter(user)
            if sitter is not None:
                await self._unseat(writing, lobby, sitter)
            elif lobby.invitation(user) is not None:
                await writing.seats.uninvite(table, user)
            else:
                raise LobbyRefused(LobbyReason.NOT_SEATED, lobby)
        return change.changed

    async def invite(self, table: TableId, by: UserId, user: UserId, name: str) -> Table:
        """Keep the next free seat for that user until they join or decline, 3 days at most; for the owner only.

        They are called once by a notice.
        """
        async with self._changing(table) as change:
            writing, lobby = change.writing, change.lobby
            _check_owner(lobby, by)
            if lobby.sitter(user) is not None or lobby.invitation(user) is not None:
                raise LobbyRefused(LobbyReason.ALREADY_SEATED, lobby)
            now = self._clock()
            kept = Invited(_free_seat(lobby), shown(name, user), user, now)
            await writing.seats.invite(table, kept, now)
            called = await granted(writing, lobby, by, (user,), now)
            await writing.posts.notify(table, SeatCall(kept.seat, named=user not in called), now)
            await writing.due.attend(table, now)
        return change.changed

    async def decline(self, table: TableId, user: UserId) -> Table:
        """Give back the seat that is kept for the user."""
        async with self._changing(table) as change:
            writing, lobby = change.writing, change.lobby
            if lobby.invitation(user) is None:
                raise LobbyRefused(LobbyReason.NOT_INVITED, lobby)
            await writing.seats.uninvite(table, user)
        return change.changed

    async def remove(self, table: TableId, by: UserId, seat: Seat, *, moderator: bool) -> Table:
        """Free a seat, held or kept: for the owner, and for whoever looks after the channel."""
        async with self._changing(table) as change:
            writing, lobby = change.writing, change.lobby
            if not moderator:
                _check_owner(lobby, by)
            sitter = next((one for one in lobby.sitters if one.seat == seat), None)
            kept = next((one for one in lobby.invited if one.seat == seat), None)
            if sitter is not None:
                await self._unseat(writing, lobby, sitter)
            elif kept is not None:
                await writing.seats.uninvite(table, kept.user)
            else:
                raise SeatRefused(SeatReason.NO_SUCH_SEAT, lobby)
        return change.changed

    async def add_bot(self, table: TableId, by: UserId) -> Table:
        """A bot player on the next free seat; for the owner only."""
        async with self._changing(table) as change:
            writing, lobby = change.writing, change.lobby
            _check_owner(lobby, by)
            _free_seat(lobby)
            if not self._bots.get(lobby.game):
                raise LobbyRefused(LobbyReason.NOT_OFFERED, lobby)
            await writing.seats.sit(table, self._bot_sitter(lobby), self._clock())
        return change.changed

    async def choose_bot(self, table: TableId, by: UserId, seat: Seat, ai: str) -> Table:
        """Another bot player on a seat that has one; for the owner only."""
        async with self._changing(table) as change:
            writing, lobby = change.writing, change.lobby
            _check_owner(lobby, by)
            sitter = next((one for one in lobby.sitters if one.seat == seat), None)
            if sitter is None or sitter.ai is None:
                raise SeatRefused(SeatReason.NO_SUCH_SEAT, lobby)
            if ai not in self._bots.get(lobby.game, {}):
                raise LobbyRefused(LobbyReason.NOT_OFFERED, lobby)
            await writing.seats.choose_bot(table, seat, ai)
        return change.changed

    async def start(self, table: TableId, by: UserId, language: str | None = None) -> Done:
        """Mix the words into the luck, set the game up for those who sit there, play on to the first person awaited.

        Whoever was invited and has not answered does not play. From now on the table speaks that language, if there is
        one.
        """
        async with self._store.writing() as writing:
            lobby = await _lobby(writing, table)
            _check_owner(lobby, by)
            game = self._games[lobby.game]
            if len(lobby.sitters) < max(_FEWEST, game.seats.start):
                raise LobbyRefused(LobbyReason.TOO_FEW, lobby)
            if language is not None:
                await writing.set_language(table, language)
            await writing.seats.uninvite(table)
            await writing.seats.close_up(lobby)
            lobby = await _lobby(writing, table)
            await begin(writing, lobby)
            played = await self._committer.set_up(writing, lobby, await self._sealing.mix(writing, lobby))
            await writing.posts.owe(table, PostKind.LOBBY)
        self._states.keep(table, played.current)
        followed = await self._auto_play.drive(table)
        started = await self._states.table(table)
        look = await self._states.look(started, by)
        first, *others = (self._states.told(started, one.entry, look.seat) for one in (played, *followed))
        return Done(look, first.events, tuple(others), first.seq)

    async def attend(self, table: Table, now: int) -> int | None:
        """Close a lobby 14 days after it was opened; a line says so, and its card follows.

        A seat is kept 3 days for somebody who does not answer.
        """
        if table.status is not TableStatus.LOBBY or table.league is not None:
            return None
        expires = table.opened + EXPIRES_AFTER
        if now < expires:
            silent = [one for one in table.invited if one.since + INVITED_FOR <= now]
            if silent:
                await self._free(table, silent)
            waits = [one.since + INVITED_FOR for one in table.invited if one not in silent]
            return min(expires, *waits) if waits else expires
        async with self._store.writing() as writing:
            lobby = await writing.table(table.id)
            if lobby is None or lobby.status is not TableStatus.LOBBY:
                return None
            await writing.close(table.id, now)
            await writing.posts.owe(table.id, PostKind.CLOSED)
            await self._card_owed(writing, table.id)
        self._post_signal.set()
        return None

    async def _free(self, table: Table, silent: Sequence[Invited]) -> None:
        async with self._store.writing() as writing:
            for one in silent:
                await writing.seats.uninvite(table.id, one.user)
            await self._card_owed(writing, table.id)
        self._post_signal.set()

    async def add(self, writing: Writing, new: NewTable, opener: Opener) -> Table:
        """A lobby in a transaction of the caller, under a name that is free there, with its card owed."""
        await check_opening(writing, new.guild, new.channel, new.owner, opener)
        return await self.added(writing, new)

    async def added(self, writing: Writing, new: NewTable, secret: Secret | None = None) -> Table:
        """The same for what may be opened in any case; a `secret` that was promised before seals its luck."""
        here = await writing.open_tables(new.guild, new.channel)
        free = table_name(new.name, new.opened, [listed.table.name for listed in here])
        table = await writing.add_table(replace(new, name=free))
        await self._sealing.seal(writing, table, secret)
        return await self._card_owed(writing, table)

    async def _unseat(self, writing: Writing, lobby: Table, sitter: Sitter) -> None:
        others = [other.user for other in lobby.sitters if other.user not in (None, sitter.user)]
        if not others:
            await writing.close(lobby.id, self._clock())
            return
        await writing.seats.leave(lobby, sitter, self._clock())
        if lobby.owner == sitter.user and others[0] is not None:
            await writing.hand_over(lobby.id, others[0])

    def check_offered(self, game: str, players: int, options: Mapping[str, str], pace: str) -> None:
        """Whether such a table can be opened today."""
        rules = self._games.get(game)
        offered = (
            rules is not None
            and players in rules.seats
            and pace in PACES
            and all(rules.offers(option, value) for option, value in options.items())
        )
        if not offered:
            raise LobbyRefused(LobbyReason.NOT_OFFERED)

    def _bot_sitter(self, lobby: Table) -> Sitter:
        return self._bot(lobby.game, _free_seat(lobby), lobby.sitters)

    def _bot(self, game: str, seat: Seat, others: Sequence[Sitter], level: str | None = None) -> Sitter:
        return Sitter(seat, bot_name([other.name for other in others]), ai=level or usual_bot(self._bots[game]))

    @asynccontextmanager
    async def _changing(self, table: TableId, called: UserId | None = None) -> AsyncIterator[_Change]:
        """One transaction at a lobby that has not begun; with it its card is owed."""
        async with self._store.writing() as writing:
            change = _Change(writing, await _lobby(writing, table, called))
            yield change
            change.changed = await self._card_owed(writing, table)
        self._post_signal.set()

    async def _card_owed(self, writing: Writing, table: TableId) -> Table:
        """The table after the change, with its card owed."""
        await writing.posts.owe(table, PostKind.LOBBY)
        changed = await writing.table(table)
        if changed is None:
            raise NoTable(str(table))
        return changed


async def _lobby(writing: Writing, table: TableId, called: UserId | None = None) -> Table:
    """Raises LobbyRefused, also at a table of a league, but for whoever was called there."""
    found = await writing.table(table)
    if found is None:
        raise NoTable(str(table))
    match found.status:
        case TableStatus.LOBBY if found.league is not None and (called is None or found.invitation(called) is None):
            raise LobbyRefused(LobbyReason.OF_LEAGUE, found)
        case TableStatus.LOBBY:
            return found
        case TableStatus.RUNNING | TableStatus.OVER:
            raise LobbyRefused(LobbyReason.STARTED, found)
        case TableStatus.CLOSED:
            raise LobbyRefused(LobbyReason.CLOSED, found)


def _check_owner(lobby: Table, user: UserId) -> None:
    if lobby.owner != user:
        raise LobbyRefused(LobbyReason.NOT_OWNER, lobby)


def _seat_for(lobby: Table, user: UserId) -> Seat:
    """Where the user may sit down."""
    kept = lobby.invitation(user)
    return _free_seat(lobby) if kept is None else kept.seat


def _free_seat(lobby: Table) -> Seat:
    """The next seat for somebody who was not invited."""
    if not lobby.free_seats:
        raise LobbyRefused(LobbyReason.SEATS_KEPT if lobby.invited else LobbyReason.FULL, lobby)
    return lobby.free_seats[0]
