"""Reads Keyflower's rulebook from data/keyflower/rules, its tiles from their own data file."""

from pathlib import Path
from typing import Final

from kingsforge_bot.games.keyflower.card_data import DATA, tiles
from kingsforge_bot.games.keyflower.rulebook.asking import is_doable
from kingsforge_bot.games.keyflower.rulebook.measures import measures
from kingsforge_bot.games.keyflower.rulebook.ready import read_ready
from kingsforge_bot.games.keyflower.rulebook.tiles import TILE, TileWords, tile_entries, told
from kingsforge_bot.games.keyflower.rules.meta import KEY
from kingsforge_bot.games.keyflower.rules.tiles import TileFacts, TileSet
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.i18n.localizer import localizers
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import LANGUAGES, Entry
from kingsforge_bot.rulebook.loading import Made, load_asking, load_entries, load_words

RULES: Final = DATA / "keyflower" / "rules"
_TILES: Final = "tiles.toml"


def load_rulebook() -> Rulebook:
    """The rulebook of the data folder. Raises RulebookError naming file and entry, PositionError naming a tile."""
    box = tiles()
    return Rulebook(entries(box=box), load_asking(RULES), doable=is_doable, measures=measures(box))


def entries(folder: Path = RULES, box: TileSet | None = None) -> tuple[Entry, ...]:
    """All entries, the tiles last. Raises RulebookError or PositionError."""
    known = tiles() if box is None else box
    words, says = _words(folder), _says(known)
    ready = {language: read_ready(folder, language) for language in LANGUAGES}
    return load_entries(folder, Made(TILE, _TILES, tuple(tile_entries(known, words, says, ready))))


def texts(language: str, folder: Path = RULES) -> tuple[tuple[TileFacts, str], ...]:
    """What is told of each tile, made anew. Raises RulebookError or PositionError."""
    known = tiles()
    words, say = _words(folder)[language], _says(known)[language]
    return tuple((tile, told(tile, words, say)) for tile in known.facts.values())


def _words(folder: Path) -> dict[str, TileWords]:
    return load_words(folder, _TILES, TileWords)


def _says(known: TileSet) -> dict[str, Telling]:
    return {language: Telling(localizers().for_locale(language).of(KEY), known) for language in LANGUAGES}
