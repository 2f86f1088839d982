"""Everything that is true in the sandbox, and the only place that changes it.

Each change is published on `feed` after it is made; but for what nobody could see of it: a file that stands in no
message yet, a new token, and all that is read back before anybody looks. Nothing here knows HTTP, sockets or limits.
"""

import secrets
from collections.abc import Callable, Iterable, MutableMapping
from typing import TypeVar

from msgspec.structs import replace

from kingsforge_bot.sandbox.world import changes as ch
from kingsforge_bot.sandbox.world.errors import Known, refused
from kingsforge_bot.sandbox.world.model import (
    Application,
    Channel,
    ChannelKind,
    Command,
    Guild,
    Interaction,
    Member,
    Message,
    Role,
    User,
)
from kingsforge_bot.sandbox.world.permissions import ALL, channel_permissions
from kingsforge_bot.sandbox.world.snowflake import Snowflakes, seconds_of
from kingsforge_bot.sandbox.world.turning import TurnedClock

V = TypeVar("V")


def found(table: dict[int, V], key: int, known: Known) -> V:
    """The value under `key`, or the API error `known`."""
    try:
        return table[key]
    except KeyError:
        raise refused(known) from None


def _token() -> str:
    return f"sandbox.{secrets.token_hex(12)}"


class World:
    """State and its changes. `clock` gives seconds since 1970; what is true here goes by it as far as it was turned."""

    def __init__(self, clock: Callable[[], float], bot_name: str = "Bot") -> None:
        self.clock = TurnedClock(clock)
        self.base_url = ""
        """The address it is served at, which links to files begin with; set by who serves it."""
        self.new_id = Snowflakes(self.clock)
        self.feed = ch.Feed()
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.members: dict[tuple[int, int], Member] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.files: MutableMapping[int, bytes] = {}
        self.commands: dict[int, Command] = {}
        self.interactions: dict[int, Interaction] = {}
        bot = User(self.new_id(), bot_name, bot=True)
        self.users[bot.id] = bot
        self.application = Application(id=bot.id, name=bot_name, token=_token(), bot_id=bot.id, owner_id=bot.id)

    def restore(
        self,
        *,
        ahead: float,
        application: Application,
        users: Iterable[User],
        guilds: Iterable[Guild],
        members: Iterable[Member],
        channels: Iterable[Channel],
        messages: Iterable[Message],
        commands: Iterable[Command],
    ) -> None:
        """Be as a world was before, with its clock turned as far; only the token stays the one of now."""
        self.clock.ahead = ahead
        self.application = replace(application, token=self.application.token)
        self.users = {one.id: one for one in users}
        self.guilds = {one.id: one for one in guilds}
        self.members = {(one.guild_id, one.user_id): one for one in members}
        self.channels = {one.id: one for one in channels}
        self.messages = {one: {} for one in self.channels}
        for message in messages:
            self.messages[message.channel_id][message.id] = message
        self.commands = {one.id: one for one in commands}

    def keep_files_in(self, files: MutableMapping[int, bytes]) -> None:
        """Keep the bytes of files there from now on; those that it holds are there already."""
        self.files = files

    def renew_token(self) -> None:
        """Give the application another token; the old one is worth nothing any more."""
        self.application = replace(self.application, token=_token())

    def turn(self, seconds: float) -> None:
        """Let that time have passed: threads in which nobody wrote for as long as they stay open are archived."""
        self.clock.ahead += seconds
        self.feed.publish(ch.ClockTurned(self.clock.ahead))
        for channel in tuple(self.channels.values()):
            state = channel.thread
            if state is None or state.archived:
                continue
            written = 0.0 if channel.last_message_id is None else seconds_of(channel.last_message_id)
            end = max(written, state.archived_at) + state.auto_archive * 60
            if end <= self.clock():
                self.put_channel(replace(channel, thread=replace(state, archived=True, archived_at=end)))

    # People and places

    def put_user(self, user: User) -> User:
        """Add a user or change one's settings."""
        self.users[user.id] = user
        self.feed.publish(ch.UserUpdated(user))
        return user

    def add_guild(self, guild: Guild, *, home: bool = True) -> Guild:
        """Add a guild; its owner becomes a member, and the bot where it is its `home`."""
        self.guilds[guild.id] = guild
        now = self.clock()
        for user_id in (guild.owner_id, *([self.application.bot_id] if home else [])):
            self.members[guild.id, user_id] = Member(guild.id, user_id, now)
        self.feed.publish(ch.GuildAdded(guild))
        return guild

    def is_home(self, guild_id: int | None) -> bool:
        """Whether the bot is a member there; it is at home in direct messages with it."""
        return guild_id is None or (guild_id, self.application.bot_id) in self.members

    def put_guild(self, guild: Guild) -> None:
        """Change a guild or its roles."""
        self.guilds[guild.id] = guild
        self.feed.publish(ch.GuildUpdated(guild))

    def put_member(self, member: Member) -> None:
        """Let a user join, or change their roles."""
        joined = (member.guild_id, member.user_id) not in self.members
        self.members[member.guild_id, member.user_id] = member
        self.feed.publish(ch.MemberChanged(member, joined))

    def guilds_of(self, user_id: int) -> list[Guild]:
        """The guilds a user is in."""
        return [guild for guild in self.guilds.values() if (guild.id, user_id) in self.members]

    def roles(self) -> dict[int, Role]:
        """The roles of all guilds by their ids."""
        return {role.id: role for guild in self.guilds.values() for role in guild.roles}

    # Channels

    def put_channel(self, channel: Channel) -> Channel:
        """Add a channel or thread, or change one."""
        before = self.channels.get(channel.id)
        self.channels[channel.id] = channel
        if before is None:
            self.messages[channel.id] = {}
            self.feed.publish(ch.ChannelCreated(channel))
        else:
            self.feed.publish(ch.ChannelUpdated(before, channel))
        return channel

    def join_thread(self, channel_id: int, user_id: int) -> None:
        """Make a user a member of a thread; nothing happens if they are."""
        channel = self.channels[channel_id]
        thread = channel.thread
        assert thread is not None
        if user_id in thread.member_ids:
            return
        joined = replace(channel, thread=replace(thread, member_ids=(*thread.member_ids, user_id)))
        self.channels[channel_id] = joined
        self.feed.publish(ch.ThreadJoined(joined, user_id))

    def delete_channel(self, channel_id: int) -> None:
        """Remove a channel with its threads and messages."""
        for thread in self.threads_of(channel_id):
            self.delete_channel(thread.id)
        channel = self.channels.pop(channel_id)
        del self.messages[channel_id]
        self.feed.publish(ch.ChannelDeleted(channel))

    def threads_of(self, parent_id: int) -> list[Channel]:
        """The threads under a channel."""
        return [one for one in self.channels.values() if one.thread is not None and one.thread.parent_id == parent_id]

    def dm_channel(self, user_id: int) -> Channel:
        """The direct-message channel between the bot and a user, opened if need be."""
        for channel in self.channels.values():
            if channel.kind is ChannelKind.DM and channel.recipient_ids == (user_id,):
                return channel
        return self.put_channel(Channel(self.new_id(), ChannelKind.DM, "", recipient_ids=(user_id,)))

    def permissions(self, channel: Channel, user_id: int) -> int:
        """The bits a user has in a channel (of its parent for a thread); 0 for who is not there."""
        if channel.guild_id is None:
            return ALL if user_id in (*channel.recipient_ids, self.application.bot_id) else 0
        member = self.members.get((channel.guild_id, user_id))
        if member is None:
            return 0
        place = channel
        if channel.thread is not None:
            place = self.channels[channel.thread.parent_id]
            if channel.kind is ChannelKind.PRIVATE_THREAD and user_id not in channel.thread.member_ids:
                return 0
        return channel_permissions(self.guilds[channel.guild_id], member, place)

    # Messages

    def put_file(self, data: bytes) -> int:
        """Keep a file that stands in no message yet; answers its id."""
        key = self.new_id()
        self.files[key] = data
        return key

    def message(self, channel_id: int, message_id: int) -> Message:
        """A message, ephemeral ones too. Raises the API errors 10003 and 10008."""
        return found(found(self.messages, channel_id, Known.UNKNOWN_CHANNEL), message_id, Known.UNKNOWN_MESSAGE)

    def post(self, message: Message, files: Iterable[tuple[int, bytes]] = ()) -> Message:
        """Add a message; `files` are its new attachments' bytes by id."""
        self.files.update(files)
        self.messages[message.channel_id][message.id] = message
        if not message.ephemeral:
            channel = self.channels[message.channel_id]
            thread = channel.thread
            if thread is not None:
                thread = replace(thread, message_count=thread.message_count + 1)
            self.channels[channel.id] = replace(channel, last_message_id=message.id, thread=thread)
        self.feed.publish(ch.MessagePosted(message))
        return message

    def edit(self, message: Message, files: Iterable[tuple[int, bytes]] = ()) -> Message:
        """Put a message's new state in place of the old."""
        self.files.update(files)
        shelf = self.messages[message.channel_id]
        before = shelf[message.id]
        shelf[message.id] = message
        self.feed.publish(ch.MessageEdited(before, message))
        return message

    def delete(self, message: Message) -> None:
        """Remove a message."""
        del self.messages[message.channel_id][message.id]
        self.feed.publish(ch.MessageDeleted(message))

    # Commands and interactions

    def commands_of(self, guild_id: int | None) -> tuple[Command, ...]:
        """The commands registered for a guild, or the global ones."""
        return tuple(one for one in self.commands.values() if one.guild_id == guild_id)

    def set_commands(self, guild_id: int | None, commands: Iterable[Command]) -> None:
        """Replace the commands of a guild, or the global ones."""
        kept = {key: one for key, one in self.commands.items() if one.guild_id != guild_id}
        self.commands = kept | {one.id: one for one in commands}
        self.feed.publish(ch.CommandsChanged(guild_id, self.commands_of(guild_id)))

    def start(self, interaction: Interaction) -> Interaction:
        """A person did something."""
        self.interactions[interaction.id] = interaction
        self.feed.publish(ch.InteractionStarted(interaction))
        return interaction

    def put_interaction(self, interaction: Interaction) -> Interaction:
        """An interaction was answered or ran out of time."""
        before = self.interactions[interaction.id]
        self.interactions[interaction.id] = interaction
        self.feed.publish(ch.InteractionUpdated(before, interaction))
        return interaction
