"""Makes the sprites from the drawings: `python -m kingsforge_bot.devtools.sprites [GAME...]`.

A game is named by its folder, none means all; the seats' emblems and the portraits, which all games share, are made
each time.
"""

import sys
from collections.abc import Iterable, Sequence
from importlib import import_module

from kingsforge_bot.devtools.games_asked import games_named, games_parser
from kingsforge_bot.drawing import portraits, seats
from kingsforge_bot.render.rasterise import draw_figures, draw_stencils, rasterise


def make_sprites(keys: Iterable[str]) -> None:
    """The emblems and portraits, then all that is drawn of each game."""
    draw_stencils(seats.ASSETS / "art", seats.SPRITES)
    draw_figures(seats.ASSETS / "art", portraits.FOLDER, portraits.FIGURES, portraits.SIDE)
    for key in keys:
        art, palette = (import_module(f"kingsforge_bot.games.{key}.pictures.{name}") for name in ("art", "palette"))
        rasterise(palette.ASSETS / "art", art.SPRITES, palette.PALETTE)


def main(words: Sequence[str] | None = None) -> int:
    """Makes the sprites of the games that the words name."""
    make_sprites(games_named(games_parser(__doc__, "pictures"), "pictures", words).games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
