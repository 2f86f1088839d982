"""What is kept of one game."""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.docks import Space


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One finished game. Cards that never came up stand in none of the counts."""

    player: str
    """Who sat in every seat."""
    seats: int
    game: int
    """Its number, from which all its luck comes."""
    rounds: int
    actions: int
    first: Seat
    """Who held the anvil in the first round (1.6)."""
    winners: tuple[Seat, ...]
    dealt: dict[Card, int]
    """How often a gather card lay face up to be claimed."""
    claimed: dict[Side, int]
    docked: dict[Space, int]
    shown: dict[Item, int]
    """Craft turns in which the item lay on display when the dice were rolled, or came up afterwards."""
    crafted: dict[Item, int]
    """From the display (3.3); what was stolen later counts as well, there."""
    stolen: dict[Item, int]
    rolls: int
    """Craft rolls (3.1)."""
