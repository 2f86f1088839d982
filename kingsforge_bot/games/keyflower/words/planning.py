"""What can be planned (13.6), as lines of menus: no markdown, within Discord's limits."""

from kingsforge_bot.core.plans import CancelCondition, PlannedAction
from kingsforge_bot.games.keyflower.rules.planning import Outbid, PassSeason, PassTurn
from kingsforge_bot.games.keyflower.words.names import Telling


def planned_action_label(say: Telling, wish: PlannedAction) -> str:
    """`Pass`. Raises TypeError for another game's."""
    match wish:
        case PassTurn():
            return say.l10n("plan-pass")
        case PassSeason():
            return say.l10n("plan-pass-season")
        case _:
            raise TypeError(wish)


def cancel_condition_label(say: Telling, stop: CancelCondition) -> str:
    """`you are outbid`. Raises TypeError for another game's."""
    if isinstance(stop, Outbid):
        return say.l10n("plan-stop-outbid")
    raise TypeError(stop)
