"""The games there are. The program knows them from here alone.

A new one is also named for the checks of the house, and its commands among the cogs: docs/development/games.md.
"""

from kingsforge_bot.games.dwarven_smithy import title as dwarven_smithy
from kingsforge_bot.games.keyflower import title as keyflower
from kingsforge_bot.games.kings_forge import title as kings_forge
from kingsforge_bot.ui.game.title import Titles


def titles() -> Titles:
    """All of them, with their cards and tiles. Raises PositionError naming what is wrong there."""
    return Titles((kings_forge.title(), dwarven_smithy.title(), keyflower.title()))
