"""`python -m tests.soak --seed 1 --faults 2000`: whole games under faults; exit code 1 unless all went well."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.databases.server import running
from tests.soak.run import soak, soak_of_cluster
from tests.soak.verdict import Verdict


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faults", type=int, default=2000, help="how many, at least")
    parser.add_argument("--tables", type=int, default=4, help="played at a time")
    parser.add_argument("--cluster", action="store_true", help="three processes on PostgreSQL instead of one on a file")
    parser.add_argument("--unfinished", action="store_true", help="play no game on once the faults are over")
    parser.add_argument("--keep", type=Path, help="a folder for the database and the bot's log")
    given = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as temporary:
        folder = given.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        verdict = (
            _of_cluster(folder, given)
            if given.cluster
            else asyncio.run(soak(folder, *_what(given), whole=not given.unfinished, tell=_tell))
        )
    for what, count in sorted(verdict.counts.items()):
        sys.stdout.write(f"{count:7} {what}\n")
    for line in verdict.lines:
        sys.stdout.write(f"{line}\n")
    for failure in verdict.failures:
        sys.stdout.write(f"FAILED: {failure}\n")
    outcome = f"{len(verdict.failures)} failures" if verdict.failures else "nothing lost, doubled or left unanswered"
    sys.stdout.write(f"seed {given.seed}, {time.monotonic() - begun:.0f} s: {outcome}\n")
    return 1 if verdict.failures else 0


def _what(given: argparse.Namespace) -> tuple[int, int, int]:
    return given.seed, given.faults, given.tables


def _of_cluster(folder: Path, given: argparse.Namespace) -> Verdict:
    with running() as (server, _):
        address = server % "postgres"
        return asyncio.run(soak_of_cluster(folder, address, *_what(given), whole=not given.unfinished, tell=_tell))


def _tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")


if __name__ == "__main__":
    sys.exit(main())
