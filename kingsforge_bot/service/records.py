"""What the store keeps and hands back, in the service's own types. States, events and luck are opaque to it."""

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.proposals import Outcome, Proposal, SetHours
from kingsforge_bot.service.table_events import TableEvent
from kingsforge_bot.service.time.clock import TableClock
from kingsforge_bot.service.types import (
    Cause,
    ChannelId,
    GuildId,
    Invited,
    LeagueId,
    MessageId,
    OldBoardPolicy,
    Sitter,
    Table,
    TableId,
    TableStatus,
    UserId,
)


class NewTable(msgspec.Struct, frozen=True):
    """A lobby to be opened; `sitters` from seat 0 on."""

    guild: GuildId
    channel: ChannelId
    name: str
    game: str
    options: dict[str, str]
    capacity: int
    owner: UserId
    pace: str
    sitters: tuple[Sitter, ...]
    opened: int
    language: str | None = None
    boards: OldBoardPolicy = OldBoardPolicy.KEEP
    hints: bool = True
    invited: tuple[Invited, ...] = ()
    """For whom seats are kept that none of the sitters hold."""
    rematch_of: TableId | None = None
    league: LeagueId | None = None


class Listed(msgspec.Struct, frozen=True):
    """A table and whom it awaits, known without reading its state."""

    table: Table
    awaited: frozenset[Seat] = frozenset()

    def awaits(self, user: UserId) -> bool:
        """Whether it is this user's turn."""
        sitter = self.table.sitter(user)
        return sitter is not None and sitter.seat in self.awaited


class Row(msgspec.Struct, frozen=True):
    """One row of a table's log; `action` and `events` in the words of its game."""

    seq: int
    seat: Seat | None
    action: str
    luck: tuple[int, ...]
    draws: str
    """What was drawn, in order: `r5` a roll of five dice, `s11` a shuffle of eleven, `d3/120` a draw (adr 0010)."""
    draw_from: int
    """The counter of the first block of the secret stream that was open to this action."""
    events: bytes
    ruleset: int
    at: int
    cause: Cause = Cause.PLAYER
    fact: TableEvent | None = None
    """What happened beside the game: then `action` and `events` are empty."""
    clock: TableClock | None = None
    """How the clocks stood when it came, where the table has any."""


class Snapshot(msgspec.Struct, frozen=True):
    """A state after the entry `seq`, and the counter with which the next action draws."""

    seq: int
    state: bytes
    next_draw: int


class Commit(msgspec.Struct, frozen=True):
    """Everything one action changes. It is written whole or not at all."""

    table: TableId
    row: Row
    snapshot: Snapshot
    status: TableStatus
    awaited: frozenset[Seat]
    board: bool
    """Whether a board is owed."""
    superseded: int | None = None
    """The sequence number of a snapshot from the middle of a turn, which goes unless a board shows it."""
    asked: Mapping[Seat, int] = msgspec.field(default_factory=dict)
    """Since which entry each seat is asked the same; by this one where it is not named."""
    since: int | None = None
    """Since when those who are awaited are; None: since this entry."""
    clock: TableClock | None = None
    """How the clocks go on."""
    paused: int | None = None
    """Since when the table is paused, if it is."""


class PausedSpan(msgspec.Struct, frozen=True):
    """A span in which clocks stood: those of a person, those of a place, or all that were asked for."""

    since: int
    until: int
    place: ChannelId | None = None
    user: UserId | None = None


class PostKind(StrEnum):
    """What can be owed to a channel."""

    LOBBY = "lobby"
    BOARD = "board"
    THREAD = "thread"
    """One line in the channel that leads to the table's thread."""
    CLOSED = "expired"
    """One line where the table's posts are: it was closed before its end, by whom or why.

    Kept under the word from when it was said of lobbies that expired only.
    """
    MOVED = "moved"
    """One line in the channel: the table's thread was deleted, and where it goes on."""
    LEFTOVER = "leftover"
    """A board in whose place another stands, and which is to be folded or deleted."""
    SEAL = "seal"
    """One line at a running table: its dice were sealed anew."""
    NOTICE = "notice"
    """One of the table's notices, by its number."""
    VOTE = "vote"
    """A question that is over, by its number: the message that asked it changes, so that nobody is asked any more."""


class Owed(msgspec.Struct, frozen=True):
    """A post still to be made. Of `attempts` it is not known how they ended, so it may stand already."""

    kind: PostKind
    seq: int
    attempts: int
    revision: int
    """Raised whenever a lobby card is owed anew."""


class OwedPost(msgspec.Struct, frozen=True):
    """A post of the outbox as whoever looks after the bot sees it."""

    table: TableId
    guild: GuildId
    place: ChannelId
    """Where it belongs: the thread, or the channel where there is none or the bot may not speak in it."""
    kind: PostKind
    seq: int
    at: int | None
    """When what it tells happened, where an entry of the log says so."""
    silent: bool
    """The bot may not speak there, so nobody tries."""


class Census(msgspec.Struct, frozen=True):
    """How many tables there are that can go on."""

    running: int
    lobbies: int


Span = tuple[int, int]
"""Entries of a log: after the first number, up to the second."""


class Posted(msgspec.Struct, frozen=True):
    """The newest post of its kind that stands in public."""

    seq: int
    message: MessageId
    place: ChannelId
    at: int = 0
    """When it was posted; changes do not count."""
    fresh: int = 0
    """The number it had then."""
    after: int = 0
    """What it tells begins after this entry."""
    carried: tuple[Span, ...] = ()
    """What it tells beside: stories of boards before it that could not fold."""
    waiting: tuple[Span, ...] = ()
    """Such stories that the next board is to tell."""


class Way(StrEnum):
    """What is to become of a board in whose place another stands."""

    DELETE = "delete"
    FOLD = "fold"
    REFUSED = "refused"
    """Discord did not let it fold: that is tried again once the next board stands."""
    AGAIN = "again"
    """It is to be folded, for the second and last time."""
    CARRY = "carry"
    """It is gone; the next board tells its story."""


class Leftover(msgspec.Struct, frozen=True):
    """A board in whose place another stands."""

    message: MessageId
    place: ChannelId
    way: Way
    told: tuple[Row, ...]
    """Entries that it tells, where they are to be told once more."""
    after: Snapshot | None = None
    """The state after the last of them, while it is still kept by itself."""


class Standing(msgspec.Struct, frozen=True):
    """Where a seat came in: places count from 1, and tied seats share one."""

    seat: Seat
    place: int
    tied: bool = False


class Result(msgspec.Struct, frozen=True):
    """How a play ended for one seat: who sat there then, a user or a bot player, and what it was like."""

    table: TableId
    seat: Seat
    game: str
    place: int
    tied: bool
    seats: int
    entries: int
    started: int
    ended: int
    longest_wait: int
    """Seconds that the others waited for one decision of this seat at most."""
    persons_only: bool
    """Whether no bot player ever held a seat there: else it counts in no record."""
    name: str
    user: UserId | None = None
    ai: str | None = None
    league: str | None = None
    """The name of the league whose table it was; told of records alone."""


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is at a game in one server: a bell curve around `mu`, `sigma` wide, after so many plays."""

    game: str
    user: UserId
    mu: float
    sigma: float
    plays: int
    name: str = ""

    @property
    def shown(self) -> float:
        """What they are at least, as good as certainly: it grows with what is known of them."""
        return self.mu - 3 * self.sigma


class Beginner(msgspec.Struct, frozen=True):
    """Who sat at a seat when a rated game began, and how strong they were held to be until it ended."""

    user: UserId | None
    """None: nothing is known of them any more."""
    rating: Rating | None


class Tally(msgspec.Struct, frozen=True):
    """A number that is counted of somebody."""

    user: UserId
    name: str
    count: int


class OwnRecord(msgspec.Struct, frozen=True):
    """Somebody's record: what they played of a game in one server, against persons alone."""

    game: str
    plays: int
    wins: int
    """Shared ones too."""
    longest_wait: int
    league_plays: int = 0
    """How many of them were at tables of leagues."""
    league_wins: int = 0


class Records(msgspec.Struct, frozen=True):
    """The records of a server: what stands out of all that persons alone have played of a game there."""

    game: str
    plays: int
    fastest: Result
    """A winner of the play that was over soonest."""
    longest: Result
    """A winner of the play that lasted longest."""
    most_wins: tuple[Tally, ...]
    most_plays: tuple[Tally, ...]
    league_plays: int = 0
    """How many of them were at tables of leagues."""


class Vote(msgspec.Struct, frozen=True):
    """A question to all persons at a table, and what became of it; `outcome` and `ended` once it is over.

    From `asked` to `ended`, in Unix seconds, nobody's time runs, if it `stops` the clocks.
    """

    number: int
    """Counted from 1 at each table."""
    seat: Seat
    """Who asked."""
    proposal: Proposal
    seq: int
    """The newest entry when it was asked."""
    asked: int
    ends: int
    """When silence becomes a no."""
    answers: Mapping[Seat, bool] = msgspec.field(default_factory=dict)
    """Who agreed, and who did not."""
    outcome: Outcome | None = None
    ended: int | None = None
    stops: bool = True
    """Whether clocks stand meanwhile: since somebody played last, they did not for another one."""

    def voters(self, table: Table) -> tuple[Seat, ...]:
        """The persons who are asked: all but the asker. Bot players always consent.

        So do open seats to other playing hours: who was late again and again would keep the others from it.
        """
        asked = [one.seat for one in table.sitters if one.user is not None and one.seat != self.seat]
        if isinstance(self.proposal, SetHours):
            asked = [seat for seat in asked if not table.is_open(seat)]
        return tuple(asked)

    def silent(self, table: Table) -> tuple[Seat, ...]:
        """Those of them who have not agreed yet."""
        return tuple(seat for seat in self.voters(table) if not self.answers.get(seat))
