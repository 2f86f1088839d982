"""Discord's limits on messages: content, embeds, mentions, files."""

from kingsforge_bot.sandbox.protocol.checks import Path, listing, snowflake, text
from kingsforge_bot.sandbox.protocol.limits_components import ALT_TEXT, check_message_components
from kingsforge_bot.sandbox.world.errors import ApiError, FormErrors, Known, refused
from kingsforge_bot.sandbox.world.model import Json, MessageFlag

CONTENT = 2000
FILE_LIMIT = 10 * 1024 * 1024
"""Largest file, in bytes."""
EMBED_TEXT = 6000
FILES = 10

_EMBED_TEXTS: tuple[tuple[tuple[str, ...], int], ...] = (
    (("title",), 256),
    (("description",), 4096),
    (("footer", "text"), 2048),
    (("author", "name"), 256),
)
_EMBED_URLS = (("url",), ("image", "url"), ("thumbnail", "url"))


def flag_bits(payload: Json) -> int:
    """The flags of a form, 0 where they are missing or no number."""
    flags = payload.get("flags")
    return flags if isinstance(flags, int) and not isinstance(flags, bool) else 0


def check_message(payload: Json, path: Path = (), already_v2: bool = False) -> None:
    """Check a message as sent; `path` is where it lies in the form.

    `already_v2`: it edits a message that has the components flag, which no edit takes away.
    Raises the 50035 error listing all faults.
    """
    form = FormErrors()
    flags = payload.get("flags")
    if flags is not None and (isinstance(flags, bool) or not isinstance(flags, int)):
        form.add((*path, "flags"), "NUMBER_TYPE_COERCE", f'Value "{flags}" is not int.')
    v2 = already_v2 or bool(flag_bits(payload) & MessageFlag.COMPONENTS_V2)
    text(form, (*path, "content"), payload.get("content"), 0, CONTENT)
    _embeds(form, (*path, "embeds"), payload.get("embeds"))
    check_message_components(form, (*path, "components"), payload.get("components"), v2)
    if v2 and (payload.get("content") or payload.get("embeds")):
        form.add(
            (*path, "flags"),
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            "The content and embeds fields cannot be used with this flag",
        )
    _mentions(form, (*path, "allowed_mentions"), payload.get("allowed_mentions"))
    for index, each in enumerate(listing(form, (*path, "attachments"), payload.get("attachments"), 0, FILES)):
        text(form, (*path, "attachments", index, "description"), each.get("description"), 0, ALT_TEXT)
    for key in ("poll", "sticker_ids"):
        if payload.get(key):
            form.add((*path, key), "SANDBOX_DOES_NOT_SPEAK", "The sandbox does not speak this field.")
    nonce = payload.get("nonce")
    if nonce is not None and not isinstance(nonce, (str, int)):
        form.wrong_type((*path, "nonce"), "string")
    elif nonce is not None and len(str(nonce)) > 25:
        form.length((*path, "nonce"), 0, 25)
    form.raise_if_any()


def check_files(sizes: list[int]) -> None:
    """Check what is uploaded. Raises 40005 for a file over the limit, 50035 for too many."""
    if len(sizes) > FILES:
        form = FormErrors()
        form.length(("files",), 0, FILES)
        form.raise_if_any()
    if any(size > FILE_LIMIT for size in sizes):
        raise refused(Known.TOO_LARGE)


def empty_message() -> ApiError:
    """The error for a message with nothing in it."""
    return refused(Known.EMPTY_MESSAGE)


def _embeds(form: FormErrors, path: Path, embeds: object) -> None:
    total = 0
    for index, embed in enumerate(listing(form, path, embeds, 0, 10)):
        spot = (*path, index)
        for keys, limit in _EMBED_TEXTS:
            total += len(text(form, (*spot, *keys), _inside(embed, keys), 0, limit) or "")
        for keys in _EMBED_URLS:
            text(form, (*spot, *keys), _inside(embed, keys), 0, 2048)
        for place, field in enumerate(listing(form, (*spot, "fields"), embed.get("fields"), 0, 25)):
            where = (*spot, "fields", place)
            total += len(text(form, (*where, "name"), field.get("name"), 1, 256) or "")
            total += len(text(form, (*where, "value"), field.get("value"), 1, 1024) or "")
    if total > EMBED_TEXT:
        form.add(path, "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_TEXT}")


def _inside(node: object, keys: tuple[str, ...]) -> object:
    for key in keys:
        node = node.get(key) if isinstance(node, dict) else None
    return node


def _mentions(form: FormErrors, path: Path, allowed: object) -> None:
    if allowed is None:
        return
    if not isinstance(allowed, dict):
        form.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return
    parse = allowed.get("parse")
    if parse is not None and not isinstance(parse, list):
        form.add((*path, "parse"), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType.")
    kinds = parse if isinstance(parse, list) else []
    for index, kind in enumerate(kinds):
        if kind not in ("roles", "users", "everyone"):
            form.choice((*path, "parse", index), ("roles", "users", "everyone"))
    for key in ("users", "roles"):
        if allowed.get(key):
            _mention_ids(form, path, key, allowed[key], parsed=key in kinds)


def _mention_ids(form: FormErrors, path: Path, key: str, ids: object, parsed: bool) -> None:
    if parsed:
        form.add(
            path,
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
            f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
        )
    if not isinstance(ids, list) or len(ids) > 100:
        form.length((*path, key), 0, 100)
        return
    for index, each in enumerate(ids):
        if snowflake(each) is None:
            form.add((*path, key, index), "NUMBER_TYPE_COERCE", f'Value "{each}" is not snowflake.')
    if len(ids) != len({str(each) for each in ids}):
        form.add((*path, key), "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")
