"""What went over the wire lately, and what broke Discord's rules."""

from collections import deque

import msgspec

from kingsforge_bot.sandbox.world.changes import Feed, JournalGrew
from kingsforge_bot.sandbox.world.model import Json


class Violation(msgspec.Struct, frozen=True):
    """A breach of the protocol by the bot.

    `request` is "METHOD /path" (or the interaction left unanswered), `form` its body as read,
    `code` Discord's error code, `errors` the nested faults of a 50035.
    """

    at: float
    request: str
    code: int
    message: str
    form: Json | list[Json] | None = None
    errors: Json | None = None


class Journal:
    """Recent traffic (as lines for people) and all violations."""

    def __init__(self, feed: Feed, keep: int = 60) -> None:
        self._feed = feed
        self.lines: deque[str] = deque(maxlen=keep)
        self.violations: list[Violation] = []

    def note(self, line: str) -> None:
        """Keep a line of traffic."""
        self.lines.append(line)
        self._feed.publish(JournalGrew(line))

    def breach(self, violation: Violation) -> None:
        """Keep a violation."""
        self.violations.append(violation)
        self.note(f"violation: {violation.request}: {violation.code} {violation.message}")

    def recent(self) -> str:
        """The recent traffic, a line each."""
        return "\n".join(f"  {line}" for line in self.lines) or "  nothing at all"
