"""Names in backticks, and what is said to be raised, are names of today: else a docstring sends its reader nowhere."""

import builtins
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("kingsforge_bot", "cogs")
NAME = re.compile(r"`([A-Za-z_][\w.]*?)(?:\(\))?`")
A_NAME = re.compile(r"[a-z][A-Z]|[a-z]_[a-z]|\.")
"""What nobody would take for a word of the game or a letter: `TableView`, `may_act`, `finale.py`."""
WORDS_OF_GAMES = {"place.3"}
"""Names of boxes of a picture, numbered."""
A_CLASS = re.compile(r"^ *class (\w+)", re.MULTILINE)
RAISED = re.compile(r"\b[Rr]aises ((?:[A-Z]\w*(?:,| or| and)* ?)+)")
"""The errors after "Raises", up to the first word that is none."""


def tokens(file: Path) -> Iterator[tokenize.TokenInfo]:
    yield from tokenize.generate_tokens(io.StringIO(file.read_text(encoding="utf-8")).readline)


def known_and_named() -> tuple[set[str], list[tuple[str, str]]]:
    """Every name that code, SQL or a file has; and those in backticks of docstrings and comments, with their file."""
    known = {part for path in (ROOT / "kingsforge_bot").rglob("*") for part in (path.name, path.stem)}
    known |= {path.name for folder in ("docs", "data", "tests") for path in (ROOT / folder).rglob("*")}
    known |= {path.name for path in ROOT.iterdir()}
    known |= set(re.findall(r"\w+", (ROOT / "kingsforge_bot/store/schema.sql").read_text(encoding="utf-8")))
    named: list[tuple[str, str]] = []
    for room in ROOMS:
        for file in (ROOT / room).rglob("*.py"):
            for token in tokens(file):
                tells = token.string.startswith(('"""', 'r"""')) or token.type == tokenize.COMMENT
                if tells:
                    named += [(str(file.relative_to(ROOT)), name) for name in NAME.findall(token.string)]
                elif token.type in (tokenize.NAME, tokenize.STRING):
                    known |= set(re.findall(r"[A-Za-z_]\w+", token.string))
    return known, named


def test_names_in_backticks_are_there() -> None:
    known, named = known_and_named()
    assert len(named) > 300
    gone = [
        (file, name)
        for file, name in named
        if A_NAME.search(name)
        and name not in WORDS_OF_GAMES
        and name not in known
        and not all(part in known for part in name.split("."))
    ]
    assert gone == []


def test_what_docstrings_say_is_raised_is_there() -> None:
    files = [file for room in ROOMS for file in (ROOT / room).rglob("*.py")]
    known = {*dir(builtins), *[name for file in files for name in A_CLASS.findall(file.read_text(encoding="utf-8"))]}
    said = [
        (str(file.relative_to(ROOT)), name)
        for file in files
        for token in tokens(file)
        if token.string.startswith(('"""', 'r"""'))
        for errors in RAISED.findall(" ".join(token.string.split()))
        for name in re.findall(r"[A-Z]\w+", errors)
    ]
    assert len(said) > 500
    assert [one for one in said if one[1] not in known] == []
