"""The simplest AI seat: it answers one question after the other at random."""

from collections.abc import Sequence
from typing import TypeVar

from kingsforge_bot.core.asking import VERB, Decision, narrow, next_question
from kingsforge_bot.core.chance import Chance

A = TypeVar("A", bound=Decision)


class RandomPlayer:
    """Chooses the kind of action first, then each of its details.

    A choice among whole actions would be dominated by the many ways to pay for the same thing. `eager` verbs are
    taken whenever they can be, `reluctant` ones only when nothing else is left: enough for games to end.
    """

    def __init__(self, eager: Sequence[str] = (), reluctant: Sequence[str] = ()) -> None:
        self._eager = tuple(eager)
        self._reluctant = tuple(reluctant)

    def choose(self, view: object, actions: Sequence[A], chance: Chance) -> A:
        """One of the actions; among verbs, sides, payments ... each is as likely as the others."""
        rest = self._preferred(tuple(actions))
        while (question := next_question(rest)) is not None:
            answer = question.answers[_any_of(len(question.answers), chance)]
            rest = narrow(rest, **{question.field: answer})
        return rest[0]

    def _preferred(self, actions: tuple[A, ...]) -> tuple[A, ...]:
        for verb in self._eager:
            found = narrow(actions, **{VERB: verb})
            if found:
                return found
        others = tuple(action for action in actions if action.verb not in self._reluctant)
        return others or actions


def _any_of(count: int, chance: Chance) -> int:
    return chance.shuffle(range(count))[0]
