"""What a re-roll is worth: the dice that are kept are chosen for all colours together, seeing the whole roll."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import product
from operator import ge, mul
from typing import Final, NamedTuple

from kingsforge_bot.core.wanted import StillWanted, go_on
from kingsforge_bot.games.kings_forge.advice.keeping import Kept, hands, keeps, mattering
from kingsforge_bot.games.kings_forge.advice.means import whites_of
from kingsforge_bot.games.kings_forge.advice.throws import FACES, GONE, Hand, Matter, Values, throws
from kingsforge_bot.games.kings_forge.advice.tries import SURE, Colour, Left, Roll, Setting
from kingsforge_bot.games.kings_forge.advice.worth import Flat, Worth

_DIGITS: Final = 14
_ROUNDING: Final = 10.0**-_DIGITS
"""Below it one number counts as no larger than another."""

Node = float | list["Node"]
"""What the last roll of one colour after the other leads to: 0 or 1 where that is settled. Equal branches are one."""


class _Side(NamedTuple):
    """Dice of one colour, or the Library dice: their hands before a re-roll, and what may be kept of each.

    `options` are for each hand places in `kept`; `ends` has for each kept set how likely each end of the colour is.
    """

    what: Matter
    hands: dict[Hand, float]
    kept: tuple[Kept, ...]
    options: tuple[tuple[int, ...], ...]
    ends: list[Flat]


def chance_with_rerolls(setting: Setting, rerolls: int, still_wanted: StillWanted) -> float:
    """How likely one of the tries succeeds with so many re-rolls and the wood dice that may come. Raises NotWanted."""
    known: dict[tuple[int, int], Worth] = {}
    sides: list[_Side] = []
    wood = setting.wood
    # By the wood dice taken already and the re-rolls left: taking a die and rolling again come in either order.
    for taken in range(setting.late, -1, -1):
        sides_then = sides
        root, sides = _last_roll(setting, setting.roll(taken), still_wanted)
        for left in range(1, rerolls + 1):
            if left == 1:
                worth = _best(root, [side.ends for side in sides], sides, still_wanted)
            else:
                before = known[taken, left - 1]
                ends = [_onto_places(side, places) for side, places in zip(sides, before.places, strict=True)]
                worth = _best(_nested(before.flat, before.sizes), ends, sides, still_wanted)
            if taken < setting.late:
                then = known[taken + 1, left]
                worth = worth.better(then.mixed(wood, _with_one_more(sides[wood], sides_then[wood], then.places[wood])))
            known[taken, left] = worth
    return min(known[0, rerolls].average([list(side.hands.values()) for side in sides]), 1.0)


# ------------------------------------------------------------------------------------------------ choosing what to keep


def _best(root: Node, ends: list[list[Flat]], sides: list[_Side], still_wanted: StillWanted) -> Worth:
    """The worth of all hands where each choice of what to keep leads to these ends, and they to the branches."""
    layers = _layers(root, len(sides))
    values: dict[int, Flat] = {}
    width = 1
    places: list[tuple[int, ...]] = []
    choices: list[list[tuple[int, ...]]] = []
    for layer, shares, side in zip(reversed(layers), reversed(ends), reversed(sides), strict=True):
        different, options = _different(shares, side.options)
        mixtures: dict[tuple[int, ...], list[Flat]] = {}
        rows = [_mixed(node, different, values, width, mixtures, still_wanted) for node in layer]
        kept, options = _worth_keeping([[row[number] for row in rows] for number in range(len(different))], options)
        values = {
            id(node): [value for number in kept for value in row[number]] for node, row in zip(layer, rows, strict=True)
        }
        width *= len(kept)
        numbers = {option: place for place, option in enumerate(dict.fromkeys(options))}
        places.append(tuple([numbers[option] for option in options]))
        choices.append(list(numbers))
    flat = values[id(root)] if isinstance(root, list) else [root] * width
    return Worth(
        tuple(reversed(places)),
        _maximal(flat, width, choices[::-1], [len(set().union(*some)) for some in choices[::-1]]),
    )


def _layers(root: Node, depth: int) -> list[list[list[Node]]]:
    """The nodes that are not settled, colour by colour, each once."""
    layers: list[list[list[Node]]] = [[root] if isinstance(root, list) else []]
    for _ in range(depth - 1):
        layers.append(
            list({id(branch): branch for node in layers[-1] for branch in node if isinstance(branch, list)}.values())
        )
    return layers


def _mixed(
    node: list[Node],
    shares: list[Flat],
    values: dict[int, Flat],
    width: int,
    known: dict[tuple[int, ...], list[Flat]],
    still_wanted: StillWanted,
) -> list[Flat]:
    """For each of the shares the mixture of what the branches are worth.

    `known`: the shares of the different branches, by the places of the branches among those.
    """
    numbers: dict[float, int] = {}
    rows: list[Flat] = []
    into: list[int] = []
    for branch in node:
        number = numbers.setdefault(branch if isinstance(branch, float) else id(branch), len(rows))
        if number == len(rows):
            rows.append([] if isinstance(branch, float) else values[id(branch)])
        into.append(number)
    go_on(still_wanted)
    mixtures = known.get(tuple(into))
    if mixtures is None:
        mixtures = known[tuple(into)] = [_gathered(share, into, len(rows)) for share in shares]
    settled = [branch if isinstance(branch, float) else None for branch in _firsts(node, into)]
    found: list[Flat] = []
    for parts in mixtures:
        go_on(still_wanted)
        found.append(_mixture(parts, rows, settled, width))
    return found


def _firsts(node: list[Node], into: list[int]) -> list[Node]:
    """The different branches."""
    return list(dict(zip(into, node, strict=True)).values())


def _mixture(parts: Flat, rows: list[Flat], settled: list[float | None], width: int) -> Flat:
    """The sum of the rows, so much of each; those that are settled are one number."""
    certain = sum([part * value for part, value in zip(parts, settled, strict=True) if value], 0.0)
    mixed = [(part, row) for part, row, value in zip(parts, rows, settled, strict=True) if part and value is None]
    match mixed:
        case []:
            return [certain] * width
        case [(1.0, row)]:
            return row
        case [(part, row)]:
            return [part * value + certain for value in row]
        case [(a, xs), (b, ys)]:
            return [a * x + b * y + certain for x, y in zip(xs, ys, strict=True)]
        case [(a, xs), (b, ys), (c, zs)]:
            return [a * x + b * y + c * z + certain for x, y, z in zip(xs, ys, zs, strict=True)]
        case _:
            shares = [part for part, _ in mixed]
            return [sum(map(mul, shares, column), certain) for column in zip(*[row for _, row in mixed], strict=True)]


def _gathered(share: Flat, into: list[int], size: int) -> Flat:
    parts = [0.0] * size
    for number, part in zip(into, share, strict=True):
        if part:
            parts[number] += part
    return parts


def _different(shares: list[Flat], options: Sequence[tuple[int, ...]]) -> tuple[list[Flat], list[tuple[int, ...]]]:
    """The shares without those that are like others before, and what may be kept of each hand as places in them."""
    numbers: dict[tuple[float, ...], int] = {}
    place = [numbers.setdefault(tuple([round(part, _DIGITS) for part in share]), len(numbers)) for share in shares]
    first = dict(zip(reversed(place), reversed(shares), strict=True))
    return [first[number] for number in range(len(numbers))], [
        tuple(sorted({place[one] for one in hand})) for hand in options
    ]


def _worth_keeping(
    rows: list[list[Flat]], options: Sequence[tuple[int, ...]]
) -> tuple[list[int], list[tuple[int, ...]]]:
    """The choices that may be best, whatever the colours before have done, and those of each hand as places in them."""
    flats = [[value for row in some for value in row] for some in rows]
    raised = [[value + _ROUNDING for value in flat] for flat in flats]
    known: dict[tuple[int, int], bool] = {}

    def no_worse(one: int, two: int) -> bool:
        found = known.get((one, two))
        if found is None:
            found = known[one, two] = all(map(ge, raised[one], flats[two]))
        return found

    buckets: dict[float, list[int]] = {}
    same: list[int] = []
    for number, flat in enumerate(flats):
        bucket = buckets.setdefault(round(sum(flat), _DIGITS - 4), [])
        same.append(next((one for one in bucket if no_worse(one, number) and no_worse(number, one)), number))
        if same[-1] == number:
            bucket.append(number)
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


def _maximal(flat: Flat, width: int, choices: Sequence[list[tuple[int, ...]]], sizes: Sequence[int]) -> Flat:
    """For each combination of hands the best of their choices."""
    width //= sizes[0]
    if len(sizes) == 1:
        return [max([flat[place] for place in some]) for some in choices[0]]
    found: Flat = []
    for some in choices[0]:
        rows = [flat[place * width : (place + 1) * width] for place in some]
        best = rows[0] if len(rows) == 1 else list(map(max, *rows))
        found += _maximal(best, width, choices[1:], sizes[1:])
    return found


# ----------------------------------------------------------------------------------------------------- from the setting


def _last_roll(setting: Setting, roll: Roll, still_wanted: StillWanted) -> tuple[Node, list[_Side]]:
    """Where the last roll leads, and the sides of the table."""
    found = [_side(colour) for colour in roll.colours]
    lefts, sides = [one for one, _ in found], [side for _, side in found]
    white = whites_of(((),))
    if setting.white_matter is not None:
        shown, side = _white_side(setting.white, setting.white_matter)
        white = whites_of(shown)
        sides.append(side)
    known: dict[tuple[int, Left], Node] = {}

    def node(place: int, left: Left) -> Node:
        if left == SURE:
            return 1.0
        if not any(left):
            return 0.0
        branches = known.get((place, left))
        if branches is None:
            go_on(still_wanted)
            if place < len(lefts):
                branches = _settled([node(place + 1, roll.joined(place, left, more)) for more in lefts[place]])
            else:
                enough = roll.filled(left, white)
                branches = _settled([float(enough >> place & 1) for place in range(len(white.shown))])
            known[place, left] = branches
        return branches

    return node(0, roll.start), sides


def _settled(branches: list[Node]) -> Node:
    """The branches, or what all of them are worth."""
    first = branches[0] if branches else 0.0
    return first if isinstance(first, float) and all(one == first for one in branches) else branches


def _nested(flat: Flat, sizes: Sequence[int]) -> Node:
    if not sizes:
        return flat[0]
    width = len(flat) // sizes[0]
    return [_nested(flat[start : start + width], sizes[1:]) for start in range(0, len(flat), width)]


@lru_cache(maxsize=1 << 3)
def _side(colour: Colour) -> tuple[tuple[Left, ...], _Side]:
    """The lacks that this colour can end with, and its hands."""
    ends: dict[Left, int] = {}
    known: dict[Values, dict[int, float]] = {}

    def ends_of(values: Values) -> dict[int, float]:
        found = known.get(values)
        if found is None:
            found = known[values] = {}
            for later in product(colour.what.faces, repeat=colour.late):
                end = ends.setdefault(colour.left(values, later), len(ends))
                found[end] = found.get(end, 0.0) + 1 / len(FACES) ** colour.late
        return found

    side = _side_of(colour.dice, colour.what, ends_of)
    return tuple(ends), side


@lru_cache(maxsize=1 << 3)
def _white_side(dice: int, what: Matter) -> tuple[tuple[Values, ...], _Side]:
    """What Library dice can show in the end, and their hands."""
    ends: dict[Values, int] = {}
    side = _side_of(dice, what, lambda values: {ends.setdefault(values, len(ends)): 1.0})
    return tuple(ends), side


def _side_of(dice: int, what: Matter, ends_of: Callable[[Values], dict[int, float]]) -> _Side:
    found = hands(dice, what)
    numbers: dict[Kept, int] = {}
    options = tuple([tuple([numbers.setdefault(kept, len(numbers)) for kept in keeps(hand, what)]) for hand in found])
    shares: list[dict[int, float]] = []
    for kept in numbers:
        share: dict[int, float] = {}
        for (_, thrown), chance in throws(kept.again, what).items():
            for end, part in ends_of(what.kept(tuple(sorted(kept.values + thrown)))).items():
                share[end] = share.get(end, 0.0) + chance * part
        shares.append(share)
    size = 1 + max([end for share in shares for end in share])
    ends = [[share.get(end, 0.0) for end in range(size)] for share in shares]
    return _Side(what, found, tuple(numbers), options, ends)


def _onto_places(side: _Side, places: tuple[int, ...]) -> list[Flat]:
    """For each kept set how likely each place is after the re-roll."""
    of_hand = dict(zip(side.hands, places, strict=True))
    found: list[Flat] = []
    for kept in side.kept:
        share = [0.0] * (max(places) + 1)
        for (dice, thrown), chance in hands(kept.again, side.what).items():
            values = tuple(sorted(kept.values + thrown))
            share[of_hand[len(kept.values) + dice, mattering(values, side.what)]] += chance
        found.append(share)
    return found


def _with_one_more(side: _Side, then: _Side, places: tuple[int, ...]) -> list[tuple[int, ...]]:
    """For each hand the places to which one more die of that colour leads, face by face."""
    of_hand = dict(zip(then.hands, places, strict=True))
    return [
        tuple(
            [
                of_hand[hand if face == GONE else (hand[0] + 1, mattering(tuple(sorted((*hand[1], face))), side.what))]
                for face in side.what.faces
            ]
        )
        for hand in side.hands
    ]
