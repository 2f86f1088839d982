"""Whatever cannot be done is answered with a sentence and the rule's number, and changes nothing."""

from types import SimpleNamespace
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands

from kingsforge_bot.games.kings_forge.state import State
from kingsforge_bot.service.types import Look, TableId
from kingsforge_bot.ui.commands import refuse_form
from kingsforge_bot.ui.custom_id import Press

from .counter import ELSEWHERE, Answered, Counter, FakeInteraction
from .looks import STRANGER, held, made, position, user_of

ANA, BEN = user_of(0), user_of(1)
LONG = "x" * 6000

GATHER = position(
    {"supply": "MMW"},
    "MMMM",
    face_up=["north-mine", "mill", "library", "shrine"],
    deck=["garden"],
    display=["table", "axe", "crown"],
)
CRAFT = position(
    {"hand": ["W3", "W3", "M2"], "held": held("south-mine.bottom")},
    {"supply": "M", "made": [made("shield", "M5 M5")]},
    phase="craft",
    display=["table", "axe", "crown"],
)


async def unchanged(counter: Counter, look: Look, answered: Answered) -> str:
    """The sentence, after making sure that it stands alone with its asker and that nothing happened."""
    now = await counter.look(look.table.id)
    assert now == look, "the table changed"
    assert answered.deferred.get("ephemeral") or answered.deferred == {}
    assert answered.mentions == []
    return answered.text


async def said(counter: Counter, state: State, name: str, **options: str) -> str:
    """What the player on turn reads after a command in that position."""
    look = await counter.place(state)
    answered = await counter.command(user_of(state.turn), name, **options, table=str(look.table.id))
    return await unchanged(counter, look, answered)


@pytest.mark.parametrize(
    ("state", "name", "options", "sentence"),
    [
        # Wrong colours for a square, and dice one does not have.
        (GATHER, "gather", {"card": "mill.top", "paying": "WW"}, "(rule 2.2)"),
        (GATHER, "gather", {"card": "mill.bottom", "paying": "GMMM"}, "in your supply"),
        (GATHER, "gather", {"card": "mill.bottom"}, "(rule 2.2)"),
        (GATHER, "gather", {"card": "shrine.top", "paying": "MMMMM"}, "takes 4 dice, not 5 (rule 2.2)"),
        # A card that is not there.
        (GATHER, "gather", {"card": "tavern.top"}, "Tavern is not face up (rule 2.2)"),
        (GATHER, "gather", {"card": "tavern.top", "paying": "M"}, "Tavern is not face up (rule 2.2)"),
        (GATHER, "gather", {"card": "mill.top", "paying": "MM", "copying": "library.top"}, "copies nothing (rule 7.2)"),
        # Docks.
        (GATHER, "dock", {"space": "gem.1", "discarding": "tavern"}, "Tavern is not face up (rule 2.2)"),
        (GATHER, "dock", {"space": "gem.2"}, "Gem dock, space 2"),
        (
            GATHER,
            "dock",
            {"space": "gem.1", "discarding": "mill", "paying": "MM"},
            "costs 3 dice, not 2 (rule 6)",
        ),
        (GATHER, "dock", {"space": "gem.1", "discarding": "mill", "paying": "BBB"}, "have none"),
        # Passing.
        (GATHER, "craft", {}, "this is the gather phase (rule 1.6)"),
        (CRAFT, "gather", {}, "this is the craft phase (rule 1.6)"),
        (CRAFT, "dock", {}, "this is the craft phase (rule 1.6)"),
        (CRAFT, "pass", {}, "You can end your turn (rule 1.6)"),
        # Items.
        (CRAFT, "craft", {"item": "Table"}, "needs W4; W3 is 1 too low (rule 3.3)"),
        (CRAFT, "craft", {"item": "Iron Golem"}, "Iron Golem is not on display (rule 3.3)"),
        (CRAFT, "craft", {"item": "Shield"}, "Box 1 of Shield takes metal (M), not wood (W) (rule 3.3)"),
        (CRAFT, "craft", {"item": "axe"}, "(rule 3.3)"),
        (CRAFT, "craft", {"item": "no such thing"}, "is not on display (rule 3.3)"),
    ],
)
async def test_the_rules_say_no_with_their_number(
    counter: Counter, state: State, name: str, options: dict[str, str], sentence: str
) -> None:
    text = await said(counter, state, name, **options)
    assert sentence in text, text
    assert "(rule " in text, text


@pytest.mark.parametrize(
    ("name", "option", "said_", "named"),
    [
        ("gather", "card", LONG, "card"),
        ("gather", "card", "no such side", "card"),
        ("gather", "card", "North Mine", "card"),
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
    assert len(text) < 300
    assert "@everyone" not in text


@pytest.mark.parametrize("paying", [LONG, "MMX", "M2", "LL", "C", "2X", "M 2", "\u216f", "\u00df", "m!m"])
async def test_letters_that_are_no_dice_are_named_back(counter: Counter, paying: str) -> None:
    look = await counter.place(GATHER)
    for name, options in (("gather", {"card": "mill.top"}), ("dock", {"space": "gem.1", "discarding": "mill"})):
        text = await unchanged(counter, look, await counter.command(ANA, name, paying=paying, **options))
        assert text.startswith('paying: "'), text


async def test_no_face_up_card_no_dock(counter: Counter) -> None:
    """Rule 2.4"""
    state = position("MMM", "MM", face_up=[], deck=[])
    assert "No card is face up to turn down for a dock (rule 2.4)." in await said(
        counter, state, "dock", space="wood.1"
    )
    assert "(rule 2.4)" in await said(counter, state, "dock")


async def test_a_used_space_is_named(counter: Counter) -> None:
    """Rule 2.4"""
    visited = {"supply": "MM", "visits": [{"space": "wood.1", "discarded": "garden", "paid": "M"}]}
    state = position("MMM", visited, face_up=["mill"], deck=["shrine"])
    text = await said(counter, state, "dock", space="wood.1")
    assert "Wood dock, space 1 is already used this round (rule 2.4)." in text


async def test_nothing_to_claim_or_to_visit_is_said_with_a_rule(counter: Counter) -> None:
    state = position("", "MM", face_up=["mill", "shrine"], deck=[])
    for name in ("gather", "dock"):
        assert "(rule " in await said(counter, state, name), name


async def test_a_later_pass_takes_nothing(counter: Counter) -> None:
    """Rule 2.6"""
    state = position("MMM", {"passed": True}, face_up=["mill", "shrine"], deck=[])
    assert "Only the first to pass takes something (rule 2.6)." in await said(counter, state, "pass", taking="metal")


async def test_a_die_that_waits_comes_first(counter: Counter) -> None:
    """Rule 2.5"""
    state = position(
        {"supply": "MMM", "held": held("token-six")},
        "M",
        owed={"type": "die", "side": "tavern.top", "die": "G3"},
        face_up=["mill", "shrine"],
        deck=[],
    )
    for name, options in (
        ("gather", {"card": "mill.top", "paying": "MM"}),
        ("dock", {"space": "wood.1"}),
        ("pass", {}),
    ):
        assert "Decide about Tavern (top) first (rule 2.5)." in await said(counter, state, name, **options)
    for name in ("gather", "dock"):
        look = await counter.place(state)
        answered = await counter.command(ANA, name, table=str(look.table.id))
        assert f"kf1|{look.table.id}|{look.table.seq}|keep" in answered.ids


async def test_rolling_comes_before_crafting(counter: Counter) -> None:
    """Rule 3.1"""
    state = position("MMM", "M", phase="craft", display=["table"])
    assert "Roll your dice first (rule 3.1)." in await said(counter, state, "craft", item="table")


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
    assert "has not started yet." in answered.text
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
    answered = await counter.press(ANA, Press(look.table.id, look.table.seq, "pass taking metal"), guild=guild)
    assert "There is no table" in await unchanged(counter, look, answered)
    assert await counter.completes(ANA, "gather", "card")


async def test_without_a_server_there_are_no_tables(counter: Counter) -> None:
    look = await counter.place(GATHER)
    answered = await counter.command(ANA, "gather", at_guild_id=None)
    assert "server's channel only" in await unchanged(counter, look, answered)


# Presses


async def test_a_stale_button_says_what_is_current(counter: Counter) -> None:
    look = await counter.place(GATHER)
    for what in ("pass taking metal", "ask gather", "bench", "end"):
        answered = await counter.press(ANA, Press(look.table.id, look.table.seq - 1, what))
        text = await unchanged(counter, look, answered)
        assert "the table has moved on. Nothing was changed." in text
        assert "Ana to play" in text
        assert f"kf1|{look.table.id}|{look.table.seq}|ask gather" in answered.ids


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "x",
        LONG,
        "kf0|1|1|roll",
        "kf1|1|{seq}|hello",
        "kf1|1|{seq}|gather",
        "kf1|1|{seq}|gather nowhere.top",
        "kf1|1|{seq}|ask",
        "kf1|1|{seq}|ask fly",
        "kf1|1|{seq}|ask gather 9999",
        "kf1|1|{seq}|ask gather 0 0 0 0 0 0 0 0 0 0 0 0",
        "kf1|1|{seq}|use",
        "kf1|1|{seq}|offer",
        "kf1|1|{seq}|own",
        "kf1|1|{seq}|on token-six",
        "kf1|1|{seq}|with table",
        "kf1|1|{seq}|which",
        "kf1|1|{seq}| ",
    ],
)
async def test_made_up_presses_are_answered(counter: Counter, custom_id: str) -> None:
    for state in (GATHER, CRAFT):
        look = await counter.place(state)
        number = custom_id.replace("|1|{seq}", f"|{look.table.id}|{look.table.seq}")
        for values in ((), ("",), ("99c",), ("\u00b2c",), ("d nothing",), ("M9:0",), ("more:9",), (LONG,)):
            for own in (False, True):
                answered = await counter.press(ANA, number, *values, own=own)
                text = await unchanged(counter, look, answered)
                assert "fault" not in text, text


async def test_a_press_of_a_table_that_never_was(counter: Counter) -> None:
    answered = await counter.press(ANA, Press(TableId(77), 1, "roll"))
    assert answered.text == 'There is no table "77" in this channel.'


@pytest.mark.parametrize(
    ("state", "what", "sentence"),
    [
        (GATHER, "gather mill.top paying WW", "(rule 2.2)"),
        (GATHER, "roll", "You roll in the craft phase; this is the gather phase (rule 1.6)."),
        (GATHER, "keep", "No rolled die waits to be kept (rule 4.4)."),
        (GATHER, "use token-six on M1", "You do not hold"),
        (CRAFT, "roll", "You have rolled already (rule 3.1)."),
        (CRAFT, "craft table with W3 W4", "among your rolled dice (rule 3.2)."),
        (CRAFT, "craft table with W3 W3", "Box 2 of Table needs W4; W3 is 1 too low (rule 3.3)."),
        (CRAFT, "craft table with W3", "Table takes 2 dice, not 1 (rule 3.3)."),
        (CRAFT, "craft table with W3 M2", "Box 2 of Table takes wood (W), not metal (M) (rule 3.3)."),
        (CRAFT, "craft iron-golem with W3 W3", "is not on display (rule 3.3)."),
        (CRAFT, "steal shield with W3 W3 from 1", "Box 1 of Shield takes metal (M), not wood (W) (rule 3.3)."),
        (CRAFT, "steal shield with W3 W3 from 0", "is your own item (rule 3.4)."),
        (CRAFT, "steal table with W3 W3 from 1", "does not lie before"),
        (CRAFT, "steal table with W3 W3 from 9", "does not lie before"),
        (CRAFT, "use token-six on W3", "You do not hold automatic-6 token (rule 4.4)."),
        (CRAFT, "use south-mine.bottom on W3", "W3 does not show 1 (rule 7)."),
        (CRAFT, "use south-mine.bottom taking wood", "gives no wood (rule 4.7)."),
        (CRAFT, "use south-mine.bottom on B6", "among your rolled dice"),
    ],
)
async def test_actions_by_a_made_up_button_meet_the_rules(
    counter: Counter, state: State, what: str, sentence: str
) -> None:
    look = await counter.place(state)
    answered = await counter.press(ANA, Press(look.table.id, look.table.seq, what))
    text = await unchanged(counter, look, answered)
    assert sentence in text, text
    assert "(rule " in text, text


@pytest.mark.parametrize(
    "what", ["pass taking metal", "ask gather", "gather mill.top paying MM", "bench", "use", "end"]
)
async def test_presses_of_others_and_of_strangers_are_answered(counter: Counter, what: str) -> None:
    look = await counter.place(GATHER)
    press = Press(look.table.id, look.table.seq, what)
    assert "It is not your turn" in await unchanged(counter, look, await counter.press(BEN, press))
    assert "You have no seat" in await unchanged(counter, look, await counter.press(STRANGER, press))


async def test_a_press_is_carried_out_once(counter: Counter) -> None:
    look = await counter.place(GATHER)
    press = Press(look.table.id, look.table.seq, "pass taking metal")
    await counter.press(ANA, press)
    after = await counter.look(look.table.id)
    assert after.table.seq > look.table.seq
    answered = await counter.press(ANA, press)
    assert await counter.look(look.table.id) == after
    assert "It is not your turn" in answered.text or "moved on" in answered.text


# Lobbies


async def test_a_lobby_says_no(counter: Counter) -> None:
    lobby = await counter.lobby(2)
    number, press = str(lobby.id), Press(lobby.id, 0, "join")

    async def text(user: Any, name: str, **said: Any) -> str:
        return (await counter.command(user, name, table=number, **said)).text

    assert "is full: all 2 seats are taken." in await text(STRANGER, "table join")
    assert "You already sit at #1" in await text(BEN, "table join")
    assert "You have no seat in the lobby of #1" in await text(STRANGER, "table leave")
    assert "Only Ana can do this at #1" in await text(BEN, "table start")
    assert "is full" in (await counter.press(STRANGER, press)).text
    assert "You already sit" in (await counter.press(ANA, press)).text
    assert "Only Ana" in (await counter.press(BEN, Press(lobby.id, 0, "bot"))).text
    assert (await counter.look(lobby.id)).table == lobby
    await text(ANA, "table start")
    for name in ("table join", "table leave", "table start"):
        assert "has already started." in await text(STRANGER, name)


async def test_one_cannot_play_alone(counter: Counter) -> None:
    lobby = await counter.lobby(1)
    answered = await counter.command(ANA, "table start")
    assert "needs 2 players to start; 1 sits here." in answered.text
    await counter.command(ANA, "table leave")
    assert "is closed." in (await counter.command(ANA, "table join", table=str(lobby.id))).text


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"game": LONG}, "game"),
        ({"edition": "fourth"}, "edition"),
        ({"pace": "24h"}, "pace"),
        ({"players": 9}, "players"),
        ({"players": 2, "bots": 2}, "bots"),
        ({"bots": -1}, "bots"),
    ],
)
async def test_a_table_of_another_form_is_not_opened(counter: Counter, options: dict[str, Any], named: str) -> None:
    answered = await counter.command(ANA, "table new", **options)
    assert answered.text.startswith(f'{named}: "')
    assert (await counter.command(ANA, "table list")).text.startswith("No tables here")


async def test_a_name_of_any_kind_opens_a_table_or_is_refused(counter: Counter) -> None:
    for name in (LONG, "**Oak**", "@everyone", "\u202e\u202e", "#12", "12", "\U0001f525", " "):
        answered = await counter.command(ANA, "table new", name=name)
        assert "@everyone" not in answered.text
        assert "fault" not in answered.text
        assert len(answered.text) < 400


async def test_a_twenty_sixth_table_is_refused(counter: Counter) -> None:
    for _ in range(25):
        await counter.lobby(1)
    assert "already has 25 open tables" in (await counter.command(BEN, "table new")).text
    ambiguous = await counter.command(STRANGER, "table join")
    assert "Which table?" in ambiguous.text
    (menu,) = ambiguous.rows[0]["components"]
    assert len(menu["options"]) == 25


# Forms that Discord's own client would not send


async def test_a_value_out_of_bounds_is_named_back(counter: Counter) -> None:
    interaction: Any = FakeInteraction(ANA, namespace=[("players", 9), ("name", LONG)])
    for value, named in ((9, "players"), (LONG, "name")):
        error = app_commands.TransformerError(value, AppCommandOptionType.string, _NOTHING)
        interaction.deferred, interaction.shown = [], []
        await refuse_form(counter.desk, interaction, error)
        assert FakeInteraction.answered(interaction).text.startswith(f'{named}: "')


async def test_a_command_that_is_not_ours_any_more_is_answered(
    counter: Counter, caplog: pytest.LogCaptureFixture
) -> None:
    interaction: Any = FakeInteraction(ANA, namespace=SimpleNamespace())
    await refuse_form(counter.desk, interaction, app_commands.CommandNotFound("old", []))
    assert FakeInteraction.answered(interaction).text
    assert caplog.records


class _Nothing(app_commands.Transformer):
    pass


_NOTHING = _Nothing()
