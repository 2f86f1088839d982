"""A game's sprites: illustrations as tiles of palette indices, icons as stencils. `rasterise` makes them."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, PngImagePlugin

from kingsforge_bot.render.palette import ToneIndex

STENCIL: Final = 192
"""Side of a stencil as stored, in pixels; drawn smaller."""


class Sheet(NamedTuple):
    """All drawings of a folder at one size on one ground, below each other in one file named after the three."""

    folder: str
    side: int
    ground: ToneIndex
    ground_name: str
    rare: bool = False
    """Rarely looked at: read again each time rather than kept."""
    framed: bool = True
    """In a frame of brass; else cut out, to be laid on anything: the ground is then what is not of the drawing."""


class Sprites:
    """The drawings in one folder of files: sheets of tiles, one file of stencils for each of `stencils`, and bands.

    `bands` is the folder of drawings that have no frame and are each as large as they say.
    """

    def __init__(self, folder: Path, sheets: Sequence[Sheet], stencils: Collection[str], bands: str) -> None:
        self.folder: Final = folder
        self.sheets: Final = sheets
        self.stencils: Final = stencils
        self.bands: Final = bands
        self._sheet_of: Final = {(sheet.folder, sheet.side, sheet.ground): sheet for sheet in sheets}

    def file(self, sheet: Sheet) -> Path:
        """Where the sheet lies."""
        return self.folder / f"{sheet.folder}-{sheet.side}-{sheet.ground_name}.png"

    def stencil_file(self, folder: str) -> Path:
        """Where that folder's stencils lie."""
        return self.folder / f"{folder}.png"

    def band_file(self, name: str) -> Path:
        """Where that band lies."""
        return self.folder / f"{self.bands}-{name}.png"

    def band(self, name: str) -> Image.Image:
        """A band as palette indices (mode L)."""
        return _band(self.band_file(name))

    def tile(self, folder: str, name: str, side: int, ground: ToneIndex) -> Image.Image:
        """An illustration as palette indices (mode L). Raises KeyError for one that was never drawn."""
        return _tile(self, self._sheet_of[folder, side, ground], name)

    def stencil(self, folder: str, name: str, side: int) -> tuple[Image.Image, Image.Image]:
        """A shape as coverage (mode L), and the part of it that is lighter or cut out."""
        return _stencil(self.stencil_file(folder), name, side)

    def known(self, folder: str) -> frozenset[str]:
        """The names of a folder's drawings."""
        return _names(self.stencil_file(folder) if folder in self.stencils else self._smallest(folder))

    def _smallest(self, folder: str) -> Path:
        return self.file(min((sheet for sheet in self.sheets if sheet.folder == folder), key=lambda sheet: sheet.side))


@lru_cache(maxsize=256)
def _tile(sprites: Sprites, sheet: Sheet, name: str) -> Image.Image:
    file, side = sprites.file(sheet), sheet.side
    index, whole = _read(file) if sheet.rare else _kept(file)
    top = index[name] * side
    return Image.frombytes("L", (side, side), whole.crop((0, top, side, top + side)).tobytes())


@lru_cache(maxsize=8)
def _band(file: Path) -> Image.Image:
    with Image.open(file) as image:
        return Image.frombytes("L", image.size, image.tobytes())


@lru_cache(maxsize=256)
def _stencil(file: Path, name: str, side: int) -> tuple[Image.Image, Image.Image]:
    index, whole = _kept(file)
    top = index[name] * STENCIL
    light, alpha = whole.crop((0, top, STENCIL, top + STENCIL)).resize((side, side), Image.Resampling.LANCZOS).split()
    return alpha, light


@lru_cache(maxsize=24)
def _names(file: Path) -> frozenset[str]:
    return frozenset(_kept(file)[0])


@lru_cache(maxsize=24)
def _kept(file: Path) -> tuple[dict[str, int], Image.Image]:
    return _read(file)


def forget_sheets() -> None:
    """Keeps no sheet, only what was cut out of them: soon nothing else is asked for."""
    _kept.cache_clear()


def _read(file: Path) -> tuple[dict[str, int], Image.Image]:
    with Image.open(file) as image:
        image.load()
        names = image.text["names"] if isinstance(image, PngImagePlugin.PngImageFile) else ""
        return {name: index for index, name in enumerate(str(names).split())}, image.copy()
