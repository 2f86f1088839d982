"""The games as they will be offered: Dwarven Smithy beside King's Forge. The catalogue does not have it yet."""

from kingsforge_bot.games.dwarven_smithy import title as dwarven_smithy
from kingsforge_bot.games.kings_forge import title as kings_forge
from kingsforge_bot.ui.title import Titles


def both() -> Titles:
    return Titles((kings_forge.title(), dwarven_smithy.title()))
