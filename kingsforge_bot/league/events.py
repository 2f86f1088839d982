"""League events: what a league is folded of. Their names are part of the database."""

from enum import StrEnum
from typing import NewType

import msgspec

from kingsforge_bot.league.round import Entrant, Pairing

Person = NewType("Person", int)
"""A number of whoever plays for an entrant; who that is stands beside the events, so that it can be forgotten."""


class SignedUp(msgspec.Struct, frozen=True, tag="signed-up"):
    """Somebody takes part, before the start."""

    person: Person


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The start, with its lot: all who take part, group by group. Swiss and a ladder have one group.

    The weeks of a ladder count from `at`, Unix seconds. The two of a decided challenge rest from each other for so many
    days; a ladder that began before there was such a rule goes on without.
    """

    lots: tuple[tuple[Entrant, ...], ...]
    at: int = 0
    rests: int = 0


class RoundDrawn(msgspec.Struct, frozen=True, tag="round-drawn"):
    """The next round of a group (0, 1, ...): the lot of those who are there, and the tables that follow from it."""

    group: int
    lot: tuple[Entrant, ...]
    tables: Pairing


class TableEnded(msgspec.Struct, frozen=True, tag="table-ended"):
    """A table (0, 1, ...) of the group's last round came to its end: places by seat, 1 the best, equal ones level."""

    group: int
    table: int
    places: tuple[int, ...]


class Replaced(msgspec.Struct, frozen=True, tag="replaced"):
    """Time ran out twice in a row for an entrant, and a bot plays their table on: they come last there.

    `at` is when, Unix seconds, as of all that can decide a challenge.
    """

    entrant: Entrant
    at: int = 0


class Dropped(msgspec.Struct, frozen=True, tag="dropped"):
    """An entrant drops out, and comes last at the table that is running; before the start nothing is left of them."""

    entrant: Entrant
    at: int = 0


class CameLate(msgspec.Struct, frozen=True, tag="late"):
    """Somebody comes after the start, or comes back: who has dropped out goes on as the entrant that they were."""

    person: Person


class Substituted(msgspec.Struct, frozen=True, tag="substituted"):
    """Somebody else plays for the entrant from here on, with all their points; also for one who has dropped out."""

    entrant: Entrant
    person: Person


class Consent(StrEnum):
    """Whose consent a substitute needs."""

    OPENER = "opener"
    """Of who opened the league, or of a manager."""
    ENTRANT = "entrant"
    """Of who plays for that entrant, as long as they are there."""


class SubstituteAsked(msgspec.Struct, frozen=True, tag="substitute-asked"):
    """Somebody would play for the entrant from here on."""

    entrant: Entrant
    person: Person


class SubstituteAgreed(msgspec.Struct, frozen=True, tag="substitute-agreed"):
    """One of those whose consent that needs has given it."""

    entrant: Entrant
    person: Person
    whose: Consent


class Challenged(msgspec.Struct, frozen=True, tag="challenged"):
    """A challenge on a ladder, made `at` that time, Unix seconds."""

    challenger: Entrant
    challenged: Entrant
    at: int


class TakenUp(msgspec.Struct, frozen=True, tag="taken-up"):
    """Who was challenged sat down: the challenger's table begins."""

    challenger: Entrant


class Lapsed(msgspec.Struct, frozen=True, tag="lapsed"):
    """The challenge was not taken up in the league's days, which were over `at` that time, Unix seconds."""

    challenger: Entrant
    at: int


class ChallengeEnded(msgspec.Struct, frozen=True, tag="challenge-ended"):
    """The challenger's table came to its end: places of challenger and challenged, 1 the better, equal ones level."""

    challenger: Entrant
    places: tuple[int, int]
    at: int = 0


class ChallengesClosed(msgspec.Struct, frozen=True, tag="challenges-closed"):
    """The weeks of a ladder are over: nobody challenges any more, and what is open is played to its end."""


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The end: tables and challenges that are open count for nothing."""


LadderEvent = Challenged | TakenUp | Lapsed | ChallengeEnded | ChallengesClosed
"""What only a ladder has."""
Substitution = SubstituteAsked | SubstituteAgreed
"""What comes before somebody plays for somebody else."""
LeagueEvent = (
    SignedUp
    | Started
    | RoundDrawn
    | TableEnded
    | Replaced
    | Dropped
    | CameLate
    | Substitution
    | Substituted
    | Ended
    | LadderEvent
)
"""Any of them."""


def dump_league_event(event: LeagueEvent) -> bytes:
    """The event as JSON; the inverse of `load_league_event`."""
    return msgspec.json.encode(event)


def load_league_event(text: bytes) -> LeagueEvent:
    """Raises msgspec.DecodeError, a ValueError, for what is none."""
    return _DECODER.decode(text)


_DECODER: msgspec.json.Decoder[LeagueEvent] = msgspec.json.Decoder(LeagueEvent)
