"""bot.py as on a host, for memory.py: without the sandbox, which DISCORD_API_URL would load into the same process."""

import os
import runpy
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks._minimal_bot import on_loopback

CATALOGUE = "kingsforge_bot.games.catalogue"


def offer(keys: list[str]) -> None:
    """Those games and no others: a catalogue in place of the one that bot.py would load, and all games with it."""
    from kingsforge_bot.ui.game.title import Titles

    games = [import_module(f"kingsforge_bot.games.{key}.title") for key in keys]
    catalogue = ModuleType(CATALOGUE)
    vars(catalogue)["titles"] = lambda: Titles(game.title() for game in games)
    sys.modules[CATALOGUE] = catalogue


if __name__ == "__main__":
    on_loopback()
    if offered := os.environ.get("BENCHMARK_GAMES"):
        offer(offered.split())
    sys.argv[1:] = ["--discord"]
    runpy.run_path("bot.py", run_name="__main__")
