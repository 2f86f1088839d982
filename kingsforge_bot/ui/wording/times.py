"""How long something took, and when a table last changed."""

from typing import Final

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import Table

_MINUTE: Final = 60
_HOUR: Final = 60 * _MINUTE
DAY: Final = 24 * _HOUR
"""Seconds of a day."""


def lasting(l10n: Localizer, seconds: int) -> str:
    """How long something took, in the largest unit that is one at least: 3 days, 5 hours, 1 minute."""
    for unit, length in (("days", DAY), ("hours", _HOUR)):
        if seconds >= length:
            return l10n(f"lasted-{unit}", count=seconds // length)
    return l10n("lasted-minutes", count=max(1, seconds // _MINUTE))


def since(table: Table) -> str:
    """When the table last changed, shown by Discord in the reader's own words."""
    return f"<t:{table.since}:R>"


def since_move(table: Table, later: str, first: str) -> str:
    """The message that tells when the last move was, or the one that does not: nobody has moved yet."""
    return later if table.seq > 1 else first
