"""Keyflower's rulebook and tutorial, as the platform asks for them."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.lesson import PLAYER, SCRIPT
from kingsforge_bot.games.keyflower.rulebook.loading import load_rulebook
from kingsforge_bot.games.keyflower.rulebook.moment import what_matters
from kingsforge_bot.games.keyflower.rules import events as ev
from kingsforge_bot.games.keyflower.rules.actions import Action
from kingsforge_bot.games.keyflower.rules.game import Keyflower
from kingsforge_bot.games.keyflower.rules.secrets import event_view
from kingsforge_bot.games.keyflower.screens.verdict import verdict
from kingsforge_bot.games.keyflower.words.events import event_line
from kingsforge_bot.games.keyflower.words.labels import label
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.games.keyflower.words.refusals import refusal
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.rulebook.lazy_rulebook import LazyRulebook
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.book import Verdict
from kingsforge_bot.ui.wording.names import names_of


class KeyflowerBook(LazyRulebook):
    """The entries, and what the rules themselves say of a table."""

    def __init__(self, game: Keyflower) -> None:
        super().__init__(load_rulebook)
        self._game = game

    def note(self, l10n: Localizer) -> str:
        """Nothing: what is known of a tile from one source alone stands with the tile."""
        return ""

    def matters(self, look: TableView) -> Sequence[str]:
        return what_matters(look.view, look.seat)

    def verdict(self, l10n: Localizer, look: TableView, entry: Entry, name: str, deeds: Sequence[str] = ()) -> Verdict:
        say = Telling(l10n, self._game.tiles, names_of(l10n, look.table))
        return verdict(say, self._game, look, entry, name, deeds)


class KeyflowerLesson:
    """A spring and a winter against a bot."""

    script = SCRIPT

    def __init__(self, game: Keyflower) -> None:
        self._game = game

    def label(self, l10n: Localizer, action: Action, names: Sequence[str]) -> str:
        return label(self._say(l10n, names), action)

    def told(self, l10n: Localizer, events: Sequence[ev.Event], names: Sequence[str]) -> str:
        """What the learner may know of it and needs; of seasons that follow the step itself tells."""
        say, own = self._say(l10n, names), Seat(PLAYER)
        views = (event_view(one, own) for one in _needed(events))
        return say.l10n.sentences(event_line(say, view) for view in views if view is not None)

    def refusal(self, l10n: Localizer, refused: Refused, names: Sequence[str]) -> str:
        return refusal(self._say(l10n, names), refused)

    def _say(self, l10n: Localizer, names: Sequence[str]) -> Telling:
        return Telling(l10n, self._game.tiles, names)


def _needed(events: Sequence[ev.Event]) -> Iterator[ev.Event]:
    """What a step has room for on a phone: until a season begins, and not what the bot gets by the season before."""
    for event in takewhile(lambda one: not isinstance(one, ev.SeasonBegan), events):
        match event:
            case ev.Passed() | ev.TileLeft() | ev.BoatsCalled() | ev.TilePlaced() | ev.VillageBuilt() | ev.WorkEnded():
                continue
            case (
                ev.WorkBegan(seat=seat) | ev.TileWon(seat=seat) | ev.WorkersTaken(seat=seat) | ev.BoatTaken(seat=seat)
            ) if seat != PLAYER:
                continue
            case _:
                yield event
