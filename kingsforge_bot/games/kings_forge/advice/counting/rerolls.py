"""What a re-roll is worth: the dice that are kept are chosen for all colours together, seeing the whole roll.

Dice of one colour are a side, the white ones too. Where a last roll leads is a tree with a layer for each side: a node
branches by how the dice of its side end, down to 1 where something is made and 0 where nothing is. Say two metal dice
and a wood die are to become M5 W3: the root branches into "a five among the metal", a node of the wood, and "none", 0.

What to keep is chosen from the last side to the first. Each choice of dice to keep, say "the wood die that shows 4",
has a row of numbers: for each node of its layer how many of all ways lead from there to 1. Such a number is one for
each way to choose in all later sides, packed into a single integer (`lanes`), so that one addition mixes all of them.
A choice that is nowhere above another is let go (`_worth_keeping`); those that are left are a side's places, and a
hand is known by the places among which it chooses. The largest number is then taken hand by hand, and with one
re-roll more its worth is where that last roll leads.
"""

from collections.abc import Sequence
from math import prod
from typing import Final, NamedTuple

from kingsforge_bot.core.wanted import StillWanted, go_on
from kingsforge_bot.games.kings_forge.advice.counting.closing import Closing
from kingsforge_bot.games.kings_forge.advice.counting.keeping import Kept
from kingsforge_bot.games.kings_forge.advice.counting.lanes import Groups, Lanes, Row
from kingsforge_bot.games.kings_forge.advice.counting.means import Whites, whites_of
from kingsforge_bot.games.kings_forge.advice.counting.sides import (
    Shares,
    Side,
    choices,
    onto_places,
    side_of,
    white_side,
    with_one_more,
)
from kingsforge_bot.games.kings_forge.advice.counting.throws import FACES
from kingsforge_bot.games.kings_forge.advice.counting.tries import SURE, Left, Roll, Setting
from kingsforge_bot.games.kings_forge.advice.counting.worth import Worth

_CHUNK: Final = 1 << 12
"""So many numbers are compared at once: most choices differ soon."""

Node = int | list["Node"]
"""What the last roll of one colour after the other leads to, in ways where that is settled. Equal branches are one."""


class _Task(NamedTuple):
    """Where the ends of the sides lead, out of so many ways; with the room for all chances that are worked out."""

    root: Node
    scale: int
    lanes: Lanes
    still_wanted: StillWanted


def chance_with_rerolls(setting: Setting, rerolls: int, still_wanted: StillWanted) -> float:
    """How likely one of the tries succeeds with so many re-rolls and the wood dice that may come. Raises NotWanted."""
    known: dict[tuple[int, int], Worth] = {}
    sides: list[Side] = []
    wood = setting.wood
    dice = sum(setting.counts) + setting.white + 2 * setting.late
    lanes = Lanes(2 * len(FACES) ** (dice * rerolls))
    # By the wood dice taken already and the re-rolls left: taking a die and rolling again come in either order.
    for taken in range(setting.late, -1, -1):
        sides_then = sides
        root, sides = _last_roll(setting, setting.roll(taken), still_wanted)
        for left in range(1, rerolls + 1):
            if left == 1:
                worth = _best(_Task(root, 1, lanes, still_wanted), [side.ends for side in sides], sides)
            else:
                before = known[taken, left - 1]
                ends = [onto_places(side, places) for side, places in zip(sides, before.places, strict=True)]
                task = _Task(_nested(before.row, before.sizes, lanes), before.scale, lanes, still_wanted)
                worth = _best(task, ends, sides)
            if taken < setting.late:
                then = known[taken + 1, left]
                worth = worth.better(then.mixed(wood, with_one_more(sides[wood], sides_then[wood], then.places[wood])))
            known[taken, left] = worth
    return min(known[0, rerolls].average([list(side.hands.values()) for side in sides]), 1.0)


# ------------------------------------------------------------------------------------------------ choosing what to keep


def _best(task: _Task, ends: Sequence[dict[Kept, Shares]], sides: Sequence[Side]) -> Worth:
    """The worth of all hands where each choice of what to keep leads to these ends, and they to the branches."""
    lanes, width, scale = task.lanes, 1, task.scale
    values: dict[int, Row] = {}
    top: list[Row] = []
    places: list[tuple[int, ...]] = []
    groups: list[Groups] = []
    sizes: list[int] = []
    for layer, shares, side in zip(_layers(task.root, len(sides))[::-1], ends[::-1], sides[::-1], strict=True):
        different, options = choices(side, shares)
        mixing = _Mixing(different, lanes, width, scale // task.scale, values)
        rows = [mixing.rows(node, task.still_wanted) for node in layer]
        kept, options = _worth_keeping(rows, len(different), options, lanes, width)
        top = [rows[0][number] for number in kept] if rows else []
        if len(sizes) < len(sides) - 1:
            joined = [lanes.joined([row[number] for number in kept], width) for row in rows]
            values = {id(node): row for node, row in zip(layer, joined, strict=True)}
        scale *= side.scale
        width *= len(kept)
        sizes.insert(0, len(kept))
        numbers = {option: place for place, option in enumerate(dict.fromkeys(options))}
        places.insert(0, tuple([numbers[option] for option in options]))
        groups.insert(0, list(numbers))
    if isinstance(task.root, int):
        # Nothing is at stake, so that all choices are one.
        top = [task.root * (scale // task.scale)]
    return Worth(tuple(places), lanes, lanes.largest(top, sizes, groups), scale)


def _layers(root: Node, depth: int) -> list[list[list[Node]]]:
    """The nodes that are not settled, colour by colour, each once."""
    layers: list[list[list[Node]]] = [[root] if isinstance(root, list) else []]
    for _ in range(depth - 1):
        layers.append(
            list({id(branch): branch for node in layers[-1] for branch in node if isinstance(branch, list)}.values())
        )
    return layers


class _Mixing:
    """Mixtures of what the branches of a node are worth: so much of each, once for each of the shares."""

    def __init__(self, shares: Sequence[Shares], lanes: Lanes, width: int, scale: int, values: dict[int, Row]) -> None:
        self._shares, self._values = shares, values
        self._ones = lanes.ones(width) * scale
        self._known: dict[tuple[int, ...], list[list[tuple[int, int]]]] = {}

    def rows(self, node: list[Node], still_wanted: StillWanted) -> list[Row]:
        """The mixtures at that node."""
        numbers: dict[tuple[bool, int], int] = {}
        rows: list[Row] = []
        into: list[int] = []
        for branch in node:
            number = numbers.setdefault(_key(branch), len(rows))
            if number == len(rows):
                rows.append(self._values[id(branch)] if isinstance(branch, list) else branch * self._ones)
            into.append(number)
        go_on(still_wanted)
        parts = self._known.get(tuple(into))
        if parts is None:
            parts = self._known[tuple(into)] = [_gathered(share, into) for share in self._shares]
        found: list[Row] = []
        for some in parts:
            go_on(still_wanted)
            found.append(sum([part * rows[number] for number, part in some]))
        return found


def _gathered(share: Shares, into: Sequence[int]) -> list[tuple[int, int]]:
    """The shares of the different branches."""
    parts: dict[int, int] = {}
    for end, part in share:
        parts[into[end]] = parts.get(into[end], 0) + part
    return list(parts.items())


def _worth_keeping(
    rows: list[list[Row]], different: int, options: Sequence[tuple[int, ...]], lanes: Lanes, width: int
) -> tuple[list[int], list[tuple[int, ...]]]:
    """The choices that may be best, whatever the colours before have done, and those of each hand as places in them."""
    some = max(_CHUNK // width, 1)
    chunks = [rows[start : start + some] for start in range(0, len(rows), some)]
    flats = [
        tuple([lanes.joined([row[number] for row in chunk], width) for chunk in chunks]) for number in range(different)
    ]
    counts = [len(chunk) * width for chunk in chunks]
    known: dict[tuple[int, int], bool] = {}

    def no_worse(one: int, two: int) -> bool:
        found = known.get((one, two))
        if found is None:
            found = known[one, two] = all(map(lanes.no_less, flats[one], flats[two], counts))
        return found

    first: dict[tuple[Row, ...], int] = {}
    same = [first.setdefault(flat, number) for number, flat in enumerate(flats)]
    left: list[tuple[int, ...]] = []
    for hand in options:
        best: list[int] = []
        for one in sorted({same[number] for number in hand}):
            if not any(no_worse(other, one) for other in best):
                best = [other for other in best if not no_worse(one, other)]
                best.append(one)
        left.append(tuple(best))
    kept = sorted({number for hand in left for number in hand})
    place = {number: index for index, number in enumerate(kept)}
    return kept, [tuple([place[number] for number in hand]) for hand in left]


# ----------------------------------------------------------------------------------------------------- from the setting


def _last_roll(setting: Setting, roll: Roll, still_wanted: StillWanted) -> tuple[Node, list[Side]]:
    """Where the last roll leads, and the sides of the table."""
    alone = len(roll.colours) == 1 and setting.white_matter is None
    found = [side_of(colour, alone=alone) for colour in roll.colours]
    lefts, sides = [one for one, _ in found], [side for _, side in found]
    white = whites_of(((),))
    if setting.white_matter is not None:
        shown, side = white_side(setting.white, setting.white_matter)
        white = whites_of(shown)
        sides.append(side)
    branching = _Branching(roll, lefts, white, still_wanted)
    return branching.node(0, roll.start), sides


class _Branching:
    """Nodes from what is lacking; those that lead to the same are one."""

    def __init__(self, roll: Roll, lefts: Sequence[Sequence[Left]], whites: Whites, still_wanted: StillWanted) -> None:
        self._roll, self._lefts, self._whites, self._still_wanted = roll, lefts, whites, still_wanted
        self._closing = Closing(roll, len(lefts) - 1, lefts[-1], whites)
        self._known: dict[tuple[int, Left], Node] = {}
        self._closed: dict[int, Node] = {}
        self._white: dict[int, Node] = {}
        self._same: dict[tuple[tuple[bool, int], ...], Node] = {}

    def node(self, place: int, left: Left) -> Node:
        """What it leads to if that is lacking before the colour at that place."""
        if left == SURE:
            return 1
        if not any(left):
            return 0
        found = self._known.get((place, left))
        if found is None:
            go_on(self._still_wanted)
            if place < len(self._lefts) - 1:
                after = [self._roll.joined(place, left, more) for more in self._lefts[place]]
                found = self._one([self.node(place + 1, one) for one in after])
            else:
                found = self._last(self._closing.enough(left))
            self._known[place, left] = found
        return found

    def _last(self, enough: int) -> Node:
        found = self._closed.get(enough)
        if found is None:
            width, every = len(self._whites.shown), self._whites.every
            throws = [enough >> place * width & every for place in range(len(self._lefts[-1]))]
            found = self._closed[enough] = self._one([self._shown(whites) for whites in throws])
        return found

    def _shown(self, enough: int) -> Node:
        if enough in (0, self._whites.every):
            return enough & 1
        found = self._white.get(enough)
        if found is None:
            found = self._white[enough] = [enough >> place & 1 for place in range(len(self._whites.shown))]
        return found

    def _one(self, branches: list[Node]) -> Node:
        """The branches, or what all of them are worth."""
        first = branches[0] if branches else 0
        if isinstance(first, int) and all(one == first for one in branches):
            return first
        return self._same.setdefault(tuple(map(_key, branches)), branches)


def _key(node: Node) -> tuple[bool, int]:
    """The same for the same node."""
    return (False, node) if isinstance(node, int) else (True, id(node))


def _nested(row: Row, sizes: Sequence[int], lanes: Lanes) -> Node:
    """The numbers of a row as a tree: a layer for each of the sizes, the last one's branches the numbers themselves."""
    if not sizes:
        return row
    return [_nested(part, sizes[1:], lanes) for part in lanes.cut(row, sizes[0], prod(sizes[1:]))]
