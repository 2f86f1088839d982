"""Dwarven Smithy's rulebook and tutorial, as the platform asks for them."""

from collections.abc import Iterator, Sequence

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
    Played,
    Revealed,
    TurnBegan,
    TurnEnded,
)
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.resources import refined
from kingsforge_bot.games.dwarven_smithy.rules.secrets import event_view
from kingsforge_bot.games.dwarven_smithy.screens.verdict import verdict
from kingsforge_bot.games.dwarven_smithy.words.events import event_line
from kingsforge_bot.games.dwarven_smithy.words.labels import label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.refusals import refusal
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.rulebook.lazy_rulebook import LazyRulebook
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.book import Verdict
from kingsforge_bot.ui.wording.names import names_of


class DwarvenSmithyBook(LazyRulebook):
    """The entries, and what the rules themselves say of a table."""

    def __init__(self, game: DwarvenSmithy) -> None:
        super().__init__(load_rulebook)
        self._game = game

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
        """What the learner may know of it and needs, in few words: what they drew first."""
        say, needed = self._say(l10n, names), [event_view(one, Seat(PLAYER)) for one in _needed(events)]
        drawn = [one.card for one in needed if isinstance(one, Drew)]
        lines = [_line(say, one) for one in needed if not isinstance(one, Drew)]
        return l10n.sentences([*([l10n("tutorial-drew", cards=say.all(drawn))] if drawn else []), *lines])

    def refusal(self, l10n: Localizer, refused: Refused, names: Sequence[str]) -> str:
        return refusal(self._say(l10n, names), refused)

    def _say(self, l10n: Localizer, names: Sequence[str]) -> Telling:
        return Telling(l10n, self._game.cards, names)


def _line(say: Telling, event: Event) -> str:
    """Of a turn that began only what was refined: that it is the learner's they see."""
    if isinstance(event, TurnBegan):
        return say.l10n("event-refined", cards=say.all(map(refined, event.refined)))
    return event_line(say, event)


def _needed(events: Sequence[Event]) -> Iterator[Event]:
    """What a step has room for on a phone: not what the bot drew or refined; why the end comes the step says itself.

    Where a turn went by, what the learner pressed before is known to them.
    """
    gone_by = any(isinstance(one, TurnBegan) for one in events)
    for event in events:
        match event:
            case TurnEnded() | Revealed() | GameEnded() | EndTriggered():
                continue
            case Drew(seat=seat) | TurnBegan(seat=seat) if seat != PLAYER:
                continue
            case TurnBegan(refined=()):
                continue
            case Played(seat=seat) if gone_by and seat == PLAYER:
                continue
            case _:
                yield event
