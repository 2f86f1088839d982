"""How high the picture of a workbench is on a phone, and what that leaves below it.

The picture itself, `pictures/scenes/turn_panel.py`, could tell, but it loads Pillow, which a start leaves out. So its
parts are written here as they come out on a phone; `test_room.py` among the tests of screens holds each against it.
"""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.games.kings_forge.advice.making.offers import Offer
from kingsforge_bot.games.kings_forge.rules.state import State

_WHOLE: Final = 560
"""Points of a phone's screen that a message of one's own has for its text, its picture and its buttons."""
ACROSS: Final = 366
"""Points that a picture is wide there."""
_HIGHEST: Final = -(-HIGHEST * ACROSS // WIDE)
"""Points of the highest picture; those below are of its parts."""
_HAND: Final = 84
_ROW: Final = 17
"""A second row of dice."""
_LEGEND: Final = 22
_STAKES: Final = 30
"""Items that were made this round, so many side by side."""
_FILLED: Final = 58
"""Items within reach, likewise."""
_CHANGED: Final = 17
"""The benefits that these take."""
_DICE_IN_A_ROW, _STAKES_IN_A_ROW, _FILLED_IN_A_ROW = 18, 2, 3


def below_workbench(state: State, offers: Sequence[Offer]) -> int:
    """Points below its picture, which is as high as what lies there: rather too few than too many."""
    return _WHOLE - picture_high(state, offers)


def picture_high(state: State, offers: Sequence[Offer]) -> int:
    """About how many points a workbench's picture is high, rather too many."""
    lying = sum(len(player.made) for player in state.players) - sum(offer.seat is not None for offer in offers)
    filled = _FILLED + _CHANGED * any(offer.cheapest.uses for offer in offers)
    rows = _rows(len(state.players[state.turn].hand or ()), _DICE_IN_A_ROW)
    parts = _HAND + _ROW * max(rows - 1, 0) + _LEGEND + _STAKES * _rows(lying, _STAKES_IN_A_ROW)
    return min(parts + filled * _rows(len(offers), _FILLED_IN_A_ROW), _HIGHEST)


def _rows(count: int, in_a_row: int) -> int:
    return -(-count // in_a_row)
