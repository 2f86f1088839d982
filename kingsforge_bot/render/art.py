"""The sprites: illustrations as tiles of palette indices, icons and dice as stencils. `rasterise` makes them."""

from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, PngImagePlugin

from kingsforge_bot.render.palette import SPRITES, Tone

STENCIL: Final = 192
"""Side of a stencil as stored, in pixels; drawn smaller."""


class Sheet(NamedTuple):
    """All drawings of a folder at one size on one ground, below each other in one file."""

    folder: str
    side: int
    ground: Tone


LARGE: Final = 480
FACE: Final = 200
SHOWN: Final = 150
TROPHY: Final = 112
SMALL: Final = 84
TINY: Final = 52
EMBLEM: Final = 96
SHEETS: Final = (
    *(Sheet(folder, LARGE, Tone.CARD) for folder in ("craft", "gather")),
    *(Sheet("gather", FACE, ground) for ground in (Tone.CARD,)),
    *(Sheet("craft", side, Tone.CARD) for side in (SHOWN, TROPHY)),
    *(Sheet("craft", SMALL, ground) for ground in (Tone.CARD, Tone.DIM, Tone.GLOW)),
    *(Sheet("gather", SMALL, ground) for ground in (Tone.CARD, Tone.DIM, Tone.GLOW)),
    *(Sheet("craft", TINY, ground) for ground in (Tone.PAPER, Tone.CARD)),
    Sheet("gather", TINY, Tone.PAPER),
    *(Sheet("emblem", side, ground) for side, ground in ((EMBLEM, Tone.CARD), (SHOWN, Tone.CARD), (TINY, Tone.CARD))),
)


def sheet_file(sheet: Sheet) -> Path:
    """Where the sheet lies."""
    return SPRITES / f"{sheet.folder}-{sheet.side}-{sheet.ground.name.lower()}.png"


@lru_cache(maxsize=256)
def tile(folder: str, name: str, side: int, ground: Tone) -> Image.Image:
    """An illustration as palette indices (mode L). Raises KeyError for one that was never drawn."""
    sheet = Sheet(folder, side, ground)
    # The largest are rarely looked at: their sheet is read again each time rather than kept.
    index, whole = _read(sheet_file(sheet)) if side == LARGE else _kept(sheet_file(sheet))
    top = index[name] * side
    return Image.frombytes("L", (side, side), whole.crop((0, top, side, top + side)).tobytes())


@lru_cache(maxsize=256)
def stencil_of(folder: str, name: str, side: int) -> tuple[Image.Image, Image.Image]:
    """A shape as coverage (mode L), and the part of it that is lighter or cut out."""
    index, whole = _kept(SPRITES / f"{folder}.png")
    top = index[name] * STENCIL
    light, alpha = whole.crop((0, top, STENCIL, top + STENCIL)).resize((side, side), Image.Resampling.LANCZOS).split()
    return alpha, light


def known(folder: str) -> frozenset[str]:
    """The names of a folder's drawings."""
    return frozenset(_kept(SPRITES / f"{folder}.png" if folder in ("icon", "die") else _smallest(folder))[0])


def _smallest(folder: str) -> Path:
    return sheet_file(min((sheet for sheet in SHEETS if sheet.folder == folder), key=lambda sheet: sheet.side))


@lru_cache(maxsize=24)
def _kept(file: Path) -> tuple[dict[str, int], Image.Image]:
    return _read(file)


def _read(file: Path) -> tuple[dict[str, int], Image.Image]:
    with Image.open(file) as image:
        image.load()
        names = image.text["names"] if isinstance(image, PngImagePlugin.PngImageFile) else ""
        return {name: index for index, name in enumerate(str(names).split())}, image.copy()
