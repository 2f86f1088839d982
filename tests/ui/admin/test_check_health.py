"""`bot.py --health`: which fault it names where the bot's status cannot be told."""

from pathlib import Path

import pytest

from kingsforge_bot.hosting.locations import DATABASE
from kingsforge_bot.hosting.status import HealthStatus, status_of, write_status
from kingsforge_bot.ui.admin.check_health import check_health


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "kingsforge.sqlite3"
    monkeypatch.setenv("KINGSFORGE_DATABASE", str(path))
    return path


def said(capsys: pytest.CaptureFixture[str]) -> str:
    assert check_health() == 1
    return capsys.readouterr().out.strip()


def test_a_bot_that_never_ran_is_said(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys) == f"Unhealthy. The bot has not run here: there is no {status_of(database)}."


def test_a_status_that_cannot_be_read_is_not_taken_for_none(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status_of(database).mkdir()
    assert said(capsys) == f"Unhealthy. The bot's status {status_of(database)} cannot be read: Is a directory."


def test_another_users_status_is_named(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where the check runs as somebody else; who tests may be allowed to read everything."""
    write_status(database, HealthStatus(0.0, True, "Healthy.", "Stale."))

    def refuse(file: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(file))

    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert said(capsys) == f"Unhealthy. The bot's status {status_of(database)} cannot be read: Permission denied."


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff", b'{"at": 1}'])
def test_a_file_that_is_no_status_is_said(database: Path, capsys: pytest.CaptureFixture[str], content: bytes) -> None:
    status_of(database).write_bytes(content)
    assert said(capsys).startswith(f"Unhealthy. What {status_of(database)} says is not the bot's status")


def test_beside_a_server_of_databases_it_lies_in_the_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KINGSFORGE_DATABASE", "postgresql://ann:secret@db/forge")
    monkeypatch.setenv("KINGSFORGE_FOLDER", str(tmp_path))
    assert said(capsys) == f"Unhealthy. The bot has not run here: there is no {status_of(tmp_path / DATABASE.name)}."
