"""What an AI seat is to the service."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from kingsforge_bot.core.asking import Decision
from kingsforge_bot.core.chance import Chance

S = TypeVar("S", contravariant=True)
A = TypeVar("A", bound=Decision)


class AiPlayer(Protocol[S, A]):
    """Chooses like a person would: from the view of its seat and the legal actions, at least one."""

    def choose(self, view: S, actions: Sequence[A], chance: Chance) -> A:
        """One of the actions."""
