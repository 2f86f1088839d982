"""Drawing in a thread must let the event loop in."""

import sys
from typing import Final

AT_A_STRETCH: Final = 0.0001
"""Seconds after which Python hands over to a thread that waits; by itself it takes 5 ms."""


def let_others_in() -> None:
    """For the whole process, once at its start. Costs nothing while no thread waits."""
    sys.setswitchinterval(AT_A_STRETCH)
