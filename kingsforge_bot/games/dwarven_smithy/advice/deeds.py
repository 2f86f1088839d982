"""What mattered of what happened: a King's Item completed, a card won at an auction."""

from collections.abc import Sequence

from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.rules.trading import by_auction

Deed = ev.KingsItemCompleted | ev.Bought


def deed_of(view: State, events: Sequence[ev.Event]) -> Deed | None:
    """The last King's Item, else the dearest card won; None where there was neither."""
    kings = [one for one in events if isinstance(one, ev.KingsItemCompleted)]
    if kings:
        return kings[-1]
    won = [one for one in events if isinstance(one, ev.Bought)] if by_auction(view) else []
    return max(won, key=lambda one: one.coins, default=None)
