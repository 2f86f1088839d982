"""Greets each server once: where it may speak, and never twice, however often the bot is killed."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.ports import Clock, Sleep
from kingsforge_bot.service.post.attempts import nonce
from kingsforge_bot.service.post.greeting_records import Greetings
from kingsforge_bot.service.post.invalid_requests import InvalidRequests
from kingsforge_bot.service.post.places import pause
from kingsforge_bot.service.post.publisher import CannotSpeak, TryLater, Unpostable
from kingsforge_bot.service.types import ChannelId, GuildId, MessageId

_log = logging.getLogger(__name__)
_MOST_ATTEMPTS: Final = 20
"""At one server since the start; after the next start it is tried again."""


class GreetingPost(msgspec.Struct, frozen=True):
    """The greeting of one server, in one of its channels."""

    guild: GuildId
    place: ChannelId
    nonce: str


class GreetingPublisher(Protocol):
    """Posts greetings. Raises CannotSpeak, Unpostable, TokenRefused or TryLater."""

    async def greet(self, post: GreetingPost) -> MessageId:
        """Post one."""

    async def greeting_in(self, place: ChannelId, since: int) -> MessageId | None:
        """The greeting that stands in a place, from about that time on (Unix seconds). CannotSpeak: nobody knows."""


class Greeter:
    """Greets the servers it meets, one after the other."""

    def __init__(
        self,
        store: Greetings,
        publisher: GreetingPublisher,
        clock: Clock,
        sleep: Sleep,
        invalid_requests: InvalidRequests,
    ) -> None:
        self._store = store
        self._publisher = publisher
        self._clock = clock
        self._sleep = sleep
        self._invalid_requests = invalid_requests
        self._met: OrderedDict[GuildId, Sequence[ChannelId]] = OrderedDict()
        self._failures: dict[GuildId, int] = {}
        self._somebody = asyncio.Event()

    def meet(self, guild: GuildId, places: Sequence[ChannelId]) -> None:
        """A server, and where the bot may speak there, the best place first; nowhere: it is left alone."""
        if places:
            self._met[guild] = tuple(places)
            self._somebody.set()

    async def run(self) -> None:
        """Greet whoever was met and was never greeted, until cancelled. Raises TokenRefused."""
        while True:
            await self._somebody.wait()
            await self.greet_all()

    async def greet_all(self) -> None:
        """Whoever was met until now. One where it fails in passing comes last."""
        while self._met:
            guild, places = self._met.popitem(last=False)
            if wait := self._invalid_requests.wait():
                await self._sleep(wait)
            try:
                await self._greet(guild, places)
                self._failures.pop(guild, None)
            except (TryLater, StoreFailed) as error:
                failures = self._failures[guild] = self._failures.get(guild, 0) + 1
                if failures >= _MOST_ATTEMPTS:
                    _log.warning("server %s is greeted after the next start: %r", guild, error)
                    continue
                self._met.setdefault(guild, places)
                least = error.seconds if isinstance(error, TryLater) else 0.0
                await self._sleep(max(least, pause(failures)))
        self._somebody.clear()

    async def _greet(self, guild: GuildId, places: Sequence[ChannelId]) -> None:
        known = await self._store.greeting(guild)
        if known is not None:
            if known.told:
                return
            if known.place is not None and known.begun is not None:
                try:
                    stands = await self._publisher.greeting_in(known.place, known.begun)
                except CannotSpeak as error:
                    # Rather none than two.
                    _log.warning("whether server %s was greeted cannot be known: %s", guild, error)
                    await self._store.greeted(guild, None)
                    return
                if stands is not None:
                    await self._store.greeted(guild, stands)
                    return
        for place in places:
            mark = await self._store.begin_greeting(guild, place, self._clock())
            try:
                message = await self._publisher.greet(GreetingPost(guild, place, nonce(mark)))
            except CannotSpeak as error:
                _log.warning("server %s cannot be greeted in %s: %s", guild, place, error)
                await self._store.greeting_refused(guild)
            except Unpostable:
                _log.exception("Discord does not take the greeting of server %s", guild)
                await self._store.greeted(guild, None)
                return
            else:
                await self._store.greeted(guild, message)
                return
