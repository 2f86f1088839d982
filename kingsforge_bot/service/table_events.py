"""Table events: what happens at a table beside its game, entries of the log that the platform writes.

Everybody may know them: a fact holds nothing that is hidden from some. Their names are part of the database.
"""

from enum import StrEnum

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.proposals import Outcome, Proposal
from kingsforge_bot.service.time.clock import PlayingHours


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """An undo: the table stands as after the entry `to`, what came after counts no more."""

    to: int
    agreed: bool = False
    """Whether the table was asked, and agreed."""
    draw: int | None = None
    """The block of luck from which it goes on, where the luck that was met comes again; else that stays drawn."""


class NotAgreed(msgspec.Struct, frozen=True, tag="not-agreed"):
    """A vote that was lost: what the seat `asker` asked for is not done. What is agreed on tells of itself."""

    asker: Seat
    proposal: Proposal
    outcome: Outcome


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """A pause: the clocks stand, and nobody is reminded, until somebody goes on."""


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """The end of a pause: the clocks run again."""


class HoursSet(msgspec.Struct, frozen=True, tag="hours-set"):
    """New playing hours: the clocks run in these hours of the day from here on; None: all day."""

    hours: PlayingHours | None


class LeavingReason(StrEnum):
    """Why a seat changes hands, or may."""

    RESIGNED = "resigned"
    """Its player wished it."""
    OFFERED = "offered"
    """Its player wished it, and plays on until somebody takes it."""
    TIME = "time"
    """Time ran out there again and again."""
    REMOVED = "removed"
    """Somebody who looks after the channel wished it."""
    DEADLINE = "deadline"
    """The round of its league is over: bots play on to the end."""
    DELETED = "deleted"
    """Its player had all deleted that is known of them."""


class SeatOpened(msgspec.Struct, frozen=True, tag="seat-opened"):
    """A seat offered: somebody else may sit down there, for time ran out twice in a row, or its player offers it."""

    why: LeavingReason = LeavingReason.TIME


class Vacated(msgspec.Struct, frozen=True, tag="vacated"):
    """A seat left by its player; a bot plays on there, or nobody sits there. Somebody else may sit down."""

    seat: Seat
    bot: bool
    why: LeavingReason = LeavingReason.DELETED
    league: bool = False
    """Whether it is a league's: then nobody else may sit down, and who left is last there."""


class SeatTaken(msgspec.Struct, frozen=True, tag="seat-taken"):
    """A seat taken: somebody else sits there from this entry on, or `back` whoever had left it."""

    seat: Seat
    back: bool = False


class SeatKept(msgspec.Struct, frozen=True, tag="seat-kept"):
    """A seat kept by its player, which had been offered."""

    seat: Seat


TableEvent = Undone | NotAgreed | Vacated | Paused | Resumed | HoursSet | SeatOpened | SeatTaken | SeatKept
"""Any of them."""


def dump_table_event(fact: TableEvent) -> bytes:
    """As JSON; the inverse of `load_table_event`."""
    return msgspec.json.encode(fact)


def load_table_event(text: bytes) -> TableEvent:
    """Raises msgspec.DecodeError, a ValueError, for what is none."""
    return _DECODER.decode(text)


_DECODER: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(TableEvent)
