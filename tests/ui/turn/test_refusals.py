"""Whatever cannot be done is answered with a sentence and the rule's number, and changes nothing."""

import pytest

from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.ui.custom_id import ComponentId
from tests.ui.counter import ELSEWHERE, Counter
from tests.ui.looks import STRANGER, position, user_of
from tests.ui.positions import ANA, BEN, GATHER, LONG, unchanged


async def said(counter: Counter, state: State, name: str, **options: str) -> str:
    """What the player on turn reads after a command in that position."""
    look = await counter.place(state)
    answered = await counter.command(user_of(state.turn), name, **options, table=str(look.table.id))
    return await unchanged(counter, look, answered)


@pytest.mark.parametrize(
    ("name", "option", "said_", "named"),
    [
        ("gather", "card", LONG, "card"),
        ("gather", "card", "no such side", "card"),
        ("gather", "card", "**@everyone**", "card"),
        ("gather", "copying", LONG, "copying"),
        ("dock", "space", LONG, "space"),
        ("dock", "space", "gem.3", "space"),
        ("pass", "taking", LONG, "taking"),
        ("pass", "taking", "gold", "taking"),
    ],
)
async def test_words_that_name_nothing_are_named_back(
    counter: Counter, name: str, option: str, said_: str, named: str
) -> None:
    text = await said(counter, GATHER, name, **{option: said_})
    assert text.startswith(f'{named}: "')
    assert len(text) < 600
    assert "@everyone" not in text


@pytest.mark.parametrize(
    ("locale", "named"), [("es-ES", "Opción carta: "), ("fr", "carte\u00a0: "), ("ja", "カード：")]
)
async def test_an_option_is_named_as_its_reader_sees_it(counter: Counter, locale: str, named: str) -> None:
    await counter.place(GATHER)
    assert (await counter.command(ANA, "gather", card="no such side", at_locale=locale)).text.startswith(named)


OVER = position("M", "M", phase="over", display=["table"])


@pytest.mark.parametrize("name", ["gather", "dock", "pass", "craft"])
async def test_after_the_end_the_game_is_said_to_be_over(counter: Counter, name: str) -> None:
    assert (await counter.command(ANA, name)).text.startswith("No table here.")
    look = await counter.place(OVER)
    for user, sentence in (
        (ANA, "#1 Oak: the game is over (rule 5.3). `/table new` opens another table."),
        (BEN, "#1 Oak: the game is over (rule 5.3). `/table new` opens another table."),
        (STRANGER, "No table here. `/table new` opens one."),
    ):
        assert (await counter.command(user, name)).text.replace(look.table.name, "Oak") == sentence
    french = await counter.command(ANA, name, at_locale="fr")
    assert french.text.endswith("la partie est terminée (règle 5.3). `/table nouvelle` ouvre une autre table.")


@pytest.mark.parametrize("name", ["table join", "table leave", "table start"])
async def test_nobody_joins_a_game_that_is_over(counter: Counter, name: str) -> None:
    look = await counter.place(OVER)
    answered = await counter.command(BEN, name, table=str(look.table.id))
    assert answered.text.startswith(f"#{look.table.id} {look.table.name}: the game is over (rule 5.3)."), answered.text


async def test_whoever_is_awaited_can_go_on_from_a_refusal(counter: Counter) -> None:
    look = await counter.place(GATHER)
    for name, options in (("gather", {"card": "tavern.top"}), ("craft", {}), ("pass", {"taking": "gold"})):
        answered = await counter.command(ANA, name, **options)
        assert "Your turn, round 1" in await unchanged(counter, look, answered)
        assert f"kf1|{look.table.id}|{look.table.seq}|ask gather" in answered.ids
        other = await counter.command(BEN, name, **options)
        assert not [one for one in other.ids if "|why " not in one]


@pytest.mark.parametrize("name", ["gather", "dock", "pass", "craft"])
async def test_only_the_one_whose_turn_it_is_plays(counter: Counter, name: str) -> None:
    """Rule 1.5"""
    look = await counter.place(GATHER)
    text = await unchanged(counter, look, await counter.command(BEN, name))
    assert "It is not your turn at #1 Oak" in text.replace(look.table.name, "Oak")
    assert "Ana" in text
    assert text.endswith("(rule 1.5).")


@pytest.mark.parametrize("name", ["gather", "dock", "pass", "craft"])
async def test_only_who_sits_there_plays(counter: Counter, name: str) -> None:
    look = await counter.place(GATHER)
    text = await unchanged(counter, look, await counter.command(STRANGER, name))
    assert text.startswith("You have no seat at #1 ")


@pytest.mark.parametrize("name", ["gather", "dock", "pass", "craft"])
async def test_nothing_is_played_in_a_lobby_or_after_the_end(counter: Counter, name: str) -> None:
    lobby = await counter.lobby(2)
    answered = await counter.command(ANA, name, table=str(lobby.id))
    assert answered.text.startswith(f"#{lobby.id} {lobby.name} has not started yet.\n\n")
    assert f"kf1|{lobby.id}|0|start" in answered.ids
    look = await counter.place(position({"items": ["axe"]}, "M", phase="over"))
    text = await unchanged(counter, look, await counter.command(ANA, name, table=str(look.table.id)))
    assert "The game is over (rule 5.3)." in text


@pytest.mark.parametrize(
    "table", ["#99", "99", "Nowhere", "**@everyone**", LONG, "#1234567890123456789", "\u0661", "-1"]
)
async def test_a_table_that_is_not_here_is_named_back(counter: Counter, table: str) -> None:
    look = await counter.place(GATHER)
    for name in ("gather", "table show", "table log", "table join"):
        text = await unchanged(counter, look, await counter.command(ANA, name, table=table))
        assert text.startswith('There is no table "')
        assert "@everyone" not in text
        assert len(text) < 200


async def test_a_table_of_another_server_or_channel_does_not_exist(counter: Counter) -> None:
    look = await counter.place(GATHER)
    number = str(look.table.id)
    guild, channel = ELSEWHERE
    for at in ({"at_guild_id": guild}, {"at_channel_id": channel}):
        for name in ("gather", "table show", "table log", "table join"):
            answered = await counter.command(ANA, name, table=number, **at)
            assert "There is no table" in await unchanged(counter, look, answered)
    answered = await counter.press(
        STRANGER, ComponentId(look.table.id, look.table.seq, "pass taking metal"), guild=guild
    )
    assert "There is no table" in await unchanged(counter, look, answered)
    assert await counter.completes(ANA, "gather", "card")


async def test_without_a_server_there_are_no_tables(counter: Counter) -> None:
    look = await counter.place(GATHER)
    answered = await counter.command(ANA, "gather", at_guild_id=None)
    assert "server's channel only" in await unchanged(counter, look, answered)
