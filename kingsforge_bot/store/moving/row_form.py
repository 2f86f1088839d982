"""Rows as PostgreSQL takes and gives them in bulk: the same bytes for the same rows, whichever database has them."""

import hashlib
import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from kingsforge_bot.store.database import Value

HEAD: Final = b"PGCOPY\n\xff\r\n\0" + bytes(8)
"""What a table begins with: the form's signature, no flags, nothing added to the head."""
END: Final = b"\xff\xff"
_PIECE: Final = 1 << 20
"""Bytes that are handed on at once."""
_COUNT: Final = struct.Struct(">h").pack
_LENGTH: Final = struct.Struct(">i").pack
_INTEGER: Final = struct.Struct(">iq").pack
_REAL: Final = struct.Struct(">id").pack


class Form(NamedTuple):
    """A table and its columns in the file's order; `key` says in which order its rows come, `texts` which are texts."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    texts: frozenset[str]


class Digest(NamedTuple):
    """What a table holds, in short."""

    rows: int
    sha256: str


def _text(value: str) -> bytes:
    written = value.encode()
    return _LENGTH(len(written)) + written


_FORMS: Final[dict[type, Callable[[Any], bytes]]] = {
    int: lambda value: _INTEGER(8, value),
    str: _text,
    float: lambda value: _REAL(8, value),
    bytes: lambda value: _LENGTH(len(value)) + value,
    type(None): lambda _: _LENGTH(-1),
}
"""SQLite's strict tables hold nothing but these."""


class Written:
    """Rows in their form, piece by piece; what went through is counted, told and digested."""

    def __init__(self, rows: Iterable[Sequence[Value]], tell: Callable[[int], None] = lambda _: None) -> None:
        self._rows = rows
        self._tell = tell
        self._sha256 = hashlib.sha256()
        self._count = 0

    def __iter__(self) -> Iterator[bytes]:
        piece, size, forms = [HEAD], 0, _FORMS
        for row in self._rows:
            self._count += 1
            form = _COUNT(len(row)) + b"".join([forms[type(value)](value) for value in row])
            piece.append(form)
            size += len(form)
            if size >= _PIECE:
                yield self._through(piece)
                self._tell(self._count)
                piece, size = [], 0
        yield self._through([*piece, END])

    def _through(self, piece: list[bytes]) -> bytes:
        written = b"".join(piece)
        self._sha256.update(written)
        return written

    @property
    def digest(self) -> Digest:
        """The digest of all rows, once they went through."""
        return Digest(self._count, self._sha256.hexdigest())


def digest_of(rows: Iterable[Sequence[Value]]) -> Digest:
    """The digest of rows that go nowhere."""
    written = Written(rows)
    for _ in written:
        pass
    return written.digest
