"""`make versions` finds every Python that the project runs on, each version once."""

import subprocess
from pathlib import Path


def test_each_python_from_the_oldest_on_is_found_once(root: Path) -> None:
    found = subprocess.run(("sh", ".ci/pythons"), cwd=root, capture_output=True, text=True, check=True).stdout.split()
    ask = ("-c", "import sys; print(*sys.version_info[:2])")
    said = [subprocess.run((python, *ask), capture_output=True, text=True, check=True) for python in found]
    versions = [tuple(map(int, one.stdout.split())) for one in said]
    assert all(version >= (3, 11) for version in versions)
    assert len(versions) == len(set(versions))


def test_their_environments_are_never_committed(root: Path) -> None:
    assert ".venv-*/" in (root / ".gitignore").read_text("utf-8").splitlines()
