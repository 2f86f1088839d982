"""`Committer` lists the tables that an entry changes; what writes them lies in triggers, where nobody looks."""

import re
import sqlite3

from kingsforge_bot.service.turn import committer
from kingsforge_bot.store.schema import schema
from kingsforge_bot.store.writing import _COMMIT

WRITES = {sqlite3.SQLITE_INSERT, sqlite3.SQLITE_UPDATE, sqlite3.SQLITE_DELETE}


def listed(tables: set[str]) -> set[str]:
    """The tables that the first line of the list names."""
    assert committer.__doc__ is not None
    _, always, *_ = committer.__doc__.split("\n- ")
    return tables & set(re.findall(r"\w+", re.sub(r"\(.*?\)", "", always)))


def test_every_table_that_a_commit_writes_by_itself_is_listed() -> None:
    written: set[str] = set()

    def seen(action: int, what: str | None, *_: object) -> int:
        if action in WRITES and what is not None:
            written.add(what)
        return sqlite3.SQLITE_OK

    database = sqlite3.connect(":memory:")
    database.executescript(schema())
    names = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    database.set_authorizer(seen)
    database.execute("EXPLAIN " + re.sub(r"\?|:[a-z_]+", "NULL", _COMMIT))
    database.close()
    assert written & names == listed(names)
