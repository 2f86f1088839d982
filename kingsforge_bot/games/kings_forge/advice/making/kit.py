"""Benefits as the search sees them: how many changes of each sort there are, and what it costs to spend them."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple, assert_never

from kingsforge_bot.games.kings_forge.rules.benefits import Held, change_of
from kingsforge_bot.games.kings_forge.rules.effects import Boost, BoostOrDie, Flip, Reroll, TurnToSix


class Bonus(NamedTuple):
    """+`by` to each of up to `dice` different dice (4.1)."""

    by: int
    dice: int


class Kit(NamedTuple):
    """What a set of benefits can do. `turns`: all 1s may become 6. `bonuses`: the strongest first."""

    flips: int = 0
    sixes: int = 0
    turns: bool = False
    bonuses: tuple[Bonus, ...] = ()


class Tools(NamedTuple):
    """The benefits of a kit by sort, so that each change finds the benefit that does it."""

    flips: tuple[Held, ...]
    sixes: tuple[Held, ...]
    turns: tuple[Held, ...]
    bonuses: tuple[tuple[Bonus, Held], ...]

    @property
    def kit(self) -> Kit:
        bonuses = tuple([bonus for bonus, _ in self.bonuses])
        return Kit(len(self.flips), len(self.sixes), bool(self.turns), bonuses)


def tools_of(benefits: tuple[Held, ...]) -> Tools:
    """Benefits by what they do to the dice in hand. A re-roll is chance: it is left out."""
    flips: list[Held] = []
    sixes: list[Held] = []
    turns: list[Held] = []
    bonuses: list[tuple[Bonus, Held]] = []
    for held in benefits:
        change = change_of(held)
        if isinstance(change, BoostOrDie):
            change = change.boost
        match change:
            case Boost(by=by, dice=dice):
                bonuses.append((Bonus(by, dice), held))
            case Flip():
                flips.append(held)
            case TurnToSix(showing=showing):
                (sixes if showing is None else turns).append(held)
            case Reroll():
                pass
            case _:
                assert_never(change)
    bonuses.sort(key=lambda pair: pair[0], reverse=True)
    return Tools(tuple(flips), tuple(sixes), tuple(turns), tuple(bonuses))


def in_reach(benefits: tuple[Held, ...]) -> tuple[Held, ...]:
    """Of unlike benefits of one source, which only a position written by hand has, an action can name the first."""
    first = {held.source: held for held in reversed(benefits)}
    return tuple([held for held in benefits if held == first[held.source]])


def spendings(benefits: tuple[Held, ...]) -> Iterator[tuple[Held, ...]]:
    """Every choice of benefits, the fewest first and among as many the weakest; of equal choices one."""
    useful = [held for held in benefits if not isinstance(change_of(held), Reroll)]
    for size in range(len(useful) + 1):
        seen: set[Kit] = set()
        for chosen in sorted(combinations(useful, size), key=spent_strength):
            kit = tools_of(chosen).kit
            if kit not in seen:
                seen.add(kit)
                yield chosen


def spent_strength(benefits: tuple[Held, ...]) -> int:
    """How much is given away with these benefits; only comparing means anything."""
    return sum(map(strength, benefits))


def strength(held: Held) -> int:
    """About how many points the benefit adds on average to dice that need it."""
    change = change_of(held)
    match change:
        case Boost(by=by, dice=dice):
            return by * dice
        case BoostOrDie(boost=boost):
            return boost.by * boost.dice + 1  # the wood die is given up too
        case Flip():
            return 4
        case TurnToSix(showing=showing):
            return 5 if showing is None else 6
        case Reroll():
            return 0
        case _:
            assert_never(change)
