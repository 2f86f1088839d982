"""Whether the dice of a table were fair: recomputed off the event loop, a few waiting at a time, and said."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.audit.history import Elsewhere
from kingsforge_bot.service.audit.verifying import Verified
from kingsforge_bot.service.types import SealShown, Table, TableStatus, UserId
from kingsforge_bot.ui.audit.seals import seal_lines
from kingsforge_bot.ui.errors import TooBusy
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.wording.titles import bold_title
from kingsforge_bot.ui.workers.one_each import OneEach
from kingsforge_bot.ui.workers.worker import Worker

PATIENCE: Final = 60.0
"""Seconds until somebody is told to ask again."""
_MOST: Final = 6
"""Those that wait or are recomputed; a thousand entries take some tenths of a second, a long league some seconds."""
X = TypeVar("X")


class Verifying:
    """Recomputes one table or league after the other in a thread of its own."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._worker = Worker("verifying", _MOST)
        self._turn = asyncio.Lock()
        self._asking = OneEach(_MOST)

    async def do(self, user: UserId, check: Callable[[Elsewhere], Awaitable[X]]) -> X:
        """What the check finds, for that user; it is told where to work. Raises TooBusy and OneAtATime besides."""
        with self._asking.place(user):
            try:
                async with asyncio.timeout(self._patience), self._turn:
                    return await check(self._worker.do)
            except TimeoutError:
                raise TooBusy from None


def early_message(l10n: Localizer, table: Table, seals: Sequence[SealShown]) -> Message:
    """The answer where a table's secrets are not told: what can be compared until they are, if they ever will be."""
    if table.status is TableStatus.CLOSED:
        return Message(l10n("log-empty", table=bold_title(table)))
    lines = [l10n("verify-early", table=bold_title(table))]
    lines += [l10n("dice-seal-since", since=str(seal.since), hash=seal.commitment) for seal in seals]
    return Message(cut("\n".join(lines), TEXT))


def verified_message(l10n: Localizer, table: Table, found: Verified, seals: Sequence[SealShown]) -> Message:
    """What was recomputed, the first entry that differs if one does; from what, and how it is done without the bot."""
    entries, count, draws = str(found.entries), str(table.seq), str(found.draws)
    lines = [l10n("verify-counted", table=bold_title(table), entries=entries, count=count, draws=draws)]
    if found.differs is not None and found.what is not None:
        lines.append(l10n("verify-differs", number=str(found.differs), what=found.what.value))
    else:
        lines.append(l10n("verify-same"))
    if not found.by_rules:
        lines.append(l10n("verify-rules-changed"))
    elif found.differs is None:
        lines.append(l10n("verify-same-events"))
    return Message("\n".join([*lines, *seal_lines(l10n, seals), l10n("verify-outside")]))
