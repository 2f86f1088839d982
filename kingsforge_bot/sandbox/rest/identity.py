"""Who the bot is, where it is, whom it can write to."""

from kingsforge_bot.sandbox.protocol import payloads
from kingsforge_bot.sandbox.protocol.checks import snowflake
from kingsforge_bot.sandbox.rest.api import Api
from kingsforge_bot.sandbox.rest.call import Answer, Call, Route
from kingsforge_bot.sandbox.world.errors import Known, invalid, refused
from kingsforge_bot.sandbox.world.world import found


async def gateway(api: Api, call: Call) -> Answer:
    """GET the gateway's address."""
    return {"url": payloads.gateway_url(api.world)}


async def gateway_bot(api: Api, call: Call) -> Answer:
    """GET the gateway's address and how many sessions may start."""
    return {"url": payloads.gateway_url(api.world)} | api.starts.proposal()


async def me(api: Api, call: Call) -> Answer:
    """GET the bot's own user."""
    return payloads.user(api.world.users[api.bot_id]) | {
        "verified": True,
        "mfa_enabled": False,
        "locale": "en-US",
    }


async def application(api: Api, call: Call) -> Answer:
    """GET the bot's application."""
    return payloads.application(api.world, api.world.application)


async def get_user(api: Api, call: Call) -> Answer:
    """GET a user."""
    return payloads.user(found(api.world.users, call.id("user_id"), Known.UNKNOWN_USER))


async def my_guilds(api: Api, call: Call) -> Answer:
    """GET the guilds the bot is in."""
    return [
        {
            "id": str(one.id),
            "name": one.name,
            "icon": None,
            "owner": False,
            "permissions": "0",
            "features": [],
        }
        for one in api.world.guilds_of(api.bot_id)
    ]


async def open_dm(api: Api, call: Call) -> Answer:
    """POST a direct-message channel with somebody; there is one per person."""
    user_id = snowflake(call.fields.get("recipient_id"))
    if user_id is None or user_id not in api.world.users or api.world.users[user_id].bot:
        raise invalid(("recipient_id",), "USER_INVALID", "The user does not exist or cannot be written to.")
    return payloads.channel(api.world, api.world.dm_channel(user_id))


async def get_guild(api: Api, call: Call) -> Answer:
    """GET a guild."""
    return payloads.guild(api.world, found(api.world.guilds, call.id("guild_id"), Known.UNKNOWN_GUILD))


async def guild_channels(api: Api, call: Call) -> Answer:
    """GET a guild's channels; threads are listed elsewhere."""
    guild_id = found(api.world.guilds, call.id("guild_id"), Known.UNKNOWN_GUILD).id
    return [
        payloads.channel(api.world, one)
        for one in api.world.channels.values()
        if one.guild_id == guild_id and one.thread is None
    ]


async def get_member(api: Api, call: Call) -> Answer:
    """GET a member of a guild."""
    guild_id = found(api.world.guilds, call.id("guild_id"), Known.UNKNOWN_GUILD).id
    user_id = api.bot_id if call.where["user_id"] == "@me" else call.id("user_id")
    member = api.world.members.get((guild_id, user_id))
    if member is None:
        raise refused(Known.UNKNOWN_MEMBER)
    return payloads.member(api.world, member)


ROUTES: list[Route] = [
    ("GET", "/gateway", gateway),
    ("GET", "/gateway/bot", gateway_bot),
    ("GET", "/users/@me", me),
    ("GET", "/users/@me/guilds", my_guilds),
    ("POST", "/users/@me/channels", open_dm),
    ("GET", "/users/{user_id}", get_user),
    ("GET", "/applications/@me", application),
    ("GET", "/oauth2/applications/@me", application),
    ("GET", "/guilds/{guild_id}", get_guild),
    ("GET", "/guilds/{guild_id}/channels", guild_channels),
    ("GET", "/guilds/{guild_id}/members/{user_id}", get_member),
]
