"""What is kept of one game."""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.kinds import Name


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One finished game."""

    player: str
    """Who sat in every seat."""
    seats: int
    game: int
    """Its number, from which all its luck comes."""
    turns: dict[str, int]
    """Bids, uses and passes of all seats together, by season; automatic passes not."""
    actions: int
    first: Seat
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    """Points by seat."""
    points: dict[str, int]
    """Of all seats together, by the kind of tile they come from, `gold` with them."""
    offered: tuple[Name, ...]
    """Tiles that were laid out, turn-order tiles and boats left out."""
    bids: dict[Name, int]
    """How often each was bid for."""
    paid: dict[Name, int]
    """Workers with which each that was won was won."""
    brought: dict[Name, int]
    """Points at the end of each that was won, what others score because of it left out."""
