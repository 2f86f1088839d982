"""Plans: what a seat wants done beforehand. The form is the same in every game; its planned actions are its own."""

from collections.abc import Callable
from enum import StrEnum
from typing import ClassVar, Final, TypeVar

import msgspec

from kingsforge_bot.core.errors import NotationError

A = TypeVar("A")

LONGEST: Final = 400
"""Characters of a notation."""


class PlannedAction(msgspec.Struct, frozen=True):
    """A planned action, base of all that can be planned. `str()` is its notation, without commas and colons."""

    lasts: ClassVar[bool] = False
    """Whether its plan stays armed once it was carried out: it is done again, until what it was made for is over."""


class CancelCondition(msgspec.Struct, frozen=True):
    """A cancel condition, base of all that lets a plan be dropped once it is so. `str()` is its notation, no commas."""


class Plan(msgspec.Struct, frozen=True):
    """A plan: the first of its planned actions that can be done, unless a cancel condition came true before."""

    during: str
    """What it lasts for (`Game.period`); empty in a notation that does not say it."""
    planned_actions: tuple[PlannedAction, ...]
    cancel_conditions: tuple[CancelCondition, ...] = ()

    def __str__(self) -> str:
        text = ", ".join(map(str, self.planned_actions))
        if self.during:
            text = f"{self.during}: {text}"
        return f"{text} unless {', '.join(map(str, self.cancel_conditions))}" if self.cancel_conditions else text


class CancelReason(StrEnum):
    """Why a plan will never be carried out."""

    EXPIRED = "expired"
    """What it was made for is over."""
    STOPPED = "stopped"
    """One of its cancel conditions came true."""
    GONE = "gone"
    """None of its planned actions can be done any more."""


class Waits(msgspec.Struct, frozen=True):
    """A plan that is not due yet; `lets_by`: plans behind it in the queue may be carried out before."""

    lets_by: bool = False


class PlanCancelled(msgspec.Struct, frozen=True):
    """A plan that will never be due; `condition` is what came true."""

    why: CancelReason
    condition: CancelCondition | None = None


WAITS: Final = Waits()
LATER: Final = Waits(lets_by=True)
"""It is for a later moment than those that stand behind it."""


def judged(
    plan: Plan,
    *,
    during: str | None,
    is_so: Callable[[CancelCondition], bool],
    answer: Callable[[PlannedAction], A | Waits | None],
) -> A | Waits | PlanCancelled:
    """What becomes of a plan now: `during` is the present period, `answer` None for what can never be done again."""
    if plan.during != during:
        return PlanCancelled(CancelReason.EXPIRED)
    for condition in plan.cancel_conditions:
        if is_so(condition):
            return PlanCancelled(CancelReason.STOPPED, condition)
    waiting: Waits | None = None
    for planned in plan.planned_actions:
        found = answer(planned)
        if isinstance(found, Waits):
            waiting = found if waiting is None or waiting.lets_by else waiting
        elif found is not None:
            return found
    return PlanCancelled(CancelReason.GONE) if waiting is None else waiting


def read_plan(text: str, action: Callable[[str], PlannedAction], condition: Callable[[str], CancelCondition]) -> Plan:
    """The inverse of `str(plan)`. Raises NotationError, and what the readers raise."""
    said = " ".join(text.split())
    if not said or len(said) > LONGEST:
        raise NotationError(text, text)
    head, colon, rest = said.partition(": ")
    during, body = (head, rest) if colon else ("", said)
    planned_actions, unless, cancel_conditions = body.partition(" unless ")
    return Plan(
        during,
        tuple([action(one) for one in planned_actions.split(", ")]),
        tuple([condition(one) for one in cancel_conditions.split(", ")]) if unless else (),
    )
