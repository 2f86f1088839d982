"""By "What happened here?" a board's message shows the table as it stood then, and leads through the game."""

import asyncio
import re

import pytest

from kingsforge_bot.service.types import OldBoardPolicy, Table
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.wording.names import names_of
from tests.ui.audit.playing import played
from tests.ui.counter import ELSEWHERE, LOCALIZERS, TITLES, Answered, Counter
from tests.ui.looks import STRANGER
from tests.ui.positions import ANA

WAYS = ("First", "Back", "Forward", "Newest")
FIRST, SECOND, NEVER = 501, 502, 503
"""Messages."""


def entry(shown: Answered) -> tuple[int, int]:
    """Which entry of how many."""
    found = re.search(r"· entry (\d+) of (\d+), <t:\d+:R>", shown.text)
    assert found, shown.text
    return int(found[1]), int(found[2])


def way(shown: Answered, label: str) -> str | None:
    """The id of the button, if it can be pressed."""
    [button] = [part for row in shown.rows for part in row["components"] if part["label"] == label]
    return None if button["disabled"] else str(button["custom_id"])


async def went(counter: Counter, table: Table, entries: int) -> Table:
    """The same table when it has so long a log."""
    while (look := await counter.look(table.id)).table.seq < entries:
        seat = min(look.awaited)
        sitter = look.table.sitters[seat]
        assert sitter.user is not None
        action = next(iter(counter.service.play.game(table.game).legal_actions(look.view, seat)))
        await counter.service.play.act(table.id, sitter.user, action, decided_on=look.table.seq)
    return (await counter.look(table.id)).table


async def test_a_board_shows_its_table_as_it_stood_though_it_is_folded_and_forgotten(counter: Counter) -> None:
    before = await played(counter, 20)
    await counter.posted(before, FIRST)
    now = await went(counter, before, 40)
    await counter.posted(now, SECOND)
    counter.restart()
    then, newest = await counter.happened(STRANGER, FIRST), await counter.happened(STRANGER, SECOND)
    assert entry(then) == (before.seq, now.seq)
    assert entry(newest) == (now.seq, now.seq)
    assert then.attachments == 1
    assert not then.public
    assert "Next: " in then.text
    assert [way(newest, label) is None for label in WAYS] == [False, False, True, True]
    assert all(way(then, label) for label in WAYS)


async def test_going_back_tells_every_entry_once_down_to_the_first(counter: Counter) -> None:
    table = await played(counter, 30)
    await counter.posted(table, FIRST)
    shown = await counter.happened(STRANGER, FIRST)
    seen = [entry(shown)[0]]
    while back := way(shown, "Back"):
        # Whatever the process knew is gone: the button alone tells where to go on.
        counter.restart()
        shown = await counter.press(STRANGER, back, own=True)
        assert shown.deferred == {}, "not in the same message"
        seen.append(entry(shown)[0])
    assert seen == sorted(set(seen), reverse=True)
    assert way(shown, "First") is None
    forward = [seen[-1]]
    while on := way(shown, "Forward"):
        shown = await counter.press(STRANGER, on, own=True)
        forward.append(entry(shown)[0])
    assert forward == seen[::-1]
    first = await counter.press(STRANGER, str(way(shown, "First")), own=True)
    assert entry(first)[0] == seen[-1]
    assert entry(await counter.press(STRANGER, str(way(first, "Newest")), own=True))[0] == table.seq


async def test_what_led_there_is_told_event_by_event(counter: Counter) -> None:
    """The last five lines of it: a picture and buttons stand below. The log tells whole turns in a line each."""
    table = await played(counter, 24)
    page = await counter.press(STRANGER, ComponentId(table.id, 0, f"log to {table.seq}"), own=True)
    shown = await counter.press(STRANGER, str(way(page, "Board at that time")), own=True)
    told = [line.removeprefix("-# ") for line in shown.text.splitlines() if line.startswith("-# ")]
    assert 0 < len(told) <= 6
    screens, l10n = TITLES.screens(table), LOCALIZERS.english.of(table.game)
    entries, names = await counter.log(table.id), names_of(l10n, table)
    lines = {
        screens.boards.line(l10n, event, names, forced=entry.forced) for entry in entries for event in entry.events
    }
    assert set(told) - {"Earlier: see the log."} <= lines
    again = await counter.press(STRANGER, str(way(shown, "Log")), own=True)
    assert f"{entry(shown)[0]}`" in again.text


@pytest.mark.parametrize("message", [NEVER, 0, -1, 1 << 70])
async def test_a_message_that_is_no_board_is_told_so(counter: Counter, message: int) -> None:
    table = await played(counter, 5)
    await counter.posted(table, FIRST)
    assert "shows no board" in (await counter.happened(ANA, message)).text


async def test_the_board_of_another_channel_is_shown_to_those_who_play_there_alone(counter: Counter) -> None:
    table = await played(counter, 5)
    await counter.posted(table, FIRST)
    hidden = await counter.happened(STRANGER, FIRST, channel_id=ELSEWHERE)
    assert "no table" in hidden.text
    assert not hidden.attachments
    assert entry(await counter.happened(ANA, FIRST, channel_id=ELSEWHERE))[0] == table.seq


@pytest.mark.parametrize("words", ["past", "past 0", "past -1", "past x", "past back", "past up 3", "past 1 2"])
async def test_made_up_presses_lead_nowhere(counter: Counter, words: str) -> None:
    table = await played(counter, 5)
    shown = await counter.press(STRANGER, f"kf1|{table.id}|0|{words}", own=True)
    assert not shown.attachments
    assert "entry" not in shown.text


async def test_a_number_that_is_not_reached_yet_is_the_newest(counter: Counter) -> None:
    table = await played(counter, 5)
    shown = await counter.press(STRANGER, ComponentId(table.id, 0, "past 999999999"), own=True)
    assert entry(shown) == (table.seq, table.seq)


async def test_a_table_that_has_not_begun_has_no_past(counter: Counter) -> None:
    lobby = await counter.lobby(2)
    shown = await counter.press(ANA, ComponentId(lobby.id, 0, "past 1"), own=True)
    assert "shows no board" in shown.text


async def test_one_picture_at_a_time_for_each_person(counter: Counter) -> None:
    """A flood draws nothing beside the first."""
    table = await played(counter, 40)
    presses = [ComponentId(table.id, 0, f"past {seq}") for seq in range(1, 40, 6)]
    answers = await asyncio.gather(*(counter.press(STRANGER, one, own=True) for one in presses))
    assert [one.attachments for one in answers].count(1) >= 1
    for one in answers:
        assert one.attachments == 1 or "still being made" in one.text or "something newer" in one.text


@pytest.mark.parametrize("boards", list(OldBoardPolicy))
async def test_whatever_becomes_of_boards_their_messages_are_known(counter: Counter, boards: OldBoardPolicy) -> None:
    lobby = await counter.lobby(2, boards=boards)
    table = (await counter.service.lobbies.start(lobby.id, ANA)).look.table
    await counter.posted(table, FIRST)
    later = await went(counter, table, 12)
    await counter.posted(later, SECOND)
    assert entry(await counter.happened(STRANGER, FIRST)) == (table.seq, later.seq)
