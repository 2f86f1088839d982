"""What a host sets, in the environment or in a file beside it."""

import os
from pathlib import Path

import pytest

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
