"""Dwarven Smithy's rulebook and tutorial, as the platform asks for them."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import zip_longest

from msgspec.structs import replace

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.lesson import PLAYER, SCRIPT
from kingsforge_bot.games.dwarven_smithy.rulebook.cards import CARD
from kingsforge_bot.games.dwarven_smithy.rulebook.loading import load_rulebook
from kingsforge_bot.games.dwarven_smithy.rulebook.moment import what_matters
from kingsforge_bot.games.dwarven_smithy.rules.actions import Action
from kingsforge_bot.games.dwarven_smithy.rules.events import (
    Drew,
    EndTriggered,
    Event,
    GameEnded,
    Revealed,
    TurnBegan,
    TurnEnded,
)
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.secrets import event_view
from kingsforge_bot.games.dwarven_smithy.screens.verdict import verdict
from kingsforge_bot.games.dwarven_smithy.words.events import event_line
from kingsforge_bot.games.dwarven_smithy.words.labels import label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.refusals import refusal
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.book import Verdict
from kingsforge_bot.ui.wording import names_of


class DwarvenSmithyBook:
    """The entries, and what the rules themselves say of a table."""

    def __init__(self, game: DwarvenSmithy) -> None:
        self._game = game

    @cached_property
    def rulebook(self) -> Rulebook:
        """Read when it is first asked for, which takes a while. Raises RulebookError naming file and entry."""
        return load_rulebook()

    def note(self, l10n: Localizer) -> str:
        """That the cards are a stand-in set, unless a group put in its own."""
        ours = any(entry.ruling for entry in self.rulebook.entries.values() if entry.kind == CARD)
        return l10n("stand-in-note") if ours else ""

    def matters(self, look: TableView) -> Sequence[str]:
        return what_matters(look.view, self._game.cards, look.seat)

    def verdict(self, l10n: Localizer, look: TableView, entry: Entry, name: str, deeds: Sequence[str] = ()) -> Verdict:
        say = Telling(l10n, self._game.cards, names_of(l10n, look.table))
        return verdict(say, self._game, look, entry, name, deeds)


class DwarvenSmithyLesson:
    """Two turns and the last one against a bot."""

    script = SCRIPT

    def __init__(self, game: DwarvenSmithy) -> None:
        self._game = game

    def label(self, l10n: Localizer, action: Action, names: Sequence[str]) -> str:
        return label(self._say(l10n, names), action)

    def told(self, l10n: Localizer, events: Sequence[Event], names: Sequence[str]) -> str:
        """What the learner may know of it and needs; that a turn ended says whose follows."""
        say = self._say(l10n, names)
        return say.l10n.sentences(event_line(say, event_view(one, Seat(PLAYER))) for one in _needed(events))

    def refusal(self, l10n: Localizer, refused: Refused, names: Sequence[str]) -> str:
        return refusal(self._say(l10n, names), refused)

    def _say(self, l10n: Localizer, names: Sequence[str]) -> Telling:
        return Telling(l10n, self._game.cards, names)


def _needed(events: Sequence[Event]) -> Iterator[Event]:
    """What a step has room for on a phone: not what another refined, nor the draw that is told as the end's cause."""
    for event, after in zip_longest(events, events[1:]):
        match event:
            case TurnEnded() | Revealed() | GameEnded():
                continue
            case Drew(seat=seat) if isinstance(after, EndTriggered) and after.seat == seat:
                continue
            case TurnBegan(seat=seat) if seat != PLAYER:
                yield replace(event, refined=())
            case _:
                yield event
