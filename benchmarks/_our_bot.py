"""bot.py as on a host, for memory.py: without the sandbox, which DISCORD_API_URL would load into the same process."""

import runpy
import sys
from pathlib import Path

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks._minimal_bot import on_loopback

if __name__ == "__main__":
    on_loopback()
    sys.argv[1:] = ["--discord"]
    runpy.run_path("bot.py", run_name="__main__")
