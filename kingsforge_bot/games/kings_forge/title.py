"""King's Forge as the platform offers it: begin here, each line names where to read on."""

from kingsforge_bot.games.kings_forge.bots import RANDOM_SMITH
from kingsforge_bot.games.kings_forge.box import kings_forge
from kingsforge_bot.games.kings_forge.screens.screens import KingsForgeScreens
from kingsforge_bot.ui.title import Title


def title() -> Title:
    """With the cards of its data file. Raises PositionError naming the faulty card."""
    return Title(game=kings_forge(), screens=KingsForgeScreens(), bots={"random": RANDOM_SMITH})
