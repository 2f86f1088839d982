"""Whether something can be done now, as asked in words: the rules' own answer, and what stands behind it."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rulebook.asking import Answer, ask
from kingsforge_bot.games.dwarven_smithy.rulebook.why import explain
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.screens.explained import part_lines
from kingsforge_bot.games.dwarven_smithy.screens.why import no_seat
from kingsforge_bot.games.dwarven_smithy.words.labels import effect, label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.refusals import refusal
from kingsforge_bot.rulebook.entry import Entry, rule_id
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.book import Verdict

_SHOWN: Final = 6
"""Actions that are named; of more of them how many there are."""
_CRAFT: Final = "5.8"


def verdict(say: Telling, game: DwarvenSmithy, look: TableView, entry: Entry, name: str) -> Verdict:
    """What who looks can do with what the entry, called `name`, is about; without a seat nothing is told of a hand."""
    if look.seat is None:
        return Verdict(False, (no_seat(say.l10n),), (entry.id,))
    answer = ask(game, look.view, look.seat, entry.id)
    lines = part_lines(say, answer.parts, look.seat)
    if answer.able:
        return Verdict(True, (*_possible(say, look, answer, name), *lines), (entry.id,))
    whys = [explain(look.view, game.cards, look.seat, one) for one in answer.refused]
    told = [refusal(say, one) for one in answer.refused]
    if not told:
        told = [say.l10n("rules-why-not-now", what=name, rules=_CRAFT if answer.parts else "5.1")]
        return Verdict(False, (*told, *lines), (*dict.fromkeys([rule_id(_CRAFT), entry.id]),))
    entries = [*(one for why in whys for one in why.entries), entry.id]
    return Verdict(False, (*dict.fromkeys(told), *lines), tuple(dict.fromkeys(entries)))


def _possible(say: Telling, look: TableView, answer: Answer, name: str) -> Sequence[str]:
    l10n = say.l10n
    lines = [l10n("why-able", what=name)]
    for action in answer.able[:_SHOWN]:
        said = label(say, action, look.view)
        brings = effect(say, action, look.view)
        lines.append(f"- {l10n('why-able-so', what=said, brings=brings)}" if brings else f"- {said}")
    if (more := len(answer.able) - _SHOWN) > 0:
        lines.append(f"- {l10n('why-able-more', count=more)}")
    return lines
