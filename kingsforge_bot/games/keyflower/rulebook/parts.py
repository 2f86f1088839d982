"""What there is to say about a refusal beside its own sentence, as values: `screens/explanation.py` says them."""

from enum import StrEnum

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.kinds import Name


class Spot(StrEnum):
    """Where a tile is, as far as the asker can see."""

    OFFER = "offer"
    VILLAGE = "village"
    QUAY = "quay"
    WON = "won"
    """To be built this season."""
    HAND = "hand"
    """In the asker's own winter hand."""
    UNSEEN = "unseen"
    """Not laid out: still to come, in a hand of another, or out of the game."""


class Awaited(msgspec.Struct, frozen=True):
    """Whom the table waits for."""

    seats: tuple[Seat, ...]


class Lies(msgspec.Struct, frozen=True):
    """Where a tile is, and where it lies open what is on it and beside it."""

    tile: Name
    spot: Spot
    seat: Seat | None = None
    """Whose it is, where it is somebody's."""
    place: str = ""
    """In the offer."""


class Screen(msgspec.Struct, frozen=True):
    """What is behind the asker's own screen."""


class ByWork(msgspec.Struct, frozen=True):
    """The tile's upgrade is paid for already; it takes a use of a transport tile (8.1)."""

    tile: Name


Part = Awaited | Lies | Screen | ByWork
Parts = tuple[Part, ...]
