"""A JSON file is read with care, and a report written: all is done, something was refused, or one line says why not."""

import io
import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from kingsforge_bot.devtools.faults import EVERYTHING, REFUSED, UNREADABLE
from kingsforge_bot.devtools.json_file import LARGEST, answered, read_json

Out = pytest.CaptureFixture[str]
LONG_REPORT = """
from kingsforge_bot.devtools.json_file import answered
raise SystemExit(answered(lambda: {"told": ["much"] * 100_000}))
"""


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """What a file holds."""

    count: int


def read(name: str) -> int:
    return answered(lambda: {"count": read_json(name, Asked).count})


def test_what_a_file_holds_is_read_and_the_report_written(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "asked.json"
    file.write_text('{"count": 3}')
    assert read(str(file)) == EVERYTHING
    said = capsys.readouterr()
    assert (json.loads(said.out), said.err) == ({"count": 3}, "")


def test_a_report_of_something_refused_says_so_by_its_exit_code(capsys: Out) -> None:
    assert answered(lambda: {"refused": {"at": 0}}) == REFUSED
    assert json.loads(capsys.readouterr().out) == {"refused": {"at": 0}}


@pytest.mark.parametrize("text", [b"", b"\xff", b"[]", b'{"count": "3"}', b'{"count": 3, "more": 1}', b"[" * 200_000])
def test_what_is_not_of_that_form_is_told_in_one_line(text: bytes, tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "asked.json"
    file.write_bytes(text)
    assert read(str(file)) == UNREADABLE
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "asked.json: " in said.err


@pytest.mark.parametrize("name", ["missing.json", ".", "a\0b", "missing\n.json"])
def test_a_file_that_cannot_be_read_is_told_in_one_line(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    monkeypatch.chdir(tmp_path)
    assert read(name) == UNREADABLE
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)


def test_standard_input_is_no_larger_than_a_file(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b" " * (2 * LARGEST))))
    assert read("-") == UNREADABLE
    assert "bytes" in capsys.readouterr().err


def test_whoever_reads_only_the_beginning_of_a_report_sees_no_traceback() -> None:
    """As `| head` does."""
    with subprocess.Popen(
        [sys.executable, "-c", LONG_REPORT],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    ) as writing:
        assert writing.stdout is not None
        assert writing.stderr is not None
        assert writing.stdout.readline() == b"{\n"
        writing.stdout.close()
        assert writing.stderr.read() == b""
    assert writing.returncode == EVERYTHING
