"""What the greeting shows, known before it is drawn."""

from pathlib import Path
from typing import Final

from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.tiles import TileKind, TileSet

READY: Final = Path(__file__).resolve().parents[4] / "assets" / "keyflower" / "ready"
"""Where it lies drawn already."""
_SHOWN: Final = {
    TileKind.SPRING: "workshop",
    TileKind.SUMMER: "carpenter",
    TileKind.AUTUMN: "fair",
    TileKind.WINTER: "windmill",
}
"""A tile of each season, if the set has it."""


def greeting_tiles(tiles: TileSet) -> tuple[Name, ...]:
    """The tiles to be seen there: one of each season, whatever the data file has."""
    return tuple(Name(name) if name in tiles else tiles.of(kind)[0] for kind, name in _SHOWN.items())
