"""Whether something can be done now, as asked in words: the rules' own answer, and what stands behind it."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.games.keyflower.rulebook.asking import WhyNot, ask
from kingsforge_bot.games.keyflower.rulebook.why import explain
from kingsforge_bot.games.keyflower.rules.game import Keyflower
from kingsforge_bot.games.keyflower.screens.explanation import BULLET, part_lines
from kingsforge_bot.games.keyflower.screens.why import no_seat
from kingsforge_bot.games.keyflower.words.labels import label
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.games.keyflower.words.refusals import refusal
from kingsforge_bot.rulebook.entry import Entry, rule_id
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.book import Verdict

_SHOWN: Final = 6
"""Actions that are named; of more of them how many there are."""
_BY_WORK: Final = rule_id("8.1")
"""What is told of an upgrade that only a use of a transport tile lacks."""


def verdict(
    say: Telling, game: Keyflower, look: TableView, entry: Entry, name: str, deeds: Sequence[str] = ()
) -> Verdict:
    """What who looks can do with what the entry, called `name`, is about; without a seat nothing of screens."""
    if look.seat is None:
        return Verdict(False, no_seat(say.l10n, look), (entry.id,))
    answer = ask(game, look.view, look.seat, entry.id, deeds)
    lines = part_lines(say, look.view, answer.parts, look.seat)
    if answer.able:
        return Verdict(True, (*_possible(say, answer, name), *lines), (entry.id,))
    whys = [explain(look.view, game.tiles, look.seat, one) for one in answer.refused]
    more = part_lines(say, look.view, (part for why in whys for part in why.parts), look.seat)
    told = [say.l10n("why-nothing-to", verb=answer.nothing)] if answer.nothing else []
    told += [refusal(say, one) for one in answer.refused]
    entries = (*(one for why in whys for one in why.entries), *([] if told else [_BY_WORK]), entry.id)
    if not told:
        told, lines = [lines[0].removeprefix(BULLET)], lines[1:]
    return Verdict(False, tuple(dict.fromkeys([*told, *lines, *more])), tuple(dict.fromkeys(entries)))


def _possible(say: Telling, answer: WhyNot, name: str) -> Sequence[str]:
    l10n = say.l10n
    lines = [l10n("why-able", what=name), *(f"{BULLET}{label(say, action)}" for action in answer.able[:_SHOWN])]
    if (more := len(answer.able) - _SHOWN) > 0:
        lines.append(f"{BULLET}{l10n('why-able-more', count=more)}")
    return lines
