"""Makes the sprites from the drawings: `python -m kingsforge_bot.games.dwarven_smithy.gallery.sprites`."""

from kingsforge_bot.games.dwarven_smithy.pictures.art import SPRITES
from kingsforge_bot.games.dwarven_smithy.pictures.palette import ASSETS, PALETTE
from kingsforge_bot.render.rasterise import rasterise

if __name__ == "__main__":
    rasterise(ASSETS / "art", SPRITES, PALETTE)
