"""Which moments of a game have a frame in its replay."""

from collections.abc import Sequence
from typing import Final

MOST_FRAMES: Final = 54


def frames_picked(great: Sequence[bool], most: int = MOST_FRAMES) -> tuple[int, ...]:
    """Which moments of a game are shown, each given by whether it is a great one; at most so many.

    The first, the last, every great one, others evenly; in order.
    """
    last = len(great) - 1
    kept = dict.fromkeys([0, last, *(n for n, one in enumerate(great) if one)][:most])
    others = [n for n in range(len(great)) if n not in kept]
    room = min(len(others), most - len(kept))
    kept |= dict.fromkeys(others[index * len(others) // room] for index in range(room))
    return tuple(sorted(kept))
