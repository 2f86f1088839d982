"""What a host sets, in the environment or in a file beside it."""

import os
from pathlib import Path

import pytest

from kingsforge_bot.hosting.locations import DATABASE
from kingsforge_bot.hosting.settings import read_settings

SET = "DISCORD_TOKEN=secret\nKINGSFORGE_METRICS= 9464 \nKINGSFORGE_DISCORD_API=http://127.0.0.1:8080\n"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in [name for name in os.environ if name.startswith(("KINGSFORGE_", "DISCORD_"))]:
        monkeypatch.delenv(name)
    file = tmp_path / ".env"
    file.write_text(SET, encoding="utf-8")
    return file


def test_the_environment_wins(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_settings(file).metrics == "9464"
    monkeypatch.setenv("KINGSFORGE_METRICS", "0.0.0.0:9465")
    assert read_settings(file).metrics == "0.0.0.0:9465"


def test_the_sandbox_goes_where_no_bot_of_the_host_goes(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither to the proxy, nor to the port of the metrics, nor to the database."""
    usual = read_settings(file)
    assert (usual.proxy, usual.metrics) == ("http://127.0.0.1:8080", "9464")
    for name, value in usual.in_sandbox().items():
        monkeypatch.setenv(name, value)
    inside = read_settings(file)
    assert (inside.proxy, inside.metrics, inside.backups) == ("", "", False)
    assert inside.database.parent == usual.sandbox


def test_a_file_is_where_it_is_said_or_in_var(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (read_settings(file).store, read_settings(file).address) == (DATABASE, "")
    monkeypatch.setenv("KINGSFORGE_DATABASE", "elsewhere/forge.sqlite3")
    assert read_settings(file).store == read_settings(file).database == Path("elsewhere/forge.sqlite3")


@pytest.mark.parametrize("address", ["postgresql://ann:secret@db/forge", "postgres://db/forge"])
def test_of_a_database_on_a_server_what_else_is_kept_lies_in_a_folder(
    file: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setenv("KINGSFORGE_DATABASE", address)
    found = read_settings(file)
    assert (found.store, found.database) == (address, DATABASE)
    monkeypatch.setenv("KINGSFORGE_FOLDER", "elsewhere")
    assert read_settings(file).database == Path("elsewhere") / DATABASE.name
    for name, value in found.in_sandbox().items():
        monkeypatch.setenv(name, value)
    assert read_settings(file).store == found.sandbox / DATABASE.name
