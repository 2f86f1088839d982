"""The parts of an explanation as sentences, to the one whose view they were read from."""

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rulebook import parts
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.words.names import Telling

BULLET: Final = "- "
"""Begins a line of a list in markdown."""


def part_lines(say: Telling, told: Iterable[parts.Part], own: Seat) -> Sequence[str]:
    """A line per part, as a list in markdown."""
    return tuple(f"{BULLET}{_said(say, part, own)}" for part in told)


def _said(say: Telling, part: parts.Part, own: Seat) -> str:
    l10n = say.l10n
    match part:
        case parts.Awaited(seat=seat):
            return l10n("why-yours") if seat == own else l10n("why-awaited", who=say.who(seat))
        case parts.Lies():
            return _lies(say, part, own)
        case parts.Filled(area=area, cards=cards, used=used, limit=limit):
            return l10n("why-filled", area=area.value, cards=say.all(cards), used=used, limit=limit)
        case parts.Stays(count=count):
            return l10n("why-kings-stay", count=count)
        case parts.Lacks(card=card, icons=icons, later=later):
            lacking = {"card": say.card(card), "icons": say.icons(icons, lacks=True), "rule": "5.8"}
            if later == icons:
                return l10n("why-lacks", **lacking)
            return l10n("why-lacks-now", **lacking, later=say.icons(later, lacks=True), count=len(later))
        case parts.NothingTo(verb=verb, rule=rule):
            return l10n("why-nothing-to", verb=verb, rule=rule)
        case parts.NotOffered(card=card):
            return l10n("why-not-offered", card=say.card(card), rule="5.7")
        case _:
            assert_never(part)


def _lies(say: Telling, part: parts.Lies, own: Seat) -> str:
    card, price = say.card(Name(part.card)), part.price
    if part.spot is parts.Spot.ROW:
        return say.l10n("why-in-row", card=card, coins=price or 0)
    if part.seat is None:
        return say.l10n("why-lies-nowhere", card=card, spot=part.spot.value)
    if part.seat == own:
        return say.l10n("why-lies-own", card=card, spot=part.spot.value)
    if price is not None:
        return say.l10n("why-for-sale", card=card, who=say.who(part.seat), coins=price)
    return say.l10n("why-lies-of", card=card, who=say.who(part.seat), spot=part.spot.value)
