"""Why one's turn is over though one did not end it: the last draw that is possible ends it (6.3)."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rules.areas import has_room
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.events import Drew, Event, TurnEnded
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.service.types import TableView

_FULL, _OTHER = "turn-over-full", "turn-over"
WHY_OVER: Final = (_FULL, _OTHER)
"""Ids of what is said."""
_DRAW_AND_END: Final = 2
"""Events of one draw that ends a turn."""


def turn_over(say: Telling, look: TableView, events: Sequence[Event]) -> str:
    """A line for whoever drew one card, and it was the last of the turn; else empty.

    How many cards a press draws stands on its button, and how many of four are drawn above it: who drew several, or the
    fourth, knows.
    """
    own = [event for event in events if isinstance(event, Drew | TurnEnded) and event.seat == look.seat]
    if look.view is None or look.seat is None or len(own) != _DRAW_AND_END or not isinstance(own[-1], TurnEnded):
        return ""
    if not has_room(say.cards, look.view.players[look.seat], Limited.HAND):
        return say.l10n(_FULL)
    # Both decks are empty, or four are drawn.
    return say.l10n(_OTHER)
