"""Actions on buttons, no wider than a phone shows."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather
from kingsforge_bot.games.kings_forge.words.labels import action_label
from kingsforge_bot.games.kings_forge.words.words import card_name, claim_paid_text, pool_text, side_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import fitting

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
