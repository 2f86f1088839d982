"""/forge setup: all that was set for a server, in words, with menus and buttons to change it."""

from typing import Final

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.person.settings import Openers, ServerSettings
from kingsforge_bot.service.table.limits import MOST_OF_ONE_OWNER, MOST_OPEN_TABLES
from kingsforge_bot.service.types import OldBoardPolicy
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from kingsforge_bot.ui.message import OPTIONS, Button, Listed, Menu, Message, Option
from kingsforge_bot.ui.person.my_settings import called, yes_no
from kingsforge_bot.ui.time.hours import zone_clock
from kingsforge_bot.ui.wording.titles import game_name

SETUP: Final = "setup"
"""The first word of what stands in the ids of these menus and buttons."""
SERVER: Final = "server"
"""The language that Discord tells of the server, where none is set."""


def setup_message(
    l10n: Localizer, settings: ServerSettings, now: int, game: str, languages: tuple[str, ...], before: str = ""
) -> Message:
    """What is set, each on its line; `game` is what a new table plays, `before` what was just done."""
    text = "\n".join([f"**{l10n('setup-title')}**", *_lines(l10n, settings, now, game)])
    rows = (
        Menu(
            _press("channels"),
            l10n("setup-pick-channels"),
            (),
            least=0,
            most=OPTIONS,
            lists=Listed.CHANNELS,
            chosen=settings.channels,
        ),
        Menu(
            _press("role"),
            l10n("setup-pick-role"),
            (),
            least=0,
            lists=Listed.ROLES,
            chosen=() if settings.role is None else (settings.role,),
        ),
        _openers(l10n, settings),
        _languages(l10n, settings, languages),
        _buttons(l10n, settings),
    )
    return Message(f"{before}\n\n{text}" if before else text, rows)


def channel_names(settings: ServerSettings, l10n: Localizer) -> str:
    """The channels where tables may be opened, as Discord shows them to the reader."""
    return l10n.listing(f"<#{channel}>" for channel in settings.channels)


def role_name(settings: ServerSettings) -> str:
    """The role whose members open tables, as Discord shows it to the reader; nobody is alerted by it."""
    return "" if settings.role is None else f"<@&{settings.role}>"


def _lines(l10n: Localizer, settings: ServerSettings, now: int, game: str) -> list[str]:
    zone, at = settings.zone, zone_clock(settings.zone, now)
    most, theirs = settings.most_open, settings.most_of_member
    return [
        l10n("setup-channels", channels=channel_names(settings, l10n))
        if settings.channels
        else l10n("setup-channels-none"),
        l10n("setup-openers", who=settings.openers, role=role_name(settings)),
        l10n("setup-most-open-none", most=MOST_OPEN_TABLES) if most is None else l10n("setup-most-open", most=most),
        l10n("setup-most-of-member-none", most=MOST_OF_ONE_OWNER)
        if theirs is None
        else l10n("setup-most-of-member", most=theirs),
        l10n("setup-game", game=game_name(l10n, game)),
        l10n("setup-pace", pace=pace_name(l10n, settings.pace)),
        l10n("setup-bots", bots=settings.bots),
        l10n("setup-thread", thread=yes_no(settings.thread)),
        l10n("setup-boards", boards=settings.boards),
        l10n("setup-language-none")
        if settings.language is None
        else l10n("setup-language", language=called(l10n, settings.language)),
        l10n("setup-zone-none", at=at) if zone is None else l10n("setup-zone", zone=zone, at=at),
        l10n("setup-by-command"),
    ]


def pace_name(l10n: Localizer, pace: str) -> str:
    """As the choice of a command has it."""
    message = f"choice-pace-{pace.replace('+', '-')}"
    return l10n(message) if l10n.knows(message) else pace


def _openers(l10n: Localizer, settings: ServerSettings) -> Menu:
    options = [
        Option(l10n("setup-openers-option", who=who), who, chosen=settings.openers is who) for who in tuple(Openers)
    ]
    return Menu(_press("openers"), l10n("setup-menu-openers"), tuple(options))


def _languages(l10n: Localizer, settings: ServerSettings, languages: tuple[str, ...]) -> Menu:
    options = [Option(l10n("setup-language-option-none"), SERVER, chosen=settings.language is None)]
    for one in languages:
        label = l10n("setup-language-option", language=called(l10n, one))
        options.append(Option(label, one, chosen=settings.language == one))
    return Menu(_press("language"), l10n("setup-menu-language"), tuple(options))


def _buttons(l10n: Localizer, settings: ServerSettings) -> tuple[Button, ...]:
    thread = yes_no(not settings.thread)
    others = [one for one in OldBoardPolicy if one is not settings.boards]
    return (
        Button(l10n(f"setup-button-thread-{thread}"), _press("thread", thread)),
        *(Button(l10n(f"setup-button-boards-{one}"), _press("boards", one)) for one in others),
    )


def _press(*words: str) -> ComponentId:
    return ComponentId(NO_TABLE, 0, " ".join((SETUP, *words)))
