"""What Discord's own client lets a person send: slash commands resolved and checked before they go out."""

from collections.abc import Iterable, Mapping

import msgspec

from kingsforge_bot.sandbox.protocol import payloads, payloads_messages
from kingsforge_bot.sandbox.protocol.kinds import NESTED, CommandKind, OptionKind
from kingsforge_bot.sandbox.protocol.limits_commands import TYPED_TEXT
from kingsforge_bot.sandbox.protocol.limits_messages import CONTENT
from kingsforge_bot.sandbox.world.model import Attachment, Channel, Command, Json, Message, Role, User
from kingsforge_bot.sandbox.world.permissions import Permission
from kingsforge_bot.sandbox.world.world import World

Value = str | int | float | bool | User | Channel | Role | Attachment
_TAKES = {
    OptionKind.STRING: (str, "option {option} takes text, not {value!r}"),
    OptionKind.INTEGER: (int, "option {option} takes a whole number, not {value!r}"),
    OptionKind.BOOLEAN: (bool, "option {option} takes true or false, not {value!r}"),
    OptionKind.USER: (User, "option {option} takes a person, not {value!r}"),
    OptionKind.CHANNEL: (Channel, "option {option} takes a channel, not {value!r}"),
    OptionKind.ROLE: (Role, "option {option} takes a role, not {value!r}"),
    OptionKind.NUMBER: (float, "option {option} takes a number, not {value!r}"),
    OptionKind.ATTACHMENT: (Attachment, "option {option} takes a file, not {value!r}"),
}
"""By kind of option, the type of a value and how another one is refused."""


_BY_GUILD, _BY_USER = 0, 1
"""By whom a command was installed that is offered somewhere."""


class ClientRefused(AssertionError):  # noqa: N818 - reads as what happened
    """Discord's client would not let a person do this.

    `sentence` has gaps for `values`, so that a page can say it in another language.
    """

    def __init__(self, sentence: str, **values: object) -> None:
        super().__init__(sentence.format(**values))
        self.sentence = sentence
        self.values = values


class Line(msgspec.Struct, frozen=True):
    """A slash command line: the command, the names of group and subcommand, the options it takes."""

    command: Command
    path: tuple[str, ...]
    options: tuple[Json, ...]


def check_message(content: str) -> None:
    """A plain message must say something, and not too much. Raises ClientRefused."""
    if not content.strip():
        raise ClientRefused("a message must say something")
    if len(content) > CONTENT:
        raise ClientRefused("your message is too long: {count} of {most} characters", count=len(content), most=CONTENT)


def resolve(world: World, channel: Channel, user_id: int, line: str) -> Line:
    """The command a line like "table new" names for that person there. Raises ClientRefused."""
    first, *rest = line.removeprefix("/").split() or [""]
    command = _find(world, channel, first)
    if command is None:
        known = ", ".join(sorted({one.name for one in world.commands.values()})) or "none"
        raise ClientRefused("there is no command /{name}; there are: {known}", name=first, known=known)
    _may_use(world, channel, user_id, command)
    options = tuple(command.body.get("options") or ())
    for word in rest:
        inner = next((one for one in options if one["name"] == word and one["type"] in NESTED), None)
        if inner is None:
            listed = ", ".join(one["name"] for one in options) or "none"
            raise ClientRefused(
                "/{line} does not exist: no subcommand {word} among {listed}", line=line, word=word, listed=listed
            )
        options = tuple(inner.get("options") or ())
    if any(one["type"] in NESTED for one in options):
        raise ClientRefused(
            "/{line} needs a subcommand: {listed}", line=line, listed=", ".join(one["name"] for one in options)
        )
    return Line(command, tuple(rest), options)


def offered(world: World, channel: Channel, user_id: int) -> list[Line]:
    """Every line a person's client offers there, as in the list behind "/"."""
    lines: list[Line] = []
    for command in world.commands.values():
        if command.kind != CommandKind.TYPED or _find(world, channel, command.name) is not command:
            continue
        if _offers(world, channel, user_id, command):
            lines += _below(command, (), tuple(command.body.get("options") or ()))
    return lines


def _offers(world: World, channel: Channel, user_id: int, command: Command) -> bool:
    try:
        _may_use(world, channel, user_id, command)
    except ClientRefused:
        return False
    return True


def offered_on_messages(world: World, channel: Channel, user_id: int) -> list[Command]:
    """The commands that a person's client offers in the menu of a message there."""
    return [
        one
        for one in _in(world, channel)
        if one.kind == CommandKind.ON_MESSAGE and _offers(world, channel, user_id, one)
    ]


def resolve_on_message(world: World, channel: Channel, user_id: int, name: str) -> Command:
    """The one of that name. Raises ClientRefused."""
    for one in _in(world, channel):
        if (one.kind, one.name) == (CommandKind.ON_MESSAGE, name):
            _may_use(world, channel, user_id, one)
            return one
    raise ClientRefused("no command {name} is offered on messages", name=name)


def message_data(world: World, command: Command, message: Message) -> Json:
    """The `data` of a command used on a message."""
    known = {str(message.id): payloads_messages.message(world, message)}
    return {
        "id": str(command.id),
        "name": command.name,
        "type": int(CommandKind.ON_MESSAGE),
        "target_id": str(message.id),
        "resolved": {"messages": known},
    }


def _below(command: Command, path: tuple[str, ...], options: tuple[Json, ...]) -> list[Line]:
    inner = [one for one in options if one["type"] in NESTED]
    if not inner:
        return [Line(command, path, options)]
    return [line for one in inner for line in _below(command, (*path, one["name"]), tuple(one.get("options") or ()))]


def _find(world: World, channel: Channel, name: str) -> Command | None:
    """A guild's own command goes before a global one of the same name."""
    return next((one for one in _in(world, channel) if one.kind == CommandKind.TYPED and one.name == name), None)


def _in(world: World, channel: Channel) -> list[Command]:
    scopes = (None,) if channel.guild_id is None else (channel.guild_id, None)
    return [one for scope in scopes for one in world.commands_of(scope)]


def _may_use(world: World, channel: Channel, user_id: int, command: Command) -> None:
    held = world.permissions(channel, user_id)
    if not held & Permission.VIEW_CHANNEL:
        raise ClientRefused("that channel is not visible to this person")
    if not held & Permission.USE_APPLICATION_COMMANDS:
        raise ClientRefused("this person may not use commands there")
    needed = command.body.get("default_member_permissions")
    if channel.guild_id is not None and needed is not None and int(needed) & ~held:
        raise ClientRefused(
            "/{name} is not shown to this person: permissions {needed} needed", name=command.name, needed=needed
        )
    held_by = command.body.get("integration_types") or (_BY_GUILD,)
    by_guild = _BY_GUILD in held_by and world.is_home(channel.guild_id)
    if not by_guild and not (_BY_USER in held_by and world.users[user_id].installed):
        raise ClientRefused("/{name} is not installed there", name=command.name)
    contexts = command.body.get("contexts")
    here = 1 if channel.guild_id is None else 0
    if contexts is not None and here not in contexts:
        raise ClientRefused("/{name} is not offered in this kind of channel", name=command.name)
    if contexts is None and here == 1 and command.body.get("dm_permission") is False:
        raise ClientRefused("/{name} is not offered in direct messages", name=command.name)


def fill(line: Line, values: Mapping[str, Value], *, force: bool, complete: bool = True) -> list[Json]:
    """The options as sent, in registered order. Raises ClientRefused unless `force`.

    `complete` false: required options may still be missing, as during autocomplete.
    """
    known = {one["name"]: one for one in line.options}
    for name in values:
        if name not in known and not force:
            raise ClientRefused("no option {option}; there are: {known}", option=name, known=", ".join(known) or "none")
    filled: list[Json] = []
    for name, option in known.items():
        if name in values:
            filled.append(_option(option, values[name], force))
        elif option.get("required") and complete and not force:
            raise ClientRefused("option {option} is required", option=name)
    unknown = [key for key in values if key not in known]
    return filled + [{"name": key, "type": int(OptionKind.STRING), "value": values[key]} for key in unknown]


def _option(option: Json, value: Value, force: bool) -> Json:
    for choice in option.get("choices") or ():
        if value == choice["name"]:
            value = choice["value"]
    if not force:
        _check(option, value)
    sent = str(value.id) if isinstance(value, (User, Channel, Role, Attachment)) else value
    return {"name": option["name"], "type": option["type"], "value": sent}


def _check(option: Json, value: Value) -> None:
    name, kind = option["name"], option["type"]
    if kind in _TAKES:
        wanted, otherwise = _TAKES[kind]
        fits = isinstance(value, (int, float) if wanted is float else wanted)
        if not fits or (isinstance(value, bool) and wanted is not bool):
            raise ClientRefused(otherwise, option=name, value=value)
    choices = option.get("choices")
    if choices and all(value != one["value"] for one in choices):
        raise ClientRefused(
            "option {option}: {value!r} is not listed; choices: {choices}",
            option=name,
            value=value,
            choices=[one["name"] for one in choices],
        )
    if isinstance(value, str):
        low, high = option.get("min_length", 0), option.get("max_length", TYPED_TEXT)
        if not low <= len(value) <= high:
            raise ClientRefused(
                "option {option} takes {low} to {high} characters, not {count}",
                option=name,
                low=low,
                high=high,
                count=len(value),
            )
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        if "min_value" in option and value < option["min_value"]:
            raise ClientRefused(
                "option {option} must be at least {low}, not {value}", option=name, low=option["min_value"], value=value
            )
        if "max_value" in option and value > option["max_value"]:
            raise ClientRefused(
                "option {option} must be at most {high}, not {value}",
                option=name,
                high=option["max_value"],
                value=value,
            )


def command_data(world: World, line: Line, options: list[Json], values: Mapping[str, Value], guild: int | None) -> Json:
    """The `data` of a slash command or autocomplete interaction."""
    for name, kind in reversed(list(zip(line.path, _path_types(line), strict=True))):
        options = [{"name": name, "type": int(kind), "options": options}]
    data: Json = {
        "id": str(line.command.id),
        "name": line.command.name,
        "type": int(CommandKind.TYPED),
        "options": options,
    }
    if line.command.guild_id is not None:
        data["guild_id"] = str(line.command.guild_id)
    resolved = resolved_of(world, values.values(), guild)
    return data | {"resolved": resolved} if resolved else data


def _path_types(line: Line) -> tuple[int, ...]:
    return {0: (), 1: (OptionKind.SUBCOMMAND,), 2: (OptionKind.GROUP, OptionKind.SUBCOMMAND)}[len(line.path)]


def resolved_of(world: World, values: Iterable[object], guild: int | None) -> Json:
    """What Discord sends along of the people, channels, roles and files among those values."""
    resolved: Json = {}
    for value in values:
        if isinstance(value, User):
            resolved.setdefault("users", {})[str(value.id)] = payloads.user(value)
            member = world.members.get((guild or 0, value.id))
            if member is not None:
                body = payloads.member(world, member, with_user=False) | {"permissions": "0"}
                resolved.setdefault("members", {})[str(value.id)] = body
        elif isinstance(value, Channel):
            body = payloads.channel(world, value) | {"permissions": "0"}
            resolved.setdefault("channels", {})[str(value.id)] = body
        elif isinstance(value, Role):
            resolved.setdefault("roles", {})[str(value.id)] = payloads.role(value)
        elif isinstance(value, Attachment):
            resolved.setdefault("attachments", {})[str(value.id)] = payloads_messages.attachment(value, ephemeral=True)
    return resolved
