"""Tables of the statistics' pages, in Markdown."""

from collections.abc import Iterable
from typing import Final

_TURNS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


def turns(seats: range) -> tuple[str, ...]:
    """What who begins and those who come after are called, at the largest of such tables."""
    return _TURNS[: max(seats)]


def head(*columns: str) -> str:
    """The names of the columns, and the line below them."""
    return f"{row(columns)}\n{'|---' * len(columns)}|"


def row(cells: Iterable[object], columns: int = 0) -> str:
    """A line of a table; cells that it lacks of so many columns are empty."""
    written = [str(cell) for cell in cells]
    return f"| {' | '.join(written + [''] * (columns - len(written)))} |"
