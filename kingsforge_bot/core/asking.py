"""Ask only what still differs, as menus, autocomplete and bots do; and one list of actions out of several."""

from collections.abc import Iterable, Iterator
from typing import ClassVar, TypeVar

import msgspec

VERB = "verb"
"""The field that stands for the kind of action itself, its verb."""


class Decision(msgspec.Struct, frozen=True):
    """Base of all actions. Its fields, in order, are the questions asked of a player."""

    verb: ClassVar[str]
    """The first word of the action's notation."""
    by_clock: ClassVar[bool] = False
    """Whether it is the clock's word for a seat, which nobody else says."""


class Question(msgspec.Struct, frozen=True):
    """The first field on which the remaining actions differ, and its answers in the order of the actions."""

    field: str
    answers: tuple[object, ...]


A = TypeVar("A", bound=Decision)
X = TypeVar("X")


def narrow(actions: Iterable[A], **known: object) -> tuple[A, ...]:
    """The actions that agree with what was said; a field an action does not have is None."""
    wanted, found = tuple(known.items()), []
    # Thousands of actions, asked for each line of a menu: plain loops take half as long.
    for action in actions:
        for field, value in wanted:
            if getattr(action, field, None) != value:
                break
        else:
            found.append(action)
    return tuple(found)


def next_question(actions: Iterable[Decision]) -> Question | None:
    """What to ask next, or None when at most one action is left."""
    rest = tuple(actions)
    if len(rest) < 2:
        return None
    verbs = _distinct(action.verb for action in rest)
    if len(verbs) > 1:
        return Question(VERB, verbs)
    kinds = dict.fromkeys(type(action) for action in rest)
    for field in dict.fromkeys(field for kind in kinds for field in kind.__struct_fields__):
        answers = _distinct(getattr(action, field, None) for action in rest)
        if len(answers) > 1:
            return Question(field, answers)
    return None


def in_turns(families: Iterable[Iterator[X]]) -> Iterator[X]:
    """One of each family after the other, so that the beginning of the list is not all of one kind."""
    left = list(families)
    while left:
        unfinished = []
        for family in left:
            for one in family:
                yield one
                unfinished.append(family)
                break
        left = unfinished


def _distinct(values: Iterable[object]) -> tuple[object, ...]:
    return tuple(dict.fromkeys(values))
