"""How likely items stay whoever makes them, rolled once for each position and each roll that is told of."""

from collections.abc import Callable
from typing import Final

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.odds import Question
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.known.ranked_moves import is_ranked, ranked
from kingsforge_bot.games.kings_forge.screens.known.still_there import public_luck
from kingsforge_bot.games.kings_forge.strategy.keeping import Keeping, keeping

Kept = dict[Item, Keeping]
_KNOWN: Final[ByteCache[Kept]] = ByteCache(1 << 20, lambda found: (1 + len(found)) << 10)


def keeping_of(view: State, seat: Seat, rolled: Question, still_wanted: StillWanted = always) -> Kept:
    """Of the items on display. It may take half a second. Raises NotWanted."""
    return _KNOWN.get(
        (view, seat, rolled), lambda: keeping(view, seat, rolled, public_luck(len(view.players)), still_wanted)
    )


def known_keeping(view: State, seat: Seat, rolled: Question | None) -> Kept:
    """The same where it is known; else of no item."""
    return (None if rolled is None else _KNOWN.find((view, seat, rolled))) or {}


def keep(view: State) -> Callable[[StillWanted], None] | None:
    """What makes known how likely items stay after the best move of a gather turn; None where it is known."""
    if view.phase is not Phase.GATHER or view.owed is not None:
        return None
    if is_ranked(view):
        rolled = ranked(view)[0].this_round.rolled
        if rolled is None or _KNOWN.find((view, view.turn, rolled)) is not None:
            return None

    def look_into(still_wanted: StillWanted) -> None:
        rolled = ranked(view, still_wanted)[0].this_round.rolled
        if rolled is not None:
            keeping_of(view, view.turn, rolled, still_wanted)

    return look_into
