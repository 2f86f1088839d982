"""AI seats for King's Forge."""

from typing import Final

from kingsforge_bot.players.random_player import RandomPlayer

RANDOM_SMITH: Final = RandomPlayer(eager=("craft", "steal"), weights={"gather": 8})
"""Makes whatever can be made, and otherwise plays at random.

Gather actions come 8 times as often as docks and passes: docks lose their dice, so a seat that visits them as often
as the cards never owns enough to make anything. A table of such seats ends its game within a few hundred actions.
"""
