"""Actions on buttons, no wider than a phone shows."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF
from kingsforge_bot.games.kings_forge.words.labels import action_label
from kingsforge_bot.games.kings_forge.words.spending import claim_paid, visit_paid
from kingsforge_bot.games.kings_forge.words.words import card_name, claim_paid_text, pool_text, side_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import WIDE, fitting, naming, width

_LEAST_NAME: Final = 10
"""Letters of a name that tell it where the price takes the rest."""
_CLAIMS: Final = ("short-gather", "short-gather-least")
_DOCKS: Final = ("short-dock-down", "short-dock", "short-dock-least")


def action_button(l10n: Localizer, action: Action, names: Sequence[str]) -> str:
    """The label of the action, or where that is too wide what tells it from others: `Gem dock: 3×M, Mill down`."""
    whole = action_label(l10n, action, names)
    match action:
        case Gather(side=side, copying=copying, paying=paying) if paying:
            paid = claim_paid_text(l10n, side, copying, paying)
            named = side_name(l10n, copying or side)
            return fitting(whole, *(l10n(name, side=named, paid=paid) for name in _CLAIMS))
        case Dock(space=space, discarding=card, paying=pool):
            named = l10n("dock-named", dock=space.value.partition(".")[0])
            paid = pool_text(l10n, pool)
            shorter = (l10n(name, dock=named, paid=paid, card=card_name(l10n, card)) for name in _DOCKS)
            return fitting(whole, *shorter)
        case _:
            return fitting(whole)


def claim_short(l10n: Localizer, claim: Gather) -> str:
    """`Mill ▼ 2×M (bin)`: the half as pictures mark it, and the dice by their letters."""
    card, half = card_name(l10n, CARD_OF[claim.side]), (claim.copying or claim.side).value.partition(".")[2]
    if claim.copying is not None:
        card = l10n("label-copying", card=card, copied=card_name(l10n, CARD_OF[claim.copying]))
    # Of two cards the second tells more than the price.
    least = _LEAST_NAME if claim.copying is None else width(card)
    return _priced(l10n, card, claim_paid(l10n, claim, pool_text), least, half)


def visit_short(l10n: Localizer, visit: Dock) -> str:
    """`Wood dock 1×M (bin)`."""
    dock = l10n("dock-named", dock=visit.space.value.partition(".")[0])
    return _priced(l10n, dock, visit_paid(l10n, visit, pool_text), _LEAST_NAME)


def _priced(l10n: Localizer, named: str, paid: str, least: int, half: str = "") -> str:
    """With the price, where it leaves the name as many letters: a price without its card says nothing."""

    def bare(name: str) -> str:
        return l10n("short-half", named=name, half=half) if half else name

    def priced(name: str) -> str:
        return l10n("short-priced", named=bare(name), paid=paid)

    return naming(priced if width(priced("")) <= WIDE - least else bare, named)
