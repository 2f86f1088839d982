"""What one person's page shows, as JSON. Ids are texts, as on Discord's wire."""

import re
from itertools import islice

from kingsforge_bot.sandbox.people.client_rules import Line, offered, offered_on_messages
from kingsforge_bot.sandbox.protocol import payloads_messages
from kingsforge_bot.sandbox.protocol.kinds import SELECTS, ButtonStyle, ComponentKind
from kingsforge_bot.sandbox.protocol.limits_components import walk
from kingsforge_bot.sandbox.world.journal import Violation
from kingsforge_bot.sandbox.world.model import Channel, Guild, Json, Message, User
from kingsforge_bot.sandbox.world.permissions import Permission
from kingsforge_bot.sandbox.world.read_state import ReadState
from kingsforge_bot.sandbox.world.world import World

LOOK_BACK = 200
"""Messages of a channel that are searched for questions still open."""
_ASKING = (ButtonStyle.PRIMARY, ButtonStyle.DANGER)


def people(world: World, read_state: ReadState) -> list[Json]:
    """Everybody whose seat can be taken: name, language, how many unread messages alerted them."""
    owners = {guild.owner_id for guild in world.guilds.values()}
    return [
        {
            "id": str(one.id),
            "name": one.name,
            "locale": one.locale,
            "accepts_dms": one.accepts_dms,
            "alerts": sum(read_state.unread(world, one.id, channel)[1] for channel in _visible(world, one)),
        }
        for one in world.users.values()
        if not one.bot and one.id not in owners
    ]


def places(world: World, read_state: ReadState, user_id: int) -> Json:
    """The guilds with their channels and threads in order, and direct messages."""
    return {
        "guilds": [_guild(world, read_state, user_id, guild) for guild in world.guilds_of(user_id)],
        "direct": [
            _channel(world, read_state, user_id, one)
            for one in world.channels.values()
            if one.guild_id is None and user_id in one.recipient_ids
        ],
        "names": {str(one.id): one.name for one in world.users.values()},
    }


def _visible(world: World, user: User) -> list[Channel]:
    return [one for one in world.channels.values() if world.permissions(one, user.id) & Permission.VIEW_CHANNEL]


def _guild(world: World, read_state: ReadState, user_id: int, guild: Guild) -> Json:
    seen = [one for one in _visible(world, world.users[user_id]) if one.guild_id == guild.id]
    top = sorted((one for one in seen if one.thread is None), key=lambda one: (one.position, one.id))
    ordered = [
        inner
        for one in top
        for inner in (one, *(each for each in seen if each.thread is not None and each.thread.parent_id == one.id))
    ]
    return {
        "id": str(guild.id),
        "name": guild.name,
        "channels": [_channel(world, read_state, user_id, one) for one in ordered],
        "roles": [{"id": str(one.id), "name": one.name} for one in guild.roles],
    }


def _channel(world: World, read_state: ReadState, user_id: int, one: Channel) -> Json:
    unread, alerts = read_state.unread(world, user_id, one)
    thread = one.thread
    needed = Permission.SEND_MESSAGES if thread is None else Permission.SEND_MESSAGES_IN_THREADS
    return {
        "id": str(one.id),
        "name": one.name or world.application.name,
        "parent": None if thread is None else str(thread.parent_id),
        "archived": thread is not None and thread.archived,
        "direct": one.guild_id is None,
        "guild": None if one.guild_id is None else str(one.guild_id),
        "unread": unread,
        "alerts": alerts,
        "last_read": str(read_state.last_read(user_id, one.id)),
        "writable": bool(world.permissions(one, user_id) & needed),
        "awaited": [str(key) for key in awaited(world, one)],
    }


def awaited(world: World, channel: Channel) -> tuple[int, ...]:
    """Whom the bot waits for, as far as one can see: whom its messages mention that ask something.

    Of messages about the same thing, by their custom ids, only the newest counts, unless it has but one grey button: a
    note beside the question, with something to look at.
    """
    asked: dict[int, None] = {}
    told: set[tuple[str, ...]] = set()
    for message in islice(reversed(world.messages[channel.id].values()), LOOK_BACK):
        if message.author_id != world.application.bot_id or message.ephemeral:
            continue
        able = _able(message)
        if not able or _notes(able) or (subject := _subject(able[0])) in told:
            continue
        told.add(subject)
        if _asks(able):
            asked |= dict.fromkeys(message.mentions)
    return tuple(asked)


def _notes(able: list[Json]) -> bool:
    """Whether there is but one grey button."""
    return len(able) == 1 and able[0].get("style") == ButtonStyle.SECONDARY


def _asks(able: list[Json]) -> bool:
    """Whether controls ask something: a menu, a blue or red button, several grey ones.

    Any beside a green one only offer: a game that is over still shows its board, and can be begun anew.
    """
    styles = [one.get("style") for one in able]
    if any(one["type"] in SELECTS for one in able) or not set(styles).isdisjoint(_ASKING):
        return True
    return ButtonStyle.SUCCESS not in styles


def _subject(control: Json) -> tuple[str, ...]:
    """What a control is about: the first two words of its custom id, as in poll:7:yes; ids of fewer are all alike."""
    words = re.findall(r"\w+", control["custom_id"])
    return tuple(words[:2]) if len(words) > 2 else ()


def _able(message: Message) -> list[Json]:
    """The buttons and selects that can be used."""
    return [
        each
        for each in walk(message.components)
        if each.get("type") in (ComponentKind.BUTTON, *SELECTS) and each.get("custom_id") and not each.get("disabled")
    ]


def message(world: World, one: Message) -> Json:
    """A message; links to the sandbox's own files are paths, so that any name of this host will do."""
    body = payloads_messages.message(world, one)
    for each in body["attachments"]:
        each["url"] = each["url"].removeprefix(world.base_url)
    return body | {"at": one.created_at, "edited": one.edited_at, "for_me": one.ephemeral, "alerted": _ids(one.alerted)}


def _ids(keys: tuple[int, ...]) -> list[str]:
    return [str(key) for key in keys]


def lines(world: World, channel: Channel, user_id: int) -> list[Json]:
    """The slash commands a person is offered there, named and described in their language."""
    locale = world.users[user_id].locale
    return [_line(one, locale) for one in offered(world, channel, user_id)]


def on_messages(world: World, channel: Channel, user_id: int) -> list[Json]:
    """The commands in the menus of messages there, as they are called in the person's language."""
    locale = world.users[user_id].locale
    found = offered_on_messages(world, channel, user_id)
    return [{"name": one.name, "title": _said(one.body, "name", locale)} for one in found]


def _line(line: Line, locale: str) -> Json:
    body, titles, inner = line.command.body, [], line.command.body
    for name in ("", *line.path):
        if name:
            inner = next(one for one in inner["options"] if one["name"] == name)
        titles.append(_said(inner, "name", locale))
    body = inner
    return {
        "line": " ".join((line.command.name, *line.path)),
        "id": str(line.command.id),
        "title": " ".join(titles),
        "description": _said(body, "description", locale),
        "options": [_option(one, locale) for one in line.options],
    }


def _option(option: Json, locale: str) -> Json:
    kept = {key: option[key] for key in ("name", "type", "min_value", "max_value", "min_length") if key in option}
    return kept | {
        "title": _said(option, "name", locale),
        "description": _said(option, "description", locale),
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
        "choices": [
            {"label": _said(one, "name", locale), "value": one["value"]} for one in option.get("choices") or ()
        ],
    }


def _said(node: Json, key: str, locale: str) -> str:
    return str((node.get(f"{key}_localizations") or {}).get(locale) or node.get(key) or "")


def violation(one: Violation) -> Json:
    """A breach of the protocol with the request that made it."""
    return {
        "at": one.at,
        "request": one.request,
        "code": one.code,
        "message": one.message,
        "form": one.form,
        "errors": one.errors,
    }
