"""Bot players for Dwarven Smithy."""

from collections.abc import Mapping
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rules.actions import Action
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.strategy.smith import Smith
from kingsforge_bot.players.player import BotPlayer
from kingsforge_bot.players.random_player import RandomPlayer

RANDOM_DWARF: Final = RandomPlayer(eager=("craft", "complete"), weights={"play": 6, "draw": 3, "sell": 2})
"""Crafts whatever it can; the weights keep it from moving its cards to and fro for ever."""


def bots(cards: CardSet) -> Mapping[str, BotPlayer[State, Action]]:
    """The levels, by the key under which a seat is kept, for a box with these cards."""
    return {"random": RANDOM_DWARF, "smith": Smith(cards)}
