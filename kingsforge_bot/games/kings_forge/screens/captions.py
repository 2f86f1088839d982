"""What is written on King's Forge's pictures: names, what signs mean, who is awaited, in the table's language."""

from typing import TYPE_CHECKING

from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.words.names import dock_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import Table
from kingsforge_bot.ui.wording import captions

if TYPE_CHECKING:
    from kingsforge_bot.games.kings_forge.pictures.glyphs.legend import Named
    from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption


def caption_of(l10n: Localizer, table: Table) -> "BoardCaption":
    """All of it for a table."""
    from kingsforge_bot.games.kings_forge.pictures.names import PictureWords

    docks = tuple(dock_name(l10n, space) for space in Space)
    words = PictureWords(legend(l10n), task_words(l10n), l10n("picture-made-nothing"), docks)
    return captions.caption_of(l10n, table, words)


def task_words(l10n: Localizer) -> tuple[str, ...]:
    """What stands beside the name of whoever is awaited."""
    from kingsforge_bot.games.kings_forge.pictures.contents import Task

    return tuple(l10n(f"task-{task.name.lower()}") for task in Task)


def legend(l10n: Localizer) -> "tuple[Named, ...]":
    """What signs mean, in the table's language."""
    from kingsforge_bot.games.kings_forge.pictures.glyphs.legend import Mark, Named

    return tuple(Named(mark, l10n(f"sign-{mark.value}")) for mark in Mark)
