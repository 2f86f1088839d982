"""What a lobby refuses, and commands that Discord's own client would not send."""

from types import SimpleNamespace
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands

from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.interaction.commands import refuse_form
from tests.ui.counter import Counter, FakeInteraction
from tests.ui.looks import CHANNEL, GUILD, STRANGER
from tests.ui.positions import ANA, BEN, LONG


async def test_a_lobby_says_no(counter: Counter) -> None:
    lobby = await counter.lobby(2)
    number, press = str(lobby.id), ComponentId(lobby.id, 0, "join")

    async def text(user: Any, name: str, **said: Any) -> str:
        return (await counter.command(user, name, table=number, **said)).text

    assert "is full: all 2 seats are taken (rule 1.1)." in await text(STRANGER, "table join")
    assert "You already sit at #1" in await text(BEN, "table join")
    assert "You have no seat in the lobby of #1" in await text(STRANGER, "table leave")
    assert "Only 🔥 Ana can do this at #1" in await text(BEN, "table start")
    assert "is full" in (await counter.press(STRANGER, press)).text
    assert "You already sit" in (await counter.press(ANA, press)).text
    assert "Only 🔥 Ana" in (await counter.press(BEN, ComponentId(lobby.id, 0, "bot"))).text
    assert (await counter.look(lobby.id)).table == lobby
    await text(ANA, "table start")
    for name in ("table join", "table leave", "table start"):
        assert "has already started." in await text(STRANGER, name)


async def test_of_several_lobbies_the_one_with_room_is_joined(counter: Counter) -> None:
    full, free = await counter.lobby(2), await counter.lobby(2, players=3)
    assert "You sit at #2" in (await counter.command(STRANGER, "table join")).text
    assert (await counter.look(full.id)).table == full
    # Where they sit already there is room, and where they do not there is none.
    await counter.command(BEN, "table leave", table=str(free.id))
    assert "#1" in (refused := (await counter.command(STRANGER, "table join")).text)
    assert "is full" in refused


async def test_lobbies_with_room_are_asked_about_without_the_full_one(counter: Counter) -> None:
    await counter.lobby(2)
    free = [await counter.lobby(1), await counter.lobby(1)]
    asked = await counter.command(STRANGER, "table join")
    [menu] = asked.rows[0]["components"]
    assert [option["value"] for option in menu["options"]] == [str(table.id) for table in free]


async def test_one_cannot_play_alone(counter: Counter) -> None:
    lobby = await counter.lobby(1)
    answered = await counter.command(ANA, "table start")
    assert "needs 2 players to start; 1 sits here (rule 1.1)." in answered.text
    await counter.command(ANA, "table leave")
    assert "is closed." in (await counter.command(ANA, "table join", table=str(lobby.id))).text


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"game": LONG}, 'game: "'),
        ({"edition": "fourth"}, 'edition: "'),
        ({"pace": "24h"}, 'pace: "'),
        ({"language": "de"}, 'language: "'),
        ({"players": 9}, 'players: 2 to 4, not "9".'),
        ({"players": 2, "bots": 2}, 'bots: 0 to 1, not "2".'),
        ({"bots": -1}, 'bots: 0 to 3, not "-1".'),
        ({"name": "x" * 33}, "name: at most 32 characters."),
    ],
)
async def test_a_table_of_another_form_is_not_opened(counter: Counter, options: dict[str, Any], said: str) -> None:
    answered = await counter.command(ANA, "table new", **options)
    assert answered.text.startswith(said)
    assert (await counter.command(ANA, "table list")).text.startswith("No tables here")


async def test_where_bots_take_all_other_seats_nobody_is_waited_for(counter: Counter) -> None:
    answered = await counter.command(ANA, "table new", players=3, bots=2)
    assert answered.text.endswith(" is open. The button Start begins the game.")
    answered = await counter.command(ANA, "table new", players=3, bots=1)
    assert answered.text.endswith(" is open. Others join with the button.")


async def test_a_name_of_any_kind_opens_a_table_or_is_refused(counter: Counter) -> None:
    for name in (LONG, "**Oak**", "@everyone", "\u202e\u202e", "#12", "12", "\U0001f525", " "):
        answered = await counter.command(ANA, "table new", name=name)
        assert "@everyone" not in answered.text
        assert "fault" not in answered.text
        assert len(answered.text) < 400


async def test_a_twenty_sixth_table_is_refused(counter: Counter) -> None:
    lobbies = counter.service.lobbies
    for number in range(25):
        await lobbies.open(
            NewLobby(
                GUILD, CHANNEL, UserId(500 + number // 5), "one of five", game="kings_forge", players=2, options={}
            )
        )
    assert "already has 25 open tables" in (await counter.command(BEN, "table new")).text
    ambiguous = await counter.command(STRANGER, "table join")
    assert "Which table?" in ambiguous.text
    (menu,) = ambiguous.rows[0]["components"]
    assert len(menu["options"]) == 25


async def test_a_lobby_that_is_chosen_is_joined_left_or_started(counter: Counter) -> None:
    """What was wanted is not asked again."""
    await counter.lobby(2, players=3)
    table = await counter.lobby(2, players=3)
    for user, what, said in ((STRANGER, "join", "You sit at"), (BEN, "leave", "You left"), (ANA, "start", "begins")):
        asked = await counter.command(user, f"table {what}")
        assert "Which table?" in asked.text
        chosen = await counter.press(user, asked.ids[0], str(table.id), own=True)
        assert said in chosen.text, chosen.text
    assert [sitter.user for sitter in (await counter.look(table.id)).table.sitters] == [ANA, STRANGER]


# Forms that Discord's own client would not send


async def test_a_value_out_of_bounds_is_named_back(counter: Counter) -> None:
    interaction: Any = FakeInteraction(ANA, namespace=[("players", 9), ("name", LONG)])
    for value, named in ((9, "players"), (LONG, "name")):
        error = app_commands.TransformerError(value, AppCommandOptionType.string, _NOTHING)
        interaction.deferred, interaction.shown = [], []
        await refuse_form(counter.app, interaction, error)
        assert FakeInteraction.answered(interaction).text.startswith(f'{named}: "')


async def test_a_command_that_is_not_ours_any_more_is_answered(
    counter: Counter, caplog: pytest.LogCaptureFixture
) -> None:
    interaction: Any = FakeInteraction(ANA, namespace=SimpleNamespace())
    await refuse_form(counter.app, interaction, app_commands.CommandNotFound("old", []))
    assert FakeInteraction.answered(interaction).text
    assert caplog.records


class _Nothing(app_commands.Transformer):
    pass


_NOTHING = _Nothing()


async def test_the_owner_chooses_how_strong_a_bot_plays(counter: Counter) -> None:
    lobby = await counter.lobby(1)
    added = await counter.press(ANA, ComponentId(lobby.id, 0, "bot"))
    assert "(bot, middle) sits down." in added.text
    labels = [(one["label"], one.get("disabled", False)) for one in added.rows[0]["components"]]
    assert labels == [("Level: easy", False), ("Level: middle", True), ("Level: strong", False)]
    assert "Only 🔥 Ana" in (await counter.press(BEN, ComponentId(lobby.id, 0, "bot 1 smith"))).text
    assert "strong" in (await counter.press(ANA, ComponentId(lobby.id, 0, "bot 1 smith"), own=True)).text
    look = await counter.look(lobby.id)
    assert look.table.sitters[1].ai == "smith"


@pytest.mark.parametrize("made_up", ["bot 0 smith", "bot 7 smith", "bot 1 wizard", "bot x smith"])
async def test_a_level_there_is_not_changes_nothing(counter: Counter, made_up: str) -> None:
    lobby = await counter.lobby(1)
    await counter.press(ANA, ComponentId(lobby.id, 0, "bot"))
    before = (await counter.look(lobby.id)).table
    assert (await counter.press(ANA, ComponentId(lobby.id, 0, made_up))).text
    assert (await counter.look(lobby.id)).table == before


async def test_a_level_is_not_changed_once_the_game_runs(counter: Counter) -> None:
    lobby = await counter.lobby(1)
    await counter.press(ANA, ComponentId(lobby.id, 0, "bot"))
    await counter.command(ANA, "table start")
    assert "already started" in (await counter.press(ANA, ComponentId(lobby.id, 0, "bot 1 smith"))).text
    assert (await counter.look(lobby.id)).table.sitters[1].ai == "apprentice"
