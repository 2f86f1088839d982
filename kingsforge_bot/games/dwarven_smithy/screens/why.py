"""Why the rules say no, as far as the id of a button tells, in sentences."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rulebook.why import explain
from kingsforge_bot.games.dwarven_smithy.rules.reasons import RULE_OF
from kingsforge_bot.games.dwarven_smithy.screens.explanation import part_lines
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.refusal_words import RefusalWords
from kingsforge_bot.ui.game.screens import Explanation

WHY: Final = RefusalWords(RULE_OF, ("card", "kind", "area"))


def explanation(say: Telling, look: TableView, words: Sequence[str]) -> Explanation:
    """What stands behind a refusal, as the table is now. Raises UnknownPress.

    Somebody without a seat has nothing of their own that it could be about: to them the rule alone is told.
    """
    seat = look.view.turn if look.seat is None else look.seat
    why = explain(look.view, say.cards, seat, WHY.read(words))
    return Explanation(no_seat(say.l10n, look) or tuple(part_lines(say, why.parts, seat)), why.entries)


def no_seat(l10n: Localizer, look: TableView) -> tuple[str, ...]:
    """What somebody is told who only looks on, in place of all that is about a seat."""
    return () if look.seat is not None else (l10n("why-no-seat"),)
