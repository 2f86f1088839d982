"""What the tests of a game's rules say that they test, read from their source.

Rules are cited in their docstrings, which begin with `Rule 2.4: `, `Rules 2.4, 7.2: `, or are `Rule 2.4.` alone, where
the name says it all.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parents[1]
_RULES = TESTS.parent / "docs" / "rules"
_NUMBER = re.compile(r"^(?:- |#{2,3} )(\d+(?:\.\d+)?) ", re.MULTILINE)
_CITED = re.compile(r"^Rules? (\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?)*)(?:: \S|\.$)")


@cache
def functions(folder: Path) -> tuple[tuple[str, ast.FunctionDef], ...]:
    """All test functions of a folder with their place, `test_2_gather.py: test_a_claim`; not those that count them."""
    return tuple(
        (f"{file.relative_to(TESTS)}: {node.name}", node)
        for file in sorted(folder.rglob("test_*.py"))
        if file.name != "test_meta.py"
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def cited(function: ast.FunctionDef) -> list[str]:
    match = _CITED.match(ast.get_docstring(function) or "")
    return match[1].split(", ") if match else []


def texts(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def uses(function: ast.FunctionDef, method: str) -> bool:
    return any(isinstance(node, ast.Attribute) and node.attr == method for node in ast.walk(function))


@cache
def numbered(game: str) -> frozenset[str]:
    """The numbers of a game's rules, and of their headings."""
    return frozenset(_NUMBER.findall((_RULES / f"{game}.md").read_text("utf-8")))
