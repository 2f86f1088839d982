"""Drawing in a thread must let the event loop in."""

import sys
from typing import Final

from PIL import ImageFile

AT_A_STRETCH: Final = 0.0001
"""Seconds after which Python hands over to a thread that waits; by itself it takes 5 ms."""
MOST_WRITTEN: Final = 4 << 10
"""Bytes that Pillow writes of a frame before it can be interrupted; by itself 64 KiB, which take it 4 to 10 ms."""


def let_others_in() -> None:
    """For the whole process, once at its start. Costs nothing while no thread waits."""
    sys.setswitchinterval(AT_A_STRETCH)
    ImageFile.MAXBLOCK = MOST_WRITTEN
