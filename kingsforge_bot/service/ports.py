"""What the service needs from outside. A store and a clock stand behind these; no SQL comes through."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.audit.seal_records import SealReading, SealWriting
from kingsforge_bot.service.league.records import LeagueReading, LeagueWriting
from kingsforge_bot.service.person.result_records import ResultReading, ResultWriting
from kingsforge_bot.service.person.settings import ServerSettings, UserSettings
from kingsforge_bot.service.post.directs import DirectWriting
from kingsforge_bot.service.post.followers import FollowerReading, FollowerWriting
from kingsforge_bot.service.post.greeting_records import Greetings
from kingsforge_bot.service.post.mentions import Ledger
from kingsforge_bot.service.post.notices import Notice
from kingsforge_bot.service.post.outbox import Directs, Outbox
from kingsforge_bot.service.post.post_records import PostWriting
from kingsforge_bot.service.records import Census, Commit, Listed, Row, Snapshot
from kingsforge_bot.service.shards.share import Share
from kingsforge_bot.service.table.search_records import SearchReading, SearchWriting
from kingsforge_bot.service.table.seat_records import SeatWriting
from kingsforge_bot.service.table.table_records import NewTable
from kingsforge_bot.service.table.vote_records import VoteReading, VoteWriting
from kingsforge_bot.service.time.clock_records import ClockReading, ClockWriting
from kingsforge_bot.service.time.due_records import DueReading, DueWriting
from kingsforge_bot.service.time.pending_turns import PendingTurnReading, PendingTurnWriting
from kingsforge_bot.service.turn.plan_records import KeptPlan, PlanReading, PlanWriting
from kingsforge_bot.service.types import ChannelId, GuildId, MessageId, Table, TableId, Timeline, UserId

Clock = Callable[[], int]
"""Unix seconds."""
Sleep = Callable[[float], Awaitable[None]]
"""So many seconds."""
Entropy = Callable[[int], bytes]
"""So many unpredictable bytes."""


class Writing(Ledger, Protocol):
    """One transaction, the only one at its time: what it reads stays true until it is committed."""

    @property
    def plans(self) -> PlanWriting:
        """What people planned."""

    @property
    def followers(self) -> FollowerWriting:
        """Who follows tables."""

    @property
    def searches(self) -> SearchWriting:
        """Who looks for players."""

    @property
    def leagues(self) -> LeagueWriting:
        """Leagues, and what is owed of them."""

    @property
    def pending_turns(self) -> PendingTurnWriting:
        """For whom tables wait."""

    @property
    def directs(self) -> DirectWriting:
        """Direct messages that are owed."""

    @property
    def votes(self) -> VoteWriting:
        """What tables are asked."""

    @property
    def clocks(self) -> ClockWriting:
        """The clocks of tables."""

    @property
    def results(self) -> ResultWriting:
        """How plays ended, and ratings."""

    @property
    def seats(self) -> SeatWriting:
        """Who sits where."""

    @property
    def seals(self) -> SealWriting:
        """What seals the luck of tables."""

    @property
    def posts(self) -> PostWriting:
        """What tables owe their channels."""

    @property
    def due(self) -> DueWriting:
        """When somebody has to look at tables again."""

    def attempt(self) -> AbstractAsyncContextManager[None]:
        """A part of the transaction that is undone by itself when its block raises; what came before stays."""

    async def table(self, table: TableId) -> Table | None:
        """The table as it stands in this transaction."""

    async def open_tables(self, guild: GuildId, channel: ChannelId) -> tuple[Listed, ...]:
        """Lobbies and running tables of a channel or thread."""

    async def add_table(self, new: NewTable) -> TableId: ...

    async def rematch(self, table: TableId) -> Table | None:
        """The table at which that one is played once more, unless its lobby was given up."""

    async def hand_over(self, table: TableId, owner: UserId) -> None: ...

    async def set_language(self, table: TableId, language: str) -> None:
        """Have its posts in that language from now on."""

    async def close(self, table: TableId, at: int, by: UserId | None = None) -> None:
        """Close it: nobody is awaited any more; what was played stays. `by` is who ended it, where somebody did."""

    async def commit(self, commit: Commit) -> tuple[KeptPlan, ...]:
        """Write all of it; what is armed at the table then, seat by seat in order."""

    async def pack(self, table: TableId, *, loose: bool = False) -> None:
        """Lay its states closer together, all but the newest. Each is known as before.

        `loose`: the store named it so, and does not any more.
        """

    async def set_thread(self, table: TableId, thread: ChannelId | None) -> None:
        """Have its posts go to that thread from here on, or to its channel."""

    def user_settings(self, user: UserId) -> UserSettings:
        """The person's settings as this transaction leaves them."""

    def server_settings(self, guild: GuildId) -> ServerSettings:
        """The server's settings as this transaction leaves them."""

    async def keep_user(self, user: UserId, settings: UserSettings) -> None:
        """Keep all settings of a person, in place of those before."""

    async def keep_server(self, guild: GuildId, settings: ServerSettings) -> None:
        """Keep all settings of a server, in place of those before."""

    async def open_in(self, guild: GuildId, owner: UserId) -> tuple[int, int]:
        """How many lobbies and running tables a server has, and how many of them that owner opened."""

    async def forget(self, user: UserId) -> None:
        """Forget the user: nothing names them any more but the seats, and those are renamed."""


Reseal = Callable[[Writing, TableId], Awaitable[None]]
"""Give one lobby or running table new luck from here on, in the transaction that begins a new timeline."""


class Store(Protocol):
    """Tables, their logs and states. Raises StoreFailed when the database cannot do it."""

    @property
    def timeline(self) -> Timeline:
        """Which history this is; the same as long as the store is open."""

    @property
    def share(self) -> Share:
        """The servers of whose tables it tells what is due and owed."""

    @property
    def committed(self) -> int:
        """Transactions since it was opened: as long as that stays the same, so does all that was read."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes write to it, too: then all that was read may be old at once."""

    @property
    def statements(self) -> int:
        """Sent to the database since it was opened, those that begin and end transactions among them."""

    @property
    def plans(self) -> PlanReading:
        """What people planned."""

    @property
    def followers(self) -> FollowerReading:
        """Who follows tables."""

    @property
    def searches(self) -> SearchReading:
        """Who looks for players."""

    @property
    def leagues(self) -> LeagueReading:
        """Leagues, and what is owed of them."""

    @property
    def pending_turns(self) -> PendingTurnReading:
        """For whom tables wait."""

    @property
    def votes(self) -> VoteReading:
        """What tables are asked."""

    @property
    def clocks(self) -> ClockReading:
        """When clocks stand."""

    @property
    def results(self) -> ResultReading:
        """How plays ended, and ratings."""

    @property
    def seals(self) -> SealReading:
        """What seals the luck of tables."""

    @property
    def due(self) -> DueReading:
        """When somebody has to look at tables again."""

    def writing(self) -> AbstractAsyncContextManager[Writing]:
        """A transaction: committed when the block ends, undone when it raises."""

    async def table(self, table: TableId) -> Table | None: ...

    async def listed(self, table: TableId) -> Listed | None:
        """The table and whom it awaits."""

    async def took_back(self, table: TableId, seat: Seat, since: int) -> bool:
        """Whether the seat took something back there without asking, from then on."""

    def user_settings(self, user: UserId) -> UserSettings:
        """Known without asking the database, so that no answer waits for its language."""

    def server_settings(self, guild: GuildId) -> ServerSettings:
        """Known without asking the database."""

    async def tables_of(self, user: UserId) -> tuple[Listed, ...]:
        """Lobbies and running tables of all servers where the user sits, oldest first."""

    async def kept_of(self, user: UserId) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        """All that is kept of the user: rows by what they are, with texts, numbers and None."""

    async def open_tables(self, guild: GuildId, channel: ChannelId) -> tuple[Listed, ...]:
        """Lobbies and running tables of a channel or thread, oldest first."""

    async def ended_tables(self, guild: GuildId, channel: ChannelId, most: int) -> tuple[Listed, ...]:
        """Tables played to the end, and games ended before it; newest first."""

    async def census(self) -> Census: ...

    async def snapshot(self, table: TableId, seq: int) -> Snapshot | None: ...

    async def kept(self, table: TableId) -> frozenset[int]:
        """The entries whose states are still known, packed or not: the newest, and those that ended a turn."""

    async def board(self, message: MessageId) -> tuple[TableId, int] | None:
        """Which table and entry a message shows, or showed, as a board of ours."""

    async def notice(self, table: TableId, number: int) -> Notice | None:
        """The table's notice of that number. Raises ValueError where it cannot be read."""

    async def loose(self) -> tuple[TableId, ...]:
        """Tables with more states that are not packed than play leaves behind."""

    async def give_back(self) -> None:
        """Let the disk have what is free inside the database, if it is much. Everybody waits meanwhile."""

    async def leave_no_traces(self) -> None:
        """What was deleted stands nowhere in the database's files any more, unless somebody is copying them."""

    async def inviting(self, user: UserId) -> tuple[TableId, ...]:
        """Lobbies in which a seat is kept for the user."""

    async def log(self, table: TableId, *, after: int = 0, up_to: int | None = None) -> tuple[Row, ...]:
        """Rows in order: after the entry `after`, up to and with the entry `up_to`."""


class Keeping(Store, Outbox, Directs, Greetings, Protocol):
    """A store that keeps what is owed as well, so that an action and its posts are one transaction."""
