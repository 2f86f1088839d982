"""Application commands, global and of one guild."""

from kingsforge_bot.sandbox.protocol import payloads
from kingsforge_bot.sandbox.protocol.checks import listing
from kingsforge_bot.sandbox.protocol.kinds import CommandKind
from kingsforge_bot.sandbox.protocol.limits_commands import COMMANDS, check_command, check_count, check_names_unique
from kingsforge_bot.sandbox.rest.api import Api
from kingsforge_bot.sandbox.rest.call import Answer, Call, Created, Route
from kingsforge_bot.sandbox.world.errors import FormErrors, Known, refused
from kingsforge_bot.sandbox.world.model import Command, Json


def _scope(api: Api, call: Call) -> int | None:
    """The guild the request is about, None for global. Raises 10002, 10004."""
    if call.id("application_id") != api.world.application.id:
        raise refused(Known.UNKNOWN_APPLICATION)
    if "guild_id" not in call.where:
        return None
    guild_id = call.id("guild_id")
    if (guild_id, api.bot_id) not in api.world.members:
        raise refused(Known.UNKNOWN_GUILD if guild_id not in api.world.guilds else Known.MISSING_ACCESS)
    return guild_id


def _normal(body: Json) -> Json:
    """A command with every field Discord fills in."""
    kind = body.get("type", int(CommandKind.TYPED))
    normal: Json = {
        "type": kind,
        "name": body["name"],
        "name_localizations": body.get("name_localizations"),
        "description": body.get("description", "") if kind == CommandKind.TYPED else "",
        "description_localizations": body.get("description_localizations"),
        "default_member_permissions": body.get("default_member_permissions"),
        "dm_permission": body.get("dm_permission", True),
        "nsfw": body.get("nsfw", False),
        "contexts": body.get("contexts"),
        "integration_types": body.get("integration_types", [0]),
    }
    if body.get("options"):
        normal["options"] = body["options"]
    return normal


def _made(api: Api, guild_id: int | None, body: Json) -> Command:
    """A command of that body; it keeps the id of one of the same kind and name."""
    version = api.world.new_id()
    normal = _normal(body)
    for one in api.world.commands_of(guild_id):
        if (one.kind, one.name) == (normal["type"], normal["name"]):
            return Command(one.id, guild_id, one.version if one.body == normal else version, normal)
    return Command(version, guild_id, version, normal)


async def list_commands(api: Api, call: Call) -> Answer:
    """GET the commands; translations only with with_localizations."""
    localized = call.query.get("with_localizations", "").lower() in ("1", "true")
    return [payloads.command(api.world, one, localized) for one in api.world.commands_of(_scope(api, call))]


async def put_commands(api: Api, call: Call) -> Answer:
    """PUT all commands at once."""
    guild_id = _scope(api, call)
    form = FormErrors()
    bodies = listing(form, (), call.form, 0, sum(COMMANDS.values()))
    form.raise_if_any()
    check_count(bodies)
    for index, body in enumerate(bodies):
        check_command(body, (index,))
    check_names_unique(bodies)
    api.world.set_commands(guild_id, [_made(api, guild_id, body) for body in bodies])
    return [payloads.command(api.world, one, True) for one in api.world.commands_of(guild_id)]


async def create_command(api: Api, call: Call) -> Answer:
    """POST one command, over any of the same name (then the status is 200 instead of 201)."""
    guild_id = _scope(api, call)
    check_command(call.fields)
    command = _made(api, guild_id, call.fields)
    others = [one for one in api.world.commands_of(guild_id) if one.id != command.id]
    check_count([one.body for one in (*others, command)])
    known = command.id in api.world.commands
    api.world.set_commands(guild_id, [*others, command])
    body = payloads.command(api.world, command, True)
    return body if known else Created(body)


def _existing(api: Api, call: Call) -> Command:
    command = api.world.commands.get(call.id("command_id"))
    if command is None or command.guild_id != _scope(api, call):
        raise refused(Known.UNKNOWN_COMMAND)
    return command


async def get_command(api: Api, call: Call) -> Answer:
    """GET one command."""
    return payloads.command(api.world, _existing(api, call), True)


async def edit_command(api: Api, call: Call) -> Answer:
    """PATCH one command."""
    before = _existing(api, call)
    body = before.body | call.fields
    check_command(body)
    command = Command(before.id, before.guild_id, api.world.new_id(), _normal(body))
    others = [one for one in api.world.commands_of(before.guild_id) if one.id != before.id]
    check_names_unique([one.body for one in (*others, command)])
    api.world.set_commands(before.guild_id, [*others, command])
    return payloads.command(api.world, command, True)


async def delete_command(api: Api, call: Call) -> Answer:
    """DELETE one command."""
    gone = _existing(api, call)
    api.world.set_commands(gone.guild_id, [one for one in api.world.commands_of(gone.guild_id) if one.id != gone.id])
    return None


def _routes(base: str) -> list[Route]:
    return [
        ("GET", base, list_commands),
        ("PUT", base, put_commands),
        ("POST", base, create_command),
        ("GET", base + "/{command_id}", get_command),
        ("PATCH", base + "/{command_id}", edit_command),
        ("DELETE", base + "/{command_id}", delete_command),
    ]


ROUTES: list[Route] = [
    *_routes("/applications/{application_id}/commands"),
    *_routes("/applications/{application_id}/guilds/{guild_id}/commands"),
]
