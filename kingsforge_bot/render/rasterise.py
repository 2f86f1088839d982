"""Turns a game's drawings into the sprites that the bot loads.

For development: needs resvg_py, which the bot does not. The sprites are committed with the drawings. A tile takes few
of the palette's colours, for colours are bytes; only large ones are dithered, where bands would be seen.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

import resvg_py
from PIL import Image, ImageChops
from PIL.PngImagePlugin import PngInfo

from kingsforge_bot.render.art import STENCIL, Sheet, Sprites
from kingsforge_bot.render.oklab import chosen, nearest
from kingsforge_bot.render.palette import RGB, SIZE, Palette, ToneIndex
from kingsforge_bot.render.smooth import rounded

_CHOSEN_FROM: Final = (140, 190)
"""Sides in pixels of the tiles for which the colours are chosen: others are the same drawings."""
_COLOURS: Final = ((60, 10), (90, 12), (120, 16), (160, 18), (220, 34), (300, 26), (1000, 64))
"""Up to which side a tile has how many colours."""
_DITHERED: Final = 300
"""Side in pixels from which on tiles are dithered, in order."""
_SPREAD: Final = 5
"""How far dithering moves a channel."""
_ROUND: Final = 0.12
"""Radius of a tile's corners, in sides."""
_BIN: Final = 4
"""Bits of a channel that are not told apart where colours are counted."""
_SEEN: Final = 0.75
"""Small things count for more than their share."""
_OF_BAND: Final = 14
"""Colours of a band: it is wide, and most of it the same."""
_WITH_ALPHA: Final = 4
"""Channels of a pixel that says how much it covers."""
_FAINT: Final = 48
"""Coverage of 255 below which a pixel is not of what is cut out."""


def rasterise(art: Path, sprites: Sprites, palette: Palette) -> None:
    """Chooses the illustrations' colours, then writes every sheet, band and the stencils.

    `art` has the drawings, a folder of SVG files for each folder of sprites.
    """
    tiles = {sheet: [_tile(file, sheet, palette) for file in _drawings(art / sheet.folder)] for sheet in sprites.sheets}
    bands = {file: _rendered(file.read_text("utf-8")).convert("RGB") for file in _drawings(art / sprites.bands)}
    low, high = _CHOSEN_FROM
    counted = [image for sheet, images in tiles.items() if low < sheet.side < high for image in images]
    sprites.folder.mkdir(exist_ok=True)
    found = chosen(_counted([*counted, *bands.values()]), palette.shapes, SIZE - len(palette.shapes))
    palette.of_art.write_text("".join(f"{r:02x}{g:02x}{b:02x}\n" for r, g, b in found), "ascii")
    colours = (*palette.shapes, *found)
    for sheet, images in tiles.items():
        _save_sheet(art, sheet, images, sprites, colours)
    _save_bands(bands, sprites, colours)
    draw_stencils(art, sprites)


def _save_sheet(
    art: Path, sheet: Sheet, images: Sequence[Image.Image], sprites: Sprites, colours: Sequence[RGB]
) -> None:
    whole = Image.new("P", (sheet.side, sheet.side * len(images)))
    whole.putpalette([channel for colour in colours for channel in colour])
    for index, image in enumerate(images):
        whole.paste(_indexed(image, sheet, colours), (0, index * sheet.side))
    whole.save(sprites.file(sheet), optimize=True, pnginfo=_names(_drawings(art / sheet.folder)))


def _save_bands(bands: Mapping[Path, Image.Image], sprites: Sprites, colours: Sequence[RGB]) -> None:
    for file, image in bands.items():
        few = _few(image, _OF_BAND, colours)
        few.putpalette([channel for colour in colours for channel in colour])
        few.save(sprites.band_file(file.stem), optimize=True)


def draw_stencils(art: Path, sprites: Sprites) -> None:
    """Writes the stencils alone: they have no colours of their own."""
    for folder in sprites.stencils:
        drawings = _drawings(art / folder)
        whole = Image.new("LA", (STENCIL, STENCIL * len(drawings)))
        for index, file in enumerate(drawings):
            whole.paste(_rendered(file.read_text("utf-8"), STENCIL).convert("LA"), (0, index * STENCIL))
        whole.save(sprites.stencil_file(folder), optimize=True, pnginfo=_names(drawings))


def draw_figures(art: Path, folder: str, to: Path, side: int) -> None:
    """Writes each drawing of a folder by itself, in all its colours and without a ground."""
    for file in _drawings(art / folder):
        figure = _rendered(file.read_text("utf-8"), side).convert("RGBA")
        figure.save(to / f"{folder}-{file.stem}.png", optimize=True)


def _counted(images: Sequence[Image.Image]) -> dict[RGB, float]:
    """Which colours are seen how much, like ones taken together."""
    seen: Counter[RGB] = Counter()
    for image in images:
        for count, colour in image.getcolors(image.width * image.height) or ():
            if isinstance(colour, tuple) and (len(colour) < _WITH_ALPHA or colour[-1] > _FAINT):
                red, green, blue = ((channel >> _BIN << _BIN) + (1 << _BIN >> 1) for channel in colour[:3])
                seen[red, green, blue] += count
    return {colour: count**_SEEN for colour, count in seen.items()}


def _indexed(image: Image.Image, sheet: Sheet, colours: Sequence[RGB]) -> Image.Image:
    """The tile in few colours of the palette; what lies outside its round corners is the ground and nothing else."""
    if sheet.side >= _DITHERED:
        image = ImageChops.add(image, _ordered(image.size), 1, -_SPREAD)
    count = next(count for side, count in _COLOURS if sheet.side <= side)
    if not sheet.framed:
        return _cut_out(image, count, sheet.ground, colours)
    found = _few(image, count, colours)
    outside = rounded(sheet.side, sheet.side * _ROUND).point([255] + [0] * 255)
    found.paste(sheet.ground, (0, 0, *found.size), outside)
    return found


def _cut_out(image: Image.Image, count: int, ground: ToneIndex, colours: Sequence[RGB]) -> Image.Image:
    """A drawing that covers only part of its square; the ground is seen where it does not, and nowhere else."""
    coverage, whole = image.getchannel("A"), Image.new("RGB", image.size, colours[ground])
    whole.paste(image, mask=coverage)
    found = _few(whole, count, colours, ground)
    found.paste(ground, (0, 0, *found.size), coverage.point([255] * _FAINT + [0] * (256 - _FAINT)))
    return found


def _few(image: Image.Image, count: int, colours: Sequence[RGB], bare: ToneIndex | None = None) -> Image.Image:
    """The image in the so many of the colours that suit it best, as indices (mode P); never in the `bare` one."""
    own = image.quantize(count, Image.Quantize.MEDIANCUT, kmeans=4, dither=Image.Dither.NONE).getpalette() or []
    wanted = [(own[at], own[at + 1], own[at + 2]) for at in range(0, min(len(own), 3 * count), 3)]
    kept = sorted({nearest(colour, colours) for colour in wanted} - {bare})
    palette = Image.new("P", (1, 1))
    palette.putpalette([channel for index in kept for channel in colours[index]])
    few = image.quantize(palette=palette, dither=Image.Dither.NONE)
    table = bytes(kept[min(index, len(kept) - 1)] for index in range(256))
    return Image.frombytes("P", image.size, few.tobytes().translate(table))


def _ordered(size: tuple[int, int]) -> Image.Image:
    """Bayer's matrix all over, from nothing to twice the spread."""
    matrix = [[0]]
    while len(matrix) < 8:
        above = [[4 * value for value in row] + [4 * value + 2 for value in row] for row in matrix]
        below = [[4 * value + 3 for value in row] + [4 * value + 1 for value in row] for row in matrix]
        matrix = above + below
    levels = bytes(round(value * 2 * _SPREAD / 63) for row in matrix for value in row)
    once, whole = Image.frombytes("L", (8, 8), levels), Image.new("L", size)
    for x in range(0, size[0], 8):
        for y in range(0, size[1], 8):
            whole.paste(once, (x, y))
    return Image.merge("RGB", (whole, whole, whole))


def _drawings(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.svg"))


def _names(drawings: list[Path]) -> PngInfo:
    info = PngInfo()
    info.add_text("names", " ".join(file.stem for file in drawings))
    return info


def _tile(file: Path, sheet: Sheet, palette: Palette) -> Image.Image:
    """A drawing cut out (mode RGBA), or let into a frame of brass, with round corners, on its ground (mode RGB)."""
    if not sheet.framed:
        return _rendered(file.read_text("utf-8"), sheet.side).convert("RGBA")
    body = re.sub(r"</?svg[^>]*>", "", file.read_text("utf-8"))
    ground = "#{:02x}{:02x}{:02x}".format(*palette.tones[sheet.ground])
    wide = max(2.4, 1.3 + 130 / sheet.side)
    line, rim = wide * 0.34, 100 * _ROUND
    svg = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
      <defs>
        <clipPath id="frame-clip"><rect width="100" height="100" rx="{rim}"/></clipPath>
        <linearGradient id="frame-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#f6d878"/><stop offset=".35" stop-color="#c8932c"/>
          <stop offset=".6" stop-color="#875c18"/><stop offset="1" stop-color="#5a3a10"/>
        </linearGradient>
        <filter id="frame-blur" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="2.6"/>
        </filter>
      </defs>
      <rect width="100" height="100" fill="{ground}"/>
      <g clip-path="url(#frame-clip)">{body}
        <rect x="-3" y="-3" width="107" height="107" rx="{rim}" fill="none" stroke="#0a0503" stroke-opacity=".75"
          stroke-width="{2 * wide + 5}" filter="url(#frame-blur)"/>
        <rect x="{wide}" y="{wide}" width="{100 - 2 * wide}" height="{100 - 2 * wide}" rx="{rim - wide}" fill="none"
          stroke="#1c0f05" stroke-width="{2 * line}"/>
      </g>
      <rect x="{wide / 2}" y="{wide / 2}" width="{100 - wide}" height="{100 - wide}" rx="{rim - wide / 2}" fill="none"
        stroke="url(#frame-brass)" stroke-width="{wide}"/>
      <rect x="{line / 2}" y="{line / 2}" width="{100 - line}" height="{100 - line}" rx="{rim - line / 2}" fill="none"
        stroke="#3a220a" stroke-width="{line}"/>
    </svg>"""
    return _rendered(svg, sheet.side).convert("RGB")


def _rendered(svg: str, side: int | None = None) -> Image.Image:
    return Image.open(BytesIO(resvg_py.svg_to_bytes(svg_string=svg, width=side, height=side)))
