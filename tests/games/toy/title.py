"""Beads as the platform would offer it."""

from kingsforge_bot.ui.title import Title
from tests.games.toy.bots import RANDOM
from tests.games.toy.rules import Toy
from tests.games.toy.screens import ToyScreens


def title() -> Title:
    """It stays out of the catalogue of games: it is for the tests."""
    return Title(game=Toy(), screens=ToyScreens(), bots={"random": RANDOM})
