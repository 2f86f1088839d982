"""Every benchmark runs to its end in its smallest form, and prints what it measures: none is found broken a year later.

The figures of so short a run say nothing; what they are wanted to be is left to `make bench`.
"""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SMALLEST = {
    "clicks": ("1", "dwarven_smithy, 1 games"),
    "engine": ("100 1", "replay / play"),
    "growth": ("1000", "kinds; the worst takes"),
    "interaction": ("8 1", "all  p99"),
    "keyflower_pictures": ("1", "a village, after one action"),
    "many_tables": ("2100", "queries; the worst takes"),
    "memory": ("1 1", "after 1 replays too"),
    "odds": ("1 1 3", "of any sort, benefits drawn again and again with a re-roll"),
    "pictures": ("1 5 1", "event loop late while a thread draws a replay"),
    "plans": ("1", "one by one: ratio"),
    "rules": ("2000", "rulebook: worst"),
    "sampled_odds": ("1 1 1000", "1 questions, 1000 rolls each"),
    "dwarven_smithy_pictures": ("1", "a desk, after one action"),
    "spite": ("2 boards", "2 times boards:"),
    "store": ("20", "ratio:"),
    "tournament": ("random greedy --games 1", "greedy:"),
    "waiting": ("25 4", "the slowest answer came"),
}
"""Of each its arguments, and a word of the last thing that it measures."""
DEAR = {
    "clicks",
    "interaction",
    "keyflower_pictures",
    "memory",
    "pictures",
    "rules",
    "dwarven_smithy_pictures",
    "spite",
    "waiting",
}
"""Start the bot or draw pictures, and take 3 to 20 seconds of processor time each."""
JUDGING = {"clicks", "growth", "many_tables", "odds", "plans", "spite"}
"""Their exit code says whether the figures are as wanted, which a busy machine decides in so short a run."""
PATIENCE = 300
"""Seconds after which one hangs, which is what `interaction` did."""


def test_every_benchmark_has_a_smallest_form() -> None:
    assert SMALLEST.keys() == {file.stem for file in (ROOT / "benchmarks").glob("[a-z]*.py")}


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.full] if name in DEAR else []) for name in SMALLEST]
)
def test_it_runs_to_its_end(name: str) -> None:
    arguments, said = SMALLEST[name]
    command = [sys.executable, str(ROOT / "benchmarks" / f"{name}.py"), *arguments.split()]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    output = f"{run.stdout}\n{run.stderr}"
    assert run.returncode in ({0, 1} if name in JUDGING else {0}), output
    assert "Traceback" not in run.stderr, output
    assert said in run.stdout, output
    assert "violation:" not in run.stdout, output
