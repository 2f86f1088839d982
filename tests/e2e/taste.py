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
    "caravan.top": 2,
    "dragon-lair.bottom": 7,
    "jeweler.top": 2,
    "jeweler.bottom": 4,
    "library.top": 4,
    "mill.top": 2,
    "mill.bottom": 5,
    "shrine.top": 1,
    "workshop.bottom": 1,
    "wood.1": 1,
    "wood.2": 2,
    "gem.1": 3,
    "gem.2": 4,
    "magic.1": 4,
    "magic.2": 5,
}
"""What the dice that go to the stock are worth."""
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
        gives = Counter(GIVES.get(place, ""))
        gain = sum(WORTH[kind] * count for kind, count in gives.items())
        return gain + 3 * (gives & lacking).total() - LOSES.get(place, 0) + 2 * luck.random()

    ranked: Mapping[str, float] = {place: worth(place) for place in places if place in GIVES}
    top = max(ranked, key=ranked.__getitem__, default=None)
    return top if top is not None and ranked[top] > 0.5 else None


def cheapest(payments: Iterable[str]) -> str:
    """The payment of least worth, of letters such as `MMW`."""
    return min(payments, key=lambda letters: sum(WORTH.get(letter, 0) for letter in letters))
