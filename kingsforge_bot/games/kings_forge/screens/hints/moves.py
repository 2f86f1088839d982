"""A best move in the words in which the news tell it once it is done: `Mill (top) for 2 wood (lost)`."""

from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, Pass
from kingsforge_bot.games.kings_forge.rules.cards import HALVES
from kingsforge_bot.games.kings_forge.rules.effects import Pour
from kingsforge_bot.games.kings_forge.words.effects import effect_text
from kingsforge_bot.games.kings_forge.words.labels import action_label, space_effect
from kingsforge_bot.games.kings_forge.words.names import (
    card_name,
    claim_paid_words,
    dock_name,
    side_name,
    trades,
    visit_paid_words,
)
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.wording.names import names_of


def move_text(l10n: Localizer, look: TableView, action: Action) -> str:
    """What it is, and what it costs in words: nobody needs a key to its signs."""
    match action:
        case Gather(side=side, copying=copying, paying=paying) if not trades(side, copying):
            named = side_name(l10n, side, copying)
            if isinstance(HALVES[copying or side].effect, Pour):
                return l10n("brief-claimed", side=named, paid=l10n("cost-all-dice"))
            if not paying:
                return l10n("brief-claimed-free", side=named)
            return l10n("brief-claimed", side=named, paid=claim_paid_words(l10n, side, copying, paying))
        case Dock(space=space, discarding=card, paying=paying):
            facts = {"space": dock_name(l10n, space), "card": card_name(l10n, card)}
            return l10n("brief-docked", **facts, paid=visit_paid_words(l10n, paying))
        case Pass(taking=taking):
            return l10n("best-pass" if taking is None else f"best-pass-{taking.value}")
        case _:
            return action_label(l10n, action, names_of(l10n, look.table))


def done_by(l10n: Localizer, action: Action) -> str:
    """What a claimed side or a dock does, in a few words; empty of all else, and of a trade, which names it."""
    match action:
        case Gather(side=side, copying=copying) if not trades(side, copying):
            return effect_text(l10n, HALVES[copying or side].effect)
        case Dock(space=space):
            return space_effect(l10n, space)
        case _:
            return ""
