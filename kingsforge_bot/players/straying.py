"""A bot player between two others: the strong one, whose attention strays now and then."""

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from kingsforge_bot.core.asking import Decision
from kingsforge_bot.core.chance import Chance
from kingsforge_bot.players.player import BotPlayer

S = TypeVar("S")
A = TypeVar("A", bound=Decision)

_STRAYS_ON: Final = 1
"""The highest roll of a die on which it does: every sixth time."""


class StrayingPlayer(Generic[S, A]):
    """Plays as the strong one, but leaves some decisions to the careless one.

    `tempting` says among which actions it strays, so that what ends a turn by mistake is no part of it: none where it
    minds what it does.
    """

    def __init__(
        self,
        strong: BotPlayer[S, A],
        careless: BotPlayer[S, A],
        tempting: Callable[[S, Sequence[A]], Sequence[A]],
    ) -> None:
        self._strong, self._careless, self._tempting = strong, careless, tempting

    def choose(self, view: S, actions: Sequence[A], chance: Chance) -> A:
        """One of the actions."""
        tempting = self._tempting(view, actions) if len(actions) > 1 else ()
        if tempting and chance.roll(1)[0] <= _STRAYS_ON:
            return self._careless.choose(view, tempting, chance)
        return self._strong.choose(view, actions, chance)
