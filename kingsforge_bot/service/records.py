"""A table's log as the store keeps it, and what several rooms are told of tables, in the service's own types.

States, events and luck are opaque to the store. What one room alone keeps stands in a file of its own there, such as
`post/post_records.py`.
"""

from collections.abc import Mapping

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.proposals import Outcome, Proposal, SetHours
from kingsforge_bot.service.table_events import TableEvent
from kingsforge_bot.service.time.clock import TableClock
from kingsforge_bot.service.types import Cause, Table, TableId, TableStatus, UserId


class Listed(msgspec.Struct, frozen=True):
    """A table and whom it awaits, known without reading its state."""

    table: Table
    awaited: frozenset[Seat] = frozenset()

    def awaits(self, user: UserId) -> bool:
        """Whether it is this user's turn."""
        sitter = self.table.sitter(user)
        return sitter is not None and sitter.seat in self.awaited


class Row(msgspec.Struct, frozen=True):
    """One row of a table's log; `action` and `events` in the words of its game."""

    seq: int
    seat: Seat | None
    action: str
    luck: tuple[int, ...]
    draws: str
    """What was drawn, in order: `r5` a roll of five dice, `s11` a shuffle of eleven, `d3/120` a draw (adr 0010)."""
    draw_from: int
    """The counter of the first block of the secret stream that was open to this action."""
    events: bytes
    ruleset: int
    at: int
    cause: Cause = Cause.PLAYER
    fact: TableEvent | None = None
    """What happened beside the game: then `action` and `events` are empty."""
    clock: TableClock | None = None
    """How the clocks stood when it came, where the table has any."""


class Snapshot(msgspec.Struct, frozen=True):
    """A state after the entry `seq`, and the counter with which the next action draws."""

    seq: int
    state: bytes
    next_draw: int


class Commit(msgspec.Struct, frozen=True):
    """Everything one action changes. It is written whole or not at all."""

    table: TableId
    row: Row
    snapshot: Snapshot
    status: TableStatus
    awaited: frozenset[Seat]
    board: bool
    """Whether a board is owed."""
    superseded: int | None = None
    """The sequence number of a snapshot from the middle of a turn, which goes unless a board shows it."""
    asked: Mapping[Seat, int] = msgspec.field(default_factory=dict)
    """Since which entry each seat is asked the same; by this one where it is not named."""
    since: int | None = None
    """Since when those who are awaited are; None: since this entry."""
    clock: TableClock | None = None
    """How the clocks go on."""
    paused: int | None = None
    """Since when the table is paused, if it is."""


class Census(msgspec.Struct, frozen=True):
    """How many tables there are that can go on."""

    running: int
    lobbies: int


class Vote(msgspec.Struct, frozen=True):
    """A question to all persons at a table, and what became of it; `outcome` and `ended` once it is over.

    From `asked` to `ended`, in Unix seconds, nobody's time runs, if it `stops` the clocks.
    """

    number: int
    """Counted from 1 at each table."""
    seat: Seat
    """Who asked."""
    proposal: Proposal
    seq: int
    """The newest entry when it was asked."""
    asked: int
    ends: int
    """When silence becomes a no."""
    answers: Mapping[Seat, bool] = msgspec.field(default_factory=dict)
    """Who agreed, and who did not."""
    outcome: Outcome | None = None
    ended: int | None = None
    stops: bool = True
    """Whether clocks stand meanwhile: since somebody played last, they did not for another one."""

    def voters(self, table: Table) -> tuple[Seat, ...]:
        """The persons who are asked: all but the asker. Bot players always consent.

        So do open seats to other playing hours: who was late again and again would keep the others from it.
        """
        asked = [one.seat for one in table.sitters if one.user is not None and one.seat != self.seat]
        if isinstance(self.proposal, SetHours):
            asked = [seat for seat in asked if not table.is_open(seat)]
        return tuple(asked)

    def silent(self, table: Table) -> tuple[Seat, ...]:
        """Those of them who have not agreed yet."""
        return tuple(seat for seat in self.voters(table) if not self.answers.get(seat))
