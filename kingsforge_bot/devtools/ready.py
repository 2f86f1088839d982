"""Draws what lies ready beside the sprites, a game's greeting: `python -m kingsforge_bot.devtools.ready [GAME...]`.

A game is named by its folder, none means all.
"""

import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path

from kingsforge_bot.core.wanted import always
from kingsforge_bot.devtools.games_asked import games_named, games_parser
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.ui.game.drawing import Drawing


def make_ready(keys: Iterable[str], spoken: Localizers) -> None:
    """In all languages, in place of what lay there; a game is named by its folder."""
    drawn: dict[Path, Drawing] = {}
    for key in keys:
        title = import_module(f"kingsforge_bot.games.{key}.title").title()
        for language in spoken.languages:
            drawing: Drawing | None = title.greeting(spoken.for_locale(language))
            if drawing is not None and drawing.ready is not None:
                drawn[drawing.ready] = drawing
    for folder in {file.parent for file in drawn}:
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.png"):
            old.unlink()
    for file, drawing in drawn.items():
        file.write_bytes(drawing.draw(always))


def main(words: Sequence[str] | None = None) -> int:
    """Draws for the games that the words name."""
    make_ready(games_named(games_parser(__doc__, "title"), "title", words).games, Localizers())
    return 0


if __name__ == "__main__":
    sys.exit(main())
