"""Colours as the eye tells them apart: OKLab, where equal distances look equally far."""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Final

from kingsforge_bot.render.tone import RGB

Lab = tuple[float, float, float]
_ROUNDS: Final = 10
"""Times that chosen colours move to the middle of what they stand for."""


@lru_cache(maxsize=1 << 17)
def lab(colour: RGB) -> Lab:
    """A colour in OKLab."""
    red, green, blue = (_linear(channel) for channel in colour)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def apart(one: Lab, other: Lab) -> float:
    """Squared distance."""
    light, green, blue = one[0] - other[0], one[1] - other[1], one[2] - other[2]
    return light * light + green * green + blue * blue


def nearest(colour: RGB, among: Sequence[RGB]) -> int:
    """Where in the sequence the colour most like it stands."""
    wanted = lab(colour)
    return min(range(len(among)), key=lambda index: apart(wanted, lab(among[index])))


def chosen(seen: Mapping[RGB, float], fixed: Collection[RGB], count: int) -> list[RGB]:
    """The colours that those seen need most besides the fixed ones: k-means, weighted by how much is seen of each."""
    colours = [(lab(colour), colour, weight) for colour, weight in seen.items()]
    held = [min(apart(one, lab(other)) for other in fixed) for one, _, _ in colours]
    middles = _first(colours, held, count)
    for _ in range(_ROUNDS):
        sums = [[0.0] * 4 for _ in middles]
        labs = [lab(middle) for middle in middles]
        for (one, colour, weight), distance in zip(colours, held, strict=True):
            best, found = -1, distance
            for index, middle in enumerate(labs):
                if (away := apart(one, middle)) < found:
                    best, found = index, away
            if best >= 0:
                for channel in range(3):
                    sums[best][channel] += weight * colour[channel]
                sums[best][3] += weight
        middles = [
            (round(red / weight), round(green / weight), round(blue / weight)) if weight else before
            for before, (red, green, blue, weight) in zip(middles, sums, strict=True)
        ]
    return middles


def _first(colours: Sequence[tuple[Lab, RGB, float]], held: Sequence[float], count: int) -> list[RGB]:
    """Where to begin: one by one what is missed most."""
    missed, found = list(held), list[RGB]()
    while len(found) < count:
        index = max(range(len(colours)), key=lambda index: colours[index][2] * missed[index])
        if missed[index] == 0:
            break
        found.append(colours[index][1])
        missed = [
            min(before, apart(one, colours[index][0])) for (one, _, _), before in zip(colours, missed, strict=True)
        ]
    return found


def _linear(channel: int) -> float:
    part = channel / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
