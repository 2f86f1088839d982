"""What can be crafted or stolen now, worked out beforehand: many dice and benefits take a while."""

from collections.abc import Callable
from functools import partial
from typing import Final

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.advice.making.offers import Offer, proposals
from kingsforge_bot.games.kings_forge.advice.making.pairs import Pair, pairs
from kingsforge_bot.games.kings_forge.advice.reach import may_improve, may_still_make
from kingsforge_bot.games.kings_forge.rules.state import State

_KNOWN: Final[ByteCache[tuple[Offer, ...]]] = ByteCache(2 << 20, lambda offers: (20 + 2 * len(offers)) << 10)
"""Each position is asked for several times: for the words of its workbench, for its picture, and by what is pressed."""
_PAIRS: Final[ByteCache[tuple[Pair, ...]]] = ByteCache(1 << 20, lambda found: (1 + 2 * len(found)) << 10)


def offers_of(view: State) -> tuple[Offer, ...]:
    """The offers to the seat on turn: at once where they were foreseen, else worked out here and now."""
    return _KNOWN.get(view, partial(proposals, view))


def pairs_of(view: State) -> tuple[Pair, ...]:
    """The items offered to the seat on turn that it can make together."""
    return _PAIRS.get(view, lambda: pairs(view, offers_of(view)))


def may_make(state: State) -> bool:
    """Whether something can be made or stolen as things stand, or once a benefit was used."""
    return bool(offers_of(state)) or (may_improve(state.players[state.turn].held) and may_still_make(state))


def prepare(view: State) -> Callable[[StillWanted], None] | None:
    """What makes both known from then on; None where they are, and without rolled dice."""
    if not view.players[view.turn].hand or _KNOWN.find(view) is not None:
        return None

    def look_into(still_wanted: StillWanted) -> None:
        offers = _KNOWN.get(view, partial(proposals, view, still_wanted))
        _PAIRS.get(view, partial(pairs, view, offers, still_wanted))

    return look_into
