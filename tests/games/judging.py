"""A game's command that checks a rule from a position, run as a test would read what it says."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

import pytest

Out = pytest.CaptureFixture[str]


class Judge(Protocol):
    """Runs the command on JSON (or bytes): the exit code, the report, and what was said on standard error."""

    def __call__(self, case: object, *options: str) -> tuple[int, Any, str]: ...


def judging(main: Callable[[Sequence[str]], int], folder: Path, capsys: Out) -> Judge:
    """Judges by that game's `main`; the case is written into the folder."""

    def judge(case: object, *options: str) -> tuple[int, Any, str]:
        file = folder / "case.json"
        file.write_bytes(case if isinstance(case, bytes) else json.dumps(case).encode())
        code = main([str(file), *options])
        said = capsys.readouterr()
        return code, json.loads(said.out) if said.out else None, said.err

    return judge
