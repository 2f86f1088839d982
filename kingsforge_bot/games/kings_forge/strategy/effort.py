"""How much work a decision may be: what its questions are asked about exactly while that is little, else more roughly.

What counts is how many hands all questions of the decision speak of, never the clock: the same position gets the same
answer everywhere, and no choice is weighed more exactly than the one beside it.
"""

import math
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.advice.making.kit import strength
from kingsforge_bot.games.kings_forge.advice.making.wants import Goal
from kingsforge_bot.games.kings_forge.advice.odds import Question, chance
from kingsforge_bot.games.kings_forge.rules.benefits import Held, change_of
from kingsforge_bot.games.kings_forge.rules.dice import RESOURCES
from kingsforge_bot.games.kings_forge.rules.effects import BoostOrDie, Reroll

ENOUGH: Final = 200_000
"""What the questions of a decision may cost together; the slowest of such decisions take about a second."""
_FACES: Final = 6
_PER_BENEFIT: Final = 2.5
"""So many times as many ways to use them."""
# What a re-roll costs, fitted to measured times: most of the work is in the widest colour, or where many goals mix
# several colours.
_WIDEST: Final = 0.1
_WIDEST_POWER: Final = 2.5
_MIXED: Final = 1.4
_GOALS_POWER: Final = 2.5


class Effort(msgspec.Struct, frozen=True):
    """With what a question is asked: with its re-rolls or only about as good as them, and with how many benefits."""

    rerolls: bool = True
    benefits: int | None = None

    def chance(self, question: Question, goal: Goal) -> float:
        """How likely the goal is reached; with less effort never more than with all."""
        if self.rerolls:
            return chance(question, goal)
        # At worst everything is rolled again where the first roll brought nothing.
        once = chance(self._simpler(question), goal)
        return 1.0 - (1.0 - once) ** (1 + _rerolls(question))

    def cost(self, question: Question, goal: Goal) -> int:
        """About how many hands there are, times what can be made of each."""
        asked = question if self.rerolls else self._simpler(question)
        sizes = _hands(asked, goal)
        again = _rerolls(asked)
        ways = _PER_BENEFIT ** (len(asked.held) - again)
        if not again:
            return int(sum(sizes) * ways)
        widest = _WIDEST * max(sizes, default=0) ** _WIDEST_POWER
        mixed = _MIXED * math.sqrt(math.prod(sizes)) * len(goal) ** _GOALS_POWER * ways
        return again * int(widest + mixed) << _woods(asked.held)

    def _simpler(self, question: Question) -> Question:
        held = tuple([one for one in question.held if not isinstance(change_of(one), Reroll)])
        if self.benefits is not None and len(held) > self.benefits:
            best = sorted(range(len(held)), key=lambda place: strength(held[place]), reverse=True)[: self.benefits]
            held = tuple([held[place] for place in sorted(best)])
        return replace(question, held=held)


ALL: Final = Effort()
_LESS: Final = (ALL, *[Effort(rerolls=False, benefits=most) for most in (None, 4, 3, 2, 1, 0)])


def affordable(questions: Iterable[tuple[Question, Goal]], enough: int = ENOUGH) -> Effort:
    """The most that all questions of a decision may be asked with."""
    asked = tuple(dict.fromkeys(questions))
    return next((effort for effort in _LESS if sum([effort.cost(*one) for one in asked]) <= enough), _LESS[-1])


def _hands(question: Question, goal: Goal) -> list[int]:
    """Colour by colour how many hands there are of the dice that matter."""
    woods, found = _woods(question.held), list[int]()
    for kind in RESOURCES:
        rows = [len(row) for want in goal for one, row in zip(want.kinds, want.least, strict=True) if one is kind]
        if rows:
            dice = min(max(rows), question.dice.count(kind) + woods)
            found.append(math.comb(dice + _FACES - 1, dice))
    return found


def _rerolls(question: Question) -> int:
    return sum([isinstance(change_of(one), Reroll) for one in question.held])


def _woods(held: tuple[Held, ...]) -> int:
    return sum([isinstance(change_of(one), BoostOrDie) for one in held])
