"""/me: what somebody set, shown in words and changed by options, menus and buttons; their data."""

import json
from typing import Any

import pytest

from kingsforge_bot.core.portraits import Portrait
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.service.person.settings import Alerts, UserSettings
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from kingsforge_bot.ui.person.my_settings import settings_message
from kingsforge_bot.ui.wording.captions import portraits_of
from tests.ui.counter import NOW, Answered, Counter
from tests.ui.limits import check
from tests.ui.looks import user_of
from tests.ui.positions import GATHER

ANA, BEN = user_of(0), user_of(1)
DAY = 24 * 60 * 60
LANGUAGES = Localizers(strict=True).languages
NIGHT = (22 * 60 + 30, 7 * 60)


WRONG: tuple[dict[str, Any], ...] = (
    {"alerts": "shout"},
    {"language": "xx"},
    {"portrait": "bot-owl"},
    {"zone": "Europe"},
    {"digest": "8:30"},
    {"away": 61},
    {"away": "long"},
    {"forced": "no"},
    {"ratings": 2},
    {"best": 0},
    {"quiet": 22},
    {"zone": True},
)
"""The last six are kinds of values that no client sends."""


def press(*words: str) -> ComponentId:
    return ComponentId(NO_TABLE, 0, " ".join(words))


def lines(answered: Answered) -> dict[str, str]:
    """What is set, by what stands before the colon."""
    pairs = (line.partition("**: ") for line in answered.text.splitlines() if "**: " in line)
    return {name.strip("*"): value for name, _, value in pairs}


def chosen(answered: Answered) -> list[str]:
    """What shows in the menus."""
    menus = [part for row in answered.rows for part in row["components"] if "options" in part]
    return [option["label"] for menu in menus for option in menu["options"] if option.get("default")]


def labels(answered: Answered) -> list[str]:
    return [part["label"] for row in answered.rows for part in row["components"] if "label" in part]


async def test_where_nothing_was_set_all_is_said(counter: Counter) -> None:
    shown = await counter.command(ANA, "me settings")
    assert shown.deferred == {"ephemeral": True, "thinking": True}
    assert lines(shown) == {
        "Alerts": "in the table's channel",
        "Quiet hours": "none",
        "Digest": "off",
        "Time zone": "not set, so hours are UTC, 22:13 now",
        "Language": "as in your Discord",
        "Portrait": "the one that is yours without choosing",
        "Only possible moves": "made for you",
        "Best moves": "offered on your turn",
        "Ratings": "you do not take part",
        "Away": "no",
    }
    assert chosen(shown) == [
        "Alerts: in the table's channel",
        "Quiet hours: none",
        "Digest: off",
        "Language: as in your Discord",
    ]
    assert "Saved." not in shown.text


async def test_a_portrait_that_was_chosen_is_seen_at_all_tables(counter: Counter) -> None:
    look = await counter.place(GATHER)
    table, before = look.table, portraits_of(look.table)
    shown = await counter.command(ANA, "me settings", portrait="crest")
    assert lines(shown)["Portrait"] == "spiked hair"
    look = await counter.service.play.look(table.id)
    assert portraits_of(look.table)[0] is Portrait.CREST
    await counter.command(ANA, "me settings", portrait="seat")
    look = await counter.service.play.look(table.id)
    assert portraits_of(look.table) == before


async def test_options_set_all_at_once(counter: Counter) -> None:
    said = {
        "alerts": "direct",
        "quiet": "22:30-7",
        "digest": "8",
        "zone": "europe/madrid",
        "language": "es",
        "forced": False,
        "ratings": True,
        "best": False,
        "away": 3,
    }
    shown = await counter.command(ANA, "me settings", **said)
    assert counter.service.preferences.of(ANA) == UserSettings(
        Alerts.DIRECT,
        "Europe/Madrid",
        NIGHT,
        8,
        "es",
        plays_forced=False,
        rated=True,
        away_until=NOW + 3 * DAY,
        best_moves=False,
    )
    assert counter.service.preferences.of(BEN) == UserSettings()
    assert shown.text.startswith("Guardado.\n\n**Tus ajustes**")
    assert lines(shown)["Zona horaria"] == "Europe/Madrid, ahora 23:13"
    assert lines(shown)["Ausencia"] == f"hasta <t:{NOW + 3 * DAY}:f>"
    assert "Horas de silencio: de 22:30 a 07:00" in chosen(shown)


async def test_what_is_wrong_sets_nothing_at_all(counter: Counter) -> None:
    shown = await counter.command(ANA, "me settings", alerts="direct", quiet="late")
    assert shown.text == 'quiet: "late" is not possible. Pick from the list.'
    for said in WRONG:
        ((option, _),) = said.items()
        assert (await counter.command(ANA, "me settings", **said)).text.startswith(f"{option}: ")
    assert counter.service.preferences.of(ANA) == UserSettings()


async def test_menus_and_buttons_change_one_thing_each(counter: Counter) -> None:
    shown = await counter.press(ANA, press("me", "alerts"), "none", own=True)
    assert shown.deferred == {}
    assert lines(shown)["Alerts"] == "none"
    assert lines(await counter.press(ANA, press("me", "quiet"), "23:00-07:00", own=True))["Quiet hours"].startswith(
        "23:00 to 07:00"
    )
    assert "08:00" in lines(await counter.press(ANA, press("me", "digest"), "08:00", own=True))["Digest"]
    shown = await counter.press(ANA, press("me", "forced", "no"), own=True)
    assert lines(shown)["Only possible moves"] == "wait for you"
    assert "Play forced moves for me" in labels(shown)
    assert lines(await counter.press(ANA, press("me", "ratings", "yes"), own=True))["Ratings"] == "you take part"
    shown = await counter.press(ANA, press("me", "best", "no"), own=True)
    assert lines(shown)["Best moves"] == "not offered"
    assert "Offer best moves" in labels(shown)
    assert "**Vos réglages**" in (await counter.press(ANA, press("me", "language"), "fr", own=True)).text
    await counter.press(ANA, press("me", "language"), "client", own=True)
    assert counter.service.preferences.of(ANA) == UserSettings(
        Alerts.NONE, quiet=(23 * 60, 7 * 60), digest=8, plays_forced=False, rated=True, best_moves=False
    )
    for option in ("quiet", "digest"):
        await counter.press(ANA, press("me", option), "off", own=True)
    assert counter.service.preferences.of(ANA).quiet is None
    assert counter.service.preferences.of(ANA).digest is None


async def test_who_is_away_comes_back_by_a_button(counter: Counter) -> None:
    shown = await counter.command(ANA, "me settings", away=2)
    assert labels(shown)[0] == "I am back"
    assert {"Play forced moves myself", "Hide best moves", "My data", "Delete my data"} <= {*labels(shown)}
    back = await counter.press(ANA, press("me", "away", "0"), own=True)
    assert lines(back)["Away"] == "no"
    assert "I am back" not in labels(back)


async def test_asking_for_direct_messages_tries_them_again(counter: Counter) -> None:
    await counter.service.preferences.change(ANA, failed_directs=2)
    await counter.press(ANA, press("me", "alerts"), "direct", own=True)
    assert counter.service.preferences.of(ANA).failed_directs == 0


@pytest.mark.parametrize(
    ("words", "values"),
    [
        (("me",), ()),
        (("me", "alerts"), ()),
        (("me", "alerts"), ("channel", "direct")),
        (("me", "forced"), ()),
        (("me", "forced", "maybe"), ()),
        (("me", "forced", "yes"), ("no",)),
        (("me", "best", "some"), ()),
        (("me", "away", "5"), ()),
        (("me", "everything", "yes"), ()),
        (("data",), ()),
        (("data", "sure"), ()),
    ],
)
async def test_made_up_presses_change_nothing(
    counter: Counter, words: tuple[str, ...], values: tuple[str, ...]
) -> None:
    assert "not known" in (await counter.press(ANA, press(*words), *values, own=True)).text
    assert counter.service.preferences.of(ANA) == UserSettings()


async def test_everybody_changes_their_own_alone(counter: Counter) -> None:
    await counter.press(BEN, press("me", "alerts"), "none", own=True)
    assert counter.service.preferences.of(ANA) == UserSettings()
    assert counter.service.preferences.of(BEN).alerts is Alerts.NONE


async def test_it_works_in_direct_messages(counter: Counter) -> None:
    shown = await counter.command(ANA, "me settings", at_guild_id=None, at_channel_id=5, alerts="none")
    assert lines(shown)["Alerts"] == "none"
    pressed = await counter.press(ANA, press("me", "alerts"), "direct", own=True, guild=None, channel=5)
    assert lines(pressed)["Alerts"] == "by direct message"


async def test_the_language_that_was_set_is_spoken_whatever_the_client_speaks(counter: Counter) -> None:
    look = await counter.place(GATHER)
    await counter.command(ANA, "me settings", language="fr")
    assert "À vous de jouer" in (await counter.command(ANA, "turn")).text
    assert "Ce n’est pas votre tour" not in (await counter.command(BEN, "turn")).text
    assert "**Vos réglages**" in (await counter.command(ANA, "me settings", at_locale="ja")).text
    counter.restart()
    assert "À vous de jouer" in (await counter.command(ANA, "turn", at_locale="es-ES")).text
    pressed = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "text"))
    assert "Manche 1" in pressed.text


async def test_all_is_suggested(counter: Counter) -> None:
    assert [one.value for one in await counter.completes(ANA, "me settings", "zone", "madrid")] == ["Europe/Madrid"]
    assert "off" in [one.value for one in await counter.completes(ANA, "me settings", "quiet")]
    assert [one.value for one in await counter.completes(ANA, "me settings", "digest", "20")] == ["20:00"]


async def test_the_file_has_all_that_is_kept(counter: Counter) -> None:
    table = await counter.lobby(2)
    await counter.command(ANA, "me settings", zone="Asia/Tokyo")
    interaction = await counter.tap(ANA, press("data", "export"), own=True, message=1)
    (shown,) = interaction.shown
    (file,) = shown["attachments"]
    kept = json.loads(file.fp.read())
    assert kept["user"] == str(ANA)
    assert kept["settings"][0]["zone"] == "Asia/Tokyo"
    assert [row["table"] for row in kept["seats"]] == [table.id]
    # Beside the settings, which stay.
    assert interaction.deferred == [{"ephemeral": True, "thinking": True}]
    assert (await counter.command(ANA, "me data export")).attachments == 1


async def test_deletion_is_asked_about_once_and_says_what_it_ends(counter: Counter) -> None:
    await counter.place(GATHER)
    await counter.lobby(2, name="Elm")
    asked = await counter.command(ANA, "me data delete")
    assert "Lobbies you leave: 1." in asked.text
    assert "Running games you leave for good: 1;" in asked.text
    assert "This cannot be undone." in asked.text
    assert labels(asked) == ["Delete all of it"]
    assert counter.service.preferences.of(ANA) == UserSettings()
    (sure,) = asked.ids
    done = await counter.press(ANA, sure, own=True)
    assert done.text.startswith("Done: nothing that names you is kept.")
    assert done.rows == []
    again = await counter.command(ANA, "me data delete")
    assert "Lobbies you leave: 0." in again.text


async def test_the_bot_that_plays_on_is_named_in_the_log(counter: Counter) -> None:
    look = await counter.place(GATHER)
    (sure,) = (await counter.command(ANA, "me data delete")).ids
    await counter.press(ANA, sure, own=True)
    log = await counter.command(BEN, "table log", table=str(look.table.id))
    assert "Seat 1: the player is gone for good. The bot **🔥 Brok** plays on;" in log.text
    assert "Ana" not in log.text


EXTREMES = (
    UserSettings(),
    UserSettings(Alerts.DIRECT, "America/Argentina/ComodRivadavia", NIGHT, 23, "ja", False, True, NOW + DAY, 9),
    UserSettings(Alerts.NONE, "Atlantis/Gone", (1, 0), 0, "xx", True, False, NOW - DAY),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("settings", EXTREMES)
def test_every_setting_fits_into_a_message(language: str, settings: UserSettings) -> None:
    l10n: Localizer = Localizers(strict=True).for_locale(language)
    message = settings_message(l10n, settings, NOW, LANGUAGES, l10n("settings-saved"))
    check(message)
    assert "False" not in message.text
