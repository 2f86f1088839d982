"""Whatever cannot be done is answered with a sentence and the rule's number, and changes nothing."""

import pytest

from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.ui.custom_id import ComponentId
from tests.ui.counter import ELSEWHERE, Counter
from tests.ui.looks import STRANGER, held, position, user_of
from tests.ui.positions import ANA, BEN, CRAFT, GATHER, LONG, unchanged


async def said(counter: Counter, state: State, name: str, **options: str) -> str:
    """What the player on turn reads after a command in that position."""
    look = await counter.place(state)
    answered = await counter.command(user_of(state.turn), name, **options, table=str(look.table.id))
    return await unchanged(counter, look, answered)


NOTHING_CLAIMED = position("MMM", "M", face_up=["workshop", "mill"], deck=["garden"])
DEAR_TO_COPY = position(
    "MM",
    {"claims": [{"side": "shrine.top", "paid": ["M"] * 4}, {"side": "bazaar.bottom", "paid": ["M"] * 5}]},
    face_up=["workshop", "mill"],
    deck=["garden"],
)


@pytest.mark.parametrize(
    ("state", "name", "options", "sentence"),
    [
        # Wrong colours for a square, and dice one does not have.
        (GATHER, "gather", {"card": "mill.top", "paying": "WW"}, "(rule 2.2)"),
        (GATHER, "gather", {"card": "mill.bottom", "paying": "GMMM"}, "in your supply"),
        # Dice that were not named: what the supply lacks.
        (
            GATHER,
            "gather",
            {"card": "mill.bottom"},
            "Square 1 of Mill (bottom) takes gem (G) or magic (B); your supply has none left for it (rule 2.2).",
        ),
        (GATHER, "gather", {"card": "shrine.bottom"}, "Shrine (bottom) takes 7 dice; your supply has 3 (rule 2.2)."),
        (GATHER, "gather", {"card": "shrine"}, "Shrine (top) takes 4 dice; your supply has 3 (rule 2.2)."),
        # Workshop.
        (NOTHING_CLAIMED, "gather", {"card": "workshop.top"}, "has been claimed this round yet (rule 7.2)."),
        (
            DEAR_TO_COPY,
            "gather",
            {"card": "workshop.top"},
            "Workshop (top) takes 5 dice; your supply has 2 (rule 2.2).",
        ),
        (GATHER, "gather", {"card": "shrine.top", "paying": "MMMMM"}, "takes 4 dice, not 5 (rule 2.2)"),
        # A card that is not there.
        (GATHER, "gather", {"card": "tavern.top"}, "Tavern is not face up (rule 2.2)"),
        (GATHER, "gather", {"card": "tavern.top", "paying": "M"}, "Tavern is not face up (rule 2.2)"),
        (GATHER, "gather", {"card": "mill.top", "paying": "MM", "copying": "library.top"}, "copies nothing (rule 7.2)"),
        # Docks.
        (GATHER, "dock", {"space": "gem.1", "discarding": "tavern"}, "Tavern is not face up (rule 2.4)"),
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
        (CRAFT, "craft", {"item": "Shield"}, "Box 2 of Shield takes metal (M), not wood (W) (rule 3.3)"),
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


@pytest.mark.parametrize("paying", [LONG, "MMX", "M2", "LL", "C", "2X", "M 2", "\u216f", "\u00df", "m!m", "99×M"])
async def test_letters_that_are_no_dice_are_named_back(counter: Counter, paying: str) -> None:
    look = await counter.place(GATHER)
    for name, options in (("gather", {"card": "mill.top"}), ("dock", {"space": "gem.1", "discarding": "mill"})):
        text = await unchanged(counter, look, await counter.command(ANA, name, paying=paying, **options))
        assert text.startswith('paying: "'), text


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
        look = await counter.place(state)
        answered = await counter.command(ANA, name, **options, table=str(look.table.id))
        text = await unchanged(counter, look, answered)
        assert "Decide about Tavern (top) first (rule 2.5)." in text
        assert f"kf1|{look.table.id}|{look.table.seq}|keep" in answered.ids
    for name in ("gather", "dock"):
        look = await counter.place(state)
        answered = await counter.command(ANA, name, table=str(look.table.id))
        assert f"kf1|{look.table.id}|{look.table.seq}|keep" in answered.ids


async def test_whoever_is_awaited_can_go_on_from_a_refusal(counter: Counter) -> None:
    look = await counter.place(GATHER)
    for name, options in (("gather", {"card": "tavern.top"}), ("craft", {}), ("pass", {"taking": "gold"})):
        answered = await counter.command(ANA, name, **options)
        assert "Your turn, round 1" in await unchanged(counter, look, answered)
        assert f"kf1|{look.table.id}|{look.table.seq}|ask gather" in answered.ids
        other = await counter.command(BEN, name, **options)
        assert not [one for one in other.ids if "|why " not in one]


async def test_a_refusal_while_crafting_comes_with_the_workbench(counter: Counter) -> None:
    look = await counter.place(CRAFT)
    for name, options in (("pass", {}), ("craft", {"item": "axe"})):
        answered = await counter.command(ANA, name, **options)
        assert "Your craft turn" in await unchanged(counter, look, answered)
        assert f"kf1|{look.table.id}|{look.table.seq}|end" in answered.ids
        assert answered.attachments == 0
    before = await counter.place(position("MWW", "M", phase="craft", display=["table"]))
    refused = await counter.command(ANA, "craft", item="table", table=str(before.table.id))
    assert f"kf1|{before.table.id}|{before.table.seq}|roll" in refused.ids


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
