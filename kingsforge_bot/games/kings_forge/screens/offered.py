"""What can be crafted or stolen now, worked out off the event loop: many dice and benefits take a while."""

import asyncio
from functools import partial
from typing import Final

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.advice.offers import Offer, proposals
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.render.byte_cache import ByteCache
from kingsforge_bot.ui.errors import TooBusy
from kingsforge_bot.ui.worker import Worker

PATIENCE: Final = 10.0
"""Seconds until a player is told to ask again."""
_MOST: Final = 32
"""Positions that wait or are looked into; the hardest take a few tenths of a second each."""
_KNOWN: Final[ByteCache[tuple[Offer, ...]]] = ByteCache(2 << 20, lambda offers: (20 + 2 * len(offers)) << 10)
"""Each position is asked for several times: for the words of its workbench, for its picture, and by what is pressed."""


def offers_of(view: State) -> tuple[Offer, ...]:
    """The offers to the seat on turn: at once where they were foreseen, else worked out here and now."""
    return _KNOWN.get(view, partial(proposals, view))


class Offers:
    """Works offers out in a thread of its own, before an answer is put together from them."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._worker = Worker("offers", _MOST)

    async def foresee(self, view: State) -> None:
        """From now on `offers_of` knows them; without rolled dice there are none. Raises TooBusy."""
        if not view.players[view.turn].hand or _KNOWN.find(view) is not None:
            return

        def look_into(still_wanted: StillWanted) -> None:
            _KNOWN.get(view, partial(proposals, view, still_wanted))

        try:
            async with asyncio.timeout(self._patience):
                await self._worker.do(look_into)
        except TimeoutError:
            raise TooBusy from None
