"""What can be planned (13.6), as lines of menus: no markdown, within Discord's limits."""

from kingsforge_bot.core.plans import CancelCondition, PlannedAction
from kingsforge_bot.games.keyflower.rules.planning import Outbid, PassSeason, PassTurn
from kingsforge_bot.games.keyflower.words.names import Telling


def planned_action_label(say: Telling, planned_action: PlannedAction) -> str:
    """`Pass`. Raises TypeError for another game's."""
    match planned_action:
        case PassTurn():
            return say.l10n("plan-pass")
        case PassSeason():
            return say.l10n("plan-pass-season")
        case _:
            raise TypeError(planned_action)


def cancel_condition_label(say: Telling, condition: CancelCondition) -> str:
    """`you are outbid`. Raises TypeError for another game's."""
    if isinstance(condition, Outbid):
        return say.l10n("plan-stop-outbid")
    raise TypeError(condition)
