"""Users, places and commands as the JSON objects Discord sends; messages are in `payloads_messages`."""

from kingsforge_bot.sandbox.world.model import (
    Application,
    Channel,
    ChannelKind,
    Command,
    Guild,
    Json,
    Member,
    Role,
    User,
)
from kingsforge_bot.sandbox.world.snowflake import iso
from kingsforge_bot.sandbox.world.world import World


def gateway_url(world: World) -> str:
    """The gateway's address, ws scheme."""
    return "ws" + world.base_url.removeprefix("http") + "/gateway/"


def user(one: User) -> Json:
    """A user object."""
    return {
        "id": str(one.id),
        "username": one.name.lower().replace(" ", "_"),
        "global_name": None if one.bot else one.name,
        "discriminator": "0000" if one.bot else "0",
        "avatar": None,
        "bot": one.bot,
        "public_flags": 0,
        "flags": 0,
    }


def application(world: World, one: Application) -> Json:
    """An application object, as its owner sees it."""
    return {
        "id": str(one.id),
        "name": one.name,
        "description": "",
        "icon": None,
        "bot": user(world.users[one.bot_id]),
        "bot_public": False,
        "bot_require_code_grant": False,
        "owner": user(world.users[one.owner_id]),
        "team": None,
        "verify_key": "0" * 64,
        "flags": 0,
        "summary": "",
        "hook": True,
        "rpc_origins": [],
        "interactions_endpoint_url": None,
        "approximate_guild_count": len(world.guilds),
    }


def role(one: Role) -> Json:
    """A role object."""
    return {
        "id": str(one.id),
        "name": one.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": one.position,
        "permissions": str(one.permissions),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def member(world: World, one: Member, with_user: bool = True) -> Json:
    """A member object."""
    body: Json = {
        "roles": [str(role_id) for role_id in one.roles],
        "joined_at": iso(one.joined_at),
        "nick": None,
        "avatar": None,
        "banner": None,
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    if with_user:
        body["user"] = user(world.users[one.user_id])
    return body


def channel(world: World, one: Channel) -> Json:
    """A channel, thread or direct-message channel object."""
    body: Json = {
        "id": str(one.id),
        "type": int(one.kind),
        "last_message_id": None if one.last_message_id is None else str(one.last_message_id),
        "flags": 0,
    }
    if one.kind is ChannelKind.DM:
        body["recipients"] = [user(world.users[key]) for key in one.recipient_ids]
        return body
    body |= {"guild_id": str(one.guild_id), "name": one.name, "nsfw": False, "rate_limit_per_user": 0}
    if one.thread is None:
        return body | {
            "parent_id": None,
            "position": one.position,
            "topic": None,
            "permission_overwrites": [
                {"id": str(o.target_id), "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)}
                for o in one.overwrites
            ],
        }
    state = one.thread
    return body | {
        "parent_id": str(state.parent_id),
        "owner_id": str(state.owner_id),
        "message_count": state.message_count,
        "total_message_sent": state.message_count,
        "member_count": len(state.member_ids),
        "thread_metadata": {
            "archived": state.archived,
            "locked": state.locked,
            "auto_archive_duration": state.auto_archive,
            "archive_timestamp": iso(state.archived_at),
            "create_timestamp": iso(state.created_at),
            "invitable": True,
        },
    }


def thread_member(one: Channel, user_id: int) -> Json:
    """A thread member object."""
    assert one.thread is not None
    return {
        "id": str(one.id),
        "user_id": str(user_id),
        "join_timestamp": iso(one.thread.created_at),
        "flags": 0,
    }


def bot_thread(world: World, one: Channel) -> Json:
    """A thread object as the bot sees it: with its own membership, if it has one."""
    body = channel(world, one)
    bot_id = world.application.bot_id
    if one.thread is not None and bot_id in one.thread.member_ids:
        body["member"] = thread_member(one, bot_id)
    return body


def guild(world: World, one: Guild) -> Json:
    """A guild object without members and channels."""
    return {
        "id": str(one.id),
        "name": one.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "owner_id": str(one.owner_id),
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": [role(each) for each in one.roles],
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "nsfw_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": one.locale,
    }


def guild_create(world: World, one: Guild) -> Json:
    """The body of GUILD_CREATE for a bot without the members intent: itself the only member listed."""
    bot_id = world.application.bot_id
    inside = [each for each in world.channels.values() if each.guild_id == one.id]
    return guild(world, one) | {
        "joined_at": iso(world.members[one.id, bot_id].joined_at),
        "large": False,
        "unavailable": False,
        "member_count": sum(1 for guild_id, _ in world.members if guild_id == one.id),
        "members": [member(world, world.members[one.id, bot_id])],
        "channels": [channel(world, each) for each in inside if each.thread is None],
        "threads": [
            bot_thread(world, each)
            for each in inside
            if each.thread is not None and not each.thread.archived and world.permissions(each, bot_id)
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def command(world: World, one: Command, localized: bool) -> Json:
    """An application command object; without `localized` the translations stay out, as in listings."""
    body = dict(one.body) if localized else _without_translations(one.body)
    body |= {"id": str(one.id), "application_id": str(world.application.id), "version": str(one.version)}
    if one.guild_id is not None:
        body["guild_id"] = str(one.guild_id)
    return body


def _without_translations(node: Json) -> Json:
    bare: Json = {}
    for key, value in node.items():
        if key.endswith("_localizations"):
            continue
        if key in ("options", "choices"):
            value = [_without_translations(each) for each in value]
        bare[key] = value
    return bare
