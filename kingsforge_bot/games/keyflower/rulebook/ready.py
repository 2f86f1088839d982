"""What tiles are told by, lying ready: to say it takes Fluent, for which no start should wait.

Each text names the tile that it was made of by a stamp; a tile that a group corrected is told anew.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from kingsforge_bot.data_files import read_toml
from kingsforge_bot.games.keyflower.rules.tiles import TileFacts
from kingsforge_bot.rulebook.entry import RulebookError

_HEAD: Final = "# Made by `python -m kingsforge_bot.games.keyflower.rulebook` of the tiles and the words of the game.\n"
_SIGNS: Final = 12


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text, and the stamp of the tile that it tells."""

    of: str
    text: str


def stamp(tile: TileFacts) -> str:
    """Another one for every other tile."""
    return hashlib.sha256(msgspec.json.encode(tile)).hexdigest()[:_SIGNS]


def read_ready(folder: Path, language: str) -> Mapping[str, Ready]:
    """The texts by the tiles' names; none where none were made. Raises RulebookError."""
    file = _file(folder, language)
    if not file.exists():
        return {}
    fault = partial(RulebookError, f"{file.parent.name}/{file.name}", "")
    try:
        return msgspec.convert(read_toml(file, fault), dict[str, Ready])
    except msgspec.ValidationError as error:
        raise fault(str(error)) from error


def written(told: Iterable[tuple[TileFacts, str]]) -> str:
    """The file with those texts."""
    lines = (
        f'{tile.id} = {{ of = "{stamp(tile)}", text = {json.dumps(text, ensure_ascii=False)} }}' for tile, text in told
    )
    return "\n".join([_HEAD, *lines, ""])


def write_ready(folder: Path, language: str, told: Iterable[tuple[TileFacts, str]]) -> None:
    """Keep them for the next time."""
    _file(folder, language).write_text(written(told), "utf-8")


def _file(folder: Path, language: str) -> Path:
    return folder / "told" / f"{language}.toml"
