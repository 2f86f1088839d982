"""/me settings, its menus and its buttons: what they change."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from kingsforge_bot.core.portraits import PEOPLE
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.person.settings import Alerts
from kingsforge_bot.ui.errors import OutOfRange, UnknownPress, UnknownValue, check_kind
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, personal
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.person.my_data import FORGET, forget
from kingsforge_bot.ui.person.my_settings import CLIENT, ME, SEAT, YES, settings_message
from kingsforge_bot.ui.time.hours import read_hour, read_hours, read_zone

MOST_AWAY: Final = 60
"""Days; as long as a table waits for anybody."""
_KINDS: Final[Mapping[str, type[int] | type[bool]]] = {"forced": bool, "ratings": bool, "best": bool, "away": int}
"""Of options that are no text."""
_DAY: Final = 24 * 60 * 60


class SettingsOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of /me settings as they were said."""

    alerts: str | None = None
    quiet: str | None = None
    digest: str | None = None
    zone: str | None = None
    language: str | None = None
    portrait: str | None = None
    forced: bool | None = None
    ratings: bool | None = None
    best: bool | None = None
    away: int | None = None


async def settings(ctx: Context, wanted: SettingsOptions) -> Message:
    """Set what was said, and show all. Raises UnknownValue, OutOfRange; then nothing has changed."""
    fields: dict[str, Any] = {}
    for option in SettingsOptions.__struct_fields__:
        said = getattr(wanted, option)
        if said is not None:
            fields |= _read(ctx, option, said)
    return await _set(ctx, fields)


@personal(ME)
async def pressed(ctx: Context, button: Pressed) -> Message:
    """A menu or button of the settings. Raises UnknownPress, UnknownValue."""
    match button.words, button.values:
        case ["alerts" | "quiet" | "digest" | "language" as option], (said,):
            return await _set(ctx, _read(ctx, option, said))
        case [("forced" | "ratings" | "best") as option, ("yes" | "no") as said], ():
            return await _set(ctx, _read(ctx, option, said == YES))
        case ["away", "0"], ():
            return await _set(ctx, _read(ctx, "away", 0))
        case [word], () if word == FORGET:
            return await forget(ctx)
        case _:
            raise UnknownPress


def _read(ctx: Context, option: str, said: Any) -> dict[str, Any]:
    """The fields of UserSettings that the option means. Raises UnknownValue, OutOfRange."""
    l10n = ctx.l10n
    check_kind(option, said, _KINDS.get(option, str))
    match option:
        case "alerts":
            if said not in tuple(Alerts):
                raise UnknownValue(option, said)
            # Whoever asks for direct messages wants them tried again.
            return {"alerts": Alerts(said), "failed_directs": 0}
        case "quiet":
            return {"quiet": read_hours(l10n, option, said)}
        case "digest":
            return {"digest": read_hour(l10n, option, said)}
        case "zone":
            return {"zone": read_zone(option, said)}
        case "language":
            return {"language": _one_of((CLIENT, *ctx.app.localizers.languages), option, said)}
        case "portrait":
            return {"portrait": _one_of((SEAT, *PEOPLE), option, said)}
        case "forced":
            return {"plays_forced": said}
        case "ratings":
            return {"rated": said}
        case "best":
            return {"best_moves": said}
        case _:
            if not 0 <= said <= MOST_AWAY:
                raise OutOfRange(option, said, 0, MOST_AWAY)
            return {"away_until": ctx.app.service.clock() + said * _DAY if said else None}


def _one_of(offered: tuple[str, ...], option: str, said: str) -> str | None:
    """What was said as it stands among what is offered, whose first stands for none. Raises UnknownValue."""
    if said not in offered:
        raise UnknownValue(option, said)
    return None if said == offered[0] else offered[offered.index(said)]


async def _set(ctx: Context, fields: dict[str, Any]) -> Message:
    app = ctx.app
    before = app.service.preferences.of(ctx.user)
    after = await app.service.preferences.change(ctx.user, **fields) if fields else before
    # The language may be another one now.
    l10n: Localizer = app.l10n(ctx.interaction)
    note = l10n("settings-saved") if fields else ""
    return settings_message(l10n, after, app.service.clock(), app.localizers.languages, note)
