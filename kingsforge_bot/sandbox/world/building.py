"""Furnishing a world: guilds, channels, people, rights."""

from msgspec.structs import replace

from kingsforge_bot.sandbox.world.model import OF_MEMBER, Channel, ChannelKind, Guild, Member, Overwrite, Role, User
from kingsforge_bot.sandbox.world.permissions import EVERYONE, Permission
from kingsforge_bot.sandbox.world.sharding import Shard
from kingsforge_bot.sandbox.world.world import World


def build_guild(
    world: World, name: str, locale: str = "en-US", *, home: bool = True, shard: Shard | None = None
) -> Guild:
    """A guild, with the bot in it where it is its `home`, owned by a person who never speaks.

    Where a `shard` is given, its events go there.
    """
    owner = world.put_user(User(world.new_id(), f"Owner of {name}"))
    guild_id = world.new_id() if shard is None else world.new_id.of(shard)
    everyone = Role(guild_id, "@everyone", EVERYONE)
    return world.add_guild(Guild(guild_id, name, owner.id, (everyone,), locale), home=home)


def build_channel(world: World, guild: Guild, name: str) -> Channel:
    """A text channel at the end of the guild's list."""
    position = sum(1 for one in world.channels.values() if one.guild_id == guild.id)
    return world.put_channel(Channel(world.new_id(), ChannelKind.TEXT, name, guild.id, position))


def build_user(world: World, name: str, guilds: tuple[Guild, ...], locale: str) -> User:
    """A person who is a member of `guilds`."""
    user = world.put_user(User(world.new_id(), name, locale=locale))
    for guild in guilds:
        world.put_member(Member(guild.id, user.id, world.clock()))
    return user


def overwrite(world: World, channel_id: int, user_id: int, allow: Permission, deny: Permission) -> Channel:
    """Allow and deny a member something in a channel, on top of what its overwrite said before."""
    channel = world.channels[channel_id]
    kept = tuple(one for one in channel.overwrites if one.target_id != user_id)
    before = next((one for one in channel.overwrites if one.target_id == user_id), Overwrite(user_id, OF_MEMBER, 0, 0))
    changed = replace(
        before,
        allow=before.allow & ~int(deny) | int(allow),
        deny=before.deny & ~int(allow) | int(deny),
    )
    return world.put_channel(replace(channel, overwrites=(*kept, changed)))


def grant_role(world: World, guild: Guild, user_id: int, permissions: Permission) -> Role:
    """Give a member a new role with these permissions."""
    current = world.guilds[guild.id]
    role = Role(world.new_id(), f"role {len(current.roles)}", int(permissions), position=len(current.roles))
    world.put_guild(replace(current, roles=(*current.roles, role)))
    member = world.members[guild.id, user_id]
    world.put_member(replace(member, roles=(*member.roles, role.id)))
    return role


def archive(world: World, channel_id: int, locked: bool) -> Channel:
    """Archive a thread."""
    channel = world.channels[channel_id]
    assert channel.thread is not None
    state = replace(channel.thread, archived=True, locked=locked, archived_at=world.clock())
    return world.put_channel(replace(channel, thread=state))
