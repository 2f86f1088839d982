"""The file in which the bot says how it is, for a process that knows nothing else."""

import stat
import subprocess
import sys
from pathlib import Path

import pytest

from kingsforge_bot.hosting.status import FRESH, HealthStatus, Verdict, read_status, status_of, verdict, write_status

NOW = 1_700_000_000.0
WELL = HealthStatus(NOW, True, "Healthy. All is well.", "Unhealthy. Nothing is heard.")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "kingsforge.sqlite3"


def test_what_is_written_is_read(database: Path) -> None:
    write_status(database, WELL)
    write_status(database, WELL._replace(healthy=False))
    assert read_status(database) == WELL._replace(healthy=False)
    assert [file.name for file in database.parent.iterdir()] == ["kingsforge.sqlite3.health"]
    assert stat.filemode(status_of(database).stat().st_mode) == "-rw-------"


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff", b'{"at": 1}', b'{"at": "x", "healthy": true}'])
def test_what_is_no_status_is_none(database: Path, content: bytes) -> None:
    assert read_status(database) is None
    status_of(database).write_bytes(content)
    assert read_status(database) is None


@pytest.mark.parametrize("seconds", [-5, 0, FRESH])
def test_a_fresh_status_counts(seconds: float) -> None:
    assert verdict(WELL, NOW + seconds) == Verdict(True, WELL.line)
    assert verdict(WELL._replace(healthy=False), NOW + seconds) == Verdict(False, WELL.line)


@pytest.mark.parametrize("seconds", [-6, FRESH + 1, 86_400])
def test_one_that_is_old_or_from_a_clock_that_was_set_back_tells_nothing_good(seconds: float) -> None:
    assert verdict(WELL, NOW + seconds) == Verdict(False, WELL.stale)


LOADED = """
import runpy, sys
sys.argv = ["bot.py", "--health"]
try:
    runpy.run_path("bot.py", run_name="__main__")
finally:
    print(*sorted(sys.modules), file=sys.stderr)
"""


def test_a_health_check_loads_neither_the_bot_nor_its_words(database: Path) -> None:
    write_status(database, WELL)
    root = Path(__file__).parents[2]
    run = subprocess.run(
        (sys.executable, "-c", LOADED),
        cwd=root,
        env={"KINGSFORGE_DATABASE": str(database)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (run.returncode, run.stdout) == (1, f"{WELL.stale}\n")
    loaded = set(run.stderr.split())
    assert "kingsforge_bot.hosting.status" in loaded
    for heavy in ("discord", "aiohttp", "PIL", "asyncio", "sqlite3", "msgspec", "fluent", "dotenv", "argparse"):
        assert heavy not in loaded, heavy


def test_where_no_other_file_can_be_made_the_status_is_written_into_the_old_one(database: Path) -> None:
    """As on a full disk, of which it is to tell."""
    write_status(database, WELL)
    length = status_of(database).stat().st_size
    status_of(database).with_name("kingsforge.sqlite3.health.new").mkdir()
    full = HealthStatus(NOW + 9, False, "The disk is full.", "")
    write_status(database, full)
    assert read_status(database) == full
    assert status_of(database).stat().st_size == length


def test_where_nothing_can_be_written_that_is_an_error(database: Path) -> None:
    status_of(database).with_name("kingsforge.sqlite3.health.new").mkdir()
    with pytest.raises(OSError, match="health"):
        write_status(database, WELL)
