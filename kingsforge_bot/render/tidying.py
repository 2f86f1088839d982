"""Giving back memory that drawing took for a while."""

import ctypes
import sys
from typing import Any, Final

_LIBC: Final = ctypes.CDLL(None) if sys.platform == "linux" else None
_TRIM: Final[Any] = getattr(_LIBC, "malloc_trim", None)
"""Of glibc; other libraries have none, and need none."""


def tidy() -> None:
    """Forget what is hardly asked for again, and give the system back what is free. Takes ms: off the event loop.

    What a thread has drawn and dropped stays with the process otherwise, tens of MiB after a replay.
    """
    # Whoever tidies has drawn: it is there, and Pillow with it.
    from kingsforge_bot.render.art import forget_sheets

    forget_sheets()
    if _TRIM is not None:
        _TRIM(0)
