"""The best moves of the awaited seat as the strong player ranks them."""

from collections.abc import Callable
from functools import partial
from typing import Final

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.outlook import Outlooks
from kingsforge_bot.games.kings_forge.advice.prospects import as_on_turn
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.known.outlooks import outlooks_of
from kingsforge_bot.games.kings_forge.screens.known.still_there import ways_of
from kingsforge_bot.games.kings_forge.strategy.hint import Hint
from kingsforge_bot.games.kings_forge.strategy.ranking import ranking

_KNOWN: Final[ByteCache[tuple[Hint, ...]]] = ByteCache(1 << 20, lambda found: (1 + 2 * len(found)) << 10)
"""Each position is asked about by its panel, by the hint, and by what is pressed there."""


def ranked(view: State, still_wanted: StillWanted = always) -> tuple[Hint, ...]:
    """At most three, the best first; of a craft turn and of a die that waits one. Raises NotWanted."""
    return _KNOWN.get(view, lambda: ranking(view, partial(_outlooks, view, still_wanted), still_wanted))


def _outlooks(view: State, still_wanted: StillWanted, seat: Seat) -> Outlooks:
    """Of any seat as if it were on turn."""
    if seat == view.turn:
        return outlooks_of(view, still_wanted)
    return Outlooks(as_on_turn(view, seat), ways_of(view, seat, still_wanted))


def is_ranked(view: State) -> bool:
    """Whether they are known, so that they are told at once."""
    return _KNOWN.find(view) is not None


def rank(view: State) -> Callable[[StillWanted], None] | None:
    """What makes them known; None where they are, and once the play is over."""
    if view.phase is Phase.OVER or is_ranked(view):
        return None

    def look_into(still_wanted: StillWanted) -> None:
        ranked(view, still_wanted)

    return look_into
