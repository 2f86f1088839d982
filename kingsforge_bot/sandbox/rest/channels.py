"""Channels and threads: read, change, open, join, unarchive, delete."""

from msgspec.structs import replace

from kingsforge_bot.sandbox.protocol import payloads
from kingsforge_bot.sandbox.protocol.checks import text
from kingsforge_bot.sandbox.rest.api import Api
from kingsforge_bot.sandbox.rest.call import Answer, Call, Created, Route
from kingsforge_bot.sandbox.world.errors import FormErrors, Known, refused
from kingsforge_bot.sandbox.world.model import ARCHIVED_AFTER, Channel, ChannelKind, Json, MessageFlag, ThreadState
from kingsforge_bot.sandbox.world.permissions import Permission

NAME = 100
"""Characters of the name of a channel or thread."""
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
"""Those that can be chosen."""


async def get_channel(api: Api, call: Call) -> Answer:
    """GET a channel or thread."""
    return payloads.bot_thread(api.world, api.visible(call.id("channel_id")))


async def edit_channel(api: Api, call: Call) -> Answer:
    """PATCH a channel's name, or a thread's name, archived, locked and auto_archive_duration."""
    channel = api.visible(call.id("channel_id"))
    payload = call.fields
    form = FormErrors()
    name = text(form, ("name",), payload.get("name", channel.name), 1, NAME)
    if payload.get("auto_archive_duration") not in (None, *ARCHIVE_MINUTES):
        form.choice(("auto_archive_duration",), ARCHIVE_MINUTES)
    form.raise_if_any()
    assert name is not None
    if channel.thread is None:
        if channel.kind is ChannelKind.DM:
            raise refused(Known.WRONG_CHANNEL_TYPE)
        api.require(channel, Permission.MANAGE_CHANNELS)
        return payloads.channel(api.world, api.world.put_channel(replace(channel, name=name)))
    return payloads.bot_thread(api.world, _edit_thread(api, channel, channel.thread, name, payload))


def _edit_thread(api: Api, channel: Channel, state: ThreadState, name: str, payload: Json) -> Channel:
    archived = bool(payload.get("archived", state.archived))
    locked = bool(payload.get("locked", state.locked))
    only_reopens = state.archived and not archived and not state.locked and set(payload) <= {"archived"}
    if only_reopens:
        api.require(channel, Permission.SEND_MESSAGES_IN_THREADS)
    elif locked != state.locked or state.locked or state.owner_id != api.bot_id:
        api.require(channel, Permission.MANAGE_THREADS)
    if state.archived and archived:
        raise refused(Known.ARCHIVED)
    changed = replace(
        state,
        archived=archived,
        locked=locked,
        archived_at=api.world.clock() if archived != state.archived else state.archived_at,
        auto_archive=payload.get("auto_archive_duration") or state.auto_archive,
    )
    return api.world.put_channel(replace(channel, name=name, thread=changed))


def enter_thread(api: Api, channel: Channel, state: ThreadState, mentioned: tuple[int, ...]) -> None:
    """What a post of the bot does to a thread: wakes it, and makes the bot and who is mentioned members.

    A locked archived thread wakes only for who may manage threads (else 50083).
    """
    if state.archived:
        if state.locked:
            held = api.world.permissions(channel, api.bot_id)
            if not held & Permission.MANAGE_THREADS:
                raise refused(Known.ARCHIVED)
        woken = replace(state, archived=False, archived_at=api.world.clock())
        api.world.put_channel(replace(channel, thread=woken))
    for user_id in (api.bot_id, *mentioned):
        if (channel.guild_id, user_id) in api.world.members:
            api.world.join_thread(channel.id, user_id)


async def delete_channel(api: Api, call: Call) -> Answer:
    """DELETE a channel or thread, or close a direct-message channel."""
    channel = api.visible(call.id("channel_id"))
    body = payloads.channel(api.world, channel)
    if channel.kind is not ChannelKind.DM:
        needed = Permission.MANAGE_CHANNELS if channel.thread is None else Permission.MANAGE_THREADS
        api.require(channel, needed)
        api.world.delete_channel(channel.id)
    return body


async def thread_on_message(api: Api, call: Call) -> Answer:
    """POST a thread started at a message; it shares the message's id."""
    parent = api.visible(call.id("channel_id"))
    message = api.world.message(parent.id, call.id("message_id"))
    if message.ephemeral:
        raise refused(Known.UNKNOWN_MESSAGE)
    if message.id in api.world.channels:
        raise refused(Known.THREAD_EXISTS)
    thread = _open_thread(api, parent, call.fields, message.id, ChannelKind.PUBLIC_THREAD)
    api.world.edit(replace(message, flags=message.flags | MessageFlag.HAS_THREAD))
    return Created(payloads.bot_thread(api.world, thread))


async def thread_alone(api: Api, call: Call) -> Answer:
    """POST a thread without a message; private unless the form says type 11."""
    parent = api.visible(call.id("channel_id"))
    payload = call.fields
    kind = payload.get("type", ChannelKind.PRIVATE_THREAD)
    if kind not in (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD):
        form = FormErrors()
        form.choice(("type",), (int(ChannelKind.PUBLIC_THREAD), int(ChannelKind.PRIVATE_THREAD)))
        raise form.error()
    thread = _open_thread(api, parent, payload, api.world.new_id(), ChannelKind(kind))
    return Created(payloads.bot_thread(api.world, thread))


def _open_thread(api: Api, parent: Channel, payload: Json, thread_id: int, kind: ChannelKind) -> Channel:
    if parent.kind is not ChannelKind.TEXT:
        raise refused(Known.WRONG_CHANNEL_TYPE)
    public = kind is ChannelKind.PUBLIC_THREAD
    api.require(parent, Permission.CREATE_PUBLIC_THREADS if public else Permission.CREATE_PRIVATE_THREADS)
    form = FormErrors()
    name = text(form, ("name",), payload.get("name"), 1, NAME)
    minutes = payload.get("auto_archive_duration") or ARCHIVED_AFTER
    if minutes not in ARCHIVE_MINUTES:
        form.choice(("auto_archive_duration",), ARCHIVE_MINUTES)
    form.raise_if_any()
    assert name is not None
    now = api.world.clock()
    state = ThreadState(
        parent_id=parent.id,
        owner_id=api.bot_id,
        created_at=now,
        archived_at=now,
        auto_archive=minutes,
        member_ids=(api.bot_id,),
    )
    return api.world.put_channel(Channel(thread_id, kind, name, guild_id=parent.guild_id, thread=state))


async def join_thread(api: Api, call: Call) -> Answer:
    """PUT the bot, or somebody, into a thread."""
    channel = api.visible(call.id("channel_id"))
    if channel.thread is None:
        raise refused(Known.WRONG_CHANNEL_TYPE)
    if channel.thread.archived:
        raise refused(Known.ARCHIVED)
    user_id = api.bot_id if call.where["user_id"] == "@me" else call.id("user_id")
    if user_id != api.bot_id:
        api.require(channel, Permission.SEND_MESSAGES_IN_THREADS)
    if (channel.guild_id, user_id) not in api.world.members:
        raise refused(Known.UNKNOWN_MEMBER)
    api.world.join_thread(channel.id, user_id)
    return None


async def active_threads(api: Api, call: Call) -> Answer:
    """GET the threads of a guild that are not archived."""
    guild_id = call.id("guild_id")
    if guild_id not in api.world.guilds:
        raise refused(Known.UNKNOWN_GUILD)
    threads = [
        one
        for one in api.world.channels.values()
        if one.guild_id == guild_id
        and one.thread is not None
        and not one.thread.archived
        and api.world.permissions(one, api.bot_id)
    ]
    joined = [one for one in threads if one.thread is not None and api.bot_id in one.thread.member_ids]
    return {
        "threads": [payloads.bot_thread(api.world, one) for one in threads],
        "members": [payloads.thread_member(one, api.bot_id) for one in joined],
    }


ROUTES: list[Route] = [
    ("GET", "/channels/{channel_id}", get_channel),
    ("PATCH", "/channels/{channel_id}", edit_channel),
    ("DELETE", "/channels/{channel_id}", delete_channel),
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads", thread_on_message),
    ("POST", "/channels/{channel_id}/threads", thread_alone),
    ("PUT", "/channels/{channel_id}/thread-members/{user_id}", join_thread),
    ("GET", "/guilds/{guild_id}/threads/active", active_threads),
]
