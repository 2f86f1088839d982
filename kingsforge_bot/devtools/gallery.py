"""The gallery of a game: all its pictures in a folder of docs/, as posted and as wide as on a phone."""

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from kingsforge_bot.render.palette import Palette

NAMES: Final = ("Ana", "Ben Okonkwo", "Кузнец", "山田太郎")
"""Players of all galleries: in three alphabets, short and long."""
PHONE: Final = 400


def write_gallery(
    folder: Path, head: Iterable[str], pictures: Iterable[tuple[str, bytes]], palette: Palette, *, replay: bytes = b""
) -> None:
    """The pictures, PNGs by their names, the animated replay, and the page that shows them, which begins so."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in (*folder.glob("*.png"), *folder.glob("*.gif")):
        old.unlink()
    lines = [*head]
    for name, png in pictures:
        (folder / f"{name}.png").write_bytes(png)
        (folder / f"{name}-{PHONE}.png").write_bytes(_phone(png, palette))
        lines += [f"## {name}", "", f"![{name}]({name}.png)", "", f"![{name} at {PHONE}]({name}-{PHONE}.png)", ""]
    if replay:
        (folder / "replay.gif").write_bytes(replay)
        lines += ["## replay", "", "![replay](replay.gif)", ""]
    (folder / "README.md").write_text("\n".join(lines), "utf-8")


def _phone(png: bytes, palette: Palette) -> bytes:
    """The picture as wide as a phone shows it."""
    with Image.open(BytesIO(png)) as image:
        whole = image.convert("RGB")
    small = whole.resize((PHONE, round(whole.height * PHONE / whole.width)), Image.Resampling.LANCZOS)
    colours = Image.new("P", (1, 1))
    colours.putpalette(palette.packed)
    file = BytesIO()
    small.quantize(palette=colours, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()
