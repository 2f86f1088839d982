"""What people and servers set: known at once, changed one field or several at a time."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from kingsforge_bot.service.person.settings import ServerSettings, UserSettings
from kingsforge_bot.service.ports import Clock, Store
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.turn.auto_play import AutoPlay
from kingsforge_bot.service.types import GuildId, UserId


class Preferences:
    """Reads settings from memory; a change is one transaction."""

    def __init__(self, store: Store, auto_play: AutoPlay, post_signal: PostSignal, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._post_signal = post_signal
        self._auto_play = auto_play

    def of(self, user: UserId) -> UserSettings:
        """What that person set."""
        return self._store.user_settings(user)

    def of_server(self, guild: GuildId) -> ServerSettings:
        """What was set for that server."""
        return self._store.server_settings(guild)

    async def change(self, user: UserId, **fields: Any) -> UserSettings:
        """Set these fields of theirs, by the names they have in UserSettings. Raises StoreFailed."""
        async with self._store.writing() as writing:
            before = writing.user_settings(user)
            after = replace(before, **fields)
            await writing.keep_user(user, after)
            if after.away_until != before.away_until:
                await writing.clocks.be_away(user, self._clock(), after.away_until)
            if after.rated != before.rated:
                # The cards of lobbies say who takes part.
                for table in await writing.seats.lobbies_of(user):
                    await writing.posts.owe(table, PostKind.LOBBY)
        self._post_signal.set()
        if after.plays_forced and not before.plays_forced:
            # What waited for them is done now.
            for listed in await self._store.tables_of(user):
                if listed.awaits(user):
                    self._auto_play.drive_later(listed.table.id)
        return after

    async def change_server(self, guild: GuildId, **fields: Any) -> ServerSettings:
        """Set these fields of the server, by the names they have in ServerSettings. Raises StoreFailed."""
        async with self._store.writing() as writing:
            after = replace(writing.server_settings(guild), **fields)
            await writing.keep_server(guild, after)
        return after

    async def remake(self, guild: GuildId, game: str, change: Callable[[str], str]) -> None:
        """Change what managers made for a game from how it is in that moment: no other change is lost.

        Raises StoreFailed and what the change raises; then nothing has changed.
        """
        async with self._store.writing() as writing:
            before = writing.server_settings(guild)
            made = {**before.own_cards, game: change(before.own_cards.get(game, ""))}
            kept = {key: text for key, text in made.items() if text}
            await writing.keep_server(guild, replace(before, own_cards=kept))
