"""Turns a game's drawings into the sprites that the bot loads.

For development: needs resvg_py, which the bot does not. The sprites are committed with the drawings.
"""

import re
from collections import Counter
from io import BytesIO
from pathlib import Path
from typing import Final

import resvg_py
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from kingsforge_bot.render.art import STENCIL, Sheet, Sprites
from kingsforge_bot.render.palette import RGB, SIZE, Palette

_CHOSEN_BELOW: Final = 200
"""Pixels of a side: larger ones make do with the colours that the smaller ones need."""
_ROUND: Final = 0.12
"""Radius of a tile's corners, in sides."""
_STRAY: Final = 16
"""Squared distance under which a pixel counts as its nearest colour."""


def rasterise(art: Path, sprites: Sprites, palette: Palette) -> None:
    """Chooses the illustrations' colours, then writes every sheet and the stencils.

    `art` has the drawings, a folder of SVG files for each folder of sprites.
    """
    tiles = {sheet: [_tile(file, sheet, palette) for file in _drawings(art / sheet.folder)] for sheet in sprites.sheets}
    small = [image for sheet, images in tiles.items() if sheet.side < _CHOSEN_BELOW for image in images]
    chosen = choose(small, palette.shapes)
    sprites.folder.mkdir(exist_ok=True)
    palette.of_art.write_text("".join(f"{r:02x}{g:02x}{b:02x}\n" for r, g, b in chosen), "ascii")
    colours = Image.new("P", (1, 1))
    colours.putpalette([channel for colour in (*palette.shapes, *chosen) for channel in colour])
    for sheet, images in tiles.items():
        whole = Image.new("RGB", (sheet.side, sheet.side * len(images)))
        for index, image in enumerate(images):
            whole.paste(image, (0, index * sheet.side))
        indexed = whole.quantize(palette=colours, dither=Image.Dither.NONE)
        indexed.save(sprites.file(sheet), optimize=True, pnginfo=_names(_drawings(art / sheet.folder)))
    for folder in sprites.stencils:
        drawings = _drawings(art / folder)
        whole = Image.new("LA", (STENCIL, STENCIL * len(drawings)))
        for index, file in enumerate(drawings):
            whole.paste(_rendered(file.read_text("utf-8"), STENCIL).convert("LA"), (0, index * STENCIL))
        whole.save(sprites.stencil_file(folder), optimize=True, pnginfo=_names(drawings))


def choose(images: list[Image.Image], fixed: tuple[RGB, ...]) -> list[RGB]:
    """The colours that the images need most besides the fixed ones: flat areas first, then the edges between them."""
    seen: Counter[RGB] = Counter()
    for image in images:
        for count, colour in image.getcolors(image.width * image.height) or ():
            if isinstance(colour, tuple):
                seen[colour[0], colour[1], colour[2]] += count
    apart = {colour: min(_distance(colour, one) for one in fixed) for colour in seen}
    chosen: list[RGB] = []
    while len(chosen) < SIZE - len(fixed):
        best = max(seen, key=lambda colour: seen[colour] * apart[colour] if apart[colour] > _STRAY else 0)
        if apart[best] <= _STRAY:
            break
        chosen.append(best)
        for colour in seen:
            apart[colour] = min(apart[colour], _distance(colour, best))
    return chosen


def _distance(a: RGB, b: RGB) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2


def _drawings(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.svg"))


def _names(drawings: list[Path]) -> PngInfo:
    info = PngInfo()
    info.add_text("names", " ".join(file.stem for file in drawings))
    return info


def _tile(file: Path, sheet: Sheet, palette: Palette) -> Image.Image:
    """A drawing with round corners on the ground on which it will lie."""
    body = re.sub(r"</?svg[^>]*>", "", file.read_text("utf-8"))
    ground = "#{:02x}{:02x}{:02x}".format(*palette.tones[sheet.ground])
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<clipPath id="round"><rect width="100" height="100" rx="{100 * _ROUND}"/></clipPath>'
        f'<rect width="100" height="100" fill="{ground}"/><g clip-path="url(#round)">{body}</g></svg>'
    )
    return _rendered(svg, sheet.side).convert("RGB")


def _rendered(svg: str, side: int) -> Image.Image:
    return Image.open(BytesIO(resvg_py.svg_to_bytes(svg_string=svg, width=side, height=side)))
