"""The log is read whole, page by page."""

import re

from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.phone import height
from tests.ui.audit.playing import played
from tests.ui.counter import ELSEWHERE, Answered, Counter
from tests.ui.looks import GAME, STRANGER, user_of
from tests.ui.positions import ANA


def numbers(page: Answered) -> list[int]:
    """The entries it tells of; of a turn in one line all."""
    told = re.findall(r"(?m)^`(\d+)(?:–(\d+))?`", page.text)
    return [seq for first, last in told for seq in range(int(first), int(last or first) + 1)]


def turning(page: Answered, label: str) -> str | None:
    """The id of the button, if it can be pressed."""
    [row] = page.rows
    [button] = [part for part in row["components"] if part["label"] == label]
    return None if button["disabled"] else str(button["custom_id"])


async def test_a_turn_is_told_in_one_line_where_that_tells_all_of_it(counter: Counter) -> None:
    """A game has hundreds: a line for each would be fifty pages."""
    table = await played(counter)
    page = await counter.command(STRANGER, "table log")
    found = [page]
    while earlier := turning(found[-1], "Earlier"):
        found.append(await counter.press(STRANGER, earlier, own=True))
    assert re.search(r"(?m)^`\d+–\d+` \*\*🔥 Ana\*\*: rolled .*; ", "\n".join(one.text for one in found))
    assert table.seq / len(found) >= 7


async def test_every_entry_is_reached_from_the_last_page_and_back(counter: Counter) -> None:
    table = await played(counter)
    everything = list(range(1, table.seq + 1))
    page = await counter.command(STRANGER, "table log")
    assert numbers(page)[-1] == table.seq
    assert turning(page, "Later") is None
    read = numbers(page)
    while earlier := turning(page, "Earlier"):
        # Whatever the process knew is gone: the button alone tells where to go on.
        counter.restart()
        page = await counter.press(STRANGER, earlier, own=True)
        assert page.deferred == {}, "not in the same message"
        assert 0 < len(numbers(page)) < len(everything)
        read = numbers(page) + read
    assert read == everything
    read = numbers(page)
    assert "First" not in [part["label"] for row in page.rows for part in row["components"]]
    while later := turning(page, "Later"):
        page = await counter.press(STRANGER, later, own=True)
        read = read + numbers(page)
    assert read == everything
    assert f"log, {numbers(page)[0]} to {table.seq} of {table.seq}**" in page.text
    first = turning(page, "First")
    assert first is not None
    assert numbers(await counter.press(STRANGER, first, own=True))[0] == 1


async def test_a_page_fits_a_phone(counter: Counter) -> None:
    """Title, entries and how to check; file and buttons have their room below."""
    await played(counter)
    page = await counter.command(STRANGER, "table log")
    assert len(numbers(page)) > 1
    while True:
        assert height(page.text, ()) <= 420
        if (earlier := turning(page, "Earlier")) is None:
            break
        page = await counter.press(STRANGER, earlier, own=True)


async def test_a_page_turned_later_leads_to_what_was_played_meanwhile(counter: Counter) -> None:
    table = await played(counter, 60)
    page = await counter.press(STRANGER, ComponentId(table.id, 0, f"log from {table.seq}"), own=True)
    assert numbers(page) == [table.seq]
    assert turning(page, "Later") is None
    look = await counter.look(table.id)
    seat = min(look.awaited)
    action = next(iter(GAME.legal_actions(look.view, seat)))
    await counter.service.play.act(table.id, user_of(seat), action, decided_on=table.seq)
    page = await counter.press(STRANGER, ComponentId(table.id, 0, f"log to {table.seq}"), own=True)
    assert numbers(page)[-1] == table.seq
    assert turning(page, "Later") is not None


async def test_a_short_log_has_no_pages(counter: Counter) -> None:
    table = await played(counter, 2)
    page = await counter.command(ANA, "table log")
    assert numbers(page) == list(range(1, table.seq + 1))
    [row] = page.rows
    assert [button["label"] for button in row["components"]] == ["Board at that time"]


async def test_the_log_of_another_server_stays_there(counter: Counter) -> None:
    table = await played(counter, 3)
    page = await counter.press(STRANGER, ComponentId(table.id, 0, "log to 2"), own=True, guild=ELSEWHERE[0])
    assert "There is no table" in page.text
