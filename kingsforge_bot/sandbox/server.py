"""The sandbox as a whole: a world, the server in front of it, and waiting for what happens in it."""

import time
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar
from urllib.parse import quote

from aiohttp import web

from kingsforge_bot.sandbox.gateway.gateway import Gateway
from kingsforge_bot.sandbox.people.interactions import Interactions
from kingsforge_bot.sandbox.people.person import Person
from kingsforge_bot.sandbox.rest.api import Api
from kingsforge_bot.sandbox.rest.description import Description
from kingsforge_bot.sandbox.rest.faults import Faults
from kingsforge_bot.sandbox.rest.middleware import Middleware
from kingsforge_bot.sandbox.rest.rate_limits import Limits
from kingsforge_bot.sandbox.rest.routes import application
from kingsforge_bot.sandbox.world import building
from kingsforge_bot.sandbox.world.changes import Change, ClockTurned
from kingsforge_bot.sandbox.world.journal import Journal, Violation
from kingsforge_bot.sandbox.world.model import Attachment, Channel, Guild, Message
from kingsforge_bot.sandbox.world.permissions import Permission
from kingsforge_bot.sandbox.world.sharding import Shard, Sharding, Starts
from kingsforge_bot.sandbox.world.timing import Timing
from kingsforge_bot.sandbox.world.turning import tell
from kingsforge_bot.sandbox.world.waiting import Waiting
from kingsforge_bot.sandbox.world.world import World

T = TypeVar("T")
Place = Channel | int


class PortUnusable(OSError):  # noqa: N818 - reads as what happened
    """Nobody can listen at that port: it is taken, not for everybody, or no port at all."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.port = port

    def __str__(self) -> str:
        return f"The sandbox cannot start at port {self.port}, which is taken or cannot be had. Choose another --port."


def place_id(place: Place) -> int:
    """A channel's id, given the channel or its id."""
    return place if isinstance(place, int) else place.id


class Server:
    """A Discord on 127.0.0.1.

    `async with Server() as server:` starts it on a free port and stops it. `patience` is how long
    (seconds) any wait of tests may last. `clock` gives seconds since 1970 and may be a test's own.
    With a `description` of Discord's API every request is checked against it too; with `limits` a bot is limited as by
    Discord, and without them never. With `sharding` its sessions are limited, too, and
    it can be asked for several shards.
    """

    def __init__(
        self,
        *,
        bot_name: str = "Bot",
        timing: Timing | None = None,
        patience: float = 10.0,
        clock: Callable[[], float] = time.time,
        description: Description | None = None,
        limits: Limits | None = None,
        sharding: Sharding | None = None,
    ) -> None:
        self._description = description
        self.limits = limits
        self.world = World(clock, bot_name)
        self.journal = Journal(self.world.feed)
        self._waiting = Waiting(self.world.feed, self.journal, patience)
        self.starts = Starts(self.world.clock, sharding)
        self.api = Api(self.world, self.journal, timing or Timing(), self.starts)
        self.gateway = Gateway(self.world, self.journal, self.starts, lambda: self.fault.delay)
        self.fault = Faults(self.gateway)
        self._interactions = Interactions(self.world, self.journal, self.api.timing, self.gateway.reaches)
        self._runner: web.AppRunner | None = None
        self._handed_out: set[int] = set()

    async def start(self, port: int = 0, more: Iterable[web.AbstractRouteDef] = ()) -> None:
        """Listen on 127.0.0.1; port 0 takes a free one. Raises PortUnusable.

        `more` are routes beside Discord's, such as those of the page for people.
        """
        middleware = Middleware(self.api, self.fault, self._description, self.limits)
        app = application(self.world, middleware, self.gateway.handle)
        app.add_routes(more)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, "127.0.0.1", port).start()
        except (OSError, OverflowError) as error:
            raise PortUnusable(port) from error
        host, bound = self._runner.addresses[0][:2]
        self.world.base_url = f"http://{host}:{bound}"

    async def stop(self) -> None:
        """Hang up and stop listening."""
        self.fault.clear()
        self._interactions.stop()
        self.gateway.cut(resumable=False)
        if self._runner is not None:
            await self._runner.cleanup()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    @property
    def patience(self) -> float:
        """How long a wait may last, in seconds, where nothing else is said."""
        return self._waiting.patience

    @property
    def url(self) -> str:
        """The address to give to `connect.point_discord_at`."""
        return self.world.base_url

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.application.token

    @property
    def violations(self) -> list[Violation]:
        """All breaches of the protocol by the bot so far."""
        return self.journal.violations

    # Furnishing

    def add_guild(self, name: str, locale: str = "en-US", *, home: bool = True, shard: Shard | None = None) -> Guild:
        """A guild, with the bot in it unless it is not its `home`; one whose events go to that `shard`."""
        return building.build_guild(self.world, name, locale, home=home, shard=shard)

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """A text channel."""
        return building.build_channel(self.world, guild, name)

    def add_person(self, name: str, *guilds: Guild, locale: str = "en-US") -> Person:
        """A person who is a member of `guilds`."""
        return self.person(building.build_user(self.world, name, guilds, locale).id)

    def person(self, user_id: int) -> Person:
        """The person whose user has that id."""
        return Person(user_id, self.world, self._interactions, self._waiting)

    def upload(self, name: str, data: bytes) -> Attachment:
        """A file that a person has put into the option of a command."""
        key = self.world.put_file(data)
        url = f"{self.world.base_url}/attachments/{key}/{key}/{quote(name)}"
        return Attachment(id=key, filename=name, size=len(data), content_type="application/json", url=url)

    def deny(self, place: Place, *permissions: Permission, user_id: int | None = None) -> None:
        """Take permissions in a channel from the bot, or from `user_id`."""
        for one in permissions:
            who = self.api.bot_id if user_id is None else user_id
            building.overwrite(self.world, place_id(place), who, Permission(0), one)

    def allow(self, place: Place, *permissions: Permission, user_id: int | None = None) -> None:
        """Give permissions in a channel to the bot, or to `user_id`."""
        for one in permissions:
            who = self.api.bot_id if user_id is None else user_id
            building.overwrite(self.world, place_id(place), who, one, Permission(0))

    def delete_channel(self, place: Place) -> None:
        """Delete a channel or thread, as a moderator would."""
        self.world.delete_channel(place_id(place))

    def delete_message(self, message: Message) -> None:
        """Delete a message, as a moderator would."""
        self.world.delete(self.world.message(message.channel_id, message.id))

    def archive(self, thread: Place, locked: bool = False) -> None:
        """Archive a thread."""
        building.archive(self.world, place_id(thread), locked)

    def turn_clock(self, seconds: float) -> None:
        """Let that time have passed, for everybody who goes by this server's clock."""
        self.world.turn(seconds)

    def tell_clock(self, file: Path) -> None:
        """Keep `file` saying how far the clock is ahead, for a bot in another process (`connect.time_told_by`)."""

        def listen(change: Change) -> None:
            if isinstance(change, ClockTurned):
                tell(file, change.ahead)

        tell(file, self.world.clock.ahead)
        self.world.feed.subscribe(listen)

    def messages(self, place: Place) -> list[Message]:
        """The messages everybody sees in a channel, oldest first."""
        shelf = self.world.messages.get(place_id(place), {})
        return [one for one in shelf.values() if not one.ephemeral]

    def file(self, attachment: Attachment) -> bytes:
        """The bytes of an attachment."""
        return self.world.files[attachment.id]

    # Waiting

    async def until(self, probe: Callable[[], T | None], what: str, within: float | None = None) -> T:
        """Wait until `probe` gives something other than None, asking again after each change.

        Raises NothingHappened, naming `what`.
        """
        return await self._waiting.until(probe, what, within)

    async def next_message(
        self, place: Place, where: Callable[[Message], bool] = lambda _: True, within: float | None = None
    ) -> Message:
        """Wait for the oldest public message of a channel not handed out before that satisfies `where`.

        A message still "thinking" is waited for; `where` is asked again when messages are edited.
        """

        def probe() -> Message | None:
            for one in self.messages(place):
                if one.id not in self._handed_out and not one.loading and where(one):
                    return one
            return None

        message = await self.until(probe, f"a message in channel {place_id(place)}", within)
        self._handed_out.add(message.id)
        return message

    async def when(self, message: Message, where: Callable[[Message], bool], within: float | None = None) -> Message:
        """Wait until a message, as it then stands, satisfies `where`."""

        def probe() -> Message | None:
            now = self.world.messages.get(message.channel_id, {}).get(message.id)
            return now if now is not None and where(now) else None

        return await self.until(probe, f"a change of message {message.id}", within)

    async def bot_online(self, newer_than: int = 0, within: float | None = None, *, shard: int | None = None) -> int:
        """Wait until the bot has a live session, of any shard or that; answers its ordinal (the first ever is 1)."""

        def probe() -> int | None:
            return max((one.ordinal for one in self.gateway.live(shard) if one.ordinal > newer_than), default=None)

        return await self.until(probe, "the bot to come online", within)

    async def bot_offline(self, within: float | None = None, *, shard: int | None = None) -> None:
        """Wait until no session has a connection, or none of that shard."""
        await self.until(lambda: None if self.gateway.live(shard) else True, "the bot to go offline", within)

    async def commands(self, guild: Guild | None = None, within: float | None = None) -> tuple[str, ...]:
        """Wait until commands are registered (globally, or for a guild); answers their names."""
        key = None if guild is None else guild.id

        def probe() -> tuple[str, ...] | None:
            return tuple(one.name for one in self.world.commands_of(key)) or None

        return await self.until(probe, "commands to be registered", within)
