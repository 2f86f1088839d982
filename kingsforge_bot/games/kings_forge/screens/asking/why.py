"""Why the rules say no, in sentences."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.games.kings_forge.rulebook.why import Why, explain
from kingsforge_bot.games.kings_forge.rules.reasons import RULE_OF, Reason, refuse
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.rules.turns import out_of_turn
from kingsforge_bot.games.kings_forge.screens.asking.explanation import onlooker_lines, part_lines
from kingsforge_bot.games.kings_forge.screens.gather.questions import Nothing
from kingsforge_bot.games.kings_forge.words.refusals import TO_COME, refusal
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.refusal_words import RefusalWords
from kingsforge_bot.ui.game.screens import Explanation
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.people import who
from kingsforge_bot.ui.wording.times import since
from kingsforge_bot.ui.wording.titles import bold_title

WHY: Final = RefusalWords(RULE_OF, ("side", "space", "item", "card", "source", "kind"))
_BEHIND: Final = {Nothing.TO_CLAIM: Reason.NOT_IN_SUPPLY, Nothing.TO_DOCK: Reason.NO_FACE_UP_CARD}
"""What the rules would say of each that cannot be done."""


def not_your_turn(look: TableView) -> Refused:
    """Why whoever is not awaited may decide nothing (1.5, 5.3)."""
    state: State = look.view
    if state.phase is Phase.OVER or look.seat is None:
        return refuse(Reason.GAME_OVER)
    return out_of_turn(state, look.seat)


def refusal_at(l10n: Localizer, look: TableView, refused: Refused) -> str:
    """Why the rules say no at that table; out of turn since when another is awaited."""
    table = bold_title(look.table)
    if refused.reason is Reason.NOT_YOUR_TURN:
        awaited = who(l10n, look.table, look.awaited)
        done = str(refused.facts.get("done", TO_COME))
        if look.table.seq <= 1:
            return l10n("refused-not-your-turn-at-first", table=table, who=awaited, rule=refused.rule)
        return l10n(
            "refused-not-your-turn-at", table=table, who=awaited, since=since(look.table), done=done, rule=refused.rule
        )
    return l10n("about-table", table=table, text=refusal(l10n, refused, names_of(l10n, look.table)))


def why_words(refused: Refused) -> Sequence[str]:
    """`square-kind side=mill.bottom`."""
    behind = next((behind for nothing, behind in _BEHIND.items() if nothing == refused.reason), None)
    return WHY.written(refused if behind is None else refuse(behind))


def explanation(l10n: Localizer, look: TableView, words: Sequence[str]) -> Explanation:
    """What stands behind a refusal, as the table is now. Raises UnknownPress."""
    why = explain_to(look, WHY.read(words))
    return Explanation((*onlooker_lines(l10n, look), *part_lines(l10n, look, why.parts)), why.entries)


def explain_to(look: TableView, refused: Refused) -> Why:
    """The refusal taken apart for the seat whose view it is; for somebody without a seat, for the one on turn."""
    return explain(look.view, look.seat if look.seat is not None else look.view.turn, refused)
