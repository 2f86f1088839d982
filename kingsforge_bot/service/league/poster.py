"""Posts of leagues: the card that stays and changes, the podium; each stands once, however often the bot is killed."""

import logging
from typing import Final, Protocol

import msgspec

from kingsforge_bot.service.league.current import LeagueView
from kingsforge_bot.service.league.leagues import Leagues
from kingsforge_bot.service.league.records import LeaguePostKind, OwedOfLeague
from kingsforge_bot.service.ports import Clock, Keeping, Sleep
from kingsforge_bot.service.post.attempts import nonce
from kingsforge_bot.service.post.invalid_requests import InvalidRequests
from kingsforge_bot.service.post.places import pause
from kingsforge_bot.service.post.publisher import CannotSpeak, TryLater, Unpostable
from kingsforge_bot.service.types import ChannelId, LeagueId, MessageId

_RESTS: Final = 2.0
"""Seconds between two looks at what is owed: what happens meanwhile changes a card once."""
_OLD: Final = 60 * 60
"""Seconds after which Discord takes few changes of a message."""
_RESTS_WHEN_OLD: Final = 15.0
"""Seconds between two changes of an old one: boards and cards of tables in its channel change, too."""
_log = logging.getLogger(__name__)


class LeaguePost(msgspec.Struct, frozen=True):
    """A post of a league; `message` is what changes into it, once it stands. It alerts nobody."""

    look: LeagueView
    kind: LeaguePostKind
    message: MessageId | None
    nonce: str


class LeaguePublisher(Protocol):
    """Posts of leagues made. Raises CannotSpeak, Unpostable, TokenRefused or TryLater."""

    async def put(self, post: LeaguePost) -> MessageId:
        """Posted, or changed; posted anew where what is to change was deleted."""

    async def standing(self, place: ChannelId, league: LeagueId, kind: LeaguePostKind, since: int) -> MessageId | None:
        """The one that stands in a place, from about that time on (Unix seconds)."""


class LeaguePoster:
    """The loop of posts that leagues owe."""

    def __init__(
        self,
        store: Keeping,
        leagues: Leagues,
        publisher: LeaguePublisher,
        clock: Clock,
        sleep: Sleep,
        invalid_requests: InvalidRequests,
    ) -> None:
        self._store = store
        self._leagues = leagues
        self._publisher = publisher
        self._clock = clock
        self._sleep = sleep
        self._invalid_requests = invalid_requests
        self._failures: dict[LeagueId, tuple[int, float]] = {}
        """How often in a row, and until when the league waits."""

    async def run(self) -> None:
        """Post again and again, until cancelled. Raises TokenRefused, StoreFailed."""
        while True:
            await self.post_all()
            await self._sleep(_RESTS)

    async def post_all(self) -> None:
        """Whatever is owed now, but of leagues whose last attempt has failed just before."""
        for owed in await self._store.leagues.owing():
            failures, until = self._failures.get(owed.league, (0, 0.0))
            if self._clock() < until:
                continue
            if wait := self._invalid_requests.wait():
                await self._sleep(wait)
            try:
                await self._post(owed)
                old = owed.begun is not None and self._clock() - owed.begun > _OLD
                self._failures[owed.league] = (0, self._clock() + (_RESTS_WHEN_OLD if old else 0.0))
            except TryLater as later:
                wait = max(later.seconds, pause(failures + 1))
                self._failures[owed.league] = (failures + 1, self._clock() + wait)
                _log.warning("league %s, %s, waits %g s: %s", owed.league, owed.kind.value, wait, later.__cause__)

    async def _post(self, owed: OwedOfLeague) -> None:
        look = await self._leagues.look(owed.league)
        place, message = look.current.kept.channel, owed.message
        try:
            if message is None and owed.begun is not None:
                message = await self._publisher.standing(place, owed.league, owed.kind, owed.begun)
            if message is None:
                async with self._store.writing() as writing:
                    await writing.leagues.begin(owed, self._clock())
            message = await self._publisher.put(LeaguePost(look, owed.kind, message, nonce(owed.mark)))
        except CannotSpeak as silence:
            _log.warning("league %s cannot speak in %s: %s", owed.league, place, silence)
            await self._store.mute(place, self._clock())
            return
        except Unpostable:
            _log.exception("Discord does not take the %s of league %s", owed.kind.value, owed.league)
        async with self._store.writing() as writing:
            await writing.leagues.stands(owed, message)
            await writing.leagues.attend(owed.league, self._clock())
