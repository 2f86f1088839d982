"""Whenever the power goes while a chain of plans is played out, all of it stands or nothing of it."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from kingsforge_bot.service.types import Cause, TableId
from kingsforge_bot.store.file_database import FileConnection
from tests.databases.by_hand import inside
from tests.service.room import BEN, CLEO, open_room
from tests.service.turn.planning import order, plan

ONE = TableId(1)
PLANNED = 3


@pytest.mark.of_files
async def test_a_chain_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kingsforge.sqlite3"
    cuts: list[Path] = []
    run = FileConnection.rows

    async def cut_before(self: FileConnection, sql: str, *values: Any, **named: Any) -> Any:
        """What lies on the disk before that statement, as a bot finds it that starts after a power cut."""
        if sql.startswith(("BEGIN", "INSERT", "UPDATE", "SAVEPOINT", "RELEASE", "COMMIT")):
            there = tmp_path / f"cut{len(cuts)}"
            there.mkdir()
            for suffix in ("", "-wal"):
                if (file := Path(f"{path}{suffix}")).exists():
                    shutil.copy(file, there / file.name)
            cuts.append(there / path.name)
        return await run(self, sql, *values, **named)

    async with open_room(path) as room:
        await room.started(BEN, CLEO)
        first, second, third = await order(room)
        await plan(room, first, "pass taking token unless passed")
        await plan(room, second, "pass")
        await plan(room, third, "pass")
        with monkeypatch.context() as patched:
            patched.setattr(FileConnection, "rows", cut_before)
            await room.act(ONE, "pass taking metal")
        cuts.append(path)

    assert len(cuts) > 3 * PLANNED
    found = [await _stands(cut) for cut in cuts]
    nothing, everything = ([Cause.PLAYER], PLANNED, 0), ([Cause.PLAYER, Cause.PLAYER, Cause.PLAN, Cause.PLAN], 0, 0)
    assert found[0] == nothing
    assert found[-1] == everything
    assert all(one in (nothing, everything) for one in found), found


async def _stands(path: Path) -> tuple[list[Cause], int, int]:
    """Who decided each entry, how many plans wait, and how many notices are owed."""
    async with open_room(path) as room:
        causes = [entry.cause for entry in await room.service.history.entries(ONE)]
        async with room.store.writing() as writing:
            waiting = len(await writing.plans.armed(ONE))
            notices = len(await inside(writing).rows("SELECT * FROM notices"))
        return causes, waiting, notices
