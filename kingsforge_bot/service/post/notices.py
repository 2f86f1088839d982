"""Notices: lines that a table owes its channel, each said once, in the order in which they came to be owed.

Beside boards, lobby cards and the other posts of `PostKind`. Their tags and fields stand in the database, as JSON.
"""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.proposals import Outcome, Proposal
from kingsforge_bot.service.table_events import TableEvent
from kingsforge_bot.service.time.pending_turns import Turn
from kingsforge_bot.service.types import UserId


class StillPlaying(msgspec.Struct, frozen=True, tag="still-playing"):
    """A question to a table where nobody has acted for `days`. With nobody acting on, it is closed at `ends`."""

    days: int
    ends: int


class Reminder(msgspec.Struct, frozen=True, tag="reminder"):
    """A reminder that it still is somebody's turn: at this table, or at several whose posts go to the same place.

    `more` are the tables beyond those that are named.
    """

    user: UserId
    turns: tuple[Turn, ...]
    more: int = 0
    first: bool = False
    """They hear of it for the first time."""
    unreached: bool = False
    """A direct message could not be delivered; `off`: they get no more of them."""
    off: bool = False


class RemindersEnd(msgspec.Struct, frozen=True, tag="reminders-end"):
    """A line that reminders end: the one at that seat, awaited since then, was reminded often enough."""

    seat: Seat
    since: int


class RunningOut(msgspec.Struct, frozen=True, tag="running-out"):
    """A warning of the clock: awaited since `asked`, the seat loses its time at `ends` without a move."""

    seat: Seat
    asked: int
    ends: int


class TableEventNotice(msgspec.Struct, frozen=True, tag="told"):
    """A table event that everybody has to hear of at once: entry `seq` of the log, brought about by that seat."""

    seq: int
    fact: TableEvent
    seat: Seat | None
    calls: bool = False
    """Whether it calls those who are awaited from then on, because no board does."""
    named: tuple[Seat, ...] = ()
    """Of those whom it would call, the ones who are only named (service/post/mentions.py)."""


class PlansDropped(msgspec.Struct, frozen=True, tag="plans-dropped"):
    """A line that a plan of each of these seats will not be carried out. What it was only its owner is told."""

    seats: tuple[Seat, ...]
    named: tuple[Seat, ...] = ()
    """Those of them who are only named."""


class VoteAsked(msgspec.Struct, frozen=True, tag="vote-asked"):
    """A question of the seat `asker` to `others`, open until `ends`, after entry `seq`: vote `number` of the table."""

    number: int
    asker: Seat
    proposal: Proposal
    seq: int
    others: tuple[Seat, ...]
    ends: int
    stops: bool = True
    """Whether clocks stand until then."""
    named: tuple[Seat, ...] = ()
    """Those of the others who are only named."""


class VoteEnded(msgspec.Struct, frozen=True, tag="vote-ended"):
    """The end of a question without consent: what the seat `asker` asked for is not done."""

    asker: Seat
    proposal: Proposal
    outcome: Outcome
    named: tuple[Seat, ...] = ()
    """Of those who are to play on, the ones who are only named."""


class SeatCall(msgspec.Struct, frozen=True, tag="seat-call"):
    """A call to whoever was invited to that seat: in a lobby to accept or decline, at a running table to take it."""

    seat: Seat
    named: bool = False
    """They are only named."""
    until: int | None = None
    """Of a challenge in a league: if they do not sit down until then it counts as lost."""


class Gathered(msgspec.Struct, frozen=True, tag="gathered"):
    """A call to those who looked for players and sit at a new table now; its owner, who completed it, is there."""

    named: tuple[Seat, ...] = ()
    """Those of them who are only named."""


class RoundEnding(msgspec.Struct, frozen=True, tag="round-ending"):
    """A reminder to those at these seats, who are awaited: at `ends` bots play the table of their league to its end."""

    seats: tuple[Seat, ...]
    ends: int


Notice = (
    StillPlaying
    | Reminder
    | RemindersEnd
    | VoteAsked
    | VoteEnded
    | PlansDropped
    | RunningOut
    | TableEventNotice
    | SeatCall
    | Gathered
    | RoundEnding
)
"""Any of them."""


def kind_of(notice: type[Notice]) -> str:
    """The name of a kind of notice."""
    tag = notice.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def dump_notice(notice: Notice) -> bytes:
    """As JSON; the inverse of `load_notice`."""
    return msgspec.json.encode(notice)


def load_notice(text: bytes) -> Notice:
    """Raises msgspec.DecodeError, a ValueError, for what is none."""
    return _DECODER.decode(text)


_DECODER: msgspec.json.Decoder[Notice] = msgspec.json.Decoder(Notice)
