"""/turn, at a table of any game: what can be done, found in a list, or written in the notation."""

import discord
import pytest
from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
from kingsforge_bot.games.kings_forge.title import title
from kingsforge_bot.service.types import Table
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.game.title import Titles
from tests.games.kings_forge.screens.samples import HOARD
from tests.ui.counter import Counter
from tests.ui.looks import GAME, STRANGER, crowded, user_of
from tests.ui.positions import ANA, BEN, CRAFT, GATHER, unchanged

MODERATOR = discord.Permissions(manage_messages=True)


async def listed(counter: Counter, typed: str = "", **given: str) -> dict[str, str]:
    """The lines of the list by their values."""
    return {choice.value: choice.name for choice in await counter.completes(ANA, "turn", "do", typed, **given)}


async def test_without_a_word_it_shows_what_one_can_do(counter: Counter) -> None:
    look = await counter.place(GATHER)
    shown = await counter.command(ANA, "turn")
    assert "Your turn, round 1" in await unchanged(counter, look, shown)
    assert f"kf1|{look.table.id}|{look.table.seq}|ask gather" in shown.ids
    for other in (BEN, STRANGER):
        waiting = await counter.command(other, "turn")
        assert "Ana to play" in await unchanged(counter, look, waiting)
        # Who sits there can plan.
        assert waiting.ids == ([f"kf1|{look.table.id}|{look.table.seq}|plan"] if other == BEN else [])


async def test_a_lobby_shows_its_card(counter: Counter) -> None:
    lobby = await counter.lobby(2)
    assert f"kf1|{lobby.id}|0|start" in (await counter.command(ANA, "turn")).ids
    refused = await counter.command(ANA, "turn", do="pass")
    assert "has not started yet." in refused.text


async def test_the_list_has_what_is_legal_in_words(counter: Counter) -> None:
    await counter.place(GATHER)
    legal = {str(action) for action in GAME.legal_actions(GATHER, GATHER.turn)}
    found = await listed(counter)
    assert len(found) == 25
    assert found.keys() <= legal
    assert await listed(counter, "mill pass") == {}
    assert await listed(counter, "1 metal, usable") == {"pass taking metal": "Pass: 1 metal, usable now"}
    assert set(await listed(counter, "mill top")) <= legal


@pytest.mark.parametrize("state", [HOARD, crowded(), CRAFT], ids=["thousands", "crowded", "craft"])
async def test_the_list_stays_short_where_there_is_most_to_do(counter: Counter, state: State) -> None:
    await counter.place(state)
    for typed in ("", "a", "workshop", "x" * 6000):
        assert len(await listed(counter, typed)) <= 25


async def test_among_thousands_of_claims_the_pass_is_found(counter: Counter) -> None:
    await counter.place(HOARD)
    assert await listed(counter, "1 metal, usable") == {"pass taking metal": "Pass: 1 metal, usable now"}
    assert await listed(counter, "dock gem")


async def test_nobody_else_is_listed_anything(counter: Counter) -> None:
    await counter.place(GATHER)
    for other in (BEN, STRANGER):
        assert await counter.completes(other, "turn", "do") == []


@pytest.mark.parametrize("written", ["value", "label", "notation"])
async def test_a_line_is_carried_out(counter: Counter, written: str) -> None:
    look = await counter.place(GATHER)
    (label,) = [name for value, name in (await listed(counter, "mill top")).items() if value.endswith("paying MM")]
    do = {"value": "gather mill.top paying MM", "label": label, "notation": "  gather mill.top paying MM "}[written]
    done = await counter.command(ANA, "turn", do=do)
    assert "You claimed Mill" in done.text
    assert (await counter.look(look.table.id)).table.seq > look.table.seq


@pytest.mark.parametrize(
    ("do", "said"),
    [
        ("gather mill.top paying WW", "(rule 2.2)"),
        ("roll", "You roll in the craft phase; this is the gather phase (rule 1.6)."),
        ("craft table", "(rule 1.6)"),
        ("gather mil.top", '"mil.top" cannot be read in "gather mil.top"'),
        ("dance", 'do: "dance" is not possible. Pick from the list.'),
        ("x" * 6000, "This is no action of the game."),
        ("**@everyone**", "is not possible. Pick from the list."),
    ],
)
async def test_what_cannot_be_done_is_refused_as_by_any_other_way(counter: Counter, do: str, said: str) -> None:
    look = await counter.place(GATHER)
    answered = await counter.command(ANA, "turn", do=do)
    assert said in await unchanged(counter, look, answered)
    assert f"kf1|{look.table.id}|{look.table.seq}|ask gather" in answered.ids
    assert "@everyone" not in answered.text
    assert "It is not your turn" in (await counter.command(BEN, "turn", do=do)).text
    assert "You have no seat" in (await counter.command(STRANGER, "turn", do=do)).text


async def test_a_word_alone_asks_for_the_rest(counter: Counter) -> None:
    look = await counter.place(GATHER)
    asked = await counter.command(ANA, "turn", do="gather")
    await unchanged(counter, look, asked)
    assert any("|ask gather" in one for one in asked.ids)
    await counter.place(CRAFT)
    panel = await counter.command(ANA, "turn", do="craft", table="#2")
    assert "Your craft turn" in panel.text


async def test_of_several_tables_the_chosen_one_is_played_at(counter: Counter) -> None:
    first, second, _ = [await counter.place(GATHER) for _ in range(3)]
    asked = await counter.command(ANA, "turn", do="pass taking metal")
    assert "Which table?" in asked.text
    done = await counter.press(ANA, asked.ids[0], str(second.table.id), own=True)
    assert "You passed" in done.text
    assert await counter.look(first.table.id) == first
    asked = await counter.command(ANA, "turn", do="pass taking " + "é" * 40)
    shown = await counter.press(ANA, asked.ids[0], str(first.table.id), own=True)
    assert "Your turn" in shown.text, "what is too long for an id is asked for again"


NO_GATHERING = replace(SCREENS, commands=replace(SCREENS.commands, verbs=frozenset({"pass"})))
"""Another game, as far as a command can see."""


class TwoGames(Titles):
    """The first table plays the other game."""

    def screens(self, table: Table) -> Screens:
        return NO_GATHERING if table.id == 1 else super().screens(table)


async def test_a_command_that_the_game_does_not_know_is_refused_with_its_name(counter: Counter) -> None:
    look = await counter.place(GATHER)
    counter.app = replace(counter.app, titles=TwoGames([title()]))
    for name in ("gather", "dock", "craft"):
        answered = await counter.command(ANA, name)
        said = f"#1 {look.table.name} plays King's Forge, which has no `/{name}`. `/turn` shows what you can do."
        assert (await unchanged(counter, look, answered)).startswith(said)
        assert await counter.completes(ANA, name, "table")
    assert "You passed" in (await counter.command(ANA, "pass", taking="metal")).text


async def test_of_several_tables_those_are_meant_whose_game_knows_the_command(counter: Counter) -> None:
    first, second = await counter.place(GATHER), await counter.place(GATHER)
    third = await counter.place(GATHER)
    counter.app = replace(counter.app, titles=TwoGames([title()]))
    asked = await counter.command(ANA, "gather", card="mill.top", paying="MM")
    (menu,) = asked.rows[0]["components"]
    assert [option["value"] for option in menu["options"]] == [str(second.table.id), str(third.table.id)]
    await counter.command(user_of(0), "table end", table=str(third.table.id))
    await counter.press(ANA, f"kf1|{third.table.id}|{third.table.seq}|close", own=True, permissions=MODERATOR)
    done = await counter.command(ANA, "gather", card="mill.top", paying="MM")
    assert f"#{second.table.id}" in done.text
    assert "You claimed Mill" in done.text
    assert await counter.look(first.table.id) == first
