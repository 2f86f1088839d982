"""Two commands of the README do everything, and CI runs the second."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest


def first_command(readme: str, heading: str) -> str:
    section = re.search(rf"^## {heading}$(.*?)(?=^## |\Z)", readme, re.MULTILINE | re.DOTALL)
    assert section, f"README has no section {heading!r}"
    block = re.search(r"^```\w*\n(.*?)\n```$", section[1], re.MULTILINE | re.DOTALL)
    assert block, f"README shows no command under {heading!r}"
    return block[1]


@pytest.mark.parametrize(("heading", "command"), [("Run it", "make run"), ("Test it", "make test")])
def test_readme_names_one_command_and_the_makefile_has_it(root: Path, heading: str, command: str) -> None:
    assert first_command((root / "README.md").read_text("utf-8"), heading) == command
    target = command.removeprefix("make ")
    assert re.search(rf"^{target}:", (root / "Makefile").read_text("utf-8"), re.MULTILINE)


@pytest.fixture
def bare_machine(tmp_path: Path) -> Path:
    """A folder of programs that has what a script needs, and stand-ins that tell what they were asked for."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("awk", "bash", "dirname", "rm", "sh", "touch"):
        found = shutil.which(name)
        assert found, name
        (programs / name).symlink_to(found)
    stand_in(programs / "git", "exit 0")
    stand_in(programs / "python3", "exit 0")
    stand_in(programs / "id", "echo 1000")
    return programs


def stand_in(file: Path, body: str) -> None:
    file.write_text(f"#!/bin/sh\n{body}\n")
    file.chmod(0o755)


def run(programs: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        env={"PATH": str(programs), "CI": "true"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_ci_runs_the_readmes_test_command_in_the_project(root: Path, bare_machine: Path) -> None:
    stand_in(bare_machine / "make", 'echo "make $* in $PWD"')
    done = run(bare_machine, "bash", str(root / ".ci" / "run"))
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["+ make test", f"make test in {root}"]


def test_ci_fails_when_the_tests_fail(root: Path, bare_machine: Path) -> None:
    stand_in(bare_machine / "make", "exit 2")
    assert run(bare_machine, "bash", str(root / ".ci" / "run")).returncode == 2


def test_ci_says_what_the_machine_lacks(root: Path, bare_machine: Path) -> None:
    stand_in(bare_machine / "make", "exit 0")
    stand_in(bare_machine / "python3", "exit 1")
    done = run(bare_machine, "bash", str(root / ".ci" / "run"))
    assert done.returncode == 1
    assert "python3-venv" in done.stderr


@pytest.mark.parametrize("old", [True, False])
def test_make_says_what_to_install_for_an_environment(root: Path, bare_machine: Path, old: bool) -> None:
    """Debian's Python comes without venv; an old Python would fail much later and less clearly."""
    make = shutil.which("make")
    assert make
    answer = "exit 1" if old else 'case "$*" in *ensurepip*) exit 1;; esac'
    for name in ("python3", "python3.11", "python3.12", "python3.13"):
        stand_in(bare_machine / name, answer)
    made = bare_machine.parent / "venv"
    done = run(bare_machine, make, "--directory", str(root), f"VENV={made}", f"{made}/made.stamp")
    assert done.returncode != 0
    assert "python3-venv" in done.stderr
    assert ("3.11 or newer" in done.stderr) == old
    assert not made.exists()
