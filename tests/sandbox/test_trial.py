"""Starting and not starting: what a person in a terminal is told."""

import fcntl
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from kingsforge_bot.sandbox.trial import Trial, try_in_browser

ROOT = Path(__file__).parents[2]
OTHER = "Choose another --port."
ENDS = (sys.executable, "-c", "import sys; sys.exit(3)")


def tried(folder: Path, command: tuple[str, ...] = ENDS, *, fresh: bool = False) -> tuple[int, str]:
    """The exit status, and all that was said."""
    said: list[str] = []
    status = try_in_browser(Trial("Bot", command, {}, folder, fresh, port=0), said.append)
    return status, "\n".join(said)


def test_a_bot_that_ends_before_it_is_there_ends_the_trial_with_its_status(tmp_path: Path) -> None:
    assert tried(tmp_path / "new" / "folder") == (3, "")


def test_what_was_there_is_kept_and_a_fresh_start_empties_it(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3").write_text("theirs", "utf-8")
    tried(tmp_path)
    assert {"games.sqlite3", "world.json"} <= {file.name for file in tmp_path.iterdir()}
    (tmp_path / "world.json").write_text("{", "utf-8")
    assert tried(tmp_path, fresh=True) == (3, "")
    assert "games.sqlite3" not in {file.name for file in tmp_path.iterdir()}


def test_a_broken_world_is_named_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "world.json").write_text("{", "utf-8")
    status, said = tried(tmp_path)
    assert status == 1
    assert "world.json" in said
    assert "--fresh" in said
    assert (tmp_path / "world.json").read_text("utf-8") == "{"


def test_one_folder_serves_one_sandbox(tmp_path: Path) -> None:
    with (tmp_path / "lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        status, said = tried(tmp_path, fresh=True)
    assert status == 1
    assert "already running" in said


def test_a_port_that_cannot_be_had_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        for port in (other.getsockname()[1], 1 << 17):
            said: list[str] = []
            assert try_in_browser(Trial("Bot", ENDS, {}, tmp_path, port=port), said.append) == 1
            assert said == [f"The sandbox cannot start at port {port}, which is taken or cannot be had. {OTHER}"]
            alone = (sys.executable, "-m", "kingsforge_bot.sandbox", "--port", str(port))
            ended = subprocess.run(alone, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
            assert (ended.returncode, ended.stderr) == (1, f"{said[0]}\n")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_request_to_stop_stops_the_bot_too(tmp_path: Path, number: signal.Signals) -> None:
    asks = f"import os, signal; os.kill({os.getpid()}, {int(number)}); signal.pause()"
    assert tried(tmp_path, (sys.executable, "-c", asks)) == (0, "")
