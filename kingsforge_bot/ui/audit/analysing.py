"""A play that is over looked into, once for each who played it and once for all others who ask in a language: off the
event loop, a few games waiting.
"""

from typing import Final

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.audit.history import History
from kingsforge_bot.service.errors import LobbyReason, LobbyRefused
from kingsforge_bot.service.types import TableStatus, TableView, UserId
from kingsforge_bot.ui.errors import TooBusy, UnknownPress
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import title
from kingsforge_bot.ui.workers.jobs import Jobs
from kingsforge_bot.ui.workers.worker import Worker

PATIENCE: Final = 60.0
"""Seconds until somebody is told to ask again."""
_MOST: Final = 6
"""Games and languages that wait or are worked at."""
_KEPT: Final = 1 << 20
"""Bytes of text: some hundred games, for those who ask next."""


class Analysing:
    """Works at one game after the other in a thread of its own."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._worker = Worker("analysing", _MOST)
        self._jobs = Jobs[Message](_MOST, ByteCache(_KEPT, _weight))

    async def do(self, l10n: Localizer, screens: Screens, look: TableView, user: UserId, history: History) -> Message:
        """What the game says of it. Raises LobbyRefused while it is played, OneAtATime, TooBusy, UnknownPress."""
        table = look.table
        if (analysis := screens.boards.analysis) is None:
            raise UnknownPress
        if table.status is not TableStatus.OVER:
            raise LobbyRefused(LobbyReason.NOT_OVER, table)

        async def make() -> Message:
            moments = await history.moments(table.id, lambda led: range(len(led)), self._worker.do)
            counted = [(then, tuple([one for one in led if one.fact is None])) for then, led in moments]
            return await self._worker.do(analysis(l10n, look, counted))

        key = (table.id, table.seq, look.seat, title(table), names_of(l10n, table), l10n.language)
        try:
            return await self._jobs.get(user, key, make, self._patience)
        except TimeoutError:
            raise TooBusy from None


def _weight(message: Message) -> int:
    # Beside its text it holds the few bars of its picture.
    return 4 * len(message.text) + (1 << 10)
