"""The numbers of King's Forge that stand outside its cards."""

from enum import StrEnum

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.dice import Pool

KEY = "kings_forge"
SEATS = range(2, 5)
CLOCKWISE = {
    seats: tuple([tuple([Seat((seat + step) % seats) for step in range(1, seats + 1)]) for seat in range(seats)])
    for seats in SEATS
}
"""By number of seats and seat: who comes after it in turn order, at last the seat itself."""
RULESET = 2
"""2: Garden bottom's wood is refused when the stock has none (4.7); before, the benefit was spent for nothing."""


class Edition(StrEnum):
    """Rule 4.3: whether values above 6 last until clean-up (third) or only for the turn (second)."""

    THIRD = "third"
    SECOND = "second"


OPTIONS: dict[str, tuple[str, ...]] = {"edition": tuple(edition.value for edition in Edition)}

ALL_DICE = Pool.of("M" * 42 + "W" * 22 + "G" * 14 + "B" * 10)
"""Rule 1.1, without the two Library dice and the purple one."""
LIBRARY_DICE = 2
STARTING_SUPPLY = Pool.of("MMMMM")
"""Rule 1.2."""

CRAFT_CARDS_BY_SEATS = {2: 9, 3: 10, 4: 13}
"""Rule 1.3: players x (target - 1) + 1."""
DISPLAY_SIZE = 3
FACE_UP = 4
"""Rule 2.1."""
DRAWN_GATHER_CARDS = 7
"""Rule 1.4: besides the four with the anvil symbol."""


def target(seats: int) -> int:
    """Rule 5.3: how many items end the game."""
    return 5 if seats == 2 else 4
