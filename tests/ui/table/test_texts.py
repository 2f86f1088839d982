"""What stands in the list, in the log, in the menu of tables and in the doctor's report."""

from random import Random

import discord

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.actions import Gather, Pass, PassBenefit
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
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
    lobby_of,
    look_at,
    position,
    seen_by,
    user_of,
)

GATHER = position("MMM", "MMMM", face_up=["north-mine", "mill"], deck=["garden"], round=2)


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
    assert [line[:4] for line in lines[1:]] == ["`6` ", "`7` "], "two seats are told in lines of their own"
    assert "Ana" in lines[1]
    assert "Ben" in lines[2]
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
