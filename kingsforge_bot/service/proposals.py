"""What a table can be asked to agree on. Their names are part of the database."""

from enum import StrEnum

import msgspec

from kingsforge_bot.service.time.clock import PlayingHours


class TakeBack(msgspec.Struct, frozen=True, tag="take-back"):
    """A proposal that the table stands again as after the entry `to`."""

    to: int
    drew: bool = False
    """Whether luck was drawn since, which does not come back."""


class PauseAll(msgspec.Struct, frozen=True, tag="pause-all"):
    """A proposal that nobody's time runs until one of them says so."""


class EndAll(msgspec.Struct, frozen=True, tag="end-all"):
    """A proposal that the game ends before its end."""


class SetHours(msgspec.Struct, frozen=True, tag="set-hours"):
    """A proposal that the clocks run in these hours of the day, from the next turn on; None: all day."""

    hours: PlayingHours | None


Proposal = TakeBack | PauseAll | EndAll | SetHours
"""Any of them."""


class Outcome(StrEnum):
    """What became of a question to the table."""

    AGREED = "agreed"
    """All persons agreed, so it was done."""
    REFUSED = "refused"
    """Somebody did not agree."""
    LAPSED = "lapsed"
    """Somebody did not answer in time."""
    WITHDRAWN = "withdrawn"
    """Who asked took the question back."""
    OVERTAKEN = "overtaken"
    """The table went on, or was closed."""


def is_same(one: Proposal, other: Proposal) -> bool:
    """Whether both ask for the same: luck that was drawn meanwhile makes no other question of it."""
    match one, other:
        case TakeBack(to=to), TakeBack(to=back):
            return to == back
        case _:
            return one == other


def dump_proposal(proposal: Proposal) -> bytes:
    """As JSON; the inverse of `load_proposal`."""
    return msgspec.json.encode(proposal)


def load_proposal(text: bytes) -> Proposal:
    """Raises msgspec.DecodeError, a ValueError, for what is none."""
    return _DECODER.decode(text)


_DECODER: msgspec.json.Decoder[Proposal] = msgspec.json.Decoder(Proposal)
