"""What a plain player wants: colours that the cards on display ask for, and few dice lost."""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random

GIVES = {
    "alchemist.top": "B",
    "astrologer.top": "M",
    "bazaar.top": "G",
    "bazaar.bottom": "G",
    "caravan.top": "MMMM",
    "dragon-lair.top": "M",
    "dragon-lair.bottom": "GB",
    "east-forest.top": "W",
    "garden.top": "W",
    "jeweler.top": "G",
    "jeweler.bottom": "GG",
    "library.top": "MB",
    "mill.top": "WW",
    "mill.bottom": "WWWMM",
    "north-mine.top": "MM",
    "peddler.top": "M",
    "shrine.top": "G",
    "shrine.bottom": "B",
    "south-mine.top": "MM",
    "tavern.top": "G",
    "west-forest.top": "W",
    "workshop.bottom": "W",
    "wood.1": "W",
    "wood.2": "W",
    "gem.1": "G",
    "gem.2": "G",
    "magic.1": "B",
    "magic.2": "B",
}
"""Dice that a side or a dock space gives, at best."""
LOSES = {
    "caravan.top": "W",
    "dragon-lair.bottom": "MMMMMMM",
    "jeweler.top": "MM",
    "jeweler.bottom": "WW",
    "library.top": "G",
    "mill.top": "MM",
    "mill.bottom": "B",
    "shrine.top": "M",
    "workshop.bottom": "M",
    "wood.1": "M",
    "wood.2": "MM",
    "gem.1": "MMM",
    "gem.2": "MMMM",
    "magic.1": "MMMM",
    "magic.2": "MMMMM",
}
"""Dice that go to the stock, metal where any will do."""
WORTH = {"M": 1, "W": 2, "G": 4, "B": 5}
SPARE = 1
"""Dice of each colour wanted beyond what a card needs, since low rolls are common."""


def wanted(cards: Iterable[Counter[str]], supply: Counter[str], smithy: Counter[str]) -> Counter[str] | None:
    """Colours still lacking for the cards on display; None when one of them can be tried with the supply."""
    lacking: Counter[str] = Counter()
    for boxes in cards:
        if not Counter({kind: count + SPARE for kind, count in boxes.items()}) - supply:
            return None
        lacking |= Counter({kind: count + SPARE + 1 for kind, count in boxes.items()}) - (supply + smithy)
    return lacking


def best(places: Iterable[str], lacking: Counter[str], luck: Random) -> str | None:
    """The side or space worth most, or None when all lose more than they give."""

    def worth(place: str) -> float:
        gives, loses = Counter(GIVES.get(place, "")), Counter(LOSES.get(place, ""))
        gain = sum(WORTH[kind] * (gives[kind] - loses[kind]) for kind in WORTH)
        return gain + 3 * ((gives & lacking).total() - (loses & lacking).total()) + 2 * luck.random()

    ranked: Mapping[str, float] = {place: worth(place) for place in places if place in GIVES}
    top = max(ranked, key=ranked.__getitem__, default=None)
    return top if top is not None and ranked[top] > 0.5 else None


def cheapest(payments: Iterable[str]) -> str:
    """The payment of least worth, of letters such as `MMW`."""
    return min(payments, key=lambda letters: sum(WORTH.get(letter, 0) for letter in letters))
