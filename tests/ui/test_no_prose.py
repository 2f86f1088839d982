"""Everything the bot says comes from data/: no sentence stands in the code itself."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("cogs", "kingsforge_bot/ui", "kingsforge_bot/service", "kingsforge_bot/render", "kingsforge_bot/core",
         "kingsforge_bot/games", "kingsforge_bot/hosting", "kingsforge_bot/players",
         "kingsforge_bot/tutorial")  # fmt: skip
FACTS = ("Error", "Exception", "NotImplementedError", "PositionError", "refused", "fail_unless")
"""What is raised carries ids and facts for developers; players never read it."""
LOGGING = {"debug", "info", "warning", "error", "exception", "critical", "log"}
ALLOWED = {
    "bot.py": {"King's Forge"},
    "kingsforge_bot/core/chance.py": {"shuffled items"},
    "kingsforge_bot/games/keyflower/rulebook/tiles.py": {"two sources"},
    "kingsforge_bot/service/table/names.py": {"Deleted player"},
    "kingsforge_bot/ui/admin/copies.py": {"bot.py --new-timeline"},
}
"""The game's name, what an error wanted, what a data file says of itself, a name in place of somebody's, a command."""
NOT_SAID = {
    "kingsforge_bot/hosting/metrics.py",
    "kingsforge_bot/hosting/settings.py",
    "kingsforge_bot/render/rasterise.py",
    "kingsforge_bot/ui/admin/log_lines.py",
    "kingsforge_bot/games/keyflower/rules/game.py",
    "kingsforge_bot/games/keyflower/rules/planning.py",
    "kingsforge_bot/games/keyflower/statistics/page.py",
    "kingsforge_bot/games/dwarven_smithy/rules/actions.py",
    "kingsforge_bot/games/dwarven_smithy/rules/cards.py",
    "kingsforge_bot/games/dwarven_smithy/gallery/positions.py",
    "kingsforge_bot/games/dwarven_smithy/rules/planned_actions.py",
    "kingsforge_bot/games/kings_forge/rules/actions.py",
    "kingsforge_bot/games/kings_forge/rules/craft_cards.py",
    "kingsforge_bot/games/kings_forge/rules/planning.py",
    "kingsforge_bot/games/kings_forge/lesson.py",
    "kingsforge_bot/games/dwarven_smithy/lesson.py",
    "kingsforge_bot/games/keyflower/lesson.py",
    "kingsforge_bot/games/kings_forge/rulebook/crafts.py",
    "kingsforge_bot/games/kings_forge/rulebook/measures.py",
    "kingsforge_bot/games/dwarven_smithy/rulebook/measures.py",
    "kingsforge_bot/games/keyflower/rulebook/measures.py",
    "kingsforge_bot/games/keyflower/rulebook/ready.py",
    "kingsforge_bot/games/dwarven_smithy/statistics/page.py",
    "kingsforge_bot/games/kings_forge/statistics/page.py",
}
"""The notation (rules, section 10), which is not translated; what data files say, or are told who write them; a page of
docs/; what a host types, and reads in the log or in a monitoring system.
"""
WORD = re.compile(r"[A-Za-z]{2,}")


def files() -> list[Path]:
    found = [file for room in ROOMS for file in sorted((ROOT / room).rglob("*.py"))]
    # Commands for developers speak in the terminal.
    spoken = [file for file in found if file.name != "__main__.py"]
    return [ROOT / "bot.py", *(file for file in spoken if str(file.relative_to(ROOT)) not in NOT_SAID)]


def silent(tree: ast.Module) -> set[int]:  # noqa: C901 - a flat match, a case for each kind of node
    """Constants that are not said: documentation, logs, what is raised or asserted, types, the names of tasks."""
    quiet: set[int] = set()

    def hush(node: ast.AST) -> None:
        quiet.update(id(one) for one in ast.walk(node))

    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                hush(node)
            case ast.Raise() | ast.AnnAssign(value=None) | ast.arg():
                hush(node)
            case ast.Assert(msg=ast.AST() as told):
                hush(told)
            case ast.AnnAssign(annotation=annotation):
                hush(annotation)
            case ast.FunctionDef(returns=ast.AST() as returns) | ast.AsyncFunctionDef(returns=ast.AST() as returns):
                hush(returns)
            case ast.Call(func=ast.Attribute(attr=name)) if name in LOGGING:
                hush(node)
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) if name.endswith(FACTS):
                hush(node)
            case ast.Call(func=ast.Attribute(attr="create_task"), keywords=named):
                for keyword in named:
                    hush(keyword)
            case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super")))):
                hush(node)
            case _:
                pass
    return quiet


def said(file: Path) -> Iterator[tuple[int, str]]:
    """Texts of the code that somebody could read, with their lines."""
    tree = ast.parse(file.read_text("utf-8"))
    quiet = silent(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in quiet:
            yield node.lineno, node.value


def is_prose(text: str) -> bool:
    """Two words of a language side by side. Ids have hyphens and no spaces; SQL has its own room."""
    words = WORD.findall(text)
    return " " in text.strip() and len(words) > 1


@pytest.mark.parametrize("file", files(), ids=lambda file: str(file.relative_to(ROOT)))
def test_no_sentence_stands_in_the_code(file: Path) -> None:
    name = str(file.relative_to(ROOT))
    allowed = ALLOWED.get(name, set())
    found = [f"{name}:{line} {text!r}" for line, text in said(file) if is_prose(text) and text not in allowed]
    assert not found, "\n".join(found)


def test_the_scan_knows_prose_when_it_sees_it() -> None:
    assert is_prose("You have no seat here.")
    assert is_prose("Roll your dice")
    assert not is_prose("error-not-seated")
    assert len(files()) > 60
