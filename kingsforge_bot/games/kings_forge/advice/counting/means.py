"""What dice lack for their boxes, as a number: what two colours lack together is the sum of their numbers.

A bonus may go to a die of any colour, so colours share what is held. Each colour says what it lacks as a multiset of
gaps, a gap being the points that the die of a box is short of. A number (`Lack`) holds one such multiset in fields of
`_WIDTH` bits: the flips used on the way, how many gaps there are of at least each size, and how many boxes are left
open for Library dice, by their least value. Fields grow with need, so one lack is no worse than another if none of its
fields is larger.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import accumulate, combinations
from typing import Final

from kingsforge_bot.games.kings_forge.advice.making.kit import Bonus, Kit
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO, flipped

Lack = int
Lacks = tuple[Lack, ...]
"""Ways to leave as little lacking as can be, none of them no better than another; empty if there is no way."""
Values = tuple[int, ...]
"""What dice show or boxes ask for, ascending."""

NOTHING: Final[Lacks] = (0,)
NO_WAY: Final[Lacks] = ()
_WIDTH: Final = 6
_FIELD: Final = (1 << _WIDTH - 1) - 1
_MOST_KNOWN: Final = 1 << 14
"""Of each sort of answers that means keep; a hard question has about as many."""
_HIGHEST: Final = 46
"""No box asks for more: `dice.HIGHEST` and the one point above it that a steal takes."""


class Whites:
    """What Library dice may show, throw by throw; a set of throws is a number with a bit for each.

    Equal ones are the same object: see `whites_of`.
    """

    def __init__(self, shown: tuple[Values, ...]) -> None:
        self.shown = shown
        self.every = (1 << len(shown)) - 1


@lru_cache(maxsize=1 << 5)
def whites_of(shown: tuple[Values, ...]) -> Whites:
    """The throws that show this."""
    return Whites(shown)


class Means:
    """What a kit and so many Library dice can make up for. Equal ones are the same object: see `means_of`."""

    def __init__(self, kit: Kit, library: int) -> None:
        self.kit, self.library = kit, library
        self._sums = _sums(kit.bonuses)
        """What bonuses can add to one die: a gap is as wide as the least of these that closes it."""
        self._levels = len(self._sums)  # the last level is a gap that only a six closes
        self._cross = kit.sixes > 0 or any(bonus.by > 1 for bonus in kit.bonuses)
        self._blocks = self._levels if kit.sixes else 1
        fields = 1 + self._blocks * self._levels + (_HIGHEST if library else 0)
        self._guards = sum([1 << _WIDTH * field + _WIDTH - 1 for field in range(fields)])
        self._open_from = _WIDTH * (1 + self._blocks * self._levels)
        self._known: dict[Lack, bool] = {}
        self._sufficient: dict[Lack, bool] = {}
        self._gaps: dict[tuple[Values, Values], Lacks] = {}
        self._found: dict[tuple[Values, Values, bool], Lacks] = {}
        self._whites: dict[tuple[Lack, Whites], list[tuple[Lack, int]]] = {}

    def lacks(self, values: Values, boxes: Values, *, open_boxes: bool = True) -> Lacks:
        """What dice of one colour lack for its boxes; with `open_boxes` also if Library dice fill some of them."""
        key = values, boxes, open_boxes
        found = self._found.get(key)
        if found is None:
            for known in (self._found, self._gaps, self._known, self._sufficient, self._whites):
                if len(known) >= _MOST_KNOWN:
                    known.clear()
            found = self._found[key] = self._least(values, boxes, min(self.library, len(boxes)) if open_boxes else 0)
        return found

    def _least(self, values: Values, boxes: Values, most_open: int) -> Lacks:
        ways: set[Lack] = set()
        for flips in range(self.kit.flips + 1):
            if flips:
                # The flip of the lowest die adds most, and no other die would show more after it.
                if not values or flipped(values[0]) <= values[0]:
                    break
                values = tuple(sorted((*values[1:], flipped(values[0]))))
            for left_open in range(most_open + 1):
                size = len(boxes) - left_open
                if size > len(values):
                    continue
                row = values[len(values) - size :]
                for opened, rest in _left_open(boxes, left_open):
                    used = flips + (opened << self._open_from)
                    ways.update([used + lack for lack in self._gaps_of(row, rest)])
                if 0 in ways:
                    return NOTHING
        return self.least(ways)

    def _gaps_of(self, row: Values, boxes: Values) -> Lacks:
        """Of as many dice as boxes."""
        if not boxes:
            return NOTHING
        key = row, boxes
        found = self._gaps.get(key)
        if found is not None:
            return found
        top = boxes[-1]
        if row[-1] >= top:
            # This die serves any box; on another one the gap here would be wider than the one it closes there.
            found = self._gaps_of(row[:-1], boxes[:-1])
        else:
            ways: set[Lack] = set()
            # With bonuses of +1 alone high dice belong on high boxes; else a low die may better take all of a change.
            for place in range(len(row)) if self._cross else (len(row) - 1,):
                if place and row[place] == row[place - 1] and self._cross:
                    continue
                gap = self._gap(top - row[place], top - TURNED_TO)
                if gap is not None:
                    ways.update([gap + lack for lack in self._gaps_of(row[:place] + row[place + 1 :], boxes[:-1])])
            found = self.least(ways)
        self._gaps[key] = found
        return found

    def _gap(self, points: int, of_a_six: int) -> Lack | None:
        """One gap of so many points, and what would be left of it if the die became a six."""
        level, six = self._level(points), self._level(max(of_a_six, 0)) if self.kit.sixes else 0
        if six == self._levels or (level == self._levels and not self.kit.sixes):
            return None
        return _RISING[level - 1] << _WIDTH * (1 + six * self._levels)

    def _level(self, points: int) -> int:
        return next((level for level, most in enumerate(self._sums) if points <= most), self._levels)

    def least(self, lacks: Iterable[Lack]) -> Lacks:
        """Those that can be made up for, without any that is no better than another."""
        return self.thinned([lack for lack in set(lacks) if self.suffices(lack)])

    def thinned(self, lacks: Iterable[Lack]) -> Lacks:
        """Those of which no other is as good."""
        guards = self._guards
        kept: list[Lack] = []
        # A lack with no larger field is no larger number either.
        for lack in sorted(set(lacks)):
            high = lack | guards
            for other in kept:
                if (high - other) & guards == guards:
                    break
            else:
                kept.append(lack)
        return tuple(kept)

    def suffices(self, lack: Lack) -> bool:
        """Whether all that is held makes up for it, and there are Library dice for the boxes left open."""
        found = self._sufficient.get(lack)
        if found is None:
            closed = lack & (1 << self._open_from) - 1
            known = self._known.get(closed)
            if known is None:
                known = self._known[closed] = self._makes_up(closed)
            found = self._sufficient[lack] = known and (lack >> self._open_from) & _FIELD <= self.library
        return found

    def is_closed(self, lack: Lack) -> bool:
        """Whether no box is left open; the first of `Lacks` is, if any of them is."""
        return lack >> self._open_from == 0

    def filled(self, lack: Lack, whites: Whites) -> int:
        """The throws of the Library dice that fill the boxes left open, so that all the rest is made up for."""
        if not self.suffices(lack):
            return 0
        closed, opened = lack & (1 << self._open_from) - 1, lack >> self._open_from
        if not opened:
            return whites.every
        found = 0
        for more, throws in self._of_whites(opened, whites):
            if throws & ~found and self.suffices(closed + more):
                found |= throws
                if found == whites.every:
                    break
        return found

    def _of_whites(self, opened: Lack, whites: Whites) -> list[tuple[Lack, int]]:
        """What Library dice may leave lacking for those boxes, most first, and which throws leave no more than that."""
        known = self._whites.get((opened, whites))
        if known is None:
            boxes, guards = self._opened(opened), self._guards
            each = [self.lacks(white, boxes, open_boxes=False) for white in whites.shown]
            known = []
            for more in sorted({lack for lacks in each for lack in lacks}, reverse=True):
                high = more | guards
                throws = [any((high - lack) & guards == guards for lack in lacks) for lacks in each]
                known.append((more, sum([1 << place for place, enough in enumerate(throws) if enough])))
            self._whites[opened, whites] = known
        return known

    @staticmethod
    def _opened(rest: Lack) -> Values:
        found: list[int] = []
        least = 1
        while rest & _FIELD:
            found += [least] * ((rest & _FIELD) - (rest >> _WIDTH & _FIELD))
            rest >>= _WIDTH
            least += 1
        return tuple(found)

    def _makes_up(self, lack: Lack) -> bool:
        if lack & _FIELD > self.kit.flips:
            return False
        gaps: list[tuple[int, int]] = []
        for block in range(self._blocks):
            counts = [lack >> _WIDTH * (1 + block * self._levels + level) & _FIELD for level in range(self._levels)]
            for level, (least, more) in enumerate(zip(counts, (*counts[1:], 0), strict=True), 1):
                gaps += [(level, block)] * (least - more)
        return self._closes(tuple(sorted(gaps, reverse=True)), self.kit.sixes)

    def _closes(self, gaps: tuple[tuple[int, int], ...], sixes: int) -> bool:
        """The widest first. A six is of no harm, so all are used; of gaps it leaves alike it closes the widest."""
        tried: set[int] = set()
        if sixes:
            for place, (level, six) in enumerate(gaps):
                if six < level and six not in tried:
                    tried.add(six)
                    left = [*gaps[:place], *gaps[place + 1 :], *([(six, six)] if six else [])]
                    if self._closes(tuple(sorted(left, reverse=True)), sixes - 1):
                        return True
        if tried:
            return False
        return not gaps or (
            gaps[0][0] < self._levels and _covers(tuple([self._sums[level] for level, _ in gaps]), self.kit.bonuses)
        )


_RISING: Final = tuple(accumulate([1 << _WIDTH * place for place in range(_HIGHEST)]))
"""A one in each of the first fields, up to that place."""


@lru_cache(maxsize=1 << 5)
def means_of(kit: Kit, library: int) -> Means:
    """The means of that kit; what they found out is kept with them."""
    return Means(kit, library)


def _sums(bonuses: tuple[Bonus, ...]) -> Values:
    """What some of the bonuses add up to on one die, ascending, nothing included."""
    found = {0}
    for bonus in bonuses:
        found |= {one + bonus.by for one in found}
    return tuple(sorted(found))


@lru_cache(maxsize=1 << 14)
def _covers(gaps: Values, bonuses: tuple[Bonus, ...]) -> bool:
    """Whether bonuses close gaps of so many points, the widest first."""
    if not gaps:
        return True
    if not bonuses or sum(gaps) > sum([bonus.by * min(bonus.dice, len(gaps)) for bonus in bonuses]):
        return False
    by, dice = bonuses[0].by, min(bonuses[0].dice, len(gaps))
    # +1: to the widest; if any way closes all gaps, this one does (Gale and Ryser). More: some gap may be too narrow.
    choices = [tuple(range(dice))] if by == 1 else combinations(range(len(gaps)), dice)
    tried: set[Values] = set()
    for places in choices:
        left = [max(gap - by, 0) if place in places else gap for place, gap in enumerate(gaps)]
        rest = tuple(sorted([gap for gap in left if gap], reverse=True))
        if rest not in tried:
            tried.add(rest)
            if _covers(rest, bonuses[1:]):
                return True
    return False


@lru_cache(maxsize=1 << 8)
def _left_open(boxes: Values, number: int) -> list[tuple[Lack, Values]]:
    """The ways to leave so many of the boxes open: what that is in the fields of open boxes, and the other boxes."""
    found: list[tuple[Lack, Values]] = []
    for opened in set(combinations(boxes, number)):
        rest = list(boxes)
        for box in opened:
            rest.remove(box)
        found.append((sum([_RISING[box - 1] for box in opened]), tuple(rest)))
    return found
