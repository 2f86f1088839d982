"""Deferred footers: an answer's last line that takes a while, in a thread of its own, and only for so long."""

import logging
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.errors import OneAtATime, TooBusy
from kingsforge_bot.ui.message import TEXT, DeferredFooter, Message
from kingsforge_bot.ui.workers.jobs import Jobs
from kingsforge_bot.ui.workers.worker import Worker

PATIENCE: Final = 3.0
"""Seconds until the answer comes without it."""
_MOST: Final = 4
"""Footers that wait or are worked out; the hardest take a second or two each."""
_EACH: Final = 3
"""Of one member for the same footer: a newer workbench replaces the one before, and needs it too."""
_KEPT: Final = 256 << 10
"""Bytes of footers."""
_log = logging.getLogger(__name__)


class DeferredFooters:
    """A worker on them, one after the other, each once for all who ask for it."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._worker = Worker("footers", _MOST)
        self._jobs = Jobs[str](_MOST, ByteCache(_KEPT, lambda text: 200 + 2 * len(text)), _EACH)

    async def added(self, message: Message, user: UserId) -> Message:
        """The message with its footer, where that comes in time and fits."""
        if message.footer is None:
            return message
        footer = message.footer
        for lines in (await self._lines(footer, user), [footer.otherwise]):
            text = "\n".join(line for line in (message.text, *lines) if line)
            if len(text) <= TEXT:
                return replace(message, text=text, footer=None)
        return replace(message, footer=None)

    async def _lines(self, footer: DeferredFooter, user: UserId) -> list[str]:
        """The footer; else what is known without it, and why it is not told unless it took too long."""
        try:
            return [await self._jobs.get(user, footer.key, lambda: self._worker.do(footer.line), self._patience)]
        except TooBusy:
            return [footer.otherwise, footer.too_busy]
        except OneAtATime:
            return [footer.otherwise, footer.one_at_a_time]
        except TimeoutError:
            _log.warning("%s: the footer took over %s s", footer.key, self._patience)
            return [footer.otherwise]
