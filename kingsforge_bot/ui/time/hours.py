"""Hours of the day and time zones as people write and read them."""

import re
from collections.abc import Iterable
from typing import Final

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.table.names import folded
from kingsforge_bot.service.time.hours import UTC_NAME, local_time, zone_named, zones
from kingsforge_bot.ui.errors import UnknownValue
from kingsforge_bot.ui.suggesting import Suggestion, matching

QUIET: Final = tuple((start % 24 * 60, end * 60) for start in (20, 21, 22, 23, 24, 25) for end in (6, 7, 8, 9))
"""Hours that are offered, from and to which minute of the day; others are written."""
DIGESTS: Final = range(24)
OFF: Final = "off"
"""What is written instead of hours where there are none; people may use their own word for it, too."""
_LONGEST: Final = 100
# Read without accents, so the last word for "until" stands without its sign.
_HOURS: Final = re.compile(
    r"(\d{1,2})(?:[:.h時](\d{2})?分?)?(am|pm)?(?:-|–|—|~|to|a|から)(\d{1,2})(?:[:.h時](\d{2})?分?)?(am|pm)?(?:まて)?"
)
_HOUR: Final = re.compile(r"(\d{1,2})(?:[:.h時](?:00)?分?)?(am|pm)?")
_USUAL: Final = {
    "en-US": ("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"),
    "en-GB": ("Europe/London", "Europe/Dublin", "Australia/Sydney", "Asia/Kolkata"),
    "es-ES": ("Europe/Madrid", "Atlantic/Canary"),
    "es-419": ("America/Mexico_City", "America/Bogota", "America/Argentina/Buenos_Aires", "America/Santiago"),
    "fr": ("Europe/Paris", "Europe/Brussels", "America/Toronto", "Africa/Casablanca"),
    "ja": ("Asia/Tokyo",),
    "de": ("Europe/Berlin", "Europe/Vienna", "Europe/Zurich"),
}
"""Zones to begin with, by what Discord says of the client's language."""


def clock(minute: int) -> str:
    """A minute of the day, as every language here understands it."""
    return f"{minute // 60:02}:{minute % 60:02}"


def span(hours: tuple[int, int]) -> str:
    """Hours as `read_hours` reads them."""
    return f"{clock(hours[0])}-{clock(hours[1])}"


def read_hours(l10n: Localizer, option: str, said: str) -> tuple[int, int] | None:
    """`22:00-8:00`, `22-8`, `10pm-8am`, `22h-8h`; None where none are wanted. Raises UnknownValue."""
    if _is_off(l10n, said):
        return None
    found = _HOURS.fullmatch("".join(folded(said[:_LONGEST]).split()))
    if found is not None:
        start, end = _minute(*found.group(1, 2, 3)), _minute(*found.group(4, 5, 6))
        if start is not None and end is not None and start != end:
            return start, end
    raise UnknownValue(option, said)


def read_hour(l10n: Localizer, option: str, said: str) -> int | None:
    """A whole hour of the day: `8`, `08:00`, `8pm`; None where none is wanted. Raises UnknownValue."""
    if _is_off(l10n, said):
        return None
    found = _HOUR.fullmatch("".join(folded(said[:_LONGEST]).split()))
    minute = None if found is None else _minute(found[1], None, found[2])
    if minute is None:
        raise UnknownValue(option, said)
    return minute // 60


def read_zone(option: str, said: str) -> str:
    """The zone that is called so. Raises UnknownValue."""
    zone = zone_named(said)
    if zone is None:
        raise UnknownValue(option, said)
    return zone


def suggest_hours(l10n: Localizer, typed: str) -> tuple[Suggestion, ...]:
    """Autocomplete of quiet hours."""
    return _suggested(l10n, "quiet", typed, [span(hours) for hours in QUIET])


def suggest_hour(l10n: Localizer, typed: str) -> tuple[Suggestion, ...]:
    """Autocomplete of the hour of the digest."""
    return _suggested(l10n, "digest", typed, [clock(hour * 60) for hour in DIGESTS])


def suggest_zones(typed: str, locale: str, now: int) -> tuple[Suggestion, ...]:
    """Autocomplete of time zones, each with what its clock shows now; with nothing typed those that are likely."""
    likely = (*_USUAL.get(locale, ()), UTC_NAME)
    names: Iterable[str] = zones() if typed.strip() else likely
    found = matching([Suggestion(name.replace("_", " "), name) for name in names], typed.replace("_", " "))
    return tuple(Suggestion(f"{one.label} ({zone_clock(one.value, now)})", one.value) for one in found)


def zone_clock(zone: str | None, now: int) -> str:
    """What the clock shows there; in UTC where the zone is called otherwise by now."""
    shown = local_time(zone if zone is not None and zone_named(zone) == zone else UTC_NAME, now)
    return clock(shown.hour * 60 + shown.minute)


def _suggested(l10n: Localizer, option: str, typed: str, values: list[str]) -> tuple[Suggestion, ...]:
    off = Suggestion(l10n(f"settings-{option}-off"), OFF)
    return matching([off, *(Suggestion(value, value) for value in values)], typed)


def _is_off(l10n: Localizer, said: str) -> bool:
    return folded(said.strip()) in {OFF, "none", "no", folded(l10n("settings-off"))}


def _minute(hour: str, minute: str | None, half: str | None) -> int | None:
    """Of the day; None for what no clock shows."""
    hours, minutes = int(hour), int(minute or 0)
    if half is not None:
        if not 1 <= hours <= 12:
            return None
        hours = hours % 12 + (12 if half == "pm" else 0)
    if hours == 24 and minutes == 0:
        return 0
    return hours * 60 + minutes if hours < 24 and minutes < 60 else None
