"""Why the rules say no, as far as the id of a button tells, in sentences."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.games.dwarven_smithy.rulebook.why import explain
from kingsforge_bot.games.dwarven_smithy.rules.reasons import RULE_OF, Reason, refuse
from kingsforge_bot.games.dwarven_smithy.screens.explained import part_lines
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.screens import Explanation

_THINGS: Final = ("card", "kind", "area")
"""Facts that say what the refusal is about, of which one is kept; numbers are counted again from the table."""
_RULE: Final = "rule"


def why_words(refused: Refused) -> Sequence[str]:
    """`tilted card=gold`; `too-dear rule=5.7` where the rule is not the one that the reason mostly has."""
    reason = Reason(refused.reason)
    words = [reason.value]
    if refused.rule != RULE_OF[reason]:
        words.append(f"{_RULE}={refused.rule}")
    words += [f"{name}={refused.facts[name]}" for name in _THINGS if name in refused.facts][:1]
    return words


def read_why(words: Sequence[str]) -> Refused:
    """The refusal of a Why button, as far as its id tells. Raises UnknownPress."""
    reason, *facts = words or [""]
    said = {name: word for name, _, word in (fact.partition("=") for fact in facts)}
    rule = said.pop(_RULE, None)
    if reason not in tuple(Reason) or not said.keys() <= set(_THINGS) or rule not in (None, *RULE_OF.values()):
        raise UnknownPress
    return refuse(Reason(reason), rule, **said)


def explanation(say: Telling, look: TableView, words: Sequence[str]) -> Explanation:
    """What stands behind a refusal, as the table is now. Raises UnknownPress.

    Somebody without a seat has nothing of their own that it could be about: to them the rule alone is told.
    """
    refused = read_why(words)
    seat = look.view.turn if look.seat is None else look.seat
    why = explain(look.view, say.cards, seat, refused)
    if look.seat is None:
        return Explanation((no_seat(say.l10n),), why.entries)
    return Explanation(tuple(part_lines(say, why.parts, look.seat)), why.entries)


def no_seat(l10n: Localizer) -> str:
    """What somebody is told who only looks on."""
    return l10n("why-no-seat")
