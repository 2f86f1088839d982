"""Dwarven Smithy on the screens of players, as the platform asks for it: plain screens with a desk of their own."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.advice.figures import figures
from kingsforge_bot.games.dwarven_smithy.advice.story import story
from kingsforge_bot.games.dwarven_smithy.pictures.replay import picked
from kingsforge_bot.games.dwarven_smithy.rules.events import Dealt, Event, TurnEnded
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.screens import pictures
from kingsforge_bot.games.dwarven_smithy.screens.analysis import analysis
from kingsforge_bot.games.dwarven_smithy.screens.commands import VERBS
from kingsforge_bot.games.dwarven_smithy.screens.odds import ODDS, foretold
from kingsforge_bot.games.dwarven_smithy.screens.scenes import scene
from kingsforge_bot.games.dwarven_smithy.screens.turn_screen import TurnScreen
from kingsforge_bot.games.dwarven_smithy.screens.why import WHY, explanation
from kingsforge_bot.games.dwarven_smithy.words.board import goal, race
from kingsforge_bot.games.dwarven_smithy.words.brief import brief
from kingsforge_bot.games.dwarven_smithy.words.ending import kings, podium_lines
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.planning import planned_action_effect
from kingsforge_bot.games.dwarven_smithy.words.story import story_lines
from kingsforge_bot.games.dwarven_smithy.words.words import DwarvenSmithyWords
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import LogEntry, TableStatus, TableView
from kingsforge_bot.ui.game.drawing import Drawing, Size
from kingsforge_bot.ui.game.plain_boards import PlainBoards
from kingsforge_bot.ui.game.plain_screens import plain_screens
from kingsforge_bot.ui.game.screens import HINT, Boards, Commands, Pictures, Plans, Refusals, Screens, TurnScreens
from kingsforge_bot.ui.game.typed import expanded
from kingsforge_bot.ui.wording import names_of

_NEWS: Final = 360
"""Characters of what just happened: with the picture and the buttons it is to stand on one screen of a phone."""
_LAST_NEWS: Final = 80
"""At the end, where more stands above and below."""


def screens(game: DwarvenSmithy) -> Screens:
    """With its cards; what it has nothing better for is plain."""
    words = DwarvenSmithyWords(game.cards)

    def at(l10n: Localizer, look: TableView) -> Telling:
        return words.telling(l10n, names_of(l10n, look.table))

    def podium(l10n: Localizer, look: TableView, posted: bool) -> list[str]:
        """With what decided between equal places (7.6)."""
        return [*podium_lines(at(l10n, look), look.view, whole=not posted)]

    def news(l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> str:
        say, events = at(l10n, look), [event for entry in entries for event in entry.events]
        if look.table.status is TableStatus.OVER:
            # What was hidden until now says more than the last turn (7.4).
            made = kings(say, look.view)
            return f"-# {made}" if made else brief(say, events, _LAST_NEWS)
        # A board that stays, as alone with bots, tells the deal for long.
        turns = sum(isinstance(event, TurnEnded) for event in events)
        first = turns < len(look.view.players) and any(isinstance(event, Dealt) for event in events)
        return "\n".join([goal(say, look.view) if first else race(say, look.view), brief(say, events, _NEWS)])

    def tale(l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> Iterable[str]:
        events = [event for entry in entries for event in entry.events]
        return story_lines(at(l10n, look), story(game.cards, look.view.scores, events))

    def counted(l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> dict[Seat, str]:
        found = figures(len(look.view.players), (event for entry in entries for event in entry.events))
        return {one.seat: l10n("stats-figures", **msgspec.structs.asdict(one)) for one in found}

    def position(
        l10n: Localizer, view: State, heading: str, names: Sequence[str], _: Sequence[Event], shows: Sequence[str]
    ) -> Drawing:
        say = words.telling(l10n, names)
        return scene(replace(say, cards=pictures.in_own_words(say)), view, heading, shows)

    def can(l10n: Localizer, view: State) -> str:
        # From the second round on everybody has read it.
        return l10n("game-can", phase=view.phase.value) if view.turns < len(view.players) else ""

    def points(view: State) -> list[int]:
        return [one.total for one in view.scores]

    boards = PlainBoards(game, words, podium, news, tale, can, points, full=True, asks=(ODDS,))
    turn = TurnScreen(game, boards, at)
    plain = plain_screens(game, words)
    return Screens(
        Boards(
            headline=boards.headline,
            progress=plain.boards.progress,
            board=boards.board,
            words=plain.boards.words,
            line=plain.boards.line,
            summary=boards.summary,
            analysis=lambda l10n, look, moments: analysis(at(l10n, look), look, moments),
            figures=counted,
        ),
        TurnScreens(
            now=turn.now,
            asks=plain.turn.asks,
            happened=turn.happened,
            press=turn.press,
            opens=plain.turn.opens,
            hand=turn.hand,
            prepare=turn.prepare,
        ),
        Commands(
            command=turn.command,
            suggest=turn.suggest,
            condense=plain.commands.condense,
            expand=partial(expanded, game.parse, "card"),
            verbs=VERBS,
            queries={ODDS: lambda l10n, look, _: foretold(at(l10n, look), look), HINT: turn.best.hint},
        ),
        Plans(
            action=plain.plans.action,
            cancel_condition=plain.plans.cancel_condition,
            effect=lambda l10n, planned_action: planned_action_effect(words.telling(l10n), planned_action),
        ),
        Refusals(
            out_of_turn=plain.refusals.out_of_turn,
            refusal=plain.refusals.refusal,
            why_words=WHY.written,
            why=lambda l10n, look, said: explanation(at(l10n, look), look, said),
        ),
        Pictures(
            table=lambda l10n, look, events=(), size=Size.FULL: pictures.board(at(l10n, look), look, events, size),
            end=lambda l10n, look, events: pictures.end(at(l10n, look), look, events),
            moment=lambda l10n, look, events: pictures.moment(at(l10n, look), look, events),
            greeting=lambda l10n: pictures.greeting(words.telling(l10n)),
            lobby=pictures.lobby,
            picked=picked,
            replay=lambda l10n, look, moments: pictures.replay(at(l10n, look), look, moments),
            position=position,
        ),
    )
