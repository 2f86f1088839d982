"""Messages in channels."""

from kingsforge_bot.sandbox.protocol import payloads_messages
from kingsforge_bot.sandbox.protocol.checks import snowflake
from kingsforge_bot.sandbox.protocol.posting import Draft, compose, revise
from kingsforge_bot.sandbox.rest.api import Api
from kingsforge_bot.sandbox.rest.call import Answer, Call, Route
from kingsforge_bot.sandbox.rest.channels import enter_thread
from kingsforge_bot.sandbox.world.errors import ApiError, Known, invalid, refused
from kingsforge_bot.sandbox.world.model import Channel, Json, Message
from kingsforge_bot.sandbox.world.permissions import Permission

REPLY = 19
"""The type of a message that answers another."""


async def create_message(api: Api, call: Call) -> Answer:
    """POST a message; with enforce_nonce a repeated nonce answers the message it made before."""
    channel = api.writable(call.id("channel_id"))
    payload = call.fields
    if call.files:
        api.require(channel, Permission.ATTACH_FILES)
    if payload.get("embeds"):
        api.require(channel, Permission.EMBED_LINKS)
    repeated = _repeated(api, channel, payload)
    if repeated is not None:
        return payloads_messages.message(api.world, repeated)
    reference = _reference(api, channel, payload)
    draft = Draft(channel, api.bot_id, kind=0 if reference is None else REPLY, reference=reference)
    message, files = compose(api.world, draft, payload, call.files)
    if channel.thread is not None:
        enter_thread(api, channel, channel.thread, message.mentions)
    api.world.post(message, files)
    if payload.get("enforce_nonce") and message.nonce is not None:
        api.nonces[channel.id, str(message.nonce)] = (api.world.clock(), message.id)
    return payloads_messages.message(api.world, message)


def _repeated(api: Api, channel: Channel, payload: Json) -> Message | None:
    nonce = payload.get("nonce")
    if nonce is None or not payload.get("enforce_nonce"):
        return None
    made = api.nonces.get((channel.id, str(nonce)))
    if made is None or api.world.clock() - made[0] > api.timing.nonce_memory:
        return None
    return api.world.messages[channel.id].get(made[1])


def _reference(api: Api, channel: Channel, payload: Json) -> Json | None:
    """What the message replies to. Raises 50035 for a message that is not there, unless that is allowed."""
    wanted = payload.get("message_reference")
    if wanted is None:
        return None
    message_id = snowflake(wanted.get("message_id")) if isinstance(wanted, dict) else None
    answered = api.world.messages[channel.id].get(message_id or 0)
    if answered is not None and not answered.ephemeral:
        return {
            "type": 0,
            "message_id": str(answered.id),
            "channel_id": str(channel.id),
            "guild_id": None if channel.guild_id is None else str(channel.guild_id),
        }
    if isinstance(wanted, dict) and wanted.get("fail_if_not_exists") is False:
        return None
    raise invalid(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")


async def list_messages(api: Api, call: Call) -> Answer:
    """GET messages, newest first; without Read Message History there are none."""
    channel = api.visible(call.id("channel_id"))
    limit = snowflake(call.query.get("limit", "50"))
    if limit is None or not 1 <= limit <= 100:
        raise invalid(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
    if not api.world.permissions(channel, api.bot_id) & Permission.READ_MESSAGE_HISTORY:
        return []
    shown = sorted((one for one in api.world.messages[channel.id].values() if not one.ephemeral), key=lambda m: m.id)
    before, after, around = (snowflake(call.query.get(key)) for key in ("before", "after", "around"))
    if around is not None:
        older = [one for one in shown if one.id <= around][-(limit // 2 + 1) :]
        shown = older + [one for one in shown if one.id > around][: limit - len(older)]
    elif after is not None:
        shown = [one for one in shown if one.id > after][:limit]
    elif before is not None:
        shown = [one for one in shown if one.id < before]
    return [payloads_messages.message(api.world, one) for one in reversed(shown[-limit:])]


async def get_message(api: Api, call: Call) -> Answer:
    """GET one message."""
    channel = api.visible(call.id("channel_id"))
    api.require(channel, Permission.READ_MESSAGE_HISTORY)
    return payloads_messages.message(api.world, _public(api, channel, call.id("message_id")))


async def edit_message(api: Api, call: Call) -> Answer:
    """PATCH one of the bot's messages."""
    channel = api.visible(call.id("channel_id"))
    before = _public(api, channel, call.id("message_id"))
    if before.author_id != api.bot_id:
        raise refused(Known.NOT_AUTHOR)
    if channel.thread is not None and channel.thread.archived:
        raise refused(Known.ARCHIVED)
    _count_old_edit(api, before)
    message, files = revise(api.world, before, call.fields, call.files)
    api.world.edit(message, files)
    return payloads_messages.message(api.world, message)


def _count_old_edit(api: Api, message: Message) -> None:
    """Raise 30046 when messages older than an hour are edited too often in this channel."""
    now = api.world.clock()
    if now - message.created_at <= api.timing.old_after:
        return
    recent = [at for at in api.old_edits.get(message.channel_id, []) if now - at < api.timing.old_window]
    if len(recent) >= api.timing.old_edits:
        error = ApiError(
            429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later", True
        )
        error.retry_after = api.timing.old_window - (now - recent[0])
        raise error
    api.old_edits[message.channel_id] = [*recent, now]


async def delete_message(api: Api, call: Call) -> Answer:
    """DELETE a message; others' need Manage Messages."""
    channel = api.visible(call.id("channel_id"))
    message = _public(api, channel, call.id("message_id"))
    if message.author_id != api.bot_id:
        api.require(channel, Permission.MANAGE_MESSAGES)
    api.world.delete(message)
    return None


async def typing(api: Api, call: Call) -> Answer:
    """POST the typing sign; nobody shows it here."""
    api.writable(call.id("channel_id"))
    return None


def _public(api: Api, channel: Channel, message_id: int) -> Message:
    message = api.world.message(channel.id, message_id)
    if message.ephemeral:
        raise refused(Known.UNKNOWN_MESSAGE)
    return message


ROUTES: list[Route] = [
    ("POST", "/channels/{channel_id}/messages", create_message),
    ("GET", "/channels/{channel_id}/messages", list_messages),
    ("GET", "/channels/{channel_id}/messages/{message_id}", get_message),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}", edit_message),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}", delete_message),
    ("POST", "/channels/{channel_id}/typing", typing),
]
