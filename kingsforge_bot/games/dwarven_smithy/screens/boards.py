"""Dwarven Smithy's boards: plain ones, on which its own words tell what happened, how it ended and what may be done."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.advice.figures import figures
from kingsforge_bot.games.dwarven_smithy.advice.story import story
from kingsforge_bot.games.dwarven_smithy.rules.events import Dealt, Event, TurnEnded
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.screens.odds import ODDS
from kingsforge_bot.games.dwarven_smithy.words.board import goal, standing
from kingsforge_bot.games.dwarven_smithy.words.brief import brief
from kingsforge_bot.games.dwarven_smithy.words.ending import kings, podium_lines, prizes, ties, why_over
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.story import course_told, end_told, story_lines
from kingsforge_bot.games.dwarven_smithy.words.words import DwarvenSmithyWords
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import unmarked
from kingsforge_bot.service.types import LogEntry, TableStatus, TableView
from kingsforge_bot.ui.game.plain_boards import PlainBoards
from kingsforge_bot.ui.game.telling import Tells
from kingsforge_bot.ui.wording.titles import bold_title

_NEWS: Final = 240
"""Characters of what just happened: with the picture and the buttons it is to stand on one screen of a phone."""
_FIRST_NEWS: Final = 150
"""The same below the goal."""
_TWO: Final = 2
_TURN: Final = 600
"""Characters of one turn in the log."""
_LAST_NEWS: Final = 80
"""At the end, where more stands above and below."""


class SmithyBoards(Tells[Telling]):
    """Of one game and its cards."""

    def __init__(self, game: DwarvenSmithy) -> None:
        self.game, self.words = game, DwarvenSmithyWords(game.cards)
        super().__init__(self.words.telling)
        self.plain = PlainBoards(
            game,
            self.words,
            podium=self._podium,
            news=self._news,
            story=self._story,
            can=_can,
            points=_points,
            full=True,
            drawn_progress=True,
            asks=(ODDS,),
        )

    def brief(self, l10n: Localizer, told: Sequence[tuple[Event, bool]], names: Sequence[str]) -> str:
        """What one seat did in a row."""
        return brief(self.words.telling(l10n, names), (event for event, _ in told), _TURN)

    def figures(self, l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> dict[Seat, str]:
        """What each seat did in a game, in numbers."""
        found = figures(len(look.view.players), (event for entry in entries for event in entry.events))
        return {one.seat: l10n("stats-figures", **msgspec.structs.asdict(one)) for one in found}

    def summary(self, l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> Sequence[str]:
        """The game told once more, below its name: how it went, how it ended, who has the prizes, the result."""
        say, view = self.at(l10n, look), look.view
        events = [event for entry in entries for event in entry.events]
        lines = [
            l10n("summary-title", game=l10n("game-title"), table=bold_title(look.table)),
            *course_told(say, story(self.game.cards, view.scores, events)),
            end_told(say, view, events),
            prizes(say, view),
            l10n.steps(self._result(l10n, look)),
        ]
        return [unmarked(line) for line in lines]

    def _result(self, l10n: Localizer, look: TableView) -> Iterable[str]:
        """Of two the winner's line says all but what decided between equal ones."""
        say, view = self.at(l10n, look), look.view
        if len(view.players) == _TWO:
            return (self.plain.winner(l10n, look)[1], *ties(say, view))
        return podium_lines(say, view, whole=False)

    def _podium(self, l10n: Localizer, look: TableView, posted: bool) -> list[str]:
        """What decided between equal places (7.6), above it the places where the result needs them."""
        say, view = self.at(l10n, look), look.view
        if posted and len(view.players) == _TWO:
            return [*ties(say, view)]
        return [*podium_lines(say, view, whole=not posted)]

    def _news(self, l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> str:
        say, events = self.at(l10n, look), [event for entry in entries for event in entry.events]
        if look.table.status is TableStatus.OVER:
            # What was hidden until now says more than the last turn (7.4).
            made = kings(say, look.view) or brief(say, events, _LAST_NEWS)
            return "\n".join(f"-# {one}" for one in (why_over(say, look.view), *made.splitlines()))
        # A board that stays, as alone with bots, tells the deal for long.
        turns = sum(isinstance(event, TurnEnded) for event in events)
        first = turns < len(look.view.players) and any(isinstance(event, Dealt) for event in events)
        above, most = (goal(say, look.view), _FIRST_NEWS) if first else (f"-# {standing(say, look.view)}", _NEWS)
        return "\n".join(filter(None, [above, brief(say, _since_their_turn(events, look.awaited), most)]))

    def _story(self, l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> Iterable[str]:
        events = [event for entry in entries for event in entry.events]
        return story_lines(self.at(l10n, look), story(self.game.cards, look.view.scores, events))


def _since_their_turn(events: Sequence[Event], awaited: Collection[Seat]) -> Sequence[Event]:
    """What whoever is to play has not read yet: what came before their last turn they knew as they played it."""
    ends = [place for place, one in enumerate(events, 1) if isinstance(one, TurnEnded) and one.seat in awaited]
    return events[ends[-1] :] if ends else events


def _can(l10n: Localizer, view: State) -> str:
    # From the second round on everybody has read it.
    return l10n("game-can", phase=view.phase.value) if view.turns < len(view.players) else ""


def _points(view: State) -> list[int]:
    return [one.total for one in view.scores]
