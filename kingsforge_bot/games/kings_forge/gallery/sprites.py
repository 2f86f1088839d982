"""Makes the sprites from the drawings: `python -m kingsforge_bot.games.kings_forge.gallery.sprites`."""

from kingsforge_bot.games.kings_forge.pictures.art import SPRITES
from kingsforge_bot.games.kings_forge.pictures.palette import ASSETS, PALETTE
from kingsforge_bot.render.rasterise import rasterise

if __name__ == "__main__":
    rasterise(ASSETS / "art", SPRITES, PALETTE)
