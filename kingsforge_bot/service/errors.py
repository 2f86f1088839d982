"""The ways in which the service says no. Ids and facts; the sentences live in the i18n room."""

from enum import StrEnum

from kingsforge_bot.service.settings import ServerSettings
from kingsforge_bot.service.types import Table, TableId


class ServiceError(Exception):
    """Base of everything the service refuses. Nothing was changed."""


class NoTable(ServiceError):  # noqa: N818
    """No such table here: `said` is what was asked for, None when the channel has no open table at all.

    `over` is then the user's last table here that was played to its end.
    """

    def __init__(self, said: str | None = None, over: Table | None = None) -> None:
        super().__init__(said)
        self.said = said
        self.over = over


class AmbiguousTable(ServiceError):  # noqa: N818
    """Several tables could be meant; never guess between them. `awaiting` are those where it is the user's turn."""

    def __init__(self, candidates: tuple[Table, ...], awaiting: frozenset[TableId] = frozenset()) -> None:
        super().__init__([table.id for table in candidates])
        self.candidates = candidates
        self.awaiting = awaiting


class NotSeated(ServiceError):  # noqa: N818
    """The user holds no seat at the table."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.id)
        self.table = table


class Stale(ServiceError):  # noqa: N818
    """The table moved on since the decision was offered."""

    def __init__(self, table: TableId, decided_on: int, now: int) -> None:
        super().__init__(f"table {table}: decided on {decided_on}, now {now}")
        self.table = table
        self.decided_on = decided_on
        self.now = now


class LobbyReason(StrEnum):
    """Why a lobby says no."""

    FULL = "full"
    ALREADY_SEATED = "already-seated"
    NOT_SEATED = "not-seated"
    NOT_OWNER = "not-owner"
    TOO_FEW = "too-few"
    STARTED = "started"
    NOT_STARTED = "not-started"
    NO_WORD = "no-word"
    WORD_GIVEN = "word-given"
    CLOSED = "closed"
    NO_AI_ROOM = "no-ai-room"
    TOO_MANY_TABLES = "too-many-tables"
    TOO_MANY_OF_YOURS = "too-many-of-yours"
    SEATS_KEPT = "seats-kept"
    """The seats that are left are kept for others."""
    NOT_INVITED = "not-invited"
    NOT_OVER = "not-over"
    """It is still being played."""
    NOT_YOURS_TO_END = "not-yours-to-end"
    NOT_OFFERED = "not-offered"
    """The game, the number of players, an option or the pace is not one of ours."""


class LobbyRefused(ServiceError):  # noqa: N818
    """A lobby says no; `table` as it stands."""

    def __init__(self, reason: LobbyReason, table: Table | None = None) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.table = table


class SeatReason(StrEnum):
    """Why a seat does not change hands."""

    NOT_OPEN = "not-open"
    NONE_OPEN = "none-open"
    SEATED = "seated"
    """Who asks sits there already."""
    SEATED_ALREADY = "seated-already"
    """Who is asked for does."""
    HELD_ANOTHER = "held-another"
    """Something is hidden there, and who asks has held another seat of the table since the start."""
    HELD_ANOTHER_THEY = "held-another-they"
    """The same of who is asked for."""
    NOT_YOURS = "not-yours"
    """It is not theirs to take back: they never left one there, or somebody else has taken it."""
    NO_SUCH_SEAT = "no-such-seat"
    NO_PERSON = "no-person"
    ALONE = "alone"
    NOT_MODERATOR = "not-moderator"
    OFFERED = "offered"
    NOT_OFFERED = "not-offered"
    CALLED = "called"
    CALLED_LATELY = "called-lately"
    """Somebody else was, within the hour."""
    FOLLOWERS_FULL = "followers-full"
    FOLLOWS_MANY = "follows-many"
    FOLLOW_ENDED = "follow-ended"


class SeatRefused(ServiceError):  # noqa: N818
    """The seats say no; `table` as it stands."""

    def __init__(self, reason: SeatReason, table: Table) -> None:
        super().__init__(f"{table.id}: {reason.value}")
        self.reason = reason
        self.table = table


class FileReason(StrEnum):
    """Why a file is no log that can be read back."""

    TOO_LARGE = "too-large"
    NO_LOG = "no-log"
    """Not of the form of our files."""
    NO_SUCH_GAME = "no-such-game"
    IN_PARTS = "in-parts"
    """It was told while its play went on, and something was hidden."""


class FileRefused(ServiceError):  # noqa: N818
    """A file cannot be read back; `entry` is the first of its log that cannot be read, where it is one of them."""

    def __init__(self, reason: FileReason, entry: int | None = None) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.entry = entry


class OpeningReason(StrEnum):
    """Why a server does not let a table be opened."""

    NOT_HERE = "not-here"
    NEEDS_ROLE = "needs-role"
    NEEDS_MANAGER = "needs-manager"
    SERVER_FULL = "server-full"
    MEMBER_FULL = "member-full"


class OpeningRefused(ServiceError):  # noqa: N818
    """What managers set for their server forbids it: `settings` say what is allowed."""

    def __init__(self, reason: OpeningReason, settings: ServerSettings) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.settings = settings


class VoteReason(StrEnum):
    """Why a question to the table, or an answer to it, is not taken."""

    OPEN = "open"
    """Another one is open."""
    OVER = "over"
    """It is decided, or it never was."""
    ASKED = "asked"
    """The same seat asked, the answer was no, and nobody has played since."""
    ASKED_BEFORE = "asked-before"
    """Somebody else asked the same, and so on."""
    YOURS = "yours"
    """Who asked has agreed already."""


class VoteRefused(ServiceError):  # noqa: N818
    """The vote says no; `table` as it stands."""

    def __init__(self, reason: VoteReason, table: Table) -> None:
        super().__init__(f"{table.id}: {reason.value}")
        self.reason = reason
        self.table = table


class UndoReason(StrEnum):
    """Why nothing is taken back."""

    NOTHING = "nothing"
    """The seat has decided nothing that still counts."""
    CHOOSE_AGAIN = "choose-again"
    """The others are still choosing: the seat may simply choose something else."""
    OTHER_RULES = "other-rules"
    """It was judged by other rules than today's."""


class UndoRefused(ServiceError):  # noqa: N818
    """Nothing is taken back; `table` as it stands."""

    def __init__(self, reason: UndoReason, table: Table) -> None:
        super().__init__(f"{table.id}: {reason.value}")
        self.reason = reason
        self.table = table


class ClockReason(StrEnum):
    """Why the clocks of a table are not set so."""

    NO_CLOCK = "no-clock"
    TOO_FEW_HOURS = "too-few-hours"
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"


class ClockRefused(ServiceError):  # noqa: N818
    """The clocks say no; `table` as it stands."""

    def __init__(self, reason: ClockReason, table: Table) -> None:
        super().__init__(f"{table.id}: {reason.value}")
        self.reason = reason
        self.table = table


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


class PlanReason(StrEnum):
    """Why a plan is not taken."""

    NOTHING = "nothing"
    """Nothing can be planned now."""
    TOO_MANY = "too-many"
    EXPIRED = "expired"
    STOPPED = "stopped"
    """One of its stops is so already."""
    GONE = "gone"
    """Part of it can never be done."""
    NO_SUCH = "no-such"
    """No such plan of one's own waits."""


class PlanRefused(ServiceError):  # noqa: N818
    """A plan is not taken, or not changed, at that table."""

    def __init__(self, reason: PlanReason, table: Table) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.table = table


class TableUnreadable(ServiceError):  # noqa: N818
    """What is stored of one table cannot be read: entry `seq`, and `why`. Other tables are not touched by it."""

    def __init__(self, table: TableId, seq: int, why: str) -> None:
        super().__init__(f"table {table}, entry {seq}: {why}")
        self.table = table
        self.seq = seq
        self.why = why


class OtherRules(TableUnreadable):
    """It was judged by other rules than today's, so that it cannot be played again."""
