"""Exact odds beside a million sampled rolls each, judged by the table's own solver: 50 larger questions.

10 to 15 dice, Library dice, a banned value, six benefits; one card, a steal, any of three cards, two together in turn.
None rolls again: the solver judges dice that lie there. Told are the differences in standard errors.
Each question's rolls are those of its number, so that a run can be taken up where another ended.
Usage: python benchmarks/sampled_odds.py [FIRST] [LAST] [ROLLS], run from the project's folder.
"""

import random
import sys
from collections import Counter
from math import sqrt
from pathlib import Path

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from msgspec.structs import replace

from benchmarks.odds import SORTS, hard
from kingsforge_bot.games.kings_forge.advice.making.kit import tools_of
from kingsforge_bot.games.kings_forge.advice.making.thrift import fillable
from kingsforge_bot.games.kings_forge.advice.making.wants import Goal
from kingsforge_bot.games.kings_forge.advice.odds import Question, chance
from kingsforge_bot.games.kings_forge.rules.dice import Kind, dice_showing

MOST = 4.0
"""Standard errors."""
BATCH = 10_000


def open_question(sort: str, luck: random.Random) -> tuple[Question, Goal]:
    """One where a sample says something: neither almost certain nor almost impossible."""
    while True:
        question, goal = hard(sort, luck, reroll=False)
        question = replace(question, woods=0)
        if 0.01 < chance(question, goal) < 0.99:
            return question, goal


def sampled(question: Question, goal: Goal, rolls: int, luck: random.Random) -> float:
    """The share of rolls that reach the goal; those that show the same are judged once."""
    wanted = {kind for want in goal for kind in want.kinds}
    kinds = [kind for kind in question.dice if kind in wanted] + [Kind.LIBRARY] * question.library
    runs = [kinds.count(kind) for kind in dict.fromkeys(kinds)]
    shown: Counter[tuple[int, ...]] = Counter()
    for start in range(0, rolls, BATCH):
        times = min(BATCH, rolls - start)
        columns = [sorted_rows(luck, times, run) for run in runs]
        shown.update([sum(row, ()) for row in zip(*columns, strict=True)])
    kit, good = tools_of(question.held).kit, 0
    for values, times in shown.items():
        dice = dice_showing(kinds, list(values))
        good += times * fillable(goal, tuple([one for one in dice if one.value != question.banned]), kit)
    return good / rolls


def sorted_rows(luck: random.Random, times: int, dice: int) -> list[tuple[int, ...]]:
    faces = luck.choices(range(1, 7), k=times * dice)
    return [tuple(sorted(faces[start : start + dice])) for start in range(0, times * dice, dice)]


def main(first: int, last: int, rolls: int) -> int:
    luck, far, worst = random.Random(50), 0, 0.0
    for number in range(1, last + 1):
        sort = SORTS[(number - 1) % len(SORTS)]
        question, goal = open_question(sort, luck)
        if number < first:
            continue
        exact, share = chance(question, goal), sampled(question, goal, rolls, random.Random(number))
        off = (share - exact) / sqrt(exact * (1 - exact) / rolls)
        worst, far = max(worst, abs(off)), far + (abs(off) > MOST)
        print(f"{number}. {sort}: exact {exact:.6f}, sampled {share:.6f}, {off:+.2f} standard errors", flush=True)
    print(
        f"{last + 1 - first} questions, {rolls} rolls each: worst {worst:.2f} standard errors, {far} beyond {MOST:.0f}"
    )
    return 1 if far else 0


if __name__ == "__main__":
    said = [int(word) for word in sys.argv[1:]]
    sys.exit(main(*(said + [1, 50, 1_000_000][len(said) :])))
