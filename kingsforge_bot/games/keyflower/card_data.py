"""What is in the box: reads the data file that people edit and hands its tiles to the rules."""

import tomllib
from functools import cache
from pathlib import Path

from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.games.keyflower.rules.game import Keyflower
from kingsforge_bot.games.keyflower.rules.tiles import TileSet, read_tiles

DATA = Path(__file__).resolve().parents[3] / "data"
TILES = DATA / "keyflower" / "tiles.toml"


def tiles(file: Path = TILES) -> TileSet:
    """All tiles of the file. Raises PositionError naming the faulty one."""
    try:
        rows = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, OSError, UnicodeDecodeError) as error:
        raise PositionError(file.name, str(error)) from error
    return read_tiles(rows)


@cache
def keyflower() -> Keyflower:
    """Keyflower with the tiles of the data file, which is read once."""
    return Keyflower(tiles())
