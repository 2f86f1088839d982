"""A refusal as words of a Why button's id, and read again."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.ui.errors import UnknownPress

_RULE: Final = "rule"


class RefusalWords(msgspec.Struct, frozen=True):
    """How a game's refusals stand in ids: `not-there card=bell`; `not-there rule=5.7` of another rule than mostly."""

    rule_of: Mapping[Any, str]
    """The reasons, each with the number of the rule that it mostly has."""
    things: tuple[str, ...]
    """Facts that say what a refusal is about, of which one is kept; numbers are counted again from the table."""

    def written(self, refused: Refused) -> Sequence[str]:
        """Its reason, another rule than the reason's, and what it is about."""
        words = [refused.reason.value]
        if refused.rule != self.rule_of[refused.reason] and refused.rule in self.rule_of.values():
            words.append(f"{_RULE}={refused.rule}")
        return words + [f"{name}={refused.facts[name]}" for name in self.things if name in refused.facts][:1]

    def read(self, words: Sequence[str]) -> Refused:
        """The refusal as far as the words tell. Raises UnknownPress for what is made up."""
        reason, *facts = words or [""]
        said = {name: word for name, _, word in (fact.partition("=") for fact in facts)}
        kind = next((one for one in self.rule_of if one == reason), None)
        if kind is None:
            raise UnknownPress
        rule = said.pop(_RULE, self.rule_of[kind])
        if len(said) > 1 or not said.keys() <= set(self.things) or rule not in self.rule_of.values():
            raise UnknownPress
        return Refused(kind, rule, **said)
