"""What tables, games and options are called."""

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import bare, plain
from kingsforge_bot.service.types import Table


def title(table: Table) -> str:
    """`#12 Oak`, as it may stand anywhere."""
    return title_of(table.id, table.name)


def title_of(number: int, name: str) -> str:
    """The same of a table that need not be read."""
    return f"#{number} {bare(name)}"


def bold_title(table: Table) -> str:
    """The title for the text of messages, where names must not format anything."""
    return f"#{table.id} {plain(table.name)}"


def game_name(l10n: Localizer, game: str) -> str:
    """The game with that key, by its name."""
    return l10n.of(game)("game-title")


def option_name(l10n: Localizer, option: str) -> str:
    """An option as its command shows it; one that none of ours has, as it was sent."""
    message = f"name-option-{option}"
    return l10n(message) if l10n.knows(message) else plain(option)
