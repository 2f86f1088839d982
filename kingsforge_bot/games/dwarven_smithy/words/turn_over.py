"""Why one's turn is over though one did not end it: the last draw that is possible ends it (6.3)."""

from collections.abc import Sequence

from kingsforge_bot.games.dwarven_smithy.rules.areas import has_room
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.events import Drew, Event, TurnEnded
from kingsforge_bot.games.dwarven_smithy.rules.meta import DRAWS
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.service.types import TableView


def turn_over(say: Telling, look: TableView, events: Sequence[Event]) -> str:
    """A line for whoever drew the last card of a turn by a press, which came to these events; else empty."""
    own = [event for event in events if isinstance(event, Drew | TurnEnded) and event.seat == look.seat]
    if look.view is None or look.seat is None or len(own) < 2 or not isinstance(own[-1], TurnEnded):
        return ""
    if sum(isinstance(event, Drew) for event in own) >= DRAWS:
        return say.l10n("turn-over-drawn", count=DRAWS)
    if not has_room(say.cards, look.view.players[look.seat], Limited.HAND):
        return say.l10n("turn-over-full")
    # Four with those of presses before, or both decks are empty.
    return say.l10n("turn-over")
