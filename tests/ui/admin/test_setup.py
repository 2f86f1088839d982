"""/forge setup: what managers set for their server, shown in words; and what then holds when tables are opened."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.service.person.settings import Openers, ServerSettings
from kingsforge_bot.service.types import ChannelId, OldBoardPolicy, RoleId
from kingsforge_bot.ui.admin.server_settings import setup_message
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from tests.games.toy import title as toy
from tests.ui.counter import MEMBER, NOW, TITLES, Answered, Counter
from tests.ui.limits import check
from tests.ui.looks import CHANNEL, GUILD, user_of

ANA = user_of(0)
MANAGER = discord.Permissions(manage_guild=True, view_channel=True, send_messages=True)
LANGUAGES = Localizers(strict=True).languages
CHANNEL_SELECT, ROLE_SELECT = 8, 6


def press(*words: str) -> ComponentId:
    return ComponentId(NO_TABLE, 0, " ".join(("setup", *words)))


def numbered(number: int) -> Any:
    """A channel or role as the library hands it in."""
    return SimpleNamespace(id=number)


async def setup(counter: Counter, **said: Any) -> Answered:
    return await counter.command(ANA, "forge setup", at_permissions=MANAGER, **said)


async def pressed(counter: Counter, *words: str, values: tuple[str, ...] = ()) -> Answered:
    return await counter.press(ANA, press(*words), *values, own=True, permissions=MANAGER)


def settings(counter: Counter) -> ServerSettings:
    return counter.service.preferences.of_server(GUILD)


def lines(answered: Answered) -> dict[str, str]:
    pairs = (line.partition("**: ") for line in answered.text.splitlines() if "**: " in line)
    return {name.strip("*"): value for name, _, value in pairs}


async def test_where_nothing_was_set_todays_rules_are_said(counter: Counter) -> None:
    assert lines(await setup(counter)) == {
        "Channels": "tables are opened anywhere",
        "Who opens tables": "everybody",
        "Open tables": "at most 25 in a channel",
        "Open tables of one member": "at most 5 in a channel",
        "Game": "King's Forge",
        "Pace": "No clock",
        "Bots at a new table": "0",
        "Thread of its own": "only where asked for",
        "Boards": "only the newest has picture and buttons, older ones shrink to a few lines",
        "Language of posts": "the server's in Discord",
        "Time zone": "not set, so hours are UTC, 22:13 now",
    }


async def test_options_set_all_at_once(counter: Counter) -> None:
    shown = await setup(
        counter,
        channel=numbered(20),
        role=numbered(7),
        per_member=2,
        per_server=9,
        game="kings_forge",
        pace="none",
        bots=1,
        thread=True,
        boards="delete",
        language="fr",
        zone="Europe/Paris",
    )
    assert settings(counter) == ServerSettings(
        channels=(CHANNEL,),
        openers=Openers.ROLE,
        role=RoleId(7),
        most_of_member=2,
        most_open=9,
        game="kings_forge",
        thread=True,
        boards=OldBoardPolicy.DELETE,
        bots=1,
        language="fr",
        zone="Europe/Paris",
    )
    assert shown.text.startswith("Saved.")
    assert lines(shown)["Channels"] == "tables are opened in <#20> only"
    assert lines(shown)["Who opens tables"] == "members with <@&7>, and who manages the server"
    assert shown.mentions == []
    assert lines(shown)["Time zone"] == "Europe/Paris, 23:13 now"


async def test_a_channel_that_is_named_again_is_taken_out(counter: Counter) -> None:
    for channel in (20, 21, 20):
        await setup(counter, channel=numbered(channel))
    assert settings(counter).channels == (ChannelId(21),)


async def test_zero_takes_a_limit_away(counter: Counter) -> None:
    await setup(counter, per_member=3, per_server=4)
    await setup(counter, per_member=0, per_server=0)
    assert settings(counter) == ServerSettings()


async def test_who_opens_is_what_was_said_whatever_role_is_named(counter: Counter) -> None:
    await setup(counter, openers="managers", role=numbered(7))
    assert settings(counter) == ServerSettings(openers=Openers.MANAGERS, role=RoleId(7))
    await setup(counter, openers="role")
    assert settings(counter).openers is Openers.ROLE


async def test_a_role_is_needed_before_its_members_open(counter: Counter) -> None:
    assert (await setup(counter, openers="role")).text.startswith("Choose a role first")
    assert (await pressed(counter, "openers", values=("role",))).text.startswith("Choose a role first")
    assert settings(counter) == ServerSettings()


async def test_what_is_wrong_sets_nothing_at_all(counter: Counter) -> None:
    for said in (
        {"per_member": 501},
        {"per_server": -1},
        {"bots": 6},
        {"game": "chess"},
        {"pace": "1s"},
        {"language": "xx"},
        {"zone": "Mars"},
        {"openers": "nobody"},
        {"openers": 3},
        {"per_member": "many"},
        {"bots": True},
        {"boards": "yes"},
        {"game": 5},
    ):
        ((option, _),) = said.items()
        shown = await setup(counter, thread=True, **said)
        assert shown.text.startswith(option), shown.text
    assert settings(counter) == ServerSettings()


async def test_menus_and_buttons_change_one_thing_each(counter: Counter) -> None:
    shown = await pressed(counter, "channels", values=("20", "21"))
    assert settings(counter).channels == (ChannelId(20), ChannelId(21))
    (channels,) = [part for row in shown.rows for part in row["components"] if part["type"] == CHANNEL_SELECT]
    assert [one["id"] for one in channels["default_values"]] == [20, 21]
    assert (channels["min_values"], channels["max_values"]) == (0, 25)
    shown = await pressed(counter, "role", values=("7",))
    (roles,) = [part for row in shown.rows for part in row["components"] if part["type"] == ROLE_SELECT]
    assert [one["id"] for one in roles["default_values"]] == [7]
    await pressed(counter, "openers", values=("managers",))
    await pressed(counter, "language", values=("ja",))
    await pressed(counter, "thread", "yes")
    await pressed(counter, "boards", "delete")
    assert settings(counter) == ServerSettings(
        channels=(ChannelId(20), ChannelId(21)),
        openers=Openers.MANAGERS,
        role=RoleId(7),
        thread=True,
        boards=OldBoardPolicy.DELETE,
        language="ja",
    )
    await pressed(counter, "channels")
    await pressed(counter, "role")
    await pressed(counter, "openers", values=("everybody",))
    await pressed(counter, "language", values=("server",))
    await pressed(counter, "thread", "no")
    await pressed(counter, "boards", "fold")
    assert settings(counter) == ServerSettings()


async def test_without_a_role_everybody_opens_again(counter: Counter) -> None:
    await pressed(counter, "role", values=("7",))
    await pressed(counter, "role")
    assert settings(counter) == ServerSettings()


@pytest.mark.parametrize(
    ("words", "values"),
    [
        ((), ()),
        (("channels",), ("x",)),
        (("channels",), ("-1",)),
        (("channels",), ("9" * 30,)),
        (("channels",), ("0",)),
        (("channels",), ("9" * 19,)),
        (("channels",), tuple(str(one) for one in range(1, 27))),
        (("role",), ("1", "2")),
        (("thread",), ()),
        (("thread", "maybe"), ()),
        (("per_member",), ("5",)),
        (("language",), ()),
    ],
)
async def test_made_up_presses_change_nothing(
    counter: Counter, words: tuple[str, ...], values: tuple[str, ...]
) -> None:
    assert "not known" in (await pressed(counter, *words, values=values)).text
    assert settings(counter) == ServerSettings()


async def test_it_is_asked_each_time_whether_the_member_may(counter: Counter) -> None:
    told = "This is for members who may manage the server."
    assert (await counter.command(ANA, "forge setup", thread=True)).text == told
    assert (await counter.press(ANA, press("thread", "yes"), own=True, permissions=MEMBER)).text == told
    assert (await counter.press(ANA, press("thread", "yes"), own=True, guild=None, permissions=MANAGER)).text == (
        "This works in a server's channel only."
    )
    assert settings(counter) == ServerSettings()


async def test_what_was_set_holds_when_a_table_is_opened(counter: Counter) -> None:
    await setup(counter, channel=numbered(21))
    refused = await counter.command(ANA, "table new")
    assert refused.text == "In this server, tables are opened in <#21> only."
    assert "is open" in (await counter.command(ANA, "table new", at_channel_id=21)).text
    await setup(counter, channel=numbered(21), role=numbered(7))
    assert (await counter.command(ANA, "table new")).text == "In this server, tables are opened by members with <@&7>."
    member = SimpleNamespace(id=int(ANA), display_name="Ana", roles=[numbered(GUILD), numbered(7)])
    assert "is open" in (await counter.command(ANA, "table new", at_user=member)).text
    await setup(counter, openers="managers")
    assert (await counter.command(ANA, "table new", at_user=member)).text == (
        "In this server, tables are opened by those who manage it."
    )
    assert "is open" in (await counter.command(ANA, "table new", at_permissions=MANAGER)).text
    await setup(counter, openers="everybody", per_server=3)
    assert (await counter.command(ANA, "table new")).text.startswith("This server allows 3 open tables at a time.")
    await setup(counter, per_server=0, per_member=2)
    assert "allows each member 2 open tables" in (await counter.command(ANA, "table new")).text


async def test_a_new_table_is_as_the_server_set_where_nothing_else_is_said(counter: Counter) -> None:
    await setup(counter, bots=5)
    opened = await counter.command(ANA, "table new", players=3)
    assert "begins the game" in opened.text
    (table,) = await counter.service.finder.here(GUILD, CHANNEL)
    assert [sitter.ai is None for sitter in table.sitters] == [True, False, False]
    await counter.command(ANA, "table new", players=3, bots=0)
    assert len((await counter.service.finder.here(GUILD, CHANNEL))[1].sitters) == 1


async def test_a_game_that_is_offered_no_more_gives_way_to_the_first(counter: Counter) -> None:
    await counter.service.preferences.change_server(GUILD, game="whist")
    assert lines(await setup(counter))["Game"] == "King's Forge"
    await counter.command(ANA, "table new")
    assert (await counter.service.finder.here(GUILD, CHANNEL))[0].game == "kings_forge"


async def test_what_everybody_sees_is_in_the_language_that_was_set(counter: Counter) -> None:
    interaction: Any = SimpleNamespace(guild_id=GUILD, guild_locale="es-ES", locale="en-US")
    assert counter.app.public_l10n(interaction).language == "es"
    await setup(counter, language="ja")
    assert counter.app.public_l10n(interaction).language == "ja"
    assert counter.app.public_l10n(interaction, "fr").language == "fr"


async def test_games_and_zones_are_suggested(counter: Counter) -> None:
    assert [one.value for one in await counter.completes(ANA, "forge setup", "game")] == list(TITLES.games)
    assert [one.value for one in await counter.completes(ANA, "forge setup", "zone", "tokyo")] == ["Asia/Tokyo"]


EXTREMES = (
    ServerSettings(),
    ServerSettings(
        channels=tuple(ChannelId(2**62 + number) for number in range(25)),
        openers=Openers.ROLE,
        role=RoleId(2**62),
        most_of_member=500,
        most_open=500,
        game=toy.title().game.key,
        pace="72h+36h",
        thread=True,
        boards=OldBoardPolicy.DELETE,
        bots=5,
        language="xx",
        zone="Atlantis/Gone",
    ),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("set_", EXTREMES)
def test_every_setting_fits_into_a_message(language: str, set_: ServerSettings) -> None:
    l10n: Localizer = Localizers(strict=True).for_locale(language)
    check(setup_message(l10n, set_, NOW, "kings_forge", LANGUAGES, l10n("settings-saved")))
