"""/table clock, pause and resume, and what a table says of its clocks, as people read it."""

import msgspec
import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.notices import RunningOut, TableEventNotice, VoteAsked
from kingsforge_bot.service.post.publisher import NoticePost
from kingsforge_bot.service.proposals import Outcome, PauseAll, SetHours
from kingsforge_bot.service.table_events import HoursSet, NotAgreed, Paused, Resumed, SeatOpened, TableEvent
from kingsforge_bot.service.time.clock import DAY, HOUR, PlayingHours
from kingsforge_bot.service.time.clock_faces import ClockFace
from kingsforge_bot.service.types import Cause, LogEntry, TableView
from kingsforge_bot.ui.custom_id import PLAYING, ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.post.notices import notice_message
from kingsforge_bot.ui.post.table_event_lines import board_lines, table_event_lines
from kingsforge_bot.ui.table.tables import lobby_card
from kingsforge_bot.ui.time.clock_words import board_clock_lines, duration
from kingsforge_bot.ui.time.clocks import ClockOptions, kept_words, read_kept
from tests.ui.counter import LOCALIZERS, NOW, TITLES, Counter
from tests.ui.limits import check
from tests.ui.looks import LOUD_NAMES, NAMES, STRANGER, crowded, look_at, user_of
from tests.ui.positions import ANA, BEN

SCREENS = TITLES.of("kings_forge").screens
HOURS = PlayingHours(9 * 60, 22 * 60, "Europe/Madrid")


async def begun(counter: Counter, pace: str = "24h+4h", people: int = 2, **more: int) -> TableView:
    lobby = await counter.lobby(people, pace=pace, **more)
    return (await counter.service.lobbies.start(lobby.id, ANA)).look


SIGNED = tuple(f"{sign} {name}" for sign, name in zip("🔥💧", NAMES, strict=False))
"""As texts call them."""


def names(look: TableView) -> tuple[str, str]:
    """Who is awaited, and the other one."""
    [seat] = look.awaited
    return SIGNED[seat], SIGNED[1 - seat]


async def test_everybody_reads_who_has_how_much_time_and_whose_runs_until_when(counter: Counter) -> None:
    first, other = names(await begun(counter))
    counter.now += 90 * 60
    text = (await counter.command(STRANGER, "table clock")).text
    assert text.splitlines() == [
        text.splitlines()[0],
        *sorted(
            [
                f"{first} to play: 22 h 30 min left, time runs out <t:{NOW + 24 * HOUR}:R>.",
                f"{other}: 24 h 0 min left.",
            ],
            key=lambda line: SIGNED.index(" ".join(line.split()[:2]).strip(":")),
        ),
        "Clocks run all day.",
    ]
    assert text.startswith("**#1 ")
    assert "Pace: 24 hours, and 4 more with each turn" in text


async def test_a_table_without_a_clock_says_so(counter: Counter) -> None:
    await begun(counter, "none")
    assert "has no clock. Play when you like." in (await counter.command(ANA, "table clock")).text
    refused = (await counter.command(ANA, "table clock", hours="9-22")).text
    assert "has no clock, so it needs no hours." in refused


async def test_the_lobby_card_tells_pace_and_hours_in_plain_words(counter: Counter, l10n: Localizer) -> None:
    lobby = await counter.lobby(2)
    assert "Pace: no clock. Play when you like." in lobby_card(l10n, lobby).text
    said = await counter.command(ANA, "table clock", pace="72h+12h", hours="9-22", zone="Europe/Madrid")
    card = lobby_card(l10n, (await counter.look(lobby.id)).table)
    for text in (said.text, card.text):
        assert "Pace: 72 hours for each player, and 12 more with each turn." in text
        assert "Clocks run from 09:00 to 22:00 (Europe/Madrid)." in text
    check(card)


async def test_the_list_names_the_pace_of_tables_with_a_clock(counter: Counter) -> None:
    await begun(counter)
    await counter.lobby(2)
    lines = (await counter.command(STRANGER, "table list")).text.splitlines()
    assert lines[1].endswith(" · 24 hours, and 4 more with each turn")
    assert "more with each turn" not in lines[2]


async def test_hours_are_read_as_people_write_them_in_the_servers_zone(counter: Counter) -> None:
    look = await begun(counter, people=1, bots=1)
    await counter.service.preferences.change_server(look.table.guild, zone="America/New_York")
    for said, zone, wanted in (
        ("9-22", None, PlayingHours(540, 1320, "America/New_York")),
        ("9am-10pm", "europe/madrid", HOURS),
        ("22:00-6:30", None, PlayingHours(1320, 390, "Europe/Madrid")),
        ("all day", None, None),
        ("9-22", None, PlayingHours(540, 1320, "America/New_York")),
        ("off", None, None),
    ):
        answered = await counter.command(ANA, "table clock", hours=said, zone=zone)
        assert answered.text.startswith("Saved.")
        assert "The new hours count from the next turn on" in answered.text
        assert (await counter.look(look.table.id)).table.hours == wanted, said


async def test_once_it_runs_the_others_are_asked_for_other_hours(counter: Counter, l10n: Localizer) -> None:
    look = await begun(counter)
    asked = await counter.command(ANA, "table clock", hours="9-22", zone="Europe/Madrid")
    assert "The table is asked. Still to answer: 💧 Ben" in asked.text
    assert (await counter.look(look.table.id)).table.hours is None
    notice = VoteAsked(1, Seat(0), SetHours(HOURS), look.table.seq, (Seat(1),), NOW)
    message = notice_message(l10n, SCREENS, NoticePost(look, notice, 1, "n"))
    check(message)
    for words in ("asks for other playing hours", "from 09:00 to 22:00 (Europe/Madrid)", "Clocks stand until then"):
        assert words in message.text
    later = NoticePost(look, msgspec.structs.replace(notice, stops=False), 1, "n")
    assert "Clocks run on" in notice_message(l10n, SCREENS, later).text
    await counter.service.votes.answer(look.table.id, BEN, 1, agrees=True)
    assert (await counter.look(look.table.id)).table.hours == HOURS


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"hours": "soon"}, "hours"),
        ({"hours": "9-9"}, "hours"),
        ({"hours": "9-22", "zone": "Atlantis"}, "zone"),
        ({"zone": "Europe/Paris"}, "zone"),
        ({"hours": "9-14"}, "at least 6 hours a day"),
        ({"pace": "none"}, "has already started"),
        ({"pace": "1h"}, "pace"),
        ({"hours": "x" * 6000}, "hours"),
    ],
)
async def test_what_cannot_be_set_changes_nothing(counter: Counter, said: dict[str, str], words: str) -> None:
    look = await begun(counter)
    assert words in (await counter.command(ANA, "table clock", **said)).text
    assert (await counter.look(look.table.id)).table == look.table


async def test_only_the_owner_sets_the_clock(counter: Counter) -> None:
    look = await begun(counter)
    assert "Only 🔥 Ana can do this" in (await counter.command(BEN, "table clock", hours="9-22")).text
    assert (await counter.look(look.table.id)).table == look.table


async def test_of_several_tables_the_one_that_is_chosen_gets_what_was_said(counter: Counter) -> None:
    one, two = await counter.lobby(2, pace="24h+4h"), await counter.lobby(2, pace="24h+4h")
    asked = await counter.command(ANA, "table clock", hours="9-22", zone="Europe/Madrid")
    [menu] = asked.ids
    answered = await counter.press(ANA, menu, str(two.id), own=True)
    assert answered.text.startswith("Saved.")
    assert (await counter.look(two.id)).table.hours == HOURS
    assert (await counter.look(one.id)).table.hours is None


def test_options_come_back_from_the_menu_as_they_were_said() -> None:
    for wanted in (
        ClockOptions("9-22", None, "24h+4h"),
        ClockOptions("9:00-22:30", "America/Argentina/Buenos_Aires", "72h+36h"),
    ):
        kept = kept_words(wanted)
        assert kept is not None
        assert len(str(ComponentId(look_at(crowded()).table.id, 0, f"which {kept}"))) <= 100
        assert read_kept(kept.split()[1:]) == wanted
    assert kept_words(ClockOptions("あ" * 40)) is None
    with pytest.raises(UnknownPress):
        read_kept(["9-22"])


async def test_a_pause_is_asked_of_the_others_and_anybody_ends_it(counter: Counter) -> None:
    look = await begun(counter)
    asked = await counter.command(ANA, "table pause")
    assert "The table is asked. Still to answer: 💧 Ben" in asked.text
    await counter.press(BEN, ComponentId(look.table.id, look.table.seq, "vote yes 1"))
    counter.now += 5 * DAY
    shown = (await counter.command(STRANGER, "table clock")).text
    assert f"Paused <t:{NOW}:R>. `/table resume` ends the pause, and so does a move." in shown
    assert f"{names(look)[0]} to play: 24 h 0 min left. The clock stands." in shown
    assert "· paused" in (await counter.command(STRANGER, "table list")).text
    assert "is paused already" in (await counter.command(BEN, "table pause")).text
    assert "no seat" in (await counter.command(STRANGER, "table resume")).text
    resumed = await counter.command(BEN, "table resume")
    assert "goes on. Clocks run again." in resumed.text
    assert "is not paused" in (await counter.command(BEN, "table resume")).text


async def test_who_plays_with_bots_alone_pauses_at_once(counter: Counter) -> None:
    lobby = await counter.lobby(1, players=2, bots=1, pace="24h+4h")
    await counter.service.lobbies.start(lobby.id, ANA)
    await counter.command(ANA, "table pause")
    assert (await counter.look(lobby.id)).table.paused == NOW
    assert (await counter.log(lobby.id))[-1].fact == Paused()


def test_what_happens_to_clocks_stands_in_the_log_in_every_language() -> None:
    facts: tuple[TableEvent, ...] = (Paused(), Resumed(), HoursSet(None), HoursSet(HOURS), SeatOpened())
    for language in LOCALIZERS.languages:
        l10n = LOCALIZERS.for_locale(language)
        entries = [LogEntry(seq, Seat(1), "", (), (), 0, fact=fact) for seq, fact in enumerate(facts, 2)]
        lines = table_event_lines(l10n, SCREENS, entries, NAMES)
        assert len(set(lines)) == len(facts)
        assert "09:00" in lines[3]
        assert all("Ben" in lines[index] for index in (0, 1, 4))


def test_a_turn_that_was_not_played_in_time_is_told_once_however_many_entries_it_has(l10n: Localizer) -> None:
    entries = [LogEntry(seq, Seat(1), action, (), (), 0, Cause.CLOCK) for seq, action in ((5, "roll"), (6, "end"))]
    assert table_event_lines(l10n, SCREENS, entries, NAMES) == ["Time is up for **Ben**."]


def test_a_board_does_not_repeat_what_was_a_message_of_its_own(l10n: Localizer) -> None:
    entries = [
        LogEntry(4, Seat(0), "", (), (), 0, fact=NotAgreed(Seat(0), PauseAll(), Outcome.LAPSED)),
        LogEntry(5, Seat(1), "", (), (), 0, fact=Paused()),
        LogEntry(6, Seat(1), "pass", (), (), 0, Cause.CLOCK),
    ]
    assert board_lines(l10n, SCREENS, entries, NAMES) == ["Time is up for **Ben**."]


def test_a_warning_calls_its_player_alone_and_leads_to_the_turn(l10n: Localizer) -> None:
    look = look_at(crowded(), names=LOUD_NAMES)
    message = notice_message(l10n, SCREENS, NoticePost(look, RunningOut(Seat(2), 5, NOW), 3, "n"))
    assert message.text.startswith("**#12 Oak** · 🦋 <@102> to play. Time runs out <t:")
    assert message.alerts == (user_of(2),)
    post = NoticePost(look, RunningOut(Seat(2), 5, NOW), 3, "n", called=frozenset({Seat(1)}))
    quiet = notice_message(l10n, SCREENS, post)
    assert quiet.alerts == ()
    assert "<@" not in quiet.text
    assert str(ComponentId(look.table.id, look.table.seq, PLAYING)) in {
        str(button.custom_id) for row in message.rows if isinstance(row, tuple) for button in row
    }
    check(message)


def test_a_fact_that_everybody_has_to_hear_of_is_posted_and_alerts_nobody(l10n: Localizer) -> None:
    look = look_at(crowded())
    message = notice_message(l10n, SCREENS, NoticePost(look, TableEventNotice(9, SeatOpened(), Seat(1)), 3, "n"))
    assert message.text == (
        "**#12 Oak** · Time was up for **💧 Ben** twice in a row. The seat is open to a substitute."
    )
    assert message.alerts == ()


def test_a_board_tells_when_time_runs_out_and_names_nobody_where_it_is_the_same_for_all(l10n: Localizer) -> None:
    table = look_at(crowded()).table
    first, second = (ClockFace(Seat(seat), HOUR, 0, awaited=True, ends=NOW, stands=False) for seat in (0, 1))
    assert board_clock_lines(l10n, table, ()) == []
    assert board_clock_lines(l10n, table, [first, second]) == [f"Time runs out <t:{NOW}:R>."]
    standing = msgspec.structs.replace(first, stands=True)
    assert board_clock_lines(l10n, table, [standing]) == [f"The clock stands; time runs out <t:{NOW}:R>."]
    for_ever = msgspec.structs.replace(first, stands=True, ends=None)
    assert board_clock_lines(l10n, table, [for_ever]) == ["The clock stands."]
    assert board_clock_lines(l10n, table, [for_ever, second]) == [
        f"{SIGNED[0]}: the clock stands.",
        f"{SIGNED[1]}: time runs out <t:{NOW}:R>.",
    ]


def resumed(by: int, *, calls: bool, since: int = 0, called: frozenset[Seat] | None = None) -> Message:
    """The message that a pause is over, which that seat ended, some entries ago."""
    look = look_at(crowded())
    told = TableEventNotice(look.table.seq - since, Resumed(), Seat(by), calls)
    message = notice_message(LOCALIZERS.for_locale("en"), SCREENS, NoticePost(look, told, 3, "n", called=called))
    check(message)
    return message


def test_whoever_is_awaited_is_called_when_somebody_ends_the_pause() -> None:
    message = resumed(1, calls=True)
    assert message.alerts == (ANA,)
    assert message.text.endswith(f"**💧 Ben** ends the pause. Clocks run again.\n🔥 <@{ANA}> to play.")


def test_nobody_is_called_twice_or_against_their_wish_when_a_pause_ends() -> None:
    assert resumed(1, calls=False).alerts == (), "the board that follows calls them"
    assert resumed(1, calls=True, since=1).alerts == (), "a board has followed"
    assert resumed(0, calls=True).alerts == (), "they ended it themselves"
    quiet = resumed(1, calls=True, called=frozenset())
    assert quiet.alerts == ()
    assert quiet.text.endswith("Ana to play.")


def test_whole_days_name_no_hours(l10n: Localizer) -> None:
    words = [duration(l10n, seconds) for seconds in (3 * DAY + HOUR, 3 * DAY + 59 * 60, 2 * DAY - 60, 0)]
    assert words == ["3 d 1 h", "3 d", "47 h 59 min", "0 h 0 min"]
