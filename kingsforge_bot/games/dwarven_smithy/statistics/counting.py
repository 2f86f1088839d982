"""What many games say together about the cards."""

import math
from collections.abc import Sequence
from statistics import median
from typing import Final

import msgspec

from kingsforge_bot.devtools.shares import Share, summed
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet, GuildCard
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.games.dwarven_smithy.statistics.facts import Facts

FACTOR: Final = 3.0
"""A card stands out when it is crafted so many times as often as the median of its kind, or so many times less."""
KINDS: Final = tuple(CardType)


class Standing(msgspec.Struct, frozen=True):
    """A card held against those of its kind."""

    card: GuildCard
    crafted: Share
    """Of the games in which it was dealt or drawn."""
    ratio: float
    """Beside the median of its kind; infinite where that is 0."""

    @property
    def stands_out(self) -> bool:
        """Whether it is far from its kind."""
        return not 1 / FACTOR < self.ratio < FACTOR


def standings(games: Sequence[Facts], cards: CardSet, type_: CardType) -> list[Standing]:
    """Every card of that type that ever came up, the least crafted first."""
    crafted, came_up = summed(facts.crafted for facts in games), summed(facts.came_up for facts in games)
    shares = {
        card.id: Share(crafted[card.id], came_up[card.id])
        for card in cards.guild.values()
        if card.type is type_ and came_up[card.id]
    }
    if not shares:
        return []
    middle = median(share.value for share in shares.values())
    found = [
        Standing(cards.guild[name], share, share.value / middle if middle else math.inf)
        for name, share in shares.items()
    ]
    return sorted(found, key=lambda one: one.crafted.value)


def coins_by_place(games: Sequence[Facts]) -> list[float]:
    """Mean coins beside the table's mean, in the order of play."""
    beyond = [0.0] * games[0].seats
    for facts in games:
        mean = sum(facts.totals) / facts.seats
        for seat, total in enumerate(facts.totals):
            beyond[(seat - facts.first) % facts.seats] += (total - mean) / len(games)
    return beyond
