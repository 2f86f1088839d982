"""What many games say together: shares with how sure they are, and which cards stand out."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from kingsforge_bot.devtools.shares import Share, summed
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.statistics.facts import Facts

NEIGHBOURS: Final = 3
"""Cards on each side, in the order of ranks, that a card is held against."""
FACTOR: Final = 1.5
"""A card stands out when it is made so many times as often as its neighbours, or so many times less."""
SURE: Final = 3.0
"""And when luck would have to be so many standard errors away from its mean to look the same."""


class Demand(msgspec.Struct, frozen=True):
    """How sought after a card is, held against its neighbours in rank."""

    card: CraftCard
    crafted: Share
    """Of the craft turns in which it could be made."""
    stolen: Share
    """Thefts, of the times it was crafted."""
    ratio: float
    """How often it is crafted, where its neighbours together give 1; infinite where they are never crafted."""
    stands_out: bool


def rounds(games: Iterable[Facts]) -> Counter[int]:
    """How many games took so many rounds."""
    return Counter(facts.rounds for facts in games)


def claims(games: Sequence[Facts]) -> list[tuple[Side, Share]]:
    """How often a side was claimed, of the times its card lay there; the most claimed first."""
    claimed, dealt = summed(facts.claimed for facts in games), summed(facts.dealt for facts in games)
    shares = [(side, Share(claimed[side], dealt[CARD_OF[side]])) for side in Side if dealt[CARD_OF[side]]]
    return sorted(shares, key=lambda one: -one[1].value)


def visits(games: Sequence[Facts]) -> list[tuple[Space, float]]:
    """How often a dock space was used in a game; the most used first."""
    docked = summed(facts.docked for facts in games)
    return sorted([(space, docked[space] / len(games)) for space in Space], key=lambda one: -one[1])


def demands(games: Sequence[Facts], cards: Iterable[CraftCard]) -> list[Demand]:
    """Every card that was ever on display, the lowest rank first."""
    shown = summed(facts.shown for facts in games)
    crafted, stolen = summed(facts.crafted for facts in games), summed(facts.stolen for facts in games)
    known = sorted([card for card in cards if shown[card.item]], key=lambda card: card.rank)
    return [_demand(known, place, shown, crafted, stolen) for place in range(len(known))]


def _demand(
    known: Sequence[CraftCard],
    place: int,
    shown: Mapping[Item, int],
    crafted: Mapping[Item, int],
    stolen: Mapping[Item, int],
) -> Demand:
    item = known[place].item
    around = [*known[max(0, place - NEIGHBOURS) : place], *known[place + 1 : place + 1 + NEIGHBOURS]]
    own = Share(crafted[item], shown[item])
    theirs = Share(sum(crafted[one.item] for one in around), sum(shown[one.item] for one in around))
    ratio = own.value / theirs.value if theirs.of else math.inf
    return Demand(
        known[place],
        own,
        Share(stolen[item], crafted[item]),
        ratio,
        bool(around) and not 1 / FACTOR < ratio < FACTOR and _distance(own, theirs) > SURE,
    )


def _distance(one: Share, other: Share) -> float:
    """How many standard errors two shares are apart (both pooled)."""
    whole = one.whole + other.whole
    pooled = (one.of + other.of) / whole if whole else 0.0
    error = math.sqrt(pooled * (1 - pooled) * (1 / max(one.whole, 1) + 1 / max(other.whole, 1)))
    return abs(one.value - other.value) / error if error else 0.0
