"""Messages and interactions as the JSON objects Discord sends."""

from kingsforge_bot.sandbox.protocol.limits_messages import FILE_LIMIT
from kingsforge_bot.sandbox.protocol.payloads import channel, member, user
from kingsforge_bot.sandbox.world.model import Attachment, Interaction, InteractionKind, Json, Message
from kingsforge_bot.sandbox.world.permissions import guild_permissions
from kingsforge_bot.sandbox.world.snowflake import iso
from kingsforge_bot.sandbox.world.world import World


def attachment(one: Attachment, ephemeral: bool = False) -> Json:
    """An attachment object."""
    body: Json = {
        "id": str(one.id),
        "filename": one.filename,
        "size": one.size,
        "url": one.url,
        "proxy_url": one.url,
        "content_type": one.content_type,
    }
    if one.description is not None:
        body["description"] = one.description
    if one.width is not None:
        body |= {"width": one.width, "height": one.height}
    if ephemeral:
        body["ephemeral"] = True
    return body


def _metadata(world: World, one: Message) -> Json:
    """Which interaction the message answers."""
    call = one.invocation
    assert call is not None
    body: Json = {
        "id": str(call.interaction_id),
        "type": int(call.kind),
        "user": user(world.users[call.user_id]),
        "authorizing_integration_owners": {"0": str(one.guild_id or 0)},
    }
    if call.kind is InteractionKind.COMPONENT:
        body["interacted_message_id"] = str(call.source_message_id)
    if call.kind is InteractionKind.MODAL:
        cause: Json = body | {"type": int(InteractionKind.COMMAND)}
        if call.source_message_id is not None:
            cause |= {"type": int(InteractionKind.COMPONENT), "interacted_message_id": str(call.source_message_id)}
        body["triggering_interaction_metadata"] = cause
    return body


def message(world: World, one: Message) -> Json:
    """A message object."""
    body: Json = {
        "id": str(one.id),
        "channel_id": str(one.channel_id),
        "type": one.kind,
        "content": one.content,
        "author": user(world.users[one.author_id]),
        "timestamp": iso(one.created_at),
        "edited_timestamp": None if one.edited_at is None else iso(one.edited_at),
        "tts": False,
        "pinned": False,
        "flags": one.flags,
        "mention_everyone": one.mention_everyone,
        "mentions": [user(world.users[key]) for key in one.mentions],
        "mention_roles": [],
        "attachments": [attachment(each, one.ephemeral) for each in one.attachments],
        "embeds": list(one.embeds),
        "components": list(one.components),
        "reactions": [],
    }
    if one.nonce is not None:
        body["nonce"] = one.nonce
    if one.reference is not None:
        body["message_reference"] = one.reference
    if one.invocation is not None:
        body["application_id"] = body["webhook_id"] = str(world.application.id)
        body["interaction_metadata"] = _metadata(world, one)
        if one.invocation.kind is InteractionKind.COMMAND:
            body["interaction"] = {
                "id": str(one.invocation.interaction_id),
                "type": 2,
                "name": one.invocation.command,
                "user": user(world.users[one.invocation.user_id]),
            }
    return body


def message_event(world: World, one: Message) -> Json:
    """A message as MESSAGE_CREATE and MESSAGE_UPDATE carry it: with guild and member."""
    body = message(world, one)
    if one.guild_id is not None:
        body["guild_id"] = str(one.guild_id)
        place = world.members.get((one.guild_id, one.author_id))
        if place is not None:
            body["member"] = member(world, place, with_user=False)
    return body


def interaction(world: World, one: Interaction, data: Json, source: Message | None) -> Json:
    """The body of INTERACTION_CREATE; `data` is the part that depends on what was done."""
    place = world.channels[one.channel_id]
    who = world.users[one.user_id]
    app = world.application
    owners = {"0": str(one.guild_id or 0)} if world.is_home(one.guild_id) else {}
    if who.installed:
        owners["1"] = str(who.id)
    body: Json = {
        "id": str(one.id),
        "application_id": str(app.id),
        "type": int(one.kind),
        "token": one.token,
        "version": 1,
        "data": data,
        "channel_id": str(place.id),
        "channel": channel(world, place) | {"permissions": str(world.permissions(place, one.user_id))},
        "app_permissions": str(world.permissions(place, app.bot_id)),
        "locale": who.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": owners,
        "context": 1 if one.guild_id is None else 0,
        "attachment_size_limit": FILE_LIMIT,
    }
    if source is not None:
        body["message"] = message(world, source)
    if one.guild_id is None:
        return body | {"user": user(who)}
    home = world.guilds[one.guild_id]
    membership = world.members[one.guild_id, one.user_id]
    allowed = world.permissions(place, one.user_id) or guild_permissions(home, membership)
    return body | {
        "guild_id": str(home.id),
        "guild": {"id": str(home.id), "locale": home.locale, "features": []},
        "guild_locale": home.locale,
        "member": member(world, membership) | {"permissions": str(allowed)},
    }
