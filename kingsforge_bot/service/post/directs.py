"""What people are told by direct message, one after the other. Their names are in the database."""

from typing import Protocol

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.table_events import TableEvent
from kingsforge_bot.service.time.pending_turns import How, Turn
from kingsforge_bot.service.types import TableId, UserId


class YourTurns(msgspec.Struct, frozen=True, tag="your-turns"):
    """A direct message that it is somebody's turn, at one table or several; `more` are those that are not named."""

    how: How
    turns: tuple[Turn, ...]
    more: int = 0


class News(msgspec.Struct, frozen=True, tag="news"):
    """A direct message of what happened at a table somebody follows: the entries after `told_to`, up to `up_to`."""

    table: TableId
    told_to: int
    up_to: int
    ended: bool = False


class SeatLost(msgspec.Struct, frozen=True, tag="seat-lost"):
    """A direct message that somebody's time ran out, or somebody else sat down there: entry `seq`, about that seat."""

    table: TableId
    seq: int
    fact: TableEvent
    seat: Seat | None


Direct = YourTurns | News | SeatLost
"""Any of them."""


class OwedDirect(msgspec.Struct, frozen=True):
    """A direct message still to be sent. Of `attempts` it is not known how they ended, so it may stand already."""

    number: int
    user: UserId
    direct: Direct | None
    """None where it cannot be read."""
    attempts: int
    begun: int | None
    """When the last attempt began."""


def dump_direct(direct: Direct) -> bytes:
    """As JSON; the inverse of `load_direct`."""
    return msgspec.json.encode(direct)


def load_direct(text: bytes) -> Direct:
    """Raises msgspec.DecodeError, a ValueError, for what is none."""
    return _DECODER.decode(text)


_DECODER: msgspec.json.Decoder[Direct] = msgspec.json.Decoder(Direct)


class DirectWriting(Protocol):
    """What people are to be told, inside a transaction."""

    async def owe(self, user: UserId, direct: Direct, at: int) -> int:
        """The person is owed that direct message; its number, counted from 1."""

    async def end(self, number: int, *, told: bool) -> None:
        """Owe that message no more: it stands, or it is dropped."""
