"""Actions on buttons, no wider than a phone shows."""

from collections.abc import Sequence
from typing import Final, assert_never

from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF
from kingsforge_bot.games.kings_forge.words.labels import action_label
from kingsforge_bot.games.kings_forge.words.names import card_name, claim_paid_text, side_name
from kingsforge_bot.games.kings_forge.words.spending import claim_paid, visit_paid
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
        case Dock(space=space, discarding=card):
            named = l10n("dock-named", dock=space.value.partition(".")[0])
            paid = visit_paid(l10n, action)
            shorter = (l10n(name, dock=named, paid=paid, card=card_name(l10n, card)) for name in _DOCKS)
            return fitting(whole, *shorter)
        case _:
            return fitting(whole)


def priced(l10n: Localizer, move: Gather | Dock) -> str:
    """`Mill ▼ 2×M🗑`, `Wood dock 1×M🗑`: the half as pictures mark it, and the dice by their letters."""
    return _priced(l10n, move, _named(l10n, move))


def priced_button(l10n: Localizer, move: Gather | Dock) -> str:
    """The same no wider than a phone shows: without the price where it leaves too little of the name."""
    named = _named(l10n, move)
    if isinstance(move, Gather) and move.copying is not None and width(_priced(l10n, move, named)) > WIDE:
        named = l10n("short-copying", copied=card_name(l10n, CARD_OF[move.copying]))
    # Of two cards the second tells more than the price.
    least = width(named) if isinstance(move, Gather) and move.copying is not None else _LEAST_NAME
    say = _priced if width(_priced(l10n, move, "")) <= WIDE - least else _halved
    return naming(lambda name: say(l10n, move, name), named)


def _named(l10n: Localizer, move: Gather | Dock) -> str:
    match move:
        case Gather(side=side, copying=copied):
            card = card_name(l10n, CARD_OF[side])
            if copied is None:
                return card
            return l10n("label-copying", card=card, copied=card_name(l10n, CARD_OF[copied]))
        case Dock(space=space):
            return l10n("dock-named", dock=space.value.partition(".")[0])
        case _:
            assert_never(move)


def _halved(l10n: Localizer, move: Gather | Dock, name: str) -> str:
    """With the half, if it is a card."""
    if isinstance(move, Dock):
        return name
    return l10n("short-half", named=name, half=(move.copying or move.side).value.partition(".")[2])


def _priced(l10n: Localizer, move: Gather | Dock, name: str) -> str:
    paid = claim_paid(l10n, move) if isinstance(move, Gather) else visit_paid(l10n, move)
    return l10n("short-priced", named=_halved(l10n, move, name), paid=paid)
