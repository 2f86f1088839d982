"""/me settings: all that one person set, in words, with menus and buttons to change it."""

from typing import Final

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.person.settings import Alerts, UserSettings
from kingsforge_bot.service.post.messenger import MOST_FAILED
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from kingsforge_bot.ui.message import OPTIONS, Button, ButtonStyle, Menu, Message, Option
from kingsforge_bot.ui.time.hours import DIGESTS, OFF, QUIET, clock, span, zone_clock

ME: Final = "me"
"""The first word of what stands in the ids of these menus and buttons."""
CLIENT: Final = "client"
"""The language of the Discord client, where none is set."""
SEAT: Final = "seat"
"""The portrait that one has without choosing."""
DATA: Final = "data"
"""The first word of the buttons that lead to what is kept of somebody: each answers beside."""
YES: Final = "yes"
NO: Final = "no"


def settings_message(
    l10n: Localizer, settings: UserSettings, now: int, languages: tuple[str, ...], before: str = ""
) -> Message:
    """What is set, each on its line; `before` is what was just done."""
    rows = (
        _alerts(l10n, settings),
        _quiet(l10n, settings),
        _digest(l10n, settings),
        _languages(l10n, settings, languages),
        _buttons(l10n, settings, now),
    )
    text = "\n".join([f"**{l10n('settings-title')}**", *_lines(l10n, settings, now)])
    return Message(f"{before}\n\n{text}" if before else text, rows)


def _lines(l10n: Localizer, settings: UserSettings, now: int) -> list[str]:
    at = zone_clock(settings.zone, now)
    quiet, digest = settings.quiet, settings.digest
    away = settings.away_until if settings.is_away(now) else None
    zone, own = settings.zone, settings.language
    failed = settings.failed_directs >= MOST_FAILED
    return [
        l10n("settings-alerts", how=settings.alerts),
        *([l10n("settings-directs-failed")] if failed else []),
        l10n("settings-quiet", start=clock(quiet[0]), end=clock(quiet[1])) if quiet else l10n("settings-quiet-none"),
        l10n("settings-digest-none") if digest is None else l10n("settings-digest", at=clock(digest * 60)),
        l10n("settings-zone-none", at=at) if zone is None else l10n("settings-zone", zone=zone, at=at),
        l10n("settings-language-client") if own is None else l10n("settings-language", language=called(l10n, own)),
        l10n("settings-portrait", portrait=settings.portrait or SEAT),
        l10n("settings-forced", made=yes_no(settings.plays_forced)),
        l10n("settings-best", offered=yes_no(settings.best_moves)),
        l10n("settings-ratings", rated=yes_no(settings.rated)),
        l10n("settings-away-none") if away is None else l10n("settings-away", until=f"<t:{away}:f>"),
        l10n("settings-by-command"),
    ]


def _alerts(l10n: Localizer, settings: UserSettings) -> Menu:
    options = [
        Option(l10n("settings-alerts-option", how=how), how, chosen=settings.alerts is how) for how in tuple(Alerts)
    ]
    return Menu(_press("alerts"), l10n("settings-menu-alerts"), tuple(options))


def _quiet(l10n: Localizer, settings: UserSettings) -> Menu:
    offered = list(QUIET[: OPTIONS - 2])
    if settings.quiet is not None and settings.quiet not in offered:
        offered.insert(0, settings.quiet)
    options = [Option(l10n("settings-quiet-off"), OFF, chosen=settings.quiet is None)]
    for hours in offered:
        label = l10n("settings-quiet-option", start=clock(hours[0]), end=clock(hours[1]))
        options.append(Option(label, span(hours), chosen=settings.quiet == hours))
    return Menu(_press("quiet"), l10n("settings-menu-quiet"), tuple(options))


def _digest(l10n: Localizer, settings: UserSettings) -> Menu:
    options = [Option(l10n("settings-digest-off"), OFF, chosen=settings.digest is None)]
    for hour in DIGESTS:
        label = l10n("settings-digest-option", at=clock(hour * 60))
        options.append(Option(label, clock(hour * 60), chosen=settings.digest == hour))
    return Menu(_press("digest"), l10n("settings-menu-digest"), tuple(options))


def _languages(l10n: Localizer, settings: UserSettings, languages: tuple[str, ...]) -> Menu:
    options = [Option(l10n("settings-language-option-client"), CLIENT, chosen=settings.language is None)]
    for one in languages:
        label = l10n("settings-language-option", language=called(l10n, one))
        options.append(Option(label, one, chosen=settings.language == one))
    return Menu(_press("language"), l10n("settings-menu-language"), tuple(options))


def _buttons(l10n: Localizer, settings: UserSettings, now: int) -> tuple[Button, ...]:
    # A row holds five: who is away can leave the ratings by the command alone.
    first = (
        Button(l10n("settings-button-back"), _press("away", "0"), ButtonStyle.PRIMARY)
        if settings.is_away(now)
        else _switch(l10n, "ratings", settings.rated)
    )
    return (
        first,
        _switch(l10n, "forced", settings.plays_forced),
        _switch(l10n, "best", settings.best_moves),
        Button(l10n("settings-button-export"), ComponentId(NO_TABLE, 0, f"{DATA} export")),
        Button(l10n("settings-button-delete"), ComponentId(NO_TABLE, 0, f"{DATA} delete"), ButtonStyle.DANGER),
    )


def _switch(l10n: Localizer, option: str, on: bool) -> Button:
    """What sets the other of two."""
    other = yes_no(not on)
    return Button(l10n(f"settings-button-{option}-{other}"), _press(option, other))


def _press(*words: str) -> ComponentId:
    return ComponentId(NO_TABLE, 0, " ".join((ME, *words)))


def called(l10n: Localizer, language: str) -> str:
    """A language by its own name; one that is not spoken any more by its tag."""
    message = f"choice-language-{language}"
    return l10n(message) if l10n.knows(message) else language


def yes_no(yes: bool) -> str:
    """Yes or no as messages and ids have it."""
    return YES if yes else NO
