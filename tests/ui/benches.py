"""Helpers of the tests of the workbench: its menus and the turns they are tried on."""

import random

from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.ui.message import Menu, Message

from .looks import whole_game


def menu(message: Message, what: str) -> Menu:
    """The menu of the workbench that does that."""
    return next(row for row in message.rows if isinstance(row, Menu) and row.press.payload.split()[0] == what)


def rolled(most: int = 400) -> list[State]:
    """Craft turns after their roll, out of random games."""
    found = [
        state
        for seats in (2, 3, 4)
        for seed in (11, 12)
        for state in whole_game(seed, seats)
        if state.phase is Phase.CRAFT and state.players[state.turn].hand
    ]
    return random.Random(1).sample(found, min(most, len(found)))
