"""A table at which hints and odds are asked for."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.screens import NOTHING_SAID
from kingsforge_bot.ui.message import Message
from tests.games.dwarven_smithy.looks import ENGLISH, SCREENS
from tests.games.dwarven_smithy.rules.table import game, seat, table

ONE, TWO = Seat(0), Seat(1)
CARDS = game().cards


def asked(word: str, view: TableView) -> Message:
    """What a query answers."""
    return SCREENS.commands.queries[word](ENGLISH, view, NOTHING_SAID)(always)


def two_crafts() -> State:
    """Both can be crafted at once: hinges of iron bring less than a lamp."""
    return table(
        seat(30, hand="gold", workshop="door-hinges belt-knife iron iron silver"),
        seat(market="gold"),
        turn=0,
        first=0,
        phase="act",
    ).state
