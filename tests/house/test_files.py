"""Files stay small, and carry nothing of the machine they were written on."""

import re
from pathlib import Path

import pytest

MOST_LINES = 400
BOT_LINES = 100

LONG_FOR_A_REASON: dict[str, str] = {}
"""Path of a file above 400 lines: why it is better whole."""

FOLDERS = ("kingsforge_bot", "cogs", "benchmarks", "tests", "data", "docs", ".ci")
TEXT = {".py", ".md", ".toml", ".txt", ".ftl", ".sql", ".yaml", ".game", ".json", ".svg", ""}
PERSONAL_PATH = re.compile(r"(?<![\w.])/(?:home|mnt|root|work|Users|private)/\w")


def texts(root: Path) -> list[Path]:
    inside = [file for folder in FOLDERS for file in (root / folder).rglob("*")]
    return [
        file
        for file in [*root.glob("*"), *inside]
        # In a second work tree of git `.git` is a file that says where the first one lies.
        if file.is_file() and file.suffix in TEXT and "__pycache__" not in file.parts and file.name != ".git"
    ]


def lines(file: Path) -> int:
    return len(file.read_text("utf-8").splitlines())


def test_no_file_is_long_without_a_reason(root: Path) -> None:
    long = {str(file.relative_to(root)) for file in texts(root) if file.suffix == ".py" and lines(file) > MOST_LINES}
    assert long == LONG_FOR_A_REASON.keys()


def test_the_composition_root_only_puts_things_together(root: Path) -> None:
    assert lines(root / "bot.py") < BOT_LINES


def test_nothing_names_a_place_on_somebodys_machine(root: Path) -> None:
    found = [
        f"{file.relative_to(root)}:{number}: {line.strip()}"
        for file in texts(root)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if PERSONAL_PATH.search(line)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("kept_out", [".env", ".venv", "var/"])
def test_secrets_and_running_games_are_never_committed(root: Path, kept_out: str) -> None:
    assert kept_out in (root / ".gitignore").read_text("utf-8").splitlines()


def test_no_test_imports_from_another(root: Path) -> None:
    """What two share stands in a file of its own: whoever changes one test changes no other."""
    importing = re.compile(r"^\s*(?:from|import) tests\.(?:\w+\.)*test_\w+", re.MULTILINE)
    files = [*(root / "tests").rglob("*.py"), *(root / "benchmarks").rglob("*.py")]
    assert not [str(file.relative_to(root)) for file in files if importing.search(file.read_text("utf-8"))]
