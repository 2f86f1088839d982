"""What is asked often is found by an index: with thousands of tables too."""

from pathlib import Path

import pytest

from tests.service.room import open_room

ASKED = {
    "results with names": "SELECT * FROM named_results WHERE table_id = 1",
    "records": "SELECT * FROM named_results WHERE guild = 1 AND game = 'x' AND persons_only AND place = 1",
    "mentions by a member": "SELECT * FROM mentions WHERE causer = 1 AND at > 1",
    "mentions of long ago": "SELECT * FROM mentions WHERE at <= 1",
    "who began a rated game": "SELECT * FROM rated WHERE table_id = 1",
    "rated games of a member": "SELECT * FROM rated WHERE user = 1",
    "whether bots sat there": "SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM seats WHERE table_id = 1 AND ai IS NOT NULL)",
    "a table": "SELECT * FROM seated_tables WHERE id = 1",
    "the tables of one person": "SELECT table_id FROM seats WHERE user = 1 AND until IS NULL",
    "what is due": "SELECT id FROM tables WHERE due <= 1 ORDER BY due, id",
    "whom a table awaits": "SELECT * FROM turns WHERE table_id = 1",
    "what awaits one person": "SELECT * FROM turns WHERE user = 1",
    "notices": "SELECT count(*) FROM notices WHERE table_id = 1",
    "votes": "SELECT * FROM votes WHERE table_id = 1",
    "plans": "SELECT * FROM plans WHERE table_id = 1 AND ended IS NULL",
}


@pytest.mark.parametrize("what", ASKED)
async def test_no_question_reads_a_whole_table(what: str, tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room, room.store.writing() as writing:
        steps = await writing._connection.rows(f"EXPLAIN QUERY PLAN {ASKED[what]}")
        scans = [row["detail"] for row in steps if row["detail"].startswith("SCAN ")]
        assert [one for one in scans if "CONSTANT" not in one] == []
