"""Puts the service together."""

import asyncio
from collections.abc import Mapping

from kingsforge_bot.service.bell import Bell
from kingsforge_bot.service.driving import AnyAi, Driver
from kingsforge_bot.service.endings import Endings
from kingsforge_bot.service.finding import Finder
from kingsforge_bot.service.history import History
from kingsforge_bot.service.lobbies import Lobbies
from kingsforge_bot.service.locks import TableLocks
from kingsforge_bot.service.packing import pack_all
from kingsforge_bot.service.play import Play
from kingsforge_bot.service.ports import Clock, Entropy, Keeping
from kingsforge_bot.service.positions import AnyGame, Positions
from kingsforge_bot.service.posting import Poster, Sleep
from kingsforge_bot.service.referee import Referee
from kingsforge_bot.service.refusals import Refusals
from kingsforge_bot.service.sealing import Sealing
from kingsforge_bot.service.speaker import Speaker


class Service:
    """All use cases over one store."""

    def __init__(
        self,
        store: Keeping,
        games: Mapping[str, AnyGame],
        ais: Mapping[str, AnyAi],
        clock: Clock,
        entropy: Entropy,
    ) -> None:
        self._store = store
        self._clock = clock
        self.timeline = store.timeline
        self._bell = Bell()
        self._positions = Positions(store, games)
        locks = TableLocks()
        referee = Referee(store, self._positions, clock)
        self.sealing = Sealing(store, entropy)
        self._driver = Driver(self._positions, referee, locks, self._bell, ais, entropy)
        self.play = Play(store, self._positions, referee, locks, self._driver)
        self.lobbies = Lobbies(
            store, self._positions, referee, self.sealing, self._driver, self._bell, games, ais, clock
        )
        self.endings = Endings(store, locks, self._bell, clock)
        self.finder = Finder(store)
        self.history = History(store, self._positions, self.sealing)

    def poster(self, speaker: Speaker, sleep: Sleep = asyncio.sleep, refusals: Refusals | None = None) -> Poster:
        """The outbox loop, once there is somebody to speak; `refusals` are counted by who sends requests."""
        return Poster(self._store, self._positions, speaker, self._bell, self._clock, sleep, refusals or Refusals())

    async def pack(self) -> None:
        """Make the database no larger than it need be. Raises StoreFailed."""
        await pack_all(self._store)

    async def stop(self) -> None:
        """End what runs in the background; call it before the store is closed."""
        await self._driver.stop()


def build(
    store: Keeping,
    games: Mapping[str, AnyGame],
    ais: Mapping[str, AnyAi],
    clock: Clock,
    entropy: Entropy,
) -> Service:
    """The service over a store. AI seats are played by the first of `ais`."""
    return Service(store, games, ais, clock, entropy)
