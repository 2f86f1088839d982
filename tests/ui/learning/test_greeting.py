"""Who is new is shown the way once; the ways; hostile presses change nothing."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.service.person.settings import ServerSettings
from kingsforge_bot.service.types import TableStatus
from kingsforge_bot.ui.learning.greeting import greeting
from kingsforge_bot.ui.learning.ways import ways
from kingsforge_bot.ui.message import ButtonStyle
from tests.ui.counter import TITLES, Answered, Counter
from tests.ui.limits import check
from tests.ui.looks import CHANNEL, GUILD, STRANGER, user_of
from tests.ui.positions import ANA, GATHER

NEW_HERE = "New here?"
USUAL = "kf1|0|0|greet other kings_forge"
LEARN, PLAY, OPEN, OTHER, THIRD = (
    f"kf1|0|0|greet {way}" for way in ("learn", "play", "open", "other dwarven_smithy", "other keyflower")
)


def greet(counter: Counter) -> Counter:
    """The bot shows newcomers the way."""
    counter.app = replace(counter.app, greets=True)
    return counter


def labels(answered: Answered) -> list[str]:
    return [part.get("label", "") for row in answered.rows for part in row["components"]]


# Once


async def test_the_first_answer_shows_the_way_and_no_other(counter: Counter) -> None:
    await counter.place(GATHER)
    greet(counter)
    first, second = [await counter.command(STRANGER, "table show") for _ in range(2)]
    assert NEW_HERE in first.text
    assert labels(first)[-1] == "Learn in three minutes"
    assert NEW_HERE not in second.text
    lesson = await counter.press(STRANGER, first.ids[-1], own=True)
    assert lesson.deferred.get("ephemeral"), "what it stood on stays"
    assert "1/13" in lesson.text


async def test_joining_is_not_playing_yet(counter: Counter) -> None:
    table = await greet(counter).lobby(players=3)
    assert NEW_HERE in (await counter.press(STRANGER, f"kf1|{table.id}|0|join")).text


async def test_who_joins_a_league_is_taught_its_game(counter: Counter) -> None:
    """Whatever else is played in the channel."""
    await counter.command(ANA, "league new", name="Winter", game="kings_forge")
    await counter.lobby(players=3, game="dwarven_smithy")
    joined = await greet(counter).command(STRANGER, "league join")
    assert "You can learn King's Forge" in joined.text
    assert joined.ids[-1] == "kf1|0|0|greet beside kings_forge"


@pytest.mark.parametrize("usual", ["kings_forge", "dwarven_smithy"])
async def test_the_game_of_the_table_where_one_asks_is_taught_else_the_usual_one(counter: Counter, usual: str) -> None:
    """An answer about no table, too: another server's first game is not what is played here."""
    await greet(counter).service.preferences.change_server(GUILD, game=usual)
    asked = await counter.press(ANA, "kf1|0|0|rule rule-2-4")
    assert asked.ids[-1] == f"kf1|0|0|greet beside {usual}"
    [other] = {"kings_forge", "dwarven_smithy"} - {usual}
    await counter.lobby(players=3, game=other)
    asked = await counter.press(STRANGER, "kf1|0|0|rule rule-2-4")
    assert NEW_HERE in asked.text
    assert asked.ids[-1] == f"kf1|0|0|greet beside {other}"


async def test_what_else_is_played_here_is_named_unless_the_server_plays_one_game(counter: Counter) -> None:
    table = await greet(counter).lobby(players=4)
    told = [(await counter.press(user_of(7), f"kf1|{table.id}|0|join")).text.splitlines()[-1]]
    await counter.service.preferences.change_server(GUILD, game="kings_forge")
    told.append((await counter.press(user_of(8), f"kf1|{table.id}|0|join")).text.splitlines()[-1])
    assert told == [
        "-# New here? You can learn King's Forge in three minutes. Dwarven Smithy, Keyflower can be played here too.",
        "-# New here? You can learn King's Forge in three minutes.",
    ]


async def test_a_list_of_tables_ends_with_the_games_there_are(counter: Counter) -> None:
    """Also where all of its tables are of one; not where the server plays one game."""
    await counter.lobby()
    line = "-# Here you can play King's Forge, Dwarven Smithy or Keyflower: `/table new` opens a table."
    assert (await counter.command(ANA, "table list")).text.splitlines()[-1] == line
    await counter.service.preferences.change_server(GUILD, game="dwarven_smithy")
    assert "Here you can play" not in (await counter.command(ANA, "table list")).text


async def test_the_rules_of_no_table_name_all_games(counter: Counter) -> None:
    shown = await counter.command(ANA, "rules")
    assert shown.text.startswith("The rules, one by one: King's Forge, Dwarven Smithy, Keyflower.")
    assert "Dwarven Smithy" in labels(shown)
    front = await counter.command(ANA, "rules", query="dwarven smithy")
    assert labels(front)[-1] == "Another game"
    others = await counter.press(ANA, front.ids[-1], own=True)
    assert labels(others) == ["King's Forge", "Dwarven Smithy", "Keyflower"]


async def test_who_plays_is_not_told(counter: Counter) -> None:
    await counter.place(GATHER)
    greet(counter)
    assert NEW_HERE not in (await counter.command(ANA, "turn")).text


async def test_a_host_may_leave_it_out(counter: Counter) -> None:
    await counter.place(GATHER)
    assert NEW_HERE not in (await counter.command(STRANGER, "table show")).text


# The ways


async def test_they_are_offered_where_nothing_is(counter: Counter) -> None:
    assert (await counter.command(STRANGER, "table list")).ids == ["kf1|0|0|greet other kings_forge", OTHER, THIRD]


async def test_play_opens_and_begins_one_game(counter: Counter) -> None:
    assert "begins" in (await counter.press(STRANGER, PLAY)).text
    assert "You already play" in (await counter.press(STRANGER, PLAY)).text
    [table] = await counter.service.finder.here(GUILD, CHANNEL)
    assert table.status is TableStatus.RUNNING
    assert [one.ai is None for one in table.sitters] == [True, False]


async def test_a_game_with_bots_alone_speaks_its_players_language(counter: Counter) -> None:
    await counter.tap(STRANGER, PLAY, own=False, message=1, locale="ja")
    [table] = await counter.service.finder.here(GUILD, CHANNEL)
    assert table.language == "ja"


async def test_the_other_game_is_begun_by_the_button_with_its_name(counter: Counter) -> None:
    other = await greet(counter).press(STRANGER, OTHER)
    assert "sell and buy" in other.text, "how a turn goes"
    assert not [one for one in other.ids if "dwarven_smithy" not in one], "no other game's tutorial"
    play = next(one for one in other.ids if one.startswith(PLAY))
    assert "begins" in (await counter.press(STRANGER, play, own=True)).text
    [table] = await counter.service.finder.here(GUILD, CHANNEL)
    assert table.game == "dwarven_smithy"


async def test_the_chosen_game_says_what_the_greeting_did_not_and_shows_its_picture_once(counter: Counter) -> None:
    """The usual game's picture stands in the greeting."""
    usual = await counter.press(STRANGER, USUAL)
    turn = "A round: claim cards or use docks for dice and help, then roll the dice you did not spend, and craft."
    assert usual.text == f"**King's Forge** · {turn}"
    assert usual.attachments == 0
    assert (await counter.press(STRANGER, OTHER)).attachments == 1


async def test_who_has_never_played_is_offered_to_learn_first(counter: Counter) -> None:
    learn, play = "Learn in three minutes", "Play against a bot now"
    rest = ["Strong bot", "Open a table"]
    first = await counter.press(STRANGER, USUAL)
    assert labels(first) == [learn, play, *rest]
    assert [part["style"] for row in first.rows for part in row["components"]] == [3, 1, 2, 2], "the first is green"
    await counter.press(STRANGER, OPEN)
    assert labels(await counter.press(STRANGER, USUAL))[0] == learn, "to sit in a lobby is not to play"
    await counter.place(GATHER)
    assert labels(await counter.press(ANA, USUAL)) == [play, learn, *rest]


async def test_open_opens_one_lobby(counter: Counter) -> None:
    await counter.press(STRANGER, OPEN)
    assert "is open already" in (await counter.press(STRANGER, OPEN)).text
    [table] = await counter.service.finder.here(GUILD, CHANNEL)
    assert table.status is TableStatus.LOBBY


@pytest.mark.parametrize("game", ["kings_forge", "dwarven_smithy", "keyflower"])
async def test_who_wants_a_strong_bot_plays_against_the_last_of_the_levels(counter: Counter, game: str) -> None:
    """The green button's plays in the middle."""
    started = await counter.press(STRANGER, f"kf1|0|0|greet strong {game}")
    assert "begins" in started.text
    [table] = await counter.service.finder.here(GUILD, CHANNEL)
    levels = tuple(TITLES.bots[game])
    assert [one.ai for one in table.sitters] == [None, levels[-1]]
    await counter.service.endings.end(table.id, STRANGER, moderator=True)
    await counter.press(STRANGER, f"kf1|0|0|greet play {game}")
    [other] = await counter.service.finder.here(GUILD, CHANNEL)
    assert other.sitters[1].ai == levels[len(levels) // 2]


@pytest.mark.parametrize(
    "payload",
    [
        "greet",
        "greet play chess",
        "greet strong chess",
        "greet strong a b",
        "greet learn chess",
        "greet open a b",
        "greet jump",
    ],
)
async def test_made_up_ways_are_not_known(counter: Counter, payload: str) -> None:
    assert "This button is not known." in (await counter.press(STRANGER, f"kf1|0|0|{payload}")).text
    assert not await counter.service.finder.here(GUILD, CHANNEL)


async def test_a_server_that_lets_managers_open_alone_lets_nobody_else_play_so(counter: Counter) -> None:
    await counter.service.preferences.change_server(GUILD, openers="managers")
    await counter.press(STRANGER, PLAY)
    assert not await counter.service.finder.here(GUILD, CHANNEL)


# Said


@pytest.mark.parametrize("language", Localizers().languages)
def test_it_says_what_is_played_and_describes_its_picture(language: str) -> None:
    l10n = Localizers(strict=True).for_locale(language)
    message = greeting(l10n, TITLES, ServerSettings())
    check(message)
    assert "**King's Forge**" in message.text
    for game in TITLES.games:
        assert l10n.of(game)("greeting-about") in message.text, "what one does in it"
    buttons = [one for row in message.rows if isinstance(row, tuple) for one in row]
    assert [one.label for one in buttons] == [l10n.of(game)("game-title") for game in TITLES.games]
    assert {one.style for one in buttons} == {ButtonStyle.PRIMARY}, "no game before another"
    assert f"**{l10n.of('dwarven_smithy')('game-title')}**" in message.text
    assert message.drawing is not None
    assert message.drawing.alt is not None
    assert "Swift Sword" in message.drawing.alt()
    assert all(len(button.label) <= 30 for button in ways(l10n, TITLES, "kings_forge"))
