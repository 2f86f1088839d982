"""Plans as the store keeps them: one's own, and nobody else's to read."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Protocol

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.types import TableId, UserId


class PlanEnd(StrEnum):
    """How a plan came to wait no longer. Their names are in the database."""

    DONE = "done"
    """Carried out, by the entry that it ended at."""
    EXPIRED = "expired"
    STOPPED = "stopped"
    """`detail` is what came true, in the game's notation."""
    GONE = "gone"
    """Nothing of it could be done any more."""
    REFUSED = "refused"
    """The rules said no, by the rule `detail`."""
    FAILED = "failed"
    """It could not be read or carried out, by a fault of the bot."""
    REMOVED = "removed"
    """By its owner."""
    LEFT = "left"
    """The seat changed hands."""


class KeptPlan(msgspec.Struct, frozen=True):
    """A plan of a seat: armed until it has `ended`."""

    table: TableId
    number: int
    """Counted from 1 at each table."""
    seat: Seat
    user: UserId
    place: int
    """In the seat's queue: the lowest is first."""
    text: str
    """In the game's notation."""
    since: int
    """The newest entry when it was made: it acts after later ones."""
    ended: int | None = None
    """The entry at which it ended; None while it is armed."""
    why: PlanEnd | None = None
    detail: str = ""


class PlanReading(Protocol):
    """Plans, asked outside a transaction."""

    async def of(self, table: TableId, user: UserId) -> tuple[KeptPlan, ...]:
        """The user's at that table: those that are armed in their order, then those that ended, the latest first."""

    async def of_user(self, user: UserId) -> tuple[KeptPlan, ...]:
        """The user's armed plans at running tables, table by table in their order."""


class PlanWriting(Protocol):
    """Plans, inside a transaction."""

    async def armed(self, table: TableId) -> tuple[KeptPlan, ...]:
        """Seat by seat, in the order of their queues."""

    async def add(self, table: TableId, seat: Seat, user: UserId, text: str, since: int) -> int:
        """At the end of the seat's queue; its number."""

    async def change(self, table: TableId, number: int, text: str) -> None: ...

    async def order(self, table: TableId, places: Mapping[int, int]) -> None:
        """The places of plans, by their numbers."""

    async def end(self, table: TableId, numbers: Sequence[int], at: int, why: PlanEnd, detail: str = "") -> None: ...

    async def drop(self, table: TableId, seat: Seat, at: int) -> None:
        """All of the seat: it changes hands."""

    async def rearm(self, table: TableId, to: int, most: int) -> None:
        """Those that were carried out, or disarmed, after the entry `to`, of people who still sit there.

        The first of each seat's queue, until `most` are armed there.
        """
