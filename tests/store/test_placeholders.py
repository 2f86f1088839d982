"""Values stand in statements in one of two ways, `?` and `:name`, which every Python from 3.11 on takes without a word.

A numbered one with values in their order is called deprecated by Python 3.12.0 to 3.12.3, which took it for a name.
"""

import re
from pathlib import Path

from kingsforge_bot.store.file_database import connection

NUMBERED = re.compile(r"\?[0-9]")


async def test_values_stand_in_their_order_or_by_their_names(tmp_path: Path) -> None:
    async with connection(tmp_path / "any.sqlite3") as opened:
        in_order = await opened.row("SELECT ? - ?", 7, 2)
        by_name = await opened.row("SELECT :more - :less + :more", less=2, more=7)
    assert [None if row is None else row[0] for row in (in_order, by_name)] == [5, 12]


def test_no_statement_numbers_its_values() -> None:
    store = Path(__file__).parents[2] / "kingsforge_bot" / "store"
    files = [file for kind in ("*.py", "*.sql") for file in sorted(store.rglob(kind))]
    numbered = [
        f"{file.name}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if NUMBERED.search(line)
    ]
    assert not numbered, "\n".join(numbered)
