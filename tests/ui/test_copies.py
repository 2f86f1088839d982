"""What a host reads who makes a copy of the database or puts one back."""

from pathlib import Path

import pytest

from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.settings import read_start
from kingsforge_bot.store import open_store
from kingsforge_bot.ui.copies import copied

SAY = Localizers(strict=True).english


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kingsforge.sqlite3"


def run(path: Path, *arguments: object) -> tuple[int | str, list[str]]:
    """The exit status or what is said with status 1; and what is told."""
    told: list[str] = []
    start = read_start([str(argument) for argument in arguments])
    assert start.copies
    return copied(start, path, SAY, told.append), told


async def test_a_backup_and_back_again(path: Path) -> None:
    copy, aside = path.with_name("copy.sqlite3"), f"{path}.before-1"
    async with open_store(path):
        assert run(path, "--backup", copy) == (0, [f"{path} is backed up to {copy}."])
        status, told = run(path, "--restore", copy)
        assert (status, told) == (
            f"The database {path} cannot be used: in use by another process. Nothing was changed.",
            [],
        )
    status, told = run(path, "--restore", copy)
    assert status == 0
    assert told[0].startswith(f"{path} is restored from {copy}. ")
    assert told[1:] == [f"What stood there is kept as {aside}."]


async def test_what_cannot_be_done_is_said(path: Path) -> None:
    copy = path.with_name("copy.sqlite3")
    assert run(path, "--backup", copy) == (f"There is no database at {path}. Nothing was changed.", [])
    assert run(path, "--restore", copy) == (f"There is no database at {copy}. Nothing was changed.", [])
    async with open_store(path):
        run(path, "--backup", copy)
        again = f"{copy} exists already, and nothing is overwritten. Name another file."
        assert run(path, "--backup", copy) == (again, [])


def test_a_start_copies_or_runs() -> None:
    assert not read_start(["--discord"]).copies
    for wrong in (["--backup"], ["--backup", "a", "--restore", "b"], ["--restore", "a", "--discord"]):
        with pytest.raises(SystemExit):
            read_start(wrong)
