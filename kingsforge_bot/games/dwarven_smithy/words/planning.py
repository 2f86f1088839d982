"""What can be planned, as lines of menus: no markdown, within Discord's limits."""

from kingsforge_bot.core.plans import CancelCondition, PlannedAction
from kingsforge_bot.games.dwarven_smithy.rules.planned_actions import (
    BuyCard,
    CardGone,
    CraftCard,
    EndComes,
    EndTurn,
    OfferCard,
    PassAuction,
    SellCard,
)
from kingsforge_bot.games.dwarven_smithy.rules.resources import entering, is_raw, kind_of
from kingsforge_bot.games.dwarven_smithy.words.names import Telling


def planned_action_label(say: Telling, planned_action: PlannedAction) -> str:
    """`Sell gold`. Raises TypeError for another game's."""
    l10n = say.l10n
    match planned_action:
        case EndTurn():
            return l10n("plan-end")
        case PassAuction():
            return l10n("plan-pass")
        case SellCard(card=card):
            return l10n("plan-sell", card=say.card(card))
        case OfferCard(card=card):
            return l10n("plan-offer", card=say.card(card))
        case CraftCard(card=card):
            return l10n("plan-craft", card=say.card(card))
        case BuyCard(card=card, most=most):
            return l10n("plan-buy", card=say.card(card), coins=most)
        case _:
            raise TypeError(planned_action)


def planned_action_effect(say: Telling, planned_action: PlannedAction) -> str:
    """What comes of it, and when; empty where that is said already."""
    l10n = say.l10n
    match planned_action:
        case SellCard(card=card):
            return l10n("plan-sells", coins=say.cards.values(card).sell)
        case OfferCard(card=card):
            return l10n("plan-offers" if is_raw(entering(card)) else "plan-offers-rune")
        case CraftCard():
            return l10n("plan-crafts")
        case BuyCard(card=card):
            return l10n("plan-buys-guild") if kind_of(card) is None else l10n("plan-buys")
        case _:
            return ""


def cancel_condition_label(say: Telling, condition: CancelCondition) -> str:
    """`gold is not on offer any more`. Raises TypeError for another game's."""
    match condition:
        case EndComes():
            return say.l10n("plan-stop-ending")
        case CardGone(card=card):
            return say.l10n("plan-stop-gone", card=say.card(card))
        case _:
            raise TypeError(condition)
