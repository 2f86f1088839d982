"""Discord's permission bits and how they add up in a channel."""

from enum import IntFlag

from kingsforge_bot.sandbox.world.model import OF_MEMBER, OF_ROLE, Channel, Guild, Member


class Permission(IntFlag):
    """The permissions the sandbox checks or hands out; other bits are carried as they are."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


ALL = (1 << 53) - 1
EVERYONE = int(
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)


def guild_permissions(guild: Guild, member: Member) -> int:
    """What the member may do in the guild before channels speak."""
    if member.user_id == guild.owner_id:
        return ALL
    bits = 0
    for role in guild.roles:
        if role.id == guild.id or role.id in member.roles:
            bits |= role.permissions
    return ALL if bits & Permission.ADMINISTRATOR else bits


def channel_permissions(guild: Guild, member: Member, channel: Channel) -> int:
    """What the member may do in `channel`; for a thread pass its parent.

    Order as documented: @everyone's overwrite, then all roles' together, then the member's own.
    """
    bits = guild_permissions(guild, member)
    if bits == ALL:
        return bits
    for over in channel.overwrites:
        if over.target_id == guild.id:
            bits = bits & ~over.deny | over.allow
    deny = allow = 0
    for over in channel.overwrites:
        if over.kind == OF_ROLE and over.target_id in member.roles:
            deny |= over.deny
            allow |= over.allow
    bits = bits & ~deny | allow
    for over in channel.overwrites:
        if over.kind == OF_MEMBER and over.target_id == member.user_id:
            bits = bits & ~over.deny | over.allow
    return bits if bits & Permission.VIEW_CHANNEL else 0
