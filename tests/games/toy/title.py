"""Beads as the platform would offer it."""

from kingsforge_bot.ui.game.plain_screens import PlainScreens
from kingsforge_bot.ui.game.title import Title
from tests.games.toy.bots import RANDOM
from tests.games.toy.rules import Toy
from tests.games.toy.words import ToyWords, out_of_turn


def title() -> Title:
    """It stays out of the catalogue of games: it is for the tests."""
    game = Toy()
    return Title(game=game, screens=PlainScreens(game, ToyWords(), out_of_turn), bots={"random": RANDOM})
