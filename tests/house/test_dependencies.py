"""The one rule of dependency (docs/adr/0001) holds, and would be noticed if it did not."""

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

PURE_ROOMS = ("core", "games", "players", "tutorial")
FILE_MODULES = {"fileinput", "glob", "io", "os", "pathlib", "shutil", "tempfile", "tomllib"}
LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"

# One import across each line that is drawn.
FORBIDDEN = {
    "kingsforge_bot/core/climbs.py": "import kingsforge_bot.ui",
    "kingsforge_bot/store/looks_sideways.py": "import kingsforge_bot.i18n",
    "kingsforge_bot/games/kings_forge/knows_another.py": "import kingsforge_bot.games.other_game",
    "kingsforge_bot/games/kings_forge/fetches_its_cards.py": "import kingsforge_bot.box",
    "kingsforge_bot/players/knows_the_time.py": "import time",
    "kingsforge_bot/sandbox/knows_a_game.py": "import kingsforge_bot.games",
    "kingsforge_bot/service/knows_the_root.py": "import bot",
    "kingsforge_bot/rulebook/knows_tables.py": "import kingsforge_bot.service",
    "kingsforge_bot/rulebook/looks_sideways.py": "import kingsforge_bot.i18n",
    "kingsforge_bot/tutorial/knows_tables.py": "import kingsforge_bot.service",
    "kingsforge_bot/tutorial/knows_the_time.py": "import time",
    "kingsforge_bot/rulebook/knows_the_tutorial.py": "import kingsforge_bot.tutorial",
}
PACKAGES = ("core", "games", "games/kings_forge", "games/other_game", "players", "service")
OUTER_PACKAGES = ("store", "render", "i18n", "rulebook", "tutorial", "ui", "sandbox")


def lint(folder: Path) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-c", LINT], cwd=folder, capture_output=True, text=True, check=False, timeout=120
    )
    return done.returncode, done.stdout + done.stderr


def model_house(root: Path, folder: Path) -> None:
    shutil.copy(root / "pyproject.toml", folder)
    (folder / "bot.py").touch()
    for package in (
        "cogs",
        "kingsforge_bot",
        *(f"kingsforge_bot/{name}" for name in PACKAGES + OUTER_PACKAGES),
    ):
        (folder / package).mkdir(parents=True)
        (folder / package / "__init__.py").touch()
    (folder / "kingsforge_bot/box.py").write_text("import kingsforge_bot.games.kings_forge\n")
    (folder / "kingsforge_bot/games/kings_forge/__main__.py").write_text("import kingsforge_bot.box\n")


def test_dependencies_point_inwards(root: Path) -> None:
    code, report = lint(root)
    assert code == 0, report


def test_every_line_that_is_drawn_is_noticed_when_crossed(root: Path, tmp_path: Path) -> None:
    model_house(root, tmp_path)
    code, report = lint(tmp_path)
    assert code == 0, report

    for file, line in FORBIDDEN.items():
        (tmp_path / file).write_text(line + "\n")
    code, report = lint(tmp_path)
    assert code != 0
    for file in FORBIDDEN:
        module = file.removesuffix(".py").replace("/", ".")
        assert re.search(rf"{re.escape(module)}\s+->", report), f"{module} passed\n{report}"


def test_pure_rooms_read_no_file(root: Path) -> None:
    """A game is given its cards. Only a command of its own (`__main__`) opens a file."""
    found = []
    for room in PURE_ROOMS:
        for file in (root / "kingsforge_bot" / room).rglob("*.py"):
            if file.name == "__main__.py":
                continue
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                match node:
                    case ast.Call(func=ast.Name(id="open")):
                        found.append(f"{file}:{node.lineno} opens a file")
                    case ast.Import(names=names) if FILE_MODULES & {name.name.split(".")[0] for name in names}:
                        found.append(f"{file}:{node.lineno} imports a module for files")
                    case ast.ImportFrom(module=str(module)) if module.split(".")[0] in FILE_MODULES:
                        found.append(f"{file}:{node.lineno} imports a module for files")
    assert not found, "\n".join(found)
