"""What a seat may ask at any time: how likely its next cards bring what it wants, from what it sees alone."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.dwarven_smithy.advice.draws import Draws, draws, draws_left
from kingsforge_bot.games.dwarven_smithy.rules.resources import CLASS_OF, Class
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.percents import percent
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.wording.titles import bold_title

ODDS: Final = "odds"
_SIDE_BY_SIDE: Final = "/"
"""Between numbers of which each is of one card more."""
_MOST: Final = 4
"""Guild cards that are named: with the rest it is to stand on one screen of a phone."""


def foretold(say: Telling, look: TableView) -> Callable[[StillWanted], Message]:
    """The answer for the seat whose view it is."""

    def work(still_wanted: StillWanted) -> Message:
        assert look.seat is not None
        lines = [say.l10n("odds-title", table=bold_title(look.table))]
        left = draws_left(look.view, say.cards, look.seat)
        if left:
            lines += _lines(
                say, look, [draws(look.view, say.cards, look.seat, n + 1, still_wanted) for n in range(left)]
            )
        else:
            lines.append(say.l10n("odds-no-draws"))
        return Message(cut("\n".join(lines), TEXT))

    return work


def _lines(say: Telling, look: TableView, found: Sequence[Draws]) -> Iterator[str]:
    """First what one's own cards get of the mine, then what it brings kind by kind, then what the guild deck brings.

    Of the mine for each number of cards: whichever of them others count, here it stands.
    """
    l10n, last = say.l10n, found[-1]
    counts = _SIDE_BY_SIDE.join(str(one.count) for one in found)
    yield from _reach(say, look, found, counts)
    if look.view.mine:
        yield l10n("odds-mine", count=last.count, counts=counts)
        for row in zip(*map(_of_the_mine, found), strict=True):
            if row[0][1]:
                yield l10n("odds-of", what=l10n(f"own-{row[0][0]}"), percent=_percents(chance for _, chance in row))
    if look.view.guild:
        types = sorted(last.types, key=lambda one: -one[1])
        said = l10n.listing(l10n("odds-of", what=l10n(f"type-{one}"), percent=percent(chance)) for one, chance in types)
        yield l10n("odds-guild", count=last.count, odds=said)
    yield l10n("odds-counted")


def _percents(chances: Iterable[float]) -> str:
    return _SIDE_BY_SIDE.join(map(percent, chances))


def _reach(say: Telling, look: TableView, found: Sequence[Draws], counts: str) -> Iterator[str]:
    """The cards that may get all their resources, with what each lacks; in one line those that have them."""
    l10n, last = say.l10n, found[-1]
    ready = [one.card for one in last.reach if one.chance == 1]
    some = [one for one in last.reach if 0 < one.chance < 1][: _MOST - bool(ready)]
    if some:
        yield l10n("odds-cards", count=last.count, counts=counts)
    elif look.view.mine and len(ready) < len(last.reach):
        yield l10n("odds-no-card", count=last.count)
    for one in some:
        chances = (each.chance for draw in found for each in draw.reach if each.card == one.card)
        told = {"card": say.card(one.card), "percent": _percents(chances)}
        yield l10n("odds-card", **told, lacks=say.icons(one.lacks, lacks=True))
    if ready:
        yield l10n("odds-ready", cards=say.all(ready))


def _of_the_mine(one: Draws) -> list[tuple[str, float]]:
    """Metal by metal, and gems and runes, of which there are few each, as classes."""
    metals = [(kind.value, chance) for kind, chance in one.kinds if CLASS_OF[kind] is Class.METAL]
    return [*metals, *((class_.value, chance) for class_, chance in one.classes if class_ is not Class.METAL)]
