"""Keyflower on the screens of players, as the platform asks for it."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from kingsforge_bot.games.keyflower.advice.story import story
from kingsforge_bot.games.keyflower.pictures.replay import picked
from kingsforge_bot.games.keyflower.rules import events as ev
from kingsforge_bot.games.keyflower.rules.game import Keyflower
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.screens import pictures
from kingsforge_bot.games.keyflower.screens.analysed import analysis
from kingsforge_bot.games.keyflower.screens.looking import (
    PUBLIC,
    RECKONING,
    SEASON,
    VILLAGE,
    button,
    buttons,
    reckoning,
    season,
    seat_of,
    village,
)
from kingsforge_bot.games.keyflower.screens.scenes import scene
from kingsforge_bot.games.keyflower.screens.turn_screen import VERBS, TurnScreen
from kingsforge_bot.games.keyflower.screens.why import WHY, explanation
from kingsforge_bot.games.keyflower.words.brief import brief
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.games.keyflower.words.story import story_lines
from kingsforge_bot.games.keyflower.words.words import KeyflowerWords
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import LogEntry, Status, TableView
from kingsforge_bot.ui.game.drawing import Size
from kingsforge_bot.ui.game.plain_boards import PlainBoards
from kingsforge_bot.ui.game.plain_screens import plain_screens
from kingsforge_bot.ui.game.screens import HINT, Boards, Commands, Given, Pictures, Refusals, Screens, TurnScreens
from kingsforge_bot.ui.game.typed import expanded
from kingsforge_bot.ui.message import Message, Picture
from kingsforge_bot.ui.wording import names_of


def screens(game: Keyflower) -> Screens:
    """With its tiles; what it has nothing better for is plain."""
    words = KeyflowerWords(game.tiles)

    def at(l10n: Localizer, look: TableView) -> Telling:
        return words.telling(l10n, names_of(l10n, look.table))

    def board(
        l10n: Localizer,
        post: BoardPost,
        picture: Picture | None,
        lacking: str = "failed",
        beside: Sequence[str] = (),
    ) -> Message:
        """With ways to the villages, for which the market has no room, and to what the points are made of."""
        look, message = post.look, boards.board(l10n, post, picture, lacking, beside)
        match look.table.status:
            case Status.RUNNING:
                return message.with_button(button(at(l10n, look), look.table, VILLAGE))
            case Status.OVER:
                for one in buttons(at(l10n, look), look.table, look.view):
                    message = message.with_button(one)
                return message
            case Status.LOBBY | Status.CLOSED:
                return message
            case _:
                assert_never(look.table.status)

    def expand(said: Sequence[str]) -> Given:
        """Of a button of a village its seat; else what was typed."""
        return seat_of(said) if said and said[0].isdigit() else expanded(game.parse, "action", said)

    def tale(l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> Iterable[str]:
        events = [event for entry in entries for event in entry.events]
        return story_lines(at(l10n, look), story(game.tiles, look.view.scores, events))

    def points(view: State) -> list[int]:
        return [one.total for one in view.scores]

    def in_brief(l10n: Localizer, events: Sequence[ev.Event], names: Sequence[str]) -> Iterable[str]:
        return brief(words.telling(l10n, names), events)

    boards = PlainBoards(game, words, story=tale, points=points, full=True, brief=in_brief)
    turn = TurnScreen(game, boards, at)
    plain = plain_screens(game, words)
    return Screens(
        Boards(
            status=boards.status,
            progress=plain.boards.progress,
            board=board,
            words=plain.boards.words,
            line=plain.boards.line,
            summary=boards.summary,
            analysis=lambda l10n, look, moments: analysis(at(l10n, look), look, moments),
        ),
        TurnScreens(
            now=turn.now,
            asks=turn.asks,
            happened=plain.turn.happened,
            press=turn.press,
            opens=turn.opens,
            hand=turn.hand,
            prepare=turn.prepare,
        ),
        Commands(
            command=turn.command,
            suggest=turn.suggest,
            condense=plain.commands.condense,
            expand=expand,
            verbs=VERBS,
            queries={
                VILLAGE: lambda l10n, look, given: village(at(l10n, look), look, given),
                SEASON: lambda l10n, look, given: season(at(l10n, look), look, given),
                RECKONING: lambda l10n, look, given: reckoning(at(l10n, look), look, given),
                HINT: turn.best.hint,
            },
            public=PUBLIC,
        ),
        plain.plans,
        Refusals(
            out_of_turn=plain.refusals.out_of_turn,
            refusal=plain.refusals.refusal,
            why_words=WHY.written,
            why=lambda l10n, look, said: explanation(at(l10n, look), look, said),
        ),
        Pictures(
            table=lambda l10n, look, events=(), size=Size.FULL: pictures.board(at(l10n, look), look, events, size),
            moment=lambda l10n, look, events: pictures.moment(at(l10n, look), look, events),
            end=lambda l10n, look, events: pictures.end(at(l10n, look), look, events),
            greeting=lambda l10n: pictures.greeting(words.telling(l10n)),
            lobby=pictures.lobby,
            picked=picked,
            replay=lambda l10n, look, moments: pictures.replay(at(l10n, look), look, moments),
            position=lambda l10n, view, heading, names, _, shows: scene(
                words.telling(l10n, names), view, heading, shows
            ),
        ),
    )
