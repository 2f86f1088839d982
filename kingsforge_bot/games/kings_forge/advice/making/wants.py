"""What an item asks of dice: least values, colour by colour."""

from functools import lru_cache
from itertools import chain, groupby, product
from typing import NamedTuple

from kingsforge_bot.games.kings_forge.rules.boxes import ascending, box_order
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import RESOURCES, Die, Kind
from kingsforge_bot.games.kings_forge.rules.state import Made


class Want(NamedTuple):
    """Per colour the least values, ascending; the colours in the order in which `box_order` has them."""

    kinds: tuple[Kind, ...]
    least: tuple[tuple[int, ...], ...]

    @property
    def size(self) -> int:
        return sum(map(len, self.least))


Goal = tuple[Want, ...]
"""What a roll is for: any of these will do."""


def want_of(card: CraftCard, dice: tuple[Die, ...]) -> Want:
    """At least these dice, given in the order of the card's boxes."""
    rows: dict[Kind, list[int]] = {}
    for index, one in zip(box_order(card), ascending(card, dice), strict=True):
        rows.setdefault(card.boxes[index].kind, []).append(one.value)
    return Want(tuple(rows), tuple([tuple(row) for row in rows.values()]))


@lru_cache(maxsize=1 << 6)
def wants_to_craft(card: CraftCard) -> Goal:
    """Rule 3.3: each box its own value."""
    return (want_of(card, card.boxes),)


def wants_to_steal(made: Made) -> Goal:
    """Rule 3.4: nowhere lower and once higher, so one point more in one place; any of these will do."""
    theirs = want_of(made.card, made.dice)
    found: list[Want] = []
    for colour, row in enumerate(theirs.least):
        end = 0
        for value, equal in groupby(row):
            end += len(list(equal))
            raised = (*row[: end - 1], value + 1, *row[end:])
            found.append(Want(theirs.kinds, (*theirs.least[:colour], raised, *theirs.least[colour + 1 :])))
    return tuple(found)


def together(*goals: Goal) -> Goal:
    """All of these with the same roll, each in any of its ways: no die serves two of them."""
    return tuple(dict.fromkeys([_sum(ways) for ways in product(*goals)]))


def any_of(*goals: Goal) -> Goal:
    """At least one of these."""
    return tuple(dict.fromkeys(chain.from_iterable(goals)))


def _sum(wants: tuple[Want, ...]) -> Want:
    rows: dict[Kind, list[int]] = {}
    for want in wants:
        for kind, row in zip(want.kinds, want.least, strict=True):
            rows.setdefault(kind, []).extend(row)
    kinds = tuple([kind for kind in RESOURCES if kind in rows])
    return Want(kinds, tuple([tuple(sorted(rows[kind])) for kind in kinds]))
