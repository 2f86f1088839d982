"""King's Forge's rulebook and tutorial, as the platform asks for them."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.games.kings_forge.lesson import SCRIPT
from kingsforge_bot.games.kings_forge.rulebook.feasibility import Rules
from kingsforge_bot.games.kings_forge.rulebook.loading import load_rulebook
from kingsforge_bot.games.kings_forge.rulebook.moment import what_matters
from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.screens.asking.explanation import onlooker_lines
from kingsforge_bot.games.kings_forge.screens.asking.verdict import verdict
from kingsforge_bot.games.kings_forge.words.acting import action_button
from kingsforge_bot.games.kings_forge.words.brief import brief
from kingsforge_bot.games.kings_forge.words.refusals import refusal
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.rulebook.lazy_rulebook import LazyRulebook
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.book import Verdict

_SEEN: Final = 2
"""Turns of a step's news that leave its task on a phone's screen."""


class KingsForgeBook(LazyRulebook):
    """The entries, and what the rules themselves say of a table."""

    def __init__(self, game: Rules) -> None:
        super().__init__(load_rulebook)
        self._game = game

    def note(self, l10n: Localizer) -> str:
        """Each entry says of itself what is reconstructed."""
        return ""

    def matters(self, look: TableView) -> Sequence[str]:
        return what_matters(look.view, look.seat)

    def verdict(self, l10n: Localizer, look: TableView, entry: Entry, name: str, deeds: Sequence[str] = ()) -> Verdict:
        """Of each thing one deed is possible, so none has to be named."""
        told = verdict(l10n, self._game, look, entry, name)
        return replace(told, lines=(*onlooker_lines(l10n, look), *told.lines))


class KingsForgeLesson:
    """A short round against one bot."""

    script = SCRIPT

    def label(self, l10n: Localizer, action: Action, names: Sequence[str]) -> str:
        return action_button(l10n, action, names)

    def told(self, l10n: Localizer, events: Sequence[Event], names: Sequence[str]) -> str:
        return brief(l10n, [(event, False) for event in events], names, most=_SEEN)

    def refusal(self, l10n: Localizer, refused: Refused, names: Sequence[str]) -> str:
        return refusal(l10n, refused, names)
