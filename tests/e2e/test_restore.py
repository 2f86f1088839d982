"""The host goes back to a copy: what was said since does not count, and the table goes on from there."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kingsforge_bot.sandbox import Message, Person
from kingsforge_bot.store import back_up
from tests.e2e.hands import read
from tests.e2e.house import PATIENCE, House
from tests.e2e.play import seated
from tests.e2e.reading import Board, boards, labels


async def ended(house: House, *flags: str) -> int:
    process = await house.launch(None, *flags)
    return await asyncio.wait_for(process.wait(), PATIENCE)


async def test_where_there_is_no_database_nothing_is_made(empty_house: House) -> None:
    copy = empty_house.folder / "copy.sqlite3"
    assert await ended(empty_house, "--backup", str(copy)) == 1
    assert await ended(empty_house, "--restore", str(copy)) == 1
    assert empty_house.log.count("There is no database at ") == 2
    assert "Traceback" not in empty_house.log
    assert not copy.exists()
    assert not empty_house.database.exists()


async def by_command(house: House, copy: Path) -> None:
    assert await ended(house, "--restore", str(copy)) == 1
    await stopped(house)
    assert await ended(house, "--restore", str(copy)) == 0


async def by_hand(house: House, copy: Path) -> None:
    await stopped(house)
    for ending in ("-wal", "-shm"):
        house.database.with_name(house.database.name + ending).unlink(missing_ok=True)
    shutil.copy(copy, house.database)


async def stopped(house: House) -> None:
    assert await house.terminate() == 0
    await house.server.bot_offline()


async def to_a_file(house: House) -> Path:
    copy = house.folder / "copy.sqlite3"
    back_up(house.database, copy)
    return copy


async def by_its_date(house: House) -> Path:
    """As `make backup` does it, by a process of its own while the bot runs."""
    assert await ended(house, "--backup") == 0
    (copy,) = (house.folder / "backups").iterdir()
    assert f"{house.database} is backed up to {copy}." in house.log
    return copy


@pytest.mark.parametrize(
    ("backed_up", "restored"), [(to_a_file, by_hand), (to_a_file, by_command), (by_its_date, by_command)]
)
async def test_a_table_goes_on_from_the_copy(
    house: House,
    ann: Person,
    ben: Person,
    backed_up: Callable[[House], Awaitable[Path]],
    restored: Callable[[House, Path], Awaitable[None]],
) -> None:
    play = await seated(house, [ann, ben], players=2)
    before = await play.board()
    (user,) = before.awaited
    person, other = (ann, ben) if user == ann.id else (ben, ann)
    copy = await backed_up(house)
    await taken(await read(await person.press(before.message, "Pass")), person)
    play.seen = before.seq
    lost = await play.board()
    await restored(house, copy)
    await house.start()

    for one, message in ((person, before.message), (other, lost.message)):
        assert "the table has moved on" in (await read(await one.press(message, "Pass"))).content
    current = await read(await person.slash(house.channel, "table show"))
    assert "Claim" in labels(current)
    assert "passed first" in (await read(await person.slash(house.channel, "pass", {"taking": "metal"}))).content

    def said_anew() -> Board | None:
        """Not the lost board, which has the same number."""
        return next(
            (
                one
                for one in boards(house.server, house.channel, play.table)
                if one.seq == lost.seq and one.message.id != lost.message.id
            ),
            None,
        )

    again = await house.server.until(said_anew, "the board of the new timeline")
    assert again.awaited == (other.id,)


async def taken(asked: Message, person: Person) -> Message:
    """The first to pass takes a die."""
    return await read(await person.press(asked, "Pass: 1 metal, usable now"))
