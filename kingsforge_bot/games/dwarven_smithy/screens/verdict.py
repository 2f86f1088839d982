"""Whether something can be done now, as asked in words: the rules' own answer, and what stands behind it."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rulebook.asking import WhyNot, ask
from kingsforge_bot.games.dwarven_smithy.rulebook.parts import Filled, NothingTo, NotOffered, Stays
from kingsforge_bot.games.dwarven_smithy.rulebook.why import explain
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.screens.explanation import BULLET, part_lines
from kingsforge_bot.games.dwarven_smithy.screens.why import no_seat
from kingsforge_bot.games.dwarven_smithy.words.labels import label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.outcome import outcome
from kingsforge_bot.games.dwarven_smithy.words.refusals import refusal
from kingsforge_bot.rulebook.entry import Entry, rule_id
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.book import Verdict

_SHOWN: Final = 6
"""Actions that are named; of more of them how many there are."""
_INSTEAD: Final = 3
"""Of what can be done in place of what was asked."""
_BUY: Final = "5.7"
"""The rule of a card that nobody offers."""
_CRAFT: Final = "5.8"
"""The rule of what is in nobody's way but cannot be done yet."""


def verdict(
    say: Telling, game: DwarvenSmithy, look: TableView, entry: Entry, name: str, deeds: Sequence[str] = ()
) -> Verdict:
    """What who looks can do with what the entry, called `name`, is about; without a seat nothing is told of a hand."""
    if look.seat is None:
        return Verdict(False, no_seat(say.l10n, look), (entry.id,))
    answer = ask(game, look.view, look.seat, entry.id, deeds)
    lines = part_lines(say, answer.parts, look.seat)
    if answer.able:
        # What a card lacks is what was asked; what else it is good for comes after.
        first = [lines[0].removeprefix(BULLET), *lines[1:], say.l10n("why-instead")] if lines else []
        listed = _possible(say, look, answer)
        return Verdict(True, (*(first or [say.l10n("why-able", what=name)]), *listed), (entry.id,))
    whys = [explain(look.view, game.cards, look.seat, one) for one in answer.refused]
    told = [refusal(say, one) for one in answer.refused]
    if not told and not answer.parts:
        told = [say.l10n("rules-why-not-now", what=name, rules=_CRAFT)]
    entries = [one for why in whys for one in why.entries] or [rule_id(_rule_of(answer))]
    if not told:
        told, lines = [lines[0].removeprefix(BULLET)], lines[1:]
    # Of what is full what fills it: so a number is no riddle.
    fills = [part for why in whys for part in why.parts if isinstance(part, Filled | Stays)]
    lines = (*dict.fromkeys(told), *part_lines(say, fills, look.seat), *lines, *_instead(say, look, answer))
    return Verdict(False, lines, tuple(dict.fromkeys([*entries, entry.id])))


def _rule_of(answer: WhyNot) -> str:
    """The rule of what is said in place of a refusal."""
    match answer.parts:
        case (NothingTo(rule=rule), *_):
            return rule
        case (NotOffered(), *_):
            return _BUY
        case _:
            return _CRAFT


def _instead(say: Telling, look: TableView, answer: WhyNot) -> Sequence[str]:
    """What else can be done with it."""
    if not answer.instead:
        return ()
    return (say.l10n("why-instead"), *(f"{BULLET}{label(say, one, look.view)}" for one in answer.instead[:_INSTEAD]))


def _possible(say: Telling, look: TableView, answer: WhyNot) -> Sequence[str]:
    l10n, lines = say.l10n, list[str]()
    for action in answer.able[:_SHOWN]:
        said = label(say, action, look.view)
        brings = outcome(say, action, look.view)
        lines.append(f"{BULLET}{l10n('why-able-so', what=said, brings=brings)}" if brings else f"{BULLET}{said}")
    if (more := len(answer.able) - _SHOWN) > 0:
        lines.append(f"{BULLET}{l10n('why-able-more', count=more)}")
    return lines
