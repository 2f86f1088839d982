"""The simplest bot player: it answers one question after the other at random."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from kingsforge_bot.core.asking import VERB, Decision, narrow, next_question
from kingsforge_bot.core.chance import FACES, Chance

A = TypeVar("A", bound=Decision)

FAIR_ENOUGH: Final = 4
"""Dice thrown beyond what the number of answers needs: no answer gets a thousandth more than another."""


class RandomPlayer:
    """Chooses the kind of action first, then each of its details.

    A choice among whole actions would be dominated by the many ways to pay for the same thing. `eager` verbs are
    taken whenever they can be, the first of them first; among the others a verb with a weight of 8 is taken 8 times
    as often as one with a weight of 1, which is what verbs without a weight have.
    """

    def __init__(self, eager: Sequence[str] = (), weights: Mapping[str, int] | None = None) -> None:
        self._eager = tuple(eager)
        self._weights = dict(weights or {})

    def choose(self, view: object, actions: Sequence[A], chance: Chance) -> A:
        """One of the actions; of sides, spaces, payments ... each is as likely as the others."""
        rest = self._of_one_verb(tuple(actions), chance)
        while (question := next_question(rest)) is not None:
            answer = question.answers[_any_of(len(question.answers), chance)]
            rest = narrow(rest, **{question.field: answer})
        return rest[0]

    def _of_one_verb(self, actions: tuple[A, ...], chance: Chance) -> tuple[A, ...]:
        verbs = dict.fromkeys(action.verb for action in actions)
        for verb in self._eager:
            if verb in verbs:
                return narrow(actions, **{VERB: verb})
        urn = [verb for verb in verbs for _ in range(self._weights.get(verb, 1))]
        return narrow(actions, **{VERB: urn[_any_of(len(urn), chance)]})


def _any_of(count: int, chance: Chance) -> int:
    if count == 1:
        return 0
    dice, numbers = FAIR_ENOUGH, 1
    while numbers < count:
        dice, numbers = dice + 1, numbers * FACES
    drawn = 0
    for value in chance.roll(dice):
        drawn = drawn * FACES + value - 1
    return drawn % count
