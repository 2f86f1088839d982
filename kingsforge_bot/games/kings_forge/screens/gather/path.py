"""What a command said and what was answered since, as it stands in the id of the menu that asks on."""

from collections.abc import Sequence
from typing import Final

import msgspec

from kingsforge_bot.games.kings_forge.screens.gather.given import NOTHING_GIVEN, GivenOptions, read_given
from kingsforge_bot.games.kings_forge.screens.gather.spending import Spending
from kingsforge_bot.ui.errors import UnknownPress

ASK: Final = "ask"
_VERBS: Final = frozenset({"gather", "dock", "pass"})
_SPENDINGS: Final = frozenset(one.value for one in Spending if one)
PROPOSED_LINE: Final = "p"
"""The last letter of a line with the dice that are proposed."""


class Path(msgspec.Struct, frozen=True):
    """What the command said, answers by their place in each question, and from which answer on the page shows."""

    verb: str
    answers: tuple[int, ...] = ()
    start: int = 0
    given: GivenOptions = NOTHING_GIVEN
    spending: Spending = Spending.OPEN

    def answered(self, answer: int) -> "Path":
        """The path after that answer."""
        return Path(self.verb, (*self.answers, answer), given=self.given, spending=self.spending)

    def with_dice(self, spending: Spending) -> "Path":
        """The same path, and which dice are meant."""
        return Path(self.verb, self.answers, given=self.given, spending=spending)

    def before(self) -> "Path":
        """The path to the question before; which dice are meant is open again."""
        return Path(self.verb, self.answers[:-1], given=self.given)

    def __str__(self) -> str:
        words = [ASK, self.verb, *self.given.words(), *map(str, self.answers)]
        return " ".join([*words, self.spending] if self.spending else words)


def read_path(words: Sequence[str], values: Sequence[str]) -> Path:
    """`ask gather p=MM 3 0 others` and the chosen line of its menu, itself a path at times. Raises UnknownPress."""
    if values and values[0].startswith(f"{ASK} "):
        return read_path(values[0].split(), ())
    if len(words) < 2 or words[1] not in _VERBS or len(words) > 12:
        raise UnknownPress
    rest, spending = list(words[2:]), Spending.OPEN
    if rest and rest[-1] in _SPENDINGS:
        spending = Spending(rest.pop())
    given = read_given(word for word in rest if "=" in word)
    answers = tuple(_number(word) for word in rest if "=" not in word)
    path = Path(words[1], answers, given=given, spending=spending)
    if not values:
        return path
    if values[0].startswith("m"):
        return msgspec.structs.replace(path, start=_number(values[0][1:]))
    if values[0].endswith(PROPOSED_LINE):
        return path.answered(_number(values[0].removesuffix(PROPOSED_LINE))).with_dice(Spending.PROPOSED)
    return path.answered(_number(values[0]))


def _number(word: str) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 4:
        raise UnknownPress
    return int(word)
