"""Opening a table: of which game, for how many, in which of its ways."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.opening import opening_command
from kingsforge_bot.games.dwarven_smithy import title as smithy
from kingsforge_bot.games.kings_forge.rules.game import KingsForge
from kingsforge_bot.games.kings_forge.title import title
from kingsforge_bot.i18n.localizer import Localizer, Localizers, games_beside
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownValue
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.table.opening import game_meant, games, read_variant, variants
from tests.games.toy import title as toy
from tests.ui.counter import Counter, open_counter
from tests.ui.looks import CHANNEL, GUILD
from tests.ui.positions import ANA, BEN


class Market(KingsForge):
    """Another game, as far as opening a table can see: for more people, in several ways and in no edition."""

    key = "market"
    seats = range(5, 7)
    options: Mapping[str, tuple[str, ...]] = {"length": ("short", "long"), "stalls": ("few", "many")}


WORDS = """
game-title = Market Day
lobby-option-length = Length: { $value }
lobby-option-stalls = Stalls: { $value }
"""
MARKET = Market(())
MARKET_DAY = replace(title(), game=MARKET, book=None, lesson=None, asked=frozenset())
TITLES = Titles([title(), MARKET_DAY])


@pytest.fixture
def both(tmp_path: Path) -> Localizer:
    """English, which speaks of both games."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.ftl").write_text(WORDS, "utf-8")
    return Localizers(games=games_beside() | {"market": tmp_path, "marketeer": tmp_path}, strict=True).english


async def test_what_is_not_said_is_the_first_game_by_its_defaults(counter: Counter) -> None:
    await counter.command(ANA, "table new")
    (table,) = await counter.service.finder.here(GUILD, CHANNEL)
    assert (table.game, table.capacity, table.options) == ("kings_forge", 4, {"edition": "third"})


@pytest.mark.parametrize(
    ("said", "spoken"),
    [
        ({"players": 3, "bots": 2}, "fr"),
        ({"players": 3, "bots": 1}, None),
        ({"players": 3, "bots": 2, "language": "es"}, "es"),
        ({"players": 3, "bots": 2, "at_guild_locale": "fr"}, None),
    ],
    ids=["with bots alone: the opener's", "with people: the server's", "as it was said", "the server's is theirs"],
)
async def test_a_table_speaks(counter: Counter, said: Mapping[str, Any], spoken: str | None) -> None:
    await counter.command(ANA, "table new", at_locale="fr", **said)
    (table,) = await counter.service.finder.here(GUILD, CHANNEL)
    assert table.language == spoken


@pytest.mark.parametrize("said", ["kings_forge", "King's Forge", "king's forge"])
async def test_a_game_is_meant_by_its_key_or_its_name(counter: Counter, said: str) -> None:
    answered = await counter.command(ANA, "table new", game=said, edition="second")
    assert "#1" in answered.text
    [found] = await counter.completes(ANA, "table new", "game", "forge")
    assert (found.name, found.value) == ("King's Forge", "kings_forge")


@pytest.mark.parametrize("variant", ["length long", "edition second", "nonsense", ",x", "x" * 6000])
async def test_a_variant_that_the_game_does_not_have_is_refused(counter: Counter, variant: str) -> None:
    answered = await counter.command(ANA, "table new", variant=variant)
    assert answered.text.startswith('variant: "')
    assert await counter.completes(ANA, "table new", "variant") == []


def test_the_game_that_is_typed_is_found(both: Localizer) -> None:
    assert [one.value for one in games(both, TITLES, "")] == ["kings_forge", "market"]
    assert [one.value for one in games(both, TITLES, "market")] == ["market"]
    assert game_meant(both, TITLES, None).key == "kings_forge"
    assert game_meant(both, TITLES, "Market Day") is MARKET
    assert game_meant(both, TITLES, "mark") is MARKET
    for said in ("chess", "", " ", "arket"):
        with pytest.raises(UnknownValue):
            game_meant(both, TITLES, said)


class Marketeer(Market):
    """A third one, whose key begins as the second's name does."""

    key = "marketeer"


def test_of_several_games_that_begin_so_none_is_guessed(both: Localizer) -> None:
    three = Titles([title(), MARKET_DAY, replace(MARKET_DAY, game=Marketeer(()))])
    assert game_meant(both, three, "market") is MARKET
    with pytest.raises(UnknownValue):
        game_meant(both, three, "mark")


def test_every_way_to_play_is_listed_and_read_again(both: Localizer) -> None:
    """By its value, and by its label, which Discord may deliver instead."""
    found = variants(both, TITLES, "market", "")
    assert {one.value: one.label for one in found} == {
        "length short": "Length: short",
        "length long": "Length: long",
        "stalls few": "Stalls: few",
        "stalls many": "Stalls: many",
    }
    for one in found:
        option, value = one.value.split()
        assert read_variant(both, MARKET_DAY, one.value) == read_variant(both, MARKET_DAY, one.label) == {option: value}
    assert variants(both, TITLES, "kings_forge", "") == variants(both, TITLES, "chess", "") == ()


def test_one_way_is_listed_after_another(both: Localizer) -> None:
    assert [one.value for one in variants(both, TITLES, "market", "length long, ")] == [
        "length long, stalls few",
        "length long, stalls many",
    ]
    assert [one.value for one in variants(both, TITLES, "market", "length long, many")] == ["length long, stalls many"]
    assert variants(both, TITLES, "market", "length huge, ") == ()
    assert read_variant(both, MARKET_DAY, " length long,stalls  many, ") == {
        "length": "long",
        "stalls": "many",
    }
    assert read_variant(both, MARKET_DAY, "") == {}


async def test_a_game_has_options_of_its_own_in_the_command(tmp_path: Path) -> None:
    """`edition` of /table new is King's Forge's; where that is not offered there is no such option."""
    own, none = {"edition": ("third", "second")}, dict[str, tuple[str, ...]]()
    for number, (offered, asked) in enumerate((((title(), toy.title()), own), ((toy.title(),), none))):
        async with open_counter(tmp_path / f"{number}.sqlite3", Titles(offered)) as counter:
            assert counter.app.titles.asked == asked
            options = opening_command(counter.app).parameters
            names = [one.name for one in options]
            assert names[:4] == ["players", "game", *asked, "variant", "bots"][:4]
            for one in options:
                if one.name in own:
                    assert tuple(choice.value for choice in one.choices) == own[one.name]


async def test_an_option_of_another_game_is_refused(tmp_path: Path) -> None:
    async with open_counter(tmp_path / "kingsforge.sqlite3", Titles((title(), smithy.title()))) as counter:
        answered = await counter.command(ANA, "table new", game="dwarven_smithy", edition="second")
        assert answered.text.startswith('edition: "second"')
        await counter.command(ANA, "table new", game="dwarven_smithy", variant="mode full")
        (table,) = await counter.service.finder.here(GUILD, CHANNEL)
        assert table.options["mode"] == "full"
        assert "edition" not in table.options


async def test_a_lobby_that_fills_with_bots_speaks_as_its_starter_does(counter: Counter) -> None:
    await counter.command(ANA, "table new", at_locale="fr", players=2)
    (table,) = await counter.service.finder.here(GUILD, CHANNEL)
    await counter.service.lobbies.add_bot(table.id, ANA)
    answered = await counter.command(ANA, "table start", at_locale="fr")
    assert answered.rows == []
    assert (await counter.look(table.id)).table.language == "fr"


@pytest.mark.parametrize(
    ("theirs", "server", "asked"),
    [
        (("fr", "fr"), "en-US", True),
        (("fr", "fr"), "fr", False),
        (("fr", "ja"), "en-US", False),
        (("en-GB", "fr"), "en-US", False),
        (("fr", None), "en-US", False),
    ],
    ids=["all but the server", "the server too", "each their own", "the owner as the server", "one is not known"],
)
async def test_an_owner_is_asked_where_all_share_a_language_that_is_not_the_servers(
    counter: Counter, theirs: tuple[str, str | None], server: str, asked: bool
) -> None:
    """Before the start, with two buttons; nothing has begun until one is pressed."""
    at = {"at_guild_locale": server}
    await counter.command(ANA, "table new", players=3, at_locale=theirs[0], **at)
    (table,) = await counter.service.finder.here(GUILD, CHANNEL)
    if theirs[1] is None:
        await counter.service.lobbies.join(table.id, BEN, "Ben")
    else:
        await counter.command(BEN, "table join", at_locale=theirs[1], **at)
    await counter.service.lobbies.add_bot(table.id, ANA)
    answered = await counter.command(ANA, "table start", at_locale=theirs[0], **at)
    begun = (await counter.look(table.id)).table
    assert (not begun.begun) is asked
    assert begun.language is None
    assert [text.partition("|start ")[2] for text in answered.ids] == (["fr", "en"] if asked else [])


@pytest.mark.parametrize("chosen", ["fr", "en"])
async def test_the_answer_starts_the_table_in_that_language_and_only_the_owner_gives_it(
    counter: Counter, chosen: str
) -> None:
    table = await counter.lobby()
    press = ComponentId(table.id, 0, f"start {chosen}")
    assert "Only" in (await counter.press(BEN, press)).text
    assert not (await counter.look(table.id)).table.begun
    await counter.press(ANA, press)
    begun = (await counter.look(table.id)).table
    assert begun.begun
    assert begun.language == chosen
    # A second press finds it started, and one that was made up starts nothing.
    assert "already started" in (await counter.press(ANA, press)).text
    other = await counter.lobby()
    for words in ("start de", "start fr en", "start ../x"):
        await counter.press(ANA, ComponentId(other.id, 0, words))
        assert not (await counter.look(other.id)).table.begun


async def test_a_table_whose_language_was_chosen_is_not_asked_about(counter: Counter) -> None:
    table = await counter.lobby(language="es")
    for user in (BEN, ANA):
        await counter.command(user, "table list", at_locale="fr")
    await counter.command(ANA, "table start", at_locale="fr")
    begun = (await counter.look(table.id)).table
    assert (begun.begun, begun.language) == (True, "es")


async def test_what_a_player_set_for_themselves_is_what_they_speak(counter: Counter) -> None:
    table = await counter.lobby()
    await counter.command(BEN, "me settings", language="fr")
    answered = await counter.command(ANA, "table start", at_locale="fr")
    assert len(answered.ids) == 2
    assert not (await counter.look(table.id)).table.begun
