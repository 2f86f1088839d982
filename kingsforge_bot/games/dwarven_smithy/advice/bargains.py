"""Guild cards that were bought of another's market (5.7) and completed: what one let go, and the other got for it."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind

PART: Final = 0.6
EACH: Final = 0.2
"""What a resource is worth: this part of its buy value, and so many coins."""


class Bargain(msgspec.Struct, frozen=True):
    """One of them."""

    bought: ev.Bought
    worth: int
    """Coins that it brought its buyer."""
    lost: float
    """Coins that it would have brought its seller, beyond its price and the resources that it took."""


def given_up(cards: CardSet, kind: Kind) -> float:
    """What is given up with a resource that goes under a card."""
    return cards.resources[kind].refined.buy * PART + EACH


def bargains(cards: CardSet, events: Sequence[ev.Event]) -> Iterator[Bargain]:
    """In the order in which they were bought; of a game that is over, when King's Items lie open (7.4)."""
    made = {
        (one.seat, one.stack.card): one.stack
        for one in events
        if isinstance(one, ev.ItemCompleted | ev.ToolCompleted) and one.coins
    }
    made |= {(one.seat, stack.card): stack for one in events if isinstance(one, ev.Revealed) for stack in one.kings}
    for one in events:
        if isinstance(one, ev.Bought) and (stack := made.get((one.seat, one.card))) is not None:
            worth = cards.guild[one.card].full_value
            # It would have taken resources, as it took the buyer's.
            cost = sum(given_up(cards, kind) for kind in stack.resources)
            yield Bargain(one, worth, worth - cost - one.coins)
