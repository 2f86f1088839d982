"""A short run of the soak that `make soak` runs for long."""

from pathlib import Path

from tests.soak.run import soak


async def test_a_few_turns_in_bad_weather(tmp_path: Path) -> None:
    verdict = await soak(tmp_path, seed=1, faults=6, tables=2, whole=False)
    assert verdict.failures == []
    assert verdict.counts["faults"] >= 6
    assert verdict.counts["entries told once"] > 0
    assert verdict.counts["tables of kings_forge"]
    assert verdict.counts["tables of dwarven_smithy"]
