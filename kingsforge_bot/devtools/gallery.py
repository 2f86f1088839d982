"""Galleries, all pictures of games in folders of docs/: `python -m kingsforge_bot.devtools.gallery [GAME...]`.

A game is named by its folder, none means all that have a gallery; `--to FOLDER` writes elsewhere than into
docs/gallery. For looking at, as posted and as wide as on a phone: no element may need explaining.
"""

import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Final

import msgspec
from PIL import Image

from kingsforge_bot.devtools.games_asked import games_named, games_parser
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.render.palette import Palette

NAMES: Final = ("Ana", "Ben Okonkwo", "Кузнец", "山田太郎")
"""Players of all galleries: in three alphabets, short and long."""
PHONE: Final = 400
"""For looking at. Tests reckon with a narrower phone of 360, on which all is a tenth smaller."""
_ROOT: Final = Path(__file__).parents[2]
_MOVING: Final = b"GIF"


class Gallery(msgspec.Struct, frozen=True):
    """What a game shows of itself: `GALLERY` in its `gallery/pictures.py`."""

    palette: Palette
    pictures: Callable[[], Iterable[tuple[str, bytes]]]
    """Names with PNGs, or with a GIF that moves."""


def write_gallery(key: str, gallery: Gallery, to: Path) -> None:
    """The pictures, and the page that shows them, in a folder of the game's own."""
    folder = to / key
    folder.mkdir(parents=True, exist_ok=True)
    for old in (*folder.glob("*.png"), *folder.glob("*.gif")):
        old.unlink()
    lines = _head(key)
    for name, picture in gallery.pictures():
        file = f"{name}.gif" if picture.startswith(_MOVING) else f"{name}.png"
        (folder / file).write_bytes(picture)
        lines += [f"## {name}", "", f"![{name}]({file})", ""]
        if not picture.startswith(_MOVING):
            (folder / f"{name}-{PHONE}.png").write_bytes(_phone(picture, gallery.palette))
            lines += [f"![{name} at {PHONE}]({name}-{PHONE}.png)", ""]
    (folder / "README.md").write_text("\n".join(lines), "utf-8")


def main(words: Sequence[str] | None = None) -> int:
    """Writes the galleries that the words name."""
    parser = games_parser(__doc__, "gallery")
    parser.add_argument("--to", metavar="FOLDER", type=Path, default=_ROOT / "docs" / "gallery")
    asked = games_named(parser, "gallery", words)
    for key in asked.games:
        write_gallery(key, import_module(f"kingsforge_bot.games.{key}.gallery.pictures").GALLERY, asked.to)
    return 0


def _head(key: str) -> list[str]:
    return [
        f"# Gallery of {Localizers().english.of(key)('game-title')}",
        "",
        f"Every picture, made by `python -m kingsforge_bot.devtools.gallery {key}`: as posted, and as wide as",
        "on a phone. What they should look like is said in [art.md](../../art.md).",
        "",
    ]


def _phone(png: bytes, palette: Palette) -> bytes:
    """The picture as wide as a phone shows it."""
    with Image.open(BytesIO(png)) as image:
        whole = image.convert("RGB")
    small = whole.resize((PHONE, round(whole.height * PHONE / whole.width)), Image.Resampling.LANCZOS)
    file = BytesIO()
    palette.quantized(small).save(file, "PNG", optimize=True)
    return file.getvalue()


if __name__ == "__main__":
    sys.exit(main())
