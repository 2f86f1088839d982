"""/me turns: all tables of one person, and what is told of a turn away from its table."""

from typing import Any

import pytest

from kingsforge_bot.service.post.post_records import Posted, PostKind
from kingsforge_bot.service.post.publisher import DirectPost
from kingsforge_bot.service.time.pending_turns import How
from kingsforge_bot.service.types import ChannelId, GuildId, MessageId, TableId, UserId
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.person.my_turns import ON_A_PAGE
from kingsforge_bot.ui.post.directs import direct_message
from kingsforge_bot.ui.turn.turn_lines import turn_lines
from tests.spoken import LANGUAGES
from tests.ui.counter import LOCALIZERS, TITLES, Answered, Counter
from tests.ui.limits import check, presses_of
from tests.ui.looks import user_of
from tests.ui.positions import ANA, BEN, GATHER

SERVER, PLACE = GuildId(11), ChannelId(21)


async def turns(counter: Counter, user: UserId = ANA, **at: Any) -> Answered:
    return await counter.command(user, "me turns", **{f"at_{key}": value for key, value in at.items()})


def labels(answered: Answered) -> list[str]:
    return [part["label"] for row in answered.rows for part in row["components"] if "url" not in part]


async def test_who_sits_nowhere_reads_how_to_open_a_table(counter: Counter) -> None:
    answered = await turns(counter)
    assert answered.text == "You sit at no table. `/table new` opens one."
    assert answered.rows == []


async def test_tables_of_all_servers_those_first_that_wait(counter: Counter) -> None:
    lobby = await counter.lobby(2, players=3)
    theirs = await counter.place(GATHER, guild=SERVER, channel=PLACE)
    answered = await turns(counter, BEN)
    assert answered.text.startswith("**You sit at 2 tables, none waits for you.**")
    answered = await turns(counter)
    first, second = answered.text.split("\n\n")[1:]
    assert first.startswith(f"**#{theirs.table.id} {theirs.table.name}** (King's Forge) · Your turn; it began <t:")
    assert "Claim a card" in first
    assert "Takes some thought." in first
    assert f"**#{lobby.id} {lobby.name}** (King's Forge) · Not started, 2 of 3 seats taken." in second


@pytest.mark.parametrize("guild", [None, 10, 12], ids=["direct message", "its server", "another server"])
async def test_play_opens_the_turn_wherever_it_is_pressed(counter: Counter, guild: int | None) -> None:
    await counter.place(GATHER)
    answered = await turns(counter, guild_id=guild, channel_id=555)
    [play] = answered.ids
    opened = await counter.press(ANA, play, own=True, guild=guild, channel=555)
    assert "Your turn" in opened.text
    assert opened.deferred.get("ephemeral") is True, "the list stays"
    assert len(opened.ids) > 1
    refused = await counter.press(UserId(999), play, guild=guild, channel=555)
    assert "There is no table" in refused.text


async def test_a_link_leads_to_the_board_once_it_stands(counter: Counter) -> None:
    look = await counter.place(GATHER)
    store = counter.store
    [owed] = [one for one in await store.owed(look.table.id) if one.kind is PostKind.BOARD]
    answered = await turns(counter)
    before = f"https://discord.com/channels/{look.table.guild}/{look.table.channel}"
    assert [part["url"] for row in answered.rows for part in row["components"] if "url" in part] == [before]
    await store.stands(look.table.id, owed, Posted(owed.seq, MessageId(777), look.table.channel))
    answered = await turns(counter)
    [link] = [part for row in answered.rows for part in row["components"] if "url" in part]
    assert link["url"] == f"{before}/777"
    assert link["label"] == f"Board of #{look.table.id} {look.table.name}"


async def test_a_link_leads_to_the_living_board_though_the_one_before_is_folded_or_gone(counter: Counter) -> None:
    look = await counter.place(GATHER)
    store, at = counter.store, f"https://discord.com/channels/{look.table.guild}/{look.table.channel}"
    [owed] = [one for one in await store.owed(look.table.id) if one.kind is PostKind.BOARD]
    await store.stands(look.table.id, owed, Posted(owed.seq, MessageId(777), look.table.channel))
    await counter.command(ANA, "pass", taking="token")
    [owed] = [one for one in await store.owed(look.table.id) if one.kind is PostKind.BOARD]
    await store.stands(look.table.id, owed, Posted(owed.seq, MessageId(778), look.table.channel))
    answered = await turns(counter)
    assert [part["url"] for row in answered.rows for part in row["components"] if "url" in part] == [f"{at}/778"]


async def test_more_than_fit_are_turned_page_by_page(counter: Counter) -> None:
    for number in range(ON_A_PAGE + 2):
        await counter.lobby(1, channel=ChannelId(100 + number))
    answered = await turns(counter)
    *_, back, more = answered.ids
    assert (answered.text.count("Not started"), labels(answered)[-2:]) == (ON_A_PAGE, ["Back", "More tables"])
    later = await counter.press(ANA, more, own=True)
    assert later.text.count("Not started") == 2
    assert (await counter.press(ANA, later.ids[-2], own=True)).text == answered.text
    assert (await counter.press(ANA, back, own=True)).text == answered.text


@pytest.mark.parametrize("payload", ["turns", "turns page", "turns page x", "turns page 99999", "turns page -1"])
async def test_a_page_that_is_made_up_is_refused(counter: Counter, payload: str) -> None:
    answered = await counter.press(ANA, f"kf1|0|0|{payload}", own=True)
    assert "not known" in answered.text


async def test_a_table_that_cannot_be_read_hides_no_other(counter: Counter, caplog: pytest.LogCaptureFixture) -> None:
    broken = await counter.place(GATHER)
    await counter.spoil(broken.table)
    await counter.lobby(1, channel=PLACE)
    answered = await turns(counter)
    assert "This table cannot be read now." in answered.text
    assert "Not started" in answered.text


async def test_what_happened_since_is_told_in_the_games_words(counter: Counter) -> None:
    look = await counter.place(GATHER)
    await counter.command(ANA, "pass", taking="metal")
    await counter.command(BEN, "pass")
    mine = await counter.service.my_turns.at((await counter.look(look.table.id)).table, ANA)
    l10n = LOCALIZERS.english.of("kings_forge")
    lines = turn_lines(l10n, TITLES.of("kings_forge").screens, mine, 800)
    at = lines.index("-# Since your last turn:")
    assert any("Ben" in line for line in lines[at:])
    assert all(line.startswith("-# ") for line in lines[at:])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("tables", "how", "more"), [(1, How.ALERT, 0), (5, How.REMINDER, 3), (2, How.DIGEST, 0)])
async def test_a_direct_message_keeps_discords_limits(
    counter: Counter, language: str, tables: int, how: How, more: int
) -> None:
    mine = []
    for number in range(tables):
        look = await counter.place(GATHER, channel=ChannelId(100 + number), name="A name of so many letters 9012345")
        mine.append(await counter.service.my_turns.at(look.table, ANA))
    post = DirectPost(ANA, 57, how, tuple(mine), more, "n")
    message = direct_message(LOCALIZERS.for_locale(language), TITLES, post)
    check(message)
    assert message.alerts == ()
    plays = [press for press in presses_of(message) if press.payload == "playing d57"]
    assert [press.table for press in plays] == list(range(1, tables + 1))


async def test_its_button_opens_the_turn(counter: Counter) -> None:
    look = await counter.place(GATHER)
    press = ComponentId(TableId(look.table.id), look.table.seq, "playing d57")
    answered = await counter.press(user_of(0), press, guild=None, channel=555)
    assert "Your turn" in answered.text


async def test_what_ones_clock_shows_and_what_one_planned_stand_there(counter: Counter) -> None:
    lobby = await counter.lobby(2, pace="24h+4h")
    look = (await counter.service.lobbies.start(lobby.id, ANA)).look
    [awaited] = [sitter.user for sitter in look.table.sitters if sitter.seat in look.awaited]
    [other] = [sitter.user for sitter in look.table.sitters if sitter.seat not in look.awaited]
    assert awaited is not None
    assert other is not None
    [line] = [line for line in (await turns(counter, awaited)).text.splitlines() if " left" in line]
    assert "time runs out <t:" in line
    await counter.service.planning.add(look.table.id, other, "pass")
    text = (await turns(counter, other)).text
    assert "Your plan: " in text
    assert text.count(" left") == 1
