"""Hours and time zones as people write them, on phones and in four languages."""

import pytest

from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.ui.errors import UnknownValue
from kingsforge_bot.ui.time.hours import read_hour, read_hours, read_zone, suggest_hour, suggest_hours, suggest_zones

NIGHT = (22 * 60, 8 * 60)
NOON = 1_781_092_800
"""2026-06-10 12:00 UTC."""


@pytest.mark.parametrize(
    "said",
    [
        "22:00-08:00",
        "22-8",
        "22 - 8",
        "22:00 – 8:00",
        "10pm-8am",
        "10 PM to 8 AM",
        "22h-8h",
        "22h00 à 8h00",
        "22.00 a 8.00",
        "22時から8時まで",
        "２２：００－８：００".replace("－", "-"),
    ],
)
def test_hours_are_read_as_people_write_them(l10n: Localizer, said: str) -> None:
    assert read_hours(l10n, "quiet", said) == NIGHT


@pytest.mark.parametrize(
    ("said", "hours"),
    [
        ("0-6", (0, 360)),
        ("12am-6am", (0, 360)),
        ("12pm-1pm", (720, 780)),
        ("18:30-24:00", (1110, 0)),
        ("23:59-00:00", (1439, 0)),
    ],
)
def test_midnight_and_noon_are_where_they_are(l10n: Localizer, said: str, hours: tuple[int, int]) -> None:
    assert read_hours(l10n, "quiet", said) == hours


@pytest.mark.parametrize(
    "said",
    ["", "-", "night", "8-8", "0-24", "25-8", "22:60-8", "13pm-8am", "0am-8am", "22-8-9", "-5-8", "1e3-8", "9" * 5000],
)
def test_what_is_no_hours_is_refused(l10n: Localizer, said: str) -> None:
    with pytest.raises(UnknownValue) as caught:
        read_hours(l10n, "quiet", said)
    assert caught.value.option == "quiet"


@pytest.mark.parametrize(
    ("said", "hour"), [("8", 8), ("08:00", 8), ("8am", 8), ("8 pm", 20), ("20h", 20), ("20時", 20), ("0", 0), ("24", 0)]
)
def test_the_hour_of_a_digest_is_read(l10n: Localizer, said: str, hour: int) -> None:
    assert read_hour(l10n, "digest", said) == hour


@pytest.mark.parametrize("said", ["", "8:30", "25", "8-9", "-1", "eight"])
def test_a_digest_comes_at_whole_hours(l10n: Localizer, said: str) -> None:
    with pytest.raises(UnknownValue):
        read_hour(l10n, "digest", said)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Off"), ("es", "no"), ("fr", "Non"), ("ja", "なし"), ("fr", "off")]
)
def test_none_are_asked_for_in_ones_own_word(language: str, said: str) -> None:
    l10n = Localizers(strict=True).for_locale(language)
    assert read_hours(l10n, "quiet", said) is None
    assert read_hour(l10n, "digest", said) is None


def test_a_zone_that_there_is_not_is_refused() -> None:
    assert read_zone("zone", "europe/madrid") == "Europe/Madrid"
    for said in ("Europe/Atlantis", "../etc/passwd", ""):
        with pytest.raises(UnknownValue):
            read_zone("zone", said)


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("madri", "Europe/Madrid"),
        ("new york", "America/New_York"),
        ("New_Y", "America/New_York"),
        ("sao paulo", "America/Sao_Paulo"),
        ("utc", "UTC"),
        ("tokyo", "Asia/Tokyo"),
    ],
)
def test_zones_are_found_by_their_city(typed: str, first: str) -> None:
    found = suggest_zones(typed, "en-US", NOON)
    assert found[0].value == first
    assert len(found) <= 25


def test_a_suggested_zone_shows_its_clock() -> None:
    assert [one.label for one in suggest_zones("madrid", "ja", NOON)] == ["Europe/Madrid (14:00)"]
    assert suggest_zones("kolkata", "ja", NOON)[0].label == "Asia/Kolkata (17:30)"


def test_with_nothing_typed_the_likely_zones_come() -> None:
    assert [one.value for one in suggest_zones("", "ja", NOON)] == ["Asia/Tokyo", "UTC"]
    assert [one.value for one in suggest_zones(" ", "xx", NOON)] == ["UTC"]
    assert suggest_zones("atlantis", "ja", NOON) == ()


def test_all_that_is_suggested_can_be_said(l10n: Localizer) -> None:
    for one in suggest_hours(l10n, ""):
        read_hours(l10n, "quiet", one.value)
    for one in suggest_hour(l10n, ""):
        read_hour(l10n, "digest", one.value)
    assert [one.value for one in suggest_hours(l10n, "23:00-07")] == ["23:00-07:00"]
    for locale in ("en-US", "en-GB", "es-ES", "es-419", "fr", "ja", "de"):
        for one in suggest_zones("", locale, NOON):
            assert read_zone("zone", one.value) == one.value
