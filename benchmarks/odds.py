"""How long exact odds take, beside 1,000 sampled rolls that the table's own solver judges.

First all craft cards with usual supplies and benefits, each asked while nothing is known: the median of the ratios.
Then the hardest that may be asked, drawn by lot: 10 to 15 dice, Library dice, a banned value, six benefits; one card,
a steal, any of three cards, two cards together, without and with a re-roll. At last twice as many of any sort with
benefits that nobody holds together. Processor time of this process.
Usage: python benchmarks/odds.py [QUESTIONS OF EACH SORT] [SEED] [USUAL QUESTIONS], run from the project's folder.
"""

import gc
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kingsforge_bot.core.wanted import NotWanted
from kingsforge_bot.games.kings_forge.advice import odds
from kingsforge_bot.games.kings_forge.advice.counting import keeping, means, sides, spread, throws
from kingsforge_bot.games.kings_forge.advice.making import covering, filling
from kingsforge_bot.games.kings_forge.advice.making.kit import tools_of
from kingsforge_bot.games.kings_forge.advice.making.thrift import fillable
from kingsforge_bot.games.kings_forge.advice.making.wants import Goal, any_of, together, wants_to_craft, wants_to_steal
from kingsforge_bot.games.kings_forge.advice.odds import Question, chance
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries
from kingsforge_bot.games.kings_forge.rules.benefits import CHANGES, Held, Source
from kingsforge_bot.games.kings_forge.rules.dice import Kind, Pool, dice_showing, die
from kingsforge_bot.games.kings_forge.rules.state import Made

CARDS = [entry.card for entry in craft_card_entries()]
USUAL = ("MMMMM", "MMMMMWW", "MMMMWWG", "MMMWWWGG", "MMMMWWGGB", "MMWWGGBB", "MMMMMWWWGGB", "MMMMMMWWWGGGBB")
HELD: tuple[tuple[Source, ...], ...] = (
    (),
    (Source.WEST_FOREST_BOTTOM,),
    (Source.EAST_FOREST_BOTTOM, Source.TOKEN_PLUS),
    (Source.TAVERN_BOTTOM, Source.TOKEN_SIX),
)
WANTED, AT_ONCE, WITH_A_REROLL = 0.5, 0.1, 1.0
"""The median ratio; seconds of the hardest question."""
SAMPLES = 1000
MOST_USUAL = 10_000
SORTS = ("one card", "a steal", "any of three", "two together")
AGAIN = Source.NORTH_MINE_BOTTOM
PATIENCE = 10.0
"""Seconds after which a question is given up and counts as that long."""
Asked = tuple[Question, Goal]


def forget() -> None:
    """What is known of other questions; also what sampling has left, for else the collector's work is counted here."""
    for module in (covering, filling, keeping, means, odds, sides, spread, throws):
        for found in list(vars(module).values()):
            if hasattr(found, "cache_clear"):
                found.cache_clear()
    gc.collect()


def seconds(work: Callable[[], object]) -> float:
    before = time.process_time()
    work()
    return time.process_time() - before


def sampled(question: Question, goal: Goal, luck: random.Random) -> float:
    """The share of rolls that reach the goal."""
    kinds = [*question.dice, *[Kind.LIBRARY] * question.library]
    kit = tools_of(question.held).kit
    found = 0
    for _ in range(SAMPLES):
        rolled = dice_showing(kinds, luck.choices(range(1, 7), k=len(kinds)))
        found += fillable(goal, tuple([one for one in rolled if one.value != question.banned]), kit)
    return found / SAMPLES


def patiently(question: Question, goal: Goal) -> None:
    """The answer, or what was reached of it in that time."""
    until = time.process_time() + PATIENCE
    with suppress(NotWanted):
        chance(question, goal, lambda: time.process_time() < until)


def usual() -> Iterator[Asked]:
    for card in CARDS:
        for supply in USUAL:
            for held in HELD:
                question = Question(Pool.of(supply), held=tuple([Held(source) for source in held]))
                goal = wants_to_craft(card)
                if chance(question, goal):
                    yield question, goal


def hard(sort: str, luck: random.Random, *, reroll: bool) -> Asked:
    goal = _goal(sort, luck)
    dice = luck.randint(10, 15)
    library = luck.choice((0, 0, 0, 1, 2))
    needed = "".join(kind for kind, row in zip(goal[0].kinds, goal[0].least, strict=True) for _ in row)
    supply = (needed + "".join(luck.choices("MWGB", (4, 3, 2, 2), k=dice)))[: dice - library]
    sources = [*CHANGES, Source.TOKEN_PLUS, Source.TOKEN_SIX]
    sources.remove(AGAIN)
    held = [Held(source) for source in luck.sample(sources, 5 if reroll else 6)]
    if luck.random() < 0.3:
        copied = luck.choice([source for source in sources if source.value.endswith("bottom")])
        held[0] = Held(Source.WORKSHOP_TOP, like=copied)
    if reroll:
        held.append(Held(AGAIN))
    banned = luck.choice((None, None, *range(1, 7)))
    return Question(Pool.of(supply), library, banned, tuple(held), luck.choice((0, 5))), goal


def _goal(sort: str, luck: random.Random) -> Goal:
    cards = luck.sample(CARDS, 3)
    match sort:
        case "one card":
            return wants_to_craft(cards[0])
        case "a steal":
            lying = [die(box.kind, min(box.value + luck.choice((0, 0, 1, 2)), 7)) for box in cards[0].boxes]
            return wants_to_steal(Made(cards[0], tuple(lying)))
        case "any of three":
            return any_of(*map(wants_to_craft, cards))
        case _:
            return together(*map(wants_to_craft, cards[:2]))


def any_question(luck: random.Random, *, reroll: bool) -> Asked:
    """What nobody sits before: all dice of the colours that are asked for, as many benefits of a sort as it comes."""
    sort = luck.choice(SORTS)
    goal = _goal(sort, luck)
    kinds = sorted({kind for want in goal for kind in want.kinds})
    library = luck.choice((0, 0, 1, 2))
    supply = "".join(luck.choices(kinds, k=luck.randint(8, 15) - library))
    sources = [source for source in (*CHANGES, Source.TOKEN_PLUS, Source.TOKEN_SIX) if source is not AGAIN]
    held = [Held(source) for source in luck.choices(sources, k=luck.randint(3, 6) - reroll)]
    banned = luck.choice((None, None, *range(1, 7)))
    held += [Held(AGAIN)] if reroll else []
    return Question(Pool.of(supply), library, banned, tuple(held), luck.choice((0, 5))), goal


def answered(name: str, asked: list[Asked], most: float, luck: random.Random) -> bool:
    """Whether each of them takes at most so many seconds; told beside the rolls that the solver judges."""
    took: list[float] = []
    ratios: list[float] = []
    for question, goal in asked:
        forget()
        took.append(seconds(partial(patiently, question, goal)))
        ratios.append(took[-1] / seconds(partial(sampled, question, goal, luck)))
    over, took = sum(one > most for one in took), sorted(took)
    print(f"{len(took)} {name}: median {statistics.median(took) * 1000:.1f} ms,", end=" ")
    print(f"p99 {took[int(0.99 * len(took))] * 1000:.0f} ms, worst {took[-1] * 1000:.0f} ms,", end=" ")
    print(f"{over} over {most * 1000:.0f} ms;", end=" ")
    print(f"of {SAMPLES} sampled rolls: median {statistics.median(ratios):.3f}, worst {max(ratios):.2f}", flush=True)
    return not over


def main(each: int, seed: int, most: int) -> int:
    luck = random.Random(seed)
    ratios: list[float] = []
    took: list[float] = []
    for question, goal in list(islice(usual(), most)):
        forget()
        took.append(seconds(partial(chance, question, goal)))
        ratios.append(took[-1] / seconds(partial(sampled, question, goal, luck)))
    ratio = statistics.median(ratios)
    print(f"{len(ratios)} usual questions, nothing known: median {statistics.median(took) * 1000:.2f} ms,", end=" ")
    print(f"{ratio:.3f} of {SAMPLES} sampled rolls (wanted at most {WANTED}), worst {max(ratios):.2f}", flush=True)
    good = ratio <= WANTED
    for reroll, seconds_at_most in ((False, AT_ONCE), (True, WITH_A_REROLL)):
        ending = " with a re-roll" if reroll else ""
        for sort in SORTS:
            asked = [hard(sort, luck, reroll=reroll) for _ in range(each)]
            good = answered(f"hard, {sort}{ending}", asked, seconds_at_most, luck) and good
        asked = [any_question(luck, reroll=reroll) for _ in range(2 * each)]
        good = answered(f"of any sort, benefits drawn again and again{ending}", asked, seconds_at_most, luck) and good
    return 0 if good else 1


if __name__ == "__main__":
    said = [int(word) for word in sys.argv[1:]]
    sys.exit(main(*(said + [60, 1, MOST_USUAL][len(said) :])))
