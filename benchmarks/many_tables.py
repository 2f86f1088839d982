"""What the bot asks of a database of 200,000 tables, beside the same of 2,000: each query's time as a ratio.

Both are filled in bulk, which takes about a minute; each query is asked of the one and the other in turn. Wanted: none
takes more than three times as long; nor does a start, after a clean end. Exit code 1 where one does.
Usage: python benchmarks/many_tables.py [TABLES], run from the project's folder.
"""

import asyncio
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kingsforge_bot.store import open_store
from kingsforge_bot.store.database_store import DatabaseStore
from tests.store.many_tables import ASKED, CHANGED, Change, World, fill, world

ROOT = Path(__file__).resolve().parent.parent
"""Databases are made here rather than in a memory file system, where nothing is ever durable."""
MANY, FEW = 200_000, 2_000
ROUNDS = 15
STARTS = 5
WANTED = 3.0


class _UndoneError(Exception):
    """Ends a transaction that is not to last."""


async def _seconds(ask: Callable[[], Awaitable[object]]) -> float:
    began = time.perf_counter()
    await ask()
    return time.perf_counter() - began


async def _changing(store: DatabaseStore, here: World, change: Change) -> float:
    """Without beginning and end of the transaction, which wait for the disk."""
    took = 0.0
    with suppress(_UndoneError):
        async with store.writing() as writing:
            took = await _seconds(lambda: change(writing, here))
            raise _UndoneError
    return took


def _told(name: str, few: list[float], many: list[float]) -> float:
    small, large = statistics.median(few), statistics.median(many)
    print(f"{large / small:6.2f}  {large * 1000:9.3f} ms  {name}")
    return large / small


async def _starts(path: Path) -> float:
    async def start() -> None:
        async with open_store(path):
            pass

    return await _seconds(start)


async def _measured(few: Path, many: Path) -> dict[str, float]:
    ratios: dict[str, float] = {}
    starts = [(await _starts(few), await _starts(many)) for _ in range(STARTS)]
    ratios["start"] = _told("start", [one for one, _ in starts], [one for _, one in starts])
    async with open_store(few) as small, open_store(many) as large:
        sides = [(store, await world(store)) for store in (small, large)]
        for name, ask in ASKED.items():
            times = [[await _seconds(partial(ask, *side)) for side in sides] for _ in range(ROUNDS)]
            ratios[name] = _told(name, *map(list, zip(*times, strict=True)))
        for name, change in CHANGED.items():
            times = [[await _changing(*side, change) for side in sides] for _ in range(ROUNDS)]
            ratios[f"{name}, in a transaction"] = _told(
                f"{name}, in a transaction", *map(list, zip(*times, strict=True))
            )
    return ratios


async def main(tables: int) -> int:
    with TemporaryDirectory(dir=ROOT, prefix=".bench-") as folder:
        paths = [Path(folder) / f"{count}.sqlite3" for count in (min(FEW, tables), tables)]
        for path, count in zip(paths, (FEW, tables), strict=True):
            began = time.perf_counter()
            async with open_store(path):
                pass
            fill(path, count)
            print(f"{count} tables in {time.perf_counter() - began:.0f} s, {path.stat().st_size / 1_000_000:.0f} MB")
        ratios = await _measured(*paths)
    slow = {name: ratio for name, ratio in ratios.items() if ratio > WANTED}
    print(f"{len(ratios)} queries; the worst takes {max(ratios.values()):.2f} times as long (wanted: at most {WANTED})")
    for name, ratio in slow.items():
        print(f"too slow: {name}, {ratio:.1f}")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else MANY)))
