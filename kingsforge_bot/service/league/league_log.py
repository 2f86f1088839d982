"""What happens in leagues by itself, written down event by event, with the posts that it owes."""

from kingsforge_bot.league.events import Ended, LeagueEvent, RoundDrawn
from kingsforge_bot.service.league.current import Current, current, record
from kingsforge_bot.service.league.records import LeaguePostKind
from kingsforge_bot.service.ports import Clock, Entropy, Store
from kingsforge_bot.service.post.post_signal import PostSignal


class LeagueLog:
    """Events that follow from how tables stand and what time it is."""

    def __init__(self, store: Store, post_signal: PostSignal, clock: Clock, entropy: Entropy) -> None:
        self._store = store
        self._post_signal = post_signal
        self._clock = clock
        self._entropy = entropy

    async def happened(self, now: Current, event: LeagueEvent, at: int) -> Current:
        """Write the event in its own transaction. A draw, or the end, is none if something else happened since `now`.

        Raises LeagueRefused where the event cannot happen any more.
        """
        async with self._store.writing() as writing:
            before = await current(writing.leagues, now.id)
            if before.kept.seq != now.kept.seq and isinstance(event, RoundDrawn | Ended):
                return before
            after = await record(writing.leagues, before, (event,), at)
            over = isinstance(event, Ended) and before.league.is_played
            for kind in (LeaguePostKind.CARD, *([LeaguePostKind.PODIUM] if over else [])):
                await writing.leagues.owe(now.id, kind, self._entropy(8).hex())
            await writing.leagues.attend(now.id, self._clock())
        self._post_signal.set()
        return after
