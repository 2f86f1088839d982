"""What people can bring about, and the ways in which the rules say no. Ids and facts: the sentences live in i18n."""

from collections.abc import Mapping
from enum import StrEnum

Fact = str | int | tuple[str, ...]
"""What a refusal knows: names, letters and numbers in the game's notation."""


class Expected(Exception):  # noqa: N818 - the design's own words: it is no fault
    """What people can bring about, and may read; whatever else is raised is a fault of the bot or of its host.

    `reason` is its id and `facts` what its sentence names. The platform's own are worded by the messages
    `error-<reason>`; a kind with one reason alone has it as an attribute of its class.
    """

    reason: str

    def __init__(self, reason: str | None = None, **facts: Fact) -> None:
        if reason is not None:
            self.reason = reason
        super().__init__(str(self.reason))
        self.facts: Mapping[str, Fact] = facts


class Refused(Expected):
    """The rules say no: the state is untouched.

    `reason` is a game's own id, `rule` the number of the rule that forbids it.
    """

    reason: StrEnum

    def __init__(self, reason: StrEnum, rule: str, **facts: Fact) -> None:
        super().__init__(reason, **facts)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.reason} (rule {self.rule})"


class NotationError(Expected, ValueError):
    """A text is not an action in the game's notation.

    `text` is what was read (cut to 100 characters), `at` the word that could not be read.
    """

    def __init__(self, text: str, at: str) -> None:
        super().__init__("notation-unreadable" if at else "notation-empty")
        # For logs and developers.
        super(Expected, self).__init__(f"cannot read {at[:60]!r} in {text[:100]!r}")
        self.text = text[:100]
        self.at = at[:60]


class PositionError(ValueError):
    """A written position cannot be loaded: `where` is its place in the text, `what` the fault's id."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.where = where
        self.what = what
