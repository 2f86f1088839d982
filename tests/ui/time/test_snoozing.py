"""Reminders in the channel, and the private menus behind their buttons."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.person.settings import Alerts
from kingsforge_bot.service.post.notices import Notice, Reminder, RemindersEnd
from kingsforge_bot.service.post.post_records import Posted
from kingsforge_bot.service.post.publisher import NoticePost
from kingsforge_bot.service.time.clock_faces import ClockFace
from kingsforge_bot.service.time.pending_turns import DAY, HOUR, PendingTurn, Turn
from kingsforge_bot.service.types import ChannelId, LogEntry, MessageId, TableId, UserId
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import Link, Message
from kingsforge_bot.ui.post.notices import notice_message
from tests.spoken import LANGUAGES
from tests.ui.counter import LOCALIZERS, TITLES, Answered, Counter
from tests.ui.limits import check
from tests.ui.looks import STRANGER, crowded, look_at
from tests.ui.positions import ANA, BEN, GATHER


def said(notice: Notice, language: str = "en", entries: tuple[LogEntry, ...] = (), earlier: int = 0) -> Message:
    l10n = LOCALIZERS.for_locale(language).of("kings_forge")
    post = NoticePost(look_at(crowded()), notice, 3, "n", (), entries, earlier)
    message = notice_message(l10n, TITLES.of("kings_forge").screens, post)
    check(message)
    return message


def turn(number: int = 12) -> Turn:
    return Turn(TableId(number), "Oak", Seat(0), 7, 1_700_000_000)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("several", [1, 2, 5])
@pytest.mark.parametrize("off", [False, True])
def test_a_reminder_calls_one_person_and_nobody_else(language: str, several: int, off: bool) -> None:
    turns = tuple(turn(number) for number in range(1, several + 1))
    message = said(Reminder(ANA, turns, more=several - 1, unreached=not off, off=off), language)
    assert message.alerts == (ANA,)
    assert f"<@{ANA}>" in message.text
    assert message.text.count("<t:1700000000:R>") == several


def test_of_several_tables_it_says_since_when_each_waits_and_leads_to_its_board() -> None:
    look, boards = look_at(crowded()), {TableId(2): Posted(7, MessageId(55), ChannelId(20))}
    post = NoticePost(look, Reminder(ANA, (turn(1), turn(2))), 3, "n", boards=boards)
    l10n = LOCALIZERS.for_locale("en").of("kings_forge")
    message = notice_message(l10n, TITLES.of("kings_forge").screens, post)
    check(message)
    assert message.text.splitlines()[1:] == [
        f"**#{number} Oak** · your turn began <t:1700000000:R>" for number in (1, 2)
    ]
    # Of the other none stands yet.
    assert message.links == (Link("Board of #2 Oak", f"https://discord.com/channels/{look.table.guild}/20/55"),)


def test_of_one_table_it_has_all_four_buttons() -> None:
    message = said(Reminder(ANA, (turn(),)))
    [row] = message.rows
    assert isinstance(row, tuple)
    assert [button.label for button in row] == ["Play now", "Snooze", "Away until", "Mute this turn"]


def test_of_what_is_left_out_it_says_how_much() -> None:
    entry = LogEntry(3, Seat(1), "", (), (), 0)
    assert "more before that" not in said(Reminder(ANA, (turn(),)), entries=(entry,)).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_reminders_end_is_one_line_that_calls_nobody(language: str) -> None:
    message = said(RemindersEnd(Seat(1), 1_700_000_000), language)
    assert message.alerts == ()
    assert "<@" not in message.text
    assert "\n" not in message.text


async def waiting(counter: Counter) -> TableId:
    """Ana is awaited, and the timekeeper knows."""
    look = await counter.place(GATHER)
    async with counter.store.writing() as writing:
        await writing.due.attend(look.table.id, counter.now)
    await counter.service.timekeeper.attend_due()
    return look.table.id


async def wait_of(counter: Counter, table: TableId) -> PendingTurn:
    [wait] = await counter.store.pending_turns.at(table)
    return wait


def options(answered: Answered) -> list[str]:
    return [option["value"] for option in answered.rows[0]["components"][0]["options"]]


async def test_snooze_asks_until_when_and_says_when(counter: Counter) -> None:
    table = await waiting(counter)
    wait = await wait_of(counter, table)
    press = ComponentId(table, wait.asked, "snooze")
    asked = await counter.press(ANA, press)
    assert asked.deferred.get("ephemeral") is True
    # 22:13 in Greenwich: this evening has begun.
    assert options(asked) == ["hour", "tomorrow"]
    answered = await counter.press(ANA, asked.ids[0], "hour", own=True)
    assert f"<t:{counter.now + HOUR}:R>" in answered.text
    assert (await wait_of(counter, table)).due == counter.now + HOUR


async def test_in_the_morning_the_evening_is_offered(counter: Counter) -> None:
    table = await waiting(counter)
    counter.now += 12 * HOUR
    press = ComponentId(table, (await wait_of(counter, table)).asked, "snooze")
    assert options(await counter.press(ANA, press)) == ["hour", "tonight", "tomorrow"]


async def test_several_tables_are_snoozed_at_once(counter: Counter) -> None:
    first, second = await waiting(counter), await waiting(counter)
    press = ComponentId(first, (await wait_of(counter, first)).asked, f"snooze {second}")
    answered = await counter.press(ANA, press, "tomorrow", own=True)
    assert f"#{first} " in answered.text
    assert f"#{second} " in answered.text
    assert (await wait_of(counter, first)).due == (await wait_of(counter, second)).due


async def test_mute_ends_the_reminders_of_this_turn(counter: Counter) -> None:
    table = await waiting(counter)
    answered = await counter.press(ANA, ComponentId(table, (await wait_of(counter, table)).asked, "mute"))
    assert "no more reminders for this turn" in answered.text
    assert (await wait_of(counter, table)).due is None


@pytest.mark.parametrize("word", ["snooze", "mute"])
async def test_a_stranger_and_one_who_is_not_awaited_change_nothing(counter: Counter, word: str) -> None:
    table = await waiting(counter)
    wait = await wait_of(counter, table)
    for user, why in ((STRANGER, "no seat"), (BEN, "the reminder is 🔥 Ana’s")):
        answered = await counter.press(user, ComponentId(table, wait.asked, word))
        assert why in answered.text, answered.text
    assert await wait_of(counter, table) == wait


async def test_so_it_is_where_the_reminder_is_of_several_tables(counter: Counter) -> None:
    first, second = await waiting(counter), await waiting(counter)
    wait = await wait_of(counter, first)
    press = ComponentId(first, wait.asked, f"snooze {second}")
    for values in ((), ("hour",)):
        answered = await counter.press(BEN, press, *values, own=bool(values))
        assert "the reminder is 🔥 Ana’s" in answered.text, answered.text
    assert "moved on" in (await counter.press(BEN, ComponentId(first, wait.asked - 1, f"snooze {second}"))).text
    assert await wait_of(counter, first) == wait


@pytest.mark.parametrize("word", ["snooze", "mute"])
async def test_a_button_of_an_earlier_turn_changes_nothing(counter: Counter, word: str) -> None:
    table = await waiting(counter)
    wait = await wait_of(counter, table)
    answered = await counter.press(ANA, ComponentId(table, wait.asked - 1, word))
    assert "moved on" in answered.text
    assert await wait_of(counter, table) == wait


@pytest.mark.parametrize("payload", ["snooze x", "snooze 1 2 -3", "snooze 9999999999"])
async def test_made_up_tables_are_refused(counter: Counter, payload: str) -> None:
    table = await waiting(counter)
    answered = await counter.press(ANA, ComponentId(table, 2, payload), "hour", own=True)
    assert "not known" in answered.text


async def test_made_up_times_are_refused(counter: Counter) -> None:
    table = await waiting(counter)
    press = ComponentId(table, (await wait_of(counter, table)).asked, "snooze")
    assert "not known" in (await counter.press(ANA, press, "never", own=True)).text
    assert "not known" in (await counter.press(ANA, "kf1|0|0|turns away", "99", own=True)).text


async def test_away_until_and_back(counter: Counter) -> None:
    asked = await counter.press(ANA, "kf1|0|0|turns away", guild=None, channel=555)
    assert options(asked) == ["1", "3", "7", "14"]
    answered = await counter.press(ANA, asked.ids[0], "3", own=True)
    until = counter.service.preferences.of(ANA).away_until
    assert until is not None
    assert 2 * DAY < until - counter.now < 4 * DAY
    assert f"<t:{until}:f>" in answered.text
    assert options(await counter.press(ANA, "kf1|0|0|turns away"))[-1] == "back"
    await counter.press(ANA, asked.ids[0], "back", own=True)
    assert counter.service.preferences.of(ANA).away_until is None


async def test_settings_tell_that_direct_messages_failed(counter: Counter) -> None:
    await counter.service.preferences.change(UserId(ANA), alerts=Alerts.CHANNEL, failed_directs=2)
    assert "switched off" in (await counter.command(ANA, "me settings")).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reminder_tells_when_the_time_runs_out(language: str) -> None:
    face = ClockFace(Seat(0), HOUR, 0, awaited=True, ends=1_700_009_000, stands=False)
    l10n = LOCALIZERS.for_locale(language).of("kings_forge")
    post = NoticePost(look_at(crowded()), Reminder(ANA, (turn(),)), 3, "n", clocks=(face,))
    message = notice_message(l10n, TITLES.of("kings_forge").screens, post)
    check(message)
    assert "<t:1700009000:R>" in message.text.splitlines()[1]
