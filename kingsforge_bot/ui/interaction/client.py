"""The bot as Discord sees it: its commands, its presses, its posts."""

import asyncio
import gc
import itertools
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from kingsforge_bot.hosting.gateway import Gateway
from kingsforge_bot.hosting.settings import Settings
from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.ports import Sleep
from kingsforge_bot.service.post.invalid_requests import InvalidRequests
from kingsforge_bot.service.post.outbox_worker import OutboxWorker
from kingsforge_bot.service.post.publisher import Publisher
from kingsforge_bot.service.post.rate_limiter import RateLimiter
from kingsforge_bot.service.time.hours import zones
from kingsforge_bot.service.time.presence import BEATS_EVERY
from kingsforge_bot.service.types import ChannelId, GuildId
from kingsforge_bot.ui.admin.counting import counted
from kingsforge_bot.ui.admin.doctor import NEEDED, OPTIONAL, silencing
from kingsforge_bot.ui.admin.findings import Findings, late_in
from kingsforge_bot.ui.admin.measuring import Measuring
from kingsforge_bot.ui.admin.watching import Watch, Watched
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.background_work import Posting, copying, loops_of, watching
from kingsforge_bot.ui.interaction.commands import refuse_form
from kingsforge_bot.ui.interaction.deduplicator import Deduplicator
from kingsforge_bot.ui.interaction.forms import on_form
from kingsforge_bot.ui.interaction.presses import on_press
from kingsforge_bot.ui.interaction.reply import Interaction, NotAcknowledged
from kingsforge_bot.ui.interaction.syncing import CommandSync
from kingsforge_bot.ui.league.league_publisher import DiscordLeaguePublisher
from kingsforge_bot.ui.learning.greeting import places_in
from kingsforge_bot.ui.post.greeting_publisher import DiscordGreetingPublisher
from kingsforge_bot.ui.post.messenger import DiscordMessenger
from kingsforge_bot.ui.turn.own_lines import own_lines
from kingsforge_bot.ui.workers.background import Background

_LAST_WORDS: Final = 3.0
"""Seconds; a container is given 10 to stop."""
_LONGEST_WAIT: Final = 60.0
"""Seconds between two attempts at the first connection."""
_MALFORMED: Final = (
    app_commands.TransformerError,
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
)
_log = logging.getLogger(__name__)


class SeveralShards(Exception):  # noqa: N818 - reads as what happened
    """Discord proposes more connections than the one that this client makes."""


class _Commands(app_commands.CommandTree["BoardGameBot"]):
    """Slash commands and autocomplete, as long as the bot stays to answer them."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        return await self.client.takes(interaction)


class BoardGameBot(commands.Bot):
    """One connection. No privileged intents: slash commands, buttons and menus only."""

    def __init__(self, app: App, synced: Path) -> None:
        # The library warns of missing voice packages; this bot has no voice.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        invalid_requests, requests = InvalidRequests(), Counter[int]()
        super().__init__(
            commands.when_mentioned,
            tree_cls=_Commands,
            intents=discord.Intents(guilds=True),
            help_command=None,
            # What does not say otherwise is there where the bot is a member, also once people can install it.
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            http_trace=counted(invalid_requests, requests),
        )
        self.tree.error(self._misused)
        self._app = app
        self._kept = synced.parent
        self._invalid_requests = invalid_requests
        self._requests = requests
        self._command_sync = CommandSync(self.tree, app.localizers, synced)
        self._background = Background()
        self._outbox_worker: OutboxWorker | None = None
        self._at_start: list[Callable[[], Awaitable[None]]] = []
        service, spoken, preferences = app.service, app.localizers, app.service.preferences
        directs = DiscordMessenger(self, spoken, app.titles, app.timeline, preferences, partial(own_lines, app))
        leagues = DiscordLeaguePublisher(self, spoken, app.pictures, preferences)
        greetings = DiscordGreetingPublisher(self, spoken, app.pictures, app.titles, preferences.of_server)
        self._messenger = service.messenger(directs, invalid_requests=invalid_requests)
        self._league_poster = service.league_poster(leagues, invalid_requests=invalid_requests)
        self._greeter = service.greeter(greetings, invalid_requests=invalid_requests) if app.greets else None
        self._delivered = Deduplicator()
        self._gateway = Gateway()
        self.leaving = False
        """What comes from now on is left unanswered: Discord then says so, instead of showing "thinking" for ever."""

    def publish_through(self, publisher: Publisher) -> None:
        """Send public posts through it; called once before the start."""
        self._outbox_worker = self._app.service.outbox_worker(
            publisher, invalid_requests=self._invalid_requests, limiter=RateLimiter(among=self._processes)
        )

    @property
    def _posting(self) -> OutboxWorker:
        """What posts, once it is known through what."""
        assert self._outbox_worker is not None
        return self._outbox_worker

    def _processes(self) -> int:
        """Among whom what Discord lets one bot do is divided."""
        return self._app.service.share.processes

    def begin_with(self, work: Callable[[], Awaitable[None]]) -> None:
        """What is done once, between login and connection."""
        self._at_start.append(work)

    async def setup_hook(self) -> None:
        """Called by the library then. Raises SeveralShards."""
        await self._count_shards()
        for work in self._at_start:
            await work()

    async def start_work(
        self, cogs: Sequence[commands.Cog], menu: Sequence[app_commands.ContextMenu], settings: Settings
    ) -> None:
        """Commands and background work, once logged in: of the latter what the host wants."""
        self._watch_over(settings)
        for cog in cogs:
            await self.add_cog(cog)
        for one in menu:
            self.tree.add_command(one)
        await self._command_sync.register(self.application_id)
        # Before anything is played: what was missed counts for nobody.
        await self._app.service.presence.begin()
        await self._app.service.fill_in()
        await self._app.service.play.resume()
        self.begin_work()
        _keep_what_stands()

    async def _count_shards(self) -> None:
        """Ask Discord for how many servers it is: more than a thousand, and it wants them divided."""
        shards, _, _ = await self.http.get_bot_gateway()
        if shards > 1:
            raise SeveralShards

    def begin_work(self, sleep: Sleep | None = None) -> None:
        """Post and send what is owed, do what is due, pack old games, until the bot leaves."""
        sleep = sleep or self._app.service.sleep
        posting = Posting(self._posting, self._messenger, self._league_poster, self._greeter)
        self._background.begin_all(loops_of(self._app.service, posting, self._is_connected, sleep), sleep)

    def _watch_over(self, settings: Settings, sleep: Sleep = asyncio.sleep) -> None:
        """Say how the bot is from now on, and copy its database each day."""
        service, say, times = self._app.service, self._app.localizers.english, self._app.in_flight.times
        # A file would have brought its folder with it.
        settings.database.parent.mkdir(mode=0o700, exist_ok=True)
        watched = Watched(settings.database, service.backlog, self._gateway, times, service.share)
        watch = Watch(say, watched)
        self._background.begin_all(watching(watched, watch, self._posting, lambda: self.latency, sleep), sleep)
        if settings.metrics:
            known = self._requests, self._invalid_requests, times
            measuring = Measuring(*known, self._posting, watch, service.workload)
            self._background.begin_once("metrics", measuring.serve(settings.metrics))
        self._background.begin_all(copying(settings, say, service.clock, sleep), sleep)

    async def examine(self, guild: GuildId) -> Findings:
        """How the bot is, as far as it concerns that server. Raises StoreFailed."""
        service = self._app.service
        late = await late_in(guild, service.backlog, self._posting)
        synced = await self._command_sync.seems_synced()
        return Findings(self._latency_in(guild), synced, late, service.share.told_of(guild))

    def _latency_in(self, guild: GuildId) -> float:
        """Of the connection on which that server is told of."""
        return self.latency

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected until the connection ends, or the work in the background for good. Raises TokenRefused."""
        connection = asyncio.create_task(self._connected(reconnect), name="gateway")
        try:
            await self._background.until_one_ends([connection])
            await connection
        finally:
            connection.cancel()

    async def _connected(self, reconnect: bool) -> None:
        """Be connected until closed; a first connection that is refused is tried again, as any later one."""
        for refusals in itertools.count(1):
            try:
                await super().connect(reconnect=reconnect)
                break
            except AttributeError:
                # The library asks the connection that broke where to go on: before the first one there is none.
                if getattr(self, "ws", None) is not None:
                    raise
            wait = min(_LONGEST_WAIT, 2.0**refusals)
            _log.warning("no connection to the gateway yet; the next attempt is in %g s", wait)
            await asyncio.sleep(wait)

    async def on_ready(self) -> None:
        """Tell the host in the terminal; Discord may call this again after every reconnection."""
        self._is_back()
        say = self._app.localizers.english
        _log.info("%s", say("start-ready", who=str(self.user), count=len(self.guilds)))
        if self.application_id is not None and not self.guilds:
            permissions = discord.Permissions(**dict.fromkeys((*NEEDED, *OPTIONAL), True))
            _log.info(
                "%s", say("start-invite", url=discord.utils.oauth_url(self.application_id, permissions=permissions))
            )
        for guild in self.guilds:
            self._meet(guild)
        # Not needed to be there, but soon after.
        set_for = self._app.service.preferences.of_server
        await self._app.can_speak(
            set_for(GuildId(guild.id)).language or str(guild.preferred_locale) for guild in self.guilds
        )
        await self._app.can_look_up(self._kept)
        await asyncio.to_thread(zones)
        gc.freeze()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that is new."""
        self._meet(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The same of one that Discord could not show at the start."""
        self._meet(guild)

    def _meet(self, guild: discord.Guild) -> None:
        if self._greeter is not None:
            self._greeter.meet(GuildId(guild.id), places_in(guild))

    async def on_resumed(self) -> None:
        """Note that it is back, and that nothing was missed."""
        self._is_back()

    def _is_back(self) -> None:
        self._gateway.there()

    async def on_disconnect(self) -> None:
        """The library connects again by itself."""
        self._gateway.lost()

    async def takes(self, interaction: Interaction) -> bool:
        """Whether to answer it: not while leaving, nor if it was delivered before, as after a lost connection."""
        return not self.leaving and not self._delivered.again(interaction.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Presses; slash commands and autocomplete go through the command tree."""
        if self.leaving:
            # It came before, but its turn comes only now.
            return
        if interaction.type is discord.InteractionType.component and await self.takes(interaction):
            with self._app.in_flight.one("press"), _left_to_discord():
                await on_press(self._app, interaction)
        if interaction.type is discord.InteractionType.modal_submit and await self.takes(interaction):
            with self._app.in_flight.one("press"), _left_to_discord():
                await on_form(self._app, interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            self._app.in_flight.times.count("autocomplete")
            return
        if silencing(interaction):
            return
        if (channel := interaction.channel_id) is not None:
            try:
                await self._posting.heal(ChannelId(channel))
            except StoreFailed as error:
                # The next one who plays there brings it about.
                _log.warning("whether the bot may speak again is not known: %s", error.why)

    async def _misused(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        with _left_to_discord():
            if isinstance(error, _MALFORMED):
                await refuse_form(self._app, interaction, error)
            elif isinstance(error, app_commands.CommandInvokeError) and isinstance(error.original, NotAcknowledged):
                raise error.original
            else:
                _log.error("a command failed", exc_info=error)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Events that come while leaving have nobody left: the library counts on a loop that it has let go."""
        if not self.leaving:
            super().dispatch(event, *args, **kwargs)

    async def close(self) -> None:
        """Show the answers that were begun, stop posting, then leave. What is owed is said after the next start."""
        self.leaving = True
        await self._app.in_flight.shown(_LAST_WORDS)
        await self._background.stop()
        await super().close()

    def _is_connected(self) -> bool:
        """Whether presses and commands arrive, or did so just now: connections come and go."""
        away = self._gateway.away
        return away is None or away < BEATS_EVERY


@contextmanager
def _left_to_discord() -> Iterator[None]:
    """What was never acknowledged is not done either: Discord tells who asked, and the host reads one line."""
    try:
        yield
    except NotAcknowledged as error:
        _log.warning("left unanswered: %s", error)


def _keep_what_stands() -> None:
    """Texts, rules and commands stay until the end: each look of the garbage collector at them holds the loop 40 ms."""
    gc.collect()
    gc.freeze()
