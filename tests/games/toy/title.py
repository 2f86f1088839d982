"""Beads as the platform would offer it."""

from kingsforge_bot.ui.game.plain_screens import plain_screens
from kingsforge_bot.ui.game.title import Title
from tests.games.toy.bots import RANDOM
from tests.games.toy.rules import Toy
from tests.games.toy.words import ToyWords


def title() -> Title:
    """It stays out of the catalogue of games: it is for the tests."""
    return Title(game=Toy(), screens=plain_screens(Toy(), ToyWords()), bots={"random": RANDOM})
