"""From a checked form to a message: files, mentions, embeds, component ids; and from a form to an edit."""

import copy
import mimetypes
import re
import struct
from urllib.parse import quote

import msgspec
from msgspec.structs import replace

from kingsforge_bot.sandbox.protocol.checks import snowflake
from kingsforge_bot.sandbox.protocol.limits_components import walk
from kingsforge_bot.sandbox.protocol.limits_messages import check_files, check_message, empty_message, flag_bits
from kingsforge_bot.sandbox.world.errors import FormErrors
from kingsforge_bot.sandbox.world.model import Attachment, Channel, Invocation, Json, Message, MessageFlag
from kingsforge_bot.sandbox.world.permissions import Permission
from kingsforge_bot.sandbox.world.world import World

_MENTION = re.compile(r"<@!?(\d{1,20})>")
_EVERYONE = re.compile(r"@(everyone|here)\b")
_SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2

Files = list[tuple[int, bytes]]


class Upload(msgspec.Struct, frozen=True):
    """A file of a multipart form; `index` is the n of its field files[n]."""

    index: int
    filename: str
    data: bytes


class Draft(msgspec.Struct, frozen=True):
    """Where a new message goes and on whose account; `extra_flags` the server adds."""

    channel: Channel
    author_id: int
    only_for: int | None = None
    invocation: Invocation | None = None
    extra_flags: int = 0
    kind: int = 0
    reference: Json | None = None


def compose(world: World, draft: Draft, payload: Json, uploads: tuple[Upload, ...]) -> tuple[Message, Files]:
    """A new message and its files' bytes. Raises 50035, 50006, 40005."""
    check_message(payload)
    attachments, files = _attachments(world, draft.channel.id, payload, uploads, ())
    flags = flag_bits(payload) & int(_SETTABLE) | draft.extra_flags
    content = payload.get("content") or ""
    mentions, everyone = _mentioned(world, draft.channel, content, payload.get("allowed_mentions"))
    silent = flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    message = Message(
        id=world.new_id(),
        channel_id=draft.channel.id,
        guild_id=draft.channel.guild_id,
        author_id=draft.author_id,
        created_at=world.clock(),
        content=content,
        kind=draft.kind,
        embeds=_embeds(payload.get("embeds"), attachments),
        components=_numbered(payload.get("components")),
        attachments=attachments,
        mentions=mentions,
        alerted=() if silent else mentions,
        mention_everyone=everyone,
        flags=flags,
        nonce=payload.get("nonce"),
        invocation=draft.invocation,
        only_for=draft.only_for,
        reference=draft.reference,
    )
    _not_empty(message)
    return message, files


def revise(world: World, before: Message, payload: Json, uploads: tuple[Upload, ...]) -> tuple[Message, Files]:
    """`before` as edited, and new files' bytes; fields left out stay. Raises as `compose`."""
    v2 = before.flags & MessageFlag.COMPONENTS_V2
    check_message(payload, already_v2=bool(v2))
    attachments, files = _attachments(world, before.channel_id, payload, uploads, before.attachments)
    channel = world.channels[before.channel_id]
    content = before.content if "content" not in payload else payload["content"] or ""
    mentions, everyone = _mentioned(world, channel, content, payload.get("allowed_mentions"))
    flags = before.flags & ~int(MessageFlag.LOADING)
    if payload.get("flags") is not None:
        flags = flags & ~int(MessageFlag.SUPPRESS_EMBEDS) | flag_bits(payload) & int(_SETTABLE) | v2
    message = replace(
        before,
        content=content,
        edited_at=None if before.loading else world.clock(),
        embeds=before.embeds if "embeds" not in payload else _embeds(payload["embeds"], attachments),
        components=before.components if "components" not in payload else _numbered(payload["components"]),
        attachments=attachments,
        mentions=mentions,
        alerted=mentions if before.loading else before.alerted,
        mention_everyone=everyone,
        flags=flags,
    )
    _not_empty(message)
    return message, files


def _not_empty(message: Message) -> None:
    if message.flags & MessageFlag.LOADING:
        return
    if not (message.content.strip() or message.embeds or message.components or message.attachments):
        raise empty_message()


def _attachments(
    world: World, channel_id: int, payload: Json, uploads: tuple[Upload, ...], existing: tuple[Attachment, ...]
) -> tuple[tuple[Attachment, ...], Files]:
    check_files([len(one.data) for one in uploads])
    listed = payload.get("attachments")
    described = {snowflake(each.get("id")): each for each in listed or () if isinstance(each, dict)}
    kept = [
        replace(one, description=described.get(one.id, {}).get("description", one.description))
        for one in existing
        if listed is None or one.id in described
    ]
    form = FormErrors()
    known = {one.id for one in existing} | {one.index for one in uploads}
    for index, each in enumerate(listed or ()):
        if snowflake(each.get("id")) not in known:
            form.add(("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", "The attachment cannot be found")
    form.raise_if_any()
    files: Files = []
    for upload in uploads:
        meta = described.get(upload.index, {})
        kept.append(_attachment(world, channel_id, upload, meta))
        files.append((kept[-1].id, upload.data))
    check_files([one.size for one in kept])
    return tuple(kept), files


def _attachment(world: World, channel_id: int, upload: Upload, meta: Json) -> Attachment:
    name = re.sub(r"[^\w.\-]", "_", str(meta.get("filename") or upload.filename))
    key = world.new_id()
    width, height = _png_size(upload.data)
    return Attachment(
        id=key,
        filename=name,
        size=len(upload.data),
        content_type=mimetypes.guess_type(name)[0] or "application/octet-stream",
        url=f"{world.base_url}/attachments/{channel_id}/{key}/{quote(name)}",
        description=meta.get("description"),
        width=width,
        height=height,
    )


def _png_size(data: bytes) -> tuple[int, int] | tuple[None, None]:
    if data[:8] != b"\x89PNG\r\n\x1a\n" or len(data) < 24:
        return None, None
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def _mentioned(world: World, channel: Channel, content: str, allowed: Json | None) -> tuple[tuple[int, ...], bool]:
    """The users mentioned and let through, and whether everyone is."""
    parse = ("users", "roles", "everyone") if allowed is None else tuple(allowed.get("parse") or ())
    listed = {snowflake(each) for each in (allowed or {}).get("users") or ()}
    ids = dict.fromkeys(int(digits) for digits in _MENTION.findall(content))
    users = tuple(key for key in ids if key in world.users and ("users" in parse or key in listed))
    may_all = bool(world.permissions(channel, world.application.bot_id) & Permission.MENTION_EVERYONE)
    return users, may_all and "everyone" in parse and _EVERYONE.search(content) is not None


def _embeds(embeds: list[Json] | None, attachments: tuple[Attachment, ...]) -> tuple[Json, ...]:
    urls = {f"attachment://{one.filename}": one.url for one in attachments}
    shown = []
    for embed in embeds or ():
        body: Json = {"type": "rich"} | copy.deepcopy(embed)
        for key in ("image", "thumbnail"):
            if isinstance(body.get(key), dict) and body[key].get("url") in urls:
                body[key]["url"] = urls[body[key]["url"]]
        shown.append(body)
    return tuple(shown)


def _numbered(components: list[Json] | None) -> tuple[Json, ...]:
    """Components with the ids Discord gives to those that have none."""
    tree = copy.deepcopy(components or [])
    used = {each.get("id") for each in walk(tree)}
    number = 1
    for each in walk(tree):
        if each.get("id"):
            continue
        while number in used:
            number += 1
        each["id"] = number
        used.add(number)
    return tuple(tree)
