"""What is installed is pinned, whole, named in docs/licences.md, and free for our use."""

import ast
import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

GROUP = ("dependency-groups", "dev")
HASH = re.compile(r" --hash=sha256:[0-9a-f]{64}")


def entries(file: Path) -> list[str]:
    """One package a line, with the hashes of its files."""
    text = re.sub(r" *\\\n *", " ", re.sub("^#.*\n", "", file.read_text("utf-8"), flags=re.MULTILINE))
    return [line for line in text.splitlines() if line and not line.startswith("-r ")]


def pins(file: Path) -> dict[str, Requirement]:
    wanted = [Requirement(HASH.sub("", line)) for line in entries(file)]
    return {canonicalize_name(each.name): each for each in wanted}


def all_pins(root: Path) -> dict[str, Requirement]:
    return pins(root / "requirements.txt") | pins(root / "requirements-dev.txt")


def needed_by(name: str, extras: set[str]) -> set[str]:
    """What an installed package needs on this Python; nothing if its marker kept it from being installed."""
    try:
        lines = requires(name) or []
    except PackageNotFoundError:
        return set()
    found = [Requirement(line) for line in lines]
    environments = [{"extra": extra} for extra in extras or {""}]
    return {
        canonicalize_name(each.name)
        for each in found
        if each.marker is None or any(each.marker.evaluate(environment) for environment in environments)
    }


@pytest.mark.parametrize("file", ["requirements.txt", "requirements-dev.txt"])
def test_every_package_is_pinned_exactly(root: Path, file: str) -> None:
    for requirement in pins(root / file).values():
        assert re.fullmatch(r"==[\w.]+", str(requirement.specifier)), requirement


@pytest.mark.parametrize("file", ["requirements.txt", "requirements-dev.txt"])
def test_every_package_is_known_by_its_hashes(root: Path, file: str) -> None:
    assert [line for line in entries(root / file) if not HASH.search(line)] == []


def test_what_is_installed_is_compared_with_the_hashes(root: Path) -> None:
    makefile = (root / "Makefile").read_text("utf-8")
    assert re.findall(r"pip install.*", makefile) == ["pip install --quiet --require-hashes"]


def test_development_builds_on_what_the_bot_runs_with(root: Path) -> None:
    assert "-r requirements.txt" in (root / "requirements-dev.txt").read_text("utf-8").splitlines()
    assert not pins(root / "requirements.txt").keys() & pins(root / "requirements-dev.txt").keys()


@pytest.mark.parametrize(
    ("file", "names"), [("requirements.txt", ("project", "dependencies")), ("requirements-dev.txt", GROUP)]
)
def test_the_project_asks_for_what_is_pinned(root: Path, file: str, names: tuple[str, str]) -> None:
    pinned = pins(root / file)
    for line in tomllib.loads((root / "pyproject.toml").read_text("utf-8"))[names[0]][names[1]]:
        asked = Requirement(line)
        (version,) = pinned[canonicalize_name(asked.name)].specifier
        assert version.version in asked.specifier, line


@pytest.mark.parametrize("file", ["requirements.txt", "requirements-dev.txt"])
def test_what_packages_bring_along_is_pinned_too(root: Path, file: str) -> None:
    known = pins(root / "requirements.txt") if file == "requirements.txt" else all_pins(root)
    for name, requirement in pins(root / file).items():
        assert needed_by(name, requirement.extras) <= known.keys(), name


def test_python_3_13_gets_back_the_audio_module_discord_py_imports(root: Path) -> None:
    marker = pins(root / "requirements.txt")["audioop-lts"].marker
    assert marker
    assert marker.evaluate({"python_version": "3.13", "python_full_version": "3.13.0"})
    assert not marker.evaluate({"python_version": "3.12", "python_full_version": "3.12.12"})


def test_every_package_stands_in_the_list_of_licences(root: Path) -> None:
    listed = canonicalize_name((root / "docs" / "licences.md").read_text("utf-8"))
    for name in all_pins(root):
        assert re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", listed), name


def test_the_gpl_yardstick_is_imported_by_benchmarks_only(root: Path) -> None:
    assert "chess" not in pins(root / "requirements.txt")
    for file in [
        *root.glob("*.py"),
        *(root / "cogs").rglob("*.py"),
        *(root / "kingsforge_bot").rglob("*.py"),
    ]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [name.name for name in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            assert not any(name.split(".")[0] == "chess" for name in names), file
