"""What a seat may ask at any time: how likely its next cards bring what it wants, from what it sees alone."""

from collections.abc import Callable, Iterator
from typing import Final

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.dwarven_smithy.advice.draws import Draws, draws, draws_left
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.percents import percent
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.wording import bold_title

ODDS: Final = "odds"
_MOST: Final = 6
"""Guild cards that are named."""


def foretold(say: Telling, look: TableView) -> Callable[[StillWanted], Message]:
    """The answer for the seat whose view it is."""

    def work(still_wanted: StillWanted) -> Message:
        assert look.seat is not None
        lines = [say.l10n("odds-title", table=bold_title(look.table))]
        left = draws_left(look.view, say.cards, look.seat)
        if left:
            lines += _lines(say, look, [draws(look.view, say.cards, look.seat, n, still_wanted) for n in _counts(left)])
        else:
            lines.append(say.l10n("odds-no-draws"))
        return Message(cut("\n".join(lines), TEXT))

    return work


def _counts(left: int) -> tuple[int, ...]:
    return (1,) if left == 1 else (1, left)


def _lines(say: Telling, look: TableView, found: list[Draws]) -> Iterator[str]:
    """Of one card and of all that may be drawn: what the mine brings, what the guild deck; then one's own cards."""
    l10n = say.l10n
    for one in found:
        if look.view.mine:
            kinds = sorted(((chance, kind) for kind, chance in one.kinds if chance), reverse=True)
            said = l10n.steps(
                l10n("odds-of", what=say.card(Name(kind.value)), percent=percent(chance)) for chance, kind in kinds
            )
            yield l10n("odds-mine", count=one.count, odds=said)
    for one in found:
        if look.view.guild:
            said = l10n.steps(
                l10n("odds-of", what=l10n(f"type-{type_}"), percent=percent(chance)) for type_, chance in one.types
            )
            yield l10n("odds-guild", count=one.count, odds=said)
    last = found[-1]
    reach = [one for one in last.reach if one.chance][:_MOST]
    if reach:
        said = l10n.steps(l10n("odds-of", what=say.card(one.card), percent=percent(one.chance)) for one in reach)
        yield l10n("odds-reach", count=last.count, odds=said)
    yield l10n("odds-counted")
