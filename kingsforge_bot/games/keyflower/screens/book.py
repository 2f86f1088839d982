"""Keyflower's rulebook, as the platform asks for it."""

from collections.abc import Sequence
from functools import cached_property

from kingsforge_bot.games.keyflower.rulebook.loading import load_rulebook
from kingsforge_bot.games.keyflower.rulebook.moment import what_matters
from kingsforge_bot.games.keyflower.rules.game import Keyflower
from kingsforge_bot.games.keyflower.screens.verdict import verdict
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.book import Verdict
from kingsforge_bot.ui.wording import names_of


class KeyflowerBook:
    """The entries, and what the rules themselves say of a table."""

    def __init__(self, game: Keyflower) -> None:
        self._game = game

    @cached_property
    def rulebook(self) -> Rulebook:
        """Read when it is first asked for, which takes a while. Raises RulebookError naming file and entry."""
        return load_rulebook()

    def note(self, l10n: Localizer) -> str:
        """Nothing: what is known of a tile from one source alone stands with the tile."""
        return ""

    def matters(self, look: TableView) -> Sequence[str]:
        return what_matters(look.view, look.seat)

    def verdict(self, l10n: Localizer, look: TableView, entry: Entry, name: str, deeds: Sequence[str] = ()) -> Verdict:
        say = Telling(l10n, self._game.tiles, names_of(l10n, look.table))
        return verdict(say, self._game, look, entry, name, deeds)
