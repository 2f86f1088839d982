"""Memory from one place, and given back: by itself glibc keeps a part for each thread that ever drew a picture."""

import ctypes
import gc
import sys
from typing import Final

_MMAP_THRESHOLD, _TRIM_THRESHOLD, _ARENA_MAX = -3, -1, -8
"""As in glibc's <malloc.h>."""
_KEPT: Final = 32 << 10
"""Bytes that stay free at the end of what the process has, and from which on a piece is the system's own, given back.

Less than glibc's 128 KiB, for pictures take and drop many pieces between the two, which else leave holes; and set, for
unset glibc raises both to tens of MiB after the first large picture."""


def keep_one_arena() -> bool:
    """For the whole process, before its first thread. Answers whether that is possible: other libraries need it not."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    if mallopt is None:
        return False
    chosen = ((_ARENA_MAX, 1), (_TRIM_THRESHOLD, _KEPT), (_MMAP_THRESHOLD, _KEPT))
    # All of them, whatever one answers.
    answers = [mallopt(what, value) for what, value in chosen]
    return answers == [1] * len(chosen)


def keep_what_is_loaded() -> None:
    """Keep all code, once loaded, from being looked through for garbage; what comes now is from one arena."""
    keep_one_arena()
    gc.freeze()
    gc.enable()
