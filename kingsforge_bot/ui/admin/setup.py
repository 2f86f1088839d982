"""What /forge setup and its menus and buttons change. Each time it is asked whether the presser may."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from kingsforge_bot.service.person.settings import MOST_LIMIT, Openers, ServerSettings
from kingsforge_bot.service.time.clock import PACES
from kingsforge_bot.service.types import ChannelId, GuildId, OldBoardPolicy, RoleId
from kingsforge_bot.ui.admin.server_settings import SERVER, SETUP, setup_message
from kingsforge_bot.ui.errors import (
    NoRole,
    NotAManager,
    NotAServer,
    OutOfRange,
    TooLong,
    UnknownPress,
    UnknownValue,
    check_kind,
)
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, personal
from kingsforge_bot.ui.message import OPTIONS, Message
from kingsforge_bot.ui.person.my_settings import YES
from kingsforge_bot.ui.table.opening import game_meant
from kingsforge_bot.ui.time.hours import read_zone

MOST_BOTS: Final = 5
"""Seats; one is left for who opens the table."""
_KINDS: Final[Mapping[str, type[int] | type[bool]]] = {
    **dict.fromkeys(("channel", "role", "per_member", "per_server", "bots"), int),
    "thread": bool,
}
"""Of options that are no text."""


class SetupOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of /forge setup as they were said."""

    channel: int | None = None
    openers: str | None = None
    role: int | None = None
    per_member: int | None = None
    per_server: int | None = None
    game: str | None = None
    pace: str | None = None
    bots: int | None = None
    thread: bool | None = None
    boards: str | None = None
    language: str | None = None
    zone: str | None = None


async def setup(ctx: Context, wanted: SetupOptions) -> Message:
    """Set what was said, and show all. Raises NotAManager, UnknownValue, OutOfRange; then nothing has changed."""
    settings = _checked(ctx)
    fields: dict[str, Any] = {}
    for option in SetupOptions.__struct_fields__:
        said = getattr(wanted, option)
        if said is not None:
            fields |= _read(ctx, settings, option, said)
    if wanted.openers is not None:
        # A role that is chosen beside does not decide who opens tables: that was said.
        fields |= _read_openers(msgspec.structs.replace(settings, **fields), wanted.openers)
    return await _set(ctx, fields)


@personal(SETUP)
async def pressed(ctx: Context, button: Pressed) -> Message:
    """A menu or button of the server's settings. Raises NotAManager, UnknownPress, UnknownValue."""
    settings, values = _checked(ctx), button.values
    match button.words, values:
        case ["channels"], _:
            return await _set(ctx, {"channels": tuple(ChannelId(one) for one in _numbers(values, OPTIONS))})
        case ["role"], ():
            openers = Openers.EVERYBODY if settings.openers is Openers.ROLE else settings.openers
            return await _set(ctx, {"role": None, "openers": openers})
        case ["role"], _:
            (role,) = _numbers(values, 1)
            return await _set(ctx, _read(ctx, settings, "role", role))
        case ["openers"], (said,):
            return await _set(ctx, _read_openers(settings, said))
        case ["language"], (said,):
            return await _set(ctx, _read(ctx, settings, "language", said))
        case ["thread" as option, ("yes" | "no") as said], ():
            return await _set(ctx, _read(ctx, settings, option, said == YES))
        case ["boards", said], ():
            return await _set(ctx, _read(ctx, settings, "boards", said))
        case _:
            raise UnknownPress


def may_manage(ctx: Context) -> bool:
    """Whether Discord says of this interaction that its member may manage the server."""
    return bool(ctx.interaction.guild_id is not None and ctx.interaction.permissions.manage_guild)


def _checked(ctx: Context) -> ServerSettings:
    """The server's settings, for those who may change them. Raises NotAServer, NotAManager."""
    if ctx.interaction.guild_id is None:
        raise NotAServer
    if not may_manage(ctx):
        raise NotAManager
    return ctx.app.service.preferences.of_server(GuildId(ctx.interaction.guild_id))


def _read(  # noqa: C901 - a flat match, a case for each option
    ctx: Context, settings: ServerSettings, option: str, said: Any
) -> dict[str, Any]:
    """The fields of ServerSettings that the option means. Raises UnknownValue, OutOfRange, TooLong."""
    check_kind(option, said, _KINDS.get(option, str))
    match option:
        case "channel":
            return {"channels": _with_or_without(settings, ChannelId(said))}
        case "role":
            return {"role": RoleId(said), "openers": Openers.ROLE}
        case "per_member" | "per_server":
            field = "most_of_member" if option == "per_member" else "most_open"
            return {field: _between(option, said, MOST_LIMIT) or None}
        case "bots":
            return {option: _between(option, said, MOST_BOTS)}
        case "game":
            return {option: game_meant(ctx.l10n, ctx.app.titles, said).key}
        case "pace":
            if said not in PACES:
                raise UnknownValue(option, said)
            return {option: said}
        case "thread":
            return {option: said}
        case "boards":
            if said not in tuple(OldBoardPolicy):
                raise UnknownValue(option, said)
            return {option: OldBoardPolicy(said)}
        case "language":
            if said not in (SERVER, *ctx.app.localizers.languages):
                raise UnknownValue(option, said)
            return {option: None if said == SERVER else said}
        case "zone":
            return {option: read_zone(option, said)}
        case _:
            return {}


def _read_openers(settings: ServerSettings, said: str) -> dict[str, Any]:
    """Raises UnknownValue; NoRole where no role was chosen yet."""
    if said not in tuple(Openers):
        raise UnknownValue("openers", said)
    if said == Openers.ROLE and settings.role is None:
        raise NoRole
    return {"openers": Openers(said)}


def _with_or_without(settings: ServerSettings, channel: ChannelId) -> tuple[ChannelId, ...]:
    if channel in settings.channels:
        return tuple(one for one in settings.channels if one != channel)
    if len(settings.channels) >= OPTIONS:
        raise TooLong("channel", OPTIONS)
    return (*settings.channels, channel)


def _between(option: str, said: int, most: int) -> int:
    if not 0 <= said <= most:
        raise OutOfRange(option, said, 0, most)
    return said


def _numbers(values: Sequence[str], most: int) -> list[int]:
    """What Discord sends for channels and roles. Raises UnknownPress for anything else."""
    if len(values) > most or any(not (one.isascii() and one.isdecimal() and len(one) < 20) for one in values):
        raise UnknownPress
    numbers = list(dict.fromkeys(int(one) for one in values))
    if any(not 0 < one < 2**63 for one in numbers):
        raise UnknownPress
    return numbers


async def _set(ctx: Context, fields: dict[str, Any]) -> Message:
    app, guild = ctx.app, ctx.interaction.guild_id
    assert guild is not None
    preferences = app.service.preferences
    settings = preferences.of_server(GuildId(guild))
    if fields:
        settings = await preferences.change_server(GuildId(guild), **fields)
    game = app.titles.usual(settings).game.key
    note = ctx.l10n("settings-saved") if fields else ""
    return setup_message(ctx.l10n, settings, app.service.clock(), game, app.localizers.languages, note)
