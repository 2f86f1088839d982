"""A folder's docstring that lists files lists all of them, and none that is gone: whoever looks there may trust it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOT_LISTED = {"__init__", "__main__"}
COLUMN = re.compile(r"^    (\S.*?)  ", re.MULTILINE)
"""The left side of a list in two columns: `odds, outlook`, `post.draw_post(view)`, `making/`."""
POINT = re.compile(r"^(?:-|\d+\.) ", re.MULTILINE)
FILE = re.compile(r"^- `([\w/]+)`: ", re.MULTILINE)
"""A point that is of one file alone."""
MANY = 15
"""So many files nobody tells apart by their names alone."""


def indexes() -> Iterator[tuple[Path, str]]:
    """Folders whose docstring has a list that names two of their files or more, and the docstring."""
    for file in packages():
        told = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
        listed = [*COLUMN.findall(told), *POINT.split(told)[1:]]
        if len(words(" ".join(listed)) & files(file.parent)) > 1:
            yield file.parent, told


def packages() -> list[Path]:
    return sorted(file for room in ("kingsforge_bot", "cogs") for file in (ROOT / room).rglob("__init__.py"))


def words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


def files(folder: Path) -> set[str]:
    return {file.stem for file in folder.glob("*.py")} - NOT_LISTED


INDEXES = [pytest.param(folder, told, id=str(folder.relative_to(ROOT))) for folder, told in indexes()]


def test_a_folder_of_many_files_has_an_index() -> None:
    many = {file.parent for file in packages() if len(files(file.parent)) >= MANY}
    assert many - {folder for folder, _ in indexes()} == set()


def test_there_are_indexes() -> None:
    assert len(INDEXES) > 30


@pytest.mark.parametrize(("folder", "told"), INDEXES)
def test_an_index_lists_every_file_of_its_folder(folder: Path, told: str) -> None:
    assert files(folder) - words(told) == set()


@pytest.mark.parametrize(("folder", "told"), INDEXES)
def test_an_index_lists_nothing_that_is_gone(folder: Path, told: str) -> None:
    there = files(folder) | {one.name for one in folder.iterdir() if one.is_dir()}
    left = [name for line in COLUMN.findall(told) for name in re.sub(r"\(.*", "", line).split(",")]
    left += FILE.findall(told)
    assert {re.split(r"\W", name.strip())[0] for name in left} - there == set()
