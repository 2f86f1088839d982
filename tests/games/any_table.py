"""What the little languages of all games' rules tests share: an action in a line, what is refused, who is awaited."""

from collections.abc import Sequence
from typing import Generic, TypeVar

import pytest

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.game import Game
from kingsforge_bot.core.seat import Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class AnyTable(Generic[S, A, E]):
    """A table of a game; `state` is now, `events` what the last action led to."""

    def __init__(self, game: Game[S, A, E], state: S) -> None:
        self.game = game
        self.state = state
        self.events: tuple[E, ...] = ()

    @property
    def happened(self) -> list[str]:
        """The names of the last action's events."""
        return [type(event).__name__ for event in self.events]

    def read(self, line: str) -> tuple[Seat, A]:
        """The seat, then the action, whose text is its own notation."""
        number, _, text = line.partition(" ")
        action = self.game.parse(text)
        assert self.game.parse(str(action)) == action
        return Seat(int(number)), action

    def refuses(self, line: str, reason: str, rule: str, **facts: object) -> None:
        """The action is refused for that reason (its id), by that rule, with at least those facts; nothing happened."""
        who, action = self.read(line)
        before = self.game.dump(self.state)
        with pytest.raises(Refused) as refused:
            self.game.apply(self.state, who, action, Replayed())
        assert (refused.value.reason.value, refused.value.rule) == (reason, rule)
        assert {name: refused.value.facts.get(name) for name in facts} == facts
        assert self.game.dump(self.state) == before
        assert not self.offers(line)

    def offers(self, line: str) -> bool:
        """Whether the action, in exactly this form, is among the seat's legal ones."""
        who, action = self.read(line)
        return action in self.listed(who)

    def awaits(self, *who: int) -> None:
        """These seats, and no others, are awaited, and there is something they can do."""
        assert self.game.to_act(self.state) == set(who)
        for one in who:
            assert next(self.game.legal_actions(self.state, Seat(one)), None) is not None

    def is_over(self, *places: tuple[int, ...]) -> None:
        """Nobody is awaited; the places, best first: `t.is_over((1,), (0, 2))`."""
        assert self.game.to_act(self.state) == frozenset()
        assert self.game.places(self.state) == places

    def seen(self, who: int | None) -> S:
        """The table as that seat sees it, or with None everybody."""
        return self.game.player_view(self.state, None if who is None else Seat(who))

    def told(self, who: int | None) -> list[E]:
        """What that seat is told of the last action, or with None everybody."""
        told = (self.game.event_view(event, None if who is None else Seat(who)) for event in self.events)
        return [event for event in told if event is not None]

    def listed(self, who: int) -> Sequence[A]:
        """The seat's legal actions."""
        return list(self.game.legal_actions(self.state, Seat(who)))
