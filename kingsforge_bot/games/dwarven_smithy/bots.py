"""AI seats for Dwarven Smithy."""

from collections.abc import Mapping
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rules.actions import Action
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.players.player import AiPlayer
from kingsforge_bot.players.random_player import RandomPlayer

RANDOM_DWARF: Final = RandomPlayer(eager=("craft", "complete"), weights={"play": 6, "draw": 3, "sell": 2})
"""Crafts whatever it can; the weights keep it from moving its cards to and fro for ever."""

BOTS: Final[Mapping[str, AiPlayer[State, Action]]] = {"random": RANDOM_DWARF}
"""By the key under which a seat is kept."""
