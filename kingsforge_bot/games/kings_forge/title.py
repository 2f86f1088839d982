"""King's Forge as the platform offers it: begin here, each line names where to read on."""

from kingsforge_bot.games.kings_forge.bots import BOTS
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.games.kings_forge.screens.book import KingsForgeBook, KingsForgeLesson
from kingsforge_bot.games.kings_forge.screens.own_cards import own_cards_of
from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
from kingsforge_bot.ui.game.title import Title


def title() -> Title:
    """With the cards of its data file. Raises PositionError naming what is wrong there."""
    game = kings_forge()
    return Title(
        game=game,
        screens=SCREENS,
        bots=BOTS,
        book=KingsForgeBook(game),
        lesson=KingsForgeLesson(),
        asked=frozenset({"edition"}),
        own_cards=own_cards_of(game),
    )
