"""/table end: who may, the question before it, and what an ended table still answers."""

from typing import Any

import discord
import pytest
from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.screens.board import board_message
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.publisher import BoardPost, LinePost
from kingsforge_bot.service.types import LeagueId, Table, TableStatus, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import ButtonStyle
from kingsforge_bot.ui.table.tables import table_line
from tests.ui.counter import ELSEWHERE, MEMBER, Counter
from tests.ui.looks import STRANGER
from tests.ui.positions import ANA, BEN, GATHER, unchanged

MODERATOR = MEMBER | discord.Permissions(manage_messages=True)


async def ended(counter: Counter, **more: Any) -> TableView:
    """Ana and Ben's table, after a moderator ended it."""
    look = await counter.place(GATHER, **more)
    await counter.press(STRANGER, ComponentId(look.table.id, 0, "close"), own=True, permissions=MODERATOR)
    return await counter.look(look.table.id)


@pytest.mark.parametrize("permission", ["manage_messages", "manage_channels", "manage_guild"])
async def test_who_moderates_is_asked_first_and_then_ends_the_table(counter: Counter, permission: str) -> None:
    look = await counter.place(GATHER)
    allowed = MEMBER | discord.Permissions(**{permission: True})
    asked = await counter.command(STRANGER, "table end", at_permissions=allowed)
    text = await unchanged(counter, look, asked)
    assert text == f"End #1 {look.table.name} for everybody? Nobody can play on. Board and log stay."
    [button] = asked.ids
    for _ in range(2):
        done = await counter.press(STRANGER, button, own=True, permissions=allowed)
        assert done.text == f"You ended #1 {look.table.name}."
        assert done.rows == []
    assert (await counter.look(look.table.id)).table.closed_by == STRANGER


async def test_who_does_not_moderate_ends_no_table_of_others_by_a_made_up_button_either(counter: Counter) -> None:
    look = await counter.place(GATHER)
    button = ComponentId(look.table.id, look.table.seq, "close")
    for user in (ANA, BEN, STRANGER):
        asked = [
            await counter.command(user, "table end"),
            await counter.command(user, "table end", table=str(look.table.id)),
        ]
        for answered in (*asked, pressed := await counter.press(user, button, own=True)):
            text = await unchanged(counter, look, answered)
            # Who sits there may ask the others.
            refused = user == STRANGER or answered is pressed
            assert text.startswith("Members who manage messages or channels can end any table;") == refused
            assert str(button) not in answered.ids


async def test_permissions_lost_since_the_question_count(counter: Counter) -> None:
    look = await counter.place(GATHER)
    asked = await counter.command(STRANGER, "table end", at_permissions=MODERATOR)
    await unchanged(counter, look, await counter.press(STRANGER, asked.ids[0], own=True))


async def test_an_owner_alone_with_bots_ends_that_table_and_no_other(counter: Counter) -> None:
    await counter.lobby(2)
    await counter.lobby(1, players=3, bots=2)
    asked = await counter.command(ANA, "table end")
    assert asked.text.startswith("Close the lobby of #2")
    assert (await counter.press(ANA, asked.ids[0], own=True)).text.startswith("You ended #2")
    assert "Members who manage" in (await counter.command(ANA, "table end")).text


async def test_of_several_tables_one_is_chosen_and_then_asked_about(counter: Counter) -> None:
    await counter.lobby(2)
    second = await counter.lobby(2)
    asked = await counter.command(STRANGER, "table end", at_permissions=MODERATOR)
    assert "Which table?" in asked.text
    sure = await counter.press(STRANGER, asked.ids[0], str(second.id), own=True, permissions=MODERATOR)
    assert sure.text.startswith("Close the lobby of #2")
    assert [str(table.id) for table in await here(counter)] == ["1", "2"]


async def test_without_a_table_there_is_nothing_to_end(counter: Counter) -> None:
    assert (await counter.command(STRANGER, "table end", at_permissions=MODERATOR)).text.startswith("No table here.")


async def test_a_table_that_cannot_be_read_is_ended_by_its_number(counter: Counter) -> None:
    look = await counter.place(GATHER)
    await counter.spoil(look.table)
    asked = await counter.command(STRANGER, "table end", table="1", at_permissions=MODERATOR)
    done = await counter.press(STRANGER, asked.ids[0], own=True, permissions=MODERATOR)
    assert done.text.startswith("You ended #1")
    assert await here(counter) == ()


async def test_buttons_of_an_ended_table_say_so(counter: Counter) -> None:
    look = await ended(counter)
    sentence = f"#1 {look.table.name} was ended. `/table show` shows the last board."
    for what in ("ask gather", "ask pass", "pass taking metal", "bench", "roll", "end", "join", "start", "bot"):
        for user in (ANA, STRANGER):
            for own in (False, True):
                assert (
                    await counter.press(user, ComponentId(look.table.id, look.table.seq, what), own=own)
                ).text == sentence
    assert "Supply" in (await counter.press(BEN, ComponentId(look.table.id, look.table.seq, "text"))).text
    for name in ("gather", "dock", "pass", "craft"):
        assert (await counter.command(ANA, name, table="1")).text == sentence
        assert (await counter.command(ANA, name)).text == sentence
    assert await counter.look(look.table.id) == look


async def test_an_ended_table_is_still_shown(counter: Counter) -> None:
    look = await ended(counter)
    title, who = f"**#1 {look.table.name}**", f"Ended by <@{STRANGER}>, <t:1700000000:R>."
    for command in ("table show", "table replay"):
        shown = await counter.command(BEN, command)
        assert shown.text.startswith(f"{title} · {who}\n-# Were the dice fair? /table verify checks.")
        # On a slow machine in words.
        assert shown.attachments == 1 or "Supply" in shown.text
        assert shown.ids == []
    log = await counter.command(BEN, "table log")
    assert log.text.splitlines()[-2:] == [f"{title} · {who}", "-# Were the dice fair? /table verify checks."]
    listed = await counter.command(BEN, "table list")
    assert f"{title} · ended early: 🔥 Ana and 💧 Ben" in listed.text.replace(", ", " and ")


async def test_what_could_be_done_is_not_told_of_an_ended_table(counter: Counter) -> None:
    await ended(counter)
    for query in (None, "why mill bottom"):
        text = (await counter.command(ANA, "rules", query=query, table="1")).text
        assert "is possible" not in text
        assert "to play" not in text


async def test_a_board_that_comes_after_the_end_has_no_buttons_to_play(counter: Counter, l10n: Localizer) -> None:
    look = await ended(counter)
    message = board_message(l10n, BoardPost(look, (), "n"), None)
    [row] = [row for row in message.rows if isinstance(row, tuple)]
    assert [button.label for button in row] == ["Full board", "Text board"]
    assert message.alerts == ()


async def test_those_who_sat_there_are_called_but_not_who_ended_it(counter: Counter, l10n: Localizer) -> None:
    look = await ended(counter)
    message = table_line(l10n, line(look.table))
    assert message.text == (
        f"**#1 {look.table.name}** · Ended by <@{STRANGER}>, <t:1700000000:R>.\n🔥 <@{ANA}>, 💧 <@{BEN}>"
    )
    assert message.alerts == (ANA, BEN)
    [[button]] = [row for row in message.rows if isinstance(row, tuple)]
    assert (button.label, button.style) == ("Log", ButtonStyle.SECONDARY)
    assert "Ended by" in (await counter.press(ANA, button.custom_id)).text
    alone = await counter.lobby(1, players=2, bots=1)
    await counter.service.lobbies.start(alone.id, ANA)
    await counter.press(ANA, ComponentId(alone.id, 1, "close"), own=True)
    message = table_line(l10n, line((await counter.look(alone.id)).table))
    assert message.text == f"**#2 {alone.name}** · Ended by 🔥 Ana, <t:1700000000:R>."
    assert message.alerts == ()


async def test_that_nobody_played_any_more_is_said(counter: Counter, l10n: Localizer) -> None:
    look = await counter.place(GATHER)
    counter.now = look.table.since + 60 * 24 * 60 * 60
    await counter.service.timekeeper.attend_due()
    table = (await counter.look(look.table.id)).table
    message = table_line(l10n, line(table))
    assert message.text.startswith(f"**#1 {table.name}** · Nobody has played for 60 days. The table is closed.\n🔥 <@")
    assert message.alerts == (ANA, BEN)


@pytest.mark.parametrize(
    ("gone", "said"), [(0, "with its league"), (1, "one alone is left"), (2, "nobody sits at this table")]
)
async def test_a_table_of_a_league_says_why_the_league_closed_it(
    counter: Counter, l10n: Localizer, gone: int, said: str
) -> None:
    """Rules of leagues, 3.4: nobody is told that they fell asleep for two months."""
    table = (await counter.place(GATHER)).table
    sitters = tuple(replace(one, user=None) if one.seat < gone else one for one in table.sitters)
    closed = replace(table, status=TableStatus.CLOSED, league=LeagueId(1), sitters=sitters)
    text = table_line(l10n, line(closed)).text
    assert said in text
    assert "60 days" not in text


async def test_a_lobby_that_a_league_closes_did_not_wait_for_weeks(counter: Counter, l10n: Localizer) -> None:
    """Such as that of a challenge that nobody took up."""
    table = await counter.lobby(1)
    text = table_line(l10n, line(replace(table, status=TableStatus.CLOSED, league=LeagueId(1)))).text
    assert text == f"**#1 {table.name}** · Not played: its league needs this table no more."


async def here(counter: Counter) -> tuple[Table, ...]:
    look = await counter.lobby(1)
    tables = await counter.service.finder.here(look.guild, look.channel)
    return tuple(table for table in tables if table.id != look.id)


def line(table: Table) -> LinePost:
    return LinePost(table, PostKind.CLOSED, table.place, "n")


async def test_who_moderates_another_channel_ends_nothing_here(counter: Counter) -> None:
    """Discord tells the permissions in the channel of the press; an id can be made up."""
    look = await counter.place(GATHER)
    close = ComponentId(look.table.id, 0, "close")
    await counter.press(ANA, close, own=True, permissions=MODERATOR, channel=ELSEWHERE[1])
    assert (await counter.look(look.table.id)).table.status is TableStatus.RUNNING
    await counter.press(ANA, close, own=True, permissions=MODERATOR)
    assert (await counter.look(look.table.id)).table.status is TableStatus.CLOSED
