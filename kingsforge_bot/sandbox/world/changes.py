"""What happened in the sandbox, and how to be told: the feed behind gateway, driver and any page."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec

from kingsforge_bot.sandbox.world.model import Channel, Command, Guild, Interaction, Member, Message, User

T = TypeVar("T")


class MessagePosted(msgspec.Struct, frozen=True):
    """A message appeared."""

    message: Message


class MessageEdited(msgspec.Struct, frozen=True):
    """A message changed."""

    before: Message
    message: Message


class MessageDeleted(msgspec.Struct, frozen=True):
    """A message went."""

    message: Message


class ChannelCreated(msgspec.Struct, frozen=True):
    """A channel, thread or direct-message channel appeared."""

    channel: Channel


class ChannelUpdated(msgspec.Struct, frozen=True):
    """A channel or thread changed; its last message alone does not count."""

    before: Channel
    channel: Channel


class ChannelDeleted(msgspec.Struct, frozen=True):
    """A channel or thread went."""

    channel: Channel


class ThreadJoined(msgspec.Struct, frozen=True):
    """A user became a member of a thread."""

    channel: Channel
    user_id: int


class GuildAdded(msgspec.Struct, frozen=True):
    """The bot came into a guild."""

    guild: Guild


class GuildUpdated(msgspec.Struct, frozen=True):
    """A guild or one of its roles changed."""

    guild: Guild


class MemberChanged(msgspec.Struct, frozen=True):
    """A member joined or got other roles."""

    member: Member
    joined: bool


class UserUpdated(msgspec.Struct, frozen=True):
    """A user's settings (language, direct messages) changed."""

    user: User


class InteractionStarted(msgspec.Struct, frozen=True):
    """A person did something the bot must answer."""

    interaction: Interaction


class InteractionUpdated(msgspec.Struct, frozen=True):
    """An interaction was answered, got a follow-up, or its time ran out."""

    before: Interaction
    interaction: Interaction


class CommandsChanged(msgspec.Struct, frozen=True):
    """The list of commands of one guild (None: the global one) was changed."""

    guild_id: int | None
    commands: tuple[Command, ...]


class BotConnected(msgspec.Struct, frozen=True):
    """A gateway session became live; `ordinal` counts identified sessions from 1."""

    ordinal: int
    resumed: bool


class BotDisconnected(msgspec.Struct, frozen=True):
    """A gateway session lost its connection."""

    ordinal: int


class ProcessChanged(msgspec.Struct, frozen=True):
    """The bot's process, where the sandbox keeps one, was started or ended; `status` is its exit status."""

    running: bool
    status: int | None = None


class ClockTurned(msgspec.Struct, frozen=True):
    """The clock was turned; it is now that many seconds ahead."""

    ahead: float


class JournalGrew(msgspec.Struct, frozen=True):
    """A request was answered or a violation noted."""

    line: str


Change = (
    MessagePosted
    | MessageEdited
    | MessageDeleted
    | ChannelCreated
    | ChannelUpdated
    | ChannelDeleted
    | ThreadJoined
    | GuildAdded
    | GuildUpdated
    | MemberChanged
    | UserUpdated
    | InteractionStarted
    | InteractionUpdated
    | CommandsChanged
    | BotConnected
    | BotDisconnected
    | ProcessChanged
    | ClockTurned
    | JournalGrew
)


class Feed:
    """Tells subscribers of every change, in order, within the call that made it."""

    def __init__(self) -> None:
        self._subscribers: list[Callable[[Change], None]] = []
        self._next: asyncio.Future[None] | None = None

    def subscribe(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Call `listener` on each change from now on; the answer ends that."""
        self._subscribers.append(listener)
        return lambda: self._subscribers.remove(listener)

    def publish(self, change: Change) -> None:
        """Tell everybody."""
        for listener in tuple(self._subscribers):
            listener(change)
        if self._next is not None:
            if not self._next.done():
                self._next.set_result(None)
            self._next = None

    async def until(self, probe: Callable[[], T | None], within: float) -> T:
        """Wait until `probe` gives something other than None; it is asked after every change.

        Raises TimeoutError after `within` seconds.
        """
        async with asyncio.timeout(within):
            while (found := probe()) is None:
                if self._next is None:
                    self._next = asyncio.get_running_loop().create_future()
                await asyncio.shield(self._next)
        return found
