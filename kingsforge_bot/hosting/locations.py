"""Where things lie beside the program, for whoever asks before anything is loaded."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
ENV: Final = ROOT / ".env"
DATABASE: Final = ROOT / "var" / "kingsforge.sqlite3"
"""Unless KINGSFORGE_DATABASE says another."""
