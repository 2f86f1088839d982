"""Dwarven Smithy's rulebook, as the platform asks for it."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rulebook.cards import CARD
from kingsforge_bot.games.dwarven_smithy.rulebook.loading import load_rulebook
from kingsforge_bot.games.dwarven_smithy.rulebook.moment import what_matters
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.meta import KEY
from kingsforge_bot.games.dwarven_smithy.screens.verdict import verdict
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.book import Verdict
from kingsforge_bot.ui.wording import names_of


class DwarvenSmithyBook:
    """The entries, and what the rules themselves say of a table."""

    def __init__(self, game: DwarvenSmithy) -> None:
        """Raises RulebookError naming file and entry."""
        self._game = game
        self.rulebook: Final = load_rulebook()

    def note(self, l10n: Localizer) -> str:
        """That the cards are a stand-in set, unless a group put in its own."""
        ours = any(entry.ruling for entry in self.rulebook.entries.values() if entry.kind == CARD)
        return l10n.of(KEY)("stand-in-note") if ours else ""

    def matters(self, look: TableView) -> Sequence[str]:
        return what_matters(look.view, self._game.cards, look.seat)

    def verdict(self, l10n: Localizer, look: TableView, entry: Entry, name: str) -> Verdict:
        say = Telling(l10n.of(KEY), self._game.cards, names_of(l10n, look.table))
        return verdict(say, self._game, look, entry, name)
