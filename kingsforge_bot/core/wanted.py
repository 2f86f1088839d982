"""Long work that can be given up: between its steps it asks whether its result is still wanted."""

from collections.abc import Callable

StillWanted = Callable[[], bool]
"""Answered at once, from any thread. What has a clock or a user stands outside."""


class NotWanted(Exception):  # noqa: N818
    """Nobody waits for the result any more; the work stopped half way and left nothing behind."""


def always() -> bool:
    """For work that is too short to be given up, and for tests."""
    return True


def go_on(still_wanted: StillWanted) -> None:
    """Raises NotWanted."""
    if not still_wanted():
        raise NotWanted
