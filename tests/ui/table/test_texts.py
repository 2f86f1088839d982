"""What stands in the headline, at the end, in the list, the log and the doctor's report."""

from random import Random

import discord
import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.actions import Gather, Pass, PassBenefit
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
from kingsforge_bot.games.kings_forge.screens.status import over, status
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.errors import AmbiguousTable
from kingsforge_bot.service.types import ChannelId, LogEntry, TableView
from kingsforge_bot.ui.audit.logs import log_message
from kingsforge_bot.ui.message import Menu
from kingsforge_bot.ui.table.tables import list_message
from kingsforge_bot.ui.table.which import chosen_table, which_table
from tests.properties.play import Thrown
from tests.ui.counter import Counter
from tests.ui.limits import check
from tests.ui.looks import (
    CHANNEL,
    GAME,
    LOUD_NAMES,
    STRANGER,
    held,
    lobby_of,
    look_at,
    position,
    seen_by,
    user_of,
)

GATHER = position("MMM", "MMMM", face_up=["north-mine", "mill"], deck=["garden"], round=2)


# Who is awaited


def test_the_headline_says_who_plays_since_when_and_what_is_possible(l10n: Localizer) -> None:
    text = status(l10n, look_at(GATHER), yours=True)
    assert text.startswith(
        "**#12 Oak** \u00b7 Your turn, last move <t:1700000100:R>.\n"
        "Round 2, gather phase: 2 more claims or docks end it."
    )
    assert "Claim a card, use a dock, or pass." in text
    text = status(l10n, look_at(GATHER), mention=True)
    assert text.startswith(
        "**#12 Oak** \u00b7 🔥 <@100> to play, last move <t:1700000100:R>. "
        "Round 2, gather phase: 2 more claims or docks end it"
    )
    assert "Claim a card" not in text  # which a board's menu and buttons say


def test_nobody_else_is_told_what_is_possible(l10n: Localizer) -> None:
    crafting = position("M", "MM", phase="craft")
    for state, phase in (
        (GATHER, "Round 2, gather phase: 2 more claims or docks end it"),
        (crafting, "Round 1, craft phase"),
    ):
        assert now(l10n, look_at(state)).text.splitlines() == [
            f"**#12 Oak** \u00b7 🔥 Ana to play, last move <t:1700000100:R>. {phase}",
        ]


def test_mentions_are_for_the_public_board_only(l10n: Localizer) -> None:
    assert "<@100>" in status(l10n, look_at(GATHER), mention=True)
    assert "<@" not in status(l10n, look_at(GATHER))


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"phase": "craft"}, "Roll your dice, then craft or steal."),
        (
            {"owed": {"type": "die", "side": "tavern.top", "die": "G3"}},
            "Tavern (top) rolled G3: use a benefit on it, or leave it.",
        ),
        ({"owed": {"type": "wood", "source": "garden.bottom"}}, "Take the wood now, or keep the benefit."),
    ],
)
def test_each_moment_has_its_sentence(l10n: Localizer, more: dict[str, object], sentence: str) -> None:
    player = {"supply": "MMM", "held": held("garden.bottom", "token-six")}
    state = position(player, "MM", display=["table"], **more)
    assert sentence in status(l10n, look_at(state), yours=True)


def test_a_posted_board_does_not_ask_for_a_roll_that_may_be_made_by_now(l10n: Localizer) -> None:
    """It stays while its player crafts in a message of their own."""
    look = look_at(position("MMM", "MM", phase="craft", display=["table"]))
    assert status(l10n, look, mention=True).endswith("last move <t:1700000100:R>. Round 1, craft phase")


def without_hints(look: TableView) -> TableView:
    """Of a table whose private messages begin with no best moves."""
    return replace(look, table=replace(look.table, hints=False))


def test_a_turn_with_nothing_but_passing_says_so(l10n: Localizer) -> None:
    state = position("", "MM", face_up=["mill", "shrine"], deck=[])
    look = look_at(state)
    assert "You can only pass." in status(l10n, look, yours=True)
    rows = now(l10n, without_hints(seen_by(look, user_of(0)))).rows
    assert {button.label: button.disabled for row in rows if not isinstance(row, Menu) for button in row} == {
        "Pass": False,
        "Full board": False,
        "Text board": False,
        "Odds": False,
    }


def test_below_what_was_done_stand_the_board_and_the_ways_on(l10n: Localizer) -> None:
    """And why there is no button for the rest."""
    look = without_hints(seen_by(look_at(position("M", "MM", face_up=["mill"], deck=[])), user_of(0)))
    done = now(l10n, look, "You took 1 wood.")
    assert [button.label for row in done.rows if not isinstance(row, Menu) for button in row] == [
        "Dock",
        "Pass",
        "Odds",
        "Full board",
        "Text board",
    ]
    for said in ("You took 1 wood.", "#12 Oak", "Your turn, round 1", "Use a dock, or pass.", "Claim: no side can be"):
        assert said in done.text
    assert done.drawing is not None


def test_what_cannot_be_done_is_not_offered(l10n: Localizer) -> None:
    """Rule 2.10"""
    no_dock = status(l10n, look_at(position("", "MM", face_up=["garden", "mill"], deck=[])), yours=True)
    assert no_dock.splitlines()[1:] == [
        "Round 1, gather phase: the next claim or dock ends it. Claim a card, or pass.",
        "-# Dock: no free space can be paid",
    ]
    no_claim = status(l10n, look_at(position("M", "MM", face_up=["mill"], deck=[])), yours=True)
    assert no_claim.splitlines()[1:] == [
        "Round 1, gather phase: the next claim or dock ends it. Use a dock, or pass.",
        "-# Claim: no side can be paid",
    ]


def test_with_two_it_is_said_when_gathering_is_about_to_end_by_itself(l10n: Localizer) -> None:
    """Rule 2.8; with three it takes a pass (2.7), and earlier nobody needs to know."""
    for players, deck, said in (
        (("MM", "MM"), ["garden", "mill"], True),
        (("MM", "MM"), ["garden", "mill", "library"], False),
        (("MM", "MM", "MM"), ["garden"], False),
    ):
        text = status(l10n, look_at(position(*players, face_up=["shrine", "tavern"], deck=deck)), yours=True)
        assert ("more claims or docks end it" in text) == said


def test_who_is_not_awaited_gets_no_buttons_to_play(l10n: Localizer) -> None:
    for user in (user_of(1), STRANGER):
        assert now(l10n, seen_by(look_at(GATHER), user)).rows == ()


def test_what_happened_stands_above_what_is_next(l10n: Localizer) -> None:
    text = now(l10n, seen_by(look_at(GATHER), user_of(0)), "You did that.").text
    assert text.startswith("You did that.\n-# **#12 Oak**")


# The end


def ended(*items: list[str]) -> TableView:
    return look_at(position(*({"items": some} for some in items), phase="over"))


def test_the_end_says_where_the_dice_are_checked(l10n: Localizer) -> None:
    """The digits themselves stand in the log, not below the board."""
    assert status(l10n, ended(["table"], [])).splitlines()[-1] == "-# Were the dice fair? /table verify checks."


def test_the_winner_has_the_most_items(l10n: Localizer) -> None:
    """Rule 5.4"""
    lines = over(l10n, ended(["table"], ["axe", "shield"], [])).splitlines()
    assert lines[0].endswith("The game is over. **💧 Ben** wins, 2:1:0. After 1 round.")
    assert lines[1:] == ["-# 1. **💧 Ben**: 2 items", "-# 2. **🔥 Ana**: 1 item", "-# 3. **🦋 Cleo**: no items"]
    assert not any("rule 5.4" in line for line in lines)


def test_a_tie_goes_to_the_highest_rank_and_is_explained(l10n: Localizer) -> None:
    """Rule 5.4"""
    lines = over(l10n, ended(["table", "axe"], ["anvil", "crown"], ["shield"])).splitlines()
    assert "The game is over. **💧 Ben** wins." in lines[0]
    assert [line[:5] for line in lines[1:4]] == ["-# 1.", "-# 2.", "-# 3."]
    assert "2 items each: the highest rank decides (rule 5.4). **💧 Ben** Crown #46, **🔥 Ana** Axe #11" in lines


def test_a_tie_below_the_first_place_is_explained_too(l10n: Localizer) -> None:
    """Rule 5.4"""
    lines = over(l10n, ended(["table"], ["axe", "shield"], ["crown"])).splitlines()
    assert [line for line in lines if "rule 5.4" in line] == [
        "1 item each: the highest rank decides (rule 5.4). **🦋 Cleo** Crown #46, **🔥 Ana** Table #7"
    ]


def test_without_any_item_the_place_is_shared(l10n: Localizer) -> None:
    lines = over(l10n, ended([], [])).splitlines()
    assert "The game is over. **🔥 Ana**, **💧 Ben** share the win." in lines[0]
    assert "Players without an item are tied (rule 5.4)." in lines
    assert "no items" in lines[2]


# List and log


def test_the_list_marks_whose_turn_it_is(l10n: Localizer) -> None:
    lobby = TableView(lobby_of("Ana", "Ben"), None, frozenset())
    looks = [lobby, look_at(GATHER)]
    text = list_message(l10n, [(seen_by(look, user_of(0)), "round 2") for look in looks], {}).text
    assert "lobby, 2 of 4 seats: 🔥 Ana, 💧 Ben" in text
    assert "**Your turn: #12 Oak** \u00b7 round 2, last move <t:" in text
    assert "🔥 Ana to play" not in text
    assert "Your turn" not in list_message(l10n, [(seen_by(look, user_of(1)), "round 2") for look in looks], {}).text


def test_a_long_list_is_cut_and_counted(l10n: Localizer) -> None:
    looks = [look_at(GATHER, names=LOUD_NAMES, name="x" * 32, number=number) for number in range(1, 26)]
    message = list_message(l10n, [(seen_by(look, user_of(0)), "round 2") for look in looks], {})
    check(message)
    shown = message.text.count("last move")
    assert 0 < shown < 25
    assert message.text.endswith(f"{25 - shown} more tables")


def entries(*events: tuple[Event, ...]) -> tuple[LogEntry, ...]:
    return tuple(
        LogEntry(7 - len(events) + number, Seat(0), "pass", (), some, 0) for number, some in enumerate(events, 1)
    )


def test_the_log_tells_the_latest_last(l10n: Localizer) -> None:
    action = next(one for one in GAME.legal_actions(GATHER, Seat(0)) if isinstance(one, Gather))
    claimed = GAME.apply(GATHER, Seat(0), action, Thrown(Random(1)))
    passed = GAME.apply(claimed.state, claimed.state.turn, Pass(PassBenefit.TOKEN), Thrown(Random(1)))
    message = log_message(SCREENS, l10n, look_at(GATHER).table, entries(claimed.events, passed.events))
    check(message)
    lines = message.text.splitlines()
    assert lines[0] == "**#12 Oak: log, 6 to 7 of 7**"
    assert [line[:3] for line in lines[1:]] == ["`6`", "`7`"]
    assert "Ana" in lines[1]
    assert "nothing has happened yet" in log_message(SCREENS, l10n, look_at(GATHER).table, ()).text


# Which table


def test_candidates_are_a_menu_of_names_without_markdown(l10n: Localizer) -> None:
    tables = tuple(look_at(GATHER, names=LOUD_NAMES, name="*" * 32, number=number).table for number in range(1, 40))
    message = which_table(l10n, AmbiguousTable(tables))
    check(message)
    (menu,) = message.rows
    assert isinstance(menu, Menu)
    assert [chosen_table([option.value]) for option in menu.options] == list(range(1, 26))


# Through the commands


SILENT = "Missing: **Send Messages**. No board can be posted after a turn."


async def test_where_no_board_can_be_posted_the_player_is_told(counter: Counter) -> None:
    mute = discord.Permissions(view_channel=True, attach_files=True, send_messages_in_threads=True)
    thread = ChannelId(2121)
    look = await counter.place(GATHER)
    bound = await counter.lobby(1, thread=thread)
    table = str(look.table.id)
    for name, said in (
        ("table new", {}),
        ("table show", {"table": table}),
        ("pass", {"table": table, "taking": "token"}),
    ):
        answered = await counter.command(user_of(0), name, at_app_permissions=mute, **said)
        assert answered.text.splitlines()[-1] == SILENT
        assert answered.text.count("Missing") == 1
    elsewhere = await counter.command(user_of(0), "table show", table=str(bound.id), at_app_permissions=mute)
    assert SILENT not in elsewhere.text
    assert SILENT not in (await counter.command(user_of(0), "table show", table=table)).text


async def test_show_log_list_and_doctor_answer_their_asker_alone(counter: Counter) -> None:
    look = await counter.place(GATHER)
    await counter.lobby(1)
    for name in ("table show", "table log", "table list", "forge doctor"):
        for user in (user_of(0), STRANGER):
            said = {} if name in ("table list", "forge doctor") else {"table": str(look.table.id)}
            answered = await counter.command(user, name, **said)
            assert answered.deferred == {"ephemeral": True, "thinking": True}
            assert "fault" not in answered.text
            assert answered.attachments == (1 if name in ("table show", "table log") else 0)


async def test_an_ended_table_shows_its_winner(counter: Counter) -> None:
    look = await counter.place(position({"items": ["axe"]}, {"items": ["table", "crown"]}, phase="over"))
    shown = await counter.command(STRANGER, "table show", table=str(look.table.id))
    assert "**💧 Ben** wins, 2:1." in shown.text


async def test_opening_joining_starting_is_told(counter: Counter) -> None:
    opened = await counter.command(user_of(0), "table new", players=2, name="Anvil Hall")
    assert opened.text.startswith("#1 Anvil Hall is open.")
    joined = await counter.command(user_of(1), "table join")
    assert joined.text.startswith("You sit at #1 Anvil Hall.")
    started = await counter.command(user_of(0), "table start")
    assert started.text.startswith("#1 Anvil Hall begins: ")
    # The board itself is posted for all; the answer only leads there.
    assert started.text.endswith(f"he board is in <#{CHANNEL}>.")
    assert len(started.text) < 100
    assert (started.rows, started.attachments) == ([], 0)
    answered = await counter.command(STRANGER, "table list")
    assert "**#1 Anvil Hall** \u00b7 round 1," in answered.text


async def test_of_a_last_move_nothing_is_said_before_there_is_one(counter: Counter) -> None:
    lobby = await counter.lobby(2)
    look = (await counter.service.lobbies.start(lobby.id, user_of(0))).look
    first = look.table.sitters[min(look.awaited)].user
    assert first is not None
    other = user_of(0) if first != user_of(0) else user_of(1)
    asked = ((first, "turn"), (other, "turn"), (other, "pass"), (STRANGER, "table list"), (other, "me turns"))
    for user, command in asked:
        assert "last move" not in (await counter.command(user, command)).text, command
    play = counter.service.play
    await play.act(lobby.id, first, play.game("kings_forge").parse("pass taking metal"), decided_on=look.table.seq)
    assert "last move" in (await counter.command(first, "turn")).text
    for user, command in ((first, "pass"), (STRANGER, "table list"), (first, "me turns")):
        assert "last move" in (await counter.command(user, command)).text, command


async def test_a_table_that_cannot_be_read_does_not_hide_the_others(counter: Counter) -> None:
    broken = await counter.place(GATHER, name="Oak")
    await counter.lobby(1, name="Elm")
    await counter.spoil(broken.table)
    text = (await counter.command(STRANGER, "table list")).text
    assert "**#2 Elm** \u00b7 lobby" in text
    assert "What is stored of #1 cannot be read." in text
    assert await counter.completes(user_of(0), "gather", "card", table="1") == []
    assert [choice.value for choice in await counter.completes(user_of(0), "gather", "table")] == ["1", "2"]
