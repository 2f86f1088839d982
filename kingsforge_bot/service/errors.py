"""The ways in which the service says no. Ids and facts; the sentences live in the i18n room.

What is Expected is what people brought about, and they read why; the rest is told to who runs the bot.
"""

from enum import StrEnum
from typing import Generic, TypeVar

from kingsforge_bot.core.errors import Expected, Fact
from kingsforge_bot.service.person.settings import ServerSettings
from kingsforge_bot.service.types import Table, TableId

R = TypeVar("R", bound=StrEnum | str)


class ServiceError(Exception):
    """Base of everything the service refuses. Nothing was changed."""


class TableRefused(ServiceError, Expected, Generic[R]):  # noqa: N818
    """A refusal at one table; `table` as it stands."""

    reason: R

    def __init__(self, reason: R, table: Table, **facts: Fact) -> None:
        super().__init__(reason, **facts)
        self.table = table


class NoTable(ServiceError, Expected):  # noqa: N818
    """No such table here: `said` is what was asked for, None when the channel has no open table at all.

    `over` is then the user's last table here that was played to its end.
    """

    def __init__(self, said: str | None = None, over: Table | None = None) -> None:
        super().__init__("no-table" if said is None else "unknown-table", table=said or "")
        self.said = said
        self.over = over


class AmbiguousTable(ServiceError, Expected):  # noqa: N818
    """Several tables could be meant; never guess between them. `awaiting` are those where it is the user's turn."""

    reason = "table-ambiguous"

    def __init__(self, candidates: tuple[Table, ...], awaiting: frozenset[TableId] = frozenset()) -> None:
        super().__init__()
        self.candidates = candidates
        self.awaiting = awaiting


class NotSeated(TableRefused[str]):
    """The user holds no seat at the table."""

    reason = "not-seated"

    def __init__(self, table: Table) -> None:
        super().__init__(self.reason, table)


class Stale(ServiceError, Expected):  # noqa: N818
    """The table moved on since the decision was offered."""

    reason = "stale"

    def __init__(self, table: Table, decided_on: int) -> None:
        super().__init__(table=f"#{table.id}")
        self.table = table.id
        self.decided_on = decided_on
        self.now = table.seq


def check_current(table: Table, decided_on: int) -> None:
    """Raises Stale where that is not the table's newest entry."""
    if decided_on != table.seq:
        raise Stale(table, decided_on)


class LobbyReason(StrEnum):
    """Why a lobby says no."""

    FULL = "table-full"
    ALREADY_SEATED = "already-seated"
    NOT_SEATED = "not-in-lobby"
    NOT_OWNER = "not-owner"
    TOO_FEW = "too-few-players"
    STARTED = "already-started"
    NOT_STARTED = "not-started"
    NO_WORD = "no-word"
    WORD_GIVEN = "word-given"
    CLOSED = "table-closed"
    TOO_MANY_TABLES = "too-many-tables"
    TOO_MANY_OF_YOURS = "too-many-of-yours"
    SEATS_KEPT = "seats-kept"
    """The seats that are left are kept for others."""
    NOT_INVITED = "not-invited"
    NOT_OVER = "not-over"
    """It is still being played."""
    NOT_YOURS_TO_END = "not-yours-to-end"
    OF_LEAGUE = "of-league"
    """A league seats people there, and starts it."""
    NOT_OFFERED = "not-offered"
    """The game, the number of players, an option or the pace is not one of ours."""


class LobbyRefused(ServiceError, Expected):  # noqa: N818
    """A refusal by a lobby; `table` as it stands, where there is one."""

    reason: LobbyReason

    def __init__(self, reason: LobbyReason, table: Table | None = None, **facts: Fact) -> None:
        super().__init__(reason, **facts)
        self.table = table


class SeatReason(StrEnum):
    """Why a seat does not change hands."""

    NOT_OPEN = "seat-not-open"
    NONE_OPEN = "seat-none-open"
    SEATED = "seat-seated"
    """Who asks sits there already."""
    SEATED_ALREADY = "seat-seated-already"
    """Who is asked for does."""
    HELD_ANOTHER = "seat-held-another"
    """Something is hidden there, and who asks has held another seat of the table since the start."""
    HELD_ANOTHER_THEY = "seat-held-another-they"
    """The same of who is asked for."""
    NOT_YOURS = "seat-not-yours"
    """It is not theirs to take back: they never left one there, or somebody else has taken it."""
    NO_SUCH_SEAT = "seat-no-such-seat"
    NO_PERSON = "seat-no-person"
    ALONE = "seat-alone"
    NOT_MODERATOR = "seat-not-moderator"
    OFFERED = "seat-offered"
    NOT_OFFERED = "seat-not-offered"
    CALLED = "seat-called"
    CALLED_LATELY = "seat-called-lately"
    """Somebody else was, within the hour."""
    FOLLOWERS_FULL = "seat-followers-full"
    FOLLOWS_MANY = "seat-follows-many"
    FOLLOW_ENDED = "seat-follow-ended"


class SeatRefused(TableRefused[SeatReason]):
    """A refusal of a change of seats."""


class FileReason(StrEnum):
    """Why a file is no log that can be read back."""

    TOO_LARGE = "file-too-large"
    NO_LOG = "file-no-log"
    """Not of the form of our files."""
    NO_ENTRY = "file-no-entry"
    """One entry of it is not."""
    NO_SUCH_GAME = "file-no-such-game"
    IN_PARTS = "file-in-parts"
    """It was told while its play went on, and something was hidden."""


class FileRefused(ServiceError, Expected):  # noqa: N818
    """A refusal of a file that cannot be read back."""

    reason: FileReason


class OpeningReason(StrEnum):
    """Why a server does not let a table be opened."""

    NOT_HERE = "not-in-this-channel"
    NEEDS_ROLE = "needs-role"
    NEEDS_MANAGER = "needs-manager"
    SERVER_FULL = "server-full"
    MEMBER_FULL = "member-full"


class OpeningRefused(ServiceError, Expected):  # noqa: N818
    """A refusal to open a table, by what managers set for their server: `settings` say what is allowed."""

    reason: OpeningReason

    def __init__(self, reason: OpeningReason, settings: ServerSettings, **facts: Fact) -> None:
        super().__init__(reason, **facts)
        self.settings = settings


class VoteReason(StrEnum):
    """Why a question to the table, or an answer to it, is not taken."""

    OPEN = "vote-open"
    """Another one is open."""
    OVER = "vote-over"
    """It is decided, or it never was."""
    ASKED = "vote-asked"
    """The same seat asked, the answer was no, and nobody has played since."""
    ASKED_BEFORE = "vote-asked-before"
    """Somebody else asked the same, and so on."""
    YOURS = "vote-yours"
    """Who asked has agreed already."""


class VoteRefused(TableRefused[VoteReason]):
    """A refusal of a question to the table, or of an answer to it."""


class UndoReason(StrEnum):
    """Why nothing is taken back."""

    NOTHING = "undo-nothing"
    """The seat has decided nothing that still counts."""
    CHOOSE_AGAIN = "undo-choose-again"
    """The others are still choosing: the seat may simply choose something else."""
    OTHER_RULES = "undo-other-rules"
    """It was judged by other rules than today's."""


class UndoRefused(TableRefused[UndoReason]):
    """A refusal to take something back."""


class ClockReason(StrEnum):
    """Why the clocks of a table are not set so."""

    NO_CLOCK = "no-clock"
    TOO_FEW_HOURS = "too-few-hours"
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"


class ClockRefused(TableRefused[ClockReason]):
    """A refusal to set the clocks of a table so."""


class StoreUnusable(ServiceError):  # noqa: N818
    """The database cannot be opened or is corrupt: `path` and `why`. The bot stops, touching nothing."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why


class StoreFailed(ServiceError):  # noqa: N818
    """The database refused to read or write, a full disk for instance. The transaction was undone."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class TransactionLost(StoreFailed):
    """A part of a transaction could not be undone by itself: all of it was."""


class TakenOver(StoreFailed):
    """Others held this process for dead and do its work: it writes nothing any more."""

    def __init__(self) -> None:
        super().__init__("another process has taken over")


class PlanReason(StrEnum):
    """Why a plan is not taken."""

    NOTHING = "plan-nothing"
    """Nothing can be planned now."""
    TOO_MANY = "plan-too-many"
    EXPIRED = "plan-expired"
    STOPPED = "plan-stopped"
    """One of its cancel conditions is so already."""
    GONE = "plan-gone"
    """Part of it can never be done."""
    NO_SUCH = "plan-no-such"
    """No such plan of one's own waits."""


class PlanRefused(TableRefused[PlanReason]):
    """A plan is not taken, or not changed, at that table."""


class TableUnreadable(ServiceError):  # noqa: N818
    """What is stored of one table cannot be read: entry `seq`, and `why`. Other tables are not touched by it."""

    def __init__(self, table: TableId, seq: int, why: str) -> None:
        super().__init__(f"table {table}, entry {seq}: {why}")
        self.table = table
        self.seq = seq
        self.why = why


class OtherRules(TableUnreadable):
    """A log judged by other rules than today's, so that it cannot be played again."""
