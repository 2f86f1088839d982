"""Bot seats for beads."""

from typing import Final

from kingsforge_bot.players.random_player import RandomPlayer

RANDOM: Final = RandomPlayer()
