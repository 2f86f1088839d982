"""The port through which the service is heard in public."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Protocol

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.person.my_turns import MyTurn
from kingsforge_bot.service.person.result_records import Result
from kingsforge_bot.service.post.directs import SeatLost
from kingsforge_bot.service.post.notices import Notice
from kingsforge_bot.service.post.post_records import Posted, PostKind
from kingsforge_bot.service.proposals import Outcome
from kingsforge_bot.service.time.clock_faces import ClockFace
from kingsforge_bot.service.time.pending_turns import How
from kingsforge_bot.service.types import ChannelId, LogEntry, MessageId, Table, TableId, TableView, UserId


class PlayEnd(msgspec.Struct, frozen=True):
    """The end of a play: how it ended for each seat, and all of the game that counts, oldest first."""

    results: tuple[Result, ...]
    entries: tuple[LogEntry, ...]


class BoardPost(msgspec.Struct, frozen=True):
    """One fresh board: the table as it stands and everything since the board before it, oldest first.

    For everybody: what some may not know is neither in the view nor in the entries.
    """

    look: TableView
    entries: tuple[LogEntry, ...]
    nonce: str
    """The same for every attempt at this post and no other's, so that Discord drops repeats."""
    end: PlayEnd | None = None
    """With the last board, where the play was played to its end."""
    message: MessageId | None = None
    """The board that changes into this one, where that can still be done; else this one is posted and alerts nobody."""
    clocks: tuple[ClockFace, ...] = ()
    """Those of the people awaited, where the table has any."""
    fresh: tuple[LogEntry, ...] = ()
    """Of the entries those that no board tells yet; they alone are told where `message` does not change."""
    newest: bool = False
    """Whether `message` may change only while nothing stands below it."""


class Fold(msgspec.Struct, frozen=True):
    """A board in whose place another stands: it is to tell what happened and nothing else.

    For everybody: what some may not know is neither in the view nor in the entries.
    """

    look: TableView
    entries: tuple[LogEntry, ...]
    place: ChannelId
    message: MessageId
    then: TableView | None = None
    """The table as it was after the last of the entries, where that is still known."""
    to_the_end: tuple[LogEntry, ...] = ()
    """These entries and what followed to the play's end, where it was played to it: only its last board follows.

    Empty where nothing of it is told (`Publisher.tells_the_end`).
    """


class Folded(StrEnum):
    """What came of a fold."""

    DONE = "done"
    GONE = "gone"
    """Somebody deleted the message."""
    REFUSED = "refused"
    """Discord takes no more changes of messages that old, for a while."""


class LobbyPost(msgspec.Struct, frozen=True):
    """The lobby card, posted once and edited when people come and go; `message` is the card, once it stands."""

    table: Table
    message: MessageId | None
    nonce: str
    mix: str = ""
    """What was mixed into the luck at the start."""
    called: frozenset[UserId] = frozenset()
    """Who is alerted where the card is posted for the first time."""
    rated: frozenset[Seat] = frozenset()
    """Who takes part in ratings; of a table that has begun everybody, if it is rated, else nobody."""


class Heard(msgspec.Struct, frozen=True):
    """A message of ours that stands in a place: what it says, and the board its buttons are of; the lobby card is 0."""

    message: MessageId
    text: str
    table: TableId | None = None
    seq: int = 0


class LinePost(msgspec.Struct, frozen=True):
    """One line about a table, posted once; `kind` says which, `place` where."""

    table: Table
    kind: PostKind
    place: ChannelId
    nonce: str
    heard: tuple[Heard, ...] = ()
    """Messages among which the line may stand already."""
    called: frozenset[UserId] | None = None
    """Who may be alerted; None: whoever it is about."""


class NoticePost(msgspec.Struct, frozen=True):
    """A notice of a table, posted once; the table as everybody may see it now."""

    look: TableView
    notice: Notice
    number: int
    nonce: str
    heard: tuple[Heard, ...] = ()
    """Messages among which it may stand already."""
    entries: tuple[LogEntry, ...] = ()
    """What it is about, where it is about entries of the log, as everybody may know them."""
    earlier: int = 0
    """Entries before those, which are not told."""
    called: frozenset[Seat] | None = None
    """The seats of those who are alerted in the channel; None: of everybody."""
    boards: Mapping[TableId, Posted] = msgspec.field(default_factory=dict)
    """The newest boards of the tables that a reminder of several names."""
    clocks: tuple[ClockFace, ...] = ()
    """With a reminder of one turn: the clock of whoever is reminded, where the table has any."""
    outcome: Outcome | None = None
    """Of a question: what became of it, once it is over."""
    unwilling: frozenset[UserId] = frozenset()
    """People who want no alerts by now, whoever calls them."""
    lost: UserId | None = None
    """Whose seat is lost, or may be, by what is told, where they are alerted of it."""


class DirectPost(msgspec.Struct, frozen=True):
    """A direct message, sent once: which of its turns somebody is still awaited for, as only they may see them."""

    user: UserId
    number: int
    how: How
    turns: tuple[MyTurn, ...]
    more: int
    nonce: str


class NewsPost(msgspec.Struct, frozen=True):
    """A direct message to somebody who follows a table, sent once; all of it as everybody may see it."""

    user: UserId
    number: int
    look: TableView
    entries: tuple[LogEntry, ...]
    earlier: int
    """Entries before those, which were not read."""
    board: Posted | None
    nonce: str


class LostPost(msgspec.Struct, frozen=True):
    """A direct message to somebody who lost a seat, or may lose it, sent once."""

    user: UserId
    number: int
    table: Table
    lost: SeatLost
    board: Posted | None
    nonce: str


class CannotSpeak(Exception):  # noqa: N818
    """A place where Discord lets the bot not speak: it is left alone until someone plays there.

    `gone` where there is no such place any more.
    """

    def __init__(self, why: str = "", *, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


class Undeliverable(Exception):  # noqa: N818
    """A person to whom Discord delivers no direct messages: they want none, or are not there any more."""


class DirectsPaused(Exception):  # noqa: N818
    """A pause of all direct messages: Discord finds that the bot sends too many."""


class Unpostable(Exception):  # noqa: N818
    """A post that Discord does not take as it is, not even in words, and says why. Another one it may take."""


class TokenRefused(Exception):  # noqa: N818
    """A token that Discord does not accept any more: nothing can be said until the host gives another."""


class TryLater(Exception):  # noqa: N818
    """A failure of Discord or the network in passing; the post stays owed. `seconds` to wait at least."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class NotYet(Exception):  # noqa: N818
    """Discord takes no more changes of old messages there for a while. What else is owed in the place goes first."""


class Publisher(Protocol):
    """Posts to Discord. Raises CannotSpeak, Unpostable, TokenRefused, TryLater or NotYet; else it is a bug of it."""

    async def board(self, post: BoardPost) -> MessageId:
        """Post a board, or change the one that stands."""

    async def fold(self, fold: Fold) -> Folded:
        """Change a board that is not the newest into what happened. Nobody is called by that."""

    def tells_the_end(self, table: Table) -> bool:
        """Whether the fold of a board there tells what followed, too, once the play is over."""

    async def delete(self, place: ChannelId, message: MessageId) -> None:
        """Delete a message of ours; one that is gone already is as good."""

    async def thread(self, table: Table) -> ChannelId | None:
        """A thread for the table in its channel: one that was made for it, or another; None where none may be made."""

    async def lobby(self, post: LobbyPost) -> MessageId:
        """Post or edit the lobby card."""

    async def line(self, post: LinePost) -> MessageId:
        """Post a line, or find it among those that were heard."""

    async def notice(self, post: NoticePost) -> MessageId:
        """Post a notice, or find it among those that were heard."""

    async def amend(self, post: NoticePost, place: ChannelId, message: MessageId) -> None:
        """Let a notice that stands say what it says by now; where Discord takes no change, it stays as it is."""

    async def heard_in(self, place: ChannelId, since: int) -> tuple[Heard, ...]:
        """Our messages in a place, oldest first, from about that time on (Unix seconds), as far as they can be read.

        Asked before a second attempt.
        """

    async def archive(self, thread: ChannelId) -> None:
        """Put away a thread in which nothing is played any more; where that is not possible, it stays as it is."""


class DirectPublisher(Protocol):
    """Sends direct messages. Raises Undeliverable, DirectsPaused, Unpostable, TokenRefused or TryLater."""

    async def direct(self, post: DirectPost | NewsPost | LostPost) -> MessageId:
        """Send one."""

    async def directs_heard(self, user: UserId, since: int) -> frozenset[int]:
        """The numbers of those that stand, from about that time on (Unix seconds). Asked before a second attempt."""
