"""What the bot writes on standard error, for its host: without what would let a reader speak as the bot."""

import logging
import re
from typing import Final

from discord.utils import setup_logging

HIDDEN: Final = "[token]"
_RECONNECT: Final = ("Attempting a reconnect", "Failed to connect for shard_id")
"""So the library begins when no connection came about, or one was lost."""
_INTERACTION_TOKEN: Final = re.compile(
    r"(/(?:interactions|webhooks)/\d+/)[^/\s?'\"]+"  # in an address
    r"|(['\"]token['\"]: ?['\"])[^'\"]+"  # in what the gateway told
)


def write_log(level: str, token: str) -> None:
    """Log to standard error from that level's name on; one that is unknown means INFO."""
    handler = logging.StreamHandler()
    setup_logging(handler=handler, level=logging.getLevelNamesMapping().get(level, logging.INFO))
    assert handler.formatter is not None
    handler.setFormatter(_Discreet(handler.formatter, token))
    for name in ("discord.client", "discord.shard"):
        logging.getLogger(name).addFilter(_in_a_sentence)


def _in_a_sentence(record: logging.LogRecord) -> bool:
    """That a connection failed is no bug, though the library tells it with a traceback: what failed will do."""
    fault = None if record.exc_info is None else record.exc_info[1]
    if fault is not None and record.getMessage().startswith(_RECONNECT):
        record.msg, record.args = f"%s: {record.msg}", (str(fault) or type(fault).__name__, *(record.args or ()))
        record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
    return True


class _Discreet(logging.Formatter):
    """Another formatter's lines, tracebacks too, without the bot's token and those of interactions."""

    def __init__(self, inner: logging.Formatter, token: str) -> None:
        super().__init__()
        self._inner = inner
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        line = self._inner.format(record)
        if self._token:
            line = line.replace(self._token, HIDDEN)
        return _INTERACTION_TOKEN.sub(lambda found: f"{found[1] or found[2]}{HIDDEN}", line)
