"""Plans in words: one's own, and that something was done by one."""

from collections.abc import Iterable, Sequence
from typing import Final

from kingsforge_bot.core.plans import Plan
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.service.turn.planning import OwnPlan
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import Cause, LogEntry, TableStatus, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.message import OPTION, Button, Message

PLAN: Final = "plan"
"""Begins what a press says about plans: `plan add`, `plan stop 3`, `plan remove 3`, `plan first 3`."""


def plan_line(l10n: Localizer, screens: Screens, plan: Plan, names: Sequence[str]) -> str:
    """Its planned actions, in order, and what lets it be dropped."""
    first, *others = (screens.plans.action(l10n, one, names) for one in plan.planned_actions)
    text = first
    for then in others:
        text = l10n("plan-else", first=text, then=then)
    if not plan.cancel_conditions:
        return text
    conditions = l10n.either(screens.plans.cancel_condition(l10n, one, names) for one in plan.cancel_conditions)
    return l10n("plan-unless", plan=text, stops=conditions)


def own_line(l10n: Localizer, screens: Screens, own: OwnPlan, names: Sequence[str]) -> str:
    """One's own plan; as it was written where it cannot be read any more."""
    return plain(own.kept.text, OPTION) if own.plan is None else plan_line(l10n, screens, own.plan, names)


def ended_line(l10n: Localizer, screens: Screens, own: OwnPlan, names: Sequence[str]) -> str:
    """A plan that ended, and why."""
    kept, plan = own.kept, own.plan
    conditions = () if plan is None else plan.cancel_conditions
    condition = next(
        (screens.plans.cancel_condition(l10n, one, names) for one in conditions if str(one) == kept.detail), kept.detail
    )
    line = own_line(l10n, screens, own, names) if plan is None else plan_line(l10n, screens, _bare(plan), names)
    return l10n("plan-ended", plan=line, why=str(kept.why), detail=condition, entry=str(kept.ended), rule=kept.detail)


def by_plan_lines(l10n: Localizer, entries: Iterable[LogEntry], names: Sequence[str]) -> list[str]:
    """Who did something of it by a plan: a line, or none."""
    seats = dict.fromkeys(entry.seat for entry in entries if entry.cause is Cause.PLAN and entry.seat is not None)
    return [l10n("by-plan", who=l10n.listing(plain(names[seat]) for seat in seats))] if seats else []


def with_plan(l10n: Localizer, game: AnyGame, look: TableView, message: Message) -> Message:
    """The message with the button that leads to one's plans, where others are to play and something can be planned."""
    if look.seat is None or look.is_awaited or look.view is None or look.table.status is not TableStatus.RUNNING:
        return message
    if not any(True for _ in game.planned_actions(look.view, look.seat)):
        return message
    return message.with_button(Button(l10n("button-plan"), ComponentId(look.table.id, look.table.seq, PLAN)))


def _bare(plan: Plan) -> Plan:
    return Plan(plan.during, plan.planned_actions)
