"""The ways in which the rules say no. Ids and facts only: the sentences live in the i18n room."""

from collections.abc import Mapping
from enum import StrEnum

Fact = str | int | tuple[str, ...]
"""What a refusal knows: names, letters and numbers in the game's notation."""


class Refused(Exception):  # noqa: N818 - the design's own word
    """The rules say no: the state is untouched.

    `reason` is a game's own id, `rule` the number of the rule that forbids it, `facts` what the sentence names.
    """

    def __init__(self, reason: StrEnum, rule: str, **facts: Fact) -> None:
        super().__init__(f"{reason.value} (rule {rule})")
        self.reason = reason
        self.rule = rule
        self.facts: Mapping[str, Fact] = facts


class NotationError(ValueError):
    """A text is not an action in the game's notation.

    `text` is what was read (cut to 100 characters), `at` the word that could not be read.
    """

    def __init__(self, text: str, at: str) -> None:
        super().__init__(f"cannot read {at[:60]!r} in {text[:100]!r}")
        self.text = text[:100]
        self.at = at[:60]


class PositionError(ValueError):
    """A written position cannot be loaded: `where` is its place in the text, `what` the fault's id."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.where = where
        self.what = what
