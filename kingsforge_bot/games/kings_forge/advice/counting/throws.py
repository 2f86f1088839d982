"""How dice of one colour may fall, as far as it matters for boxes."""

from collections import Counter
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from kingsforge_bot.games.kings_forge.advice.making.kit import Kit
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO, flipped

Values = tuple[int, ...]
"""What dice of one colour show, ascending."""
FACES: Final = range(1, TURNED_TO + 1)
GONE: Final = 0
"""A die that shows the banned value (7.4)."""

Hand = tuple[int, Values]
"""Of one colour: how many dice there are, and those that matter."""
_Classes = tuple[tuple[int, int], ...]
"""What a die may show and how many of its faces count as that."""


class Matter(NamedTuple):
    """What matters of dice of one colour.

    `faces` has for each face one that serves as well, or GONE; `high`, that many of the highest dice matter, and `low`
    of the lowest: a flip at its best takes one of these. No die needs to show more than `top`.
    """

    faces: Values
    high: int
    low: int
    top: int

    def kept(self, values: Values) -> Values:
        """Those of the values that matter."""
        return values if len(values) <= self.high + self.low else values[: self.low] + values[-self.high :]


def matter(rows: list[Values], kit: Kit, banned: int | None) -> Matter:
    """For boxes that ask for any of these rows of least values."""
    least, most = min(row[0] for row in rows), max(row[-1] for row in rows)
    reach = least - sum(bonus.by for bonus in kit.bonuses)

    def served(value: int) -> int:
        return min(value, most) if value >= reach else 0

    def sign(face: int) -> tuple[int, int]:
        return served(face), served(flipped(face)) if kit.flips and flipped(face) > face else 0

    # South Mine's 1s are worth a 6 from the start: no use of theirs is better, and all of them turn at once (4.2).
    faces = [TURNED_TO if kit.turns and face == 1 else face for face in FACES]
    alike = [min(other for other in FACES if sign(other) == sign(face)) for face in faces]
    rolled = [GONE if face == banned else like for face, like in zip(FACES, alike, strict=True)]
    return Matter(tuple(rolled), max(map(len, rows)), kit.flips, min(most, TURNED_TO))


@lru_cache(maxsize=1 << 7)
def throws(dice: int, what: Matter) -> dict[Hand, float]:
    """What of so many dice may lie there after a roll, and how likely: how many dice, and those that matter."""
    counts = Counter(what.faces)
    gone = counts.pop(GONE, 0) / len(FACES)
    classes = tuple(sorted(counts.items()))
    found: dict[Hand, float] = {}
    for staying in range(dice + 1) if gone else (dice,):
        chance = comb(dice, staying) * gone ** (dice - staying) * (1 - gone) ** staying
        for values, share in _standing(staying, classes, what.high, what.low).items():
            found[staying, values] = chance * share
    return found


@lru_cache(maxsize=1 << 7)
def _standing(dice: int, classes: _Classes, high: int, low: int) -> dict[Values, float]:
    """The dice that matter of those that are not gone."""
    downwards = tuple(reversed(classes))
    if dice <= high + low:
        return {values[::-1]: chance for values, chance in _first(dice, downwards, dice).items()}
    if not low:
        return {values[::-1]: chance for values, chance in _first(dice, downwards, high).items()}
    found: dict[Values, float] = {}
    for values, chance in _first(dice, downwards, high, whole=True).items():
        # All dice of the last class reached are counted; those below it are what the lowest come from.
        below = tuple([one for one in classes if one[0] < values[-1]])
        spare = values[high:]
        for lowest, share in _first(dice - len(values), below, low).items():
            ends = (*lowest, *spare[: low - len(lowest)], *values[:high][::-1])
            found[ends] = found.get(ends, 0.0) + chance * share
    return found


@lru_cache(maxsize=1 << 8)
def _first(dice: int, classes: _Classes, count: int, *, whole: bool = False) -> dict[Values, float]:
    """The first `count` dice in the order of the classes; with `whole` all dice of the last class among them."""
    if dice == 0 or count <= 0:
        return {(): 1.0}
    (value, weight), *others = classes
    if not others:
        return {(value,) * (dice if whole else min(dice, count)): 1.0}
    rest = tuple(others)
    share = weight / sum([faces for _, faces in classes])
    found: dict[Values, float] = {}
    enough = 1.0
    for here in range(dice + 1 if whole else min(count, dice + 1)):
        chance = comb(dice, here) * share**here * (1 - share) ** (dice - here)
        enough -= chance
        for values, more in _first(dice - here, rest, count - here, whole=whole).items():
            found[(value,) * here + values] = chance * more
    if not whole and dice >= count:
        found[(value,) * count] = max(enough, 0.0)
    return found
