"""What can be planned, as lines of menus: no markdown, within Discord's limits."""

from kingsforge_bot.core.plans import CancelCondition, PlannedAction
from kingsforge_bot.games.kings_forge.rules.planning import CardTaken, GatherSide, PassLast, PassOnTurn, SomebodyPassed
from kingsforge_bot.games.kings_forge.words.labels import side_label
from kingsforge_bot.games.kings_forge.words.names import card_name, side_name
from kingsforge_bot.i18n.localizer import Localizer


def planned_action_label(l10n: Localizer, planned_action: PlannedAction) -> str:
    """`Gather North Mine, top`. Raises TypeError for another game's."""
    match planned_action:
        case PassOnTurn(taking=None):
            return l10n("label-pass")
        case PassOnTurn(taking=taking):
            return l10n(f"plan-pass-{taking}")
        case PassLast():
            return l10n("plan-pass-last")
        case GatherSide(side=side):
            return l10n("action-gather", side=side_name(l10n, side))
        case _:
            raise TypeError(planned_action)


def planned_action_effect(l10n: Localizer, planned_action: PlannedAction) -> str:
    """What a side costs and gives."""
    return side_label(l10n, planned_action.side) if isinstance(planned_action, GatherSide) else ""


def cancel_condition_label(l10n: Localizer, condition: CancelCondition) -> str:
    """`somebody else takes Mill`. Raises TypeError for another game's."""
    match condition:
        case SomebodyPassed():
            return l10n("plan-stop-passed")
        case CardTaken(card=card):
            return l10n("plan-stop-taken", card=card_name(l10n, card))
        case _:
            raise TypeError(condition)
