"""What systemd is told."""

import socket
from pathlib import Path

import pytest

from kingsforge_bot.hosting.notifying import VARIABLE, Notifier


@pytest.mark.parametrize("kind", ["file", "abstract"])
def test_systemd_is_told_where_it_listens(tmp_path: Path, kind: str) -> None:
    named = str(tmp_path / "notify") if kind == "file" else f"@kingsforge-{tmp_path.name}-{id(tmp_path)}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind("\0" + named[1:] if named.startswith("@") else named)
        systemd.settimeout(10)
        Notifier({VARIABLE: named}).tell(READY="1", STATUS="Healthy.")
        assert systemd.recv(1000) == b"READY=1\nSTATUS=Healthy."


def test_without_systemd_nobody_is_told() -> None:
    Notifier({}).tell(READY="1")


def test_a_systemd_that_does_not_listen_stops_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    notifier = Notifier({VARIABLE: str(tmp_path / "nobody")})
    for _ in range(3):
        notifier.tell(WATCHDOG="1")
    assert caplog.text.count("systemd cannot be told") == 1
