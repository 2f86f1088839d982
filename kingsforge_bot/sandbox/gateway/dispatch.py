"""Which gateway events a change makes for the bot."""

from typing import assert_never

import msgspec

from kingsforge_bot.sandbox.protocol import payloads, payloads_messages
from kingsforge_bot.sandbox.world import changes as ch
from kingsforge_bot.sandbox.world.model import Channel, ChannelKind, Guild, Json, Member, Message
from kingsforge_bot.sandbox.world.permissions import Permission
from kingsforge_bot.sandbox.world.world import World


class Intent:
    """Bits a bot asks for at IDENTIFY."""

    GUILDS = 1 << 0
    MEMBERS = 1 << 1
    PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15
    PRIVILEGED = MEMBERS | PRESENCES | MESSAGE_CONTENT


class Event(msgspec.Struct, frozen=True):
    """A dispatch: name, body, the intent it needs (0: none), and what is sent without message content."""

    name: str
    data: Json
    intent: int = Intent.GUILDS
    bare: Json | None = None

    @property
    def guild_id(self) -> int | None:
        """The guild it happened in."""
        key = self.data.get("id" if self.name in _OF_GUILDS else "guild_id")
        return None if key is None else int(key)


_OF_GUILDS = ("GUILD_CREATE", "GUILD_UPDATE")
_CHANNEL_VERBS: dict[type, str] = {
    ch.ChannelCreated: "CREATE",
    ch.ChannelUpdated: "UPDATE",
    ch.ChannelDeleted: "DELETE",
}


def events_for(world: World, change: ch.Change) -> list[Event]:
    """The events the bot gets for a change, before intents are looked at."""
    if _is_elsewhere(world, change):
        return []
    match change:
        case ch.MessagePosted(message):
            return _message(world, "MESSAGE_CREATE", message)
        case ch.MessageEdited(_, message):
            return _message(world, "MESSAGE_UPDATE", message)
        case ch.MessageDeleted(message):
            return _deleted(world, message)
        case ch.ChannelCreated() | ch.ChannelUpdated() | ch.ChannelDeleted():
            return _channel(world, _CHANNEL_VERBS[type(change)], change.channel)
        case ch.ThreadJoined(channel, user_id):
            return _joined(world, channel, user_id)
        case ch.GuildAdded(guild):
            return [Event("GUILD_CREATE", payloads.guild_create(world, guild))]
        case ch.GuildUpdated(guild):
            return _guild(world, guild)
        case ch.MemberChanged(member, joined):
            return _member(world, member, joined)
        case ch.InteractionStarted(interaction):
            return [Event("INTERACTION_CREATE", interaction.payload, 0)]
        case (
            ch.InteractionUpdated()
            | ch.CommandsChanged()
            | ch.UserUpdated()
            | ch.BotConnected()
            | ch.BotDisconnected()
            | ch.ProcessChanged()
            | ch.ClockTurned()
            | ch.JournalGrew()
        ):
            return []
        case _:
            assert_never(change)


def _is_elsewhere(world: World, change: ch.Change) -> bool:
    """Whether it is in a guild that the bot is not in: of that it hears by interactions alone."""
    match change:
        case ch.ChannelCreated() | ch.ChannelUpdated() | ch.ChannelDeleted() | ch.ThreadJoined():
            return not world.is_home(change.channel.guild_id)
        case ch.GuildAdded(guild) | ch.GuildUpdated(guild):
            return not world.is_home(guild.id)
        case ch.MemberChanged(member):
            return not world.is_home(member.guild_id)
        case _:
            return False


def _sees(world: World, channel_id: int) -> bool:
    channel = world.channels.get(channel_id)
    return channel is not None and bool(world.permissions(channel, world.application.bot_id) & Permission.VIEW_CHANNEL)


def _intent(message: Message) -> int:
    return Intent.DIRECT_MESSAGES if message.guild_id is None else Intent.GUILD_MESSAGES


def _message(world: World, name: str, message: Message) -> list[Event]:
    if message.ephemeral or not _sees(world, message.channel_id):
        return []
    body = payloads_messages.message_event(world, message)
    bot_id = world.application.bot_id
    open_to_bot = message.author_id == bot_id or bot_id in message.mentions or message.guild_id is None
    hidden: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
    return [Event(name, body, _intent(message), body if open_to_bot else body | hidden)]


def _deleted(world: World, message: Message) -> list[Event]:
    if message.ephemeral or not _sees(world, message.channel_id):
        return []
    body: Json = {"id": str(message.id), "channel_id": str(message.channel_id)}
    if message.guild_id is not None:
        body["guild_id"] = str(message.guild_id)
    return [Event("MESSAGE_DELETE", body, _intent(message))]


def _channel(world: World, verb: str, channel: Channel) -> list[Event]:
    if channel.kind is ChannelKind.DM:
        return []
    if channel.thread is None:
        return [Event(f"CHANNEL_{verb}", payloads.channel(world, channel))]
    body = payloads.bot_thread(world, channel)
    if verb == "CREATE":
        body["newly_created"] = True
    if verb == "DELETE":
        body = {key: body[key] for key in ("id", "guild_id", "parent_id", "type")}
    return [Event(f"THREAD_{verb}", body)]


def _guild(world: World, guild: Guild) -> list[Event]:
    roles: list[Json] = [{"guild_id": str(guild.id), "role": payloads.role(one)} for one in guild.roles]
    return [
        Event("GUILD_UPDATE", payloads.guild(world, guild)),
        *(Event("GUILD_ROLE_UPDATE", one) for one in roles),
    ]


def _member(world: World, member: Member, joined: bool) -> list[Event]:
    body = payloads.member(world, member) | {"guild_id": str(member.guild_id)}
    own = member.user_id == world.application.bot_id
    name = "GUILD_MEMBER_ADD" if joined else "GUILD_MEMBER_UPDATE"
    return [Event(name, body, Intent.GUILDS if own else Intent.MEMBERS)]


def _joined(world: World, channel: Channel, user_id: int) -> list[Event]:
    assert channel.thread is not None
    guild_id = str(channel.guild_id)
    added = payloads.thread_member(channel, user_id)
    if user_id == world.application.bot_id:
        return [
            Event("THREAD_CREATE", payloads.bot_thread(world, channel)),
            Event("THREAD_MEMBER_UPDATE", added | {"guild_id": guild_id}),
        ]
    member = world.members.get((channel.guild_id or 0, user_id))
    if member is not None:
        added["member"] = payloads.member(world, member)
    body: Json = {
        "id": str(channel.id),
        "guild_id": guild_id,
        "member_count": len(channel.thread.member_ids),
        "added_members": [added],
        "removed_member_ids": [],
    }
    return [Event("THREAD_MEMBERS_UPDATE", body)]
