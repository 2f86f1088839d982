"""Bot players for Keyflower."""

from collections.abc import Mapping
from typing import Final

from kingsforge_bot.games.keyflower.rules.actions import Action
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.games.keyflower.strategy.settler import Settler
from kingsforge_bot.games.keyflower.strategy.taste import SOUND, STRONG
from kingsforge_bot.players.player import BotPlayer
from kingsforge_bot.players.random_player import RandomPlayer

RANDOM_VILLAGER: Final = RandomPlayer(eager=("done", "take"), weights={"place": 12, "bid": 2, "use": 2})
"""The weights keep it from lifting for ever what it has placed."""


def bots(tiles: TileSet) -> Mapping[str, BotPlayer[State, Action]]:
    """The levels, by the key under which a seat is kept, for a box with these tiles."""
    return {"random": RANDOM_VILLAGER, "settler": Settler(tiles, SOUND), "mayor": Settler(tiles, STRONG)}
