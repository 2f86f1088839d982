"""The store's statements, written as SQLite reads them, as PostgreSQL reads them.

Little differs: places of values, two names of columns, and words for JSON. Functions that PostgreSQL lacks are made by
the first of its migrations under SQLite's names.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from kingsforge_bot.store.database import Value

_TOKEN: Final = re.compile(r"'(?:[^']|'')*'|\"[^\"]*\"|--[^\n]*|\?|:[a-z_]+|\w+|.", re.DOTALL)
"""Text, quoted name, comment, place of a value, word; anything else letter by letter."""
_WORDS: Final[Mapping[str, str]] = {
    # Columns with names that PostgreSQL keeps for itself.
    "user": '"user"',
    "only": '"only"',
    "json_object": "json_build_object",
    "json_group_array": "json_agg",
}
_PHRASES: Final = (
    # SQLite is told which table to begin with; PostgreSQL counts its rows.
    (re.compile(r"\bCROSS JOIN (\w+) ON\b"), r"JOIN \1 ON"),
    # Text by its name, numbers by any other: what stands in a column of JSON has one type in PostgreSQL.
    (re.compile(r"\bjson_extract\(([\w.]+), '\$\.type'\)"), r"json_text(\1, 'type')"),
    (re.compile(r"\bjson_extract\(([\w.]+), '\$\.(\w+)'\)"), r"json_number(\1, '\2')"),
    (re.compile(r"(\w+\.value) ->> (\d)"), r"json_item(\1, \2)"),
    (re.compile(r"\bjson\((\w+)\)"), r"CAST(\1 AS json)"),
)


class Translated(NamedTuple):
    """A statement with `$1`, `$2`, ...; `names` are the values' in that order, none where they come in theirs."""

    sql: str
    names: tuple[str, ...]

    def ordered(self, values: Sequence[Value], named: Mapping[str, Value]) -> list[Value]:
        """The values as they are sent. SQLite's yes and no are 1 and 0."""
        given = [named[name] for name in self.names] if self.names else values
        return [int(one) if isinstance(one, bool) else one for one in given]


@lru_cache(maxsize=1024)
def translated(sql: str) -> Translated:
    """Each statement once: there are some hundred."""
    for phrase, instead in _PHRASES:
        sql = phrase.sub(instead, sql)
    names: dict[str, int] = {}
    written: list[str] = []
    in_order = 0
    for token in _TOKEN.findall(sql):
        if token == "?":
            in_order += 1
            written.append(f"${in_order}")
        elif token[0] == ":" and len(token) > 1:
            written.append(f"${names.setdefault(token[1:], len(names) + 1)}")
        else:
            written.append(_WORDS.get(token, token))
    return Translated("".join(written), tuple(names))
