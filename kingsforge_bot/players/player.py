"""What a bot player is to the service, and what is put before one."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, Protocol, TypeVar

from kingsforge_bot.core.asking import Decision
from kingsforge_bot.core.chance import Chance

S = TypeVar("S", contravariant=True)
A = TypeVar("A", bound=Decision)

MOST_ACTIONS: Final = 3000
"""How many actions are put before a bot player."""


class BotPlayer(Protocol[S, A]):
    """Chooses like a person would: from the view of its seat and the legal actions, at least one."""

    def choose(self, view: S, actions: Sequence[A], chance: Chance) -> A:
        """One of the actions."""


def bounded(actions: Iterator[A], most: int = MOST_ACTIONS) -> tuple[A, ...]:
    """The first 3,000 legal actions, or as many as are said.

    A re-roll of 25 dice has more choices than memory has room for. Games list their actions in an order whose
    beginning knows every kind of action and every card, so that only more of the same is cut off.
    """
    return tuple(islice(actions, most))
