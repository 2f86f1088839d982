"""What happens at a table beside its game: entries of the log that the platform writes.

Everybody may know them: a fact holds nothing that is hidden from some. Their names are part of the database.
"""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.clock import PlayingHours
from kingsforge_bot.service.proposals import Outcome, Proposal


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """The table stands again as after the entry `to`: what came after it counts no more. Luck does not come back."""

    to: int
    agreed: bool = False
    """Whether the table was asked, and agreed."""


class NotAgreed(msgspec.Struct, frozen=True, tag="not-agreed"):
    """What the table was asked for by the seat `asker` is not done. What is agreed on tells of itself."""

    asker: Seat
    proposal: Proposal
    outcome: Outcome


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """The clocks stand, and nobody is reminded, until somebody goes on."""


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """The clocks run again."""


class HoursSet(msgspec.Struct, frozen=True, tag="hours-set"):
    """The clocks run in these hours of the day from here on; None: all day."""

    hours: PlayingHours | None


class SeatOpened(msgspec.Struct, frozen=True, tag="seat-opened"):
    """Time ran out on the seat twice in a row: somebody else may sit down."""


class BotTookOver(msgspec.Struct, frozen=True, tag="bot-took-over"):
    """The bot of that name plays on for whoever held the seat until then."""

    name: str
    bot: str


class Vacated(msgspec.Struct, frozen=True, tag="vacated"):
    """The player of `seat` is gone for good; a bot plays on there, or nobody sits there."""

    seat: Seat
    bot: bool


Fact = Undone | NotAgreed | Vacated | Paused | Resumed | HoursSet | SeatOpened | BotTookOver
"""Any of them."""


def dump_fact(fact: Fact) -> bytes:
    """As JSON; the inverse of `load_fact`."""
    return msgspec.json.encode(fact)


def load_fact(text: bytes) -> Fact:
    """Raises msgspec.DecodeError, a ValueError, for what is none."""
    return _DECODER.decode(text)


_DECODER: msgspec.json.Decoder[Fact] = msgspec.json.Decoder(Fact)
