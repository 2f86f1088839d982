"""Keyflower as the platform offers it: begin here, each line names where to read on."""

from kingsforge_bot.games.keyflower.bots import bots
from kingsforge_bot.games.keyflower.card_data import keyflower
from kingsforge_bot.games.keyflower.screens.book import KeyflowerBook, KeyflowerLesson
from kingsforge_bot.games.keyflower.screens.screens import screens
from kingsforge_bot.ui.game.title import Title


def title() -> Title:
    """With the tiles and rules of its data files. Raises PositionError naming what is wrong there."""
    game = keyflower()
    return Title(
        game=game,
        screens=screens(game),
        bots=bots(game.tiles),
        book=KeyflowerBook(game),
        lesson=KeyflowerLesson(game),
    )
