"""The words of the service: tables and the people who sit at them. Ids are Discord's numbers, times Unix seconds."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NewType

import msgspec

from kingsforge_bot.core.portraits import Portrait
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.person.marks import fits
from kingsforge_bot.service.table_events import TableEvent
from kingsforge_bot.service.time.clock import OPENS_AFTER, PlayingHours, TableClock

TableId = NewType("TableId", int)
"""Counts from 1 in the whole database; shown as #12."""
LeagueId = NewType("LeagueId", int)
"""Counts from 1 in the whole database."""
GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)
"""A text channel or a thread."""
UserId = NewType("UserId", int)
MessageId = NewType("MessageId", int)
NOBODY = UserId(0)
"""Stands for a user of whom nothing is known any more: Discord gives nobody this number."""
RoleId = NewType("RoleId", int)


class TableStatus(StrEnum):
    """The life of a table."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    """Played to its end."""
    CLOSED = "closed"
    """Given up: a lobby, or a game that was ended before its end (`Table.begun`)."""


class Cause(StrEnum):
    """Who or what decided an entry of the log."""

    PLAYER = "player"
    """The one who held the seat; of a fact: whoever had it brought about."""
    FORCED = "forced"
    """The only thing that could be done, so the table did it."""
    BOT = "bot"
    PLAN = "plan"
    """The player, beforehand."""
    CLOCK = "clock"
    """Nobody in time."""


class Timeline(msgspec.Struct, frozen=True):
    """One history of the database: a restore begins another, in which numbers of tables and entries come again."""

    name: str
    """Five characters, in what Discord is told of; none in the first one of an old database."""
    first: bool
    """Nothing was ever restored."""

    @property
    def in_ids(self) -> str:
        """What ids of buttons name it by: the first one is not named."""
        return "" if self.first else self.name


EVERYBODY = UserId(-1)
"""In place of whoever closed a table: all who sat there agreed."""


class Sitter(msgspec.Struct, frozen=True):
    """Who holds a seat: a user, a bot player by its key, or nobody. In a lobby seats are in the order of joining.

    Only there seats between others may be empty: those that are kept, or were.
    """

    seat: Seat
    name: str
    """As the user is shown in the guild, cut to 32 characters; hostile until the i18n room escapes it."""
    user: UserId | None = None
    ai: str | None = None
    open: bool = False
    """Whether somebody else may sit down there while the game runs."""
    portrait: Portrait | None = None
    """By which head the user has chosen to be drawn."""

    @property
    def vacant(self) -> bool:
        """Whether neither a person nor a bot plays there."""
        return self.user is None and self.ai is None


class Tenure(msgspec.Struct, frozen=True):
    """Who held a seat before, up to and with the entry `last` of the log; the record of those entries is theirs."""

    seat: Seat
    name: str
    """As that of a `Sitter`."""
    last: int
    user: UserId | None = None
    ai: str | None = None
    left: int | None = None
    """Seconds that its clock held when it ended; None where that is not known."""
    mark: str | None = None
    """By which its player is recognised who had all deleted that is known of them."""

    def is_of(self, user: UserId) -> bool:
        """Whether that person held the seat then, also where nobody can say any more who did."""
        return self.user == user or (self.mark is not None and fits(self.mark, user))


class Invited(msgspec.Struct, frozen=True):
    """An invitation: for whom a seat of a lobby is kept, until they sit down there or decline."""

    seat: Seat
    name: str
    """As that of a `Sitter`."""
    user: UserId
    since: int = 0


class OldBoardPolicy(StrEnum):
    """What becomes of a table's board once another one stands."""

    FOLD = "fold"
    """It changes into what happened, in words. While nobody new is called, the board changes instead."""
    KEEP = "keep"
    """It stays as it is."""
    DELETE = "delete"
    """It is deleted. While nobody new is called, the board changes instead."""


class Table(msgspec.Struct, frozen=True):
    """One play of one game in a channel, without its state."""

    id: TableId
    guild: GuildId
    channel: ChannelId
    name: str
    game: str
    options: Mapping[str, str]
    capacity: int
    """How many seats the table was opened for."""
    owner: UserId
    status: TableStatus
    sitters: tuple[Sitter, ...]
    seq: int
    """The number of the last entry of its log; 0 in a lobby, 1 after the start."""
    opened: int
    since: int
    """When it last changed; who is awaited has been so since then."""
    pace: str = "none"
    language: str | None = None
    """In which its posts are, where one was chosen; None: in the server's, as it is when they are made."""
    thread: ChannelId | None = None
    boards: OldBoardPolicy = OldBoardPolicy.KEEP
    """What becomes of its board once another one stands."""
    hints: bool = True
    """Whether its game may tell who is asked what it would do in their place."""
    commitment: str | None = None
    """SHA-256 of the secret bytes of its newest seal, hexadecimal; None in lobbies of before there were such."""
    closed_by: UserId | None = None
    """Who closed it before its end; None also where a lobby emptied, or nobody played for long."""
    asked: Mapping[Seat, int] = msgspec.field(default_factory=dict)
    """Since which entry a seat is asked the same, where that is not the newest: others decide at the same time."""
    former: tuple[Tenure, ...] = ()
    """Who sat there before, in order."""
    clock: TableClock | None = None
    """How much time everybody has; None before the start, and where the pace gives as much as one likes."""
    hours: PlayingHours | None = None
    """When the clocks run; None: all day."""
    paused: int | None = None
    """Since when it is paused."""
    invited: tuple[Invited, ...] = ()
    """Whose seats are kept in a lobby; at a running table who was asked to take an open seat."""
    rematch_of: TableId | None = None
    """The table that is played once more."""
    vote: int | None = None
    """The number of the vote that is open there."""
    league: LeagueId | None = None
    """The league whose table it is: that opens it, seats people and starts it."""

    @property
    def begun(self) -> bool:
        """Whether it was started, so that there is a state and a log to read."""
        return self.seq > 0

    @property
    def place(self) -> ChannelId:
        """Where its posts go."""
        return self.thread or self.channel

    def sitter(self, user: UserId) -> Sitter | None:
        """The user's seat at this table."""
        return next((sitter for sitter in self.sitters if sitter.user == user), None)

    def invitation(self, user: UserId) -> Invited | None:
        """The seat that is kept for the user in this lobby."""
        return next((one for one in self.invited if one.user == user), None)

    def is_solo(self, seat: Seat) -> bool:
        """Whether a person holds that seat, and nobody but that person and bots has sat there since the start."""
        user = self.holder(seat).user
        if user is None:
            return False
        now = all(one.user == user or one.ai is not None for one in self.sitters)
        return now and all(one.user == user or one.ai is not None for one in self.former if one.last > 0)

    def holder(self, seat: Seat) -> Sitter:
        """Who holds that seat of a running table now. Raises KeyError for a seat it does not have."""
        found = next((one for one in self.sitters if one.seat == seat), None)
        if found is None:
            raise KeyError(seat)
        return found

    def is_open(self, seat: Seat) -> bool:
        """Whether somebody else may sit down there: it is empty or offered, or time ran out there again and again."""
        late = 0 if self.clock is None else self.clock.seats[seat].late
        return self.holder(seat).open or late >= OPENS_AFTER

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        """Those of a running table on which somebody else may sit down; in a league that says who plays for whom."""
        if self.status is not TableStatus.RUNNING or self.league is not None:
            return ()
        return tuple(one.seat for one in self.sitters if self.is_open(one.seat))

    def last_player(self, seat: Seat) -> Tenure | None:
        """The last person who held it before whoever does now."""
        return next((one for one in reversed(self.former) if one.seat == seat and one.user is not None), None)

    def left_since(self, seat: Seat, seq: int) -> Tenure | None:
        """Who held the seat when the entry was written, and left it since; None for who holds it now."""
        return next((one for one in self.former if one.seat == seat and one.last >= seq), None)

    def sat_there(self, seat: Seat, seq: int, user: UserId | None) -> bool:
        """Whether that person held the seat when the entry was written, also where nobody can say any more who did."""
        left = self.left_since(seat, seq)
        return self.holder(seat).user == user if left is None else user is not None and left.is_of(user)

    def held(self, user: UserId) -> frozenset[Seat]:
        """The seats that the person has held since the start, and left."""
        # What ended before the first entry was a seat of the lobby.
        return frozenset(one.seat for one in self.former if one.last > 0 and one.is_of(user))

    def returns(self, user: UserId) -> Seat | None:
        """The seat that the user left and may take back: nobody but a bot, or nobody at all, has held it since."""
        if self.status is not TableStatus.RUNNING or self.league is not None or self.sitter(user) is not None:
            return None
        left = (one.seat for one in self.sitters if one.user is None and one.open)
        return next((seat for seat in left if (last := self.last_player(seat)) and last.user == user), None)

    @property
    def free_seats(self) -> tuple[Seat, ...]:
        """Those that nobody holds and that are kept for nobody."""
        taken = {sitter.seat for sitter in self.sitters} | {one.seat for one in self.invited}
        return tuple(Seat(number) for number in range(self.capacity) if number not in taken)

    def asked_since(self, seat: Seat | None) -> int:
        """Since which entry the seat is asked what it is asked now; a spectator is asked anew by each."""
        return self.seq if seat is None else self.asked.get(seat, self.seq)

    def is_outdated(self, seen: int) -> bool:
        """Whether nobody is asked any more what was asked after that entry."""
        return not min(self.asked.values(), default=self.seq) <= seen <= self.seq

    def is_stale(self, seat: Seat | None, decided_on: int) -> bool:
        """Whether what the seat was shown after that entry is no longer what there is to decide on."""
        return not self.asked_since(seat) <= decided_on <= self.seq


class TableView(msgspec.Struct, frozen=True):
    """A table with its state as one seat may see it, or as everybody may; no state where it never began.

    `awaited` are the seats to act.
    """

    table: Table
    view: Any
    awaited: frozenset[Seat]
    seat: Seat | None = None
    """Whose view it is; None: a spectator's, which is everybody's."""
    may_act: bool = False
    """Whether that seat may decide something: it is awaited, or it may still change what it chose."""
    called: frozenset[Seat] | None = None
    """Which of those who are awaited a post alerts; None: all of them."""
    unadvised: frozenset[Seat] = frozenset()
    """Whose holders want to be offered no best moves."""

    @property
    def offers_best(self) -> bool:
        """Whether its seat is offered the best moves unasked: the table has hints, and who sits there wants them."""
        return self.table.hints and self.seat not in self.unadvised

    @property
    def is_awaited(self) -> bool:
        """Whether the table waits for the seat whose view it is."""
        return self.seat in self.awaited

    def is_stale(self, decided_on: int) -> bool:
        """Whether what its seat was shown after that entry is no longer what there is to decide on."""
        return self.table.is_stale(self.seat, decided_on)


class SealShown(msgspec.Struct, frozen=True):
    """A seal of the luck as far as it may be seen (docs/adr/0010); `secret` is hexadecimal, once the play is over."""

    since: int
    scheme: int
    commitment: str
    mix: str
    secret: str | None


class LogEntry(msgspec.Struct, frozen=True):
    """One action of the log as it may be told: who decided what, the luck it met, and what happened.

    Entry 1 is the set-up. Of a game with secrets `luck` is empty, and `action` for who is told less than that.
    """

    seq: int
    seat: Seat | None
    action: str
    luck: tuple[int, ...]
    events: tuple[Any, ...]
    at: int
    cause: Cause = Cause.PLAYER
    fact: TableEvent | None = None
    """What happened beside the game: then there are no events."""
    back: tuple["LogEntry", ...] = ()
    """Of an undo the entries of the game that it took back, where all of them are known."""

    @property
    def forced(self) -> bool:
        """Whether it was the only thing that could be done, so that the table did it."""
        return self.cause is Cause.FORCED


class Bar(StrEnum):
    """Why the others have to agree to an undo."""

    LUCK = "luck"
    """Luck came: something was drawn or shuffled."""
    REVEALED = "revealed"
    """Something is known now that was not."""
    OTHERS = "others"
    """Somebody else has decided something."""
    BY_ITSELF = "by-itself"
    """A bot, a plan or the clock has decided something for the seat."""


class Done(msgspec.Struct, frozen=True):
    """What a decision led to, for the one who decided: the events of the own action, then of others that followed."""

    look: TableView
    events: tuple[Any, ...]
    followed: tuple[LogEntry, ...]
    seq: int
    """The entry of the own action: on what it left, the next one is decided."""
    retractable: bool = False
    """Whether all of it can be taken back without asking anybody."""
    bar: Bar | None = None
    """Why the others have to agree to that."""
