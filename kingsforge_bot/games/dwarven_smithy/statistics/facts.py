"""What is kept of one game."""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One finished game. Cards that never came up stand in none of the counts."""

    player: str
    """Who sat in every seat."""
    seats: int
    mode: str
    game: int
    """Its number, from which all its luck comes."""
    turns: int
    """Of all seats together."""
    actions: int
    first: Seat
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    """Coins by seat (7.4)."""
    ending: str
    """`guild` or `mine` for the last card of that deck, `kings` for four King's Items, `standstill` (7.1, 7.7)."""
    crafted: dict[Name, int]
    came_up: dict[Name, int]
    """1 for each guild card that was dealt or drawn."""
