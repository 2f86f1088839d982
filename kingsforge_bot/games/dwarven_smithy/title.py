"""Dwarven Smithy as the platform offers it: begin here, each line names where to read on."""

from kingsforge_bot.games.dwarven_smithy.bots import bots
from kingsforge_bot.games.dwarven_smithy.card_data import dwarven_smithy
from kingsforge_bot.games.dwarven_smithy.screens.book import DwarvenSmithyBook, DwarvenSmithyLesson
from kingsforge_bot.games.dwarven_smithy.screens.screens import screens
from kingsforge_bot.ui.game.title import Title


def title() -> Title:
    """With the cards of its data file. Raises PositionError naming what is wrong there."""
    game = dwarven_smithy()
    return Title(
        game=game,
        screens=screens(game),
        bots=bots(game.cards),
        book=DwarvenSmithyBook(game),
        lesson=DwarvenSmithyLesson(game),
    )
