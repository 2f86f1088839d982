"""A rulebook that is read once somebody looks something up: what is read of one takes up to 3 MiB."""

from collections.abc import Callable
from pathlib import Path
from threading import Lock

from kingsforge_bot.rulebook.book import Rulebook


class LazyRulebook:
    """Read when it is first asked for, from any thread, and kept then."""

    def __init__(self, read: Callable[[], Rulebook]) -> None:
        self._read = read
        self._reading = Lock()
        self._file: Path | None = None
        self._taken: Rulebook | None = None

    @property
    def is_read(self) -> bool:
        """Whether somebody has asked for it."""
        return self._taken is not None

    @property
    def rulebook(self) -> Rulebook:
        """The first time takes a tenth of a second: off the event loop. Raises RulebookError naming file and entry."""
        with self._reading:
            if self._taken is None:
                taken = self._read()
                if self._file is not None:
                    taken.keep(self._file)
                self._taken = taken
            return self._taken

    def keep(self, file: Path) -> None:
        """Look whether all of it can be read, keep in that file what its search counts, and put it back.

        Takes a while: do it off the event loop. Raises RulebookError.
        """
        with self._reading:
            if self._file != file:
                (self._read() if self._taken is None else self._taken).keep(file)
                self._file = file
