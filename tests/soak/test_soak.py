"""Short runs of the soaks that `make soak` runs for long."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.databases.engines import POSTGRESQL, SQLITE, Databases, run_on, stored_at
from tests.soak.run import soak, soak_of_cluster
from tests.soak.verdict import Verdict


@pytest.fixture
def postgresql(databases: Databases) -> Iterator[None]:
    run_on(POSTGRESQL, databases)
    yield
    run_on(SQLITE, databases)


def went_well(verdict: Verdict) -> None:
    assert verdict.failures == []
    assert verdict.counts["faults"] >= 6
    assert verdict.counts["entries told once"] > 0
    assert verdict.counts["tables of kings_forge"]
    assert verdict.counts["tables of dwarven_smithy"]


async def test_a_few_turns_in_bad_weather(tmp_path: Path) -> None:
    went_well(await soak(tmp_path, seed=1, faults=6, tables=2, whole=False))


@pytest.mark.full
@pytest.mark.usefixtures("postgresql")
async def test_a_process_dies_and_one_loses_the_database(tmp_path: Path) -> None:
    address = str(await stored_at(tmp_path / "kingsforge.sqlite3"))
    troubles = ("kill -9", "database cut")
    verdict = await soak_of_cluster(tmp_path, address, 1, 6, 2, whole=False, troubles=troubles)
    went_well(verdict)
    assert verdict.counts["faults: kill -9"]
    assert len(verdict.lines) > 1
