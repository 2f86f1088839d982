"""Draws what lies ready beside the sprites, each game's greeting: `python -m kingsforge_bot.devtools.ready`."""

from pathlib import Path

from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.ui.drawing import Drawing
from kingsforge_bot.ui.title import Titles


def make_ready(offered: Titles, spoken: Localizers) -> None:
    """In all languages, in place of what lay there."""
    drawn: dict[Path, Drawing] = {}
    for game in offered.games:
        for language in spoken.languages:
            drawing = offered.of(game).screens.greeting(spoken.for_locale(language))
            if drawing is not None and drawing.ready is not None:
                drawn[drawing.ready] = drawing
    for folder in {file.parent for file in drawn}:
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.png"):
            old.unlink()
    for file, drawing in drawn.items():
        file.write_bytes(drawing.draw(always))


if __name__ == "__main__":
    make_ready(titles(), Localizers())
