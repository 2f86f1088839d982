"""Positions of King's Forge that several screens are shown in."""

import random

from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from tests.ui.looks import position, whole_game

HOARD = position(
    "MMMMMMMMWWWWWWGGGGBBB",
    "MWGB",
    {"supply": "MM", "claims": [{"side": "peddler.bottom", "paid": []}]},
    "",
    face_up=["workshop", "caravan", "mill", "bazaar"],
    deck=["shrine"],
)
"""Workshop can copy Peddler here: thousands of ways to claim it."""


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
