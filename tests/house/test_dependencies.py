"""The one rule of dependency (docs/adr/0001) holds, and would be noticed if it did not."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

GAMES = tuple(
    sorted(file.parent.name for file in Path(__file__).parents[2].glob("kingsforge_bot/games/*/card_data.py"))
)
PURE_ROOMS = (
    *("core", "league", "players", "tutorial"),
    *(f"games/{game}/{room}" for game in GAMES for room in ("rules", "advice", "strategy")),
)
PURE_FILES = tuple(f"games/{game}/{file}" for game in GAMES for file in ("bots.py", "lesson.py"))
FILE_MODULES = {"fileinput", "glob", "io", "os", "pathlib", "shutil", "tempfile", "tomllib"}
LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"

# One import across each line that is drawn.
FORBIDDEN = {
    "kingsforge_bot/core/climbs.py": "import kingsforge_bot.ui",
    "kingsforge_bot/store/looks_sideways.py": "import kingsforge_bot.i18n",
    "kingsforge_bot/store/speaks_to_a_server.py": "import asyncpg",
    "kingsforge_bot/byte_cache.py": "import kingsforge_bot.render",
    "kingsforge_bot/data_files.py": "import kingsforge_bot.rulebook",
    "kingsforge_bot/hosting/looks_sideways.py": "import kingsforge_bot.store",
    "kingsforge_bot/hosting/knows_discord.py": "import discord",
    "kingsforge_bot/service/knows_a_game.py": "import kingsforge_bot.games.kings_forge.rules",
    "kingsforge_bot/drawing/knows_a_game.py": "import kingsforge_bot.games.kings_forge.pictures",
    "kingsforge_bot/render/climbs.py": "import kingsforge_bot.drawing",
    "kingsforge_bot/render/knows_a_game.py": "import kingsforge_bot.games.kings_forge.pictures",
    "kingsforge_bot/devtools/knows_a_game.py": "import kingsforge_bot.games.kings_forge.rules",
    "kingsforge_bot/ui/for_developers.py": "import kingsforge_bot.devtools",
    "kingsforge_bot/ui/message.py": "import kingsforge_bot.ui.turn",
    "kingsforge_bot/ui/workers/knows_what_for.py": "import kingsforge_bot.ui.audit",
    "kingsforge_bot/ui/game/knows_who_asks.py": "import kingsforge_bot.ui.interaction",
    "kingsforge_bot/ui/game/knows_discord.py": "import discord",
    "kingsforge_bot/games/kings_forge/screens/asks.py": "import kingsforge_bot.ui.turn",
    "kingsforge_bot/service/turn/knows_lobbies.py": "import kingsforge_bot.service.table",
    "kingsforge_bot/service/time/knows_who_audits.py": "import kingsforge_bot.service.audit",
    "kingsforge_bot/games/kings_forge/title.py": "import kingsforge_bot.devtools",
    "cogs/knows_a_game.py": "import kingsforge_bot.games.kings_forge.screens",
    "kingsforge_bot/games/kings_forge/rules/knows_another.py": "import kingsforge_bot.games.other_game.rules",
    "kingsforge_bot/games/kings_forge/rules/gives_advice.py": "import kingsforge_bot.games.kings_forge.advice",
    "kingsforge_bot/games/kings_forge/rules/fetches_its_cards.py": "import kingsforge_bot.games.kings_forge.card_data",
    "kingsforge_bot/games/kings_forge/words/draws.py": "import kingsforge_bot.games.kings_forge.pictures",
    "kingsforge_bot/games/kings_forge/pictures/shows.py": "import kingsforge_bot.games.kings_forge.screens",
    "kingsforge_bot/games/kings_forge/screens/keeps.py": "import kingsforge_bot.store",
    "kingsforge_bot/games/kings_forge/advice/knows_the_time.py": "import time",
    "kingsforge_bot/games/kings_forge/rulebook/knows_tables.py": "import kingsforge_bot.service",
    "kingsforge_bot/players/knows_the_time.py": "import time",
    "kingsforge_bot/league/knows_tables.py": "import kingsforge_bot.service",
    "kingsforge_bot/league/looks_sideways.py": "import kingsforge_bot.players",
    "kingsforge_bot/league/has_luck_of_its_own.py": "import random",
    "kingsforge_bot/league/knows_a_game.py": "import kingsforge_bot.games.kings_forge.rules",
    "kingsforge_bot/sandbox/server.py": "import kingsforge_bot.games",
    "kingsforge_bot/sandbox/world/climbs.py": "import kingsforge_bot.sandbox.protocol",
    "kingsforge_bot/sandbox/people/looks_sideways.py": "import kingsforge_bot.sandbox.rest",
    "kingsforge_bot/sandbox/people/knows_the_server.py": "import kingsforge_bot.sandbox.server",
    "kingsforge_bot/service/knows_the_root.py": "import bot",
    "kingsforge_bot/rulebook/knows_tables.py": "import kingsforge_bot.service",
    "kingsforge_bot/rulebook/looks_sideways.py": "import kingsforge_bot.i18n",
    "kingsforge_bot/tutorial/knows_tables.py": "import kingsforge_bot.service",
    "kingsforge_bot/tutorial/knows_the_time.py": "import time",
    "kingsforge_bot/rulebook/knows_the_tutorial.py": "import kingsforge_bot.tutorial",
}
UI = (
    *("admin", "audit", "game", "interaction", "league", "learning", "person", "post", "table", "time", "turn"),
    "wording",
    "workers",
)
UI_WORDS = tuple(
    sorted(file.stem for file in Path(__file__).parents[2].glob("kingsforge_bot/ui/*.py") if file.stem != "__init__")
)
"""What lies at the root of `ui`."""
_SHARED = {"wording", "workers"}
"""Rooms that all others use."""
SERVICE = ("audit", "league", "person", "post", "shards", "table", "time", "turn")
SANDBOX = ("world", "protocol", "rest", "gateway", "people", "page")
WING = ("rules", "advice", "strategy", "words", "pictures", "rulebook", "screens")
PACKAGES = (
    "core", "devtools", "league", "players", "service", "store", "hosting", "drawing", "render", "i18n", "rulebook",
    "tutorial", "ui", "sandbox",
    "games", "games/other_game", "games/other_game/rules",
    *(f"games/{game}" for game in GAMES),
    *(f"games/{game}/{room}" for game in GAMES for room in WING),
    *(f"ui/{room}" for room in UI),
    *(f"service/{room}" for room in SERVICE),
    *(f"sandbox/{folder}" for folder in SANDBOX),
)  # fmt: skip


def lint(folder: Path) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-c", LINT], cwd=folder, capture_output=True, text=True, check=False, timeout=120
    )
    return done.returncode, done.stdout + done.stderr


def model_house(root: Path, folder: Path) -> None:
    (folder / "pyproject.toml").write_text((root / "pyproject.toml").read_text("utf-8"))
    (folder / "bot.py").touch()
    (folder / "kingsforge_bot").mkdir()
    for single in ("byte_cache", "data_files"):
        (folder / f"kingsforge_bot/{single}.py").touch()
    for package in ("cogs", "kingsforge_bot", *(f"kingsforge_bot/{name}" for name in PACKAGES)):
        (folder / package).mkdir(parents=True, exist_ok=True)
        (folder / package / "__init__.py").touch()
    for single in UI_WORDS:
        (folder / f"kingsforge_bot/ui/{single}.py").touch()
    for game in GAMES:
        for single in ("__main__", "card_data", "bots", "lesson", "title"):
            (folder / f"kingsforge_bot/games/{game}/{single}.py").touch()


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


@pytest.mark.parametrize("room", ["league", "sandbox.people", "service.turn", "ui.interaction"])
def test_a_circle_within_a_folder_is_noticed(root: Path, tmp_path: Path, room: str) -> None:
    model_house(root, tmp_path)
    folder = tmp_path / "kingsforge_bot" / room.replace(".", "/")
    (folder / "one.py").write_text(f"import kingsforge_bot.{room}.other\n")
    (folder / "other.py").write_text(f"import kingsforge_bot.{room}.one\n")
    code, report = lint(tmp_path)
    assert code != 0
    assert f"No cycles are allowed in kingsforge_bot.{room}." in report


def test_every_room_is_held_to_have_no_circles(root: Path) -> None:
    contracts = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (held,) = (set(one["ancestors"]) for one in contracts if one["id"] == "room-circles")
    rooms = [
        file.parent for house in ("service", "ui") for file in (root / "kingsforge_bot" / house).glob("*/__init__.py")
    ]
    assert held == {f"kingsforge_bot.{room.parent.name}.{room.name}" for room in rooms}


def test_all_that_rooms_of_ui_share_is_held_to_know_none_of_them(root: Path) -> None:
    contracts = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (held,) = [one for one in contracts if one["id"] == "words"]
    rooms = {file.parent.name for file in (root / "kingsforge_bot/ui").glob("*/__init__.py")}
    assert set(held["source_modules"]) == {f"kingsforge_bot.ui.{one}" for one in {*UI_WORDS, *_SHARED}}
    assert set(held["forbidden_modules"]) == {f"kingsforge_bot.ui.{one}" for one in rooms - {"game"} - _SHARED}


def test_pure_rooms_read_no_file(root: Path) -> None:
    """A game is given its cards."""
    found = []
    house = root / "kingsforge_bot"
    rooms = [file for room in PURE_ROOMS for file in (house / room).rglob("*.py")]
    assert len(rooms) > 50
    for file in [*rooms, *(house / name for name in PURE_FILES if (house / name).exists())]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="open")):
                    found.append(f"{file}:{node.lineno} opens a file")
                case ast.Import(names=names) if FILE_MODULES & {name.name.split(".")[0] for name in names}:
                    found.append(f"{file}:{node.lineno} imports a module for files")
                case ast.ImportFrom(module=str(module)) if module.split(".")[0] in FILE_MODULES:
                    found.append(f"{file}:{node.lineno} imports a module for files")
    assert not found, "\n".join(found)
