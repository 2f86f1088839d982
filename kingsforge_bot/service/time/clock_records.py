"""What clocks need beside the log, and the ports through which it is kept."""

from typing import Protocol

import msgspec

from kingsforge_bot.service.time.clock import PlayingHours, TableClock
from kingsforge_bot.service.types import ChannelId, Table, TableId, UserId


class PausedSpan(msgspec.Struct, frozen=True):
    """A span in which clocks stood: those of a person, those of a place, or all that were asked for."""

    since: int
    until: int
    place: ChannelId | None = None
    user: UserId | None = None


class ClockReading(Protocol):
    """What clocks need beside the log."""

    async def paused_spans(self, table: Table, after: int) -> tuple[PausedSpan, ...]:
        """When clocks at that table stood or stand, as far as it ended after that instant."""

    async def present_at(self) -> int | None:
        """When the bot was last known to be there."""


class ClockWriting(Protocol):
    """What clocks need beside the log, inside a transaction."""

    async def set(self, table: TableId, clock: TableClock) -> None:
        """Beside the log: what was warned of, or done about time that ran out."""

    async def set_pace(self, table: TableId, pace: str) -> None: ...

    async def set_hours(self, table: TableId, hours: PlayingHours | None) -> None: ...

    async def stand(self, since: int, until: int) -> None:
        """All clocks stand from then to then."""

    async def be_away(self, user: UserId, since: int, until: int | None) -> None:
        """The person's clocks stand from then until then; what was said before counts no more. None: they are back."""

    async def forget_paused_spans(self, before: int) -> None:
        """Nobody asks any more when clocks stood before that."""

    async def beat(self, at: int) -> None:
        """The bot is there."""
