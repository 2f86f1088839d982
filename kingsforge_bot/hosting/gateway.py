"""Since when the bot has no connection to Discord."""

import time
from collections.abc import Callable


class Gateway:
    """From the start on away, until it is said to be there; `now` in seconds, of a clock that never goes back."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._since: float | None = now()

    def there(self) -> None:
        """Connected, and everything is known that a connection begins with."""
        self._since = None

    def lost(self) -> None:
        """Not any more; said again, it counts from the first time."""
        if self._since is None:
            self._since = self._now()

    @property
    def away(self) -> float | None:
        """For how many seconds there is none; None while connected."""
        return None if self._since is None else self._now() - self._since
