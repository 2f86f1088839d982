"""How the bot is, for those who manage a server: what is late there, and what to do about it; permissions: `doctor`."""

import math
from collections.abc import Iterator
from typing import Final

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.outbox_worker import Hindrance
from kingsforge_bot.ui.admin.findings import Findings, Late
from kingsforge_bot.ui.wording.titles import bold_title

SLOW: Final = 2.0
"""Seconds: Discord waits three for a first response."""
MOST: Final = 8
"""Tables that are named."""
_MILLISECONDS: Final = 1000


def diagnosis(l10n: Localizer, found: Findings) -> Iterator[str]:
    """Line by line."""
    yield from _posts(l10n, found)
    yield from _connection(l10n, found)
    if (part := found.part) is not None and part.shard is not None:
        yield l10n("doctor-shard", shard=part.shard, shards=part.shards, process=part.process, count=part.processes)
    if found.synced is not None:
        yield l10n("doctor-synced" if found.synced else "doctor-unsynced")


def _posts(l10n: Localizer, found: Findings) -> Iterator[str]:
    if not found.late:
        yield l10n("doctor-nothing-late")
    for late in found.late[:MOST]:
        yield _late(l10n, late)
    if len(found.late) > MOST:
        yield l10n("doctor-more-late", count=len(found.late) - MOST)
    # What to do is the same for all tables that wait for the same reason.
    hindrances = {late.hindrance for late in found.late}
    yield from (l10n(f"doctor-do-{one.value}") for one in Hindrance if one in hindrances)


def _late(l10n: Localizer, late: Late) -> str:
    why = l10n(f"doctor-why-{late.hindrance.value}")
    return l10n(
        "doctor-late",
        table=bold_title(late.table),
        place=f"<#{late.place}>",
        since=f"<t:{late.since}:R>",
        why=why,
    )


def _connection(l10n: Localizer, found: Findings) -> Iterator[str]:
    latency = found.latency
    # Before the first heartbeat was answered it is not a number, or infinite.
    if not math.isfinite(latency):
        return
    if latency <= SLOW:
        yield l10n("doctor-connection", milliseconds=round(latency * _MILLISECONDS))
    else:
        yield l10n("doctor-connection-slow", seconds=round(latency))
