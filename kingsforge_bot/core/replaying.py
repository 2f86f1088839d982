"""A log played again on one state that is open to change, in any game."""

from collections.abc import Callable, Iterable
from typing import Final, Protocol, TypeVar

from kingsforge_bot.core.chance import Chance, LuckMismatchError, Replayed
from kingsforge_bot.core.errors import NotationError, Refused
from kingsforge_bot.core.game import Logged
from kingsforge_bot.core.seat import Seat

NO_LUCK: Final = Replayed()
"""For what meets none."""


class OpenState(Protocol):
    """A state in the making, with the luck that it may draw on."""

    chance: Chance


T = TypeVar("T", bound=OpenState)
A = TypeVar("A")


def replay_on(
    state: T, log: Iterable[Logged], parse: Callable[[str], A], carry_out: Callable[[T, Seat, A], None]
) -> None:
    """Carries out a whole log (`Game.replay`). What an entry raises has a note that says which it was."""
    for seat, text, luck in log:
        try:
            state.chance = drawn = Replayed(luck) if luck else NO_LUCK
            carry_out(state, seat, parse(text))
            drawn.check_used_up()
        except (Refused, NotationError, LuckMismatchError) as error:
            error.add_note(f"{seat} {text} | {' '.join(map(str, luck))}")
            raise
