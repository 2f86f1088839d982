"""The host goes back to a copy: what was said since does not count, and the table goes on from there."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from kingsforge_bot.sandbox import Person
from tests.e2e.hands import read
from tests.e2e.house import PATIENCE, House
from tests.e2e.play import seated
from tests.e2e.reading import boards, labels


async def ended(house: House, *flags: str) -> int:
    process = await house.launch(None, *flags)
    return await asyncio.wait_for(process.wait(), PATIENCE)


def by_hand(copy: Path, database: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        database.with_name(database.name + ending).unlink(missing_ok=True)
    shutil.copy(copy, database)


@pytest.mark.parametrize("put_back", [None, by_hand], ids=["by --restore", "by hand"])
async def test_a_table_goes_on_from_the_copy(
    house: House, ann: Person, ben: Person, put_back: Callable[[Path, Path], None] | None
) -> None:
    copy = house.folder / "copy.sqlite3"
    play = await seated(house, [ann, ben], players=2)
    before = await play.board()
    (user,) = before.awaited
    person, other = (ann, ben) if user == ann.id else (ben, ann)
    assert await ended(house, "--backup", str(copy)) == 0
    assert await ended(house, "--backup", str(copy)) == 1
    await read(
        await person.press(await read(await person.press(before.message, "Pass")), "Pass, take 1 metal (usable now)")
    )
    play.seen = before.seq
    lost = await play.board()
    assert await ended(house, "--restore", str(copy)) == 1
    assert await house.terminate() == 0
    await house.server.bot_offline()
    if put_back is None:
        assert await ended(house, "--restore", str(copy)) == 0
    else:
        put_back(copy, house.database)
    await house.start()

    for one, message in ((person, before.message), (other, lost.message)):
        assert "the table has moved on" in (await read(await one.press(message, "Pass"))).content
    current = await read(await person.slash(house.channel, "table show"))
    assert "Pass" in labels(current)
    asked = await read(await person.press(current, "Pass"))
    done = await read(await person.press(asked, "Pass, take 1 metal (usable now)"))
    assert "passed first" in done.content
    again = await house.server.until(
        lambda: next(
            (
                board
                for board in boards(house.server, house.channel, play.table)[::-1]
                if board.seq == lost.seq and board.message.id != lost.message.id
            ),
            None,
        ),
        "the board of the new timeline",
    )
    assert again.awaited == (other.id,)
