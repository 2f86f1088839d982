"""What is in the box: reads the data file that people edit and hands its tiles to the rules."""

from functools import cache, partial
from pathlib import Path

from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.data_files import read_toml
from kingsforge_bot.games.keyflower.rules.game import Keyflower
from kingsforge_bot.games.keyflower.rules.tiles import TileSet, read_tiles

DATA = Path(__file__).resolve().parents[3] / "data"
TILES = DATA / "keyflower" / "tiles.toml"


@cache
def tiles(file: Path = TILES) -> TileSet:
    """All tiles of the file, which is read once. Raises PositionError naming the faulty one."""
    return read_tiles(read_toml(file, partial(PositionError, file.name)))


@cache
def keyflower() -> Keyflower:
    """Keyflower with the tiles of the data file."""
    return Keyflower(tiles())
