"""The file's end of a move: its tables, read or filled one after the other."""

import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from kingsforge_bot.service.errors import StoreUnusable
from kingsforge_bot.service.types import Timeline
from kingsforge_bot.store.database import Value
from kingsforge_bot.store.disk_full import disk_full_told
from kingsforge_bot.store.migrating import migrations
from kingsforge_bot.store.moved import TABLE
from kingsforge_bot.store.moving.row_form import Digest, Form, digest_of


class FileEnd:
    """An open file."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.database = database
        self.forms = tuple(self._forms())

    def _forms(self) -> Iterator[Form]:
        names = self.database.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> ?"
            " ORDER BY name",
            (TABLE,),
        ).fetchall()
        for (name,) in names:
            columns = self.database.execute("SELECT name, type, pk FROM pragma_table_info(?)", (name,)).fetchall()
            yield Form(
                name,
                columns=tuple(column for column, _, _ in columns),
                key=tuple(column for column, _, pk in sorted(columns, key=lambda one: one[2]) if pk),
                texts=frozenset(column for column, kind, _ in columns if kind == "TEXT"),
            )

    def timeline(self) -> tuple[Timeline, int]:
        """With the number of its tables and entries."""
        name, first, entries = self.database.execute("SELECT name, first, entries FROM timeline").fetchone()
        return Timeline(name, first=bool(first)), entries

    def count(self, form: Form) -> int:
        """How many rows the table has."""
        count: int
        (count,) = self.database.execute(f'SELECT count(*) FROM "{form.name}"').fetchone()  # noqa: S608
        return count

    def rows(self, form: Form) -> Iterator[tuple[Value, ...]]:
        """All of a table in the order of its key, never all at once."""
        columns, key = (", ".join(f'"{name}"' for name in names) for names in (form.columns, form.key))
        return iter(self.database.execute(f'SELECT {columns} FROM "{form.name}" ORDER BY {key}'))  # noqa: S608

    def digest(self, form: Form) -> Digest:
        """As the server reckons it."""
        return digest_of(self.rows(form))

    def put(self, form: Form, rows: Iterable[Sequence[Value]]) -> None:
        """Add rows."""
        places = ", ".join("?" * len(form.columns))
        columns = ", ".join(f'"{name}"' for name in form.columns)
        self.database.executemany(
            f'INSERT INTO "{form.name}" ({columns}) VALUES ({places})',  # noqa: S608
            rows,
        )

    def handed_out(self) -> Mapping[str, int]:
        """The last number of each table whose numbers never come again, also where its row is gone."""
        return dict(self.database.execute("SELECT name, seq FROM sqlite_sequence").fetchall())

    def hand_out_after(self, numbers: Mapping[str, int]) -> None:
        """Go on behind these."""
        kept = {
            name: numbers[name]
            for (name,) in self.database.execute("SELECT name FROM sqlite_schema WHERE sql LIKE '%AUTOINCREMENT%'")
            if name in numbers
        }
        self.database.execute("DELETE FROM sqlite_sequence")
        self.database.executemany("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", list(kept.items()))


@contextmanager
def opened(path: Path) -> Iterator[FileEnd]:
    """A file as it is. Raises StoreUnusable for whatever SQLite says of it while the block runs."""
    try:
        with disk_full_told(path), closing(sqlite3.connect(path, isolation_level=None)) as database:
            yield FileEnd(database)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise StoreUnusable(str(path), str(error)) from error


@contextmanager
def to_be_filled(path: Path) -> Iterator[FileEnd]:
    """A new file at `path`, with all its tables but nothing in them; whole and on the disk when the block ends.

    Raises StoreUnusable where what was put in does not belong together.
    """
    with opened(path) as made:
        # Nobody else knows of the file: it is whole at the end, or thrown away.
        for pragma in ("journal_mode = OFF", "synchronous = OFF", "foreign_keys = OFF"):
            made.database.execute(f"PRAGMA {pragma}")
        steps = migrations()
        for number, step in steps.items():
            made.database.executescript(f"BEGIN;\n{step}\nPRAGMA user_version = {number};\nCOMMIT;")
    with opened(path) as file:
        database = file.database
        for pragma in ("journal_mode = OFF", "synchronous = OFF", "foreign_keys = OFF"):
            database.execute(f"PRAGMA {pragma}")
        database.execute("BEGIN")
        left_out = database.execute(
            "SELECT type, name, sql FROM sqlite_schema WHERE type IN ('index', 'trigger') AND sql IS NOT NULL"
            " AND tbl_name NOT IN (SELECT name FROM sqlite_schema WHERE type = 'view')"
        ).fetchall()
        for kind, name, _ in left_out:
            database.execute(f'DROP {kind} "{name}"')
        for form in file.forms:
            database.execute(f'DELETE FROM "{form.name}"')  # noqa: S608
        yield file
        for _, _, sql in left_out:
            database.execute(sql)
        if (broken := database.execute("PRAGMA foreign_key_check").fetchone()) is not None:
            raise StoreUnusable(str(path), f"{broken[0]} names a {broken[2]} there is not")
        database.execute("COMMIT")
    with path.open("rb") as written:
        os.fsync(written.fileno())
